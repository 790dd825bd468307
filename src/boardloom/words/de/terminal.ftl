### Was das Terminal sagt. Wörter in `solchen Zeichen` und einzelne Buchstaben wie u oder y werden in jeder Sprache genau so getippt.

## Das Menü

menu-title = ein Haus voller Brettspiele
menu-how = Enter nimmt, was in [Klammern] steht; q beendet.
menu-goodbye = Auf Wiedersehen.
menu-screen = Wo möchtest du spielen?
screen-browser = im Browser, auch mit Freunden über einen Link
screen-desktop = in einem eigenen Fenster
screen-terminal = hier, in diesem Terminal
menu-which = Welches?
menu-unfinished = weiterspielen: { $players }; bei Zug { $moves }, begonnen { $begun }
menu-which-rules = Welche Regeln?
menu-rules = Regeln?
menu-default-rules = die üblichen
menu-players = Wie viele spielen mit?
menu-option = { $option }?
menu-usual = wie üblich
menu-choices = Eines von { $names }.
menu-each = Je eines für jeden Spieler, mit Kommas dazwischen.
menu-list = Mehrere, mit Kommas dazwischen.
menu-list-of = { $how } Es gibt { $names }.
menu-cells = Felder { $first } bis { $last }, etwa 3=NAME, 7=NAME, mit einem von { $names }.
menu-no-cell = { $typed } ist nicht wie 3=NAME, mit einem Feld von { $first } bis { $last }
menu-no-truth = { $typed } ist weder `yes` noch `no`
menu-seats = Wer sitzt wo? Ein Name ist ein Mensch; `bot`, auch mit einem Namen dahinter, ist ein Bot.
menu-which-bot = `bot:` und eines von diesen sagt, welcher Bot:
menu-bot = { $title }: { $help }
menu-seat = Platz { $seat }?
menu-no-game = { $typed } steht nicht in der Liste; tippe eine Nummer daraus oder den Namen eines Spiels
menu-no-preset = { $typed } steht nicht in der Liste; tippe eine Nummer oder einen Namen daraus
menu-no-number = { $typed } ist keine Zahl
menu-name-taken = { $name } sitzt schon am Tisch

## Plätze

seating-names =
    { $names } { $names ->
        [one] Name
       *[other] Namen
    } für { $players } Spieler
seating-names-and-bots =
    { $names } { $names ->
        [one] Name
       *[other] Namen
    } und { $bots } { $bots ->
        [one] Bot
       *[other] Bots
    } für { $players } Spieler: Namen sind für Menschen
seating-bots =
    { $bots } { $bots ->
        [one] Bot
       *[other] Bots
    }: Platz ist für 0 bis { $players }
seating-none-left = es gibt kein angefangenes Spiel von { $game }, das weitergehen könnte

## Was am Tisch gefragt wird

table-order = { $who }: { $what }
table-answer = ({ $how }; ? hilft)
table-how-roll = Enter, oder tippe, was du selbst gewürfelt hast
table-how-number = nenne es, oder tippe seine Nummer
table-how-name = tippe es, oder einen eindeutigen Teil davon
table-how-enter-number = Enter; oder nenne es, oder tippe seine Nummer
table-how-enter-name = Enter; oder tippe es, oder einen eindeutigen Teil davon
panel-more = und { $count } weitere
table-more = { $count ->
    [one] und { $count } weitere Möglichkeit: Enter zeigt sie
   *[other] und { $count } weitere Möglichkeiten: Enter zeigt sie alle
}
table-ambiguous = { $typed } könnte heißen: { $choices }
choice-in-words = { $typed } – { $label }
table-next = { $who } ist als Nächstes dran. Enter zeigt den Tisch, und was nur du sehen darfst.
table-against-bots = { $count ->
    [one] Du spielst gegen einen Bot, { $bots }: dieses Spiel ist für zwei oder mehr.
   *[other] Du spielst gegen Bots, { $bots }: dieses Spiel ist für mehr als einen.
}
table-rematch = Noch einmal? (y für ja, Enter für nein; u zurücknehmen, l Verlauf)

## Was am Tisch gesagt wird

table-no-decisions = In diesem Spiel wird nichts entschieden: es spielt allein das Glück.
table-thinking = Es wird nachgedacht … (beim ersten Mal dauert die Vorbereitung)
table-no-hint = Noch kein Tipp: er wird noch vorbereitet.
table-unready = { $who } bereitet sich noch vor, nur dieses erste Mal, und hat nicht nachgedacht.
table-nothing-to-undo = Nichts zurückzunehmen: vorher wurde noch niemand etwas gefragt.
table-undone = Zurückgenommen; das Spiel steht bei Zug { $move }.
table-no-story = Noch ist nichts geschehen.
table-back = Enter führt zurück an den Tisch
table-draw = Unentschieden.
table-winners = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
table-kept = Das Spiel liegt in { $file }
table-unsaved = Dieses Spiel lässt sich nicht speichern: { $reason }
table-left = Gespeichert. So geht es weiter: { $command }
table-over = Das Spiel ist aus und liegt in { $file }

## Hilfe am Tisch: was man tippen kann, und was es tut

key-enter = Enter
key-choice = Nummer oder Name
key-leave = save oder quit
table-help-enter = lässt den Computer für dich würfeln oder ziehen, oder nimmt die übliche Wahl, wo es eine gibt
table-help-choice = was dein eigener Würfel zeigt, oder was du wählst
table-help-hint = was ein starker Spieler hier täte, und wie die Chancen stehen
table-help-undo = nimmt zurück, was zuletzt ein Mensch tat; die Würfel fallen dann wieder gleich
table-help-log = Verlauf: alles, was bisher geschah
table-help-leave = aufhören; jeder Zug ist ohnehin gleich gespeichert (auch s und q, wo keine Wahl so heißt)

## Tipps

hint-best = Am besten: { $moves }.
hint-move = { $move } ({ $chance })
hint-about = { $chance } ± { $margin }
hint-of-player = { $who } { $chance }
hint-chances = Gewinnchancen: { $chances } (genau).
hint-chances-simulated =
    Gewinnchancen: { $chances } (95-%-Intervalle, aus { $games } { $games ->
        [one] simuliertem Spiel
       *[other] simulierten Spielen
    }).

## Schritt für Schritt wählen

steps-kind-piece = Stein
    .one = ein Stein
steps-kind-orientation = Lage
    .one = eine Lage
steps-kind-cell = Feld
    .one = ein Feld
steps-kind-square = Feld
    .one = ein Feld
steps-kind-token = Figur
    .one = eine Figur
steps-kind-action = Aktion
    .one = eine Aktion
steps-kind-choice = Wahl
    .one = eine Wahl
steps-how-turn = { $kind }, oder { $letters }; Enter: zurück
steps-how-back = { $kind }; Enter: zurück
steps-how-enter = Enter; oder { $kind }
steps-how-move = { $kind }, oder ein ganzer Zug
steps-none-such = { $typed } ist jetzt nicht möglich ({ $kind }); möglich: { $some }
steps-none-such-for = { $typed } ist für { $piece }, wie es jetzt liegt, nicht möglich ({ $kind }); möglich: { $some }
steps-nothing = nichts
steps-some = { $names } und { $more } weitere
steps-help-none = so keine Möglichkeit
steps-help-back = zurück
steps-help-list = listet jeden Zug auf, zur Wahl per Nummer
steps-help-move = ein ganzer Zug

## Fortschritt

progress-compiling = Regeln werden übersetzt (nur beim ersten Mal)
progress-perfect = perfektes Spiel wird berechnet (nur beim ersten Mal)
progress-ready = Vorbereitung
progress-playing = es wird gespielt
progress-solving = es wird gelöst
progress-thinking = es wird nachgedacht

## Spaltenköpfe

column-seat = Platz
column-place-in-order = Platz in der Zugfolge
column-bot = Bot
column-games = Spiele
column-wins = Siege
column-share = Anteil
column-interval = 95-%-Intervall
column-score = Punkte
column-rating = Wertung
column-level = Stufe
column-iterations = Durchläufe
column-below = Siege gegen die Stufe darunter
column-last-played = zuletzt gespielt
column-happened = was geschah
column-cost = Kosten
column-turns-alone = Züge allein
column-deviation = σ
column-fewest = wenigste
column-median = Median

## Berichte von Simulationen

report-title = { $games ->
    [one] { $game }: { $games } Spiel, Startwert { $seed }
   *[other] { $game }: { $games } Spiele, Startwert { $seed }
}
report-interrupted = { $games ->
    [one] Abgebrochen nach { $played } von { $games } Spiel.
   *[other] Abgebrochen nach { $played } von { $games } Spielen.
}
report-per-game = Zahlen je Spiel.
report-interval = { $low } bis { $high }
report-length = Länge: { $mean } Züge (σ { $deviation }), { $least } bis { $most }; { $quantiles }.
report-rounds = Runden: { $mean } (σ { $deviation }), { $least } bis { $most }; { $quantiles }.
report-quantile = { $share } { $moves }
report-ties = Unentschieden: { $share }.
report-unfinished = { $games ->
    [one] { $games } Spiel ging nicht zu Ende und zählt in keinem Anteil.
   *[other] { $games } Spiele gingen nicht zu Ende und zählen in keinem Anteil.
}
report-values = { $figure }: { $values }.
report-mean = { $figure }: { $mean } je Spiel.
report-value = { $name } { $value }
report-nth = { $ordinal ->
   *[other] { $number }. { $value }
}
report-most = Am häufigsten, { $figure }
report-place = { $place } ({ $mean } je Spiel)
report-pace = { $seconds } s: { $games } Spiele/s, { $moves } Züge/s.
report-cost = Diese Bots brauchen { $seconds } s für ein Spiel.

## Chancen

odds-exact = Genau, aus den Regeln selbst; kein Spiel wurde simuliert.
odds-exact-choices = Genau, aus den Regeln selbst; kein Spiel wurde simuliert. Beide Spieler wählen perfekt.
odds-simulated =
    Nicht genau: { $reason }. Aus { $games } { $games ->
        [one] simuliertem Spiel
       *[other] simulierten Spielen
    }, 95-%-Intervalle.
odds-about = { $share } ± { $margin }
odds-by-place = Nach der Stelle in der Zugfolge: { $shares }.
odds-rounds = Im Mittel gewinnt jemand nach { $rounds } Runden.
odds-stuck = Platz { $seat } sitzt mit einer Wahrscheinlichkeit von { $chance } für immer fest.
odds-alone = Züge von Platz 1, der allein spielt:
odds-never = nie
odds-choice = { $choice }: gewinnt zu { $chance }.
odds-choice-best = { $choice }: gewinnt zu { $chance }, am besten.

## Wettkämpfe von Bots, und Spiele im Rückblick

arena-before =
    { $played } von { $games } { $games ->
        [one] Spiel
       *[other] Spielen
    } { $played ->
        [one] wurde
       *[other] wurden
    } schon früher gespielt.
arena-fair = Gleich starke Bots gewinnen je { $share }; mit der Wertung 25 fangen alle an.
arena-kept = Die Spiele liegen in { $folder }
analysis-title = { $game }, { $started }
analysis-better = { $story } Besser: { $move }.
analysis-margin = ± sagt, wie weit die Chancen nach 95-%-Intervallen daneben liegen können, wenn alle so weiterspielen, wie die Suche es erwartet.
analysis-cost = { $decisions ->
    [one] { $who }: { $decisions } Entscheidung kostete insgesamt { $lost } eines Sieges.
   *[other] { $who }: { $decisions } Entscheidungen kosteten insgesamt { $lost } eines Sieges.
}

## Frühere Spiele

story-title = { $game }, { $started }: { $players }
story-won = { $moves ->
    [one] { $moves } Zug; gewonnen: { $winners }. Jeder Zug ist regelgerecht.
   *[other] { $moves } Züge; gewonnen: { $winners }. Jeder Zug ist regelgerecht.
}
story-unfinished = { $moves ->
    [one] { $moves } Zug, nicht zu Ende. Jeder Zug ist regelgerecht.
   *[other] { $moves } Züge, nicht zu Ende. Jeder Zug ist regelgerecht.
}
story-drawn = { $moves ->
    [one] { $moves } Zug, unentschieden. Jeder Zug ist regelgerecht.
   *[other] { $moves } Züge, unentschieden. Jeder Zug ist regelgerecht.
}
history-won = { $started }  { $game }: { $players }; gewonnen: { $winners }, { $moves } { $moves ->
    [one] Zug
   *[other] Züge
}
history-draw = { $started }  { $game }: { $players }; unentschieden, { $moves } { $moves ->
    [one] Zug
   *[other] Züge
}
history-running = { $started }  { $game }: { $players }; läuft, { $moves } { $moves ->
    [one] Zug
   *[other] Züge
}
history-none = Noch keine Spiele. Spiel eines: { $command }

## Die Bestenliste

leaderboard-people = Menschen
leaderboard-bots = Bots
leaderboard-from = { $games ->
    [one] Aus { $games } beendetem Spiel.
   *[other] Aus { $games } beendeten Spielen.
}
leaderboard-none = Noch keine beendeten Spiele. Spiel eines: { $command }
leaderboard-skipped = Ausgelassen: { $why }

## Einführungen und Rätsel

learn-go = Enter: weiter
learn-roll = Enter: würfeln
learn-done = Das war alles. Richtig spielen: { $command }
learn-next = Nächstes Rätsel: { $command }
learn-solution = Lösung: { $best }

## Levels that are measured

# $games: in all
calibrate-title =
    Stufen von { $game }, nach { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }
# $level: the name of a level
calibrate-close = { $level } ist kaum besser als die Stufe darunter: Suche findet in diesem Spiel nicht mehr, oder das Glück entscheidet. Mehr Spiele zeigen mehr (--games).
calibrate-kept = Das sind von jetzt an die Stufen von { $game }, wo immer es gespielt wird.
## Das Labor

column-figure = Größe
column-value = Wert
column-change = Änderung
column-rule = Regel
column-how = Art
column-change-edge = Vorteil
column-change-rounds = Runden
lab-figure-edge = Vorteil des ersten Platzes
lab-figure-seat_gap = Abstand der Plätze
lab-figure-rounds = Runden
lab-figure-moves = Züge
lab-figure-minutes = Minuten
lab-figure-lead_changes = Führungswechsel
lab-figure-drama = Dramatik
lab-figure-suspense = Spannung
lab-figure-surprise = Überraschung
lab-figure-decided_at = entschieden bei
lab-figure-runaway = früh entschiedene Spiele
lab-figure-dead_time = aussichtslose Zeit
lab-title = { $games ->
    [one] { $game }: { $games } Spiel, { $judged } mit Chancen, Startzahl { $seed }
   *[other] { $game }: { $games } Spiele, { $judged } mit Chancen, Startzahl { $seed }
}
lab-exact = exakt
lab-about = etwa
lab-few = zu wenige
lab-rollouts = Die Chancen stammen aus { $rollouts } Spielen, die von jedem Zug an zu Ende gespielt wurden, und sind unscharf: vergleiche solche Größen nur miteinander.
lab-corrected = Fett: verändert, mit 5% für alle Fragen zusammen (Holm).
column-base = vorher
column-other = nachher
lab-report-with = Mit { $change }: { $verdict }
# $variants: always more than one
lab-report-swept = Von { $variants } Änderungen wirkt { $change } am stärksten auf die Länge: { $verdict }
# $rounds: with decimals; always more than one
lab-report-measured = { $game }: { $rounds } Runden; der erste Platz gewinnt { $edge } gegenüber einem fairen Anteil.
lab-report-gallery = Gefundene Bretter
lab-report-made = Vom Labor von Boardloom { $version }.
lab-report-saved = Der Bericht steht in { $file }.
lab-searching = Suche: { $tried } versucht, { $fitting } Felder der Karte
lab-measuring-anew = Das Gefundene wird neu gemessen
lab-found = { $tried ->
    [one] { $tried } Entwurf versucht. Er passt, neu gemessen mit anderem Glück:
   *[other] { $tried } Entwürfe versucht. Der beste, der passt, neu gemessen mit anderem Glück:
}
lab-found-nothing = { $tried ->
    [one] { $tried } Entwurf versucht, und er passt nicht. Neu gemessen mit anderem Glück:
   *[other] { $tried } Entwürfe versucht, und keiner passt. Der nächste daran, neu gemessen mit anderem Glück:
}
lab-identical = identisch
lab-differs = { $places ->
    [one] { $places } Zahl ist anders:
   *[other] { $places } Zahlen sind anders:
}
lab-verdict = { $parts }.
lab-longer = um { $by } Runden länger (95%: { $low } bis { $high })
lab-shorter = um { $by } Runden kürzer (95%: { $low } bis { $high })
lab-longer-exactly = um genau { $by } Runden länger
lab-shorter-exactly = um genau { $by } Runden kürzer
lab-length-same = Länge bis auf { $within } Runden unverändert
lab-edge-more = der erste Platz gewinnt { $by } Punkte öfter (95%: { $low } bis { $high })
lab-edge-less = der erste Platz gewinnt { $by } Punkte seltener (95%: { $low } bis { $high })
lab-edge-more-exactly = der erste Platz gewinnt genau { $by } Punkte öfter
lab-edge-less-exactly = der erste Platz gewinnt genau { $by } Punkte seltener
lab-edge-same = Fairness bis auf { $within } Punkte unverändert
lab-leads-more = { $by } Führungswechsel mehr (95%: { $low } bis { $high })
lab-leads-fewer = { $by } Führungswechsel weniger (95%: { $low } bis { $high })
