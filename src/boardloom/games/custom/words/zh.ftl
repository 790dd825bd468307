### 自定义棋盘的中文。

custom-title = 自定义棋盘
custom-summary = 在你自己设计的一排格子上赛跑。

## 发生了什么

# $luck：下面四条消息之一
custom-rolls = { $who } 掷出 { $first } 和 { $second }（{ $luck }），走到第 { $square } 格。
custom-rolls-past = { $who } 掷出 { $first } 和 { $second }（{ $luck }），冲过终点。
custom-roll-lucky = 手气不错
custom-roll-unlucky = 手气不佳
custom-roll-lucky-double = 手气不错，对子
custom-roll-unlucky-double = 手气不佳，对子
custom-goes = { $who } 前往第 { $square } 格（练习）。
custom-goes-past = { $who } 直接冲过终点（练习）。
custom-misses = { $who } 停一回合（监狱）。
custom-skips = { $who } 跳过这一回合。
custom-ends = { $who } 结束了游戏。
custom-is-now-lucky = { $who } 现在是幸运儿。
custom-is-now-unlucky = { $who } 现在是倒霉蛋。
custom-is-now-normal = { $who } 现在是普通人。
custom-square-acts = { $square }。
custom-chain = 连续触发了 { $count } 格。
custom-coins = { $who } 得到 { $count } 枚金币。
custom-is-on = { $who } 现在在第 { $square } 格。
custom-stays = { $who } 留在原地。
custom-extra-turn = 再来一回合。
custom-furthest-wins = { $who } 走得最远，获胜。

## 要做什么、可以选什么

custom-ask-roll = 掷骰子
custom-ask-miss = 在监狱里：停一回合
custom-ask-surprise = 惊喜：抽取你的新类型
custom-step-roll = 掷骰子
    .help = 两颗骰子；掷出对子可以再来一回合。
custom-step-miss = 停一回合
    .help = 你在监狱里；过了这一回合就自由了。
custom-step-skip = 下一位（跳过回合）
    .help = 轮到下一位玩家；这也算一步。
custom-step-end = 结束游戏
    .help = 走得最远的玩家获胜。
custom-step-debug = 练习格
    .help = 不掷骰子，直接前往任意一格。
# 写在格子编号旁边的按钮上
custom-step-debug-by-number = 前往这一格
custom-step-past = 冲过终点
    .help = 越过最后一格：这样就赢了。

## 格子

custom-square-SIMPLE = 平凡：得到一枚金币
custom-square-SURPRISE = 惊喜：重新抽取玩家类型
custom-square-PRISON = 监狱：下一回合停走
custom-square-LUCKY = 幸运：前进 3 格，倒霉蛋除外
custom-square-UNLUCKY = 倒霉：后退 3 格，幸运儿除外
custom-square-REVERSE = 换位：与最后一位玩家交换位置
custom-square-PLAYAGAIN = 再来一次：多得一个回合
custom-square-own = { $name }：{ $rule }

## 棋盘上的卡片

custom-does-SIMPLE = 一枚金币
custom-does-SURPRISE = 换个类型
custom-does-PRISON = 停走一回
custom-does-LUCKY = 前进 3 格
custom-does-UNLUCKY = 后退 3 格
custom-does-REVERSE = 交换位置
custom-does-PLAYAGAIN = 再掷一次
custom-legend = { $name }：{ $rule }
custom-card-start = 起点
custom-card-start-note = 从这里出发
custom-card-goal = 终点
custom-card-goal-note = 先到者胜
custom-type-change = { $was } → { $now }

## 棋盘

custom-board = 一条有 { NUMBER($size, useGrouping: 0) } 格的路，从左上角的第 0 格到终点第 { $goal } 格
custom-cell = 第 { $square } 格，{ $kind }
custom-cell-start = 第 { $square } 格，起点
custom-cell-goal = 第 { $square } 格，终点
custom-token = { $who } 在第 { $square } 格
custom-die = 一颗骰子
custom-die-shows = 一颗骰子掷出 { $face }

## 数字与结果

custom-figure-total = 总步数
custom-figure-throw = 上次点数
custom-figure-colour = 颜色
custom-figure-position = 位置
custom-figure-coins = 金币
custom-figure-type = 类型
custom-figure-moves = 步数
custom-note-wins = 获胜！
custom-note-prison = 在监狱里
custom-note-surprise = 抽取新类型
custom-total = 总共走了 { NUMBER($count, useGrouping: 0) } 步。
custom-ended-early = 游戏提前结束：走得最远的玩家获胜。

## 选项

custom-option-players = 玩家
    .help = 有几个人玩。
custom-option-types = 类型
    .help = 每位玩家的类型；至少要有两种不同的类型。
custom-option-types-lucky = 幸运儿
custom-option-types-unlucky = 倒霉蛋
custom-option-types-normal = 普通人
custom-option-colours = 颜色
    .help = 每位玩家的颜色；不能重复。
custom-option-size = 格子数
    .help = 最后一格是终点。
custom-option-squares = 格子
    .help = 每一格的类型；不指定就随机抽取。
custom-option-squares-SIMPLE = 平凡
    .help = 得到一枚金币。
custom-option-squares-SURPRISE = 惊喜
    .help = 重新抽取玩家类型。
custom-option-squares-PRISON = 监狱
    .help = 下一回合停走。
custom-option-squares-LUCKY = 幸运
    .help = 前进 3 格，倒霉蛋除外。
custom-option-squares-UNLUCKY = 倒霉
    .help = 后退 3 格，幸运儿除外。
custom-option-squares-REVERSE = 换位
    .help = 与最后一位玩家交换位置。
custom-option-squares-PLAYAGAIN = 再来一次
    .help = 多得一个回合。
custom-option-board_seed = 棋盘种子
    .help = 种子相同，格子就相同。
custom-option-chain = 连锁反应
    .help = 一格的效果让人移动后，最多还能再触发几次效果。
custom-option-special_coins = 特殊格金币
    .help = 特殊格也给一枚金币。
custom-option-reverse = 换位格
    .help = 与谁交换位置。
custom-option-reverse-order = 顺序最后的玩家
custom-option-reverse-position = 落在最后的玩家
custom-option-controls = 跳过与结束
    .help = 玩家可以跳过回合，也可以结束游戏。
custom-option-debug = 练习
    .help = 玩家可以不掷骰子，直接前往任意一格。
custom-preset-short = 短
    .help = 12 格。
custom-preset-classic = 经典
    .help = 20 格，三人。
custom-preset-long = 中等
    .help = 64 格。
custom-fault-size = 棋盘至少要有 { $least } 格
custom-fault-squares = 给了 { NUMBER($given, useGrouping: 0) } 个类型，格子却有 { NUMBER($size, useGrouping: 0) } 个
# $given：给了几个类型或颜色
custom-fault-each = 给了 { NUMBER($given, useGrouping: 0) } 个，玩家却有 { $players } 人
custom-fault-types = 至少要有两种不同的玩家类型
custom-fault-nameless-colour = 颜色要有名字
custom-fault-colours = 颜色冲突：{ $colour } 被选了两次
custom-fault-debug = 练习棋盘最多 { NUMBER($most, useGrouping: 0) } 格，因为每一格都是列出的一个选项
custom-fault-memory = { NUMBER($size, useGrouping: 0) } 格的棋盘约需 { NUMBER($needed, useGrouping: 0) } MB 内存，而可用的有 { NUMBER($free, useGrouping: 0) } MB
custom-because-players = 规则规定二到六人玩
custom-because-size = 格子用 32 位计数
custom-because-chain = 一个接一个的效果必须有尽头

## 机器人

custom-policy-roll = 掷骰
    .help = 只管掷骰子；从不跳过回合，也不结束游戏。

## 写给玩家的规则

custom-rules-aim = 目标
custom-rules-first = 最先到达或越过第 { $goal } 格。
custom-rules-turn = 你的回合
custom-rules-roll = 掷两颗骰子，按点数之和前进，然后由你落脚的格子发挥效果。
custom-rules-double = 掷出对子，你可以再来一回合。
custom-rules-prison = 进了监狱，你下一回合停走，之后恢复自由。
custom-rules-skip = 你可以跳过自己的回合；这也算一步。
custom-rules-end = 你可以结束游戏：走得最远的人获胜。
custom-rules-debug = 你可以不掷骰子，直接前往任意一格（练习）。
custom-rules-squares = 格子
custom-rules-square = { $mark } { $name }：{ $rule }
custom-rules-reverse-order = 你与列表中的最后一位玩家交换位置，除非那就是你。
custom-rules-reverse-position = 你与落在最后的玩家交换位置，除非那就是你。
custom-rules-no-chain = 如果一格让你移动，你到达的那一格不再发挥效果。
custom-rules-chain = 如果一格让你移动，你到达的那一格也会发挥效果：一回合最多再触发 { $count } 格。
custom-rules-players = 玩家与金币
custom-rules-types = 每位玩家是幸运儿、倒霉蛋或普通人，在某些格子上会有差别。
custom-rules-coins = 平凡格给一枚金币。
custom-rules-coins-special = 平凡格给一枚金币，特殊格也给。
custom-rules-pride = 金币只图个开心：胜负只看棋盘上的位置。

## 模拟统计的内容

custom-stat-moves = 步数
custom-stat-coins = 金币
custom-stat-landings = 到达最多的格子
custom-stat-wins-by-first-type = 按最初类型的胜率
custom-stat-wins-by-first-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-first-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-first-type-normal = { custom-option-types-normal }
custom-stat-wins-by-last-type = 按最终类型的胜率
custom-stat-wins-by-last-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-last-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-last-type-normal = { custom-option-types-normal }

## 供按规则文本编写的程序使用

custom-classic-over = 游戏已结束：{ $winner } 获胜。
# $given：实际给出的内容，按 Python 的写法
custom-classic-no-integer = 格子必须是整数，不能是 { $given }。

## 引导的第一局

custom-lesson-aim = 这是你的棋子。最先到达或越过最后一格就赢。
custom-lesson-roll = 掷两颗骰子，按点数之和前进，然后由落脚的格子发挥效果。掷吧！
custom-lesson-lucky = “幸运”格：它又带你前进了 3 格。现在轮到{ $other }掷。
custom-lesson-double = { $other }掷出对子，可以再来一回合，遇到“惊喜”，最后进了“监狱”。轮到你掷！
custom-lesson-reverse = “换位”让你和{ $other }交换了位置。不过你也掷出了对子，所以还是你的回合。掷吧！
custom-lesson-prison = 你快到了，而{ $other }要在监狱里停走一回合。
custom-lesson-last = 现在不管掷几点都能越过终点。掷吧！
custom-lesson-won = 你赢了！金币只图个开心。每张棋盘都不一样：开始前先看看有哪些格子。祝你好运！
