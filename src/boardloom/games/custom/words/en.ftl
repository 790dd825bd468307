### The custom board in English.

custom-title = Custom board
custom-summary = Race along a row of squares of your own making.

## What happens

# $luck: one of the four messages that follow
custom-rolls = { $who } rolls { $first } and { $second } ({ $luck }) and lands on square { $square }.
custom-rolls-past = { $who } rolls { $first } and { $second } ({ $luck }) and passes the end.
custom-roll-lucky = lucky roll
custom-roll-unlucky = unlucky roll
custom-roll-lucky-double = lucky roll, a double
custom-roll-unlucky-double = unlucky roll, a double
custom-goes = { $who } goes to square { $square } (practice).
custom-goes-past = { $who } goes past the end (practice).
custom-misses = { $who } misses this turn (prison).
custom-skips = { $who } skips the turn.
custom-ends = { $who } ends the game.
custom-is-now-lucky = { $who } is now lucky.
custom-is-now-unlucky = { $who } is now unlucky.
custom-is-now-normal = { $who } is now normal.
# $square: what the square is called and does, one of the messages under "The squares"
custom-square-acts = { $square }.
# $count: how many squares acted, 2 or more
custom-chain = A chain of { $count } squares.
custom-coins = { $count ->
    [one] { $who } gets a coin.
   *[other] { $who } gets { $count } coins.
}
custom-is-on = { $who } is on square { $square } now.
custom-stays = { $who } stays.
custom-extra-turn = Extra turn.
custom-furthest-wins = { $who } is furthest ahead and wins.

## What is asked, and what may be chosen

custom-ask-roll = roll the dice
custom-ask-miss = in prison: miss this turn
custom-ask-surprise = a surprise: draw your new type
custom-step-roll = Roll the dice
    .help = Two dice; a double gives another turn.
custom-step-miss = Miss this turn
    .help = You are in prison; after this turn you are free.
custom-step-skip = Next (skip turn)
    .help = The next player's turn; it counts as a move.
custom-step-end = End game
    .help = The player furthest ahead wins.
custom-step-debug = Practice square
    .help = Go to any square instead of rolling.
# On the button beside the number of a square
custom-step-debug-by-number = Go to this square
custom-step-past = Past the end
    .help = Beyond the last square: this wins.

## The squares

custom-square-SIMPLE = SIMPLE: gives a coin
custom-square-SURPRISE = SURPRISE: draws a new player type
custom-square-PRISON = PRISON: the next turn is missed
custom-square-LUCKY = LUCKY: moves 3 squares forward, unless the player is unlucky
custom-square-UNLUCKY = UNLUCKY: moves 3 squares back, unless the player is lucky
custom-square-REVERSE = REVERSE: swaps places with the last player
custom-square-PLAYAGAIN = PLAY AGAIN: gives another turn
# A square that somebody added: $name and $rule, a sentence, are in their words
custom-square-own = { $name }: { $rule }

## The cards of the board

# What a square does, in two or three words: there is little room on its card
custom-does-SIMPLE = a coin
custom-does-SURPRISE = a new type
custom-does-PRISON = miss a turn
custom-does-LUCKY = 3 forward
custom-does-UNLUCKY = 3 back
custom-does-REVERSE = swap places
custom-does-PLAYAGAIN = roll again
# What a square is called, and what it does, a sentence
custom-legend = { $name }: { $rule }
custom-card-start = Start
custom-card-start-note = all start here
custom-card-goal = Finish
custom-card-goal-note = first one wins
# On the card of a surprise: the types a player was of and is of
custom-type-change = { $was } → { $now }

## The board

custom-board = A path of { NUMBER($size, useGrouping: 0) } squares, from square 0 at the top left to square { $goal }, the goal
# $kind: what the square is called and does
custom-cell = square { $square }, { $kind }
custom-cell-start = square { $square }, the start
custom-cell-goal = square { $square }, the goal
custom-token = { $who } on square { $square }
custom-die = a die
custom-die-shows = a die shows { $face }

## Figures and results

custom-figure-total = moves in all
custom-figure-throw = last throw
custom-figure-colour = colour
custom-figure-position = position
custom-figure-coins = coins
custom-figure-type = type
custom-figure-moves = moves
custom-note-wins = wins!
custom-note-prison = in prison
custom-note-surprise = draws a new type
custom-total = { $count ->
    [one] { $count } move in all.
   *[other] { NUMBER($count, useGrouping: 0) } moves in all.
}
custom-ended-early = The game was ended early: the player furthest ahead wins.

## Options

custom-option-players = Players
    .help = How many play.
custom-option-types = Types
    .help = The type of each player; at least two must differ.
custom-option-types-lucky = lucky
custom-option-types-unlucky = unlucky
custom-option-types-normal = normal
custom-option-colours = Colours
    .help = The colour of each player; all must differ.
custom-option-size = How many squares
    .help = The last one is the goal.
custom-option-squares = Squares
    .help = The type of each square; else they are drawn.
custom-option-squares-SIMPLE = Simple
    .help = Gives a coin.
custom-option-squares-SURPRISE = Surprise
    .help = Draws a new player type.
custom-option-squares-PRISON = Prison
    .help = The next turn is missed.
custom-option-squares-LUCKY = Lucky
    .help = Moves 3 squares forward, unless the player is unlucky.
custom-option-squares-UNLUCKY = Unlucky
    .help = Moves 3 squares back, unless the player is lucky.
custom-option-squares-REVERSE = Reverse
    .help = Swaps places with the last player.
custom-option-squares-PLAYAGAIN = Play again
    .help = Gives another turn.
custom-option-board_seed = Board seed
    .help = Same seed, same squares.
custom-option-chain = Chain reactions
    .help = How many more squares may act when one moves you on.
custom-option-special_coins = Special coins
    .help = Special squares give a coin too.
custom-option-reverse = Reverse squares
    .help = With whom they swap your place.
custom-option-reverse-order = the last in turn
custom-option-reverse-position = who is furthest back
custom-option-controls = Skip and end
    .help = Players may skip a turn and end the game.
custom-option-debug = Practice
    .help = Players may go to any square instead of rolling.
custom-preset-short = short
    .help = 12 squares.
custom-preset-classic = classic
    .help = 20 squares for three.
custom-preset-long = medium
    .help = 64 squares.
custom-fault-size = Board size must be at least { $least }
custom-fault-squares =
    { NUMBER($given, useGrouping: 0) } { $given ->
        [one] type
       *[other] types
    } for { NUMBER($size, useGrouping: 0) } squares
# $given: how many types or colours
# $players: always more than one
custom-fault-each = { NUMBER($given, useGrouping: 0) } given for { $players } players
custom-fault-types = There must be at least two different player types
custom-fault-nameless-colour = a colour needs a name
custom-fault-colours = Color clash: { $colour } is taken twice
custom-fault-debug = a practice board has at most { NUMBER($most, useGrouping: 0) } squares, as each of them is a choice that is listed
custom-fault-memory = a board of { NUMBER($size, useGrouping: 0) } squares takes about { NUMBER($needed, useGrouping: 0) } MB of memory, and { NUMBER($free, useGrouping: 0) } MB are free
custom-because-players = the rule text has two to six play
custom-because-size = squares are counted in 32 bits
custom-because-chain = effects that lead to each other have to end

## Bots

custom-policy-roll = roll
    .help = Rolls the dice; never skips a turn or ends the game.

## The rules, for players

custom-rules-aim = The aim
custom-rules-first = Be the first to reach square { $goal }, or to pass it.
custom-rules-turn = Your turn
custom-rules-roll = Roll two dice and move forward by their sum. Then the square you land on acts.
custom-rules-double = A double gives you another turn.
custom-rules-prison = In prison you miss your next turn, and are free again.
custom-rules-skip = You may skip your turn; it counts as a move.
custom-rules-end = You may end the game: whoever is furthest ahead wins.
custom-rules-debug = You may go to any square instead of rolling (practice).
custom-rules-squares = The squares
# $mark: the sign on the board; $name: what the square is called; $rule: what it does, a sentence
custom-rules-square = { $mark } { $name }: { $rule }
custom-rules-reverse-order = You swap places with the last player of the list, unless that is you.
custom-rules-reverse-position = You swap places with the player furthest back, unless that is you.
custom-rules-no-chain = If a square moves you, the one you come to does not act.
custom-rules-chain = { $count ->
    [one] If a square moves you, the one you come to acts too: at most { $count } more square in a turn.
   *[other] If a square moves you, the one you come to acts too: at most { $count } more squares in a turn.
}
custom-rules-players = Players and coins
custom-rules-types = Every player is lucky, unlucky or normal, which matters on some squares.
custom-rules-coins = Simple squares give a coin.
custom-rules-coins-special = Simple squares give a coin, and so do special ones.
custom-rules-pride = Coins are for pride: only the place on the board decides.

## What simulations count

# Headings of columns, per seat
custom-stat-moves = moves
custom-stat-coins = coins
# Lists follow: squares, or the three types.
custom-stat-landings = Most landings
custom-stat-wins-by-first-type = Wins by first type
custom-stat-wins-by-first-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-first-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-first-type-normal = { custom-option-types-normal }
custom-stat-wins-by-last-type = Wins by last type
custom-stat-wins-by-last-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-last-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-last-type-normal = { custom-option-types-normal }

## For programs written after the rule text

custom-classic-over = The game is over: { $winner } has won.
# $given: what was given instead, as Python writes it
custom-classic-no-integer = The square to go to must be an integer, not { $given }.

## A guided first game
# $other: the next player after the learner; $third: the one after that

custom-lesson-aim = This is your token. Be the first to reach the last square, or to pass it.
custom-lesson-roll = You roll two dice and move by their sum; then the square you land on acts. Roll!
custom-lesson-lucky = A LUCKY square: it moved you 3 squares further. Now { $other } rolls.
custom-lesson-double = { $other } rolled a double, which gives another turn, met a SURPRISE, and ended up in PRISON. Your roll!
custom-lesson-reverse = REVERSE made you swap places with { $other }. But you rolled a double too, so it is still your turn. Roll!
custom-lesson-prison = You are nearly there, and { $other } has to miss a turn in prison.
custom-lesson-last = Any roll takes you past the end now. Roll!
custom-lesson-won = You won! Coins are for pride alone. Every board is different: look at its squares before you begin. Good luck!
