### What is said of every game, and how English joins words.

language-name = English
language-direction = ltr

number = { $number }
# Lists are "a, b and c": join-list stands between all but the last two of $first, or of the whole list where no word is wanted
# before its last. Parts are statements in one line: "side: too small; players: too many".
join-list = {", "}
join-and = { $first } and { $last }
join-or = { $first } or { $last }
join-sentences = {" "}
join-parts = {"; "}
join-lines = {"\u000A"}

player = Player { $number }

# $winners (list of players), $count (number)
winners = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}

## A game that has no view of its own, or one that cannot be shown

plain-board = The table of { $game }
view-board = A board of { $columns } by { $rows } squares
view-piece = { $who } on { $cell }
view-thing = { $what } on { $cell }
view-table = A table
figure-score = score
# A figure that is words: $label and $value, such as "type: lucky"
figure-text = { $label }: { $value }
# Before what the player in turn is asked to do: "now: roll the die"
plain-prompt = now
# Before view-failed
view-note = note
view-failed = this game's own picture cannot be shown because of an error in the game; the match goes on
# What is asked where a game's own words fail: "Ann: make your move"
plain-ask = make your move
# What is told where a game's own words fail; $action: the name of a move, $outcome: what chance brought
plain-plays = { $who } plays { $action }.
plain-comes-up = { $outcome } comes up.
