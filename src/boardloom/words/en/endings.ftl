### How a game ends, and whether it counts.

## Whether a game counts for the leaderboard

# $who: a player; $bot: a level of bots
rated-counts = This game counts for the leaderboard.
unrated-chosen = This game does not count for the leaderboard: its host did not want it rated.
unrated-unlisted = This game does not count for the leaderboard: it is not listed.
unrated-own-dice = This game does not count for the leaderboard: the players throw their own dice.
unrated-unnamed = This game does not count for the leaderboard: { $who } has no name yet.
unrated-bots = This game does not count for the leaderboard: two bots have the same level ({ $bot }).
unrated-swapped = This game does not count for the leaderboard: somebody else took over a seat.
unrated-undo = This game does not count for the leaderboard: a move was taken back.
unrated-hint = This game does not count for the leaderboard: { $who } asked for a hint.
web-log-advised = { $name } asks for a hint.

## How a game ended

# $minutes: how long it took
ending-figures = { $game } · { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# What that move did follows: "Ann rolls a 6."
ending-decided = Move { $move } decided it:
ending-see = See move { $move }
# $done, $of: positions
ending-working = Looking for what decided it: { $done } of { $of }
# To the winner
ending-won = Well done, { $who }!
ending-won-more = The table is yours. The others may want their revenge.
# To somebody who lost: as second, and further back
ending-close = So close, { $who }.
ending-lost = Next time, { $who }.
ending-led = You led until move { $move }. It was yours to win.
# $share: a chance, such as 40%
ending-best = At best your chance to win was { $share }. It can be done.
ending-again = A new game begins from nothing for everybody.
# To several people at one screen, and to those who watch
ending-all = Good game, everybody!
# $who: the winners; $count: how many
ending-all-more = { $count ->
    [one] { $who } was hard to beat today.
   *[other] { $who } were hard to beat today.
}
ending-drawn = Nobody has won, and nobody has lost.
ending-results = All results
ending-board = Table
ending-back = Back to the result
ending-home = Home
