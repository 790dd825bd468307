### DO or DICE en français. Les PV sont les points de vie ; les points tout court sont les points de victoire.

dice-title = DO or DICE
dice-summary = Cinq joueurs, un dé : survis, ou hante les survivants.

## Ce que font les nombres
## $called, ici et plus bas : le nom d’un effet, l’un de ceux-ci ou un nom inventé par quelqu’un

dice-effect-backfire = Retour de flamme
dice-effect-jab = Direct
dice-effect-pickpocket = Pickpocket
dice-effect-strike = Frappe
dice-effect-recover = Récupération
dice-effect-power-move = Coup de force
dice-effect-nothing = Rien
dice-effect-gift = Cadeau
dice-effect-curse = Malédiction
# $ways : un ou plusieurs des messages qui suivent, parmi lesquels le joueur choisit
dice-effect = { $called } : { $ways }
dice-way-hit = frapper ({ $hp } PV)
dice-way-steal = voler { $vp } { $vp ->
    [one] point
   *[other] points
}
dice-way-more-hp = +{ $hp } PV
dice-way-less-hp = -{ $hp } PV
dice-way-more-vp = +{ $vp } { $vp ->
    [one] point
   *[other] points
}
dice-way-less-vp = -{ $vp } { $vp ->
    [one] point
   *[other] points
}
# $number : sur le dé ; $effect : ce qu’il fait
dice-number = { $number } { $effect }

## Objectifs secrets

dice-goal-eight = Finir avec 8 points ou plus
dice-goal-healthy = Finir avec 15 PV ou plus
dice-goal-brink = Finir en vie avec 5 PV ou moins
dice-goal-hunter = Éliminer quelqu’un
dice-goal-gentle = Être en vie à la fin sans avoir éliminé personne
dice-goal-unhaunted = N’être la cible d’aucune ombre
dice-goal-martyr = Tomber avant tous les autres
dice-goal-steady = Ne pas tomber avant tous les autres
# $goal, ici et plus bas : l’un de ceux-ci, ou un objectif inventé par quelqu’un
dice-goal = { $goal }.
# Ici, $goal est une phrase.
dice-goal-met = { $goal } C’est réussi !

## Ce qu’on demande

dice-ask-deal = on distribue les objectifs secrets
dice-ask-lots = on tire au sort qui commence
dice-ask-final = lance le dé décisif
dice-ask-shadow = lance le dé en tant qu’ombre
dice-ask-keep = { $called } : garde ce lancer, ou utilise un jeton de relance
# $question: one of those below
dice-ask = { $called } : { $question }
dice-choose-hit = qui frapper ({ $hit } PV)
dice-choose-steal = à qui voler des points ({ $steal })
dice-choose-gain = gagner des points ({ $gain })
dice-choose-hit-steal = qui frapper ({ $hit } PV), ou à qui voler des points ({ $steal })
dice-choose-hit-gain = qui frapper ({ $hit } PV), ou gagner des points ({ $gain })
dice-choose-steal-gain = à qui voler des points ({ $steal }), ou gagner des points ({ $gain })
dice-choose-hit-steal-gain = qui frapper ({ $hit } PV), ou à qui voler des points ({ $steal }), ou gagner des points ({ $gain })
dice-choose-give-hp = à qui donner { $hp } PV
dice-choose-give-vp = à qui donner des points ({ $vp })
dice-choose-give-hp-vp = à qui donner { $hp } PV ou des points ({ $vp })
dice-choose-take-hp = à qui enlever { $hp } PV
dice-choose-take-vp = à qui enlever des points ({ $vp })
dice-choose-take-hp-vp = à qui enlever { $hp } PV ou des points ({ $vp })

## Ce qu’on peut choisir ; $now : les PV que $who aura alors

dice-do-reroll = Relancer
    .help = { $count ->
        [one] Lancer encore une fois ; il restera { $count } jeton de relance.
       *[other] Lancer encore une fois ; il restera { $count } jetons de relance.
    }
dice-do-keep = Garder ce lancer
dice-do-gain = Gagner { $vp } { $vp ->
    [one] point
   *[other] points
}
dice-do-hit = frapper { $who } : il lui restera { $now } PV
dice-do-hit-falls = frapper { $who } : { $who } tombe
dice-do-steal = voler { $vp } { $vp ->
    [one] point
   *[other] points
} à { $who }
dice-do-steal-nothing = voler { $who }, qui n’a aucun point : sans effet
dice-do-give-hp = donner { $hp } PV à { $who } : { $now } ensuite
dice-do-give-vp = donner { $vp } { $vp ->
    [one] point
   *[other] points
} à { $who }
dice-do-take-hp = enlever { $hp } PV à { $who } : il lui restera { $now } PV
dice-do-take-hp-falls = enlever { $hp } PV à { $who } : { $who } tombe
dice-do-take-vp = enlever { $vp } { $vp ->
    [one] point
   *[other] points
} à { $who }
dice-do-take-nothing = enlever des points à { $who }, qui n’en a pas : sans effet
# $face: the name of an effect, by which some languages say it: jab, strike, …
dice-short-hit = { $face ->
    [jab] Un direct à { $who }
   *[other] Frapper { $who }
}
dice-short-steal = Voler { $who }
# $before: HP or VP now; $now: what they will be
dice-outcome-hp = { $before } → { $now }
dice-outcome-vp = { $before } → { $now } { $now ->
    [one] pt
   *[other] pts
}
dice-outcome-nothing = aucun point à prendre
dice-badge-falls = tombe

## Ce qui se passe ; $now : les PV qui restent alors

dice-dealt = { $who } reçoit un objectif secret.
dice-lots-drawn = Le sort a parlé : { $who } commence.
dice-uses-token = { $who } utilise un jeton de relance.
dice-rolls = { $who } fait { $number }, { $called }.
# $done : l’un des quatre messages qui suivent
dice-rolls-and = { $who } fait { $number }, { $called } : { $done }.
dice-keeps = { $who } garde son lancer.
dice-keeps-and = { $who } garde son lancer : { $done }.
dice-nobody-to-affect = personne à viser
dice-hp-lost = { $hp } PV en moins, il en reste { $now }
dice-hp-gained = { $hp } PV en plus, ce qui fait { $now }
dice-no-hp-to-gain = aucun PV à gagner
dice-gains = { $who } prend { $vp } { $vp ->
    [one] point
   *[other] points
} ({ $called }).
dice-hits = { $who } frappe { $other } : { $hp } PV en moins, il en reste { $now } ({ $called }).
dice-steals = { $who } vole { $vp } { $vp ->
    [one] point
   *[other] points
} à { $other } ({ $called }).
dice-steals-nothing = { $who } ne trouve rien à voler à { $other } ({ $called }).
dice-gives-hp = { $who } donne { $hp } PV à { $other }, ce qui fait { $now } ({ $called }).
dice-gives-vp = { $who } donne { $vp } { $vp ->
    [one] point
   *[other] points
} à { $other } ({ $called }).
dice-takes-hp = { $who } enlève { $hp } PV à { $other } : il en reste { $now } ({ $called }).
dice-takes-vp = { $who } enlève { $vp } { $vp ->
    [one] point
   *[other] points
} à { $other } ({ $called }).
dice-takes-nothing = { $who } ne trouve aucun point à enlever à { $other } ({ $called }).
dice-falls = { $who } tombe.
dice-falls-to = { $who } tombe, +{ $vp } { $vp ->
    [one] point
   *[other] points
} pour { $other }.
dice-round-over = Fin de la manche { $round } : +{ $vp } { $vp ->
    [one] point
   *[other] points
} pour { $players }.
dice-round-over-everybody = Fin de la manche { $round } : +{ $vp } { $vp ->
    [one] point
   *[other] points
} pour tout le monde.
dice-round-over-nobody = Fin de la manche { $round } : plus personne n’est en vie.
dice-most-vp = Le plus de points ({ $vp }) : { $players }.
dice-goals-nobody = Personne n’a réussi son objectif secret.
# $met : une liste des messages qui suivent
dice-goals-met = Objectifs secrets réussis (points : +{ $vp }) : { $met }.
dice-goal-met-by = { $who } ({ $goal })
dice-equal = { $players } sont à égalité : le dé décisif tranchera.
dice-rolls-final = { $who } fait { $number } au dé décisif.

## Le classement

dice-podium = 1. { $first }, 2. { $second }, 3. { $third }.
dice-podium-of-two = 1. { $first }, 2. { $second }.
dice-ahead-alive = { $who } devant { $other } : la première place revient à quelqu’un en vie.
dice-ahead-by-hp = { $who } devant { $other } : autant de points, plus de PV ({ $more } contre { $less }).
dice-ahead-by-rounds = { $who } devant { $other } : autant de points et de PV, moins de manches à terre.
dice-ahead-by-die = { $who } devant { $other } : le dé décisif.

## Ce qui n’est pas possible

dice-refusal-roll-first = il faut d’abord lancer le dé
dice-refusal-no-token = il ne reste aucun jeton de relance
# $typed : le nom d’un choix, le même dans toutes les langues
dice-refusal-nothing-more = il ne faut rien de plus : tape { $typed }
dice-refusal-not-this-roll = ce lancer ne le permet pas
dice-refusal-needs-target = il faut une cible : ajoute le numéro d’une place
dice-refusal-no-seat = il n’y a pas de place { $seat }
dice-refusal-self = on ne peut pas se choisir soi-même
dice-refusal-fallen = le joueur { $player } est à terre ; on ne peut choisir que les vivants
dice-refusal-twice = le joueur { $player } a déjà été visé à la manche précédente ; personne n’est visé deux fois de suite
dice-refusal-no-target = ce lancer n’a pas de cible

## La table

dice-board = Une table ronde à { $seats } places
dice-final-title = Le dé décisif
dice-final-text = Le plus haut lancer passe devant.

## Chiffres et résultats

dice-hp = PV
dice-vp = points
dice-figure-round = manche
dice-figure-rerolls = relances
dice-figure-goal = objectif secret
dice-note-fell = à terre depuis la manche { $round }
dice-note-final-die = dé décisif : { $number }
dice-note-rolled = a lancé le dé
dice-note-leads = en tête
dice-note-next = lance ensuite
# $numbers: of the die, such as 3-4; what a shadow does with them
dice-chip-gives = { $numbers } donne
dice-chip-takes = { $numbers } prend
dice-column-fell = à terre
dice-fell-in = manche { $round }
dice-alive = en vie
dice-how-lived = { $rounds ->
    [one] 1 manche en vie : +{ $vp }
   *[other] { $rounds } manches en vie : +{ $vp }
}
dice-how-goal = objectif secret : +{ $vp }
dice-how-won = +{ $vp } grâce au dé
dice-how-lost = −{ $vp } pris par d’autres
dice-result-met = réussi : { $goal }.
dice-result-missed = manqué : { $goal }.

## Options

dice-option-players = Joueurs
    .help = Combien de personnes jouent ; cinq, sauf règle maison.
dice-option-any_players = Autre nombre de joueurs
    .help = Règle maison : on peut jouer à un autre nombre que cinq.
dice-option-rounds = Nombre de manches
    .help = La dernière manche.
dice-option-first_seat = Première place
    .help = Qui commence une manche : la place 1, la place suivante à chaque manche, ou de même après un tirage au sort.
dice-option-first_seat-fixed = fixe
dice-option-first_seat-rotating = tournante
dice-option-first_seat-drawn = tirée au sort
dice-option-hp = PV
    .help = PV au départ.
dice-option-hp_cap = Plafond de PV
    .help = Les PV ne montent jamais plus haut : 20, ou les PV de départ s’il y en a plus.
dice-option-survival_vp = Points de survie
    .help = Points des vivants à la fin d’une manche.
dice-option-elimination_vp = Points d’élimination
    .help = Points pour avoir éliminé quelqu’un.
dice-option-faces = Faces des vivants
    .help = Ce que font les nombres de 1 à 6 pour les vivants.
dice-option-faces-name = Nom
    .help = Comment les joueurs l’appellent.
dice-option-faces-self_hp = Ses propres PV
    .help = Les PV que gagne le joueur, ou qu’il perd si le nombre est négatif.
dice-option-faces-hit = Frapper
    .help = Au choix : les PV que perd une cible.
dice-option-faces-steal = Voler
    .help = Au choix : les points pris à une cible.
dice-option-faces-gain = Gagner
    .help = Au choix : les points que gagne le joueur.
dice-option-faces-Backfire = { dice-effect-backfire }
dice-option-faces-Jab = { dice-effect-jab }
dice-option-faces-Pickpocket = { dice-effect-pickpocket }
dice-option-faces-Strike = { dice-effect-strike }
dice-option-faces-Recover = { dice-effect-recover }
dice-option-faces-Power-Move = { dice-effect-power-move }
dice-option-shadows = Faces des ombres
    .help = Ce que font les nombres pour ceux qui sont à terre.
dice-option-shadows-name = Nom
    .help = Comment les joueurs l’appellent.
dice-option-shadows-hp = PV
    .help = Au choix : les PV que gagne une cible, ou qu’elle perd si le nombre est négatif.
dice-option-shadows-vp = Points
    .help = Au choix : les points que gagne une cible, ou qu’elle perd si le nombre est négatif.
dice-option-shadows-Nothing = { dice-effect-nothing }
dice-option-shadows-Gift = { dice-effect-gift }
dice-option-shadows-Curse = { dice-effect-curse }
dice-option-weights = Poids
    .help = La probabilité des nombres les uns par rapport aux autres.
dice-option-rerolls = Relances
    .help = Jetons de relance de chaque joueur.
dice-option-goals = Objectifs
    .help = Les objectifs secrets distribués ; `all` pour tous.
dice-option-goals-eight = huit
    .help = { dice-goal-eight }.
dice-option-goals-healthy = en forme
    .help = { dice-goal-healthy }.
dice-option-goals-brink = au bord du gouffre
    .help = { dice-goal-brink }.
dice-option-goals-hunter = chasseur
    .help = { dice-goal-hunter }.
dice-option-goals-gentle = pacifique
    .help = { dice-goal-gentle }.
dice-option-goals-unhaunted = sans fantôme
    .help = { dice-goal-unhaunted }.
dice-option-goals-martyr = martyr
    .help = { dice-goal-martyr }.
dice-option-goals-steady = solide
    .help = { dice-goal-steady }.
dice-option-goal_vp = Points d’objectif
    .help = Points pour un objectif réussi.
dice-option-fallen_first = Victoire à terre
    .help = On peut finir en tête même à terre.
dice-option-fallen_earn = Gains à terre
    .help = Même à terre, on gagne des points pour avoir éliminé quelqu’un.
dice-option-steal_from_fallen = Vol à terre
    .help = Les vivants peuvent voler ceux qui sont à terre.
dice-option-same_target = Même cible
    .help = Qui n’a pas le droit de viser le même joueur deux manches de suite.
dice-option-same_target-fallen = à terre
dice-option-same_target-everybody = tout le monde
dice-option-same_target-off = non
dice-option-roll_again = Relance à terre
    .help = Qui tombe après son lancer rejoue comme ombre dans la même manche.
dice-option-finish_round = Finir la manche
    .help = On joue la manche jusqu’au bout même s’il ne reste qu’un vivant.
dice-option-overkill = Chute profonde
    .help = En cas d’égalité, on compte jusqu’où un joueur à terre est descendu sous 0 PV.

dice-preset-standard = standard
    .help = 12 manches.
dice-preset-fair = équitable
    .help = On tire au sort qui commence.
dice-preset-fast = rapide
    .help = 10 manches.
dice-preset-sprint = sprint
    .help = 6 manches.
dice-preset-variations = variantes
    .help = Des objectifs secrets, une relance pour tout le monde, et on tire au sort qui commence.

dice-fault-players = DO or DICE se joue à cinq, pas à { $players } ; un autre nombre est une règle maison : « Autre nombre de joueurs » (any_players=true)
dice-because-players = les numéros des coups suffisent pour huit joueurs
dice-because-amount = le classement réunit points, vie et manches en un seul nombre
dice-because-goals = une distribution n’a pas de place pour plus d’issues
dice-because-name = il doit tenir à l’écran
dice-because-rerolls = c’est un pour chaque manche de la partie la plus longue
dice-because-weights = les chances sont additionnées sur 32 bits
dice-fault-six = { $given } pour les six nombres du dé
dice-fault-weights = un nombre au moins doit pouvoir sortir
dice-fault-cap = { $cap } est moins que les { $hp } PV de départ
dice-fault-goals = l’un d’eux figure deux fois
# $name : le nom que quelqu’un a donné à une face ou à une ombre de son invention
dice-fault-face = { $name } change les PV du joueur et offre un choix ; une face fait l’un ou l’autre
dice-fault-shadow = { $name } donne et enlève ; une ombre fait l’un ou l’autre
dice-fault-unknown = { $given } est inconnu ; les choix possibles sont { $choices }, ou bien décris le tien

## Bots

dice-policy-greedy = glouton
    .help = Élimine, attaque qui est en tête, prend les points sûrs.
dice-policy-meek = doux
    .help = Attaque qui compte le moins et laisse les points de côté : un enfant peut le battre.

## Les règles, pour ceux qui jouent

dice-rules-aim = Le but
dice-rules-aim-points = Tout le monde commence avec { $hp } points de vie (PV) et sans aucun point de victoire. Reste en vie, et récolte des points.
dice-rules-aim-end = { $rounds ->
    [one] La partie finit après { $rounds } manche, ou quand il ne reste qu’un vivant.
   *[other] La partie finit après { $rounds } manches, ou quand il ne reste qu’un vivant.
}
dice-rules-round = Une manche
dice-rules-round-order = Les vivants lancent d’abord le dé, l’un après l’autre, puis ceux qui sont à terre.
dice-rules-round-rotating = La première place avance d’un cran à chaque manche.
dice-rules-round-drawn = On tire au sort qui commence ; la première place avance d’un cran à chaque manche.
dice-rules-round-cap = Les PV ne dépassent jamais { $hp }. À 0 PV ou moins, tu es à terre.
dice-rules-round-tokens = { $count ->
    [one] Tu as { $count } jeton de relance : il te permet de relancer le dé une fois.
   *[other] Tu as { $count } jetons de relance : chacun te permet de relancer le dé une fois.
}
dice-rules-round-played-on = Quand il ne reste qu’un vivant, la manche se joue quand même jusqu’au bout.
dice-rules-round-over-at-once = Quand il ne reste qu’un vivant, la manche finit aussitôt.
dice-rules-living = Les lancers des vivants
# $weights : une liste comme "1 : 2, 2 : 1", par nombre du dé
dice-rules-living-weights = Les nombres ne sont pas tous aussi probables ; leurs poids sont { $weights }.
dice-rules-living-twice = Tu ne peux pas viser le même joueur deux manches de suite.
dice-rules-fallen = À terre
dice-rules-fallen-roll = Même à terre, on lance encore le dé une fois par manche, comme une ombre qui plane sur les vivants :
dice-rules-fallen-twice = Une ombre ne peut pas viser le même joueur deux manches de suite.
dice-rules-points = Les points
dice-rules-points-survival = À la fin de chaque manche, les vivants reçoivent { $vp } { $vp ->
    [one] point
   *[other] points
}.
dice-rules-points-elimination = Éliminer quelqu’un rapporte { $vp } { $vp ->
    [one] point
   *[other] points
}.
dice-rules-points-elimination-alive = Éliminer quelqu’un tant que tu es en vie rapporte { $vp } { $vp ->
    [one] point
   *[other] points
}.
dice-rules-points-least = Les points ne descendent jamais sous 0.
dice-rules-ranking = Le classement
dice-rules-ranking-alive = Le meilleur des vivants est en tête, quoi qu’aient ceux qui sont à terre.
dice-rules-ranking-order = Les points décident du classement. Ensuite : plus de PV, moins de manches à terre, un dernier lancer du dé.
dice-rules-ranking-overkill = Pour ceux qui sont à terre, on compte jusqu’où ils sont descendus sous 0 PV.
dice-rules-goals = Objectifs secrets
dice-rules-goals-dealt = Chacun en reçoit un en secret ; le réussir rapporte { $vp } { $vp ->
    [one] point
   *[other] points
} à la fin.

## Ce que comptent les simulations

dice-stat-podium = podium
dice-stat-VP = { dice-vp }
dice-stat-fallen = chutes
dice-stat-rounds = Manches
dice-stat-eliminations = Éliminations
dice-stat-points-come-from = Origine des points
dice-stat-points-come-from-survival = survie
dice-stat-points-come-from-stealing = vols
dice-stat-points-come-from-power-moves = coups de force
dice-stat-points-come-from-eliminations = éliminations
dice-stat-points-come-from-gifts-of-the-fallen = dons des morts
dice-stat-points-come-from-secret-goals = objectifs secrets
dice-stat-first-to-fall-behind = Première personne distancée
dice-stat-first-to-fall-behind-wins = victoires
dice-stat-first-to-fall-behind-in-games = dans les parties

## Une première partie guidée

dice-lesson-aim = Les PV te gardent en vie, les points de victoire font gagner la partie. Tu es ici.
dice-lesson-roll = Chaque face du dé a un autre effet. Lance !
dice-lesson-strike = Une Frappe retire 4 PV à qui tu veux. Frappe { $other }.
dice-lesson-struck = Il reste 2 PV à { $other }, qui lance maintenant.
dice-lesson-falls = { $other } t’a rendu un Direct : tu as perdu 2 PV. C’est au tour de { $third }.
dice-lesson-round = { $other } est à terre, ce qui rapporte 2 points à { $third }. À la fin d’une manche, les vivants reçoivent 1 point. Une nouvelle manche commence : lance !
dice-lesson-power = Un Coup de force : un coup violent, ou 3 points tout de suite. Prends les points.
dice-lesson-thief = Bien choisi. Au tour de { $third }.
dice-lesson-ghost = Un Pickpocket : { $third } t’a volé 1 point. Regarde maintenant { $other } : même à terre, on lance encore, comme une ombre qui plane sur les vivants.
dice-lesson-end = Une Malédiction : { $third } a perdu 2 PV. Après la dernière manche, c’est le vivant qui a le plus de points qui gagne. Tu sais tout. Bonne chance !
