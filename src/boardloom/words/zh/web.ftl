### 网页客户端的各个页面。

## 到处

web-app-tagline = 桌游：同一块屏幕前玩，与远方的朋友玩，也可以和机器人玩。
web-app-skip = 跳到正文
web-nav-label = Boardloom
web-nav-games = 游戏
web-nav-leaders = 排行榜
web-nav-settings = 设置
web-page-loading = 请稍候…
web-page-again = 重试
web-page-offline = 无法连接服务器。
web-offline = 无法连接服务器。你仍可以阅读规则，观看以前打开过的已结束对局；要玩游戏则需要服务器。
web-page-timeout = 服务器没有及时回应。
web-page-error = 服务器返回了错误 { $status }。
web-page-broken = 这个页面出了问题。
web-page-missing = 这里什么也没有。
web-page-home = 返回游戏列表
web-footer-label = 更多
web-footer-api = 供程序使用：API
web-footer-verifier = 自己验证骰子
web-footer-icons = 图标：game-icons.net，CC BY 3.0

## 设置

web-settings-name = 名字
web-settings-language = 语言
web-settings-system = 跟随系统
web-settings-theme = 配色
web-settings-speed = 速度
web-settings-sound = 声音
web-settings-vibration = 振动
web-settings-details = 显示格子名称
web-settings-patterns = 拼块花纹
web-settings-kept = 保存在这个浏览器里。
web-settings-done = 完成
web-theme-system = 跟随系统
web-theme-light = 浅色
web-theme-dark = 深色
web-speed-slow = 慢
web-speed-normal = 正常
web-speed-fast = 快
web-speed-instant = 无动画

## 首页

web-home-title = 五款桌面游戏。
web-home-pitch = 在这里玩，与机器人对战，或用链接邀请朋友。
web-home-starts = 与机器人开始一局{ $game }，座位随时可以更换。
web-home-players = { $n } 名玩家
web-home-players-range = { $least }–{ $most } 名玩家
web-home-play = 马上开始
web-home-starting = 正在摆桌…
web-home-setup = 自定设置
web-home-rules = 规则
web-home-bots = 马上开始：你对中等水平的机器人。
web-home-together = 马上开始：大家在这块屏幕前一起玩，由骰子决定。
web-home-running = 你的对局
web-home-count = { $n } 局进行中
web-home-over = 你已结束的对局
web-home-latest = 这里最近的对局
web-home-continue = 继续
web-home-replay = 回放
web-home-forget = 移除
web-home-forget-sure = 移除与 { $players } 的《{ $game }》对局？
web-home-forget-more = 这一局还没有结束，而回到游戏桌的唯一入口就保存在这个浏览器里。
web-home-unnamed = 未署名的玩家
web-home-won = 获胜者：{ $names }
web-home-nobody = 无人获胜
web-home-drawn = 平局
web-home-nothing-finished = 还没有玩完的对局。来当第一个吧！
web-home-leaders = 看看每个游戏里谁最厉害，真人和机器人都算。
web-home-to-leaders = 查看排行榜

## 排行榜

web-leaders-how = 评分是有很大把握认定的最低实力。成绩好就上升，成绩差就下降，每玩一局计分对局都会更可靠。
web-leaders-game = 游戏
web-leaders-player = 玩家
web-leaders-rating = 评分
web-leaders-games = 局数
web-leaders-wins = 胜局
web-leaders-bot = 机器人
web-leaders-none = 这个游戏还没有人玩完过计分对局。

## 规则

web-rules-of = 《{ $game }》的规则
web-rules-changed = 按你选择的选项。
web-rules-none = 这个游戏的规则还没有写出来。
web-rules-play = 用这些规则开一局

## 设置一局游戏

web-setup-of = 设置《{ $game }》
web-setup-seats = 玩家
web-setup-name = { $who } 的名字
web-setup-kind = 谁来当 { $who }
web-setup-here = 本机玩家
web-setup-link = 链接玩家
web-setup-bot = 机器人
web-setup-bots = 机器人
web-setup-level = 机器人：{ $level }
web-setup-other-bots = 其他机器人
web-setup-add-seat = 添加玩家
web-setup-remove-seat = 移除 { $who }
web-setup-links-later = 开始后你会拿到要发给朋友的链接。
web-setup-twin = 有两位玩家用了这个名字。
web-setup-colour = { $who } 的颜色：{ $colour }
web-setup-colours = { $who } 可用的颜色
web-setup-take = 选用{ $colour }
web-setup-swap = 换成{ $colour }
web-setup-presets = 现成的规则
web-setup-default = 默认
web-setup-no-preset = 大多数人熟悉的规则。
web-setup-main = 游戏
web-setup-rules = 规则
web-setup-board = 棋盘
web-setup-no-board = 有的设置还不行。
web-setup-changed-count = · 改了 { $count } 项
web-setup-unchanged = · 默认
web-setup-wrong = 有的设置还不行；原因写在该选项旁边。
web-setup-left-out = 已忽略：{ $names }。这个游戏没有这些选项，或无法读取它们。
web-setup-other-many = 这个游戏适合 { $least } 到 { $most } 人玩；现在有 { $many } 人。
web-setup-no-longer-fit = 有些已放不下，从棋盘上移除：{ $count } 个。
web-setup-start = 开始游戏

## 选项

web-option-on = 开
web-option-off = 关
web-option-automatic = 自动
web-option-nothing = 无
web-option-default = 默认：{ $value }
web-option-drawn = 每次重新抽取
web-option-is-default = 默认
web-option-changed = · 已修改
web-option-reset = 重置
web-option-list = 数字之间用逗号隔开。
web-option-fresh = 换一个
web-option-by-hand = 逐个玩家选择

## 颜色

web-colour-blue = 蓝色
web-colour-orange = 橙色
web-colour-green = 绿色
web-colour-pink = 粉色
web-colour-yellow = 黄色
web-colour-gold = 金色
web-colour-sky = 天蓝色
web-colour-violet = 紫色
web-colour-brown = 棕色
web-colour-grey = 灰色
web-colour-red = 红色
web-colour-teal = 青色
web-colour-lime = 黄绿色
web-colour-rose = 玫瑰色
web-colour-sand = 沙色
web-colour-navy = 深蓝色
web-colour-black = 黑色

## 在棋盘上编辑

web-edit-on-board = 在棋盘上编辑
web-edit-brushes = 要放到棋盘上的东西
web-edit-draw = 重新抽一个
web-edit-fill = 随机填充一些特殊格
web-edit-reset = 重置
web-edit-all-plain = 把所有格子重置为“{ $kind }”
web-edit-clear = 清空
web-edit-fixed = 这一格不能改。
web-edit-paint-how = 在棋盘上点击或拖动来涂格子。用键盘：方向键移动，再按 Enter。
web-edit-links-how = 从一格拖到另一格。拖动一端可以移动它。用键盘：在两端各按一次 Enter，Delete 删除，Esc 放开。
web-edit-fits = 可以放在这里。
web-edit-drag-on = 请继续拖到另一格。
web-edit-held-at = 从 { $cell } 开始：现在移到另一端，再按 Enter。
web-edit-refused = 不行：{ $why }
web-edit-placed = 已放好。
web-edit-outside = 棋盘外面不能放。
web-edit-removed = 已移除。
web-edit-cell-by-cell = 逐格编辑
web-edit-as-list = 以列表编辑（{ $count }）
web-edit-kind = 第 { $number } 个的种类
web-edit-from = 第 { $number } 个：从
web-edit-to = 第 { $number } 个：到
web-edit-from-head = 从
web-edit-to-head = 到
web-edit-remove = 移除第 { $number } 个
web-edit-no-links = 棋盘上什么也没有。
web-edit-add = 添加一个
web-edit-tables = 表格
web-edit-cell = 第 { $row } 行：{ $column }

## 桌边

web-table-title = 本桌设置
web-table-grace = 如果有人离开
web-table-never = 一直等
web-table-grace-30 = 30 秒后由机器人代打
web-table-grace-120 = 2 分钟后由机器人代打
web-table-grace-600 = 10 分钟后由机器人代打
web-table-grace-86400 = 一天后由机器人代打
web-table-grace-help = 针对通过链接参加的人。
web-table-own-dice = 用自己的骰子
web-table-own-dice-help = · 你们掷真骰子，再输入点数
web-table-rated = 计分
web-table-rated-help = · 结果计入排行榜
web-table-listed = 公开
web-table-listed-help = · 结束后显示在首页

## 分享规则

web-share-title = 分享这些规则
web-share-copy = 复制链接
web-share-save = 保存为文件
web-share-open = 打开文件
web-share-help = 也可以把文件拖到这里。链接和文件里只有选项，没有玩家。
web-share-copied = 链接已复制。
web-share-opened = 已打开 { $file }。
web-share-bad = 无法使用 { $file }：{ $why }
web-share-bad-json = 它不是 JSON。
web-share-bad-object = 它应当包含一个写有选项的 JSON 对象。
web-share-bad-large = 它太大了。
web-share-bad-link = 无法读取这个链接里的选项；现在显示的是默认选项。

## 观看已结束的对局

web-replay-of = 一局《{ $game }》
web-replay-begin = 开局。
web-replay-controls = 回放
web-replay-step = 步
web-replay-at = { $at } / { $of }
web-replay-first = 回到开头
web-replay-back = 后退一步
web-replay-play = 播放
web-replay-pause = 暂停
web-replay-forward = 前进一步
web-replay-last = 跳到结尾
web-replay-log = 过程
web-replay-players = 玩家
web-replay-chances = 胜率
web-replay-chances-label = 每位玩家一条线：每一步之后的胜率
web-replay-working = 正在计算：{ $done } / { $of }
web-replay-share = 复制指向这一步的链接
web-replay-transcript = 棋谱
web-replay-dice = 骰子记录
web-replay-figures = { $when } · { $steps } 步 · { $time } 分钟
web-dice-title = 公平骰子与文件
web-dice-files = 文件
web-dice-check = 验证每一次掷骰
web-dice-checking = 正在验证…
web-dice-step-fair = ✓ 第 { $at } 次掷骰是公平的。
web-dice-step-own = 第 { $at } 次掷骰用的是玩家自己的骰子。
