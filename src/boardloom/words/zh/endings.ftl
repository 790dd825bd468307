### 对局如何结束，以及是否计入排行榜。

## 对局是否计入排行榜

rated-counts = 这局计入排行榜。
unrated-chosen = 这局不计入排行榜：开局时设为不计分。
unrated-unlisted = 这局不计入排行榜：它没有公开。
unrated-own-dice = 这局不计入排行榜：玩家自己掷骰子。
unrated-unnamed = 这局不计入排行榜：{ $who } 还没有名字。
unrated-bots = 这局不计入排行榜：有两个机器人级别相同（{ $bot }）。
unrated-swapped = 这局不计入排行榜：有座位中途换了人。
unrated-undo = 这局不计入排行榜：有人悔过棋。
unrated-hint = 这局不计入排行榜：{ $who } 用过提示。
web-log-advised = { $name } 请求提示。
