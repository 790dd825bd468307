### 浏览器中的对局。

## 对局

web-match-none = 这个浏览器没有通往这一局的链接。
web-match-none-more = 请打开别人给你的链接，或向房主要一个新的。
web-match-closed = 这个链接已失效
web-match-connecting = 正在寻找游戏桌…
web-match-lost = 连接已断开，正在重新连接…
web-match-rules = 规则
web-match-close = 关闭
web-match-watchers = { $n } 人观战
web-match-watching = 你正在观战。

## 开局之前

web-join-title = 请入座
web-join-name = 你的名字
web-join-colour = 你的颜色
web-join-go = 加入
web-wait-title = 等待大家到齐
web-wait-more = 所有座位坐满后，游戏就会开始。
web-wait-opening = 人到齐了：正在生成公平的骰子。
web-wait-joined = 已到
web-wait-missing = 还没有加入
web-wait-you = 你

## 游戏中

web-play-actions = 你可以做的事
web-play-roll = 掷骰子
web-play-own = 你们掷出了几点？
web-play-undo = 悔棋
web-play-hint = 提示
web-play-integer = { $what }必须是整数。
web-play-place = 放下
# $piece：拼块的名称
web-play-place-piece = 放下 { $piece }
web-play-pieces = 你的拼块
# 剩下几块，一共几块
web-play-count = { $left } / { $all }
web-play-patterns = 花纹
web-play-gone = 已放
web-play-back = 返回
web-play-turn = 轮到 { $name }
web-play-yours = 轮到你了，{ $name }
web-play-your-turn = 轮到你了
web-play-waiting = 等待 { $name }
web-play-choose = 由你选择
web-play-dice = 骰子
# $face: what the die shows
web-play-thrown = 掷出 { $face }
web-play-ahead = 你的下一掷
web-play-more = 更多
web-play-unfold = 玩家详情
web-play-fits = 可以放在这里
web-play-misfit = 不能放在这里
web-play-sure = 确定吗？
web-play-yes = 确定
web-play-no = 取消
web-play-players = 玩家
web-play-empty = 一个也不剩了。
web-play-recent = 刚才
web-play-faces = 骰子可能掷出什么
# $label: what is counted, such as "round"
web-figure-of = { $label } { $value } / { $most }
web-play-log = 过程
web-play-log-none = 还什么都没有发生。
web-play-legend = 标记的含义
web-play-keys = 按键

## 按键

web-key-roll = 掷骰子
web-key-choose = 选择
web-key-arrows = 在各处之间移动
web-key-walk = 移动手上的东西
web-key-next = 下一个放得下的地方
web-key-escape = 退一步
web-key-undo = 悔棋
web-key-hint = 提示
web-zoom = 缩放
web-zoom-in = 放大
web-zoom-out = 缩小
# As they are printed on keyboards
web-key-name-space = 空格
web-key-name-enter = 回车
web-key-name-escape = Esc

## 悔棋

web-undo-asked = { $name } 请求收回上一步。
web-undo-waiting = 正在征求其他人的同意，看你能不能悔棋。
web-undo-agree = 同意
web-undo-refuse = 不同意
web-undo-withdraw = 算了

## 离开

web-left-title = 你离开了游戏桌，机器人正在替你玩。
web-left-back = 回来

## 提示

web-hint-title = 高手会怎么做
web-hint-thinking = 正在思考…
web-hint-chance = 胜率 { $share }（{ $low } 到 { $high }）
web-hint-show = 显示
web-hint-close = 关闭提示

## 玩家

web-player-turn = 轮到
web-player-you = 你
web-player-here = 在本机
web-player-bot = 机器人
web-player-level = 机器人：{ $level }
web-player-away = 离开，机器人代打
web-player-offline = 未连接

## 桌边发生的事

web-log-rushed = { $name } 还在做准备，没来得及思考（只有第一次会这样）。
web-log-joined = { $name } 入座。
web-log-undone = { $name } 的上一步已收回。
web-log-asked = { $name } 请求悔棋。
web-log-agreed = { $name } 同意。
web-log-refused = { $name } 不同意。
web-log-bot = 机器人替 { $name } 玩。
web-log-back = { $name } 回来了。

## 终局

web-over-title = 游戏结束
web-over-rematch = 再来一局
web-over-next = 加入下一局
web-over-replay = 回放
web-over-transcript = 棋谱
web-over-place = 第 { $n } 名

## 公平骰子

web-fair-title = 公平骰子
web-fair-why = 在任何人入座之前，服务器就已锁定这些骰子，而且谁也无法预知。你可以在这里用自己的浏览器验证。
web-fair-root = 开局前公布
web-fair-key = 密钥，由所有人的运气合成
web-fair-key-good = 它由玩家们的随机数得出。
web-fair-key-bad = 它不是由玩家们的随机数得出的！
web-fair-verify = 验证
web-fair-all = 全部验证
web-fair-roll = 第 { $n } 次掷骰
web-fair-good = 已验证：完全正确
web-fair-bad-link = 错误：它的链节与公布的内容对不上
web-fair-bad-outcome = 错误：由它的链节得出的是另一个结果
web-fair-none = 打开这个页面以来还没有掷过骰子。
web-fair-own = 这一局你们掷自己的骰子。
web-fair-program = 验证整局的程序
web-fair-left = 链上还剩 { $n } 次掷骰。

## 邀请

web-invite-seat = 给 { $name } 的链接
web-invite-watch = 观战链接
web-invite-copy = 复制
web-invite-copied = 已复制
web-invite-alone = 这些链接只能在这台电脑上打开。要让你网络里的其他人也能玩，请停止 Boardloom，再用下面的命令启动；你的对局会继续。
web-invite-command = 命令
web-invite-opens = 它只向你网络里的所有人开放 Boardloom，不开放这台电脑上的其他内容：他们可以自己开局，也能看到已结束对局的列表。要加入你的对局必须有链接。
web-invite-qr = 二维码
web-invite-qr-of = 二维码：{ $label }
web-invite-hint = 每个链接就是一个座位：只发给要坐在那里的人。

## 房主可以做的事

web-host-title = 本桌管理
web-host-bot = 换成机器人
web-host-here = 在本机玩
web-host-link = 改为链接加入
web-host-level = { $name } 的机器人等级
web-host-watch = 有链接的人可以观战
web-host-delete = 删除这一局
web-host-delete-sure = 永久删除这一局？
web-host-leave = 离开游戏桌
web-host-leave-sure = 要离开吗？在你回来之前，机器人会替你玩。

## 多人共用一台设备

web-hand-title = 请把设备交给 { $name }
web-hand-more = 接下来的内容不要让别人看到。
web-hand-ready = 我是 { $name }，让我看
