### What is said of every game, and how English joins words.

language-name = English
language-direction = ltr

number = { $number }
join-list = {", "}
join-and = { $first } and { $last }
join-or = { $first } or { $last }
join-clauses = {", "}
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
figure-score = score
# Before what the player in turn is asked to do: "now: roll the die"
plain-prompt = now
# Before view-failed
view-note = note
view-failed = this game's own picture cannot be shown because of an error in the game; the match goes on
