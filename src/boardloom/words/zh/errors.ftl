### 规则、游戏、文件、机器人和数据的错误；程序库或引擎自己的英文是参数。

## 文件

# $problem：另一条消息，或程序库的英文说明
file-problem = { $file }：{ $problem }
file-line-problem = { $file } 第 { $line } 行：{ $problem }
file-not-python = { $file } 不是 Python 文件
file-exists = { $file } 已经存在
file-unwritable = 无法写入 { $file }：{ $reason }
reason-no-file = 它不是文件
reason-not-text = 它不是文本
reason-not-json = 它不是 JSON
reason-not-json-at = 它不是 JSON（第 { $line } 行，第 { $column } 列）
reason-nested = 嵌套得太深
reason-missing = 没有这个文件或文件夹
reason-permission = 这里不允许（没有权限）
reason-read-only = 只能读取，不能写入
reason-folder = 它是文件夹
reason-not-folder = 路径中有一部分不是文件夹
reason-exists = 它已经存在
reason-disk-full = 磁盘已满
reason-disk-fails = 磁盘无法写入
reason-file-large = 文件会太大
reason-name-long = 名称太长
reason-no-program = 它不是程序
reason-no-address = 没有这个地址
reason-address-used = 已有别的程序在那里监听
reason-address-elsewhere = 这台机器没有这个地址
reason-not-database = 它不是数据库
reason-database-damaged = 数据库已损坏
reason-other-database = 这是别的用途的数据库
reason-database-busy = 别的程序正在使用数据库
reason-not-opened = 无法打开文件
reason-code = 错误 { $code }

## 游戏与规则

game-unknown = 没有 { $game } 这个游戏；可选的有：{ $choices }
game-unknown-but = 没有 { $game } 这个游戏；你是指 { $games } 吗？
game-unknown-file = 没有 { $game } 这个游戏；加上 --use { $file } 也许就有
game-package = 软件包 { $package } 中的游戏 { $game } 无法使用：{ $problem }
game-taken = { $game } 是自带游戏的名称
game-lacks = 游戏 { $game } 缺少 { $part }
game-arguments = 调用 { $function } 时给出 ({ $arguments })，它却接受 ({ $given })
game-faulty = 游戏 { $game } 的规则不可信：{ $problems }
game-name = { $game } 不能作为游戏的名称：名称以字母开头，其后是字母、数字和下划线
game-words = 游戏 { $game } 的文字有误：{ $problems }
game-guided = 游戏 { $game } 的教学或谜题有误：{ $problems }
lesson-step = 教学的第 { $step } 步（{ $says }）：{ $problem }
lesson-too-free = 那里可选的走法会导致超过 { $most } 个局面
lesson-no-words = 教学的第 { $step } 步没有文字：缺少 { $id }
lesson-not-now = 现在不行：请按引导说的做。
lesson-none = { $game }没有教学
lesson-over = 教学已经结束
puzzles-none = { $game }没有谜题
puzzle-none = { $game }没有第 { $number } 号谜题
puzzle-over = 谜题只走一步
puzzle-file = { $file }：{ $reason }
puzzle-wrong = 第 { $number } 号谜题：{ $problem }
puzzle-choices = 它的数值与那里可选的两个或更多走法不符
minimax-two = { $game }无法搜索到终局：那需要两名玩家且没有随机因素
words-junk = 无法读取 { $id }：{ $reason }
words-twice = { $id } 出现了两次
words-unknown = { $id } 引用了不存在的 { $other }
words-circle = { $id } 引用了自己（直接引用或经由其他消息）
words-none = 消息 { $id } 没有文字
words-gap = 消息 { $id } 有一处空缺没有内容：{ $reason }
# $slot：规则中选择策略的位置
slot-taken = { $slot } { $name } 已被占用；请给这个策略另起一个名字
state-large = State 过大（{ $numbers }，最多 { $most }）：表格应放在 setup 中
state-name = State.{ $field }：每个记录都已有同名的内容；请给字段另取名字
rule-recursive = 规则 { $rule } 直接或间接地调用了自己；规则不能这样
rule-setup = 这里写入了 { $field }，但 setup 保持不变：会变化的内容应放在状态中
rule-division = 有规则除以了零；`boardloom check` 会指出是哪一行
policy-name = { $name } 不能作为策略的名称：须是一个小写单词，且各不相同
rule-unmarked = 规则调用了 { $name }，但它没有标上 @rule
rule-type = { $name } 的类型是 { $type }，规则不能使用；请按名称导入所需的内容
rule-undefined = { $name } 没有定义
rule-speaks = 规则不可以调用 { $name }：规则只读取和改变数字
rule-luck = 规则不可使用 { $name }，它每次回答都不同：运气属于 chance
game-view-class = view 是一个类：{ $name }()（带括号）才是视图
rule-global = 规则不可以改变它之外的 { $name }：会变的东西应放在状态里
rule-field = { $record } 没有字段 { $field }
icon-name = { $name } 不能作为图标名：它由小写字母、数字和连字符组成，且不与自带图标重名
icon-path = 图标 { $name } 应是 SVG 图像的路径，例如 M96 96H416V416H96Z
rule-slot = 规则用到了插槽 { $slot }，但游戏的插槽里没有它
rule-uncompiled = 这条规则无法编译：{ $cause }
rule-allocates = 规则不能创建列表、字典、文本或其他对象
rule-index = 有条规则用到了行或行动列表之外的位置；`boardloom check` 会指出是哪一行

## 传给程序库函数的内容

argument-text = { $argument } 应是文本，而不是 { $given }
argument-texts = { $argument } 应是文本的列表，而不是 { $given }
argument-from = { $argument } 应是不小于 { $least } 的整数，而不是 { $given }
argument-between = { $argument } 应是 { $least } 到 { $most } 的整数，而不是 { $given }
argument-kind = { $argument } 的类型应是 { $kind }，而不是 { $given }

## 求解与搜索

solve-endless = 用这些选项无法求解《{ $game }》：对局可能永远不会结束
solve-no-numbers = 《{ $game }》不能求解：它的局面没有编号
solve-options = 用这些选项不能求解《{ $game }》：{ $reason }
solve-other-game = 这个局面不属于已求解的游戏
search-iterations = 搜索的迭代次数是 0 到 { $most }，不能是 { $given }
search-seconds = 搜索的时间是 0 到 { $most } 秒，不能是 { $given }
search-over = 游戏已经结束：没有什么可搜索的

## 玩家与对局

name-spaces = 玩家的名字开头和结尾不能是空格
name-long = 玩家的名字最多 { $most } 个可显示的字符
seat-of-person = 这个座位上是真人，不是机器人 { $bot }
names-same = 有两位玩家同名
colours-same = 有两位玩家用了相同的颜色
match-id = 对局的 id 由字母、数字和连字符组成
match-seed = 种子是 0 到 { $most } 的整数
match-seats = { $players } 位玩家需要同样多的座位，而不是 { $seats } 个
match-players = 共有 { $seats } 个座位，所以请写 { $seats } 或不写
draw-over = 没有什么可抽的：游戏已经结束
undo-nothing = 没有可以撤销的内容

## 棋谱

transcript-problem = 第 { $line } 行：{ $problem }
transcript-title = 棋谱的开头应是 { $expected }
transcript-line-expected = 这里应是 { $expected }
transcript-move = 这里应是第 { $number } 手
transcript-result = 在这些着法之后，这里应是 { $expected }
transcript-sum = 着法对不上：应得出 { $expected }
transcript-after-end = 结尾之后不能再有内容
transcript-damaged-end = 文件的结尾缺失或损坏
transcript-too-short = 文件在这里就结束了，太早
transcript-seat = 座位只能是 human 或 bot，不能是 { $given }
transcript-version = 对局用的是 { $game } 版本 { $played }；这个 Boardloom 的版本是 { $ours }
transcript-seed = 种子是小于 2**63 的整数
transcript-config-json = 配置不是 JSON：{ $reason }
transcript-config-object = 配置应是一个 JSON 对象
transcript-unfinished = 这一局还没有结束
format-none = { $game } 不能写成 { $format }；可用的格式：无
format-unknown = { $game } 不能写成 { $format }；可用的格式：{ $formats }
format-of-file = 这种文件里读不出对局，只能读 { $formats }

## 骰子记录，任何人都可以据此核对一局

record-legal = 合规：全部 { NUMBER($moves, useGrouping: 0) } 次走棋和掷骰都符合《{ $game }》的规则。
record-unfair = { $file } 不公平：{ $reason }
record-malformed = { $file } 不是骰子记录：{ $reason }
record-lacks = { $field } 缺失或有误
record-version = 对局用的是 { $game } 版本 { $played }；这里是版本 { $ours }
record-step = 第 { $step } 步：{ $problem }
record-roll-expected = 这里应是一次掷骰
record-choice-expected = 这里应是一次选择
record-out-of-turn = { $seat } 号座位行动了，但轮到的是 { $turn } 号座位
record-nobodys-turn = { $seat } 号座位行动了，但没有轮到任何人
record-outcomes = 这些不是规则列出的结果

## 骰子记录中哪里对不上

unfair-record = 记录：写的是 { $found }，应为 { $expected }
unfair-nonce = { $seat } 号座位的随机数：写的是 { $found }，应为 { $expected }
unfair-key = 密钥：写的是 { $found }，应为 { $expected }
unfair-deals = 暗发内容的秘密：写的是 { $found }，应为 { $expected }
unfair-undo = 第 { $step } 步：无法从 { $steps } 步退回到 { $to } 步
unfair-own = 第 { $step } 步：这次掷骰没有链节，但骰子是服务器的
unfair-number = 第 { $step } 步：掷骰的编号是 { $found }，应为 { $expected }
unfair-no-link = 第 { $step } 步：第 { $roll } 次掷骰没有链节
unfair-link = 第 { $step } 步：链节 { $roll } 的哈希值是 { $found }，应为 { $expected }
unfair-roll = 第 { $step } 步：第 { $roll } 次掷骰是 { $found }，应为 { $expected }

## 数据

odds-over = 游戏已经结束：不再有任何偶然
odds-decisions = 玩家能做决定，或能影响彼此
# $rule：造成这种情况的选项或格子
odds-coupled = { $rule } 让玩家能移动彼此
odds-too-long = 这个棋盘的对局会超过 { NUMBER($most, useGrouping: 0) } 个回合
odds-too-large = 这个棋盘的局面超过 { NUMBER($most, useGrouping: 0) } 个
endgame-large = 局面超过 { $most } 个：请从更接近终局的地方开始
endgame-luck = { $bot } 靠运气做决定，无法一一列举
simulate-over = 游戏已经结束：没有什么可模拟的
arena-bots = { $players } 位玩家却给了 { $bots } 个机器人；请给每个座位指定一个，或给两个：第一个对阵坐满其余座位的第二个
calibrate-own = 《{ $game }》的等级由游戏自带
calibrate-alone = 《{ $game }》是单人游戏：等级之间无法对战
arena-no-gtp = 《{ $game }》没有与其他引擎沟通的方式：请去掉 --gtp
arena-bot-ended = 有个机器人终止了它所在的进程

## 机器人

bot-unknown = 《{ $game }》没有机器人 { $bot }；可选的有：{ $choices }
bot-unknown-policy = 《{ $game }》没有机器人 { $bot }；可选的有：{ $choices }；等级用于 `play` 和 `arena`
bot-unable = 机器人 { $bot } 不会玩这个游戏：{ $reason }
bots-per-seat = { $players } 位玩家却给了 { $bots } 个机器人；请给每个座位指定一个，或给所有座位指定同一个
bot-name = { $name } 不能作为机器人的名字：请用字母和数字，且不要与自带的重名
bot-no-turn = 只有轮到某个座位走时，机器人才做选择
bot-illegal = 机器人 { $bot } 选了 { $action }，这里不能这样选
bot-failed = 机器人出错：{ $reason }

## 别人的引擎

engine = 引擎 { $command }
engine-named = 引擎 { $name } { $command }
# $engine：上面两条之一
engine-not-started = { $engine } 无法启动：{ $reason }
engine-no-program = 没有指定程序
engine-quotes = 引号没有闭合
engine-no-gtp = 《{ $game }》没有与其他引擎沟通的方式
engine-resigned = { $engine } 认输了：这里的对局都要下到终局
engine-illegal = { $engine } 的着法违反规则：{ $reason }
engine-ended = { $engine } 已经退出
engine-ended-at = { $engine } 在 { $command } 时退出
engine-refuses = { $engine } 拒绝了 { $command }：{ $reason }
engine-silent = { $engine } 在 { $seconds } 秒内没有回应 { $command }
engine-long = { $engine } 对 { $command } 的回应超过 { $most } 个字符

## 把我们的机器人当作引擎

engine-no-words = 《{ $game }》没有与其他程序沟通的方式
engine-command = 未知命令 { $command }
engine-other-game = 这个引擎是为 { $game } 启动的，不是 { $given }
engine-colour = 不可能轮到 { $colour }；颜色的写法如 'play 1 a20'

## 实验室

lab-bot-searches = { $bot } 要搜索，对实验室来说太慢：请用简单策略，或用 sim 测量胜率和长度
lab-other-game = 不同游戏的设计不能比较
lab-figure-unknown = 没有名为 { $figure } 的指标；请选择 { $choices }
lab-precision = { $figure } 的精度应为大于 0 的数，例如 0.002
lab-nothing-to-sweep = 没有可改变的：请指出还有其他取值的选项
# $variants: always more than one
lab-too-many = { $variants } 个变体太多：最多 { $most } 个
lab-no-choices = { $option } 没有取值列表：请写明要尝试的值
lab-no-experiment = { $file } 不是本实验室的实验
lab-file-differs = { $file } 不存在，或与实验时不同
lab-metric-name = { $name } 不能作为指标的名称
lab-no-elements = { $option } 应以元素列表的形式给出
lab-pace-unknown = 没有名为 { $kind } 的事件类型；请选择 { $choices }
lab-pace = { $kind } 的秒数应为不小于 0 的数
lab-too-few-rollouts = 要知道选择的价值，至少需要一个局面和从它继续的两局
lab-no-decisions = 在玩过的 { $game } 对局中，没有人有多个选项
lab-extra-missing = 这需要尚未安装的 { $package }：{ $command }
cluster-unreachable = { $address } 上没有集群应答：{ $reason }
cluster-lost = 集群多次丢失这项工作（{ $reason }）
cluster-version = 这里是 Boardloom { $here }，但集群中有一台机器是 { $there }
cluster-own-figures = 自定义指标必须写在由 --use 加载的文件里，集群的机器才认得它
lab-one-aim = 搜索需要一个要最大化或最小化的指标
lab-range = { $figure } 应在两个数之间，小的在前，例如 24..26
lab-no-board = { $option } 不是棋盘；棋盘有：{ $choices }
lab-board-fixed = 其他选项不允许改变 { $option }
lab-report-empty = 报告需要有内容：一次测量、比较、逐项更改、搜索或一个设计
