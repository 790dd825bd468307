### What is wrong with options.
###
### $option: what an option is called, or its name as it is typed. $given: what was typed. $limit: a number, or what is allowed.
### $choices, $options: lists of names, as they are typed.

option-problem = { $option }: { $problem }
option-choice = { $given } is unknown; choose one of { $choices }
option-none = there is no such option
option-unknown = there is no such option; the options are { $options }
option-missing = field required
option-too-large-to-show = at most { NUMBER($most, useGrouping: 0) } can be shown, as every cell is drawn; larger boards are for the terminal and for simulations
# A limit that was passed, and why it is there
option-because = { $problem }: { $reason }
limit-two = it takes two to play
limit-none = there is nothing less than none
limit-one = without at least one there is nothing to play
limit-seed = random numbers are drawn from 63 bits
option-assignment = { $given } is not an option; write name=value
option-not-json = { $option }: { $given } is not valid JSON

option-whole = input should be a valid integer (got { $given })
option-number = input should be a valid number (got { $given })
option-finite = input should be a finite number (got { $given })
option-bool = input should be a valid boolean (got { $given })
option-text = input should be a valid string (got { $given })
option-list = input should be a list (got { $given })
# $example: a list as it would be typed
option-list-such-as = input should be a list such as { $example } (got { $given })
option-object = input should be an object with named values (got { $given })
option-greater-than-equal = input should be greater than or equal to { NUMBER($limit, useGrouping: 0) } (got { $given })
option-greater-than = input should be greater than { NUMBER($limit, useGrouping: 0) } (got { $given })
option-less-than-equal = input should be less than or equal to { NUMBER($limit, useGrouping: 0) } (got { $given })
option-less-than = input should be less than { NUMBER($limit, useGrouping: 0) } (got { $given })
option-one-of = input should be { $choices } (got { $given })
option-string-too-short = string should have at least { $limit } { $limit ->
    [one] character
   *[other] characters
} (got { $given })
option-string-too-long = string should have at most { $limit } { $limit ->
    [one] character
   *[other] characters
} (got { $given })
option-huge = input is too large a number (got { $given })
option-path = input should be the path of a file (got { $given })
option-pattern = input is not written as it should be (got { $given })
option-too-short = list should have at least { $limit } { $limit ->
    [one] item
   *[other] items
} (got { $given })
option-too-long = list should have at most { $limit } { $limit ->
    [one] item
   *[other] items
} (got { $given })
# $position: of the first character that does not fit
option-json = it is not JSON (see character { $position })
option-mistaken = input is not what is expected here (got { $given })

file-unreadable = { $file } cannot be read: { $reason }
file-no-options = { $file } should hold one JSON object of options
