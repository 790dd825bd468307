### 学习游戏：教学与谜题。

## 谜题的问题，以及对一步棋的评价

puzzle-ask-points = 轮到{ $who }。只有一步能赢，其余都不行：把它找出来。
puzzle-ask-shares = 轮到{ $who }。哪一步的胜算最大？
puzzle-right-points = 正确！之后好好走，就能赢 { $points } 分，别的走法都赢不了。
puzzle-right-shares = 正确！这样走 100 局能赢 { $best } 局，第二好的走法只赢 { $other } 局。
puzzle-wrong-shares = 不是最好的：这样走 100 局能赢 { $other } 局，最好的走法能赢 { $best } 局。
puzzle-wrong-win = 不是最好的：只能赢 { $points } 分。
puzzle-wrong-draw = 不是这一步：对手走得好，就只是平局。
puzzle-wrong-loss = 不是这一步：对手走得好，就会输 { $points } 分。

## 页面

web-learn-offer = 两分钟学会
web-learn-of = 学习：{ $game }
web-learn-coach = 引导
web-learn-step = 第 { $n } 步，共 { $total } 步
web-learn-next = 继续
web-learn-skip = 跳过教学
web-learn-play = 现在来真的
web-learn-restart = 从头开始
web-puzzles = 谜题
web-puzzles-of = 谜题：{ $game }
web-puzzles-about = 每个局面中都有一步明显好过其他所有走法。你能找到吗？
web-puzzles-solved = 已解出 { $solved }/{ $total }
web-puzzle = 谜题 { $n }
web-puzzle-solved = 已解出
web-puzzle-hint = 提示
web-puzzle-solution = 显示答案
web-puzzle-retry = 再试一次
web-puzzle-next = 下一题
web-puzzle-all = 全部谜题
