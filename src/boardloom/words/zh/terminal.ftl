### 终端里说的话。`这种符号` 里的词和 u、y 之类的单个字母，在任何语言中都照原样输入。

## 菜单

menu-title = 桌游之家
menu-how = 按回车采用 [方括号] 里的内容；输入 q 离开。
menu-goodbye = 再见。
menu-screen = 想在哪里玩？
screen-browser = 在浏览器里，也可以用链接邀请朋友
screen-desktop = 在单独的窗口里
screen-terminal = 就在这个终端里
menu-which = 玩哪一个？
menu-unfinished = 继续：{ $players }；第 { $moves } 步，开始于 { $begun }
menu-which-rules = 用哪种规则？
menu-rules = 规则？
menu-default-rules = 通常规则
menu-players = 几个人玩？
menu-option = { $option }？
menu-usual = 照常
menu-choices = 可选：{ $names }。
menu-each = 每位玩家一个，用英文逗号隔开。
menu-list = 可以多个，用英文逗号隔开。
menu-list-of = { $how }可选：{ $names }。
menu-cells = 格子 { $first } 到 { $last }，例如 3=名称, 7=名称；名称可选：{ $names }。
menu-no-cell = { $typed } 不是 3=名称 这样的写法，格子要在 { $first } 到 { $last } 之间
menu-no-truth = { $typed } 既不是 `yes` 也不是 `no`
menu-seats = 谁坐在哪里？名字表示真人；`bot`（后面可加名字）表示机器人。
menu-which-bot = `bot:` 加上其中之一，指定哪种机器人：
menu-bot = { $title }：{ $help }
menu-seat = 座位 { $seat }？
menu-no-game = { $typed } 不在列表里；请输入列表中的编号或游戏名
menu-no-preset = { $typed } 不在列表里；请输入列表中的编号或名称
menu-no-number = { $typed } 不是数字
menu-name-taken = { $name } 已经在桌上了

## 座位

seating-names = { $players } 位玩家却有 { $names } 个名字
seating-names-and-bots = { $players } 位玩家却有 { $names } 个名字和 { $bots } 个机器人：名字是给真人的
seating-bots = { $bots } 个机器人：座位只够 0 到 { $players } 个
seating-none-left = 没有可以继续的《{ $game }》未完对局

## 桌上的提问

table-order = { $who }：{ $what }
table-answer = （{ $how }；? 查看帮助）
table-how-roll = 回车，或输入你自己掷出的点数
table-how-number = 输入名称或编号
table-how-name = 输入名称，或能分清的一部分
table-how-enter-number = 回车；或输入名称或编号
table-how-enter-name = 回车；或输入名称，或能分清的一部分
panel-more = 还有 { $count } 位
table-more = 还有 { $count } 个：按回车全部显示
table-ambiguous = { $typed } 可能是 { $choices }
choice-in-words = { $typed } — { $label }
table-next = 轮到 { $who }。按回车显示桌面，以及只有你能看的内容。
table-against-bots = { $count ->
   *[other] 你的对手是机器人 { $bots }：这个游戏不止一个人玩。
}
table-rematch = 再来一局？（y 是，回车 否；u 悔棋，l 记录）

## 桌上的话

table-no-decisions = 这个游戏没有要做的决定：全凭运气。
table-thinking = 正在思考…（第一次需要一些时间准备）
table-no-hint = 还没有提示：仍在准备中。
table-unready = { $who } 还在准备，只有第一次会这样，这一步没有思考。
table-nothing-to-undo = 没有可悔的棋：在此之前还没有人做过什么。
table-undone = 已悔棋；对局回到第 { $move } 步。
table-no-story = 还什么都没有发生。
table-back = 按回车回到桌面
table-draw = 平局。
table-winners = { $count ->
    [1] { $winners } 获胜。
   *[other] { $winners } 共同获胜。
}
table-kept = 对局保存在 { $file }
table-unsaved = 这一局无法保存：{ $reason }
table-left = 已保存。继续请输入：{ $command }
table-over = 游戏已经结束，保存在 { $file }

## 桌上的帮助：可以输入什么，有什么用

key-enter = 回车
key-choice = 编号或名称
key-leave = save 或 quit
table-help-enter = 让电脑替你掷骰或抽取；有自动选择时采用它
table-help-choice = 你自己的骰子点数，或你的选择
table-help-hint = 高手在这里会怎么做，以及各人的胜率
table-help-undo = 撤销真人所做的最后一件事；骰子会掷出同样的结果
table-help-log = 记录：到目前为止发生的一切
table-help-leave = 离开；每一步都会立即保存（没有选项叫 s 或 q 时，它们也可以）

## 提示

hint-best = 最佳：{ $moves }。
hint-move = { $move }（{ $chance }）
hint-about = { $chance } ± { $margin }
hint-of-player = { $who } { $chance }
hint-chances = 胜率：{ $chances }（精确值）。
hint-chances-simulated = 胜率：{ $chances }（95% 区间，来自 { $games } 局模拟）。

## 分步选择

steps-kind-piece = 棋子
    .one = 一枚棋子
steps-kind-orientation = 朝向
    .one = 一个朝向
steps-kind-cell = 格子
    .one = 一个格子
steps-kind-square = 格子
    .one = 一个格子
steps-kind-token = 棋子
    .one = 一枚棋子
steps-kind-action = 行动
    .one = 一个行动
steps-kind-choice = 选项
    .one = 一个选项
steps-how-turn = { $kind }，或 { $letters }；回车：返回
steps-how-back = { $kind }；回车：返回
steps-how-enter = 回车；或{ $kind }
steps-how-move = { $kind }，或完整的一步
steps-none-such = { $typed } 不是现在可选的{ $kind }；可选：{ $some }
steps-none-such-for = { $typed } 不是 { $piece } 现在可用的{ $kind }；可选：{ $some }
steps-nothing = 没有
steps-some = { $names } 等，另有 { $more } 个
steps-help-none = 这样没有可选的
steps-help-back = 返回
steps-help-list = 列出所有走法，按编号选择
steps-help-move = 完整的一步

## 进度

progress-compiling = 正在编译规则（仅第一次）
progress-perfect = 正在计算完美走法（仅第一次）
progress-ready = 正在准备
progress-playing = 正在对局
progress-solving = 正在求解
progress-thinking = 正在思考

## 列标题

column-seat = 座位
column-place-in-order = 轮次先后
column-bot = 机器人
column-games = 局数
column-wins = 胜
column-share = 比例
column-interval = 95% 区间
column-score = 得分
column-rating = 评分
column-level = 等级
column-iterations = 迭代次数
column-below = 对下一等级的胜率
column-last-played = 最近一局
column-happened = 经过
column-cost = 损失
column-turns-alone = 单人回合数
column-deviation = 标准差
column-fewest = 最少
column-median = 中位数

## 模拟报告

report-title = { $game }：{ $games } 局，种子 { $seed }
report-interrupted = 已中断：{ $games } 局中完成了 { $played } 局。
report-per-game = 数字为每局平均。
report-interval = { $low } 到 { $high }
report-length = 长度：{ $mean } 步（标准差 { $deviation }），{ $least } 到 { $most }；{ $quantiles }。
report-rounds = 轮数：{ $mean }（标准差 { $deviation }），{ $least } 到 { $most }；{ $quantiles }。
report-quantile = { $share } { $moves }
report-ties = 平局：{ $share }。
report-unfinished = 有 { $games } 局没有结束，不计入任何比例。
report-values = { $figure }：{ $values }。
report-mean = { $figure }：每局 { $mean }。
report-value = { $name } { $value }
report-nth = { $ordinal ->
   *[other] 第 { $number } { $value }
}
report-most = 最多的 { $figure }
report-place = { $place }（每局 { $mean }）
report-pace = { $seconds } 秒：每秒 { $games } 局，每秒 { $moves } 步。
report-cost = 这些机器人每局用 { $seconds } 秒。

## 胜率

odds-exact = 精确值，直接由规则得出；没有模拟任何对局。
odds-exact-choices = 精确值，直接由规则得出；没有模拟任何对局。双方的选择都是完美的。
odds-simulated = 不是精确值：{ $reason }。来自 { $games } 局模拟，95% 区间。
odds-about = { $share } ± { $margin }
odds-by-place = 按行动顺序：{ $shares }。
odds-rounds = 平均 { $rounds } 轮后有人获胜。
odds-stuck = 座位 { $seat } 永远卡住的概率是 { $chance }。
odds-alone = 座位 1 单独玩时的回合数：
odds-never = 从不
odds-choice = { $choice }：胜率 { $chance }。
odds-choice-best = { $choice }：胜率 { $chance }，最佳。

## 机器人比赛，以及对局回顾

arena-before = { $games } 局中有 { $played } 局以前已经下过。
arena-fair = 实力相同的机器人各胜 { $share }；大家的初始评分都是 25。
arena-kept = 对局保存在 { $folder }
analysis-title = { $game }，{ $started }
analysis-better = { $story }更好：{ $move }。
analysis-margin = ± 是按 95% 区间这些胜率可能的误差，前提是大家都照搜索的预期下下去。
analysis-cost = { $decisions ->
   *[other] { $who }：{ $decisions } 个决定共损失 { $lost } 的胜率。
}

## 以往的对局

story-title = { $game }，{ $started }：{ $players }
story-won = { $moves } 步，{ $winners } 获胜。每一步都合乎规则。
story-unfinished = { $moves } 步，未完。每一步都合乎规则。
story-drawn = { $moves } 步，平局。每一步都合乎规则。
history-won = { $started }  { $game }：{ $players }；{ $winners } 获胜，{ $moves } 步
history-draw = { $started }  { $game }：{ $players }；平局，{ $moves } 步
history-running = { $started }  { $game }：{ $players }；进行中，{ $moves } 步
history-none = 还没有对局。来一局：{ $command }

## 排行榜

leaderboard-people = 真人
leaderboard-bots = 机器人
leaderboard-from = { $games ->
   *[other] 来自 { $games } 局完成的对局。
}
leaderboard-none = 还没有完成的对局。来一局：{ $command }
leaderboard-skipped = 已跳过 { $why }

## 教学与谜题

learn-go = 回车：继续
learn-roll = 回车：掷骰子
learn-done = 就这些。真正来一局：{ $command }
learn-next = 下一题：{ $command }
learn-solution = 答案：{ $best }

## Levels that are measured

# $games: in all
calibrate-title =
    { $game } 的等级，共 { $games } 局
# $level: the name of a level
calibrate-close = { $level } 几乎不比下一等级强：搜索在这个游戏里找不到更多，或由运气决定。多下几局更清楚（--games）。
calibrate-kept = 从现在起，无论在哪里玩，{ $game } 都使用这些等级。
## 实验室

column-figure = 指标
column-value = 数值
column-change = 变化
column-rule = 规则
column-how = 方式
column-change-edge = 先手优势
column-change-rounds = 轮数
lab-figure-edge = 先手优势
lab-figure-seat_gap = 各先后位差距
lab-figure-rounds = 轮数
lab-figure-moves = 步数
lab-figure-minutes = 分钟
lab-figure-lead_changes = 领先易手
lab-figure-drama = 戏剧性
lab-figure-suspense = 悬念
lab-figure-surprise = 意外
lab-figure-decided_at = 分出胜负于
lab-figure-runaway = 早早定局
lab-figure-dead_time = 无望时间
lab-title = { $game }：{ $games } 局，其中 { $judged } 局带胜率，种子 { $seed }
lab-exact = 精确
lab-about = 约
lab-few = 局数太少
lab-rollouts = 胜率来自从每个回合起下完的 { $rollouts } 局，因此模糊：这类指标只能彼此比较。
lab-corrected = 粗体：有变化，所有问题合计 5%（Holm）。
column-base = 之前
column-other = 之后
lab-report-with = 采用 { $change }：{ $verdict }
# $variants: always more than one
lab-report-swept = 在 { $variants } 项更改中，{ $change } 对长度影响最大：{ $verdict }
# $rounds: with decimals; always more than one
lab-report-measured = { $game }：{ $rounds } 轮；第一位的胜率与公平份额相差 { $edge }。
lab-report-gallery = 找到的棋盘
lab-report-made = 由 Boardloom { $version } 的实验室生成。
lab-report-saved = 报告在 { $file } 中。
lab-searching = 正在搜索：已试 { $tried } 个，图上 { $fitting } 格
lab-measuring-anew = 重新测量所找到的
lab-found = 已试 { $tried } 个设计。符合条件的最佳者，用另外的运气重新测量：
lab-found-nothing = 已试 { $tried } 个设计，没有符合的。最接近者，用另外的运气重新测量：
lab-identical = 完全相同
lab-differs = 有 { $places } 个数不同：
lab-verdict = { $parts }。
lab-longer = 长 { $by } 轮（95%：{ $low } 到 { $high }）
lab-shorter = 短 { $by } 轮（95%：{ $low } 到 { $high }）
lab-longer-exactly = 恰好长 { $by } 轮
lab-shorter-exactly = 恰好短 { $by } 轮
lab-length-same = 长度不变，误差 { $within } 轮以内
lab-edge-more = 第一位多胜 { $by } 个百分点（95%：{ $low } 到 { $high }）
lab-edge-less = 第一位少胜 { $by } 个百分点（95%：{ $low } 到 { $high }）
lab-edge-more-exactly = 第一位恰好多胜 { $by } 个百分点
lab-edge-less-exactly = 第一位恰好少胜 { $by } 个百分点
lab-edge-same = 公平性不变，误差 { $within } 个百分点以内
lab-leads-more = 领先易手多 { $by } 次（95%：{ $low } 到 { $high }）
lab-leads-fewer = 领先易手少 { $by } 次（95%：{ $low } 到 { $high }）
