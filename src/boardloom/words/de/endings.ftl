### Wie ein Spiel endet, und ob es zählt.

## Ob ein Spiel für die Rangliste zählt

rated-counts = Dieses Spiel zählt für die Rangliste.
unrated-chosen = Dieses Spiel zählt nicht für die Rangliste: So wurde es eingerichtet.
unrated-unlisted = Dieses Spiel zählt nicht für die Rangliste: Es ist nicht öffentlich.
unrated-own-dice = Dieses Spiel zählt nicht für die Rangliste: Es wird mit eigenen Würfeln gewürfelt.
unrated-unnamed = Dieses Spiel zählt nicht für die Rangliste: { $who } hat noch keinen Namen.
unrated-bots = Dieses Spiel zählt nicht für die Rangliste: Zwei Bots haben dieselbe Stufe ({ $bot }).
unrated-swapped = Dieses Spiel zählt nicht für die Rangliste: Jemand anderes hat einen Platz übernommen.
unrated-undo = Dieses Spiel zählt nicht für die Rangliste: Ein Zug wurde zurückgenommen.
unrated-hint = Dieses Spiel zählt nicht für die Rangliste: { $who } wollte einen Tipp.
web-log-advised = { $name } lässt sich einen Tipp geben.

## Wie ein Spiel ausging

ending-figures = { $game } · { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
ending-decided = Zug { $move } hat es entschieden:
ending-see = Zug { $move } ansehen
ending-working = Was hat es entschieden? { $done } von { $of }
ending-won = Gut gespielt, { $who }!
ending-won-more = Der Tisch gehört dir. Die anderen wollen vielleicht Revanche.
ending-close = So knapp, { $who }.
ending-lost = Beim nächsten Mal, { $who }.
ending-led = Bis Zug { $move } lagst du vorn. Es war zu gewinnen.
ending-best = Im besten Moment standen deine Chancen bei { $share }. Es geht.
ending-again = Ein neues Spiel fängt für alle bei null an.
ending-all = Schön gespielt, alle zusammen!
ending-all-more = { $count ->
    [one] { $who } war heute schwer zu schlagen.
   *[other] { $who } waren heute schwer zu schlagen.
}
ending-drawn = Niemand hat gewonnen, und niemand hat verloren.
ending-results = Alle Ergebnisse
ending-board = Tisch
ending-back = Zurück zum Ergebnis
ending-home = Start
