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
