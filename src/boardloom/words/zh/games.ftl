### 几个游戏共用的话。

rolls-again = 再掷一次。
wins = { $who } 获胜！
place = 第 { $place } 名
ask-roll = 掷骰子
ask-roll-again = 再掷一次
figure-roll = 点数
column-player = 玩家
column-place = 名次
the-die = 骰子
the-die-shows = 骰子掷出 { $roll }

## 不能做的事

illegal-over = 不能执行 { $asked }：游戏已经结束
illegal-outcome = 这里不会掷出或抽到 { $asked }；可能的结果有：{ $choices }
illegal-outcome-because = 这里不会掷出或抽到 { $asked }：{ $reason }；可能的结果有：{ $choices }
illegal-action = { $player } 现在不能选 { $asked }；可选的有：{ $choices }
illegal-action-because = { $player } 现在不能选 { $asked }：{ $reason }；可选的有：{ $choices }
some-of = { $names } 等，另有 { $more } 个
