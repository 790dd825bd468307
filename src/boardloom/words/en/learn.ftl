### Learning a game: lessons and puzzles.

## What a puzzle asks, and what it says to a move

# $who: the player whose move is looked for
puzzle-ask-points = { $who } moves. One move wins, all others do not: find it.
puzzle-ask-shares = { $who } moves. Which move gives the best chance to win?
puzzle-right-points = { $points ->
    [one] Right! It wins by { $points } point if you go on well, and no other move wins.
   *[other] Right! It wins by { $points } points if you go on well, and no other move wins.
}
# $best, $other: whole numbers, of 100 games
puzzle-right-shares = Right! It wins { $best } of 100 games, the next best move { $other }.
puzzle-wrong-shares = Not the best: this wins { $other } of 100 games, the best move { $best }.
# $points: how far ahead or behind one ends
puzzle-wrong-win = { $points ->
    [one] Not the best: this wins by { $points } point only.
   *[other] Not the best: this wins by { $points } points only.
}
puzzle-wrong-draw = Not this one: against good play it is only a draw.
puzzle-wrong-loss = { $points ->
    [one] Not this one: against good play it loses by { $points } point.
   *[other] Not this one: against good play it loses by { $points } points.
}

## The pages

web-learn-offer = Learn it in two minutes
web-learn-of = Learn { $game }
web-learn-coach = Guide
# $n: which step it is, of $total
web-learn-step = { $n } of { $total }
web-learn-next = Go on
web-learn-skip = Skip the lesson
web-learn-play = Now play for real
web-learn-restart = From the beginning
web-puzzles = Puzzles
web-puzzles-of = Puzzles: { $game }
web-puzzles-about = Each of these positions has one move that is clearly better than all others. Can you find it?
web-puzzles-solved = { $solved } of { $total } solved
web-puzzle = Puzzle { $n }
web-puzzle-solved = solved
web-puzzle-hint = Hint
web-puzzle-solution = Show the solution
web-puzzle-retry = Try again
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
