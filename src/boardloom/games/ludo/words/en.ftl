### Ludo in English.
###
### .simply: the same for people who see no names of spaces and tokens on the board.
### $space: the number of a space, or a name on the board such as H1. $owner: the letter of a corner, A to D.

ludo-title = Ludo
ludo-summary = Out of the yard on a six, once around, and home by an exact roll.

## What happens

ludo-rolls = { $who } rolls { $roll }.
# $done: one of the messages below
ludo-rolls-and = { $who } rolls { $roll }: { $done }.
ludo-moves = { $who } moves { $done }.
ludo-leaves-yard = { $piece } out of the yard
    .simply = a token out of the yard
# $how: bounces (off the end), stacks (onto own tokens), both, or plainly
ludo-way = { $how ->
    [bounces] { $piece } from { $start } to { $end }, bouncing off the end
    [stacks] { $piece } from { $start } to { $end }, onto a stack
    [both] { $piece } from { $start } to { $end }, bouncing off the end, onto a stack
   *[plainly] { $piece } from { $start } to { $end }
}
    .simply = { $token } { $steps ->
        [one] 1 space on
       *[other] { $steps } spaces on
    }{ $how ->
        [bounces] { ", bouncing off the end" }
        [stacks] { ", onto a stack" }
        [both] { ", bouncing off the end, onto a stack" }
       *[plainly] { "" }
    }
ludo-way-to-end = { $piece } from { $start } to the end
    .simply = { $token } to the end
# $rank: its place among a player's tokens that are on their way; yard: it is not yet
ludo-which = { $rank ->
    [yard] a token in the yard
    [front] the front token
    [second] the second token
    [middle] the middle token
    [third] the third token
    [last] the last token
   *[only] the token
}
ludo-which-stack = { $rank ->
    [front] the front stack
    [second] the second stack
    [middle] the middle stack
    [last] the last stack
   *[only] the stack
}
ludo-needs-six = only a 6 leaves the yard
ludo-no-use = no token can use it
ludo-blocked = a blockade is in the way
ludo-sent-home = { $count ->
    [one] A token of { $who } goes home.
   *[other] { $count } tokens of { $who } go home.
}
ludo-finishes = { $who } finishes { $place ->
    [2] second
    [3] third
   *[other] number { $place }
}.
ludo-standing = { $place }. { $who }

## What is asked, and what may be chosen

# $ways: a list of ludo-choice, joined by "or"
ludo-ask-token = a { $roll } moves { $ways }
    .simply = your { $roll }: pick a glowing token
# $piece moves from $start to $end
ludo-choice = { $piece } { $start }→{ $end }
    .simply = { $token }
# On a button: the token that the rule text's four priorities choose
ludo-by-priorities = By the priorities
# On a button: what a token does; .simply names it alone, as what comes of it stands beside
ludo-step = { $done }
    .simply = { $token }
# $way: where a token goes, such as ludo-way; $whom: a list of players whose tokens it sends home
ludo-kicks = { $way }, kicks { $whom }
# $whom: a list of players whose tokens go home
ludo-outcome-kicks = kicks { $whom }
# In a few letters: from $start to $end
ludo-outcome = { $start } → { $end }
    .simply = { $how ->
        [out] out
        [home] home
       *[on] +{ $steps }
    }
# Floats up from the end when a token arrives
ludo-arrived = Home!

## The board

ludo-board = A Ludo board: a cross with a way of 56 spaces around it, clockwise, a yard in each corner and a lane of home squares up the middle of each arm to the end in the centre
ludo-legend-ready = ready to go: the next roll leads to the start
ludo-legend-end = the end, reached by an exact roll
ludo-space = space { $space }
ludo-space-start = space { $space }, start of { $owner }
ludo-space-safe = space { $space }, start of { $owner }, safe
ludo-home-square = home square { $space }
ludo-centre = E, the end
ludo-yard-of = yard of { $owner }
ludo-ready-of = ready to go of { $owner }
ludo-end-of = end of { $owner }
ludo-token = { $piece } of { $who }, { $place }
ludo-at-yard = yard
ludo-at-ready = ready
ludo-at-end = end
# Where a token is; $steps: how many it has made since the start
ludo-at = { $space } (step { $steps })

## Figures and results

ludo-figure-end = at the end
ludo-note-again = rolls again
ludo-column-token = token { $piece }

## Options

ludo-option-players = Players
    .help = How many play.
ludo-option-positions = Positions
    .help = Where each player sits, in the order of play; two sit on A and C unless told.
ludo-option-tokens = Tokens
    .help = How many tokens each player has.
ludo-option-bounce = Bounce
    .help = A roll beyond the end bounces back; else it cannot be used.
ludo-option-bonus_roll = Bonus roll
    .help = The first 6 of a turn gives another roll.
ludo-option-kick_bonus = Kick bonus
    .help = Kicking gives another roll.
ludo-option-safe_starts = Safe starts
    .help = Nobody is kicked on the four start spaces.
ludo-option-blockades = Blockades
    .help = Two tokens of a player on one space stop everybody else.
# $players: always more than one
ludo-fault-positions = { $given } given for { $players } players
ludo-fault-same-place = every player needs a place of their own
ludo-because-players = the board has four places, A to D
ludo-because-tokens = tokens are called p, q, r and s

## Bots

ludo-policy-priority = priority
    .help = Leaves the yard, else finishes, else kicks, else moves the last token.
ludo-policy-contrary = clumsy
    .help = Does what the priorities want least: a child can beat it.
ludo-policy-perfect = perfect
    .help = Cannot be played better; for two players.
ludo-too-large-to-solve = only games of two players with two tokens each are small enough

## The rules, for players

ludo-rules-aim = The aim
ludo-rules-aim-one = Be the first to bring your token to the end.
# $tokens: always more than one
ludo-rules-aim-all = Be the first to bring all your { $tokens } tokens to the end.
ludo-rules-play-on = The others play on until one is left.
ludo-rules-way = The way
ludo-rules-way-path = From the yard (H) to the ready place (R), clockwise around the ring, then over your own six home squares to the end (E).
ludo-rules-way-of = { $owner } enters the ring on space { $first } and leaves it after space { $last }.
ludo-rules-turn = Your turn
ludo-rules-six = Roll the die. A 6 takes a token from the yard to the ready place; nothing else does.
ludo-rules-moves-one = A token that is out moves on by the roll.
ludo-rules-moves = A token that is out moves on by the roll. You choose which.
ludo-rules-bonus = Your first 6 of a turn gives you another roll.
ludo-rules-exact-bounce = The end must be reached exactly: what is too much is counted back.
ludo-rules-exact = The end must be reached exactly: a token cannot use a roll that is too much.
ludo-rules-lost = A roll that no token can use is lost.
ludo-rules-others = Meeting others
ludo-rules-kick = If you land on a space of the ring where others stand, their tokens go back to their yards.
ludo-rules-safe-starts = Nobody is sent back from the four start spaces.
ludo-rules-kick-bonus = Sending somebody back gives you another roll.
ludo-rules-safe = The yard, the ready place, the home squares and the end are always safe.
ludo-rules-stack = Tokens of yours on one space are a stack: they move, and are sent back, together. At the ready place they do not stack.
ludo-rules-blockades = Two tokens of one player on a space stop everybody else: nobody passes or lands there.

## What simulations count: headings of columns, per seat

ludo-stat-rolls = rolls
ludo-stat-kicks = kicks
# Tokens that others sent home
ludo-stat-kicked = kicked
ludo-stat-place = place

## A guided first game
# $other: the next player after the learner; $third: the one after that

ludo-lesson-aim = These two tokens are yours. Bring both around the board and into the middle before { $other } does.
ludo-lesson-six = Only a 6 takes a token out of the yard. Roll the die!
ludo-lesson-again = A 6! Your token is out, and the first 6 of a turn gives you another roll. Roll again.
ludo-lesson-rival = Your token is on its way. Now { $other } rolls.
ludo-lesson-roll = { $other } has come out too, and stands ahead of you. Your roll!
ludo-lesson-chase = Another 6. It could bring out your second token, but { $other } is within reach: move the marked token.
ludo-lesson-kick = Now { $other } stands exactly 5 spaces ahead, and your 6 gives you another roll. Roll!
ludo-lesson-kicked = You landed on that token: it goes back to its yard. { $other } needs a 6 to come out again.
ludo-lesson-second = No 6. It is your roll.
ludo-lesson-out = Now bring your second token out of the yard.
ludo-lesson-bonus = With two tokens out you have a choice. Roll again.
ludo-lesson-free = This time you choose: move whichever token you like.
ludo-lesson-home = After a whole lap your tokens turn into your own home squares, where nobody can kick them. The end must be reached exactly: what is too much is counted back. That is all you need. Good luck!
