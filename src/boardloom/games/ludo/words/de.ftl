### Ludo auf Deutsch.

ludo-title = Ludo
ludo-summary = Mit einer Sechs aus dem Hof, einmal herum und mit genauem Wurf ins Ziel.

## Was geschieht

ludo-rolls = { $who } würfelt { $roll }.
ludo-rolls-and = { $who } würfelt { $roll }: { $done }.
ludo-moves = { $who } zieht { $done }.
ludo-leaves-yard = { $piece } aus dem Hof
    .simply = eine Figur aus dem Hof
ludo-way = { $how ->
    [bounces] { $piece } von { $start } nach { $end }, am Ende abgeprallt
    [stacks] { $piece } von { $start } nach { $end }, auf einen Stapel
    [both] { $piece } von { $start } nach { $end }, am Ende abgeprallt, auf einen Stapel
   *[plainly] { $piece } von { $start } nach { $end }
}
    .simply = { $token } { $steps ->
        [one] 1 Feld weiter
       *[other] { $steps } Felder weiter
    }{ $how ->
        [bounces] { ", am Ende abgeprallt" }
        [stacks] { ", auf einen Stapel" }
        [both] { ", am Ende abgeprallt, auf einen Stapel" }
       *[plainly] { "" }
    }
ludo-way-to-end = { $piece } von { $start } ins Ziel
    .simply = { $token } ins Ziel
ludo-which = { $rank ->
    [yard] eine Figur im Hof
    [front] die vorderste Figur
    [second] die zweite Figur
    [middle] die mittlere Figur
    [third] die dritte Figur
    [last] die hinterste Figur
   *[only] die Figur
}
ludo-which-stack = { $rank ->
    [front] den vordersten Stapel
    [second] den zweiten Stapel
    [middle] den mittleren Stapel
    [last] den hintersten Stapel
   *[only] den Stapel
}
ludo-needs-six = nur eine 6 führt aus dem Hof
ludo-no-use = keine Figur kann den Wurf gebrauchen
ludo-blocked = eine Sperre ist im Weg
ludo-sent-home = { $count ->
    [one] Eine Figur von { $who } muss nach Hause.
   *[other] { $count } Figuren von { $who } müssen nach Hause.
}
ludo-finishes = { $who } wird { $place ->
    [2] Zweiter
    [3] Dritter
   *[other] Nummer { $place }
}.
ludo-standing = { $place }. { $who }

## Was gefragt wird, und was man wählen kann

ludo-ask-token = eine { $roll } bewegt { $ways }
    .simply = deine { $roll }: wähle eine leuchtende Figur
ludo-choice = { $piece } { $start }→{ $end }
    .simply = { $token }
ludo-by-priorities = Nach den Prioritäten
ludo-step = { $done }
    .simply = { $token }
ludo-kicks = { $way }, schlägt { $whom }
ludo-outcome-kicks = schlägt { $whom }
ludo-outcome = { $start } → { $end }
    .simply = { $how ->
        [out] hinaus
        [home] ins Ziel
       *[on] +{ $steps }
    }
ludo-arrived = Daheim!

## Das Brett

ludo-board = Ein Ludo-Brett: ein Kreuz, um das im Uhrzeigersinn ein Weg aus 56 Feldern führt, mit einem Hof in jeder Ecke und einer Zielgeraden in der Mitte jedes Arms zum Ziel im Zentrum
ludo-legend-ready = Startplatz: der nächste Wurf führt auf das Startfeld
ludo-legend-end = das Ziel, mit genauem Wurf zu erreichen
ludo-space = Feld { $space }
ludo-space-start = Feld { $space }, Startfeld von { $owner }
ludo-space-safe = Feld { $space }, Startfeld von { $owner }, sicher
ludo-home-square = Feld { $space } der Zielgeraden
ludo-centre = E, das Ziel
ludo-yard-of = Hof von { $owner }
ludo-ready-of = Startplatz von { $owner }
ludo-end-of = Ziel von { $owner }
ludo-token = { $piece } von { $who }, { $place }
ludo-at-yard = Hof
ludo-at-ready = bereit
ludo-at-end = Ziel
ludo-at = { $space } (Schritt { $steps })

## Zahlen und Ergebnisse

ludo-figure-end = im Ziel
ludo-note-again = würfelt noch einmal
ludo-column-token = Figur { $piece }

## Optionen

ludo-option-players = Spieler
    .help = Wie viele mitspielen.
ludo-option-positions = Plätze
    .help = Wo jeder sitzt, in der Reihenfolge des Spiels; zwei sitzen sonst auf A und C.
ludo-option-tokens = Figuren
    .help = Wie viele Figuren jeder hat.
ludo-option-bounce = Abprallen
    .help = Ein Wurf über das Ziel hinaus prallt ab; sonst ist er nicht zu gebrauchen.
ludo-option-bonus_roll = Extrawurf
    .help = Die erste 6 eines Zuges gibt noch einen Wurf.
ludo-option-kick_bonus = Extrawurf fürs Schlagen
    .help = Schlagen gibt noch einen Wurf.
ludo-option-safe_starts = Sichere Startfelder
    .help = Auf den vier Startfeldern wird niemand geschlagen.
ludo-option-blockades = Sperren
    .help = Zwei Figuren eines Spielers auf einem Feld halten alle anderen auf.
ludo-fault-positions = { $given } angegeben für { $players } Spieler
ludo-fault-same-place = jeder braucht einen eigenen Platz
ludo-because-players = das Brett hat vier Plätze, A bis D
ludo-because-tokens = die Figuren heißen p, q, r und s

## Bots

ludo-policy-priority = Vorrang
    .help = Verlässt den Hof, sonst zieht er ins Ziel, sonst schlägt er, sonst zieht er die letzte Figur.
ludo-policy-contrary = ungeschickt
    .help = Tut, was am wenigsten nützt: ein Kind kann ihn schlagen.
ludo-policy-perfect = perfekt
    .help = Besser kann man nicht spielen; für zwei.
ludo-too-large-to-solve = nur Spiele zu zweit mit je zwei Figuren sind klein genug

## Die Regeln, für Spieler

ludo-rules-aim = Das Ziel
ludo-rules-aim-one = Bring als Erster deine Figur ins Ziel.
ludo-rules-aim-all = Bring als Erster alle deine { $tokens } Figuren ins Ziel.
ludo-rules-play-on = Die anderen spielen weiter, bis einer übrig ist.
ludo-rules-way = Der Weg
ludo-rules-way-path = Vom Hof (H) auf den Startplatz (R), im Uhrzeigersinn um den Ring, dann über deine eigenen sechs Zielfelder ins Ziel (E).
ludo-rules-way-of = { $owner } betritt den Ring auf Feld { $first } und verlässt ihn nach Feld { $last }.
ludo-rules-turn = Dein Zug
ludo-rules-six = Würfle. Nur eine 6 bringt eine Figur aus dem Hof auf den Startplatz.
ludo-rules-moves-one = Eine Figur, die draußen ist, zieht um den Wurf weiter.
ludo-rules-moves = Eine Figur, die draußen ist, zieht um den Wurf weiter. Du wählst, welche.
ludo-rules-bonus = Deine erste 6 in einem Zug gibt dir noch einen Wurf.
ludo-rules-exact-bounce = Das Ziel muss genau erreicht werden: was zu viel ist, wird zurückgezählt.
ludo-rules-exact = Das Ziel muss genau erreicht werden: einen zu hohen Wurf kann eine Figur nicht nutzen.
ludo-rules-lost = Ein Wurf, den keine Figur gebrauchen kann, verfällt.
ludo-rules-others = Begegnungen
ludo-rules-kick = Landest du auf einem Feld des Rings, auf dem andere stehen, müssen deren Figuren zurück in den Hof.
ludo-rules-safe-starts = Von den vier Startfeldern wird niemand zurückgeschickt.
ludo-rules-kick-bonus = Wer jemanden zurückschickt, darf noch einmal würfeln.
ludo-rules-safe = Der Hof, der Startplatz, die Zielfelder und das Ziel sind immer sicher.
ludo-rules-stack = Deine Figuren auf einem Feld sind ein Stapel: sie ziehen zusammen und werden zusammen zurückgeschickt. Auf dem Startplatz bilden sie keinen Stapel.
ludo-rules-blockades = Zwei Figuren eines Spielers auf einem Feld sperren es: niemand sonst kommt vorbei oder landet dort.

## Was Simulationen zählen

ludo-stat-rolls = Würfe
ludo-stat-kicks = geschlagen
ludo-stat-kicked = verloren
ludo-stat-place = Platz

## Eine geführte erste Partie

ludo-lesson-aim = Diese beiden Figuren gehören dir. Bring beide um das Brett und in die Mitte, bevor { $other } es schafft.
ludo-lesson-six = Nur eine 6 bringt eine Figur aus dem Hof. Würfle!
ludo-lesson-again = Eine 6! Deine Figur ist draußen, und die erste 6 eines Zuges gibt dir noch einen Wurf. Würfle noch einmal.
ludo-lesson-rival = Deine Figur ist unterwegs. Jetzt würfelt { $other }.
ludo-lesson-roll = { $other } ist auch draußen und steht vor dir. Du bist dran!
ludo-lesson-chase = Noch eine 6. Sie könnte deine zweite Figur herausholen, aber { $other } ist in Reichweite: zieh die markierte Figur.
ludo-lesson-kick = Jetzt steht { $other } genau 5 Felder vor dir, und deine 6 gibt dir noch einen Wurf. Würfle!
ludo-lesson-kicked = Du bist auf dieser Figur gelandet: sie muss zurück in ihren Hof. { $other } braucht eine 6, um wieder herauszukommen.
ludo-lesson-second = Keine 6. Du bist dran.
ludo-lesson-out = Hol jetzt deine zweite Figur aus dem Hof.
ludo-lesson-bonus = Mit zwei Figuren draußen hast du die Wahl. Würfle noch einmal.
ludo-lesson-free = Diesmal wählst du: zieh, welche Figur du magst.
ludo-lesson-home = Nach einer ganzen Runde biegen deine Figuren in deine eigenen Zielfelder ein, wo niemand sie schlagen kann. Das Ziel muss genau erreicht werden: was zu viel ist, wird zurückgezählt. Mehr musst du nicht wissen. Viel Glück!
