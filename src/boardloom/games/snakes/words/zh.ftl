### 蛇梯棋的中文。
###
### $kind 是棋盘上的机关：snake（蛇）、ladder（梯子）、teleporter（传送门）、trap（陷阱），或别人添加的种类，按其原名显示；
### $effect 是别人添加的种类有什么效果，是英文。

snakes-title = 蛇梯棋
snakes-summary = 抢先跑到最后一格；梯子帮你，蛇坑你。

## 发生了什么

# $place：行棋顺序中的位置
snakes-plays = { $who } 第 { $place } 个走。
# $last：剩下的那位玩家
snakes-plays-before-last = { $who } 第 { $place } 个走，{ $last } 最后走。
# $done：下列讯息之一
snakes-rolls = { $who } 掷出 { $roll }：{ $done }。
# $origin：board，或 outside（棋子从棋盘外走上来）；$start：离开的格子，$landed：掷骰后到达的格子。
# 所有以 snakes-way 开头的讯息都是如此。
snakes-way = { $origin ->
    [outside] 走上第 { $landed } 格
   *[board] 从 { $start } 走到 { $landed }
}
snakes-way-up = { $kind ->
    [ladder] { snakes-way }，爬梯子上到 { $end }
   *[other] { snakes-way }，经“{ $kind }”上到 { $end }
}
snakes-way-down = { $kind ->
    [snake] { snakes-way }，顺着蛇滑到 { $end }
   *[other] { snakes-way }，经“{ $kind }”下到 { $end }
}
snakes-way-through = { $kind ->
    [teleporter] { snakes-way }，经传送门到 { $end }
   *[other] { snakes-way }，经“{ $kind }”到 { $end }
}
# 格子上不通往别处的机关：陷阱，或别人添加的
snakes-way-meets = { $kind ->
    [trap] { snakes-way }，掉进陷阱，棋子被困一回合
    [black-hole] { snakes-way }，掉进黑洞
   *[other] { snakes-way }，遇到“{ $kind }”
}
# 同上，但棋子最后停在另一格 $end；由别人添加。
snakes-way-meets-and-moves = { $kind ->
    [boost] { snakes-way }，踩中加速格，冲到 { $end }
   *[other] { snakes-way }，遇到“{ $kind }”，再到 { $end }
}
snakes-past-end = 从 { $start } 冲过终点
# 别人添加的机关；$effect：它的作用，是一整句话
snakes-own-effect = “{ $kind }”：{ $effect }
# $roll：six，或 special（其他算作 6 的点数）。所有以 snakes-third 开头的讯息都是如此。
snakes-third-no-move = { $roll ->
    [six] 连续第三个 6，不能走
   *[special] 连续第三次特殊点数，不能走
}
snakes-third-next-turn-lost = { $roll ->
    [six] 连续第三个 6，不能走，下一回合也作废
   *[special] 连续第三次特殊点数，不能走，下一回合也作废
}
snakes-third-back-to = { $roll ->
    [six] 连续第三个 6，退回 { $cell }
   *[special] 连续第三次特殊点数，退回 { $cell }
}
snakes-third-back-to-start = { $roll ->
    [six] 连续第三个 6，退回起点
   *[special] 连续第三次特殊点数，退回起点
}
snakes-judged = 这是{ $done }。
snakes-too-far = 点数太大，留在 { $cell }
snakes-too-far-to-start = 点数太大，留在棋盘外
snakes-no-start = 这个点数不能出发
snakes-goes-back = { $who } 退回起点。
snakes-sits-out = { $who } 停 { $turns } 回合。
snakes-drawn-turns = 平局：{ NUMBER($turns, useGrouping: 0) } 个回合后无人获胜。
snakes-drawn-stuck = 平局：谁都走不动了。

## 要做什么

snakes-ask-lots = 抽签决定顺序
snakes-ask-dice = 掷骰子

## 棋盘

# $things：列出各有多少什么，或 snakes-nothing
snakes-board = { $side }×{ $side } 格的棋盘；棋盘上的机关：{ $things }；第 1 格在左下角，终点是第 { $last } 格
snakes-nothing = 无
snakes-count = { $kind ->
    [snake] { NUMBER($count, useGrouping: 0) } 条蛇
    [ladder] { NUMBER($count, useGrouping: 0) } 架梯子
    [teleporter] { NUMBER($count, useGrouping: 0) } 个传送门
    [trap] { NUMBER($count, useGrouping: 0) } 个陷阱
    [boost] { NUMBER($count, useGrouping: 0) } 个加速格
    [black-hole] { NUMBER($count, useGrouping: 0) } 个黑洞
   *[other] { NUMBER($count, useGrouping: 0) } 个“{ $kind }”
}
snakes-cell = 第 { $cell } 格
snakes-cell-goal = 第 { $cell } 格，终点
# $entity：从这一格开始的机关，例如 snakes-leads-up
snakes-cell-entity = 第 { $cell } 格，{ $entity }
snakes-cell-entity-goal = 第 { $cell } 格，{ $entity }，终点
snakes-start = 起点
snakes-start-place = 起点，在棋盘旁边
snakes-stands-on = { $kind ->
    [trap] { $cell } 上的陷阱
    [boost] { $cell } 上的加速格
    [black-hole] { $cell } 上的黑洞
   *[other] { $cell } 上的“{ $kind }”
}
snakes-leads = { $kind ->
    [teleporter] 传送门，从 { $start } 到 { $end }
   *[other] “{ $kind }”，从 { $start } 到 { $end }
}
snakes-leads-up = { $kind ->
    [ladder] 梯子，从 { $start } 上到 { $end }
   *[other] “{ $kind }”，从 { $start } 上到 { $end }
}
snakes-leads-down = { $kind ->
    [snake] 蛇，从 { $start } 下到 { $end }
   *[other] “{ $kind }”，从 { $start } 下到 { $end }
}
snakes-legend = { $kind ->
    [snake] { snakes-option-entities-kind-snake }：{ snakes-option-entities-kind-snake.help }
    [ladder] { snakes-option-entities-kind-ladder }：{ snakes-option-entities-kind-ladder.help }
    [teleporter] { snakes-option-entities-kind-teleporter }：{ snakes-option-entities-kind-teleporter.help }
    [trap] { snakes-option-entities-kind-trap }：{ snakes-option-entities-kind-trap.help }
    [boost] { snakes-option-entities-kind-boost }：{ snakes-option-entities-kind-boost.help }
    [black-hole] { snakes-option-entities-kind-black-hole }：{ snakes-option-entities-kind-black-hole.help }
   *[other] { $kind }：{ $effect }
}
snakes-token = { $who } 在第 { $cell } 格
snakes-token-at-start = { $who } 在起点

## 数字与结果

snakes-figure-turn = 回合
snakes-figure-sixes = 连续掷 6 的次数
snakes-figure-cell = 格子
# 这些说明的上方是玩家的名字。
snakes-note-wins = 获胜！
snakes-note-sits-out = 停 { $turns } 回合
snakes-note-plays = 第 { $place } 个走
snakes-took = 这局用了 { NUMBER($turns, useGrouping: 0) } 个回合。

## 选项

snakes-option-players = 玩家
    .help = 有几个人玩：最多 64 人，能区分棋子的标记只有这么多。
snakes-option-turn_order = 行棋顺序
    .help = 抽签决定，或按座位依次来。
snakes-option-turn_order-random = 随机
snakes-option-turn_order-fixed = 固定
snakes-option-seat_order = 座位顺序
    .help = 谁在谁之后行棋：座位号，从 1 数起；不写则按行棋顺序。
snakes-option-side = 每边格数
    .help = 棋盘的长和宽都是这么多格。屏幕要画出每一格，最多显示 100。
snakes-option-entities = 蛇和梯子
    .help = 自己摆放的蛇、梯子等；不摆就由电脑来摆。每边超过 40 格的棋盘只能在这个列表里编辑，因为不会画出所有的蛇和梯子。
snakes-option-entities-kind = 种类
snakes-option-entities-from = 从
snakes-option-entities-to = 到
snakes-option-entities-kind-snake = 蛇
    .help = 让棋子滑到蛇尾。
snakes-option-entities-kind-ladder = 梯子
    .help = 让棋子爬到梯顶。
snakes-option-entities-kind-teleporter = 传送门
    .help = 把棋子送到另一端。
snakes-option-entities-kind-trap = 陷阱
    .help = 困住棋子一回合。
snakes-option-entities-kind-boost = 加速格
    .help = 让棋子再前进几格。
snakes-option-entities-kind-black-hole = 黑洞
    .help = 把棋子送回起点。
snakes-option-as_printed = 照原样
    .help = 机关照原样摆放，不管摆放规则。
snakes-option-density = 密度
    .help = 有多大比例的格子，电脑会在上面放蛇或梯子的起点。
snakes-option-placement = 布局
    .help = 电脑怎样摆放蛇和梯子。
snakes-option-placement-random = 随机
    .help = 可能互相交叉、挤在一起。
snakes-option-placement-tidy = 整齐
    .help = 互不交叉，互不遮挡。
snakes-option-teleporters = 传送门数
    .help = 电脑放几个。
snakes-option-traps = 陷阱数
    .help = 电脑放几个。
snakes-option-boosts = 加速格数
    .help = 电脑放几个。
snakes-option-black_holes = 黑洞数
    .help = 电脑放几个。
snakes-option-board_seed = 棋盘种子
    .help = 种子相同，棋盘就相同。
snakes-option-boost = 加速
    .help = 加速格让棋子前进几格。
snakes-option-dice = 骰子
    .help = 用几颗骰子；棋子按点数之和走。
snakes-option-sides = 面数
    .help = 每颗骰子有几面。
snakes-option-faces = 各面点数
    .help = 每颗骰子上的数字，例如 1、1、2、3、5、8，最大 10000；不写则从 1 数起。
snakes-option-weights = 权重
    .help = 各面出现的频率，按各面点数的顺序；不写则一样多。
snakes-option-starting = 出发
    .help = 掷出什么点数才能离开第 0 格。
snakes-option-starting-any = 任意
    .help = 任何点数都能离开第 0 格。
snakes-option-starting-specific = 指定
    .help = 只有“出发点数”里的点数（1 和 6）才能离开第 0 格。
snakes-option-start_rolls = 出发点数
    .help = 选“指定”时，能离开第 0 格的点数。
snakes-option-overshoot = 超出
    .help = 点数超出最后一格时怎么办；不选则由获胜条件决定。
snakes-option-overshoot-stay = 不动
    .help = 点数超出最后一格时，棋子不动。
snakes-option-overshoot-exceed = 越过
    .help = 点数超出最后一格时，走到终点并获胜。
snakes-option-winning = 获胜
    .help = 怎样才算赢。
snakes-option-winning-exact = 恰好
    .help = 必须恰好走到最后一格。
snakes-option-winning-cross = 越过
    .help = 到达或越过最后一格就算赢。
snakes-option-killing = 碰撞
    .help = 落在有人的格子上会怎样。
snakes-option-killing-none = 无
    .help = 大家和平共处一格。
snakes-option-killing-opponent = 对手
    .help = 原来在那里的人退回起点。
snakes-option-killing-self = 自己
    .help = 落上去的人退回起点。
snakes-option-killing-both = 双方
    .help = 两人都退回起点。
snakes-option-special_rolls = 特殊点数
    .help = 哪些点数之和是特殊的。
snakes-option-special_roll = 特殊点数的奖励
    .help = 掷出特殊点数有什么好处。
snakes-option-special_roll-extra-turn = 再掷一次
    .help = 掷出特殊点数可以再掷一次。
snakes-option-special_roll-no-extra-turn = 不再掷
    .help = 特殊点数和其他点数一样。
snakes-option-six_rolls = 算作 6 的点数
    .help = 哪些点数之和算作 6。
snakes-option-first_six = 第一个 6
    .help = 掷出 6 有什么好处。
snakes-option-first_six-extra-turn = 再掷一次
    .help = 掷出 6 可以再掷一次。
snakes-option-first_six-no-extra-turn = 不再掷
    .help = 6 和其他点数一样。
snakes-option-third_six = 第三个 6
    .help = 同一回合里的第三个 6。
snakes-option-third_six-cancel = 作废
    .help = 第三个 6 不能走，回合结束。
snakes-option-third_six-normal = 照常
    .help = 第三个 6 和其他点数一样，之后重新计数。
snakes-option-third_six-lose-next-turn = 停下一回合
    .help = 第三个 6 不能走，下一回合也作废。
snakes-option-third_six-backtrack = 原路退回
    .help = 第三个 6 让棋子退回掷出第一个 6 时的地方。
snakes-option-third_six-to-start = 退回起点
    .help = 第三个 6 让棋子退回第 0 格。
snakes-option-priority = 规则的先后
    .help = 几条规则相遇时先用哪一条。
snakes-option-priority-classic = 经典
    .help = 先蛇或梯子，再看获胜，再吃子；第三个 6 在走棋之前判定。
snakes-option-priority-killing-first = 先吃子
    .help = 先与点数所到之处的棋子相遇，然后蛇或梯子才起作用。
snakes-option-priority-winning-first = 先看获胜
    .help = 点数走到最后一格就算赢，不管那里有什么。
snakes-option-priority-sixes-last = 最后看 6
    .help = 第三个 6 照走，也可能获胜；之后才判定。
snakes-option-most_turns = 最多回合数
    .help = 这么多回合后算平局；不写则远多于一局所需。

## 预设

snakes-preset-classic = 经典
    .help = 大多数人熟悉的规则。
snakes-preset-milton-bradley = Milton Bradley
    .help = 1952 年的印刷棋盘，用的是滑梯。
snakes-preset-gentle = 温和
    .help = 蛇和梯子都很少。
snakes-preset-fierce = 激烈
    .help = 蛇和梯子都很多，被你踩到的人退回起点。
snakes-preset-family-dash = 家庭快跑
    .help = 越过最后一格也算赢。
snakes-preset-obstacles = 障碍
    .help = 有传送门和陷阱。

## 编辑棋盘

snakes-brush = { $kind ->
    [snake] 蛇：让棋子滑到蛇尾。
    [ladder] 梯子：让棋子爬到梯顶。
    [teleporter] 传送门：把棋子送到另一端。
    [trap] 陷阱：困住棋子一回合。
    [boost] 加速格：让棋子再前进几格。
    [black-hole] 黑洞：把棋子送回起点。
   *[other] { $kind }：{ $effect }
}
# 可以放在哪里，视其通向何处而定；“as-printed”是不管摆放规则的棋盘。
snakes-place-up = 从编号较小的格子向上到另一行编号较大的格子；不能用第一格和最后一格，也不能用其他机关的起点或终点。
snakes-place-down = 从编号较大的格子向下到另一行编号较小的格子；不能用第一格和最后一格，也不能用其他机关的起点或终点。
snakes-place-anywhere = 从任意一格到另外任意一格；不能用第一格和最后一格，也不能用其他机关的起点或终点。
snakes-place-nowhere = 放在一格上；不能用第一格和最后一格，也不能用其他机关的起点或终点。
snakes-place-on = 放在一格上；不能用第一格和最后一格，也不能用其他机关的起点或终点，而且不能通向终点或其他机关的起点。
snakes-place-up-as-printed = 从编号较小的格子向上到编号较大的格子。
snakes-place-down-as-printed = 从编号较大的格子向下到编号较小的格子。
snakes-place-anywhere-as-printed = 从任意一格到另外任意一格。
snakes-place-nowhere-as-printed = 放在一格上。
snakes-place-on-as-printed = 放在一格上。

## 选项有什么问题

snakes-fault-exact-exceed = 获胜“恰好”与超出“越过”互相矛盾：请选获胜“越过”或超出“不动”
snakes-fault-cross-stay = 获胜“越过”与超出“不动”互相矛盾：请选超出“越过”或获胜“恰好”
# $choice：规则在程序中的名称
snakes-fault-third-six = { $choice ->
    [normal] 第三个 6“照常”
    [lose-next-turn] 第三个 6“停下一回合”
    [backtrack] 第三个 6“原路退回”
    [to-start] 第三个 6“退回起点”
   *[other] 第三个 6“{ $choice }”
} 需要{ $rule ->
    [first_six] 第一个 6
   *[special_roll] 特殊点数的奖励
}“再掷一次”：否则没有人能在一回合里掷出三个 6
snakes-fault-first-six = first_six 和 special_roll 是同一条规则，不能不一致
snakes-fault-weights = 给了 { NUMBER($given, useGrouping: 0) } 个，骰子却有 { NUMBER($sides, useGrouping: 0) } 面
snakes-fault-no-weight = 权重不能为负数，且至少有一个大于零
snakes-fault-totals = 骰子和面数：这样会有 { NUMBER($totals, useGrouping: 0) } 种点数之和；最多只能有 { $most } 种，结果列表只放得下这么多
snakes-fault-ways = 骰子和权重：这些骰子的掷法超过 { NUMBER($most, useGrouping: 0) } 种；概率用 32 位保存
snakes-fault-start-rolls = 用这些骰子掷不出 { $rolls }；没有人能出发
snakes-fault-seat-order = 请把 { $players } 个座位各写一次
snakes-fault-turn-never-ends = 每次掷骰都能再掷；回合永远不会结束
snakes-fault-never-ends = 用这些骰子，在这个棋盘上没有人能到达第 { $last } 格
snakes-fault-memory = { NUMBER($side, useGrouping: 0) } × { NUMBER($side, useGrouping: 0) } 格的棋盘约需 { NUMBER($needed, useGrouping: 0) } MB 内存，而可用的有 { NUMBER($free, useGrouping: 0) } MB
snakes-fault-room = 要求 { NUMBER($asked, useGrouping: 0) } 个，但除去其余部分，棋盘上只放得下 { NUMBER($room, useGrouping: 0) } 个
# 为什么有这个限制；跟在错误之后
snakes-because-players = 没有更多可以区分棋子的标记
snakes-because-side = 格子用 32 位编号
snakes-because-least-side = 规则里没有更小的棋盘
snakes-because-least-faces = 掷出的点数必须让棋子前进
snakes-because-least-sides = 一面的骰子没有偶然
snakes-because-density = 每条蛇和每架梯子占两格，还要留出一些空格
snakes-because-boost = 没有棋盘有更长的行
snakes-because-faces = 规则里有一张表，每个点数之和都占一个位置
snakes-because-turns = 回合用 32 位计数
# 棋盘上的某个机关的简称：下面消息里的 $thing 和 $other
snakes-entity = { $kind ->
    [snake] 蛇 { $start }-{ $end }
    [ladder] 梯子 { $start }-{ $end }
    [teleporter] 传送门 { $start }-{ $end }
    [trap] 陷阱 { $start }-{ $end }
    [boost] 加速格 { $start }-{ $end }
    [black-hole] 黑洞 { $start }-{ $end }
   *[other] “{ $kind }”{ $start }-{ $end }
}
snakes-entity-on = { $kind ->
    [snake] 蛇 { $cell }
    [ladder] 梯子 { $cell }
    [teleporter] 传送门 { $cell }
    [trap] 陷阱 { $cell }
    [boost] 加速格 { $cell }
    [black-hole] 黑洞 { $cell }
   *[other] “{ $kind }”{ $cell }
}
snakes-fault-same-start = { $thing } 和{ $other } 的起点在同一格
snakes-fault-leaves-board = { $thing } 超出了棋盘，最后一格是 { $last }
snakes-fault-has-end = { $kind ->
    [trap] { $thing } 有终点，但陷阱没有终点
    [boost] { $thing } 有终点，但加速格没有终点
    [black-hole] { $thing } 有终点，但黑洞没有终点
   *[other] { $thing } 有终点，但“{ $kind }”没有终点
}
snakes-fault-no-end = { $thing } 没有去处；请给它一个终点
snakes-fault-leads-down = { $kind ->
    [ladder] { $thing } 通向下方，但梯子应通向上方
   *[other] { $thing } 通向下方，但“{ $kind }”应通向上方
}
snakes-fault-leads-up = { $kind ->
    [snake] { $thing } 通向上方，但蛇应通向下方
   *[other] { $thing } 通向上方，但“{ $kind }”应通向下方
}
snakes-fault-ends-stay-free = 第一格和最后一格要空着：{ $thing } 占了第 { $cell } 格
snakes-fault-overlap = 不能重叠：{ $thing } 和{ $other } 共用第 { $cell } 格
snakes-fault-horizontal = 不能是水平的：{ $thing } 两端在同一行
snakes-fault-cycle = 不能成环：{ $thing } 又绕回自己
snakes-fault-boost-end = 加速格不能通向终点：{ $thing } 通向最后一格或更远
snakes-fault-chain = 不能连锁：{ $thing } 通向第 { $cell } 格，而{ $other } 从那里开始
snakes-kind-taken = 棋盘上已有 { $name }；请换一个名称

## 为什么胜率不是精确值：什么让玩家能移动彼此

snakes-rule = { $rule } { $choice }
snakes-a-kind = { $kind ->
    [snake] 蛇
    [ladder] 梯子
    [teleporter] 传送门
    [trap] 陷阱
    [boost] 加速格
    [black-hole] 黑洞
   *[other] “{ $kind }”
}

## 写给玩家的规则

snakes-rules-aim = 目标
snakes-rules-goal = 最先把自己的棋子从起点走到第 { $last } 格。
snakes-rules-board = 棋盘
snakes-rules-cells = { $side }×{ $side } 格，从左下角开始来回编号。
snakes-rules-kind = { $kind ->
    [snake] 蛇：{ snakes-option-entities-kind-snake.help }
    [ladder] 梯子：{ snakes-option-entities-kind-ladder.help }
    [teleporter] 传送门：{ snakes-option-entities-kind-teleporter.help }
    [trap] 陷阱：{ snakes-option-entities-kind-trap.help }
    [boost] 加速格：{ snakes-option-entities-kind-boost.help }
    [black-hole] 黑洞：{ snakes-option-entities-kind-black-hole.help }
   *[other] { $kind }：{ $effect }
}
snakes-rules-turn = 你的回合
snakes-rules-order-random = 行棋顺序由抽签决定。
snakes-rules-order-fixed = 按座位依次行棋。
snakes-rules-order-seats = 按这个顺序行棋：{ $players }。
snakes-rules-roll = { $dice ->
    [1] 掷骰子，按点数前进。
   *[other] 掷 { $dice } 颗骰子，按点数之和前进。
}
snakes-rules-roll-loaded = { $dice ->
    [1] 掷骰子（骰子灌了铅，各面机会不等），按点数前进。
   *[other] 掷 { $dice } 颗骰子（骰子灌了铅，各面机会不等），按点数之和前进。
}
snakes-rules-roll-sides = { $dice ->
    [1] 掷 { $sides } 面骰子，按点数前进。
   *[other] 掷 { $dice } 颗 { $sides } 面骰子，按点数之和前进。
}
snakes-rules-roll-sides-loaded = { $dice ->
    [1] 掷 { $sides } 面骰子（骰子灌了铅，各面机会不等），按点数前进。
   *[other] 掷 { $dice } 颗 { $sides } 面骰子（骰子灌了铅，各面机会不等），按点数之和前进。
}
snakes-rules-roll-faces = { $dice ->
    [1] 掷骰子（各面为 { $faces }），按点数前进。
   *[other] 掷 { $dice } 颗骰子（各面为 { $faces }），按点数之和前进。
}
snakes-rules-roll-faces-loaded = { $dice ->
    [1] 掷骰子（各面为 { $faces }，机会不等），按点数前进。
   *[other] 掷 { $dice } 颗骰子（各面为 { $faces }，机会不等），按点数之和前进。
}
snakes-rules-starting-specific = 只有掷出 { $rolls } 才能走上棋盘。
snakes-rules-overshoot-stay = 点数超出最后一格时，你不能走。
snakes-rules-overshoot-exceed = 点数可以带你越过最后一格。
snakes-rules-winning-exact = 恰好走到第 { $last } 格，你就赢了。
snakes-rules-winning-cross = 到达或越过第 { $last } 格，你就赢了。
snakes-rules-killing-none = 几枚棋子可以共处一格。
snakes-rules-killing-opponent = 如果你落在别人的格子上，对方退回起点。
snakes-rules-killing-self = 如果你落在别人的格子上，你退回起点。
snakes-rules-killing-both = 如果你落在别人的格子上，你们都退回起点。
snakes-rules-extra-roll = 掷出 { $rolls }，你可以再掷一次，即使没能走棋。
snakes-rules-third_six-cancel = 连续第三个 { $rolls } 不算，你的回合结束。
snakes-rules-third_six-normal = 连续第三个 { $rolls } 和其他点数一样。
snakes-rules-third_six-lose-next-turn = 连续第三个 { $rolls } 不算，你还要停一回合。
snakes-rules-third_six-backtrack = 连续第三个 { $rolls } 让你退回掷出第一个时的地方。
snakes-rules-third_six-to-start = 连续第三个 { $rolls } 让你退回起点。
snakes-rules-priority-killing-first = 先与点数所到之处的棋子相遇，然后蛇或梯子才把你带走。
snakes-rules-priority-winning-first = 点数走到最后一格就算赢，不管那里有什么。
snakes-rules-priority-sixes-last = 连续第三个 6 先照走，也可能获胜，之后才判定。

## 模拟统计的内容

snakes-stat-rolls = 掷骰
snakes-stat-climbs = 上升
snakes-stat-slides = 下滑
snakes-stat-landings = 到达最多的格子

## 引导的第一局

snakes-lesson-aim = 这枚棋子是你的。最先走到第 100 格就赢。
snakes-lesson-roll = 掷出几点就走几格：全凭运气，谁都可能赢。掷吧！
snakes-lesson-ladder = 你停在梯子脚下，就从第 4 格爬到了第 14 格。现在轮到{ $other }掷。
snakes-lesson-snake = 前面两格处有一条蛇等着。掷吧！
snakes-lesson-down = 偏偏是 2：蛇把你从第 16 格带回了第 6 格。谁都会遇到。下面轮到{ $other }。
snakes-lesson-six = { $other }掷出了 6，可以再掷一次，还爬了两架梯子。轮到你掷！
snakes-lesson-again = 你也掷出了 6：再掷一次。
snakes-lesson-exact = 必须恰好走到最后一格：点数超出就不能走。知道这些就够了。祝你好运！
