### Was über jedes Spiel gesagt wird, und wie das Deutsche Wörter verbindet.

language-name = Deutsch
language-direction = ltr

number = { $number }
join-list = {", "}
join-and = { $first } und { $last }
join-or = { $first } oder { $last }
join-clauses = {", "}
join-sentences = {" "}
join-parts = {"; "}
join-lines = {"\u000A"}

player = Spieler { $number }

winners = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}

## A game that has no view of its own

plain-board = Der Tisch von { $game }
figure-score = Punkte
