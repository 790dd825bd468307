### 服务器对玩家和运行者说的话。

## 拒绝

refusal-store-down = 无法保存（{ $reason }）；请稍后再试
refusal-not-full = 所有座位坐满后对局才开始
refusal-turn = 现在轮到 { $who }
refusal-nobodys-turn = 现在没有轮到任何人
refusal-roll-not-choice = 现在要掷骰子，不是做选择
refusal-choice-not-roll = 现在要做选择，不是掷骰子
refusal-server-dice = 这一局用的是服务器的骰子；掷骰时不要写点数
refusal-own-dice = 这里你们掷自己的骰子；请说出点数
refusal-nothing-to-undo = 你还没有可以悔的棋
refusal-undo-absent = 这会收回 { $who } 的一步，而对方现在不在桌边
refusal-nobody-asks = 没有人请求悔棋
refusal-others-agree = 要其他人同意才行
refusal-join-by-link = 有座位链接的人才能加入
refusal-joined = { $who } 已经加入
refusal-name-taken = 这一桌已经有人叫 { $name }
refusal-secret-seat = 这个游戏有秘密：任何人都不能接管别人玩过的座位；机器人可以
refusal-secret-link = 这个游戏有秘密：进行期间不能更换座位的链接
names-alike = { $one } 与 { $other } 看起来一样；请选择不会混淆的名字
refusal-colour-taken = 这一桌已经有人用这个颜色
refusal-not-your-seat = 那不是你的座位
# 随机数：玩家们各出一个，使骰子公平
refusal-nonce-early = 所有人都加入后才公开随机数
refusal-nonce-none = 这个座位没有要公开的随机数
refusal-nonce-other = 这个随机数不是你当初承诺的那个
refusal-seat-number = 共有 { $seats } 个座位，从 0 开始编号
refusal-over = 游戏已经结束
refusal-not-begun = 游戏还没有开始
refusal-leave-by-link = 有座位链接的人才能离座
refusal-match-waits = 无论你离开多久，这一局都会等你
refusal-players-only = 只有参加对局的人才能这样做
refusal-host-only = 只有房主才能这样做
# $seq：对局进行到哪里；$expected：请求者以为进行到哪里
refusal-stale = 对局进行到 { $seq }，不是 { $expected }
refusal-too-long = 这局对局的记录已有 { NUMBER($most) } 个事件，不能再增加；请另开一局
refusal-elsewhere = 对局已转到别处继续；请重新连接
refusal-gone = 对局已不在这里；请重新连接
refusal-link = 这个链接打不开这里的任何对局
refusal-no-watchers = 房主不允许观战
refusal-rematch = 游戏结束后才能再开一局，而且只能开一次
refusal-nothing-to-advise = 《{ $game }》里没有要做的决定：没有什么可提示的
refusal-chance-decides = 这里由骰子决定
refusal-hint-waits = 上一个提示还在计算中
refusal-many-hints = 你的几个提示已在思考中；请等其中一个完成
refusal-no-finished-game = 没有这样一局已结束的游戏
refusal-many-studies = 正在分析的对局很多；请过一分钟再试
refusal-many-matches = 这个地址新开的对局太多；请稍后再试
refusal-many-requests = 来自此地址的请求过多；请稍后再试
refusal-many-pictures = 一次请求的图片太多；请稍后再试
refusal-lab-busy = 实验室还在处理你之前的问题；请稍等
refusal-lab-hour = 这一小时里实验室已为你工作得够久了；请稍后再来
refusal-nothing-here = 这里什么也没有
refusal-hello-first = 第一条消息必须是 hello
refusal-hello-once = hello 只说一次
refusal-protocol = 这个服务器使用协议 { $protocol }
refusal-not-understood = 无法理解：{ $reason }
malformed = 不符合要求
malformed-no-object = 应为一个 JSON 对象
malformed-missing = 缺少字段 { $field }
malformed-unknown = 没有字段 { $field }
malformed-value = 字段 { $field } 不符合要求（收到的是 { $given }）
refusal-internal = 这里出了问题；什么也没有改变
refusal-origin = 这个网页不能与这个服务器通信
refusal-host = 此服务器不叫这个名字；请用它自己的地址打开
refusal-no-length = 请说明长度：Content-Length
# $most：以 KiB 计
refusal-too-large = 一次请求最多 { $most } KiB
refusal-not-found = 未找到
refusal-method = 不允许使用此方法
refusal-status = 无法回应这个请求（状态 { $status }）

## 连接结束时

bye-restart = 服务器正在重启；请稍后回来
bye-internal = 这里出了问题
bye-too-fast = 消息太多
bye-deleted = 这一局已被删除
bye-renewed = 这个链接已换成新的

## 运行服务器

server-open = Boardloom 已在 { $address } 运行（按 Ctrl-C 停止）
server-open-already = Boardloom 早已在 { $address } 运行
server-open-lan = 你网络里的所有人现在都可以在 { $address } 玩。对他们开放的只有游戏；按 Ctrl-C 关闭。
server-open-alone = Boardloom 已在 { $address } 运行，但只供这台电脑使用；请在那里停止（Ctrl-C），再用 --lan 启动
server-open-without = Boardloom 已在 { $address } 运行，但没有 { $games }；请在那里停止（Ctrl-C），再用 --use 启动
server-no-browser = boardloom：浏览器中没有游戏：{ $reason }
server-missing = 缺少 { $library }；请用此命令安装：pip install 'boardloom[server]'
server-cannot-listen = 无法监听 { $address }：{ $reason }
settings-public-url = 请写成 https://games.example.org 或 https://games.example.org:8443 的形式，不带路径和用户名；a 到 z 以外的字母要写成浏览器发送的形式（xn--...）
settings-use = { $option }：请写成文件的 JSON 列表，例如 ["rules.py"]

## 服务器的存储，以及其中的对局日志

store-none = { $file } 处没有存储
store-held = 存储 { $file } 已由 { $machine } 上的进程 { $process } 使用，始于 { $since }
reason-store-displaced = { $file } 在服务器运行期间被移除或替换
store-unopened = 无法打开存储 { $file }：{ $reason }
store-unread = 无法读取存储 { $file }：{ $reason }
store-damaged = 文件 { $file } 已损坏；PRAGMA integrity_check 会指出位置
store-wal-damaged = 文件 { $file } 已损坏：损坏处之后的内容（包括已确认的走步）无法再读取。请换上一份备份；`boardloom store backup 文件` 会把仍可读取的内容全部备份下来
store-wal-unfinished = { $file } 中最后一个事务不完整：要么在确认之前断了电，要么那里有比特翻转。
store-unvouched = 每局对局都与写入时相同。文件以下各页的未用部分有残留内容，或有比特翻转；无法为其担保：{ $pages }
store-sum = 表 { $table } 中有一行与写入时不同：{ $row }
store-orphan = 表 { $table } 中有不存在的对局的行：{ $match }
store-newer = 存储 { $file } 由较新版本的 Boardloom 创建；请使用该版本或备份
store-replays = { NUMBER($matches, useGrouping: 0) } 场对局，{ NUMBER($events, useGrouping: 0) } 个事件：每份日志重放后都与保存的状态一致。
store-rolls = 已核对 { NUMBER($rolls, useGrouping: 0) } 次掷骰：全部符合各自的哈希链。
store-exported = 已将 { NUMBER($matches, useGrouping: 0) } 场对局写入 { $folder }
store-copied = { $file } 是存储的副本
log-match = 对局 { $match }：{ $problem }
log-event = 对局 { $match }，事件 { $event }：{ $problem }
log-unreadable = 无法读取对局 { $match } 的事件 { $event }：{ $reason }
log-version = 对局 { $match } 是 { $game } 版本 { $played }；这个 Boardloom 的版本是 { $ours }
log-header = 无法读取它的头部：{ $reason }
log-missing = 缺少事件 { $event }
log-state = 状态与保存的不一致
log-rules = 规则不接受它（{ $reason }）
log-no-seat = 没有 { $seat } 号座位
log-undo = 无法从 { $actions } 个动作退回到 { $to } 个
log-key = 密钥不是十六进制
log-other-dice = 骰子与公布的不一致
log-result = 在已结束的对局中，{ $name } 记为 { $found }；按日志应为 { $expected }
log-ended = 记录的结束时间是 { $ended }；与日志不符

## What links look like where they are shared

share-invite = 来玩一局{ $game }
share-invite-note = 打开链接即可入座，无需账号。
share-live = { $game }：对局进行中
share-live-note = 打开链接参加或观战。
share-replay-note = 一步一步重看这局游戏。
share-set-up = 玩{ $game }
