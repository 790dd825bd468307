### Serpents et échelles en français.
###
### $kind est ce qui se trouve sur le plateau : snake, ladder, teleporter, trap, boost, black-hole, ou une sorte ajoutée par quelqu’un, qui
### garde le nom qu’on lui a donné ; $effect est ce que fait une telle sorte, en anglais.

snakes-title = Serpents et échelles
snakes-summary = Une course vers la dernière case : les échelles aident, les serpents non.

## Ce qui se passe

# $place : le rang dans l’ordre du jeu
snakes-plays = { $who } joue en { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] { $place }e
}.
# $last : le joueur qui reste
snakes-plays-before-last = { $who } joue en { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] { $place }e
}, { $last } en dernier.
# $done : l’un des messages qui suivent
snakes-rolls = { $who } fait { $roll } : { $done }.
# $origin : board, ou outside quand le pion entre sur le plateau ; $start : la case qu’il quitte, $landed : celle où le
# lancer le mène. Il en va de même de tous ceux qui commencent par snakes-way.
snakes-way = { $origin ->
    [outside] le pion va sur la case { $landed }
   *[board] le pion va de { $start } à { $landed }
}
snakes-way-up = { $kind ->
    [ladder] { snakes-way }, puis monte à l’échelle jusqu’à { $end }
   *[other] { snakes-way }, puis monte par « { $kind } » jusqu’à { $end }
}
snakes-way-down = { $kind ->
    [snake] { snakes-way }, puis glisse le long du serpent jusqu’à { $end }
   *[other] { snakes-way }, puis descend par « { $kind } » jusqu’à { $end }
}
snakes-way-through = { $kind ->
    [teleporter] { snakes-way }, puis passe par le téléporteur jusqu’à { $end }
   *[other] { snakes-way }, puis passe par « { $kind } » jusqu’à { $end }
}
# Ce qui se trouve sur une case sans mener ailleurs, un piège ou ce que quelqu’un a ajouté
snakes-way-meets = { $kind ->
    [trap] { snakes-way } et tombe dans un piège qui le retient un tour
    [black-hole] { snakes-way } et tombe dans un trou noir
   *[other] { snakes-way } et rencontre « { $kind } »
}
# La même chose quand le pion finit sur une autre case, $end ; quelqu’un l’a ajoutée.
snakes-way-meets-and-moves = { $kind ->
    [boost] { snakes-way }, et le propulseur l’emmène sur { $end }
   *[other] { snakes-way }, rencontre « { $kind } » et finit sur { $end }
}
snakes-past-end = le pion va de { $start } au-delà de l’arrivée
# Ce que quelqu’un a ajouté ; $effect : ce que cela fait, une phrase
snakes-own-effect = « { $kind } » : { $effect }
# $roll : six, ou special pour les autres lancers qui comptent comme un six. Il en va de même de tous ceux qui commencent
# par snakes-third.
snakes-third-no-move = { $roll ->
    [six] troisième six d’affilée, le pion ne bouge pas
   *[special] troisième lancer spécial d’affilée, le pion ne bouge pas
}
snakes-third-next-turn-lost = { $roll ->
    [six] troisième six d’affilée, le pion ne bouge pas et le prochain tour est perdu
   *[special] troisième lancer spécial d’affilée, le pion ne bouge pas et le prochain tour est perdu
}
snakes-third-back-to = { $roll ->
    [six] troisième six d’affilée, le pion retourne à { $cell }
   *[special] troisième lancer spécial d’affilée, le pion retourne à { $cell }
}
snakes-third-back-to-start = { $roll ->
    [six] troisième six d’affilée, le pion retourne au départ
   *[special] troisième lancer spécial d’affilée, le pion retourne au départ
}
snakes-judged = C’était le { $done }.
snakes-too-far = trop loin, le pion reste sur { $cell }
snakes-too-far-to-start = trop loin, le pion reste hors du plateau
snakes-no-start = ce lancer ne permet pas de partir
snakes-goes-back = { $who } retourne au départ.
snakes-sits-out = { $turns ->
    [one] { $who } passe { $turns } tour.
   *[other] { $who } passe { $turns } tours.
}
snakes-drawn-turns = { $turns ->
    [one] Partie nulle : personne n’a gagné après { $turns } tour.
   *[other] Partie nulle : personne n’a gagné après { $turns } tours.
}
snakes-drawn-stuck = Partie nulle : plus personne ne peut avancer.

## Ce qu’on demande

snakes-ask-lots = tire l’ordre du jeu au sort
snakes-ask-dice = lance les dés

## Le plateau

# $things : une liste de ce qu’il y a et en quel nombre, ou « rien »
snakes-board = Un plateau de { $side } cases sur { $side } ; dessus : { $things } ; la case 1 est en bas à gauche, { $last } est l’arrivée
snakes-nothing = rien
snakes-count = { $kind ->
    [snake] { $count ->
        [one] { $count } serpent
       *[other] { $count } serpents
    }
    [ladder] { $count ->
        [one] { $count } échelle
       *[other] { $count } échelles
    }
    [teleporter] { $count ->
        [one] { $count } téléporteur
       *[other] { $count } téléporteurs
    }
    [trap] { $count ->
        [one] { $count } piège
       *[other] { $count } pièges
    }
    [boost] { $count ->
        [one] { $count } propulseur
       *[other] { $count } propulseurs
    }
    [black-hole] { $count ->
        [one] { $count } trou noir
       *[other] { $count } trous noirs
    }
   *[other] { $count } fois « { $kind } »
}
snakes-cell = case { $cell }
snakes-cell-goal = case { $cell }, l’arrivée
# $entity : ce qui commence sur la case, par exemple snakes-leads-up
snakes-cell-entity = case { $cell }, { $entity }
snakes-cell-entity-goal = case { $cell }, { $entity }, l’arrivée
snakes-start = départ
snakes-start-place = départ, à côté du plateau
snakes-stands-on = { $kind ->
    [trap] piège sur { $cell }
    [boost] propulseur sur { $cell }
    [black-hole] trou noir sur { $cell }
   *[other] « { $kind } » sur { $cell }
}
snakes-leads = { $kind ->
    [teleporter] téléporteur de { $start } à { $end }
   *[other] « { $kind } » de { $start } à { $end }
}
snakes-leads-up = { $kind ->
    [ladder] échelle qui monte de { $start } à { $end }
   *[other] « { $kind } » qui monte de { $start } à { $end }
}
snakes-leads-down = { $kind ->
    [snake] serpent qui descend de { $start } à { $end }
   *[other] « { $kind } » qui descend de { $start } à { $end }
}
snakes-legend = { $kind ->
    [snake] serpent : fait descendre le pion jusqu’au bout de sa queue.
    [ladder] échelle : fait monter le pion jusqu’en haut.
    [teleporter] téléporteur : emmène le pion à son autre bout.
    [trap] piège : retient le pion un tour.
    [boost] propulseur : emmène le pion quelques cases plus loin.
    [black-hole] trou noir : renvoie le pion au départ.
   *[other] { $kind } : { $effect }
}
snakes-token = { $who } sur la case { $cell }
snakes-token-at-start = { $who } au départ

## Chiffres et résultats

snakes-figure-turn = tour
snakes-figure-sixes = six d’affilée
snakes-figure-cell = case
# Le nom du joueur se trouve au-dessus de ces notes.
snakes-note-wins = gagne !
snakes-note-sits-out = { $turns ->
    [one] passe { $turns } tour
   *[other] passe { $turns } tours
}
snakes-note-plays = joue en { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] { $place }e
}
snakes-took = { $turns ->
    [one] La partie a duré { $turns } tour.
   *[other] La partie a duré { $turns } tours.
}

## Options

snakes-option-players = Joueurs
    .help = Combien de personnes jouent : jusqu’à 64, autant que de signes pour distinguer les pions.
snakes-option-turn_order = Ordre du jeu
    .help = Tiré au sort, ou place après place.
snakes-option-turn_order-random = au hasard
snakes-option-turn_order-fixed = fixe
snakes-option-seat_order = Places dans l’ordre
    .help = Qui joue après qui : les places, comptées à partir de 1 ; sinon, selon l’ordre du jeu.
snakes-option-side = Cases par côté
    .help = Le plateau a autant de cases en largeur qu’en hauteur. Un écran en montre jusqu’à 100, car il dessine chaque case.
snakes-option-entities = Serpents et échelles
    .help = Serpents, échelles et autres placés à la main ; sinon, l’ordinateur les place. Les plateaux de plus de 40 cases par côté ne se modifient que dans cette liste : leurs serpents et échelles ne sont pas tous dessinés.
snakes-option-entities-kind = Sorte
snakes-option-entities-from = De
snakes-option-entities-to = À
snakes-option-entities-kind-snake = serpent
    .help = Fait descendre le pion jusqu’au bout de sa queue.
snakes-option-entities-kind-ladder = échelle
    .help = Fait monter le pion jusqu’en haut.
snakes-option-entities-kind-teleporter = téléporteur
    .help = Emmène le pion à son autre bout.
snakes-option-entities-kind-trap = piège
    .help = Retient le pion un tour.
snakes-option-entities-kind-boost = propulseur
    .help = Emmène le pion quelques cases plus loin.
snakes-option-entities-kind-black-hole = trou noir
    .help = Renvoie le pion au départ.
snakes-option-as_printed = Comme imprimé
    .help = Prendre le plateau tel quel, sans les règles de placement.
snakes-option-density = Densité
    .help = La part des cases où l’ordinateur fait partir un serpent ou une échelle.
snakes-option-placement = Disposition
    .help = Comment l’ordinateur place serpents et échelles.
snakes-option-placement-random = au hasard
    .help = Ils peuvent se croiser et se serrer.
snakes-option-placement-tidy = sans enchevêtrement
    .help = Ils ne se gênent pas.
snakes-option-teleporters = Téléporteurs
    .help = Combien l’ordinateur en place.
snakes-option-traps = Pièges
    .help = Combien l’ordinateur en place.
snakes-option-boosts = Propulseurs
    .help = Combien l’ordinateur en place.
snakes-option-black_holes = Trous noirs
    .help = Combien l’ordinateur en place.
snakes-option-board_seed = Graine du plateau
    .help = Même graine, même plateau.
snakes-option-boost = Propulseur
    .help = De combien de cases un propulseur fait avancer le pion.
snakes-option-dice = Dés
    .help = Combien de dés ; le pion avance de leur somme.
snakes-option-sides = Faces
    .help = Les faces de chaque dé.
snakes-option-faces = Nombres
    .help = Les nombres de chaque dé, par exemple 1, 1, 2, 3, 5, 8, jusqu’à 10 000 ; sinon, à partir de 1.
snakes-option-weights = Poids
    .help = Avec quelle fréquence sort chaque face, dans l’ordre des nombres ; sinon, toutes autant.
snakes-option-starting = Partir
    .help = Les lancers qui font quitter la case 0.
snakes-option-starting-any = n’importe lequel
    .help = Tout lancer fait quitter la case 0.
snakes-option-starting-specific = certains
    .help = Seuls les « Lancers pour partir » (1 et 6) font quitter la case 0.
snakes-option-start_rolls = Lancers pour partir
    .help = Les lancers qui font quitter la case 0 avec « certains ».
snakes-option-overshoot = Trop loin
    .help = Un lancer au-delà de l’arrivée ; sans choix, cela dépend de ce qui fait gagner.
snakes-option-overshoot-stay = rester
    .help = Un lancer au-delà de l’arrivée ne fait pas bouger le pion.
snakes-option-overshoot-exceed = dépasser
    .help = Un lancer au-delà de l’arrivée mène à l’arrivée et gagne.
snakes-option-winning = Gagner
    .help = Ce qui fait gagner.
snakes-option-winning-exact = exactement
    .help = Il faut atteindre exactement la dernière case.
snakes-option-winning-cross = franchir
    .help = Atteindre ou franchir la dernière case fait gagner.
snakes-option-killing = Renvoyer
    .help = Arriver sur une case occupée.
snakes-option-killing-none = personne
    .help = On partage la case en paix.
snakes-option-killing-opponent = l’autre
    .help = Qui se trouvait là retourne au départ.
snakes-option-killing-self = soi-même
    .help = Qui arrive là retourne au départ.
snakes-option-killing-both = les deux
    .help = Les deux retournent au départ.
snakes-option-special_rolls = Lancers spéciaux
    .help = Les sommes qui sont spéciales.
snakes-option-special_roll = Lancer spécial
    .help = Ce que rapporte un lancer spécial.
snakes-option-special_roll-extra-turn = un lancer de plus
    .help = Après un lancer spécial, on relance.
snakes-option-special_roll-no-extra-turn = pas de lancer de plus
    .help = Un lancer spécial est un lancer comme un autre.
snakes-option-six_rolls = Six
    .help = Les sommes qui comptent comme un six.
snakes-option-first_six = Premier six
    .help = Ce que rapporte un six.
snakes-option-first_six-extra-turn = un lancer de plus
    .help = Après un six, on relance.
snakes-option-first_six-no-extra-turn = pas de lancer de plus
    .help = Un six est un lancer comme un autre.
snakes-option-third_six = Troisième six
    .help = Le troisième six d’un même tour.
snakes-option-third_six-cancel = annulé
    .help = Le troisième six ne fait pas bouger le pion et termine le tour.
snakes-option-third_six-normal = normal
    .help = Le troisième six est un lancer comme un autre, et le compte repart de zéro.
snakes-option-third_six-lose-next-turn = prochain tour perdu
    .help = Le troisième six ne fait pas bouger le pion, et le prochain tour est perdu.
snakes-option-third_six-backtrack = en arrière
    .help = Le troisième six ramène le pion là où le premier est sorti.
snakes-option-third_six-to-start = au départ
    .help = Le troisième six ramène le pion à la case 0.
snakes-option-priority = Ordre des règles
    .help = Ce qui passe d’abord quand plusieurs règles se rencontrent.
snakes-option-priority-classic = classique
    .help = Serpent ou échelle, puis la victoire, puis les prises ; un troisième six est jugé avant de bouger.
snakes-option-priority-killing-first = prises d’abord
    .help = Qui se trouve là où mène le lancer y est rencontré avant qu’un serpent ou une échelle n’agisse.
snakes-option-priority-winning-first = victoire d’abord
    .help = Un lancer qui mène à la dernière case gagne, quoi qu’il s’y trouve.
snakes-option-priority-sixes-last = six à la fin
    .help = Un troisième six fait bouger le pion et peut gagner ; il n’est jugé qu’ensuite.
snakes-option-most_turns = Tours au plus
    .help = La partie est nulle après tant de tours ; sinon, après bien plus que n’en dure une partie.

## Règles toutes prêtes

snakes-preset-classic = classique
    .help = Les règles que presque tout le monde connaît.
snakes-preset-milton-bradley = Milton Bradley
    .help = Le plateau imprimé de 1952, avec ses toboggans.
snakes-preset-gentle = tranquille
    .help = Peu de serpents et d’échelles.
snakes-preset-fierce = féroce
    .help = Beaucoup de serpents et d’échelles, et qui tu rejoins retourne au départ.
snakes-preset-family-dash = course en famille
    .help = Dépasser la dernière case fait aussi gagner.
snakes-preset-obstacles = obstacles
    .help = Avec des téléporteurs et des pièges.

## Modifier le plateau

snakes-brush = { $kind ->
    [snake] serpent : fait descendre le pion jusqu’au bout de sa queue.
    [ladder] échelle : fait monter le pion jusqu’en haut.
    [teleporter] téléporteur : emmène le pion à son autre bout.
    [trap] piège : retient le pion un tour.
    [boost] propulseur : emmène le pion quelques cases plus loin.
    [black-hole] trou noir : renvoie le pion au départ.
   *[other] { $kind } : { $effect }
}
# Où l’on peut mettre quelque chose, selon où cela mène ; « comme imprimé » est un plateau sans les règles de placement.
snakes-place-up = D’une case vers une case plus haute, dans une autre rangée ; ni sur la première ou la dernière case, ni là où autre chose commence ou finit.
snakes-place-down = D’une case vers une case plus basse, dans une autre rangée ; ni sur la première ou la dernière case, ni là où autre chose commence ou finit.
snakes-place-anywhere = D’une case à n’importe quelle autre ; ni sur la première ou la dernière case, ni là où autre chose commence ou finit.
snakes-place-nowhere = Sur une case ; ni sur la première ou la dernière case, ni là où autre chose commence ou finit.
snakes-place-on = Sur une case ; ni sur la première ou la dernière case, ni là où autre chose commence ou finit, et sans mener à l’arrivée ni là où autre chose commence.
snakes-place-up-as-printed = D’une case vers une case plus haute.
snakes-place-down-as-printed = D’une case vers une case plus basse.
snakes-place-anywhere-as-printed = D’une case à n’importe quelle autre.
snakes-place-nowhere-as-printed = Sur une case.
snakes-place-on-as-printed = Sur une case.

## Ce qui ne va pas dans les options

snakes-fault-exact-exceed = Gagner « exactement » contredit Trop loin « dépasser » : choisis Gagner « franchir » ou Trop loin « rester »
snakes-fault-cross-stay = Gagner « franchir » contredit Trop loin « rester » : choisis Trop loin « dépasser » ou Gagner « exactement »
# $choice : le nom de la règle, tel que les programmes l’écrivent
snakes-fault-third-six = { $choice ->
    [normal] Troisième six « normal »
    [lose-next-turn] Troisième six « prochain tour perdu »
    [backtrack] Troisième six « en arrière »
    [to-start] Troisième six « au départ »
   *[other] Troisième six « { $choice } »
} demande { $rule ->
    [first_six] Premier six
   *[special_roll] Lancer spécial
} « un lancer de plus » : sinon personne ne fait trois six en un tour
snakes-fault-first-six = first_six et special_roll sont une seule et même règle et ne peuvent pas différer
snakes-fault-weights = { $given } pour un dé à { $sides } faces
snakes-fault-no-weight = aucun poids ne peut être négatif, et l’un d’eux doit être positif
snakes-fault-totals = dés et faces : cela donne { $totals } sommes ; { $most } au plus sont possibles, autant qu’une liste de résultats peut en contenir
snakes-fault-ways = dés et poids : il y a plus de { $most } façons de lancer ces dés ; les chances sont gardées sur 32 bits
snakes-fault-start-rolls = avec ces dés, { $rolls } ne peut pas sortir ; personne ne pourrait partir
snakes-fault-seat-order = nomme une fois chacune des { $players } places
snakes-fault-turn-never-ends = chaque lancer en donne un autre ; aucun tour ne finirait
snakes-fault-never-ends = avec ces dés, personne ne pourrait jamais atteindre la case { $last } de ce plateau
snakes-fault-memory = un plateau de { $side } cases sur { $side } prend environ { $needed } Mo de mémoire, et { $free } Mo sont libres
snakes-fault-room = { $asked } demandés, mais à côté du reste du plateau il y a place pour { $room }
# Pourquoi une limite est ce qu’elle est ; suit l’erreur
snakes-because-players = il n’y a pas d’autres signes pour distinguer les pions
snakes-because-side = les cases sont numérotées sur 32 bits
snakes-because-least-side = les règles n’ont pas de plateau plus petit
snakes-because-least-faces = un jet doit faire avancer un pion
snakes-because-least-sides = un dé à une face ne laisse rien au hasard
snakes-because-density = chaque serpent et chaque échelle prend deux cases, et certaines restent libres
snakes-because-boost = aucun plateau n’a de rangées plus longues
snakes-because-faces = les règles ont une table avec une place pour chaque somme
snakes-because-turns = les tours sont comptés sur 32 bits
# Quelque chose sur le plateau, en bref : $thing et $other des messages qui suivent
snakes-entity = { $kind ->
    [snake] serpent { $start }–{ $end }
    [ladder] échelle { $start }–{ $end }
    [teleporter] téléporteur { $start }–{ $end }
    [trap] piège { $start }–{ $end }
    [boost] propulseur { $start }–{ $end }
    [black-hole] trou noir { $start }–{ $end }
   *[other] « { $kind } » { $start }–{ $end }
}
snakes-entity-on = { $kind ->
    [snake] serpent { $cell }
    [ladder] échelle { $cell }
    [teleporter] téléporteur { $cell }
    [trap] piège { $cell }
    [boost] propulseur { $cell }
    [black-hole] trou noir { $cell }
   *[other] « { $kind } » { $cell }
}
snakes-fault-same-start = { $thing } et { $other } partent de la même case
snakes-fault-leaves-board = { $thing } sort du plateau, dont la dernière case est { $last }
snakes-fault-has-end = { $kind ->
    [trap] { $thing } mène quelque part, mais un piège ne mène nulle part
    [boost] { $thing } mène quelque part, mais un propulseur n’a pas d’autre bout
    [black-hole] { $thing } mène quelque part, mais un trou noir n’a pas d’autre bout
   *[other] { $thing } mène quelque part, mais « { $kind } » ne mène nulle part
}
snakes-fault-no-end = { $thing } ne mène nulle part ; indique où cela mène
snakes-fault-leads-down = { $kind ->
    [ladder] { $thing } descend, mais une échelle monte
   *[other] { $thing } descend, mais « { $kind } » monte
}
snakes-fault-leads-up = { $kind ->
    [snake] { $thing } monte, mais un serpent descend
   *[other] { $thing } monte, mais « { $kind } » descend
}
snakes-fault-ends-stay-free = le départ et l’arrivée restent libres : { $thing } occupe la case { $cell }
snakes-fault-overlap = rien ne se chevauche : { $thing } et { $other } ont en commun la case { $cell }
snakes-fault-horizontal = rien d’horizontal : { $thing } reste dans une même rangée
snakes-fault-cycle = pas de cercle : { $thing } revient à son propre départ
snakes-fault-boost-end = pas de propulseur jusqu’à l’arrivée : { $thing } mène à la dernière case ou au-delà
snakes-fault-chain = pas de chaîne : { $thing } mène à la case { $cell }, où commence { $other }
snakes-kind-taken = { $name } existe déjà sur le plateau ; donne un autre nom

## Pourquoi les chances ne sont pas exactes : ce qui permet aux joueurs de se déplacer les uns les autres

# $rule et $choice : l’option et sa valeur, telles que les programmes les écrivent
snakes-rule = { $rule } { $choice }
snakes-a-kind = { $kind ->
    [snake] un serpent
    [ladder] une échelle
    [teleporter] un téléporteur
    [trap] un piège
    [boost] un propulseur
    [black-hole] un trou noir
   *[other] « { $kind } »
}

## Les règles, pour ceux qui jouent

snakes-rules-aim = Le but
snakes-rules-goal = Amène ton pion du départ à la case { $last } avant les autres.
snakes-rules-board = Le plateau
snakes-rules-cells = { $side } cases sur { $side }, numérotées en zigzag à partir d’en bas à gauche.
snakes-rules-kind = { $kind ->
    [snake] Serpent : fait descendre le pion jusqu’au bout de sa queue.
    [ladder] Échelle : fait monter le pion jusqu’en haut.
    [teleporter] Téléporteur : emmène le pion à son autre bout.
    [trap] Piège : retient le pion un tour.
    [boost] Propulseur : emmène le pion quelques cases plus loin.
    [black-hole] Trou noir : renvoie le pion au départ.
   *[other] { $kind } : { $effect }
}
snakes-rules-turn = Ton tour
snakes-rules-order-random = L’ordre du jeu est tiré au sort.
snakes-rules-order-fixed = Vous jouez place après place.
snakes-rules-order-seats = Vous jouez dans cet ordre : { $players }.
# $dice : combien de dés
snakes-rules-roll = { $dice ->
    [1] Lance le dé et avance d’autant de cases.
   *[other] Lance { $dice } dés et avance d’autant de cases.
}
snakes-rules-roll-loaded = { $dice ->
    [1] Lance le dé, qui est pipé, et avance d’autant de cases.
   *[other] Lance { $dice } dés, qui sont pipés, et avance d’autant de cases.
}
snakes-rules-roll-sides = { $dice ->
    [1] Lance le dé à { $sides } faces et avance d’autant de cases.
   *[other] Lance { $dice } dés à { $sides } faces et avance d’autant de cases.
}
snakes-rules-roll-sides-loaded = { $dice ->
    [1] Lance le dé à { $sides } faces, qui est pipé, et avance d’autant de cases.
   *[other] Lance { $dice } dés à { $sides } faces, qui sont pipés, et avance d’autant de cases.
}
snakes-rules-roll-faces = { $dice ->
    [1] Lance le dé aux nombres { $faces } et avance d’autant de cases.
   *[other] Lance { $dice } dés aux nombres { $faces } et avance d’autant de cases.
}
snakes-rules-roll-faces-loaded = { $dice ->
    [1] Lance le dé pipé aux nombres { $faces } et avance d’autant de cases.
   *[other] Lance { $dice } dés pipés aux nombres { $faces } et avance d’autant de cases.
}
# $rolls : une liste de nombres, reliés par « ou »
snakes-rules-starting-specific = Il faut faire { $rolls } pour entrer sur le plateau.
snakes-rules-overshoot-stay = Un lancer qui te mènerait au-delà de la dernière case ne te fait pas bouger.
snakes-rules-overshoot-exceed = Un lancer peut te mener au-delà de la dernière case.
snakes-rules-winning-exact = Tu gagnes en arrivant exactement sur la case { $last }.
snakes-rules-winning-cross = Tu gagnes en atteignant la case { $last } ou en la dépassant.
snakes-rules-killing-none = Plusieurs pions peuvent partager une case.
snakes-rules-killing-opponent = Si tu arrives sur une case occupée, l’autre retourne au départ.
snakes-rules-killing-self = Si tu arrives sur une case occupée, tu retournes au départ.
snakes-rules-killing-both = Si tu arrives sur une case occupée, vous retournez tous les deux au départ.
snakes-rules-extra-roll = Faire { $rolls } te donne un lancer de plus, même si tu n’as pas pu avancer.
snakes-rules-third_six-cancel = Le troisième { $rolls } d’affilée ne compte pas, et ton tour est fini.
snakes-rules-third_six-normal = Le troisième { $rolls } d’affilée est un lancer comme un autre.
snakes-rules-third_six-lose-next-turn = Le troisième { $rolls } d’affilée ne compte pas, et tu passes un tour.
snakes-rules-third_six-backtrack = Le troisième { $rolls } d’affilée te ramène là où le premier est sorti.
snakes-rules-third_six-to-start = Le troisième { $rolls } d’affilée te ramène au départ.
snakes-rules-priority-killing-first = Qui se trouve là où mène ton lancer y est rencontré avant qu’un serpent ou une échelle ne t’emmène.
snakes-rules-priority-winning-first = Un lancer qui mène à la dernière case gagne, quoi qu’il s’y trouve.
snakes-rules-priority-sixes-last = Un troisième six d’affilée fait d’abord bouger le pion, et peut gagner, avant d’être jugé.

## Ce que comptent les simulations

snakes-stat-rolls = lancers
snakes-stat-climbs = montées
snakes-stat-slides = descentes
snakes-stat-landings = Cases les plus visitées

## Une première partie guidée

snakes-lesson-aim = Ce pion est à toi. Atteins la case 100 avant les autres.
snakes-lesson-roll = Tu avances du nombre indiqué par le dé : la chance décide, et tout le monde peut gagner. Lance !
snakes-lesson-ladder = Tu t’es arrêté au pied d’une échelle et tu l’as montée, de 4 à 14. C’est au tour de { $other }.
snakes-lesson-snake = Deux cases plus loin, un serpent attend. Lance !
snakes-lesson-down = Un 2, justement : le serpent t’a fait descendre de 16 à 6. Cela arrive à tout le monde. Au suivant : { $other }.
snakes-lesson-six = { $other } a fait un 6, qui donne un autre lancer, et a monté deux échelles. À toi de lancer !
snakes-lesson-again = Un 6 pour toi aussi : relance.
snakes-lesson-exact = Il faut atteindre la dernière case exactement : un lancer trop grand ne te fait pas bouger. Tu sais tout. Bonne chance !
