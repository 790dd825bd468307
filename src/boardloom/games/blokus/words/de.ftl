### Blokus auf Deutsch.
### Steine heißen nach einem Buchstaben und der Zahl ihrer Quadrate ("W5"), Felder nach Buchstabe und Zahl ("a20").

blokus-title = Blokus
blokus-summary = Ecken berühren sich, Kanten nie: Lege so viele deiner Steine, wie du kannst.

## Farben

blokus-colour-blue = Blau
    .first = Blau
blokus-colour-yellow = Gelb
    .first = Gelb
blokus-colour-red = Rot
    .first = Rot
blokus-colour-green = Grün
    .first = Grün

## Was geschieht

# $what: ein Stein und seine Größe („W5, 5 Quadrate“)
blokus-places = { $who } ({ $colour }) legt { $what }.
blokus-places-opens = { $corners ->
    [one] { $who } ({ $colour }) legt { $what }, und öffnet { $corners } Ecke.
   *[other] { $who } ({ $colour }) legt { $what }, und öffnet { $corners } Ecken.
}
blokus-passes = { $who } ({ $colour }) passt.
blokus-all-placed = Alle Steine in { $colour } liegen!
blokus-all-placed-single-last = Alle Steine in { $colour } liegen, das einzelne Quadrat zuletzt!
blokus-blocked = { $colour } kann nichts mehr legen.
blokus-over = Das Spiel ist aus.

## Was gefragt wird, und was man wählen kann

blokus-ask = lege einen Stein in { $colour }
blokus-pass = Passen
# $pieces: wie viele jetzt gelegt werden können, 1 oder mehr
blokus-pass-fits = { $pieces ->
    [one] Einer deiner Steine passt noch.
   *[other] { $pieces } deiner Steine passen noch.
}
blokus-turn-clockwise = im Uhrzeigersinn drehen
    .word = Drehen
blokus-turn-anticlockwise = gegen den Uhrzeigersinn drehen
blokus-flip-vertically = von oben nach unten umklappen
blokus-flip-horizontally = von links nach rechts umklappen
    .word = Wenden

## Was an einem Platz nicht stimmt, in wenigen Worten

blokus-limit-taken = Bedeckt einen anderen Stein
blokus-limit-edge = Berührt deine eigene Kante
blokus-limit-corner = Berührt keine deiner Ecken
blokus-limit-first = Der erste Stein bedeckt eine Ecke des Bretts
blokus-limit-first-own = Der erste Stein bedeckt den Start seiner Farbe

## Warum etwas nicht gelegt werden kann

blokus-no-shape = { $cells } ist nicht die Form eines Steins
blokus-not-possible = { $cells } ist nicht möglich: { $reason }
blokus-why-placed = { $colour } hat den Stein { $piece } schon gelegt
blokus-why-taken = { $cell } ist belegt
blokus-why-edge = { $cell } hat eine Kante mit { $colour } gemeinsam
blokus-why-first = der erste Stein in { $colour } bedeckt { $cells }
blokus-why-corner = der Stein berührt keine Ecke von { $colour }
blokus-piece-placed = { $piece } in { $colour } liegt schon
blokus-piece-no-place = für { $piece } in { $colour } ist jetzt kein Platz

## Das Brett und die Steine

blokus-board = Ein Brett mit { $size } mal { $size } Feldern, a1 unten links
blokus-legend-start = erste Steine bedecken eines davon
blokus-start = { $cell }, ein Startfeld
blokus-start-of = { $cell }, das Startfeld von { $colour }
blokus-piece-of = { $piece } in { $colour }
blokus-piece-and-size = { $squares ->
    [one] { $piece }, { $squares } Quadrat
   *[other] { $piece }, { $squares } Quadrate
}
blokus-tray-of = { $who }: { $colour }

## Zahlen und Ergebnisse

blokus-figure-turn = Zug
blokus-figure-colour = Farbe am Zug
blokus-figure-left = Quadrate übrig
blokus-figure-placed = Quadrate gelegt
blokus-figure-nobody = { $colour }, für niemanden
blokus-figure-next = { $colour } wird als Nächstes gespielt von
blokus-note-placed = alles gelegt
blokus-note-placed-of = { $colour } alles gelegt
blokus-note-blocked = blockiert
blokus-note-blocked-of = { $colour } blockiert
# $points: vor dem Zweiten
blokus-wins-by = { $points ->
    [one] { $who } gewinnt mit einem Punkt Vorsprung!
   *[other] { $who } gewinnt mit { $points } Punkten Vorsprung!
}
blokus-column-colours = Farben
blokus-colour-points = { $colour } { $points }
blokus-nobodys = { $colour } ({ $points }) zählt für niemanden.
blokus-standing = { $each }.
blokus-standing-player = { $who } { $score } ({ $colours })
blokus-standing-nobody = { $colour } { $points }, was für niemanden zählt

## Einstellungen

blokus-option-players = Spieler
    .help = Wie viele am Tisch sitzen: Zu zweit hat jeder zwei Farben, zu dritt teilt man die vierte, zu viert hat jeder eine.
blokus-option-board = Brett
    .help = 20 × 20 Felder und vier Farben, oder Duo: 14 × 14 und zwei.
blokus-option-board-classic = klassisch
blokus-option-board-duo = Duo
blokus-option-corners = Ecken
    .help = Der erste Stein bedeckt irgendeine freie Ecke oder die seiner Farbe; Duo hat keine Ecken.
blokus-option-corners-any = beliebig
blokus-option-corners-own = eigene
blokus-option-pairs = Farben zusammen
    .help = Zu zweit: Blau und Gelb gegen Rot und Grün, oder Blau und Rot.
blokus-option-pairs-text = Blau und Gelb
blokus-option-pairs-box = Blau und Rot
blokus-preset-one-player = allein
    .help = Du gegen einen Bot, je zwei Farben.
blokus-preset-duo = Duo
    .help = Das kleine Brett für zwei.
blokus-preset-tournament = Turnier
    .help = Jede Farbe beginnt in ihrer eigenen Ecke.
blokus-preset-box = Schachtel
    .help = Zu zweit, wie es die Regeln in der Schachtel sagen: Blau und Rot gegen Gelb und Grün.
blokus-fault-alone = allein spielt man gegen einen Bot auf einem zweiten Platz: wähle 2 oder das Preset one-player
blokus-fault-players = 2, 3 oder 4 können spielen, nicht { $given }: es gibt vier Farben
blokus-fault-duo-players = Duo ist für 2, nicht für { $given }
blokus-fault-pairs = nur zwei Spieler auf dem klassischen Brett haben Farbpaare

## Bots

blokus-policy-greedy = gierig
    .help = Legt die größten Steine zuerst, wo sie die meisten Ecken öffnen.
blokus-policy-bold = mutig
    .help = Legt große Steine zuerst und antwortet auf das, was andere gerade taten.
blokus-policy-random = zufällig
    .help = Nimmt irgendeine Möglichkeit, alle gleich wahrscheinlich.

## Andere Programme

blokus-gtp-corners = andere Programme beginnen mit jeder Farbe in ihrer Ecke: wähle corners own
blokus-gtp-pairs = andere Programme geben zwei Spielern Blau und Rot, Gelb und Grün: wähle pairs box
blokus-blksgf = Pentobis Dateien von Spielen.
blokus-blksgf-corner = blksgf: { $colour } beginnt nicht in der eigenen Ecke, wie Pentobi es verlangt
blokus-blksgf-no-game = GM fehlt; möglich sind { $games }
blokus-blksgf-other-game = GM ist { $named }; möglich sind { $games }
blokus-blksgf-character = Zeichen { NUMBER($number, useGrouping: 0) } ist kein Smart Game Format: { $text }
blokus-blksgf-before-node = vor dem ersten Knoten steht eine Eigenschaft
blokus-blksgf-ends-early = die Datei endet zu früh: eine Klammer ist offen
blokus-blksgf-setup = { $property }: ein Spiel, das mit einer aufgebauten Stellung beginnt, kann nicht gelesen werden
blokus-blksgf-no-move = { $property } ist in diesem Spiel kein Zug; Züge sind { $moves }
blokus-blksgf-blocked = Zug { NUMBER($number, useGrouping: 0) }: { $colour } kann nichts mehr legen
blokus-blksgf-move = Zug { NUMBER($number, useGrouping: 0) }, { $colour }: { $problem }

## Die Regeln, für Spieler

blokus-rules-aim = Das Ziel
blokus-rules-aim-colour = Lege so viel von deiner Farbe, wie du kannst.
blokus-rules-aim-colours = Lege so viel von deinen Farben, wie du kannst.
blokus-rules-table = Der Tisch
blokus-rules-board = Ein Brett mit { $size } mal { $size } Feldern.
blokus-rules-pieces = Jede Farbe hat { $pieces } Steine aus einem bis fünf Quadraten, { $squares } Quadrate insgesamt.
blokus-rules-order = Die Reihenfolge ist { $colours }.
blokus-rules-shared = { $colour } wird reihum von allen gespielt und zählt für niemanden.
blokus-rules-pairs = Einer hat { $one }, der andere { $other }.
blokus-rules-turn = Dein Zug
blokus-rules-place = Wähle einen Stein, dreh und klapp ihn, wie du willst, und lege ihn auf freie Felder.
blokus-rules-first-duo = Der erste Stein einer Farbe bedeckt das Startfeld der Farbe.
blokus-rules-first-own = Der erste Stein einer Farbe bedeckt die Ecke, die mit der Farbe markiert ist.
blokus-rules-first-any = Der erste Stein einer Farbe bedeckt irgendeine freie Ecke des Bretts.
blokus-rules-corners = Jeder weitere Stein berührt einen Stein der eigenen Farbe an einer Ecke und keinen an einer Kante.
blokus-rules-others = Andere Farben darf man beliebig berühren.
blokus-rules-stays = Was liegt, bleibt liegen.
blokus-rules-pass = Du darfst passen, nur für diesen Zug. Eine Farbe, die nichts mehr legen kann, wird übergangen.
blokus-rules-end = Das Ende
blokus-rules-over = Das Spiel ist aus, wenn keine Farbe mehr legen kann oder alle nacheinander passen.
blokus-rules-points = Jede Farbe beginnt mit { $start } Punkten, und jedes gelegte Quadrat gibt einen dazu.
blokus-rules-bonus = Alle Steine gelegt: { $all } Punkte mehr, und { $single } dazu, wenn das einzelne Quadrat zuletzt kam.
blokus-rules-wins = Die höchste Punktzahl gewinnt.
blokus-rules-wins-together = Die höchste Punktzahl gewinnt, beide Farben zusammen.

## Was Simulationen zählen

blokus-stat-score = Punkte
blokus-stat-points-of-blue = Punkte von Blau
blokus-stat-points-of-yellow = Punkte von Gelb
blokus-stat-points-of-red = Punkte von Rot
blokus-stat-points-of-green = Punkte von Grün
blokus-stat-passes = Gepasst
blokus-stat-most-points = Die meisten Punkte
blokus-stat-most-points-blue = { blokus-colour-blue }
blokus-stat-most-points-yellow = { blokus-colour-yellow }
blokus-stat-most-points-red = { blokus-colour-red }
blokus-stat-most-points-green = { blokus-colour-green }
blokus-stat-left-over = Übrig
blokus-stat-places-by-turn = Mögliche Plätze je Zug

## Eine geführte erste Partie

blokus-lesson-aim = Du hast 21 Steine. Bring so viele ihrer Quadrate aufs Brett, wie du kannst.
blokus-lesson-first = Dein erster Stein muss dein Startfeld bedecken, das markiert ist. Nimm irgendeinen Stein, dreh ihn, wenn du willst, und lege ihn dorthin.
blokus-lesson-corner = { $other } hat auch begonnen. Von jetzt an muss jeder deiner Steine einen anderen von dir an einer Ecke berühren, aber keinen an einer Kante.
blokus-lesson-second = Lege einen zweiten Stein an eine Ecke des ersten. Wie er { $other } berührt, ist egal.
blokus-lesson-block = Gut gelegt. Große Steine zuerst: später finden sie keinen Platz. Freie Ecken sind deine Wege weiter; verbau die der anderen.
blokus-lesson-end = Wenn niemand mehr legen kann, kostet jedes Quadrat, das noch übrig ist, einen Punkt; wer alle legt, bekommt eine Belohnung. Mehr musst du nicht wissen. Viel Glück!
