### 浏览器中的实验室：规则的效果就在规则旁边。

web-lab-of = 实验室：{ $game }
web-lab-open = 这些规则有什么效果？
web-lab-pin = 固定这个版本
web-lab-unpin = 回到固定的版本
web-lab-play = 开始玩
web-lab-figures = 数字
web-lab-changed = 已更改
web-lab-pinned = 已固定
web-lab-exact = 精确
web-lab-about = 约
web-lab-few = 对局还太少，没有区间
web-lab-interval = 95%：{ $low } 到 { $high }
web-lab-certain = 没有抽样误差
web-lab-was = 固定 { $value }
web-lab-same = 没有变化
web-lab-more = 多 { $by }
web-lab-less = 少 { $by }
web-lab-margin = ± { $half }
web-lab-edge = 先手优势
web-lab-edge-help = 先走的人比应得的份额多赢多少
web-lab-edge-unit = 个百分点
web-lab-rounds = 长度
web-lab-rounds-help = 到结束为止的轮数
web-lab-rounds-unit = 轮
web-lab-lead_changes = 领先易手
web-lab-lead_changes-help = 换别人领先的次数
web-lab-lead_changes-unit = 次／局
web-lab-decided_at = 胜负已定于
web-lab-decided_at-help = 赢家从此保持在 90% 以上的时刻
web-lab-decided_at-unit = % 对局
web-lab-dead_time = 无望时间
web-lab-dead_time-help = 机会低于 2% 的玩家的回合
web-lab-dead_time-unit = % 回合
web-lab-depth = 深度
web-lab-depth-help = 不搜索的常用机器人比随机玩法强多少
web-lab-depth-luck = 没有人做决定：纯靠运气
web-lab-depth-unit = Elo
web-lab-waiting = 尚未知道
web-lab-searches = 只有会搜索的机器人才能说明
web-lab-preparing = 正在把这些规则编译成机器码：{ $seconds } 秒……
# $games: always more than one
web-lab-played = 已下 { $games } 局，其中 { $judged } 局含胜率；正在变得更精确……
# $games: always more than one
web-lab-done = 已下 { $games } 局，其中 { $judged } 局含胜率。
web-lab-who = 由 { $bot } 来下
web-lab-unfinished = 没有结束、不计入任何数字的对局：{ $count }
web-lab-blurred = 胜率来自每回合往下玩的 { $rollouts } 局，因此是模糊的：只与固定版本比较。
web-lab-landings = 棋子落在哪里
web-lab-landings-unit = 每局在各格的落点次数
web-lab-hottest = 最常落在：{ $cells }
web-lab-options = 选项
web-lab-before = 原为 { $value }
web-lab-undo = 撤销
web-lab-compares = 每个数字都与固定的版本比较。
web-lab-compare-how = 固定一个版本，再改一条规则：每个数字都会与它比较。
web-lab-heat-on = 显示
web-lab-heat-off = 关
web-lab-heat-difference = 差别
web-lab-influence-how = 指向一个格子，看看它的作用：逐局比较有它和没有它时的每个数字。
web-lab-meanwhile = 机器码生成中（{ $seconds } 秒），目前未用它已下局数：{ $games }
web-lab-histogram = 每局轮数
web-lab-histogram-label = 按轮数的对局比例；半数对局至多 { $median } 轮
web-lab-middle = 中位对局：{ $value }
web-lab-places = 按顺序的胜率
web-lab-places-unit = 与公平的 { $share } 相差的百分点
web-lab-exact-share = { $share }%
web-lab-place = 第 { $number } 位
web-lab-fan = 先手的胜率
web-lab-fan-unit = 按回合；已结束的对局按结果计入
web-lab-fan-half = 50% 的对局
web-lab-fan-most = 90% 的对局
web-lab-fan-one = 最戏剧性的一局
# $games: always more than one
web-lab-dramatic = { $games } 局中最戏剧性的一局
# $points: with a decimal; always more than one
web-lab-dramatic-help = 赢家平均落后 { $points } 个百分点。
web-lab-watch = 观看
web-lab-watch-again = 观看新的一局

## Searching for boards

web-find-title = 寻找棋盘
web-find-help = 合适的棋盘相互繁育；各种长度与戏剧性中最好的会保留。
web-find-rounds = 平均轮数
web-find-within = 上下
web-find-edge = 公平误差（百分点）
web-find-aim = 然后尽量多的
web-find-start = 寻找棋盘
web-find-stop = 就到这里
web-find-found = 找到的棋盘
web-find-tried = 试了 { $tried } 个，保留 { $fitting } 个
web-find-none = 还没有合适的：这些最接近。
web-find-best = 最好的，用另外的运气重新测量
# $rounds: with a decimal; always more than one
web-find-rounds-of = { $rounds } 轮
web-find-edge-of = 第一位 { $edge } 个百分点
web-find-leads-of = 领先易手 { $leads } 次
web-find-take = 采用这个棋盘
web-find-play = 用这个棋盘玩
