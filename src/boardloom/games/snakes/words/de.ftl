### Schlangen & Leitern auf Deutsch.
###
### $kind ist, was auf dem Brett steht: snake, ladder, teleporter, trap, boost, black-hole oder eine Art, die jemand hinzugefügt hat und
### die so gezeigt wird, wie sie benannt wurde; $effect ist, was eine solche Art bewirkt, auf Englisch.

snakes-title = Schlangen & Leitern
snakes-summary = Ein Wettlauf zum letzten Feld: Leitern helfen, Schlangen nicht.

## Was geschieht

snakes-plays = { $who } spielt { $place ->
    [1] zuerst
    [2] als Zweiter
    [3] als Dritter
    [4] als Vierter
    [5] als Fünfter
    [6] als Sechster
    [7] als Siebter
    [8] als Achter
    [9] als Neunter
    [10] als Zehnter
   *[other] als Nummer { $place }
}.
snakes-plays-before-last = { $who } spielt { $place ->
    [1] zuerst
    [2] als Zweiter
    [3] als Dritter
    [4] als Vierter
    [5] als Fünfter
    [6] als Sechster
    [7] als Siebter
    [8] als Achter
    [9] als Neunter
    [10] als Zehnter
   *[other] als Nummer { $place }
}, { $last } zuletzt.
snakes-rolls = { $who } würfelt { $roll }: { $done }.
snakes-way = { $origin ->
    [outside] auf Feld { $landed }
   *[board] von { $start } nach { $landed }
}
snakes-way-up = { $kind ->
    [ladder] { snakes-way }, die Leiter hinauf nach { $end }
   *[other] { snakes-way }, mit „{ $kind }“ hinauf nach { $end }
}
snakes-way-down = { $kind ->
    [snake] { snakes-way }, die Schlange hinunter nach { $end }
   *[other] { snakes-way }, mit „{ $kind }“ hinunter nach { $end }
}
snakes-way-through = { $kind ->
    [teleporter] { snakes-way }, durch den Teleporter nach { $end }
   *[other] { snakes-way }, durch „{ $kind }“ nach { $end }
}
snakes-way-meets = { $kind ->
    [trap] { snakes-way }, in eine Falle, die die Figur einen Zug lang festhält
    [black-hole] { snakes-way }, in ein Schwarzes Loch
   *[other] { snakes-way }, dort ist „{ $kind }“
}
snakes-way-meets-and-moves = { $kind ->
    [boost] { snakes-way }, mit dem Turbo weiter nach { $end }
   *[other] { snakes-way }, dort ist „{ $kind }“, danach nach { $end }
}
snakes-past-end = von { $start } über das Ende hinaus
snakes-own-effect = „{ $kind }“: { $effect }
snakes-third-no-move = { $roll ->
    [six] die dritte Sechs in Folge, kein Zug
   *[special] der dritte besondere Wurf in Folge, kein Zug
}
snakes-third-next-turn-lost = { $roll ->
    [six] die dritte Sechs in Folge, kein Zug, und der nächste ist verloren
   *[special] der dritte besondere Wurf in Folge, kein Zug, und der nächste ist verloren
}
snakes-third-back-to = { $roll ->
    [six] die dritte Sechs in Folge, zurück auf { $cell }
   *[special] der dritte besondere Wurf in Folge, zurück auf { $cell }
}
snakes-third-back-to-start = { $roll ->
    [six] die dritte Sechs in Folge, zurück an den Start
   *[special] der dritte besondere Wurf in Folge, zurück an den Start
}
snakes-judged = Es war { $done }.
snakes-too-far = zu weit, bleibt auf { $cell }
snakes-too-far-to-start = zu weit, bleibt neben dem Brett
snakes-no-start = damit kommt man nicht los
snakes-goes-back = { $who } geht zurück an den Start.
snakes-sits-out = { $turns ->
    [one] { $who } setzt einen Zug aus.
   *[other] { $who } setzt { $turns } Züge aus.
}
snakes-drawn-turns = { $turns ->
    [one] Unentschieden: nach einem Zug hat niemand gewonnen.
   *[other] Unentschieden: nach { $turns } Zügen hat niemand gewonnen.
}
snakes-drawn-stuck = Unentschieden: niemand kann mehr ziehen.

## Wonach gefragt wird

snakes-ask-lots = lost die Reihenfolge aus
snakes-ask-dice = würfle

## Das Brett

snakes-board = Ein Brett mit { $side } mal { $side } Feldern; darauf { $things }; Feld 1 ist unten links, { $last } ist das Ziel
snakes-nothing = nichts
snakes-count = { $kind ->
    [snake] { $count ->
        [one] eine Schlange
       *[other] { $count } Schlangen
    }
    [ladder] { $count ->
        [one] eine Leiter
       *[other] { $count } Leitern
    }
    [teleporter] { $count ->
        [one] ein Teleporter
       *[other] { $count } Teleporter
    }
    [trap] { $count ->
        [one] eine Falle
       *[other] { $count } Fallen
    }
    [boost] { $count ->
        [one] ein Turbo
       *[other] { $count } Turbos
    }
    [black-hole] { $count ->
        [one] ein Schwarzes Loch
       *[other] { $count } Schwarze Löcher
    }
   *[other] { $count }-mal „{ $kind }“
}
snakes-cell = Feld { $cell }
snakes-cell-goal = Feld { $cell }, das Ziel
snakes-cell-entity = Feld { $cell }, { $entity }
snakes-cell-entity-goal = Feld { $cell }, { $entity }, das Ziel
snakes-start = Start
snakes-start-place = Start, neben dem Brett
snakes-stands-on = { $kind ->
    [trap] Falle auf { $cell }
    [boost] Turbo auf { $cell }
    [black-hole] Schwarzes Loch auf { $cell }
   *[other] „{ $kind }“ auf { $cell }
}
snakes-leads = { $kind ->
    [teleporter] Teleporter von { $start } nach { $end }
   *[other] „{ $kind }“ von { $start } nach { $end }
}
snakes-leads-up = { $kind ->
    [ladder] Leiter von { $start } hinauf nach { $end }
   *[other] „{ $kind }“ von { $start } hinauf nach { $end }
}
snakes-leads-down = { $kind ->
    [snake] Schlange von { $start } hinunter nach { $end }
   *[other] „{ $kind }“ von { $start } hinunter nach { $end }
}
snakes-legend = { $kind ->
    [snake] { snakes-option-entities-kind-snake }: { snakes-option-entities-kind-snake.help }
    [ladder] { snakes-option-entities-kind-ladder }: { snakes-option-entities-kind-ladder.help }
    [teleporter] { snakes-option-entities-kind-teleporter }: { snakes-option-entities-kind-teleporter.help }
    [trap] { snakes-option-entities-kind-trap }: { snakes-option-entities-kind-trap.help }
    [boost] { snakes-option-entities-kind-boost }: { snakes-option-entities-kind-boost.help }
    [black-hole] { snakes-option-entities-kind-black-hole }: { snakes-option-entities-kind-black-hole.help }
   *[other] { $kind }: { $effect }
}
snakes-token = { $who } auf Feld { $cell }
snakes-token-at-start = { $who } am Start

## Zahlen und Ergebnisse

snakes-figure-turn = Zug
snakes-figure-sixes = Sechser in Folge
snakes-figure-cell = Feld
snakes-note-wins = gewinnt!
snakes-note-sits-out = { $turns ->
    [one] setzt einen Zug aus
   *[other] setzt { $turns } Züge aus
}
snakes-note-plays = spielt { $place ->
    [1] zuerst
    [2] als Zweiter
    [3] als Dritter
    [4] als Vierter
    [5] als Fünfter
    [6] als Sechster
    [7] als Siebter
    [8] als Achter
    [9] als Neunter
    [10] als Zehnter
   *[other] als Nummer { $place }
}
snakes-took = { $turns ->
    [one] Das Spiel dauerte einen Zug.
   *[other] Das Spiel dauerte { $turns } Züge.
}

## Optionen

snakes-option-players = Spieler
    .help = Wie viele mitspielen: bis zu 64, so viele Zeichen unterscheiden die Figuren.
snakes-option-turn_order = Reihenfolge
    .help = Auslosen oder der Reihe nach.
snakes-option-turn_order-random = zufällig
snakes-option-turn_order-fixed = fest
snakes-option-seat_order = Plätze der Reihe nach
    .help = Wer nach wem spielt: die Plätze, von 1 an gezählt; sonst wie unter „Reihenfolge“.
snakes-option-side = Felder auf einer Seite
    .help = Das Brett hat so viele Felder in der Breite und in der Höhe. Ein Bildschirm zeigt bis zu 100, denn er zeichnet jedes Feld.
snakes-option-entities = Schlangen und Leitern
    .help = Schlangen, Leitern und anderes von Hand gesetzt; sonst setzt sie der Computer. Bretter mit mehr als 40 Feldern auf einer Seite werden nur in dieser Liste bearbeitet: Nicht alle ihre Schlangen und Leitern werden gezeichnet.
snakes-option-entities-kind = Art
snakes-option-entities-from = Von
snakes-option-entities-to = Nach
snakes-option-entities-kind-snake = Schlange
    .help = Bringt die Figur hinunter ans Schwanzende.
snakes-option-entities-kind-ladder = Leiter
    .help = Bringt die Figur hinauf ans obere Ende.
snakes-option-entities-kind-teleporter = Teleporter
    .help = Bringt die Figur an sein anderes Ende.
snakes-option-entities-kind-trap = Falle
    .help = Hält die Figur einen Zug lang fest.
snakes-option-entities-kind-boost = Turbo
    .help = Bringt die Figur einige Felder weiter.
snakes-option-entities-kind-black-hole = Schwarzes Loch
    .help = Schickt die Figur zurück an den Start.
snakes-option-as_printed = Wie gedruckt
    .help = Ohne die Regeln, wo etwas stehen darf.
snakes-option-density = Dichte
    .help = Anteil der Felder, auf denen der Computer eine Schlange oder Leiter beginnt.
snakes-option-placement = Anordnung
    .help = Wie der Computer Schlangen und Leitern setzt.
snakes-option-placement-random = zufällig
    .help = Sie dürfen sich kreuzen und drängen.
snakes-option-placement-tidy = entwirrt
    .help = Sie kommen einander nicht in die Quere.
snakes-option-teleporters = Teleporter
    .help = Wie viele der Computer setzt.
snakes-option-traps = Fallen
    .help = Wie viele der Computer setzt.
snakes-option-boosts = Turbos
    .help = Wie viele der Computer setzt.
snakes-option-black_holes = Schwarze Löcher
    .help = Wie viele der Computer setzt.
snakes-option-board_seed = Startzahl des Bretts
    .help = Gleiche Startzahl, gleiches Brett.
snakes-option-boost = Turbo
    .help = Um wie viele Felder ein Turbo weiterbringt.
snakes-option-dice = Würfel
    .help = Wie viele Würfel; ihre Summe zählt.
snakes-option-sides = Seiten
    .help = Die Seiten jedes Würfels.
snakes-option-faces = Zahlen
    .help = Die Zahlen auf jedem Würfel, etwa 1, 1, 2, 3, 5, 8, bis 10.000; sonst von 1 an.
snakes-option-weights = Gewichte
    .help = Wie oft jede Seite fällt, in der Reihenfolge der Zahlen; sonst alle gleich.
snakes-option-starting = Loslaufen
    .help = Welche Würfe von Feld 0 wegführen.
snakes-option-starting-any = beliebig
    .help = Jeder Wurf führt von Feld 0 weg.
snakes-option-starting-specific = bestimmte
    .help = Nur die Würfe unter „Würfe zum Loslaufen“ (1 und 6) führen von Feld 0 weg.
snakes-option-start_rolls = Würfe zum Loslaufen
    .help = Die Würfe, die bei „bestimmte“ von Feld 0 wegführen.
snakes-option-overshoot = Zu weit
    .help = Ein Wurf über das Ende hinaus; ohne Wahl folgt es daraus, was gewinnt.
snakes-option-overshoot-stay = stehen bleiben
    .help = Ein Wurf über das Ende hinaus bewegt nichts.
snakes-option-overshoot-exceed = durchlaufen
    .help = Ein Wurf über das Ende hinaus führt ins Ziel und gewinnt.
snakes-option-winning = Gewinnen
    .help = Was gewinnt.
snakes-option-winning-exact = genau
    .help = Das letzte Feld muss genau erreicht werden.
snakes-option-winning-cross = überqueren
    .help = Das letzte Feld zu erreichen oder zu überqueren gewinnt.
snakes-option-killing = Schlagen
    .help = Auf einem besetzten Feld landen.
snakes-option-killing-none = keiner
    .help = Man teilt sich ein Feld in Frieden.
snakes-option-killing-opponent = der andere
    .help = Wer dort stand, geht zurück an den Start.
snakes-option-killing-self = man selbst
    .help = Wer dort landet, geht zurück an den Start.
snakes-option-killing-both = beide
    .help = Beide gehen zurück an den Start.
snakes-option-special_rolls = Besondere Würfe
    .help = Die Summen, die besonders sind.
snakes-option-special_roll = Besonderer Wurf
    .help = Was ein besonderer Wurf einbringt.
snakes-option-special_roll-extra-turn = noch ein Wurf
    .help = Nach einem besonderen Wurf würfelt man noch einmal.
snakes-option-special_roll-no-extra-turn = kein weiterer Wurf
    .help = Ein besonderer Wurf ist ein Wurf wie jeder andere.
snakes-option-six_rolls = Sechsen
    .help = Die Summen, die als Sechs zählen.
snakes-option-first_six = Erste Sechs
    .help = Was eine Sechs einbringt.
snakes-option-first_six-extra-turn = noch ein Wurf
    .help = Nach einer Sechs würfelt man noch einmal.
snakes-option-first_six-no-extra-turn = kein weiterer Wurf
    .help = Eine Sechs ist ein Wurf wie jeder andere.
snakes-option-third_six = Dritte Sechs
    .help = Die dritte Sechs in einem Zug.
snakes-option-third_six-cancel = verfällt
    .help = Die dritte Sechs bewegt nichts und beendet den Zug.
snakes-option-third_six-normal = normal
    .help = Die dritte Sechs ist ein Wurf wie jeder andere, und es wird neu gezählt.
snakes-option-third_six-lose-next-turn = nächsten Zug verlieren
    .help = Die dritte Sechs bewegt nichts, und der nächste Zug ist verloren.
snakes-option-third_six-backtrack = zurückgehen
    .help = Die dritte Sechs führt dorthin zurück, wo die erste fiel.
snakes-option-third_six-to-start = an den Start
    .help = Die dritte Sechs führt zurück auf Feld 0.
snakes-option-priority = Rangfolge der Regeln
    .help = Was zuerst kommt, wo mehrere Regeln zusammentreffen.
snakes-option-priority-classic = klassisch
    .help = Schlange oder Leiter, dann Gewinnen, dann Schlagen; über eine dritte Sechs wird vor dem Ziehen entschieden.
snakes-option-priority-killing-first = Schlagen zuerst
    .help = Wer dort steht, wohin der Wurf führt, wird dort getroffen, bevor Schlange oder Leiter wirken.
snakes-option-priority-winning-first = Gewinnen zuerst
    .help = Ein Wurf auf das letzte Feld gewinnt, was auch immer dort steht.
snakes-option-priority-sixes-last = Sechsen zuletzt
    .help = Eine dritte Sechs zieht und kann gewinnen; erst danach wird über sie entschieden.
snakes-option-most_turns = Höchstens Züge
    .help = Nach so vielen Zügen endet das Spiel unentschieden; sonst nach weit mehr, als ein Spiel dauert.

## Voreinstellungen

snakes-preset-classic = klassisch
    .help = Die Regeln, die die meisten kennen.
snakes-preset-milton-bradley = Milton Bradley
    .help = Das gedruckte Brett von 1952 mit seinen Rutschen.
snakes-preset-gentle = sanft
    .help = Wenige Schlangen und Leitern.
snakes-preset-fierce = wild
    .help = Viele Schlangen und Leitern, und auf wem du landest, der geht zurück an den Start.
snakes-preset-family-dash = Familienrennen
    .help = Auch über das letzte Feld hinaus gewinnt man.
snakes-preset-obstacles = Hindernisse
    .help = Mit Teleportern und Fallen.

## Das Brett bearbeiten

snakes-brush = { $kind ->
    [snake] Schlange: bringt die Figur hinunter ans Schwanzende.
    [ladder] Leiter: bringt die Figur hinauf ans obere Ende.
    [teleporter] Teleporter: bringt die Figur an sein anderes Ende.
    [trap] Falle: hält die Figur einen Zug lang fest.
    [boost] Turbo: bringt die Figur einige Felder weiter.
    [black-hole] Schwarzes Loch: schickt die Figur zurück an den Start.
   *[other] { $kind }: { $effect }
}
snakes-place-up = Von einem niedrigeren Feld hinauf zu einem höheren in einer anderen Reihe; nicht auf dem ersten oder letzten Feld, noch wo etwas anderes beginnt oder endet.
snakes-place-down = Von einem höheren Feld hinunter zu einem niedrigeren in einer anderen Reihe; nicht auf dem ersten oder letzten Feld, noch wo etwas anderes beginnt oder endet.
snakes-place-anywhere = Von einem Feld zu irgendeinem anderen; nicht auf dem ersten oder letzten Feld, noch wo etwas anderes beginnt oder endet.
snakes-place-nowhere = Auf ein Feld; nicht auf das erste oder letzte Feld, noch wo etwas anderes beginnt oder endet.
snakes-place-on = Auf ein Feld; nicht auf das erste oder letzte Feld, noch wo etwas anderes beginnt oder endet, und nicht so, dass er ans Ende führt oder dorthin, wo etwas beginnt.
snakes-place-up-as-printed = Von einem niedrigeren Feld hinauf zu einem höheren.
snakes-place-down-as-printed = Von einem höheren Feld hinunter zu einem niedrigeren.
snakes-place-anywhere-as-printed = Von einem Feld zu irgendeinem anderen.
snakes-place-nowhere-as-printed = Auf ein Feld.
snakes-place-on-as-printed = Auf ein Feld.

## Was an Optionen nicht stimmt

snakes-fault-exact-exceed = Gewinnen „genau“ widerspricht Zu weit „durchlaufen“: wähle Gewinnen „überqueren“ oder Zu weit „stehen bleiben“
snakes-fault-cross-stay = Gewinnen „überqueren“ widerspricht Zu weit „stehen bleiben“: wähle Zu weit „durchlaufen“ oder Gewinnen „genau“
snakes-fault-third-six = { $choice ->
    [normal] Dritte Sechs „normal“
    [lose-next-turn] Dritte Sechs „nächsten Zug verlieren“
    [backtrack] Dritte Sechs „zurückgehen“
    [to-start] Dritte Sechs „an den Start“
   *[other] Dritte Sechs „{ $choice }“
} braucht { $rule ->
    [first_six] Erste Sechs
   *[special_roll] Besonderer Wurf
} „noch ein Wurf“: sonst würfelt niemand drei Sechsen in einem Zug
snakes-fault-first-six = first_six und special_roll sind eine Regel und können nicht verschieden sein
snakes-fault-weights = { $given } angegeben für einen Würfel mit { $sides } Seiten
snakes-fault-no-weight = kein Gewicht darf negativ sein, und eines muss positiv sein
snakes-fault-totals = Würfel und Seiten: diese ergeben { $totals } Summen; höchstens { $most } sind möglich, denn mehr fasst eine Liste von Würfen nicht
snakes-fault-ways = Würfel und Gewichte: diese Würfel können auf mehr als { $most } Arten fallen; Wahrscheinlichkeiten haben 32 Bit
snakes-fault-start-rolls = nichts von { $rolls } kann mit diesen Würfeln fallen; niemand käme los
snakes-fault-seat-order = nenne jeden der { $players } Plätze einmal
snakes-fault-turn-never-ends = jeder Wurf bringt noch einen; kein Zug würde je enden
snakes-fault-never-ends = mit diesen Würfeln könnte auf diesem Brett niemand je Feld { $last } erreichen
snakes-fault-memory = ein Brett von { $side } mal { $side } Feldern braucht etwa { $needed } MB Speicher, und { $free } MB sind frei
snakes-fault-room = { $asked } verlangt, aber neben dem Rest des Bretts ist Platz für { $room }
# Warum eine Grenze so ist; folgt jeweils auf den Fehler
snakes-because-players = mehr Zeichen, die Figuren unterscheiden, gibt es nicht
snakes-because-side = Felder werden mit 32 Bit gezählt
snakes-because-least-side = der Regeltext kennt kein kleineres Brett
snakes-because-least-faces = ein Wurf muss eine Figur vorwärts bringen
snakes-because-least-sides = ein Würfel mit einer Seite lässt dem Zufall nichts
snakes-because-density = jede Schlange und jede Leiter belegt zwei Felder, und einige bleiben frei
snakes-because-boost = kein Brett hat längere Reihen
snakes-because-faces = die Regeln führen eine Tabelle mit einem Platz für jede Summe
snakes-because-turns = Züge werden mit 32 Bit gezählt
snakes-entity = { $kind ->
    [snake] Schlange { $start }–{ $end }
    [ladder] Leiter { $start }–{ $end }
    [teleporter] Teleporter { $start }–{ $end }
    [trap] Falle { $start }–{ $end }
    [boost] Turbo { $start }–{ $end }
    [black-hole] Schwarzes Loch { $start }–{ $end }
   *[other] „{ $kind }“ { $start }–{ $end }
}
snakes-entity-on = { $kind ->
    [snake] Schlange { $cell }
    [ladder] Leiter { $cell }
    [teleporter] Teleporter { $cell }
    [trap] Falle { $cell }
    [boost] Turbo { $cell }
    [black-hole] Schwarzes Loch { $cell }
   *[other] „{ $kind }“ { $cell }
}
snakes-fault-same-start = { $thing } und { $other } beginnen auf demselben Feld
snakes-fault-leaves-board = { $thing } verlässt das Brett, dessen letztes Feld { $last } ist
snakes-fault-has-end = { $kind ->
    [trap] { $thing } hat ein Ende, aber eine Falle hat keines
    [boost] { $thing } hat ein Ende, aber ein Turbo hat keines
    [black-hole] { $thing } hat ein Ende, aber ein Schwarzes Loch hat keines
   *[other] { $thing } hat ein Ende, aber „{ $kind }“ hat keines
}
snakes-fault-no-end = { $thing } führt nirgendwohin; es braucht ein Ende
snakes-fault-leads-down = { $kind ->
    [ladder] { $thing } führt hinunter, aber eine Leiter führt hinauf
   *[other] { $thing } führt hinunter, aber „{ $kind }“ führt hinauf
}
snakes-fault-leads-up = { $kind ->
    [snake] { $thing } führt hinauf, aber eine Schlange führt hinunter
   *[other] { $thing } führt hinauf, aber „{ $kind }“ führt hinunter
}
snakes-fault-ends-stay-free = Anfang und Ende bleiben frei: { $thing } belegt Feld { $cell }
snakes-fault-overlap = keine Überschneidung: { $thing } und { $other } teilen sich Feld { $cell }
snakes-fault-horizontal = nichts Waagrechtes: { $thing } bleibt in einer Reihe
snakes-fault-cycle = keine Kreise: { $thing } führt zu sich selbst zurück
snakes-fault-boost-end = kein Turbo ans Ende: { $thing } führt auf das letzte Feld oder darüber hinaus
snakes-fault-chain = keine Ketten: { $thing } führt auf Feld { $cell }, wo { $other } beginnt
snakes-kind-taken = { $name } gibt es auf dem Brett schon; gib einen anderen Namen

## Warum Chancen nicht genau sind: wodurch Spieler einander bewegen

snakes-rule = { $rule } { $choice }
snakes-a-kind = { $kind ->
    [snake] eine Schlange
    [ladder] eine Leiter
    [teleporter] ein Teleporter
    [trap] eine Falle
    [boost] ein Turbo
    [black-hole] ein Schwarzes Loch
   *[other] „{ $kind }“
}

## Die Regeln, für Spieler

snakes-rules-aim = Das Ziel
snakes-rules-goal = Bring deine Figur als Erster vom Start auf Feld { $last }.
snakes-rules-board = Das Brett
snakes-rules-cells = { $side } mal { $side } Felder, von unten links hin und her nummeriert.
snakes-rules-kind = { $kind ->
    [snake] Schlange: { snakes-option-entities-kind-snake.help }
    [ladder] Leiter: { snakes-option-entities-kind-ladder.help }
    [teleporter] Teleporter: { snakes-option-entities-kind-teleporter.help }
    [trap] Falle: { snakes-option-entities-kind-trap.help }
    [boost] Turbo: { snakes-option-entities-kind-boost.help }
    [black-hole] Schwarzes Loch: { snakes-option-entities-kind-black-hole.help }
   *[other] { $kind }: { $effect }
}
snakes-rules-turn = Dein Zug
snakes-rules-order-random = Das Los bestimmt die Reihenfolge.
snakes-rules-order-fixed = Ihr spielt der Reihe nach.
snakes-rules-order-seats = Ihr spielt in dieser Reihenfolge: { $players }.
snakes-rules-roll = { $dice ->
    [1] Würfle und zieh so viele Felder weiter.
   *[other] Würfle mit { $dice } Würfeln und zieh so viele Felder weiter.
}
snakes-rules-roll-loaded = { $dice ->
    [1] Würfle mit dem Würfel, der gezinkt ist, und zieh so viele Felder weiter.
   *[other] Würfle mit { $dice } Würfeln, die gezinkt sind, und zieh so viele Felder weiter.
}
snakes-rules-roll-sides = { $dice ->
    [1] Würfle mit dem Würfel mit { $sides } Seiten und zieh so viele Felder weiter.
   *[other] Würfle mit { $dice } Würfeln mit { $sides } Seiten und zieh so viele Felder weiter.
}
snakes-rules-roll-sides-loaded = { $dice ->
    [1] Würfle mit dem Würfel mit { $sides } Seiten, der gezinkt ist, und zieh so viele Felder weiter.
   *[other] Würfle mit { $dice } Würfeln mit { $sides } Seiten, die gezinkt sind, und zieh so viele Felder weiter.
}
snakes-rules-roll-faces = { $dice ->
    [1] Würfle mit dem Würfel mit den Zahlen { $faces } und zieh so viele Felder weiter.
   *[other] Würfle mit { $dice } Würfeln mit den Zahlen { $faces } und zieh so viele Felder weiter.
}
snakes-rules-roll-faces-loaded = { $dice ->
    [1] Würfle mit dem gezinkten Würfel mit den Zahlen { $faces } und zieh so viele Felder weiter.
   *[other] Würfle mit { $dice } gezinkten Würfeln mit den Zahlen { $faces } und zieh so viele Felder weiter.
}
snakes-rules-starting-specific = Nur { $rolls } bringt dich aufs Brett.
snakes-rules-overshoot-stay = Ein Wurf, der über das letzte Feld hinausführen würde, bewegt dich nicht.
snakes-rules-overshoot-exceed = Ein Wurf darf über das letzte Feld hinausführen.
snakes-rules-winning-exact = Du gewinnst, wenn du genau auf Feld { $last } landest.
snakes-rules-winning-cross = Du gewinnst, wenn du Feld { $last } erreichst oder überquerst.
snakes-rules-killing-none = Mehrere Figuren dürfen auf einem Feld stehen.
snakes-rules-killing-opponent = Landest du auf einem besetzten Feld, geht der andere zurück an den Start.
snakes-rules-killing-self = Landest du auf einem besetzten Feld, gehst du zurück an den Start.
snakes-rules-killing-both = Landest du auf einem besetzten Feld, geht ihr beide zurück an den Start.
snakes-rules-extra-roll = Bei { $rolls } darfst du noch einmal würfeln, auch wenn du nicht ziehen konntest.
snakes-rules-third_six-cancel = Die dritte { $rolls } in Folge zählt nicht, und dein Zug ist vorbei.
snakes-rules-third_six-normal = Die dritte { $rolls } in Folge ist ein Wurf wie jeder andere.
snakes-rules-third_six-lose-next-turn = Die dritte { $rolls } in Folge zählt nicht, und du setzt einen Zug aus.
snakes-rules-third_six-backtrack = Die dritte { $rolls } in Folge bringt dich dorthin zurück, wo die erste fiel.
snakes-rules-third_six-to-start = Die dritte { $rolls } in Folge bringt dich zurück an den Start.
snakes-rules-priority-killing-first = Wer dort steht, wohin dein Wurf führt, wird dort getroffen, bevor dich eine Schlange oder Leiter weiterbringt.
snakes-rules-priority-winning-first = Ein Wurf auf das letzte Feld gewinnt, was auch immer dort steht.
snakes-rules-priority-sixes-last = Eine dritte Sechs in Folge wird erst gezogen und kann gewinnen, bevor über sie entschieden wird.

## Was Simulationen zählen

snakes-stat-rolls = Würfe
snakes-stat-climbs = Aufstiege
snakes-stat-slides = Abstiege
snakes-stat-landings = Am häufigsten betreten

## Eine geführte erste Partie

snakes-lesson-aim = Diese Figur gehört dir. Erreiche als Erster Feld 100.
snakes-lesson-roll = Du ziehst, so weit du würfelst: das Glück entscheidet, und jeder kann gewinnen. Würfle!
snakes-lesson-ladder = Du bist am Fuß einer Leiter stehen geblieben und hinaufgestiegen, von 4 auf 14. Jetzt würfelt { $other }.
snakes-lesson-snake = Zwei Felder vor dir wartet eine Schlange. Würfle!
snakes-lesson-down = Ausgerechnet eine 2: die Schlange hat dich von 16 auf 6 hinuntergebracht. Das passiert jedem. { $other } ist dran.
snakes-lesson-six = { $other } hat eine 6 gewürfelt, die noch einen Wurf gibt, und ist zwei Leitern hinaufgestiegen. Du bist dran!
snakes-lesson-again = Auch für dich eine 6: würfle noch einmal.
snakes-lesson-exact = Das letzte Feld muss genau erreicht werden: ein zu hoher Wurf bewegt dich nicht. Mehr musst du nicht wissen. Viel Glück!
