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

## 对局如何结束

ending-figures = { $game } · { $minutes } 分钟
ending-decided = 第 { $move } 步定了胜负：
ending-see = 看第 { $move } 步
ending-working = 正在找决定胜负的一步：{ $done } / { $of }
ending-won = 玩得漂亮，{ $who }！
ending-won-more = 这一桌归你了。其他人也许想再战一局。
ending-close = 就差一点，{ $who }。
ending-lost = 下次加油，{ $who }。
ending-led = 直到第 { $move } 步你都领先，本来可以赢的。
ending-best = 最好的时候你的胜率有 { $share }，完全有机会。
ending-again = 新的一局，大家都从零开始。
ending-all = 大家玩得都很好！
ending-all-more = { $count ->
   *[other] 今天 { $who } 很难对付。
}
ending-drawn = 没有人赢，也没有人输。
ending-results = 全部结果
ending-board = 牌桌
ending-back = 回到结果
ending-home = 首页
