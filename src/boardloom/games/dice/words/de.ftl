### DO or DICE auf Deutsch. LP sind Lebenspunkte, SP sind Siegpunkte.

dice-title = DO or DICE
dice-summary = Fünf Spieler, ein Würfel: überlebe – oder spuke den Überlebenden.

## Was die Zahlen tun

dice-effect-backfire = Rückschlag
dice-effect-jab = Stoß
dice-effect-pickpocket = Taschendieb
dice-effect-strike = Hieb
dice-effect-recover = Erholung
dice-effect-power-move = Kraftakt
dice-effect-nothing = Nichts
dice-effect-gift = Gabe
dice-effect-curse = Fluch
dice-effect = { $called }: { $ways }
dice-way-hit = Treffer { $hp }
dice-way-steal = { $vp } SP stehlen
dice-way-more-hp = +{ $hp } LP
dice-way-less-hp = -{ $hp } LP
dice-way-more-vp = +{ $vp } SP
dice-way-less-vp = -{ $vp } SP
dice-number = { $number } { $effect }

## Geheime Ziele

dice-goal-eight = Am Ende 8 oder mehr SP haben
dice-goal-healthy = Am Ende 15 oder mehr LP haben
dice-goal-brink = Am Ende mit höchstens 5 LP am Leben sein
dice-goal-hunter = Jemanden ausschalten
dice-goal-gentle = Am Ende leben und niemanden ausgeschaltet haben
dice-goal-unhaunted = Von keinem Schatten getroffen werden
dice-goal-martyr = Als Erster fallen
dice-goal-steady = Nicht als Erster fallen
dice-goal = { $goal }.
dice-goal-met = { $goal } Geschafft!

## Was gefragt wird

dice-ask-deal = geheime Ziele werden ausgeteilt
dice-ask-lots = das Los bestimmt, wer beginnt
dice-ask-final = wirf den letzten Würfel
dice-ask-shadow = würfle als Schatten
dice-ask-keep = { $called }: behalten oder neu würfeln
# $question: eine der Fragen darunter
dice-ask = { $called }: { $question }
dice-choose-hit = wen für { $hit } LP treffen
dice-choose-steal = wem { $steal } SP stehlen
dice-choose-gain = { $gain } SP nehmen
dice-choose-hit-steal = wen für { $hit } LP treffen, oder wem { $steal } SP stehlen
dice-choose-hit-gain = wen für { $hit } LP treffen, oder { $gain } SP nehmen
dice-choose-steal-gain = wem { $steal } SP stehlen, oder { $gain } SP nehmen
dice-choose-hit-steal-gain = wen für { $hit } LP treffen, oder wem { $steal } SP stehlen, oder { $gain } SP nehmen
dice-choose-give-hp = wem { $hp } LP geben
dice-choose-give-vp = wem { $vp } SP geben
dice-choose-give-hp-vp = wem { $hp } LP oder { $vp } SP geben
dice-choose-take-hp = wem { $hp } LP nehmen
dice-choose-take-vp = wem { $vp } SP nehmen
dice-choose-take-hp-vp = wem { $hp } LP oder { $vp } SP nehmen

## Was man wählen kann

dice-do-reroll = Neu würfeln
    .help = { $count ->
        [one] Noch einmal würfeln; dann bleibt { $count } Marke.
       *[other] Noch einmal würfeln; dann bleiben { $count } Marken.
    }
dice-do-keep = Wurf behalten
dice-do-gain = { $vp } SP nehmen
dice-do-hit = { $who } treffen: { $now } LP bleiben
dice-do-hit-falls = { $who } treffen: { $who } fällt
dice-do-steal = { $who } { $vp } SP stehlen
dice-do-steal-nothing = { $who } bestehlen, aber da sind keine SP: ohne Wirkung
dice-do-give-hp = { $who } { $hp } LP geben: dann { $now }
dice-do-give-vp = { $who } { $vp } SP geben
dice-do-take-hp = { $who } { $hp } LP nehmen: { $now } LP bleiben
dice-do-take-hp-falls = { $who } { $hp } LP nehmen: { $who } fällt
dice-do-take-vp = { $who } { $vp } SP nehmen
dice-do-take-nothing = { $who } SP nehmen, aber da sind keine: ohne Wirkung
# $face: der Name einer Wirkung, nach dem sich die Wortwahl richtet: jab, strike, …
dice-short-hit = { $face ->
    [jab] { $who } stoßen
   *[other] { $who } treffen
}
dice-short-steal = { $who } bestehlen
# $before: LP oder SP jetzt; $now: danach
dice-outcome-hp = { $before } → { $now }
dice-outcome-vp = { $before } → { $now } SP
dice-outcome-nothing = keine SP zu holen
dice-badge-falls = fällt

## Was geschieht

dice-dealt = { $who } bekommt ein geheimes Ziel.
dice-lots-drawn = Das Los entscheidet: { $who } beginnt.
dice-uses-token = { $who } würfelt neu.
dice-rolls = { $who } würfelt { $number }, { $called }.
dice-rolls-and = { $who } würfelt { $number }, { $called }: { $done }.
dice-keeps = { $who } behält den Wurf.
dice-keeps-and = { $who } behält den Wurf: { $done }.
dice-nobody-to-affect = niemand zu treffen
dice-hp-lost = { $hp } LP verloren, { $now } bleiben
dice-hp-gained = { $hp } LP gewonnen, jetzt { $now }
dice-no-hp-to-gain = keine LP zu gewinnen
dice-gains = { $who } nimmt { $vp } SP ({ $called }).
dice-hits = { $who } trifft { $other }: { $hp } LP verloren, { $now } bleiben ({ $called }).
dice-steals = { $who } stiehlt { $other } { $vp } SP ({ $called }).
dice-steals-nothing = { $who } findet bei { $other } nichts zu stehlen ({ $called }).
dice-gives-hp = { $who } gibt { $other } { $hp } LP: jetzt { $now } ({ $called }).
dice-gives-vp = { $who } gibt { $other } { $vp } SP ({ $called }).
dice-takes-hp = { $who } nimmt { $other } { $hp } LP: { $now } bleiben ({ $called }).
dice-takes-vp = { $who } nimmt { $other } { $vp } SP ({ $called }).
dice-takes-nothing = { $who } findet bei { $other } keine SP ({ $called }).
dice-falls = { $who } fällt.
dice-falls-to = { $who } fällt, +{ $vp } SP für { $other }.
dice-round-over = Runde { $round } ist vorbei: +{ $vp } SP für { $players }.
dice-round-over-everybody = Runde { $round } ist vorbei: +{ $vp } SP für alle.
dice-round-over-nobody = Runde { $round } ist vorbei: niemand ist mehr am Leben.
dice-most-vp = Meiste SP: { $players }, { $vp }.
dice-goals-nobody = Niemand hat sein geheimes Ziel erreicht.
dice-goals-met = Geheime Ziele erreicht, +{ $vp } SP: { $met }.
dice-goal-met-by = { $who } ({ $goal })
dice-equal = { $players } sind gleichauf: der letzte Würfel entscheidet.
dice-rolls-final = { $who } würfelt { $number } mit dem letzten Würfel.

## Die Rangfolge

dice-podium = 1. { $first }, 2. { $second }, 3. { $third }.
dice-podium-of-two = 1. { $first }, 2. { $second }.
dice-ahead-alive = { $who } vor { $other }: nur Lebende können Erster sein.
dice-ahead-by-hp = { $who } vor { $other }: gleich viele SP, mehr LP ({ $more } gegen { $less }).
dice-ahead-by-rounds = { $who } vor { $other }: gleich viele SP und LP, weniger Runden gefallen.
dice-ahead-by-die = { $who } vor { $other }: der letzte Würfel.

## Was nicht geht

dice-refusal-roll-first = zuerst wird gewürfelt
dice-refusal-no-token = keine Marke zum Neuwürfeln ist mehr da
dice-refusal-nothing-more = mehr gehört nicht dazu: schreibe { $typed }
dice-refusal-not-this-roll = der Wurf erlaubt das nicht
dice-refusal-needs-target = ein Ziel fehlt: füge die Nummer eines Platzes hinzu
dice-refusal-no-seat = einen Platz { $seat } gibt es nicht
dice-refusal-self = niemand kann sich selbst wählen
dice-refusal-fallen = Spieler { $player } ist gefallen; nur Lebende können gewählt werden
dice-refusal-twice = Spieler { $player } wurde schon in der letzten Runde getroffen; niemand wird zweimal hintereinander getroffen
dice-refusal-no-target = der Wurf hat kein Ziel

## Der Tisch

dice-board = Ein runder Tisch mit { $seats } Plätzen
dice-final-title = Der letzte Würfel
dice-final-text = Der höchste Wurf ist vorn.

## Zahlen und Ergebnisse

dice-hp = LP
dice-vp = SP
dice-figure-round = Runde
dice-figure-rerolls = Neuwürfe
dice-figure-goal = geheimes Ziel
dice-note-fell = gefallen in Runde { $round }
dice-note-final-die = letzter Würfel { $number }
dice-note-rolled = hat gewürfelt
dice-note-leads = führt
dice-note-next = würfelt als Nächstes
# $numbers: Augenzahlen, etwa 3-4; was ein Schatten damit tut
dice-chip-gives = { $numbers } gibt
dice-chip-takes = { $numbers } nimmt
dice-column-fell = gefallen
dice-fell-in = Runde { $round }
dice-alive = am Leben
dice-how-lived = { $rounds ->
    [one] 1 Runde überlebt: +{ $vp }
   *[other] { $rounds } Runden überlebt: +{ $vp }
}
dice-how-goal = geheimes Ziel: +{ $vp }
dice-how-won = +{ $vp } durch den Würfel
dice-how-lost = −{ $vp } an andere
dice-result-met = geschafft: { $goal }.
dice-result-missed = verfehlt: { $goal }.

## Einstellungen

dice-option-players = Spieler
    .help = Wie viele mitspielen; fünf, wenn keine Hausregel gilt.
dice-option-any_players = Andere Anzahl
    .help = Hausregel: auch andere Anzahlen als fünf.
dice-option-rounds = Wie viele Runden
    .help = Die letzte Runde.
dice-option-first_seat = Wer beginnt
    .help = Wer eine Runde beginnt: Platz 1, jede Runde der nächste, oder der nächste nach dem Los.
dice-option-first_seat-fixed = fest
dice-option-first_seat-rotating = reihum
dice-option-first_seat-drawn = ausgelost
dice-option-hp = LP
    .help = LP am Anfang.
dice-option-hp_cap = Höchste LP
    .help = Mehr LP hat niemand: 20, oder die am Anfang, wenn das mehr sind.
dice-option-survival_vp = SP fürs Überleben
    .help = SP der Lebenden am Ende einer Runde.
dice-option-elimination_vp = SP fürs Ausschalten
    .help = SP dafür, jemanden auszuschalten.
dice-option-faces = Zahlen der Lebenden
    .help = Was die Zahlen 1 bis 6 für die Lebenden tun.
dice-option-faces-name = Name
    .help = Wie man es nennt.
dice-option-faces-self_hp = Eigene LP
    .help = LP, die man gewinnt, oder verliert, wenn negativ.
dice-option-faces-hit = Treffer
    .help = Wahl: LP, die ein anderer verliert.
dice-option-faces-steal = Diebstahl
    .help = Wahl: SP, die man einem anderen nimmt.
dice-option-faces-gain = Gewinn
    .help = Wahl: SP, die man gewinnt.
dice-option-faces-Backfire = { dice-effect-backfire }
dice-option-faces-Jab = { dice-effect-jab }
dice-option-faces-Pickpocket = { dice-effect-pickpocket }
dice-option-faces-Strike = { dice-effect-strike }
dice-option-faces-Recover = { dice-effect-recover }
dice-option-faces-Power-Move = { dice-effect-power-move }
dice-option-shadows = Zahlen der Gefallenen
    .help = Was sie für die Gefallenen tun.
dice-option-shadows-name = Name
    .help = Wie man es nennt.
dice-option-shadows-hp = LP
    .help = Wahl: LP, die ein anderer gewinnt, oder verliert, wenn negativ.
dice-option-shadows-vp = SP
    .help = Wahl: SP, die ein anderer gewinnt, oder verliert, wenn negativ.
dice-option-shadows-Nothing = { dice-effect-nothing }
dice-option-shadows-Gift = { dice-effect-gift }
dice-option-shadows-Curse = { dice-effect-curse }
dice-option-weights = Gewichte
    .help = Wie wahrscheinlich die Zahlen im Verhältnis zueinander sind.
dice-option-rerolls = Neuwürfe
    .help = Marken zum Neuwürfeln für jeden.
dice-option-goals = Geheime Ziele
    .help = Geheime Ziele, die ausgeteilt werden; `all` für alle.
dice-option-goals-eight = acht
    .help = { dice-goal-eight }.
dice-option-goals-healthy = gesund
    .help = { dice-goal-healthy }.
dice-option-goals-brink = am Abgrund
    .help = { dice-goal-brink }.
dice-option-goals-hunter = Jäger
    .help = { dice-goal-hunter }.
dice-option-goals-gentle = friedlich
    .help = { dice-goal-gentle }.
dice-option-goals-unhaunted = ohne Spuk
    .help = { dice-goal-unhaunted }.
dice-option-goals-martyr = Märtyrer
    .help = { dice-goal-martyr }.
dice-option-goals-steady = standhaft
    .help = { dice-goal-steady }.
dice-option-goal_vp = SP für das Ziel
    .help = SP für das erreichte Ziel.
dice-option-fallen_first = Gefallene vorn
    .help = Auch ein Gefallener kann Erster werden.
dice-option-fallen_earn = Gefallene verdienen
    .help = Auch Gefallene bekommen SP fürs Ausschalten.
dice-option-steal_from_fallen = Gefallene bestehlen
    .help = Die Lebenden dürfen die Gefallenen bestehlen.
dice-option-same_target = Gleiches Ziel
    .help = Wer nicht zwei Runden hintereinander denselben treffen darf.
dice-option-same_target-fallen = Gefallene
dice-option-same_target-everybody = alle
dice-option-same_target-off = aus
dice-option-roll_again = Nochmal würfeln
    .help = Wer nach seinem Wurf fällt, würfelt in der Runde noch einmal als Schatten.
dice-option-finish_round = Runde zu Ende
    .help = Die Runde wird zu Ende gespielt, auch wenn nur einer lebt.
dice-option-overkill = Tief gefallen
    .help = Bei Gleichstand zählt, wie weit unter 0 LP jemand fiel.

dice-preset-standard = Standard
    .help = 12 Runden.
dice-preset-fair = fair
    .help = Das Los bestimmt, wer beginnt.
dice-preset-fast = schnell
    .help = 10 Runden.
dice-preset-sprint = Sprint
    .help = 6 Runden.
dice-preset-variations = Varianten
    .help = Geheime Ziele, ein Neuwurf für jeden, und das Los bestimmt, wer beginnt.

dice-fault-players = DO or DICE ist für fünf, nicht für { $players }; andere Anzahlen sind eine Hausregel: „Andere Anzahl“ (any_players=true)
dice-because-players = die Nummern der Züge reichen für acht Spieler
dice-because-amount = die Rangfolge fasst Punkte, Leben und Runden in eine Zahl
dice-because-goals = mehr Ausgänge kann ein Austeilen nicht haben
dice-because-name = er muss auf dem Bildschirm Platz haben
dice-because-rerolls = das ist einer für jede Runde des längsten Spiels
dice-because-weights = Chancen werden mit 32 Bit addiert
dice-fault-six = { $given } angegeben für die sechs Zahlen des Würfels
dice-fault-weights = mindestens eine Zahl muss fallen können
dice-fault-cap = { $cap } ist weniger als die { $hp } LP am Anfang
dice-fault-goals = eines davon steht zweimal da
dice-fault-face = { $name } ändert die eigenen LP und bietet eine Wahl; eine Zahl tut nur eines davon
dice-fault-shadow = { $name } gibt und nimmt; ein Schatten tut nur eines davon
dice-fault-unknown = { $given } ist unbekannt; wähle eines von { $choices }, oder beschreibe etwas Eigenes

## Bots

dice-policy-greedy = gierig
    .help = Schaltet aus, schadet dem Führenden, nimmt sichere Punkte.
dice-policy-meek = sanft
    .help = Schadet dem, auf den es am wenigsten ankommt, und lässt Punkte liegen: Ein Kind kann sie schlagen.

## Die Regeln, für Spieler

dice-rules-aim = Das Ziel
dice-rules-aim-points = Jeder hat { $hp } Lebenspunkte (LP) und keine Siegpunkte (SP). Bleib am Leben und sammle Siegpunkte.
dice-rules-aim-end = { $rounds ->
    [one] Das Spiel endet nach { $rounds } Runde oder wenn nur noch einer lebt.
   *[other] Das Spiel endet nach { $rounds } Runden oder wenn nur noch einer lebt.
}
dice-rules-round = Eine Runde
dice-rules-round-order = Zuerst würfeln die Lebenden nacheinander, dann die Gefallenen.
dice-rules-round-rotating = Der erste Platz rückt jede Runde um einen weiter.
dice-rules-round-drawn = Das Los bestimmt, wer beginnt; der erste Platz rückt jede Runde um einen weiter.
dice-rules-round-cap = Mehr als { $hp } LP hat niemand. Bei 0 LP oder weniger bist du gefallen.
dice-rules-round-tokens = { $count ->
    [one] Du hast { $count } Marke zum Neuwürfeln: Mit jeder darfst du einmal neu würfeln.
   *[other] Du hast { $count } Marken zum Neuwürfeln: Mit jeder darfst du einmal neu würfeln.
}
dice-rules-round-played-on = Lebt nur noch einer, wird die Runde noch zu Ende gespielt.
dice-rules-round-over-at-once = Lebt nur noch einer, ist die Runde sofort vorbei.
dice-rules-living = Was die Lebenden würfeln
dice-rules-living-weights = Die Zahlen sind nicht gleich wahrscheinlich; ihre Gewichte sind { $weights }.
dice-rules-living-twice = Du kannst nicht zwei Runden hintereinander denselben treffen.
dice-rules-fallen = Die Gefallenen
dice-rules-fallen-roll = Wer gefallen ist, würfelt trotzdem jede Runde einmal, als Schatten über den Lebenden:
dice-rules-fallen-twice = Ein Schatten kann nicht zwei Runden hintereinander denselben treffen.
dice-rules-points = Siegpunkte
dice-rules-points-survival = Am Ende jeder Runde bekommen die Lebenden { $vp } SP.
dice-rules-points-elimination = Jemanden auszuschalten bringt { $vp } SP.
dice-rules-points-elimination-alive = Jemanden auszuschalten, solange du lebst, bringt { $vp } SP.
dice-rules-points-least = SP fallen nie unter 0.
dice-rules-ranking = Die Rangfolge
dice-rules-ranking-alive = Der beste Lebende ist Erster, was immer die Gefallenen haben.
dice-rules-ranking-order = SP bestimmen die Rangfolge. Dann: mehr LP, weniger Runden als Gefallener, ein letzter Wurf.
dice-rules-ranking-overkill = Bei Gefallenen zählt, wie weit unter 0 LP sie fielen.
dice-rules-goals = Geheime Ziele
dice-rules-goals-dealt = Jeder bekommt geheim eines; es zu erreichen bringt am Ende { $vp } SP.

## Was Simulationen zählen

dice-stat-podium = Podest
dice-stat-VP = { dice-vp }
dice-stat-fallen = gefallen
dice-stat-rounds = Runden
dice-stat-eliminations = Ausgeschaltete
dice-stat-points-come-from = Punkte kommen von
dice-stat-points-come-from-survival = Überleben
dice-stat-points-come-from-stealing = Stehlen
dice-stat-points-come-from-power-moves = Kraftakten
dice-stat-points-come-from-eliminations = Ausschalten
dice-stat-points-come-from-gifts-of-the-fallen = Gaben der Gefallenen
dice-stat-points-come-from-secret-goals = geheimen Zielen
dice-stat-first-to-fall-behind = Wer als Erstes zurückfällt
dice-stat-first-to-fall-behind-wins = gewinnt
dice-stat-first-to-fall-behind-in-games = in Spielen

## Eine geführte erste Partie

dice-lesson-aim = LP halten dich am Leben, SP gewinnen das Spiel. Das bist du.
dice-lesson-roll = Jede Zahl des Würfels bewirkt etwas anderes. Würfle!
dice-lesson-strike = Ein Hieb nimmt jemandem deiner Wahl 4 LP. Triff { $other }.
dice-lesson-struck = { $other } hat noch 2 LP und würfelt jetzt.
dice-lesson-falls = { $other } hat zurückgestoßen: du hast 2 LP verloren. Jetzt würfelt { $third }.
dice-lesson-round = { $other } ist gefallen, das bringt { $third } 2 SP. Am Ende einer Runde bekommen alle Lebenden 1 SP. Eine neue Runde beginnt: würfle!
dice-lesson-power = Ein Kraftakt: ein harter Treffer oder gleich 3 SP. Nimm die Punkte.
dice-lesson-thief = Gut gewählt. { $third } ist dran.
dice-lesson-ghost = Ein Taschendieb: { $third } hat dir 1 SP gestohlen. Nun sieh auf { $other }: wer gefallen ist, würfelt weiter, als Schatten über den Lebenden.
dice-lesson-end = Ein Fluch: { $third } hat 2 LP verloren. Nach der letzten Runde gewinnt, wer lebt und die meisten SP hat. Mehr musst du nicht wissen. Viel Glück!
