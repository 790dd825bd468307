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
