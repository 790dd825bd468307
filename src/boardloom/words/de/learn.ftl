### Ein Spiel lernen: Einführungen und Rätsel.

## Was ein Rätsel fragt und was es zu einem Zug sagt

puzzle-ask-points = { $who } ist am Zug. Ein Zug gewinnt, alle anderen nicht: finde ihn.
puzzle-ask-shares = { $who } ist am Zug. Welcher Zug gibt die beste Chance zu gewinnen?
puzzle-right-points = { $points ->
    [one] Richtig! Er gewinnt mit { $points } Punkt Vorsprung, wenn du gut weiterspielst, und kein anderer Zug gewinnt.
   *[other] Richtig! Er gewinnt mit { $points } Punkten Vorsprung, wenn du gut weiterspielst, und kein anderer Zug gewinnt.
}
puzzle-right-shares = Richtig! Damit gewinnst du { $best } von 100 Spielen, mit dem zweitbesten Zug { $other }.
puzzle-wrong-shares = Nicht der beste: damit gewinnst du { $other } von 100 Spielen, mit dem besten Zug { $best }.
puzzle-wrong-win = { $points ->
    [one] Nicht der beste: er gewinnt nur mit { $points } Punkt Vorsprung.
   *[other] Nicht der beste: er gewinnt nur mit { $points } Punkten Vorsprung.
}
puzzle-wrong-draw = Der nicht: gegen gutes Spiel reicht er nur zum Unentschieden.
puzzle-wrong-loss = { $points ->
    [one] Der nicht: gegen gutes Spiel verliert er mit { $points } Punkt Rückstand.
   *[other] Der nicht: gegen gutes Spiel verliert er mit { $points } Punkten Rückstand.
}

## Die Seiten

web-learn-offer = In zwei Minuten lernen
web-learn-of = { $game } lernen
web-learn-coach = Anleitung
web-learn-step = { $n } von { $total }
web-learn-next = Weiter
web-learn-skip = Einführung überspringen
web-learn-play = Jetzt richtig spielen
web-learn-restart = Von vorn
web-puzzles = Rätsel
web-puzzles-of = Rätsel: { $game }
web-puzzles-about = In jeder dieser Stellungen ist ein Zug klar besser als alle anderen. Findest du ihn?
web-puzzles-solved = { $solved } von { $total } gelöst
web-puzzle = Rätsel { $n }
web-puzzle-solved = gelöst
web-puzzle-hint = Hinweis
web-puzzle-solution = Lösung zeigen
web-puzzle-retry = Noch einmal versuchen
web-puzzle-next = Nächstes Rätsel
web-puzzle-all = Alle Rätsel
