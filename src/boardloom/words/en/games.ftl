### What several games say alike.

rolls-again = Another roll.
wins = { $who } wins!
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ask-roll = roll the die
ask-roll-again = roll again
figure-roll = roll
column-player = player
column-place = place
the-die = the die
the-die-shows = the die shows { $roll }

## What cannot be done
## $asked: what was typed, in quotes; $choices: a list of what may be typed; $player: the number of a seat; $reason: another message

illegal-over = { $asked } is not possible: the game is over
illegal-outcome = { $asked } cannot come up here; it is one of { $choices }
illegal-outcome-because = { $asked } cannot come up here: { $reason }; it is one of { $choices }
illegal-action = { $asked } is not open to { $player } here; choose one of { $choices }
illegal-action-because = { $asked } is not open to { $player } here: { $reason }; choose one of { $choices }
# $names: a list; $more: how many others there are
some-of = { $names } and { $more } more
