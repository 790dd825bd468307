### 飞行棋（Ludo）的中文。

ludo-title = 飞行棋
ludo-summary = 掷到 6 才能离开基地，绕场一圈，再以恰好的点数走进终点。

## 发生了什么

ludo-rolls = { $who } 掷出 { $roll }。
# $done：下面的某一条消息
ludo-rolls-and = { $who } 掷出 { $roll }：{ $done }。
ludo-moves = { $who } 走棋：{ $done }。
ludo-leaves-yard = { $piece } 离开基地
    .simply = 一枚棋子离开基地
ludo-way = { $how ->
    [bounces] { $piece } 从 { $start } 走到 { $end }，超出终点后折返
    [stacks] { $piece } 从 { $start } 走到 { $end }，与己方棋子叠在一起
    [both] { $piece } 从 { $start } 走到 { $end }，超出终点后折返，与己方棋子叠在一起
   *[plainly] { $piece } 从 { $start } 走到 { $end }
}
    .simply = { $token }前进 { $steps } 格{ $how ->
        [bounces] { "，超出终点后折返" }
        [stacks] { "，与己方棋子叠在一起" }
        [both] { "，超出终点后折返，与己方棋子叠在一起" }
       *[plainly] { "" }
    }
ludo-way-to-end = { $piece } 从 { $start } 走到终点
    .simply = { $token }走到终点
ludo-which = { $rank ->
    [yard] 基地里的一枚棋子
    [front] 最前面的棋子
    [second] 第二枚棋子
    [middle] 中间的棋子
    [third] 第三枚棋子
    [last] 最后面的棋子
   *[only] 这枚棋子
}
ludo-which-stack = { $rank ->
    [front] 最前面的一叠
    [second] 第二叠
    [middle] 中间的一叠
    [last] 最后面的一叠
   *[only] 这一叠
}
ludo-needs-six = 只有 6 才能离开基地
ludo-no-use = 没有棋子能用这个点数
ludo-blocked = 前面有封锁，走不了
ludo-sent-home = { $who } 有 { $count } 枚棋子被送回基地。
ludo-finishes = { $who } 第 { $place } 个走完。
ludo-standing = { $place }. { $who }

## 要做什么、可以选什么

ludo-ask-token = { $roll } 点可以走 { $ways }
    .simply = 你掷出 { $roll }：选一枚发光的棋子
ludo-choice = { $piece } { $start }→{ $end }
    .simply = { $token }
ludo-by-priorities = 按优先级走
ludo-step = { $done }
    .simply = { $token }
ludo-kicks = { $way }，撞回 { $whom }
ludo-outcome-kicks = 撞回 { $whom }
ludo-outcome = { $start } → { $end }
    .simply = { $how ->
        [out] 出来
        [home] 到终点
       *[on] +{ $steps }
    }
ludo-arrived = 到家！

## 棋盘

ludo-board = 飞行棋棋盘：十字形，顺时针一圈共 56 格，四角各有一个基地，每条臂的中间各有一条终点通道通向中央的终点
ludo-legend-ready = 待发点：下一次掷骰从这里走上起点
ludo-legend-end = 终点，点数恰好才能到达
ludo-space = 第 { $space } 格
ludo-space-start = 第 { $space } 格，{ $owner } 的起点
ludo-space-safe = 第 { $space } 格，{ $owner } 的起点，安全
ludo-home-square = 终点通道 { $space }
ludo-centre = E，终点
ludo-yard-of = { $owner } 的基地
ludo-ready-of = { $owner } 的待发点
ludo-end-of = { $owner } 的终点
ludo-token = { $who } 的棋子 { $piece }，{ $place }
ludo-at-yard = 基地
ludo-at-ready = 待发点
ludo-at-end = 终点
ludo-at = { $space }（第 { $steps } 步）

## 数字与结果

ludo-figure-end = 已到终点
ludo-note-again = 再掷一次
ludo-column-token = 棋子 { $piece }

## 选项

ludo-option-players = 玩家
    .help = 有几个人玩。
ludo-option-positions = 位置
    .help = 按行棋顺序列出每位玩家坐在哪里；两人对战时默认坐 A 和 C。
ludo-option-tokens = 棋子
    .help = 每位玩家有几枚棋子。
ludo-option-bounce = 折返
    .help = 点数超出终点时往回走；否则这个点数用不了。
ludo-option-bonus_roll = 掷 6 奖励
    .help = 每回合第一次掷出 6，可以再掷一次。
ludo-option-kick_bonus = 撞子奖励
    .help = 撞回对手的棋子，可以再掷一次。
ludo-option-safe_starts = 起点安全
    .help = 四个起点格上的棋子不会被撞。
ludo-option-blockades = 封锁
    .help = 同一玩家的两枚棋子停在一格，其他人都过不去。
ludo-fault-positions = 给了 { $given } 个位置，玩家却有 { $players } 人
ludo-fault-same-place = 每位玩家都要有自己的位置
ludo-because-players = 棋盘有四个位置，A 到 D
ludo-because-tokens = 棋子叫 p、q、r 和 s

## 机器人

ludo-policy-priority = 优先级
    .help = 先离开基地，其次走进终点，再次撞子，最后才走落在最后的棋子。
ludo-policy-contrary = 笨拙
    .help = 专挑最不该走的走：小孩子也能赢它。
ludo-policy-perfect = 完美
    .help = 没有比它更好的走法；仅限两人对战。
ludo-too-large-to-solve = 只有两人、每人两枚棋子的对局才小到能求解

## 写给玩家的规则

ludo-rules-aim = 目标
ludo-rules-aim-one = 最先把自己的棋子送到终点。
ludo-rules-aim-all = 最先把自己的 { $tokens } 枚棋子全部送到终点。
ludo-rules-play-on = 其他人继续玩，直到只剩一人。
ludo-rules-way = 路线
ludo-rules-way-path = 从基地（H）到待发点（R），顺时针绕场一圈，再走过自己的六格终点通道，到达终点（E）。
ludo-rules-way-of = { $owner } 从第 { $first } 格进入环道，走过第 { $last } 格后离开环道。
ludo-rules-turn = 你的回合
ludo-rules-six = 掷骰子。只有掷出 6，才能让一枚棋子从基地走到待发点。
ludo-rules-moves-one = 已经出来的棋子按点数前进。
ludo-rules-moves = 已经出来的棋子按点数前进，走哪一枚由你选。
ludo-rules-bonus = 每回合你第一次掷出 6，可以再掷一次。
ludo-rules-exact-bounce = 必须以恰好的点数到达终点：多出的步数往回走。
ludo-rules-exact = 必须以恰好的点数到达终点：点数超出的棋子不能走。
ludo-rules-lost = 没有棋子能用的点数作废。
ludo-rules-others = 遇到对手
ludo-rules-kick = 如果你落在环道上有对手棋子的格子，那里的对手棋子都要回基地。
ludo-rules-safe-starts = 四个起点格上的棋子不会被送回。
ludo-rules-kick-bonus = 送回对手的棋子，你可以再掷一次。
ludo-rules-safe = 基地、待发点、终点通道和终点永远是安全的。
ludo-rules-stack = 你停在同一格的棋子叠成一摞：一起前进，也一起被送回。在待发点不叠。
ludo-rules-blockades = 同一玩家的两枚棋子停在一格，就挡住其他所有人：谁也不能越过或停在那里。

## 模拟统计的内容

ludo-stat-rolls = 掷骰
ludo-stat-kicks = 撞回
ludo-stat-kicked = 被撞
ludo-stat-place = 名次

## 引导的第一局

ludo-lesson-aim = 这两枚棋子是你的。抢在{ $other }之前，让它们都绕场一圈，走到中央。
ludo-lesson-six = 只有掷出 6，棋子才能离开基地。掷骰子吧！
ludo-lesson-again = 是 6！你的棋子出来了，而且每回合第一个 6 可以再掷一次。再掷吧。
ludo-lesson-rival = 你的棋子上路了。现在轮到{ $other }掷。
ludo-lesson-roll = { $other }也出来了，就在你前面。轮到你掷！
ludo-lesson-chase = 又是 6。它可以让第二枚棋子出来，但{ $other }就在眼前：走标出的那枚棋子。
ludo-lesson-kick = 现在{ $other }正好在你前面 5 格，而你的 6 让你再掷一次。掷吧！
ludo-lesson-kicked = 你落在了那枚棋子上：它得回基地。{ $other }要掷出 6 才能再出来。
ludo-lesson-second = 不是 6。轮到你掷。
ludo-lesson-out = 现在让第二枚棋子离开基地。
ludo-lesson-bonus = 有两枚棋子在外面，你就有选择了。再掷一次。
ludo-lesson-free = 这次由你选：想走哪一枚就走哪一枚。
ludo-lesson-home = 绕场一圈后，棋子会走进你自己的终点通道，谁也不能把它们送回去。必须以恰好的点数到达终点：多出的步数往回走。知道这些就够了。祝你好运！
