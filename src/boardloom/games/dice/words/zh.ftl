### DO or DICE 的中文。HP 是生命值，VP 是胜利点数。

dice-title = DO or DICE
dice-summary = 五名玩家，一颗骰子：要么活下来，要么化作幽影纠缠活着的人。

## 各点数的效果
## $called（下同）：效果的名称，是这里的某一个，或别人自己起的名字

dice-effect-backfire = 反噬
dice-effect-jab = 刺拳
dice-effect-pickpocket = 扒窃
dice-effect-strike = 重击
dice-effect-recover = 恢复
dice-effect-power-move = 强攻
dice-effect-nothing = 无事发生
dice-effect-gift = 馈赠
dice-effect-curse = 诅咒
dice-effect = { $called }：{ $ways }
dice-way-hit = 打击 { $hp }
dice-way-steal = 偷 { $vp } VP
dice-way-more-hp = +{ $hp } HP
dice-way-less-hp = -{ $hp } HP
dice-way-more-vp = +{ $vp } VP
dice-way-less-vp = -{ $vp } VP
dice-number = { $number } { $effect }

## 秘密目标

dice-goal-eight = 终局时有 8 VP 或更多
dice-goal-healthy = 终局时有 15 HP 或更多
dice-goal-brink = 终局时活着，且不超过 5 HP
dice-goal-hunter = 击倒一名玩家
dice-goal-gentle = 活到最后，且没有击倒任何人
dice-goal-unhaunted = 从未成为幽影的目标
dice-goal-martyr = 第一个倒下
dice-goal-steady = 不要第一个倒下
dice-goal = { $goal }。
dice-goal-met = { $goal }达成！

## 要做什么

dice-ask-deal = 分发秘密目标
dice-ask-lots = 抽签决定谁先开始
dice-ask-final = 掷决胜骰
dice-ask-shadow = 以幽影身份掷骰子
dice-ask-keep = { $called }：保留点数，或使用重掷标记
# $question: one of those below
dice-ask = { $called }：{ $question }
dice-choose-hit = 打击谁，使其失去 { $hit } HP
dice-choose-steal = 偷谁的 { $steal } VP
dice-choose-gain = 得到 { $gain } VP
dice-choose-hit-steal = 打击谁，使其失去 { $hit } HP，或偷谁的 { $steal } VP
dice-choose-hit-gain = 打击谁，使其失去 { $hit } HP，或得到 { $gain } VP
dice-choose-steal-gain = 偷谁的 { $steal } VP，或得到 { $gain } VP
dice-choose-hit-steal-gain = 打击谁，使其失去 { $hit } HP，或偷谁的 { $steal } VP，或得到 { $gain } VP
dice-choose-give-hp = 给谁 { $hp } HP
dice-choose-give-vp = 给谁 { $vp } VP
dice-choose-give-hp-vp = 给谁 { $hp } HP 或 { $vp } VP
dice-choose-take-hp = 扣谁 { $hp } HP
dice-choose-take-vp = 扣谁 { $vp } VP
dice-choose-take-hp-vp = 扣谁 { $hp } HP 或 { $vp } VP

## 可以选什么；$now：$who 此后的 HP

dice-do-reroll = 重掷
    .help = 再掷一次；之后还剩 { $count } 个重掷标记。
dice-do-keep = 保留点数
dice-do-gain = 得到 { $vp } VP
dice-do-hit = 打击 { $who }：剩 { $now } HP
dice-do-hit-falls = 打击 { $who }：{ $who } 倒下
dice-do-steal = 偷 { $who } 的 { $vp } VP
dice-do-steal-nothing = 偷 { $who }：对方没有 VP，没有效果
dice-do-give-hp = 给 { $who } { $hp } HP：变为 { $now } HP
dice-do-give-vp = 给 { $who } { $vp } VP
dice-do-take-hp = 扣 { $who } { $hp } HP：剩 { $now } HP
dice-do-take-hp-falls = 扣 { $who } { $hp } HP：{ $who } 倒下
dice-do-take-vp = 扣 { $who } { $vp } VP
dice-do-take-nothing = 扣 { $who } 的 VP：对方没有，没有效果
# $face: the name of an effect, by which some languages say it: jab, strike, …
dice-short-hit = { $face ->
    [jab] 刺拳打 { $who }
    [strike] 重击 { $who }
   *[other] 打击 { $who }
}
dice-short-steal = 偷 { $who }
# $before: HP or VP now; $now: what they will be
dice-outcome-hp = { $before } → { $now }
dice-outcome-vp = { $before } → { $now } VP
dice-outcome-nothing = 没有 VP 可取
dice-badge-falls = 倒下

## 发生了什么；$now：此后剩下的 HP

dice-dealt = { $who } 拿到一个秘密目标。
dice-lots-drawn = 抽签结果：{ $who } 先开始。
dice-uses-token = { $who } 使用一个重掷标记。
dice-rolls = { $who } 掷出 { $number }，{ $called }。
# $done：下面四条之一
dice-rolls-and = { $who } 掷出 { $number }，{ $called }：{ $done }。
dice-keeps = { $who } 保留点数。
dice-keeps-and = { $who } 保留点数：{ $done }。
dice-nobody-to-affect = 没有可选的目标
dice-hp-lost = 失去 { $hp } HP，剩 { $now }
dice-hp-gained = 恢复 { $hp } HP，现有 { $now }
dice-no-hp-to-gain = HP 已满，无法再恢复
dice-gains = { $who } 得到 { $vp } VP（{ $called }）。
dice-hits = { $who } 打击 { $other }，使其失去 { $hp } HP，剩 { $now }（{ $called }）。
dice-steals = { $who } 偷走 { $other } 的 { $vp } VP（{ $called }）。
dice-steals-nothing = { $who } 在 { $other } 身上没偷到东西（{ $called }）。
dice-gives-hp = { $who } 给 { $other } { $hp } HP，使其有 { $now }（{ $called }）。
dice-gives-vp = { $who } 给 { $other } { $vp } VP（{ $called }）。
dice-takes-hp = { $who } 扣掉 { $other } { $hp } HP，剩 { $now }（{ $called }）。
dice-takes-vp = { $who } 扣掉 { $other } { $vp } VP（{ $called }）。
dice-takes-nothing = { $who } 想扣 { $other } 的 VP，但对方没有（{ $called }）。
dice-falls = { $who } 倒下。
dice-falls-to = { $who } 倒下，{ $other } +{ $vp } VP。
dice-round-over = 第 { $round } 轮结束：{ $players } +{ $vp } VP。
dice-round-over-everybody = 第 { $round } 轮结束：所有人 +{ $vp } VP。
dice-round-over-nobody = 第 { $round } 轮结束：无人存活。
dice-most-vp = VP 最多：{ $players }（{ $vp } VP）。
dice-goals-nobody = 没有人达成秘密目标。
dice-goals-met = 达成秘密目标，+{ $vp } VP：{ $met }。
dice-goal-met-by = { $who }（{ $goal }）
dice-equal = { $players } 不分高下：由决胜骰决定。
dice-rolls-final = { $who } 的决胜骰掷出 { $number }。

## 排名

dice-podium = 第 1 名 { $first }，第 2 名 { $second }，第 3 名 { $third }。
dice-podium-of-two = 第 1 名 { $first }，第 2 名 { $second }。
dice-ahead-alive = { $who } 排在 { $other } 之前：只有存活者能得第一。
dice-ahead-by-hp = { $who } 排在 { $other } 之前：VP 相同，HP 更多（{ $more } 比 { $less }）。
dice-ahead-by-rounds = { $who } 排在 { $other } 之前：VP 和 HP 相同，倒下的轮数更少。
dice-ahead-by-die = { $who } 排在 { $other } 之前：决胜骰。

## 不能做的事

dice-refusal-roll-first = 要先掷骰子
dice-refusal-no-token = 没有重掷标记了
dice-refusal-nothing-more = 后面不用再写别的：请输入 { $typed }
dice-refusal-not-this-roll = 这个点数不允许这样做
dice-refusal-needs-target = 需要一个目标：请加上座位号
dice-refusal-no-seat = 没有 { $seat } 号座位
dice-refusal-self = 不能选自己
dice-refusal-fallen = 玩家 { $player } 已经倒下；只能选存活者
dice-refusal-twice = 玩家 { $player } 上一轮已被选过；不能连续两轮选同一个人
dice-refusal-no-target = 这个点数没有目标

## 桌面

dice-board = 有 { $seats } 个座位的圆桌
dice-final-title = 决胜骰
dice-final-text = 点数最高者在前。

## 数字与结果

dice-hp = HP
dice-vp = VP
dice-figure-round = 轮次
dice-figure-rerolls = 重掷标记
dice-figure-goal = 秘密目标
dice-note-fell = 第 { $round } 轮倒下
dice-note-final-die = 决胜骰 { $number }
dice-note-rolled = 已掷
dice-note-leads = 领先
dice-note-next = 下一个掷
# $numbers: of the die, such as 3-4; what a shadow does with them
dice-chip-gives = { $numbers } 给予
dice-chip-takes = { $numbers } 扣除
dice-column-fell = 倒下
dice-fell-in = 第 { $round } 轮
dice-alive = 存活
dice-how-lived = 存活 { $rounds } 轮：+{ $vp }
dice-how-goal = 秘密目标：+{ $vp }
dice-how-won = 掷骰所得：+{ $vp }
dice-how-lost = 被别人拿走：−{ $vp }
dice-result-met = 达成：{ $goal }。
dice-result-missed = 未达成：{ $goal }。

## 选项

dice-option-players = 玩家
    .help = 有几个人玩；五人，除非用了自家规则。
dice-option-any_players = 人数不限
    .help = 自家规则：可以不是五个人玩。
dice-option-rounds = 轮数
    .help = 最后一轮是第几轮。
dice-option-first_seat = 首位
    .help = 每轮谁先开始：固定为 1 号座位，每轮顺延一位，或先抽签再每轮顺延。
dice-option-first_seat-fixed = 固定
dice-option-first_seat-rotating = 轮换
dice-option-first_seat-drawn = 抽签
dice-option-hp = HP
    .help = 开局时的 HP。
dice-option-hp_cap = HP 上限
    .help = HP 不会超过这个数：20，或开局 HP（如果更多）。
dice-option-survival_vp = 存活 VP
    .help = 每轮结束时存活者得到的 VP。
dice-option-elimination_vp = 击倒 VP
    .help = 击倒一名玩家得到的 VP。
dice-option-faces = 点数效果
    .help = 点数 1 到 6 对存活者的效果。
dice-option-faces-name = 名称
    .help = 玩家怎么称呼它。
dice-option-faces-self_hp = 自身 HP
    .help = 玩家自己得到的 HP；负数为失去。
dice-option-faces-hit = 打击
    .help = 可选：目标失去的 HP。
dice-option-faces-steal = 偷取
    .help = 可选：从目标那里偷走的 VP。
dice-option-faces-gain = 获得
    .help = 可选：玩家得到的 VP。
dice-option-faces-Backfire = { dice-effect-backfire }
dice-option-faces-Jab = { dice-effect-jab }
dice-option-faces-Pickpocket = { dice-effect-pickpocket }
dice-option-faces-Strike = { dice-effect-strike }
dice-option-faces-Recover = { dice-effect-recover }
dice-option-faces-Power-Move = { dice-effect-power-move }
dice-option-shadows = 幽影效果
    .help = 点数 1 到 6 对倒下者的效果。
dice-option-shadows-name = 名称
    .help = 玩家怎么称呼它。
dice-option-shadows-hp = HP
    .help = 可选：目标得到的 HP；负数为失去。
dice-option-shadows-vp = VP
    .help = 可选：目标得到的 VP；负数为失去。
dice-option-shadows-Nothing = { dice-effect-nothing }
dice-option-shadows-Gift = { dice-effect-gift }
dice-option-shadows-Curse = { dice-effect-curse }
dice-option-weights = 权重
    .help = 各点数出现的相对可能性。
dice-option-rerolls = 重掷标记
    .help = 每位玩家的重掷标记数。
dice-option-goals = 目标
    .help = 会分发的秘密目标；`all` 表示全部。
dice-option-goals-eight = 八点
    .help = { dice-goal-eight }。
dice-option-goals-healthy = 健康
    .help = { dice-goal-healthy }。
dice-option-goals-brink = 边缘
    .help = { dice-goal-brink }。
dice-option-goals-hunter = 猎手
    .help = { dice-goal-hunter }。
dice-option-goals-gentle = 温和
    .help = { dice-goal-gentle }。
dice-option-goals-unhaunted = 不受纠缠
    .help = { dice-goal-unhaunted }。
dice-option-goals-martyr = 烈士
    .help = { dice-goal-martyr }。
dice-option-goals-steady = 稳健
    .help = { dice-goal-steady }。
dice-option-goal_vp = 目标 VP
    .help = 达成自己的目标得到的 VP。
dice-option-fallen_first = 倒下者可夺冠
    .help = 倒下的玩家也可以得第一。
dice-option-fallen_earn = 倒下者得分
    .help = 倒下者击倒别人也得 VP。
dice-option-steal_from_fallen = 偷倒下者
    .help = 存活者可以偷倒下者的 VP。
dice-option-same_target = 相同目标
    .help = 谁不能连续两轮选同一个目标。
dice-option-same_target-fallen = 倒下者
dice-option-same_target-everybody = 所有人
dice-option-same_target-off = 不限制
dice-option-roll_again = 倒下再掷
    .help = 在自己掷骰之后倒下的人，当轮再以幽影身份掷一次。
dice-option-finish_round = 打完本轮
    .help = 只剩一人存活时，仍把这一轮打完。
dice-option-overkill = 过量伤害
    .help = 平局时，比较倒下者的 HP 低于 0 多少。

dice-preset-standard = 标准
    .help = 12 轮。
dice-preset-fair = 公平
    .help = 抽签决定谁先开始。
dice-preset-fast = 快速
    .help = 10 轮。
dice-preset-sprint = 冲刺
    .help = 6 轮。
dice-preset-variations = 变体
    .help = 有秘密目标，每人一次重掷，抽签决定谁先开始。

dice-fault-players = DO or DICE 是五人玩的，不是 { $players } 人；其他人数属于自家规则：any_players=true
dice-because-players = 行动的编号只够八位玩家
dice-because-amount = 排名把分数、生命和回合合成一个数
dice-because-goals = 一次发放没有更多结果的位置
dice-because-name = 屏幕上要放得下
dice-because-rerolls = 这已是最长的一局每回合一个
dice-because-weights = 可能性用 32 位相加
dice-fault-six = 骰子有六个点数，却给了 { $given } 个
dice-fault-weights = 至少要有一个点数能掷出来
dice-fault-cap = { $cap } 小于开局时的 { $hp } HP
dice-fault-goals = 其中有一个重复列出
dice-fault-face = { $name } 既改变自己的 HP 又提供选择；一个点数只能做其中一件
dice-fault-shadow = { $name } 既给予又扣除；一个幽影效果只能做其中一件
dice-fault-unknown = 没有 { $given }；可选的有：{ $choices }，或自己写一个

## 机器人

dice-policy-greedy = 贪心
    .help = 能击倒就击倒，专打领先者，稳拿分数。
dice-policy-meek = 温顺
    .help = 只伤害最无关紧要的人，也不抢分：小孩子也能赢它。

## 写给玩家的规则

dice-rules-aim = 目标
dice-rules-aim-points = 每人开局有 { $hp } HP（生命值），没有 VP（胜利点数）。活下去，并收集胜利点数。
dice-rules-aim-end = 打完 { $rounds } 轮，或只剩一人存活时，游戏结束。
dice-rules-round = 一轮
dice-rules-round-order = 存活者先依次掷骰子，然后轮到倒下者。
dice-rules-round-rotating = 每轮的首位顺延一位。
dice-rules-round-drawn = 抽签决定谁先开始；之后每轮的首位顺延一位。
dice-rules-round-cap = HP 不会超过 { $hp }。HP 降到 0 或以下，你就倒下了。
dice-rules-round-tokens = 你有 { $count } 个重掷标记：每个可以让你再掷一次。
dice-rules-round-played-on = 只剩一人存活时，这一轮仍会打完。
dice-rules-round-over-at-once = 只剩一人存活时，这一轮立即结束。
dice-rules-living = 存活者的点数
# $weights：按骰子点数列出，如“1: 2，2: 1”
dice-rules-living-weights = 各点数出现的可能性不同；权重是 { $weights }。
dice-rules-living-twice = 你不能连续两轮选同一个人。
dice-rules-fallen = 倒下者
dice-rules-fallen-roll = 倒下的人每轮仍掷一次骰子，化作笼罩存活者的幽影：
dice-rules-fallen-twice = 幽影不能连续两轮选同一个人。
dice-rules-points = 胜利点数
dice-rules-points-survival = 每轮结束时，存活者得到 { $vp } VP。
dice-rules-points-elimination = 击倒一名玩家得 { $vp } VP。
dice-rules-points-elimination-alive = 自己存活时击倒一名玩家，得 { $vp } VP。
dice-rules-points-least = VP 不会低于 0。
dice-rules-ranking = 排名
dice-rules-ranking-alive = 成绩最好的存活者是第一名，不管倒下者有多少。
dice-rules-ranking-order = 排名看 VP；相同时依次比较：HP 更多，倒下的轮数更少，最后掷决胜骰。
dice-rules-ranking-overkill = 倒下者之间，还要看 HP 低于 0 多少。
dice-rules-goals = 秘密目标
dice-rules-goals-dealt = 每人暗中拿到一个；达成者终局时得 { $vp } VP。

## 模拟统计的内容

dice-stat-podium = 前三名
dice-stat-VP = { dice-vp }
dice-stat-fallen = 倒下
dice-stat-rounds = 轮数
dice-stat-eliminations = 淘汰
dice-stat-points-come-from = 得分来源
dice-stat-points-come-from-survival = 存活
dice-stat-points-come-from-stealing = 偷取
dice-stat-points-come-from-power-moves = 强攻
dice-stat-points-come-from-eliminations = 淘汰
dice-stat-points-come-from-gifts-of-the-fallen = 倒下者的馈赠
dice-stat-points-come-from-secret-goals = 秘密目标
dice-stat-first-to-fall-behind = 最先落后者
dice-stat-first-to-fall-behind-wins = 获胜
dice-stat-first-to-fall-behind-in-games = 出现于对局

## 引导的第一局

dice-lesson-aim = HP 让你活着，VP 让你获胜。这是你。
dice-lesson-roll = 骰子的每个点数效果都不同。掷吧！
dice-lesson-strike = “重击”能让你选的人失去 4 HP。打{ $other }。
dice-lesson-struck = { $other }只剩 2 HP，现在轮到{ $other }掷。
dice-lesson-falls = { $other }回敬了一记“刺拳”：你失去 2 HP。现在轮到{ $third }掷。
dice-lesson-round = { $other }倒下了，{ $third }因此得到 2 VP。每轮结束时，存活者各得 1 VP。新的一轮开始：掷吧！
dice-lesson-power = “强攻”：狠狠一击，或者立刻得 3 VP。拿分数吧。
dice-lesson-thief = 选得好。下面轮到{ $third }。
dice-lesson-ghost = “扒窃”：{ $third }偷了你 1 VP。现在看{ $other }：倒下的人仍会掷骰子，化作笼罩存活者的幽影。
dice-lesson-end = “诅咒”：{ $third }失去 2 HP。最后一轮结束后，存活者中 VP 最多的人获胜。知道这些就够了。祝你好运！
