### 机器人：等级，以及每个游戏都有的决策方式。

level-beginner = 新手
level-easy = 简单
level-medium = 中等
level-hard = 困难
level-master = 大师
level-grandmaster = 特级大师
level-champion = 冠军
level-legend = 传奇
level-help = 第 { $level } 级，共 { $levels } 级。
policy-random = 随机
    .help = 随便选，每种选择的机会均等。
policy-search = 搜索
    .help = 给多少时间，就往后算多远。
