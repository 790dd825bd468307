### Le Ludo en français.

ludo-title = Ludo
ludo-summary = Sors de l’écurie avec un six, fais un tour complet et rentre par un lancer exact.

## Ce qui se passe

ludo-rolls = { $who } fait { $roll }.
# $done : l’un des messages qui suivent
ludo-rolls-and = { $who } fait { $roll } : { $done }.
ludo-moves = { $who } joue : { $done }.
ludo-leaves-yard = { $piece } sort de l’écurie
    .simply = un pion sort de l’écurie
ludo-way = { $how ->
    [bounces] { $piece } va de { $start } à { $end }, en rebondissant sur l’arrivée
    [stacks] { $piece } va de { $start } à { $end }, sur une pile
    [both] { $piece } va de { $start } à { $end }, en rebondissant sur l’arrivée, sur une pile
   *[plainly] { $piece } va de { $start } à { $end }
}
    .simply = { $token } avance de { $steps ->
        [one] 1 case
       *[other] { $steps } cases
    }{ $how ->
        [bounces] { ", en rebondissant sur l’arrivée" }
        [stacks] { ", sur une pile" }
        [both] { ", en rebondissant sur l’arrivée, sur une pile" }
       *[plainly] { "" }
    }
ludo-way-to-end = { $piece } va de { $start } à l’arrivée
    .simply = { $token } va à l’arrivée
ludo-which = { $rank ->
    [yard] un pion à l’écurie
    [front] le pion de tête
    [second] le deuxième pion
    [middle] le pion du milieu
    [third] le troisième pion
    [last] le dernier pion
   *[only] le pion
}
ludo-which-stack = { $rank ->
    [front] la pile de tête
    [second] la deuxième pile
    [middle] la pile du milieu
    [last] la dernière pile
   *[only] la pile
}
ludo-needs-six = il faut un 6 pour sortir de l’écurie
ludo-no-use = aucun pion ne peut s’en servir
ludo-blocked = un barrage ferme le passage
ludo-sent-home = { $count ->
    [one] { $who } doit ramener { $count } pion à l’écurie.
   *[other] { $who } doit ramener { $count } pions à l’écurie.
}
ludo-finishes = { $who } termine à la { $place }e place.
ludo-standing = { $place }. { $who }

## Ce qu’on demande, et ce qu’on peut choisir

ludo-ask-token = avec { $roll }, tu peux jouer { $ways }
    .simply = ton { $roll } : choisis un pion qui brille
# $piece va de $start à $end
ludo-choice = { $piece } { $start }→{ $end }
    .simply = { $token }
ludo-by-priorities = Selon les priorités
ludo-step = { $done }
    .simply = { $token }
ludo-kicks = { $way }, et renvoie { $whom }
ludo-outcome-kicks = renvoie { $whom }
ludo-outcome = { $start } → { $end }
    .simply = { $how ->
        [out] dehors
        [home] à l’arrivée
       *[on] +{ $steps }
    }
ludo-arrived = Arrivé !

## Le plateau

ludo-board = Un plateau de Ludo : une croix bordée d’un chemin de 56 cases, dans le sens des aiguilles d’une montre, avec une écurie dans chaque coin et un couloir au milieu de chaque branche jusqu’à l’arrivée, au centre
ludo-legend-ready = prêt à partir : le prochain lancer mène au départ
ludo-legend-end = l’arrivée, à atteindre par un lancer exact
ludo-space = case { $space }
ludo-space-start = case { $space }, départ { $owner }
ludo-space-safe = case { $space }, départ { $owner }, à l’abri
ludo-home-square = case { $space } du couloir
ludo-centre = E, l’arrivée
ludo-yard-of = écurie { $owner }
ludo-ready-of = place d’attente { $owner }
ludo-end-of = arrivée { $owner }
ludo-token = { $who }, pion { $piece } : { $place }
ludo-at-yard = écurie
ludo-at-ready = prêt
ludo-at-end = arrivée
ludo-at = { $space } ({ $steps } pas)

## Chiffres et résultats

ludo-figure-end = à l’arrivée
ludo-note-again = relance le dé
ludo-column-token = pion { $piece }

## Options

ludo-option-players = Joueurs
    .help = Combien de personnes jouent.
ludo-option-positions = Places
    .help = Où chacun s’assoit, dans l’ordre du jeu ; à deux, en A et en C, sauf indication contraire.
ludo-option-tokens = Pions
    .help = Combien de pions a chacun.
ludo-option-bounce = Rebond
    .help = Un lancer trop grand rebondit sur l’arrivée ; sinon, il ne sert à rien.
ludo-option-bonus_roll = Lancer en plus
    .help = Le premier 6 d’un tour donne un autre lancer.
ludo-option-kick_bonus = Prime au renvoi
    .help = Renvoyer un pion donne un autre lancer.
ludo-option-safe_starts = Départs à l’abri
    .help = Personne n’est renvoyé depuis les quatre cases de départ.
ludo-option-blockades = Barrages
    .help = Deux pions d’un même joueur sur une case arrêtent tous les autres.
ludo-fault-positions = { $given } pour { $players } joueurs
ludo-fault-same-place = chacun a besoin d’une place à soi
ludo-because-players = le plateau a quatre places, de A à D
ludo-because-tokens = les pions s’appellent p, q, r et s

## Bots

ludo-policy-priority = priorités
    .help = Sort de l’écurie, sinon arrive, sinon renvoie, sinon avance le dernier pion.
ludo-policy-contrary = maladroit
    .help = Fait ce qui sert le moins : un enfant peut le battre.
ludo-policy-perfect = parfait
    .help = On ne peut pas mieux jouer ; à deux seulement.
ludo-too-large-to-solve = seules les parties à deux, avec deux pions chacun, sont assez petites

## Les règles, pour ceux qui jouent

ludo-rules-aim = Le but
ludo-rules-aim-one = Amène ton pion à l’arrivée avant les autres.
ludo-rules-aim-all = Amène tes { $tokens } pions à l’arrivée avant les autres.
ludo-rules-play-on = Les autres continuent jusqu’à ce qu’il n’en reste qu’un.
ludo-rules-way = Le chemin
ludo-rules-way-path = De l’écurie (H) à la place d’attente (R), puis autour de l’anneau dans le sens des aiguilles d’une montre, enfin par les six cases de ton couloir jusqu’à l’arrivée (E).
ludo-rules-way-of = { $owner } entre sur l’anneau à la case { $first } et le quitte après la case { $last }.
ludo-rules-turn = Ton tour
ludo-rules-six = Lance le dé. Un 6 fait passer un pion de l’écurie à la place d’attente ; rien d’autre ne le permet.
ludo-rules-moves-one = Un pion sorti avance du nombre de cases indiqué par le dé.
ludo-rules-moves = Un pion sorti avance du nombre de cases indiqué par le dé. Tu choisis lequel.
ludo-rules-bonus = Ton premier 6 du tour te donne un autre lancer.
ludo-rules-exact-bounce = Il faut atteindre l’arrivée par un compte exact : ce qui est en trop se compte à reculons.
ludo-rules-exact = Il faut atteindre l’arrivée par un compte exact : un pion ne peut pas se servir d’un lancer trop grand.
ludo-rules-lost = Un lancer dont aucun pion ne peut se servir est perdu.
ludo-rules-others = Les rencontres
ludo-rules-kick = Si tu tombes sur une case de l’anneau où se trouvent d’autres pions, ils retournent dans leur écurie.
ludo-rules-safe-starts = Personne n’est renvoyé depuis les quatre cases de départ.
ludo-rules-kick-bonus = Renvoyer quelqu’un te donne un autre lancer.
ludo-rules-safe = L’écurie, la place d’attente, le couloir et l’arrivée sont toujours à l’abri.
ludo-rules-stack = Tes pions réunis sur une case forment une pile : ils avancent ensemble et sont renvoyés ensemble. Sur la place d’attente, ils ne forment pas de pile.
ludo-rules-blockades = Deux pions d’un même joueur sur une case arrêtent tous les autres : personne ne passe ni ne s’y pose.

## Ce que comptent les simulations

ludo-stat-rolls = lancers
ludo-stat-kicks = renvois
ludo-stat-kicked = pertes
ludo-stat-place = place

## Une première partie guidée

ludo-lesson-aim = Ces deux pions sont à toi. Fais-leur faire le tour du plateau jusqu’au centre avant { $other }.
ludo-lesson-six = Seul un 6 fait sortir un pion de l’écurie. Lance le dé !
ludo-lesson-again = Un 6 ! Ton pion est sorti, et le premier 6 d’un tour te donne un autre lancer. Relance.
ludo-lesson-rival = Ton pion est en route. C’est au tour de { $other }.
ludo-lesson-roll = { $other } est aussi en route, devant toi. À toi de lancer !
ludo-lesson-chase = Encore un 6. Il pourrait faire sortir ton second pion, mais { $other } est à ta portée : avance le pion marqué.
ludo-lesson-kick = { $other } est maintenant à 5 cases exactement devant toi, et ton 6 te donne un autre lancer. Lance !
ludo-lesson-kicked = Tu es tombé sur ce pion : il retourne dans son écurie. { $other } a besoin d’un 6 pour ressortir.
ludo-lesson-second = Pas de 6. À toi de lancer.
ludo-lesson-out = Fais maintenant sortir ton second pion de l’écurie.
ludo-lesson-bonus = Avec deux pions dehors, tu as le choix. Relance.
ludo-lesson-free = Cette fois, c’est toi qui choisis : avance le pion que tu veux.
ludo-lesson-home = Après un tour complet, tes pions entrent dans ton propre couloir, où personne ne peut les renvoyer. Il faut atteindre l’arrivée par un compte exact : ce qui est en trop se compte à reculons. Tu sais tout. Bonne chance !
