### Snakes & Ladders in English.
###
### $kind is what stands on the board: snake, ladder, teleporter, trap, boost, black-hole, or a kind that somebody has added, which is
### shown as it was named; $effect is what a kind that somebody has added does, in English.

snakes-title = Snakes & Ladders
snakes-summary = Race to the last cell; ladders help, snakes do not.

## What happens

# $place: the place in the order of play
snakes-plays = { $who } plays { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] number { $place }
}.
# $last: the player who is left
snakes-plays-before-last = { $who } plays { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] number { $place }
}, { $last } last.
# $done: one of the messages below
snakes-rolls = { $who } rolls { $roll }: { $done }.
# $origin: board, or outside where the token comes onto the board; $start: the cell that it leaves, $landed: the one that
# the roll leads to. So in all that begin with snakes-way.
snakes-way = { $origin ->
    [outside] onto cell { $landed }
   *[board] { $start } to { $landed }
}
snakes-way-up = { $kind ->
    [ladder] { snakes-way }, up the ladder to { $end }
   *[other] { snakes-way }, up the { $kind } to { $end }
}
snakes-way-down = { $kind ->
    [snake] { snakes-way }, down the snake to { $end }
   *[other] { snakes-way }, down the { $kind } to { $end }
}
snakes-way-through = { $kind ->
    [teleporter] { snakes-way }, through the teleporter to { $end }
   *[other] { snakes-way }, through the { $kind } to { $end }
}
# Something that stands on a cell and leads nowhere, a trap or what somebody has added
snakes-way-meets = { $kind ->
    [trap] { snakes-way }, a trap that holds the token for a turn
    [black-hole] { snakes-way }, into a black hole
   *[other] { snakes-way }, meeting the { $kind }
}
# The same where the token ends on another cell, $end; somebody has added it.
snakes-way-meets-and-moves = { $kind ->
    [boost] { snakes-way }, a boost that carries the token on to { $end }
   *[other] { snakes-way }, meeting the { $kind }, then to { $end }
}
snakes-past-end = { $start } past the end
# Something that somebody has added; $effect: what it does, a sentence
snakes-own-effect = The { $kind }: { $effect }
# $roll: six, or special for other rolls that count as a six. So in all that begin with snakes-third.
snakes-third-no-move = { $roll ->
    [six] the third six in a row, no move
   *[special] the third special roll in a row, no move
}
snakes-third-next-turn-lost = { $roll ->
    [six] the third six in a row, no move and the next turn lost
   *[special] the third special roll in a row, no move and the next turn lost
}
snakes-third-back-to = { $roll ->
    [six] the third six in a row, back to { $cell }
   *[special] the third special roll in a row, back to { $cell }
}
snakes-third-back-to-start = { $roll ->
    [six] the third six in a row, back to the start
   *[special] the third special roll in a row, back to the start
}
# A third six that moved before it was judged; $done: one of the messages that begin with snakes-third
snakes-judged = It was { $done }.
snakes-too-far = too far, stays on { $cell }
snakes-too-far-to-start = too far, stays off the board
snakes-no-start = not a roll to start with
snakes-goes-back = { $who } goes back to the start.
snakes-sits-out = { $turns ->
    [one] { $who } sits out a turn.
   *[other] { $who } sits out { $turns } turns.
}
snakes-drawn-turns = { $turns ->
    [one] Drawn: nobody has won after { NUMBER($turns, useGrouping: 0) } turn.
   *[other] Drawn: nobody has won after { NUMBER($turns, useGrouping: 0) } turns.
}
snakes-drawn-stuck = Drawn: nobody can move any more.

## What is asked

snakes-ask-lots = draw lots for the turn order
snakes-ask-dice = roll the dice

## The board

# $things: a list of how many there are of what, or "nothing on it"
snakes-board = A board of { $side } by { $side } cells with { $things }; cell 1 is at the bottom left, { $last } is the goal
snakes-nothing = nothing on it
snakes-count = { $kind ->
    [snake] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } snake
       *[other] { NUMBER($count, useGrouping: 0) } snakes
    }
    [ladder] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } ladder
       *[other] { NUMBER($count, useGrouping: 0) } ladders
    }
    [teleporter] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } teleporter
       *[other] { NUMBER($count, useGrouping: 0) } teleporters
    }
    [trap] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } trap
       *[other] { NUMBER($count, useGrouping: 0) } traps
    }
    [boost] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } boost
       *[other] { NUMBER($count, useGrouping: 0) } boosts
    }
    [black-hole] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } black hole
       *[other] { NUMBER($count, useGrouping: 0) } black holes
    }
   *[other] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } { $kind }
       *[other] { NUMBER($count, useGrouping: 0) } { $kind }s
    }
}
snakes-cell = cell { $cell }
snakes-cell-goal = cell { $cell }, the goal
# $entity: what begins on the cell, such as snakes-leads-up
snakes-cell-entity = cell { $cell }, { $entity }
snakes-cell-entity-goal = cell { $cell }, { $entity }, the goal
snakes-start = start
snakes-start-place = start, beside the board
snakes-stands-on = { $kind ->
    [trap] trap on { $cell }
    [boost] boost on { $cell }
    [black-hole] black hole on { $cell }
   *[other] { $kind } on { $cell }
}
snakes-leads = { $kind ->
    [teleporter] teleporter from { $start } to { $end }
   *[other] { $kind } from { $start } to { $end }
}
snakes-leads-up = { $kind ->
    [ladder] ladder from { $start } up to { $end }
   *[other] { $kind } from { $start } up to { $end }
}
snakes-leads-down = { $kind ->
    [snake] snake from { $start } down to { $end }
   *[other] { $kind } from { $start } down to { $end }
}
snakes-legend = { $kind ->
    [snake] { snakes-option-entities-kind-snake }: { snakes-option-entities-kind-snake.help }
    [ladder] { snakes-option-entities-kind-ladder }: { snakes-option-entities-kind-ladder.help }
    [teleporter] { snakes-option-entities-kind-teleporter }: { snakes-option-entities-kind-teleporter.help }
    [trap] { snakes-option-entities-kind-trap }: { snakes-option-entities-kind-trap.help }
    [boost] { snakes-option-entities-kind-boost }: { snakes-option-entities-kind-boost.help }
    [black-hole] { snakes-option-entities-kind-black-hole }: { snakes-option-entities-kind-black-hole.help }
   *[other] { $kind }: { $effect }
}
snakes-token = { $who } on cell { $cell }
snakes-token-at-start = { $who } at the start

## Figures and results

snakes-figure-turn = turn
snakes-figure-sixes = sixes in a row
snakes-figure-cell = cell
# The player's name stands above these notes.
snakes-note-wins = wins!
snakes-note-sits-out = { $turns ->
    [one] sits out { $turns } turn
   *[other] sits out { $turns } turns
}
snakes-note-plays = plays { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] number { $place }
}
snakes-took = { $turns ->
    [one] The game took { $turns } turn.
   *[other] The game took { NUMBER($turns, useGrouping: 0) } turns.
}

## Options

snakes-option-players = Players
    .help = How many play: up to 64, as many as there are signs that tell tokens apart.
snakes-option-turn_order = Turn order
    .help = Draw lots for it, or seat by seat.
snakes-option-turn_order-random = random
snakes-option-turn_order-fixed = fixed
snakes-option-seat_order = Seats in order
    .help = Who plays after whom: the seats, counted from 1; else as the turn order says.
snakes-option-side = How many cells on a side
    .help = As many rows as columns. A screen shows up to 100, as it draws every cell.
snakes-option-entities = Snakes and ladders
    .help = Snakes, ladders and more, placed by hand; else the computer places them. Boards of more than 40 cells a side are edited in this list only: their snakes and ladders are not all drawn.
snakes-option-entities-kind = Kind
snakes-option-entities-from = From
snakes-option-entities-to = To
snakes-option-entities-kind-snake = snake
    .help = Moves the token down to its tail.
snakes-option-entities-kind-ladder = ladder
    .help = Moves the token up to its top.
snakes-option-entities-kind-teleporter = teleporter
    .help = Moves the token to its other end.
snakes-option-entities-kind-trap = trap
    .help = Holds the token for a turn.
snakes-option-entities-kind-boost = boost
    .help = Carries the token a few cells on.
snakes-option-entities-kind-black-hole = black hole
    .help = Sends the token back to the start.
snakes-option-as_printed = As printed
    .help = Take what is on it as it is, without the placement rules.
snakes-option-density = Density
    .help = Share of cells where the computer begins a snake or a ladder.
snakes-option-placement = Layout
    .help = How the computer places snakes and ladders.
snakes-option-placement-random = by chance
    .help = They may cross and crowd.
snakes-option-placement-tidy = without tangles
    .help = They keep clear of each other.
snakes-option-teleporters = Teleporters
    .help = How many the computer places.
snakes-option-traps = Traps
    .help = How many the computer places.
snakes-option-boosts = Boosts
    .help = How many the computer places.
snakes-option-black_holes = Black holes
    .help = How many the computer places.
snakes-option-board_seed = Board seed
    .help = Same seed, same board.
snakes-option-boost = Boost
    .help = How many cells a boost carries a token on.
snakes-option-dice = Dice
    .help = How many dice; their total moves the token.
snakes-option-sides = Sides
    .help = The sides of each die.
snakes-option-faces = Faces
    .help = The numbers on each die, such as 1, 1, 2, 3, 5, 8, up to 10,000; else 1 up to its sides.
snakes-option-weights = Weights
    .help = How often each side falls, in the order of the faces; else all alike.
snakes-option-starting = Starting
    .help = Which rolls leave cell 0.
snakes-option-starting-any = any
    .help = Any roll leaves cell 0.
snakes-option-starting-specific = specific
    .help = Only the rolls under “Start rolls” (1 and 6) leave cell 0.
snakes-option-start_rolls = Start rolls
    .help = The rolls that leave cell 0 under "specific".
snakes-option-overshoot = Overshoot
    .help = A roll beyond the end; unless you choose, it follows from what wins.
snakes-option-overshoot-stay = stay
    .help = A roll beyond the end does not move.
snakes-option-overshoot-exceed = exceed
    .help = A roll beyond the end moves to the end and wins.
snakes-option-winning = Winning
    .help = What wins.
snakes-option-winning-exact = exact
    .help = The last cell must be reached exactly.
snakes-option-winning-cross = cross
    .help = Reaching or crossing the last cell wins.
snakes-option-killing = Killing
    .help = Landing on an occupied cell.
snakes-option-killing-none = none
    .help = Players share a cell in peace.
snakes-option-killing-opponent = opponent
    .help = Whoever was there goes back to the start.
snakes-option-killing-self = self
    .help = Whoever lands there goes back to the start.
snakes-option-killing-both = both
    .help = Both go back to the start.
snakes-option-special_rolls = Special rolls
    .help = The totals that are special.
snakes-option-special_roll = Special roll
    .help = What a special roll earns.
snakes-option-special_roll-extra-turn = extra turn
    .help = A special roll rolls again.
snakes-option-special_roll-no-extra-turn = no extra turn
    .help = A special roll is a roll like any other.
snakes-option-six_rolls = Sixes
    .help = The totals that count as a six.
snakes-option-first_six = First six
    .help = What a six earns.
snakes-option-first_six-extra-turn = extra turn
    .help = A six rolls again.
snakes-option-first_six-no-extra-turn = no extra turn
    .help = A six is a roll like any other.
snakes-option-third_six = Third six
    .help = The third six of one turn.
snakes-option-third_six-cancel = cancel
    .help = The third six does not move and ends the turn.
snakes-option-third_six-normal = normal
    .help = The third six is a roll like any other, and counting starts again.
snakes-option-third_six-lose-next-turn = lose next turn
    .help = The third six does not move, and the next turn is lost.
snakes-option-third_six-backtrack = backtrack
    .help = The third six takes the token back to where the first was rolled.
snakes-option-third_six-to-start = to start
    .help = The third six takes the token back to cell 0.
snakes-option-priority = Order of the rules
    .help = What comes first where several rules meet.
snakes-option-priority-classic = classic
    .help = Snake or ladder, then winning, then killing; a third six is judged before it moves.
snakes-option-priority-killing-first = killing first
    .help = Whoever stands where the roll leads is met there, before a snake or a ladder acts.
snakes-option-priority-winning-first = winning first
    .help = A roll that leads to the last cell wins, whatever stands there.
snakes-option-priority-sixes-last = sixes last
    .help = A third six moves and may win; only then it is judged.
snakes-option-most_turns = Turns at most
    .help = The game is drawn after so many turns; else after far more than a game takes.

## Presets

snakes-preset-classic = classic
    .help = The rules most people know.
snakes-preset-milton-bradley = Milton Bradley
    .help = The printed board of 1952, with its chutes.
snakes-preset-gentle = gentle
    .help = Few snakes and ladders.
snakes-preset-fierce = fierce
    .help = Many snakes and ladders, and whoever you land on goes back to the start.
snakes-preset-family-dash = family dash
    .help = Passing the last cell wins too.
snakes-preset-obstacles = obstacles
    .help = With teleporters and traps.

## Editing the board

snakes-brush = { $kind ->
    [snake] snake: moves the token down to its tail.
    [ladder] ladder: moves the token up to its top.
    [teleporter] teleporter: moves the token to its other end.
    [trap] trap: holds the token for a turn.
    [boost] boost: carries the token a few cells on.
    [black-hole] black hole: sends the token back to the start.
   *[other] { $kind }: { $effect }
}
# Where something may be put, by where it leads; "as printed" is a board without the placement rules.
snakes-place-up = From a lower cell up to a higher one in another row; not on the first or last cell, nor where another begins or ends.
snakes-place-down = From a higher cell down to a lower one in another row; not on the first or last cell, nor where another begins or ends.
snakes-place-anywhere = From any cell to any other one; not on the first or last cell, nor where another begins or ends.
snakes-place-nowhere = On a cell; not on the first or last cell, nor where another begins or ends.
snakes-place-on = On a cell; not on the first or last cell, nor where another begins or ends, and not leading to where one begins, or to the end.
snakes-place-up-as-printed = From a lower cell up to a higher one.
snakes-place-down-as-printed = From a higher cell down to a lower one.
snakes-place-anywhere-as-printed = From any cell to any other one.
snakes-place-nowhere-as-printed = On a cell.
snakes-place-on-as-printed = On a cell.

## What is wrong with options

snakes-fault-exact-exceed = winning "exact" contradicts overshoot "exceed": choose winning "cross" or overshoot "stay"
snakes-fault-cross-stay = winning "cross" contradicts overshoot "stay": choose overshoot "exceed" or winning "exact"
# $choice: what is chosen, $rule: another rule (first_six or special_roll), both as programs call them
snakes-fault-third-six = third_six "{ $choice }" needs { $rule } "extra-turn": without it nobody rolls three sixes in one turn
snakes-fault-first-six = first_six and special_roll are one rule and cannot differ
# $sides: always more than one
snakes-fault-weights = { NUMBER($given, useGrouping: 0) } given for a die of { NUMBER($sides, useGrouping: 0) } sides
snakes-fault-no-weight = no weight may be negative, and one must be positive
# $totals: always more than one
snakes-fault-totals = dice and sides: these make { NUMBER($totals, useGrouping: 0) } totals; at most { $most } are possible, as many as a list of outcomes has room for
snakes-fault-ways = dice and weights: there are more than { NUMBER($most, useGrouping: 0) } ways to throw these dice; chances are kept in 32 bits
snakes-fault-start-rolls = none of { $rolls } can fall with these dice; nobody could start
# $players: always more than one
snakes-fault-seat-order = name each of the { $players } seats once
snakes-fault-turn-never-ends = every roll earns another one; no turn would ever end
snakes-fault-never-ends = nobody could ever reach cell { $last } with these dice on this board
snakes-fault-memory = a board of { NUMBER($side, useGrouping: 0) } by { NUMBER($side, useGrouping: 0) } cells takes about { NUMBER($needed, useGrouping: 0) } MB of memory, and { NUMBER($free, useGrouping: 0) } MB are free
snakes-fault-room = { NUMBER($asked, useGrouping: 0) } asked for, but beside the rest of the board there is room for { NUMBER($room, useGrouping: 0) }
# Why a limit is what it is; each follows the mistake
snakes-because-players = there are no more signs that tell tokens apart
snakes-because-side = cells are numbered in 32 bits
snakes-because-least-side = the rule text has no smaller board
snakes-because-least-faces = a roll has to move a token forward
snakes-because-least-sides = a die with one side leaves nothing to chance
snakes-because-density = each snake and each ladder takes two cells, and some stay free
snakes-because-boost = no board has longer rows
snakes-because-faces = the rules have a table with a place for every total
snakes-because-turns = turns are counted in 32 bits
# Something on the board, in short: $thing and $other of the messages below
snakes-entity = { $kind ->
    [snake] snake { $start }-{ $end }
    [ladder] ladder { $start }-{ $end }
    [teleporter] teleporter { $start }-{ $end }
    [trap] trap { $start }-{ $end }
    [boost] boost { $start }-{ $end }
    [black-hole] black hole { $start }-{ $end }
   *[other] { $kind } { $start }-{ $end }
}
snakes-entity-on = { $kind ->
    [snake] snake { $cell }
    [ladder] ladder { $cell }
    [teleporter] teleporter { $cell }
    [trap] trap { $cell }
    [boost] boost { $cell }
    [black-hole] black hole { $cell }
   *[other] { $kind } { $cell }
}
snakes-fault-same-start = { $thing } and { $other } start on the same cell
snakes-fault-leaves-board = { $thing } leaves the board, whose last cell is { $last }
snakes-fault-has-end = { $kind ->
    [trap] { $thing } has an end, but a trap has none
    [boost] { $thing } has an end, but a boost has none
    [black-hole] { $thing } has an end, but a black hole has none
   *[other] { $thing } has an end, but a { $kind } has none
}
snakes-fault-no-end = { $thing } leads nowhere; give it an end
snakes-fault-leads-down = { $kind ->
    [ladder] { $thing } leads down, but a ladder leads up
   *[other] { $thing } leads down, but a { $kind } leads up
}
snakes-fault-leads-up = { $kind ->
    [snake] { $thing } leads up, but a snake leads down
   *[other] { $thing } leads up, but a { $kind } leads down
}
snakes-fault-ends-stay-free = start and end stay free: { $thing } uses cell { $cell }
snakes-fault-overlap = no overlap: { $thing } and { $other } share cell { $cell }
snakes-fault-horizontal = no horizontal ones: { $thing } stays in one row
snakes-fault-cycle = no cycles: { $thing } leads back to itself
snakes-fault-boost-end = no boost to the end: { $thing } leads to the last cell or beyond it
snakes-fault-chain = no chains: { $thing } leads to cell { $cell }, where { $other } begins
# $name: what somebody called a kind of things on the board
snakes-kind-taken = the kind { $name } is taken; give it another name

## Why odds are not exact: what lets players move each other

# $rule and $choice: the option and its value, as programs call them
snakes-rule = { $rule } { $choice }
snakes-a-kind = { $kind ->
    [snake] a snake
    [ladder] a ladder
    [teleporter] a teleporter
    [trap] a trap
    [boost] a boost
    [black-hole] a black hole
   *[other] a { $kind }
}

## The rules, for players

snakes-rules-aim = The aim
snakes-rules-goal = Be the first to bring your token from the start to cell { $last }.
snakes-rules-board = The board
snakes-rules-cells = { $side } by { $side } cells, numbered from the bottom left, back and forth.
snakes-rules-kind = { $kind ->
    [snake] Snake: { snakes-option-entities-kind-snake.help }
    [ladder] Ladder: { snakes-option-entities-kind-ladder.help }
    [teleporter] Teleporter: { snakes-option-entities-kind-teleporter.help }
    [trap] Trap: { snakes-option-entities-kind-trap.help }
    [boost] Boost: { snakes-option-entities-kind-boost.help }
    [black-hole] Black hole: { snakes-option-entities-kind-black-hole.help }
   *[other] { $kind }: { $effect }
}
snakes-rules-turn = Your turn
snakes-rules-order-random = Lots decide the order of play.
snakes-rules-order-fixed = You play seat by seat.
# $players: a list of players
snakes-rules-order-seats = You play in this order: { $players }.
# $dice: how many
snakes-rules-roll = { $dice ->
    [1] Roll the die and move on by as many cells.
   *[other] Roll { $dice } dice and move on by as many cells.
}
snakes-rules-roll-loaded = { $dice ->
    [1] Roll the die, which is loaded, and move on by as many cells.
   *[other] Roll { $dice } dice, which are loaded, and move on by as many cells.
}
# $sides: always more than one
snakes-rules-roll-sides = { $dice ->
    [1] Roll the die of { $sides } sides and move on by as many cells.
   *[other] Roll { $dice } dice of { $sides } sides and move on by as many cells.
}
# $sides: always more than one
snakes-rules-roll-sides-loaded = { $dice ->
    [1] Roll the die of { $sides } sides, which is loaded, and move on by as many cells.
   *[other] Roll { $dice } dice of { $sides } sides, which are loaded, and move on by as many cells.
}
# $faces: a list of numbers
snakes-rules-roll-faces = { $dice ->
    [1] Roll the die with the faces { $faces } and move on by as many cells.
   *[other] Roll { $dice } dice with the faces { $faces } and move on by as many cells.
}
snakes-rules-roll-faces-loaded = { $dice ->
    [1] Roll the die with the faces { $faces }, which is loaded, and move on by as many cells.
   *[other] Roll { $dice } dice with the faces { $faces }, which are loaded, and move on by as many cells.
}
# $rolls: a list of numbers, joined by "or"
snakes-rules-starting-specific = Only { $rolls } takes you onto the board.
snakes-rules-overshoot-stay = A roll that would carry you beyond the last cell does not move you.
snakes-rules-overshoot-exceed = A roll may carry you beyond the last cell.
snakes-rules-winning-exact = You win by landing on cell { $last } exactly.
snakes-rules-winning-cross = You win by reaching cell { $last } or passing it.
snakes-rules-killing-none = Several tokens may share a cell.
snakes-rules-killing-opponent = If you land on somebody's cell, they go back to the start.
snakes-rules-killing-self = If you land on somebody's cell, you go back to the start.
snakes-rules-killing-both = If you land on somebody's cell, both of you go back to the start.
snakes-rules-extra-roll = Rolling { $rolls } gives you another roll, even if you could not move.
snakes-rules-third_six-cancel = The third { $rolls } in a row does not count, and your turn is over.
snakes-rules-third_six-normal = The third { $rolls } in a row is a roll like any other.
snakes-rules-third_six-lose-next-turn = The third { $rolls } in a row does not count; you miss a turn.
snakes-rules-third_six-backtrack = The third { $rolls } in a row takes you back to where the first was rolled.
snakes-rules-third_six-to-start = The third { $rolls } in a row takes you back to the start.
snakes-rules-priority-killing-first = Whoever stands where your roll leads is met there, before a snake or a ladder takes you on.
snakes-rules-priority-winning-first = A roll that leads to the last cell wins, whatever stands there.
snakes-rules-priority-sixes-last = A third six in a row is moved first, and may win, before it is judged.

## What simulations count

# Headings of columns, per seat
snakes-stat-rolls = rolls
snakes-stat-climbs = climbs
snakes-stat-slides = slides
# A list of cells follows.
snakes-stat-landings = Most landings

## A guided first game
# $other: the next player after the learner; $third: the one after that

snakes-lesson-aim = This token is yours. Be the first to reach cell 100.
snakes-lesson-roll = You move by what you roll: luck decides, and everybody can win. Roll!
snakes-lesson-ladder = You stopped at the foot of a ladder and climbed it, from 4 up to 14. Now { $other } rolls.
snakes-lesson-snake = Two cells ahead of you a snake is waiting. Roll!
snakes-lesson-down = A 2, of all rolls: the snake took you from 16 down to 6. It happens to everybody. { $other } is next.
snakes-lesson-six = { $other } rolled a 6, which gives another roll, and climbed two ladders. Your roll!
snakes-lesson-again = A 6 for you too: roll again.
snakes-lesson-exact = The last cell must be reached exactly: a roll that is too much does not move you. That is all you need. Good luck!
