### 选项有什么问题。

option-problem = { $option }：{ $problem }
option-choice = 没有 { $given } 这一项；可选的有：{ $choices }
option-none = 没有这个选项
option-unknown = 没有这个选项；现有的选项：{ $options }
option-missing = 此项必填
option-too-large-to-show = 每一格都要画出来，最多只能显示 { NUMBER($most, useGrouping: 0) }；更大的棋盘只用于终端和模拟
option-because = { $problem }：{ $reason }
limit-two = 游戏至少要两个人
limit-none = 不可能比没有还少
limit-one = 至少要有一个，否则无从玩起
limit-seed = 随机数取自 63 位
option-assignment = { $given } 不是选项；请写成 name=value
option-not-json = { $option }：{ $given } 不是有效的 JSON

option-whole = 应为整数（输入的是 { $given }）
option-number = 应为数字（输入的是 { $given }）
option-finite = 应为有限的数（输入的是 { $given }）
option-bool = 应为 true 或 false（输入的是 { $given }）
option-text = 应为文本（输入的是 { $given }）
option-list = 应为列表（输入的是 { $given }）
option-list-such-as = 应为列表，例如 { $example }（输入的是 { $given }）
option-object = 应为由名称和值组成的对象（输入的是 { $given }）
option-greater-than-equal = 不能小于 { NUMBER($limit, useGrouping: 0) }（输入的是 { $given }）
option-greater-than = 必须大于 { NUMBER($limit, useGrouping: 0) }（输入的是 { $given }）
option-less-than-equal = 不能大于 { NUMBER($limit, useGrouping: 0) }（输入的是 { $given }）
option-less-than = 必须小于 { NUMBER($limit, useGrouping: 0) }（输入的是 { $given }）
option-one-of = 应为 { $choices }（输入的是 { $given }）
option-string-too-short = 至少要有 { $limit } 个字符（输入的是 { $given }）
option-string-too-long = 最多只能有 { $limit } 个字符（输入的是 { $given }）
option-huge = 这个数太大（输入的是 { $given }）
option-path = 应为文件路径（输入的是 { $given }）
option-pattern = 写法不对（输入的是 { $given }）
option-too-short = 列表至少要有 { $limit } 项（输入的是 { $given }）
option-too-long = 列表最多只能有 { $limit } 项（输入的是 { $given }）
option-json = 它不是 JSON（见第 { $position } 个字符）
option-mistaken = 这里不能这样填（输入的是 { $given }）

file-unreadable = 无法读取 { $file }：{ $reason }
file-no-options = { $file } 应当包含一个写有选项的 JSON 对象
