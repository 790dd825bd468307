### Das Labor im Browser: was eine Regel bewirkt, neben der Regel.

web-lab-of = Das Labor: { $game }
web-lab-open = Was bewirken diese Regeln?
web-lab-pin = Diese Fassung anheften
web-lab-unpin = Zurück zur angehefteten Fassung
web-lab-play = Spielen
web-lab-figures = Die Zahlen
web-lab-changed = Geändert
web-lab-pinned = Angeheftet
web-lab-exact = exakt
web-lab-about = ungefähr
web-lab-few = noch zu wenige Spiele für ein Intervall
web-lab-interval = 95 %: { $low } bis { $high }
web-lab-certain = kein Stichprobenfehler
web-lab-was = angeheftet { $value }
web-lab-same = kein Unterschied
web-lab-more = { $by } mehr
web-lab-less = { $by } weniger
web-lab-margin = ± { $half }
web-lab-edge = Vorteil des Ersten
web-lab-edge-help = Wie viel mehr als seinen fairen Anteil gewinnt, wer beginnt
web-lab-edge-unit = Punkte
web-lab-rounds = Länge
web-lab-rounds-help = Runden bis zum Ende
web-lab-rounds-unit = Runden
web-lab-lead_changes = Führungswechsel
web-lab-lead_changes-help = Wie oft jemand anderes die Führung übernimmt
web-lab-lead_changes-unit = je Spiel
web-lab-decided_at = Entschieden bei
web-lab-decided_at-help = Ab wann der Sieger über 90 % bleibt
web-lab-decided_at-unit = % des Spiels
web-lab-dead_time = Tote Zeit
web-lab-dead_time-help = Züge von Spielern mit weniger als 2 % Chance
web-lab-dead_time-unit = % der Züge
web-lab-depth = Tiefe
web-lab-depth-help = Wie weit der übliche Bot ohne Suche über dem Zufall steht
web-lab-depth-luck = Niemand entscheidet etwas: reines Glück
web-lab-depth-unit = Elo
web-lab-waiting = noch nicht bekannt
web-lab-searches = nur Bots, die suchen, wüssten es
web-lab-preparing = Aus diesen Regeln wird Maschinencode gemacht: { $seconds } s …
# $games: always more than one
web-lab-played = { $games } Spiele gespielt, { $judged } mit Chancen; wird genauer …
# $games: always more than one
web-lab-done = { $games } Spiele gespielt, { $judged } mit Chancen.
web-lab-who = Es spielt: { $bot }
web-lab-unfinished = Spiele, die nicht endeten und nirgends zählen: { $count }
web-lab-blurred = Chancen sind aus { $rollouts } Spielen ab jedem Zug, also unscharf: nur mit der angehefteten Fassung vergleichen.
web-lab-landings = Wo Figuren landen
web-lab-landings-unit = Landungen je Spiel auf jedem Feld
web-lab-hottest = Am häufigsten: { $cells }
web-lab-options = Regeln
web-lab-before = vorher { $value }
web-lab-undo = Zurück
web-lab-compares = Jede Zahl wird mit der angehefteten Fassung verglichen.
web-lab-compare-how = Heften Sie eine Fassung an und ändern Sie eine Regel: Jede Zahl wird damit verglichen.
web-lab-heat-on = Zeigen
web-lab-heat-off = Aus
web-lab-heat-difference = Unterschied
web-lab-influence-how = Zeigen Sie auf ein Feld, um zu sehen, was es bewirkt: jede Zahl mit ihm minus dieselbe ohne es, Spiel für Spiel.
web-lab-meanwhile = Bisher ohne Maschinencode gespielt, der gerade entsteht ({ $seconds } s): { $games }
web-lab-histogram = Runden je Spiel
web-lab-histogram-label = Anteil der Spiele nach Runden; die Hälfte hat höchstens { $median }
web-lab-middle = Mittleres Spiel: { $value }
web-lab-places = Siege nach Platz
web-lab-places-unit = Punkte neben den fairen { $share }
web-lab-exact-share = { $share } %
web-lab-place = Platz { $number }
web-lab-fan = Die Siegchance des Ersten
web-lab-fan-unit = Nach Zügen; beendete Spiele zählen, wie sie ausgingen
web-lab-fan-half = 50 % der Spiele
web-lab-fan-most = 90 % der Spiele
web-lab-fan-one = das spannendste Spiel
# $games: always more than one
web-lab-dramatic = Das spannendste von { $games } Spielen
# $points: with a decimal; always more than one
web-lab-dramatic-help = Der Sieger lag im Mittel { $points } Punkte zurück.
web-lab-watch = Ansehen
web-lab-watch-again = Das neue ansehen

## Searching for boards

web-find-title = Ein Brett suchen
web-find-help = Passende Bretter werden auseinander gezüchtet; die besten jeder Länge und Spannung bleiben.
web-find-rounds = Runden im Mittel
web-find-within = plus/minus
web-find-edge = Fair bis auf Punkte
web-find-aim = Und dann möglichst viel
web-find-start = Bretter suchen
web-find-stop = Hier aufhören
web-find-found = Gefundene Bretter
web-find-tried = { $tried } versucht, { $fitting } behalten
web-find-none = Noch passt keines: diese kommen am nächsten.
web-find-best = Das beste, neu gemessen mit anderem Glück
# $rounds: with a decimal; always more than one
web-find-rounds-of = { $rounds } Runden
web-find-edge-of = erster Platz { $edge } Punkte
web-find-leads-of = { $leads } Führungswechsel
web-find-take = Dieses Brett nehmen
web-find-play = Dieses Brett spielen
