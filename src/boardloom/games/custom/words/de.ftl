### Das eigene Brett auf Deutsch.

custom-title = Eigenes Brett
custom-summary = Ein Wettlauf über Felder, die du selbst bestimmst.

## Was geschieht

custom-rolls = { $who } würfelt { $first } und { $second } ({ $luck }) und landet auf Feld { $square }.
custom-rolls-past = { $who } würfelt { $first } und { $second } ({ $luck }) und läuft durchs Ziel.
custom-roll-lucky = ein guter Wurf
custom-roll-unlucky = ein schlechter Wurf
custom-roll-lucky-double = ein guter Wurf, ein Pasch
custom-roll-unlucky-double = ein schlechter Wurf, ein Pasch
custom-goes = { $who } geht auf Feld { $square } (Übung).
custom-goes-past = { $who } geht über das Ende hinaus (Übung).
custom-misses = { $who } setzt diesen Zug aus (Gefängnis).
custom-skips = { $who } setzt aus.
custom-ends = { $who } beendet das Spiel.
custom-is-now-lucky = { $who } ist jetzt ein Glückspilz.
custom-is-now-unlucky = { $who } ist jetzt ein Pechvogel.
custom-is-now-normal = { $who } ist jetzt normal.
custom-square-acts = { $square }.
custom-chain = Eine Kette von { $count } Feldern.
custom-coins = { $count ->
    [one] { $who } bekommt eine Münze.
   *[other] { $who } bekommt { $count } Münzen.
}
custom-is-on = { $who } ist jetzt auf Feld { $square }.
custom-stays = { $who } bleibt stehen.
custom-extra-turn = Noch ein Zug.
custom-furthest-wins = { $who } ist am weitesten vorn und gewinnt.

## Was gefragt wird, und was man wählen kann

custom-ask-roll = würfle
custom-ask-miss = im Gefängnis: setze diesen Zug aus
custom-ask-surprise = eine Überraschung: lose deinen neuen Typ aus
custom-step-roll = Würfeln
    .help = Zwei Würfel; ein Pasch gibt noch einen Zug.
custom-step-miss = Diesen Zug aussetzen
    .help = Du bist im Gefängnis; nach diesem Zug bist du frei.
custom-step-skip = Weiter (aussetzen)
    .help = Der Nächste ist dran; es zählt als Zug.
custom-step-end = Spiel beenden
    .help = Wer am weitesten vorn ist, gewinnt.
custom-step-debug = Übungsfeld
    .help = Auf ein beliebiges Feld gehen, statt zu würfeln.
custom-step-debug-by-number = Auf dieses Feld gehen
custom-step-past = Über das Ende hinaus
    .help = Hinter das letzte Feld: das gewinnt.

## Die Felder

custom-square-SIMPLE = EINFACH: gibt eine Münze
custom-square-SURPRISE = ÜBERRASCHUNG: lost einen neuen Typ aus
custom-square-PRISON = GEFÄNGNIS: der nächste Zug fällt aus
custom-square-LUCKY = GLÜCK: führt 3 Felder weiter, außer einen Pechvogel
custom-square-UNLUCKY = PECH: führt 3 Felder zurück, außer einen Glückspilz
custom-square-REVERSE = TAUSCH: tauscht den Platz mit dem letzten Spieler
custom-square-PLAYAGAIN = NOCHMAL: gibt noch einen Zug
custom-square-own = { $name }: { $rule }

## Die Karten des Bretts

custom-does-SIMPLE = eine Münze
custom-does-SURPRISE = neuer Typ
custom-does-PRISON = einmal aussetzen
custom-does-LUCKY = 3 vor
custom-does-UNLUCKY = 3 zurück
custom-does-REVERSE = Plätze tauschen
custom-does-PLAYAGAIN = nochmal würfeln
custom-legend = { $name }: { $rule }
custom-card-start = Start
custom-card-start-note = hier beginnen alle
custom-card-goal = Ziel
custom-card-goal-note = wer zuerst kommt, gewinnt
custom-type-change = { $was } → { $now }

## Das Brett

custom-board = Ein Weg aus { NUMBER($size, useGrouping: 0) } Feldern, von Feld 0 oben links bis Feld { $goal }, dem Ziel
custom-cell = Feld { $square }, { $kind }
custom-cell-start = Feld { $square }, der Start
custom-cell-goal = Feld { $square }, das Ziel
custom-token = { $who } auf Feld { $square }
custom-die = ein Würfel
custom-die-shows = ein Würfel zeigt { $face }

## Zahlen und Ergebnisse

custom-figure-total = Züge insgesamt
custom-figure-throw = letzter Wurf
custom-figure-colour = Farbe
custom-figure-position = Position
custom-figure-coins = Münzen
custom-figure-type = Typ
custom-figure-moves = Züge
custom-note-wins = gewinnt!
custom-note-prison = im Gefängnis
custom-note-surprise = lost einen neuen Typ aus
custom-total = { $count ->
    [one] Ein Zug insgesamt.
   *[other] { $count } Züge insgesamt.
}
custom-ended-early = Das Spiel wurde vorzeitig beendet: wer am weitesten vorn ist, gewinnt.

## Einstellungen

custom-option-players = Spieler
    .help = Wie viele mitspielen.
custom-option-types = Typen
    .help = Der Typ jedes Spielers; mindestens zwei müssen verschieden sein.
custom-option-types-lucky = Glückspilz
custom-option-types-unlucky = Pechvogel
custom-option-types-normal = normal
custom-option-colours = Farben
    .help = Die Farbe jedes Spielers; alle müssen verschieden sein.
custom-option-size = Wie viele Felder
    .help = Das letzte ist das Ziel.
custom-option-squares = Felder
    .help = Der Typ jedes Feldes; sonst wird er ausgelost.
custom-option-squares-SIMPLE = Einfach
    .help = Gibt eine Münze.
custom-option-squares-SURPRISE = Überraschung
    .help = Lost einen neuen Typ aus.
custom-option-squares-PRISON = Gefängnis
    .help = Der nächste Zug fällt aus.
custom-option-squares-LUCKY = Glück
    .help = Führt 3 Felder weiter, außer einen Pechvogel.
custom-option-squares-UNLUCKY = Pech
    .help = Führt 3 Felder zurück, außer einen Glückspilz.
custom-option-squares-REVERSE = Tausch
    .help = Tauscht den Platz mit dem letzten Spieler.
custom-option-squares-PLAYAGAIN = Nochmal
    .help = Gibt noch einen Zug.
custom-option-board_seed = Startzahl des Bretts
    .help = Gleiche Startzahl, gleiche Felder.
custom-option-chain = Kettenreaktion
    .help = Wie viele Wirkungen noch folgen dürfen, wenn eine weiterführt.
custom-option-special_coins = Münzen auf Sonderfeldern
    .help = Auch Sonderfelder geben eine Münze.
custom-option-reverse = Tauschfelder
    .help = Mit wem man den Platz tauscht.
custom-option-reverse-order = wer zuletzt dran ist
custom-option-reverse-position = wer am weitesten hinten ist
custom-option-controls = Aussetzen und Beenden
    .help = Man darf aussetzen und das Spiel beenden.
custom-option-debug = Üben
    .help = Man darf auf jedes Feld gehen, statt zu würfeln.
custom-preset-short = kurz
    .help = 12 Felder.
custom-preset-classic = klassisch
    .help = 20 Felder für drei.
custom-preset-long = mittel
    .help = 64 Felder.
custom-fault-size = Das Brett braucht mindestens { $least } Felder
custom-fault-squares =
    { $given } { $given ->
        [one] Typ
       *[other] Typen
    } für { $size } Felder
custom-fault-each = { $given } angegeben für { $players } Spieler
custom-fault-types = Es muss mindestens zwei verschiedene Spielertypen geben
custom-fault-nameless-colour = eine Farbe braucht einen Namen
custom-fault-colours = Gleiche Farbe: { $colour } ist doppelt vergeben
custom-fault-debug = ein Brett zum Üben hat höchstens { $most } Felder, denn jedes davon steht zur Wahl und wird aufgezählt
custom-fault-memory = ein Brett von { $size } Feldern braucht etwa { $needed } MB Speicher, und { $free } MB sind frei
custom-because-players = nach dem Regeltext spielen zwei bis sechs
custom-because-size = Felder werden mit 32 Bit gezählt
custom-because-chain = Wirkungen, die aufeinander führen, müssen enden

## Computerspieler

custom-policy-roll = würfeln
    .help = Würfelt; setzt nie aus und beendet das Spiel nicht.

## Die Regeln, für Spieler

custom-rules-aim = Das Ziel
custom-rules-first = Erreiche als Erster Feld { $goal } oder lauf darüber hinaus.
custom-rules-turn = Dein Zug
custom-rules-roll = Würfle mit zwei Würfeln und zieh um ihre Summe vor. Dann wirkt das Feld, auf dem du landest.
custom-rules-double = Ein Pasch gibt dir noch einen Zug.
custom-rules-prison = Im Gefängnis setzt du deinen nächsten Zug aus und bist wieder frei.
custom-rules-skip = Du darfst aussetzen; es zählt als Zug.
custom-rules-end = Du darfst das Spiel beenden: wer am weitesten vorn ist, gewinnt.
custom-rules-debug = Du darfst auf jedes Feld gehen, statt zu würfeln (Übung).
custom-rules-squares = Die Felder
custom-rules-square = { $mark } { $name }: { $rule }
custom-rules-reverse-order = Du tauschst den Platz mit dem letzten Spieler der Liste, wenn du das nicht selbst bist.
custom-rules-reverse-position = Du tauschst den Platz mit dem, der am weitesten hinten ist, wenn du das nicht selbst bist.
custom-rules-no-chain = Bewegt dich ein Feld, so wirkt das, auf das du kommst, nicht.
custom-rules-chain = { $count ->
    [one] Bewegt dich ein Feld, so wirkt auch das, auf das du kommst: höchstens ein weiteres Feld in einem Zug.
   *[other] Bewegt dich ein Feld, so wirkt auch das, auf das du kommst: höchstens { $count } weitere Felder in einem Zug.
}
custom-rules-players = Spieler und Münzen
custom-rules-types = Jeder Spieler ist Glückspilz, Pechvogel oder normal; auf manchen Feldern kommt es darauf an.
custom-rules-coins = Einfache Felder geben eine Münze.
custom-rules-coins-special = Einfache Felder geben eine Münze, Sonderfelder auch.
custom-rules-pride = Münzen sind für die Ehre: nur der Platz auf dem Brett entscheidet.

## Was Simulationen zählen

custom-stat-moves = Züge
custom-stat-coins = Münzen
custom-stat-landings = Am häufigsten betreten
custom-stat-wins-by-first-type = Siege nach dem ersten Typ
custom-stat-wins-by-first-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-first-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-first-type-normal = { custom-option-types-normal }
custom-stat-wins-by-last-type = Siege nach dem letzten Typ
custom-stat-wins-by-last-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-last-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-last-type-normal = { custom-option-types-normal }

## Für Programme nach dem Regeltext

custom-classic-over = Das Spiel ist vorbei: { $winner } hat gewonnen.
custom-classic-no-integer = Das Feld muss eine ganze Zahl sein, nicht { $given }.

## Eine geführte erste Partie

custom-lesson-aim = Das ist deine Figur. Erreiche als Erster das letzte Feld oder lauf darüber hinaus.
custom-lesson-roll = Du würfelst mit zwei Würfeln und ziehst um ihre Summe vor; dann wirkt das Feld, auf dem du landest. Würfle!
custom-lesson-lucky = Ein Feld GLÜCK: es hat dich 3 Felder weitergebracht. Jetzt würfelt { $other }.
custom-lesson-double = { $other } hat einen Pasch gewürfelt, der noch einen Zug gibt, eine ÜBERRASCHUNG erlebt und ist im GEFÄNGNIS gelandet. Du bist dran!
custom-lesson-reverse = TAUSCH: du hast mit { $other } den Platz getauscht. Aber auch du hast einen Pasch, also bist du noch dran. Würfle!
custom-lesson-prison = Du bist fast da, und { $other } muss im Gefängnis einen Zug aussetzen.
custom-lesson-last = Jetzt führt dich jeder Wurf ins Ziel. Würfle!
custom-lesson-won = Gewonnen! Münzen sind nur für die Ehre. Jedes Brett ist anders: sieh dir die Felder an, bevor du beginnst. Viel Glück!
