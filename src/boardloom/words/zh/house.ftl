### 各个游戏通用的话，以及中文怎样把词句连起来。

language-name = 简体中文
language-direction = ltr

number = { $number }
join-list = 、
join-and = { $first } 和 { $last }
join-or = { $first } 或 { $last }
join-sentences = {""}
join-parts = ；
join-lines = {"\u000A"}

player = 玩家 { $number }

winners = { $count ->
    [1] { $winners } 获胜！
   *[other] { $winners } 并列获胜！
}

## 没有专用界面的游戏

plain-board = 《{ $game }》的游戏桌
view-board = { $columns } 列 { $rows } 行的棋盘
view-piece = { $who }，在 { $cell }
view-thing = { $what }，在 { $cell }
view-table = 一张牌桌
figure-score = 得分
figure-text = { $label }：{ $value }
plain-prompt = 现在
# 位于 view-failed 之前
view-note = 提示
view-failed = 由于游戏本身出错，无法显示它的画面；对局继续进行
plain-ask = 请走一步
plain-plays = { $who } 走了 { $action }。
plain-comes-up = 结果是 { $outcome }。
