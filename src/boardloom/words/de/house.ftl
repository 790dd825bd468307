### Was über jedes Spiel gesagt wird, und wie das Deutsche Wörter verbindet.

language-name = Deutsch
language-direction = ltr

number = { $number }
join-list = {", "}
join-and = { $first } und { $last }
join-or = { $first } oder { $last }
join-sentences = {" "}
join-parts = {"; "}
join-lines = {"\u000A"}

player = Spieler { $number }

winners = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg!
}

## Ein Spiel ohne eigene Ansicht, oder mit einer, die sich nicht zeigen lässt

plain-board = Der Tisch von { $game }
view-board = Ein Brett mit { $columns } mal { $rows } Feldern
view-piece = { $who } auf { $cell }
view-thing = { $what } auf { $cell }
view-table = Ein Tisch
figure-score = Punkte
figure-text = { $label }: { $value }
plain-prompt = jetzt
view-note = Hinweis
view-failed = das eigene Bild dieses Spiels lässt sich wegen eines Fehlers im Spiel nicht zeigen; die Partie geht weiter
plain-ask = mach deinen Zug
plain-plays = { $who } spielt { $action }.
plain-comes-up = Es kommt { $outcome }.
