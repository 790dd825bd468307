### Le plateau sur mesure en français.

custom-title = Plateau sur mesure
custom-summary = Une course le long de cases que tu choisis toi-même.

## Ce qui se passe

# $luck : l’un des quatre messages qui suivent
custom-rolls = { $who } fait { $first } et { $second } ({ $luck }) et arrive sur la case { $square }.
custom-rolls-past = { $who } fait { $first } et { $second } ({ $luck }) et dépasse l’arrivée.
custom-roll-lucky = bon lancer
custom-roll-unlucky = mauvais lancer
custom-roll-lucky-double = bon lancer, un double
custom-roll-unlucky-double = mauvais lancer, un double
custom-goes = { $who } va sur la case { $square } (entraînement).
custom-goes-past = { $who } va au-delà de l’arrivée (entraînement).
custom-misses = { $who } perd ce tour (prison).
custom-skips = { $who } passe son tour.
custom-ends = { $who } met fin à la partie.
custom-is-now-lucky = { $who } passe au type « chanceux ».
custom-is-now-unlucky = { $who } passe au type « malchanceux ».
custom-is-now-normal = { $who } passe au type « normal ».
# $square : le nom de la case et ce qu’elle fait, l’un des messages sous « Les cases »
custom-square-acts = { $square }.
# $count : combien de cases ont agi, 2 ou plus
custom-chain = Une chaîne de { $count } cases.
custom-coins = { $count ->
    [one] { $who } reçoit { $count } pièce.
   *[other] { $who } reçoit { $count } pièces.
}
custom-is-on = { $who } est maintenant sur la case { $square }.
custom-stays = { $who } ne bouge pas.
custom-extra-turn = Un tour de plus.
custom-furthest-wins = { $who } a le plus d’avance et gagne.

## Ce qu’on demande, et ce qu’on peut choisir

custom-ask-roll = lance les dés
custom-ask-miss = en prison : tu perds ce tour
custom-ask-surprise = une surprise : tire ton nouveau type au sort
custom-step-roll = Lancer les dés
    .help = Deux dés ; un double donne un tour de plus.
custom-step-miss = Perdre ce tour
    .help = Tu es en prison ; après ce tour, tu en sors.
custom-step-skip = Suivant (passer son tour)
    .help = C’est au joueur suivant ; cela compte comme un coup.
custom-step-end = Finir la partie
    .help = Qui a le plus d’avance gagne.
custom-step-debug = Case d’entraînement
    .help = Aller sur n’importe quelle case au lieu de lancer les dés.
# Sur le bouton, à côté du numéro d’une case
custom-step-debug-by-number = Aller sur cette case
custom-step-past = Au-delà de l’arrivée
    .help = Plus loin que la dernière case : c’est gagné.

## Les cases

custom-square-SIMPLE = SIMPLE : donne une pièce
custom-square-SURPRISE = SURPRISE : tire un nouveau type au sort
custom-square-PRISON = PRISON : fait perdre le prochain tour
custom-square-LUCKY = CHANCE : fait avancer de 3 cases, sauf les malchanceux
custom-square-UNLUCKY = MALCHANCE : fait reculer de 3 cases, sauf les chanceux
custom-square-REVERSE = ÉCHANGE : fait changer de place avec le dernier joueur
custom-square-PLAYAGAIN = REJOUER : donne un tour de plus
# Une case que quelqu’un a ajoutée : $name et $rule, une phrase, sont dans ses mots
custom-square-own = { $name } : { $rule }

## Les cartes du plateau

custom-does-SIMPLE = une pièce
custom-does-SURPRISE = nouveau type
custom-does-PRISON = un tour perdu
custom-does-LUCKY = avance de 3
custom-does-UNLUCKY = recule de 3
custom-does-REVERSE = change de place
custom-does-PLAYAGAIN = relance les dés
custom-legend = { $name } : { $rule }
custom-card-start = Départ
custom-card-start-note = tous partent d’ici
custom-card-goal = Arrivée
custom-card-goal-note = le premier gagne
custom-type-change = { $was } → { $now }

## Le plateau

custom-board = Un chemin de { $size } cases, de la case 0, en haut à gauche, à la case { $goal }, l’arrivée
# $kind : le nom de la case et ce qu’elle fait
custom-cell = case { $square }, { $kind }
custom-cell-start = case { $square }, le départ
custom-cell-goal = case { $square }, l’arrivée
custom-token = { $who } sur la case { $square }
custom-die = un dé
custom-die-shows = un dé montre { $face }

## Chiffres et résultats

custom-figure-total = coups en tout
custom-figure-throw = dernier lancer
custom-figure-colour = couleur
custom-figure-position = position
custom-figure-coins = pièces
custom-figure-type = type
custom-figure-moves = coups
custom-note-wins = gagne !
custom-note-prison = en prison
custom-note-surprise = tire un nouveau type
custom-total = { $count ->
    [one] { $count } coup en tout.
   *[other] { $count } coups en tout.
}
custom-ended-early = La partie a été arrêtée avant la fin : qui a le plus d’avance gagne.

## Options

custom-option-players = Joueurs
    .help = Combien de personnes jouent.
custom-option-types = Types
    .help = Le type de chaque joueur ; il en faut au moins deux différents.
custom-option-types-lucky = chanceux
custom-option-types-unlucky = malchanceux
custom-option-types-normal = normal
custom-option-colours = Couleurs
    .help = La couleur de chaque joueur ; toutes doivent être différentes.
custom-option-size = Nombre de cases
    .help = La dernière est l’arrivée.
custom-option-squares = Cases
    .help = Le type de chaque case ; sinon, il est tiré au sort.
custom-option-squares-SIMPLE = Simple
    .help = Donne une pièce.
custom-option-squares-SURPRISE = Surprise
    .help = Tire un nouveau type de joueur au sort.
custom-option-squares-PRISON = Prison
    .help = Fait perdre le prochain tour.
custom-option-squares-LUCKY = Chance
    .help = Fait avancer de 3 cases, sauf les malchanceux.
custom-option-squares-UNLUCKY = Malchance
    .help = Fait reculer de 3 cases, sauf les chanceux.
custom-option-squares-REVERSE = Échange
    .help = Fait changer de place avec le dernier joueur.
custom-option-squares-PLAYAGAIN = Rejouer
    .help = Donne un tour de plus.
custom-option-board_seed = Graine du plateau
    .help = Même graine, mêmes cases.
custom-option-chain = Réaction en chaîne
    .help = Combien d’autres effets peuvent suivre quand un effet déplace le pion.
custom-option-special_coins = Pièces des cases spéciales
    .help = Les cases spéciales donnent aussi une pièce.
custom-option-reverse = Cases d’échange
    .help = Avec qui l’on change de place.
custom-option-reverse-order = le dernier à jouer
custom-option-reverse-position = le plus en arrière
custom-option-controls = Passer et arrêter
    .help = On peut passer son tour et mettre fin à la partie.
custom-option-debug = Entraînement
    .help = On peut aller sur n’importe quelle case au lieu de lancer les dés.
custom-preset-short = court
    .help = 12 cases.
custom-preset-classic = classique
    .help = 20 cases pour trois joueurs.
custom-preset-long = moyen
    .help = 64 cases.
custom-fault-size = Le plateau doit avoir au moins { $least } cases
custom-fault-squares = { $given ->
    [one] { $given } type
   *[other] { $given } types
} pour { $size } cases
# $given : combien de types ou de couleurs
custom-fault-each = { $given } pour { $players } joueurs
custom-fault-types = Il faut au moins deux types de joueurs différents
custom-fault-nameless-colour = une couleur doit avoir un nom
custom-fault-colours = Même couleur : { $colour } est prise deux fois
custom-fault-debug = un plateau d’entraînement a { $most } cases au plus, car chacune est un choix de la liste
custom-fault-memory = un plateau de { $size } cases prend environ { $needed } Mo de mémoire, et { $free } Mo sont libres
custom-because-players = selon les règles, on joue de deux à six
custom-because-size = les cases sont comptées sur 32 bits
custom-because-chain = les effets qui se suivent doivent finir

## Bots

custom-policy-roll = lancer
    .help = Lance les dés ; ne passe jamais son tour et ne met pas fin à la partie.

## Les règles, pour ceux qui jouent

custom-rules-aim = Le but
custom-rules-first = Atteins ou dépasse la case { $goal } avant les autres.
custom-rules-turn = Ton tour
custom-rules-roll = Lance deux dés et avance de leur somme. Ensuite, la case où tu arrives agit.
custom-rules-double = Un double te donne un tour de plus.
custom-rules-prison = En prison, tu perds ton prochain tour, puis tu en sors.
custom-rules-skip = Tu peux passer ton tour ; cela compte comme un coup.
custom-rules-end = Tu peux mettre fin à la partie : qui a le plus d’avance gagne.
custom-rules-debug = Tu peux aller sur n’importe quelle case au lieu de lancer les dés (entraînement).
custom-rules-squares = Les cases
# $mark : le signe sur le plateau ; $name : le nom de la case ; $rule : ce qu’elle fait, une phrase
custom-rules-square = { $mark } { $name } – { $rule }
custom-rules-reverse-order = Tu changes de place avec le dernier joueur de la liste, sauf si c’est toi.
custom-rules-reverse-position = Tu changes de place avec le joueur le plus en arrière, sauf si c’est toi.
custom-rules-no-chain = Si une case te déplace, celle où tu arrives n’agit pas.
custom-rules-chain = { $count ->
    [one] Si une case te déplace, celle où tu arrives agit aussi : { $count } case de plus par tour, au maximum.
   *[other] Si une case te déplace, celle où tu arrives agit aussi : { $count } cases de plus par tour, au maximum.
}
custom-rules-players = Joueurs et pièces
custom-rules-types = Chaque joueur est chanceux, malchanceux ou normal, ce qui compte sur certaines cases.
custom-rules-coins = Les cases simples donnent une pièce.
custom-rules-coins-special = Les cases simples donnent une pièce, et les cases spéciales aussi.
custom-rules-pride = Les pièces sont pour la gloire : seule la place sur le plateau décide.

## Ce que comptent les simulations

custom-stat-moves = coups
custom-stat-coins = pièces
custom-stat-landings = Cases les plus visitées
custom-stat-wins-by-first-type = Victoires selon le premier type
custom-stat-wins-by-first-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-first-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-first-type-normal = { custom-option-types-normal }
custom-stat-wins-by-last-type = Victoires selon le dernier type
custom-stat-wins-by-last-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-last-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-last-type-normal = { custom-option-types-normal }

## Pour les programmes écrits d’après la règle

custom-classic-over = La partie est finie : { $winner } a gagné.
# $given : ce qui a été donné à la place, comme Python l’écrit
custom-classic-no-integer = La case doit être un nombre entier, pas { $given }.

## Une première partie guidée

custom-lesson-aim = Voici ton pion. Atteins ou dépasse la dernière case avant les autres.
custom-lesson-roll = Tu lances deux dés et tu avances de leur somme ; ensuite, la case où tu arrives agit. Lance !
custom-lesson-lucky = Une case CHANCE : elle t’a fait avancer de 3 cases. C’est au tour de { $other }.
custom-lesson-double = { $other } a fait un double, qui donne un tour de plus, a eu une SURPRISE et a fini en PRISON. À toi de lancer !
custom-lesson-reverse = ÉCHANGE : tu as changé de place avec { $other }. Mais toi aussi tu as fait un double, donc tu rejoues. Lance !
custom-lesson-prison = Tu y es presque, et { $other } perd un tour en prison.
custom-lesson-last = N’importe quel lancer te mène maintenant à l’arrivée. Lance !
custom-lesson-won = C’est gagné ! Les pièces sont pour la gloire. Chaque plateau est différent : regarde ses cases avant de commencer. Bonne chance !
