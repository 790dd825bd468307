### 命令行里说的话。--resume、FILE、`boardloom games` 之类的词照原样输入，或代表要输入的内容。

## 命令的错误

cli-see-help = { $problem }（参见 { $command } --help）
cli-no-such-command-but = 没有这个命令：{ $command }；是不是 { $commands }？
cli-no-such-command = 没有这个命令：{ $command }
cli-command-missing = 缺少命令：{ $commands }
cli-no-such-option = 没有这个选项：{ $option }
cli-no-such-option-but = 没有这个选项：{ $option }；是不是 { $options }？
cli-missing = 缺少 { $option }
cli-invalid-because = { $option } 的值无效：{ $reason }
cli-invalid = { $option } 的值无效
cli-value-missing = { $option } 需要一个值
cli-no-value = { $option } 不能带值
cli-extra = 多余的内容：{ $arguments }
cli-misused = 这个命令不是这样用的
cli-resume-alone = --resume 按对局原来的设置继续；请去掉其他选项
cli-which-game = 这些选项需要一个游戏：请指定一个
cli-players-differ = --players { $players } 与 players={ $given } 矛盾
cli-from-alone = --from 自带选项；请去掉 --set 和 --config
cli-other-game = { $file } 是 { $game } 的对局，不是 { $asked } 的
cli-unwritable = 无法写入：{ $reason }
window-no-tkinter = 窗口需要 Tkinter，请先安装（Debian 和 Ubuntu：sudo apt install python3-tk；Fedora：sudo dnf install python3-tkinter）
window-no-display = 没有可以打开窗口的显示器：请设置 DISPLAY，或在浏览器（boardloom）或终端（boardloom menu）中玩

## 命令的输出

cli-game = { $title }：{ $summary }
cli-imported = { $moves ->
   *[other] { $game }，{ $moves } 步，保存在 { $file }
}

check-no-game = { $file } 没有登记任何游戏
check-fine = { $configs ->
    [one] { $game }：没有发现错误。
   *[other] { $game }：用 { $configs } 组选项都没有发现错误。
}
check-faults = { $faults ->
    [one] { $game }：{ $faults } 处错误。
   *[other] { $game }：{ $faults } 处错误。
}
check-changes = 这里写入了 { $field }，但只有 start 和 apply 可以改变状态
check-unwritten = { $place } 计算在内，却没有写入任何内容
check-index = { $row } 的位置是 0 到 { $last }，没有 { $index }
check-iterate = 规则须按下标遍历 { $row }：for i in range(len({ $row }))
check-room = MAX_ACTIONS 是 { $most }，这里却多出一个
check-order = 行动应按升序列出，每个一次，但 { $before } 之后是 { $action }
check-luck = 再次询问同一局面，答案却不同：运气属于 chance
check-start = start 没有写入 { $field }；它应写入每个字段
check-chance = 轮到随机行动，游戏却说 chance=False
check-turn = turn(s, b) 是 { $turn }，而轮到的座位是 { $mover }
check-die = die(s, b) 是 { $sides }，但 chance 没有以权重 1 列出 1 到 { $sides }
check-sight = hide 拿走了轮到者需要的信息：之后可选的行动不同了
check-leak = hide 对座位 { $seat } 隐藏了 { $hidden }，但 { $field } 泄露了它：它是 { $one } 时为 { $first }，是 { $other } 时为 { $second }
check-deal = determinize 改变了座位 { $seat } 看得到的 { $field }
check-deal-choices = determinize 使座位 { $seat } 的选择与实际不同
check-search = 编译后的搜索与纯 Python 的不同
check-endless-rule = 没有结束
check-differs = 第 { $move } 步之后，{ $field } 在 Python 中是 { $python }，编译后是 { $compiled }
check-config = 这些选项写下来再读取后不再相同；每个选项都需要默认值
check-unfinished = { $of } 局中有 { $games } 局在 { $moves } 步后仍未结束
check-never-wins = 所有人都随机选择时，玩家 { $seat } 从来不赢
check-always-tied = 所有人都随机选择时，每一局都是平局
check-never-asked = 永远轮不到玩家 { $seat }
check-parse = parse 把行动的名称 { $name } 当成了另一个行动
check-silent = events 对 { $name } 什么也没说
check-preset = 预设 { $preset } 无法选用：{ $problem }
check-with = 当 { $options } 时：{ $problem }
check-id = { $id } 是消息的标识，会原样显示：message({ $id }) 才说出它的文字
check-tone = { $tone } 不是屏幕认识的色调
check-seat = { $id } 提到座位 { $seat }，而座位只有 0 到 { $last }
check-who = { $id } 会把 { $who } 说成数字：Who({ $who }) 才是坐在该座位的玩家
check-rave = 使用 rave_k 时，行动的编号须小于 MAX_ACTIONS（{ $most }）；这里是 { $action }
check-unread = 这里在写入之前就读取了 { $place }：其中原有的内容没有意义
check-none = { $rule } 找不到可做的行动：轮到者总要有选择，哪怕只是让过
check-hides-nothing = hide 对谁都没有隐藏任何内容
check-hides-unevenly = hide 对座位 { $seat } 什么都没隐藏，对其他座位却有
check-hides-own = hide 对座位 { $seat } 隐藏了它自己选择的 { $field }
check-no-deals = 没有 determinize，机器人会知道 hide 隐藏的一切
check-score-hidden = score 计入了 hide 隐藏的内容：座位 { $seat } 看到的得分与实际不同
check-deal-same = 无论密钥如何，determinize 的发牌都相同；在 { $of } 个局面中有 { $wrong } 个并非如此
check-deal-never = determinize 从不使 { $field } 为 { $value }，而在 { $games } 局中正是如此
check-doubt = 也许：{ $problem }
check-players = players 可以是任意数：Field(2, ge=2, le=4) 才说明最多几人
check-prefix = { $id } 没有像本游戏的标识那样以 { $game }- 开头
check-global = 规则使用的 { $name } 已经改变：会变的内容属于状态
check-command = { $name } 是终端的命令，那样就没有人能使用该命令了
check-speed-plain = 普通的 Python 循环：每秒 { NUMBER($games, maximumFractionDigits: 0) } 局。
check-speed-interpreted = 解释执行：每秒 { $games } 局，是其 { $times } 倍。
check-speed-compiled = 编译执行：每秒 { $games } 局，是其 { $times } 倍。

## --help 的文字，不用 Fluent 读取：没有参数，没有属性，没有花括号

help-usage = 用法：
help-options = 选项：
help-commands = 命令：
help-arguments = 参数：
help-help = 显示这些说明。
help-default = 默认：
help-required = 必需

help-boardloom = 桌游之家。不带命令时：在浏览器里玩所有游戏。
help-screens = 选择在哪里玩：浏览器、窗口或这个终端。
help-in-browser = 在浏览器里打开游戏。
help-first-game = 先设置哪个游戏。
help-menu = 选一个游戏，在终端里玩。
help-games = 列出所有游戏。
help-play = 在终端里玩。每一步都会立即保存。
help-classic-board = 在规则文本所描述的窗口中打开自定义棋盘。
help-desktop = 在单独的窗口里玩，不用浏览器。
help-learn = 边玩边学，两分钟学会一个游戏。
help-puzzles = 找出好过其他所有走法的那一步。
help-puzzle-number = 第几号谜题，从 1 开始。
help-sim = 模拟许多局，报告胜率、长度和各种统计。
help-arena = 让机器人互相对战，各座位运气相同。对局会保留；再次运行时继续。
help-calibrate = 让一个游戏的搜索互相对战，保留差距最大的等级。
help-check = 用各种能发现错误的方式玩一个游戏，并指出每处错误所在的行。
help-gtp = 充当其他程序的引擎：在标准输入输出上使用 Go Text Protocol。
help-odds = 运气游戏的胜率：尽可能精确，否则用模拟并给出区间。
help-perft = 数出走 DEPTH 步的所有走法，包括随机结果。
help-replay = 检查一份棋谱并讲述经过。
help-analyse = 一局中各人胜率的逐步变化，以及各个决定的代价。
help-export = 用其他程序的格式输出棋谱。
help-import = 检查其他程序的对局文件，并收入你的对局。
help-history = 列出已完成和进行中的对局。
help-leaderboard = 谁赢了多少次，来自所有完成的对局。
help-schema = 输出游戏选项的 JSON 模式。
help-serve = 通过网络提供对局。每项设置也可以用 BOARDLOOM_NAME 给出。
help-verify = 用骰子记录检查一局的骰子，并重放规则。
help-store = 维护服务器的存储。
help-store-check = 重放存储中的每场对局，并说明是否全部吻合。
help-store-export = 把每场对局写成棋谱和骰子记录，放进文件夹。
help-store-backup = 在服务器运行时复制存储。

help-game-name = 游戏名：参见 `boardloom games`。
help-only-game = 只看这个游戏。
help-set = 选定一个选项。
help-config = JSON 文件里的选项。
help-use = 先载入你自己的规则。
help-json = 输出 JSON。
help-how-many-games = 多少局。
help-seed = 种子相同，对局相同。
help-dice-seed = 种子相同，骰子相同。
help-browser = 是否打开浏览器。
help-lan = 让这个网络里的所有人都能玩，而不只是这台电脑。
help-fast = 不停顿。
help-players = 几个人玩。
help-names = 前几个座位的名字。
help-seat-bots = 最后几个座位是机器人，或是哪些机器人。
help-resume = 继续最近一局未完的对局。
help-every-bot = 每个座位怎样决定；一个名称用于所有座位。
help-cores = 默认：所有核心。
help-cluster = 在 Ray 集群上运行：主机:端口，或 auto。得出的数字相同。
help-limit = 一局到这么多步就停止。
help-bots = 每个座位一个，或两个。
help-duels = 每两个对手之间的局数。
help-checked = 游戏的名称，或含有自己游戏的文件。
help-speed = 同时测速：编译与不编译时每秒的局数。
help-seconds-move = 每步的秒数。
help-iterations = 改为每步的搜索次数。
help-engine = 其他人的引擎：即机器人 gtp1、gtp2……
help-bot = 由哪个机器人来下。
help-moves = 先走这些，按名称。
help-from = 从棋谱的结尾开始。
help-without = 从不采用的行动。
help-seconds-position = 每个局面搜索的秒数。
help-format = 游戏支持的格式，如 blksgf。
help-host = 在这个地址监听，而不只是本机。
help-port = 默认 8000；0 表示任取一个空闲端口。
help-public-url = 人们输入的地址，用于反向代理之后。
help-database = 存储文件；默认在你的数据文件夹里。
help-new = 开始做你自己的游戏：一个马上能玩的文件。
help-new-name = 游戏的名字；文件是 NAME.py。
help-new-kind = 从哪一种开始：掷骰子的赛跑、在方格上走的棋子、往棋盘上放的棋子，或者用暗骰子虚张声势。
help-new-package = 建一个带测试、可以发布的文件夹。
new-kind = 从哪一种开始：--kind 可以是 { $choices }
new-exists = { $file } 已经存在
new-written = 已写好 { $file }。
new-next = 试试：{ $command } check { $source }，{ $command } play { $game } --use { $source }
new-package = 用 pip install -e { $file } 安装，然后 { $command } play { $game }。游戏在 { $source } 里。
new-which = 哪一种？
new-race = 有骰子、要做选择的赛跑
new-grid = 在方格上走的棋子
new-placement = 往棋盘上放的棋子
new-bluff = 用暗骰子虚张声势

## 实验室

help-lab = 测量一条规则的作用。
help-lab-measure = 一个设计的数字：公平、长度、紧张度。
help-lab-compare = 一处改动的作用，逐局用同样的运气比较。
help-lab-sweep = 逐个改变选项，分别比较。
help-lab-find = 寻找更好的棋盘或更好的选项。
help-lab-run = 重做一个实验，并说明结果是否相同。
help-lab-report = 把一次实验做成一页：一个到处都能打开的 HTML 文件。
help-lab-report-save = 页面写到哪里；默认在实验文件旁边。
help-lab-games = 每个设计的局数。
help-lab-seconds = 测量多少秒；默认 1。
help-lab-until = 继续直到区间足够窄，例如 edge=0.002。
help-lab-pace = 桌上一个事件用多少秒，例如 roll=4；用于计算分钟。
help-lab-save = 把实验保存到文件。
help-lab-but = 改变什么。
help-lab-but-bots = 由谁来玩改变后的设计。
help-lab-vary = 改变什么；不写取值则尝试全部。
help-lab-over = 搜索范围：作为棋盘的选项，或带取值的选项；不写取值则为全部。
help-lab-where = 另一指标应在的范围，例如 rounds=24..26。
help-lab-maximise = 应尽可能大的指标。
help-lab-minimise = 应尽可能小的指标。
help-lab-find-seconds = 搜索多少秒；默认 10。
help-lab-tries = 尝试多少个设计，代替时间。
help-lab-file = 实验文件。
