### 窗口里的文字：`boardloom desktop`。

desktop-missing = 缺少 { $library }；请用此命令安装：pip install 'boardloom[desktop]'
desktop-no-display = 没有可以打开窗口的显示器；请在浏览器（`boardloom`）或这个终端（`boardloom menu`）里玩
desktop-against-bots = 你对机器人。
desktop-together = 大家在这块屏幕前一起玩。
desktop-players = { $n } 名玩家
desktop-game = { $game }：{ $players }
desktop-hint = 最好：{ $move }（胜率 { $share }）
desktop-one-piece = 一次只能拿一块：点右键放回这一块。
desktop-by-the-text = 一次只拿一块，点一下就弃权
desktop-option-of = { $option }：{ $part }
desktop-letters = 文字大小
desktop-letters-normal = 标准
desktop-letters-large = 大
desktop-letters-largest = 最大
