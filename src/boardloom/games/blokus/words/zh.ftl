### Blokus 的中文。
### 拼块用一个字母加方格数来称呼（“W5”），棋盘格用字母加数字来称呼（“a20”）。

blokus-title = Blokus
blokus-summary = 角对角，边不碰边：尽量多放下你的拼块。

## 颜色

blokus-colour-blue = 蓝色
    .first = 蓝色
blokus-colour-yellow = 黄色
    .first = 黄色
blokus-colour-red = 红色
    .first = 红色
blokus-colour-green = 绿色
    .first = 绿色

## 发生了什么

# $what：一块棋子及其大小（“W5，5 个方格”）
blokus-places = { $who }（{ $colour }）放下 { $what }。
blokus-places-opens = { $who }（{ $colour }）放下 { $what }，打开 { $corners } 个角。
blokus-passes = { $who }（{ $colour }）跳过。
blokus-all-placed = { $colour }的拼块全部放完！
blokus-all-placed-single-last = { $colour }的拼块全部放完，最后一块是单格块！
blokus-blocked = { $colour }再也放不下了。
blokus-over = 游戏结束。

## 要做什么、可以选什么

blokus-ask = 放一块{ $colour }拼块
blokus-pass = 跳过
# $pieces：现在放得下的块数，至少为 1
blokus-pass-fits = 你还有 { $pieces } 块拼块放得下。
blokus-turn-clockwise = 顺时针旋转
    .word = 旋转
blokus-turn-anticlockwise = 逆时针旋转
blokus-flip-vertically = 上下翻转
blokus-flip-horizontally = 左右翻转
    .word = 翻转

## 某个位置哪里不对，简短说明

blokus-limit-taken = 压住了别的拼块
blokus-limit-edge = 与自己的拼块边挨边
blokus-limit-corner = 没有碰到自己的角
blokus-limit-first = 第一块要盖住棋盘的一个角
blokus-limit-first-own = 第一块要盖住本色的起始格

## 为什么放不下

blokus-no-shape = { $cells } 不是任何拼块的形状
blokus-not-possible = 不能放 { $cells }：{ $reason }
blokus-why-placed = { $colour }已经放过 { $piece }
blokus-why-taken = { $cell } 已被占用
blokus-why-edge = { $cell } 与{ $colour }边挨着边
blokus-why-first = { $colour }的第一块要盖住 { $cells }
blokus-why-corner = 没有与{ $colour }角碰角
blokus-piece-placed = { $colour }的 { $piece } 已经放过
blokus-piece-no-place = { $colour }的 { $piece } 现在没有地方可放

## 棋盘与拼块

blokus-board = { $size }×{ $size } 格的棋盘，左下角是 a1
blokus-legend-start = 第一块要盖住其中一格
blokus-start = { $cell }，起始格
blokus-start-of = { $cell }，{ $colour }的起始格
blokus-piece-of = { $colour }的 { $piece }
blokus-piece-and-size = { $piece }，{ $squares } 个方格
blokus-tray-of = { $who }：{ $colour }

## 数字与结果

blokus-figure-turn = 回合
blokus-figure-colour = 轮到的颜色
blokus-figure-left = 剩余方格
blokus-figure-placed = 已放方格
blokus-figure-nobody = { $colour }，不归任何人
blokus-figure-next = 下一个替{ $colour }放的是
blokus-note-placed = 全部放完
blokus-note-placed-of = { $colour }全部放完
blokus-note-blocked = 放不下了
blokus-note-blocked-of = { $colour }放不下了
# $points: 领先第二名的分数
blokus-wins-by = { $who } 以 { $points } 分之差获胜！
blokus-column-colours = 颜色
blokus-colour-points = { $colour } { $points }
blokus-nobodys = { $colour }（{ $points }）不计入任何人的得分。
blokus-standing = { $each }。
blokus-standing-player = { $who } { $score }（{ $colours }）
blokus-standing-nobody = { $colour } { $points }，不计入任何人的得分

## 选项

blokus-option-players = 玩家
    .help = 几个人玩：2 人时每人两种颜色，3 人时共用第四种颜色，4 人时每人一种。
blokus-option-board = 棋盘
    .help = 20×20 格、四种颜色，或 Duo：14×14 格、两种颜色。
blokus-option-board-classic = 经典
blokus-option-board-duo = Duo
blokus-option-corners = 角落
    .help = 第一块盖住任意一个空角，或盖住自己颜色的角；Duo 没有这一项。
blokus-option-corners-any = 任意
blokus-option-corners-own = 自己的
blokus-option-pairs = 同一方的颜色
    .help = 两人对战：蓝黄对红绿，或蓝红对黄绿。
blokus-option-pairs-text = 蓝和黄
blokus-option-pairs-box = 蓝和红
blokus-preset-one-player = 单人
    .help = 你对一个机器人，各用两种颜色。
blokus-preset-duo = Duo
    .help = 两人用的小棋盘。
blokus-preset-tournament = 比赛
    .help = 每种颜色都从自己的角开始。
blokus-preset-box = 盒装规则
    .help = 按盒中规则的两人玩法：蓝红对黄绿。
# “one-player”是要原样输入的
blokus-fault-alone = 一个人玩时，第二个座位由机器人来坐：请选 2，或选预设 one-player
blokus-fault-players = 可以 2、3 或 4 人玩，不能是 { $given } 人：一共有四种颜色
blokus-fault-duo-players = Duo 是 2 人玩的，不能是 { $given } 人
blokus-fault-pairs = 只有经典棋盘上的两人对战才有颜色配对

## 机器人

blokus-policy-greedy = 贪心
    .help = 先放最大的拼块，放在能打开最多角的地方。
blokus-policy-bold = 大胆
    .help = 先放大的拼块，并且针对对手刚才的落子来应对。
blokus-policy-random = 随机
    .help = 随便选，每种选择的机会均等。

## 其他程序

# “corners own”和“pairs box”是要原样输入的选项
blokus-gtp-corners = 其他引擎让每种颜色从自己的角开始：请选 corners own
blokus-gtp-pairs = 其他引擎给两位玩家的是蓝红和黄绿：请选 pairs box
blokus-blksgf = Pentobi 的棋谱文件。
blokus-blksgf-corner = blksgf：{ $colour }没有从自己的角开始，而 Pentobi 要求这样
blokus-blksgf-no-game = GM 是 'nothing'；应为以下之一：{ $games }
blokus-blksgf-other-game = GM 是 { $named }；应为以下之一：{ $games }
blokus-blksgf-character = 第 { NUMBER($number, useGrouping: 0) } 个字符不符合 Smart Game Format：{ $text }
blokus-blksgf-before-node = 第一个节点之前出现了属性
blokus-blksgf-ends-early = 文件结束得太早：有一个括号没有闭合
blokus-blksgf-setup = { $property }：无法读取从摆好的局面开始的对局
blokus-blksgf-no-move = { $property } 不表示这个游戏的着法；{ $moves } 才是
blokus-blksgf-blocked = 第 { NUMBER($number, useGrouping: 0) } 手：{ $colour }再也放不下了
blokus-blksgf-move = 第 { NUMBER($number, useGrouping: 0) } 手，{ $colour }：{ $problem }

## 写给玩家的规则

blokus-rules-aim = 目标
blokus-rules-aim-colour = 尽量多放下自己颜色的拼块。
blokus-rules-aim-colours = 尽量多放下自己两种颜色的拼块。
blokus-rules-table = 棋盘与拼块
blokus-rules-board = 棋盘有 { $size }×{ $size } 格。
blokus-rules-pieces = 每种颜色有 { $pieces } 块拼块，每块由一到五个方格组成，总共 { $squares } 个方格。
blokus-rules-order = 行棋顺序是{ $colours }。
blokus-rules-shared = { $colour }由大家轮流放，不计入任何人的得分。
blokus-rules-pairs = 一位玩家执{ $one }，另一位执{ $other }。
blokus-rules-turn = 你的回合
blokus-rules-place = 选一块拼块，随意旋转、翻面，放在空格上。
blokus-rules-first-duo = 每种颜色的第一块要盖住该颜色的起始格。
blokus-rules-first-own = 每种颜色的第一块要盖住标有该颜色的角。
blokus-rules-first-any = 每种颜色的第一块要盖住棋盘上任意一个空角。
blokus-rules-corners = 之后的每一块都要与同色拼块角碰角，但不能与任何同色拼块边挨边。
blokus-rules-others = 与其他颜色怎么接触都可以。
blokus-rules-stays = 放下的拼块不再移动。
blokus-rules-pass = 你可以跳过，只限这一回合。再也放不下拼块的颜色会自动跳过。
blokus-rules-end = 终局
blokus-rules-over = 所有颜色都放不下拼块，或大家接连跳过时，游戏结束。
blokus-rules-points = 每种颜色从 { $start } 分开始，每放下一个方格加一分。
blokus-rules-bonus = 拼块全部放完再加 { $all } 分；如果最后放的是单格块，另加 { $single } 分。
blokus-rules-wins = 得分最高者获胜。
blokus-rules-wins-together = 两种颜色合计，得分最高者获胜。

## 模拟统计的内容

blokus-stat-score = 得分
blokus-stat-points-of-blue = 蓝色得分
blokus-stat-points-of-yellow = 黄色得分
blokus-stat-points-of-red = 红色得分
blokus-stat-points-of-green = 绿色得分
blokus-stat-passes = 跳过
blokus-stat-most-points = 得分最高
blokus-stat-most-points-blue = { blokus-colour-blue }
blokus-stat-most-points-yellow = { blokus-colour-yellow }
blokus-stat-most-points-red = { blokus-colour-red }
blokus-stat-most-points-green = { blokus-colour-green }
blokus-stat-left-over = 剩余棋子
blokus-stat-places-by-turn = 各回合可放位置

## 引导的第一局

blokus-lesson-aim = 你有 21 块拼块。尽量把更多的方格放到棋盘上。
blokus-lesson-first = 第一块必须盖住标出的起始格。任选一块，需要就转一转，放到那里。
blokus-lesson-corner = { $other }也开始了。从现在起，你的每一块都要与自己的另一块角碰角，但不能边挨边。
blokus-lesson-second = 在第一块的一个角上放第二块。与{ $other }的拼块怎么接触都可以。
blokus-lesson-block = 放得好。先放大块：以后它们就没地方了。空着的角是你的出路；把别人的出路堵住。
blokus-lesson-end = 谁也放不下的时候，手里每剩一个方格扣一分；全部放完有奖励分。知道这些就够了。祝你好运！
