### Blokus en français.
### Les pièces portent une lettre et leur nombre de carrés ("W5"), les cases une lettre et un nombre ("a20").

blokus-title = Blokus
blokus-summary = Les coins se touchent, les côtés jamais : pose autant de tes pièces que tu peux.

## Couleurs
## `.first` est au début d’une phrase. Ailleurs, $colour est le message lui-même.

blokus-colour-blue = bleu
    .first = Le bleu
blokus-colour-yellow = jaune
    .first = Le jaune
blokus-colour-red = rouge
    .first = Le rouge
blokus-colour-green = vert
    .first = Le vert

## Ce qui se passe

# $what : une pièce et sa taille (« W5, 5 carrés »)
blokus-places = { $who } ({ $colour }) pose { $what }.
blokus-places-opens = { $corners ->
    [one] { $who } ({ $colour }) pose { $what }, et ouvre { $corners } coin.
   *[other] { $who } ({ $colour }) pose { $what }, et ouvre { $corners } coins.
}
blokus-passes = { $who } ({ $colour }) passe.
blokus-all-placed = Toutes les pièces du { $colour } sont posées !
blokus-all-placed-single-last = Toutes les pièces du { $colour } sont posées, le carré seul en dernier !
# $colour : au début d’une phrase
blokus-blocked = { $colour } ne peut plus rien poser.
blokus-over = La partie est finie.

## Ce qu’on demande, et ce qu’on peut choisir

blokus-ask = pose une pièce du { $colour }
blokus-pass = Passer
# $pieces : combien peuvent être posées maintenant, au moins 1
blokus-pass-fits = { $pieces ->
    [one] Une de tes pièces a encore sa place.
    [many] { $pieces } de tes pièces ont encore leur place.
   *[other] { $pieces } de tes pièces ont encore leur place.
}
blokus-turn-clockwise = tourner dans le sens des aiguilles d’une montre
    .word = Tourner
blokus-turn-anticlockwise = tourner dans le sens inverse des aiguilles d’une montre
blokus-flip-vertically = retourner de haut en bas
blokus-flip-horizontally = retourner de gauche à droite
    .word = Retourner

## Ce qui ne va pas à un endroit, en peu de mots

blokus-limit-taken = Couvre une autre pièce
blokus-limit-edge = Touche un côté de ta couleur
blokus-limit-corner = Ne touche aucun de tes coins
blokus-limit-first = La première pièce couvre un coin du plateau
blokus-limit-first-own = La première pièce couvre le départ de sa couleur

## Pourquoi quelque chose ne peut pas être posé

# $cells (ce que quelqu’un a écrit)
blokus-no-shape = { $cells } n’est la forme d’aucune pièce
# $cells (ce que quelqu’un a écrit), $reason (l’un des messages qui commencent par blokus-why)
blokus-not-possible = { $cells } n’est pas possible : { $reason }
blokus-why-placed = le { $colour } a déjà posé la pièce { $piece }
blokus-why-taken = { $cell } est occupée
blokus-why-edge = { $cell } touche le { $colour } par un côté
# $cells (une case, ou plusieurs reliées par « ou »)
blokus-why-first = la première pièce du { $colour } couvre { $cells }
blokus-why-corner = la pièce ne touche aucun coin du { $colour }
blokus-piece-placed = la pièce { $piece } du { $colour } est déjà posée
blokus-piece-no-place = la pièce { $piece } du { $colour } n’a de place nulle part pour l’instant

## Le plateau et les pièces

blokus-board = Un plateau de { $size } cases sur { $size }, a1 en bas à gauche
blokus-legend-start = les premières pièces couvrent l’une de ces cases
blokus-start = { $cell }, un départ
blokus-start-of = { $cell }, le départ du { $colour }
blokus-piece-of = { $piece } du { $colour }
blokus-piece-and-size = { $squares ->
    [one] { $piece }, { $squares } carré
   *[other] { $piece }, { $squares } carrés
}
blokus-tray-of = { $who } : { $colour }

## Chiffres et résultats

blokus-figure-turn = tour
blokus-figure-colour = couleur à poser
blokus-figure-left = carrés restants
blokus-figure-placed = carrés posés
# Le nom d’un chiffre : les points d’une couleur qui ne compte pour personne
blokus-figure-nobody = { $colour }, pour personne
# Le nom d’un chiffre : un joueur suit
blokus-figure-next = le { $colour } sera joué par
blokus-note-placed = tout est posé
blokus-note-placed-of = { $colour } : tout est posé
blokus-note-blocked = ne peut plus poser
blokus-note-blocked-of = { $colour } bloqué
# $points : d’avance sur le deuxième
blokus-wins-by = { $points ->
    [one] { $who } gagne d’un point !
   *[other] { $who } gagne de { $points } points !
}
blokus-column-colours = couleurs
blokus-colour-points = { $colour } { $points }
# $colour : au début d’une phrase
blokus-nobodys = { $colour } ({ $points }) ne compte pour personne.
# $each : les deux messages qui suivent, l’un après l’autre
blokus-standing = { $each }.
# $colours : "bleu -87, jaune -88"
blokus-standing-player = { $who } { $score } ({ $colours })
blokus-standing-nobody = { $colour } { $points }, qui ne compte pour personne

## Options

blokus-option-players = Joueurs
    .help = Combien s’assoient à la table : à 2, deux couleurs chacun ; à 3, on partage la quatrième ; à 4, une chacun.
blokus-option-board = Plateau
    .help = 20 × 20 cases et quatre couleurs, ou Duo : 14 × 14 et deux.
blokus-option-board-classic = classique
blokus-option-board-duo = Duo
blokus-option-corners = Coins
    .help = La première pièce couvre n’importe quel coin libre, ou celui de sa couleur ; Duo n’a pas de coins.
blokus-option-corners-any = n’importe lequel
blokus-option-corners-own = le sien
blokus-option-pairs = Couleurs ensemble
    .help = À deux : bleu et jaune contre rouge et vert, ou bleu et rouge.
blokus-option-pairs-text = bleu et jaune
blokus-option-pairs-box = bleu et rouge
blokus-preset-one-player = en solo
    .help = Toi contre un bot, deux couleurs chacun.
blokus-preset-duo = Duo
    .help = Le petit plateau, pour deux.
blokus-preset-tournament = tournoi
    .help = Chaque couleur part de son propre coin.
blokus-preset-box = boîte
    .help = À deux, comme le disent les règles dans la boîte : bleu et rouge contre jaune et vert.
# « one-player » est ce que l’on tape
blokus-fault-alone = en solo, on joue contre un bot assis à la seconde place : choisis 2, ou le préréglage one-player
blokus-fault-players = on peut jouer à 2, 3 ou 4, mais pas à { $given } : il y a quatre couleurs
blokus-fault-duo-players = Duo se joue à 2, pas à { $given }
blokus-fault-pairs = il n’y a de paires de couleurs qu’à deux joueurs sur le plateau classique

## Bots

blokus-policy-greedy = glouton
    .help = Pose d’abord ses plus grandes pièces, là où elles ouvrent le plus de coins.
blokus-policy-bold = audacieux
    .help = Pose d’abord de grandes pièces, et répond à ce que les autres viennent de faire.
blokus-policy-random = hasard
    .help = Prend n’importe quel choix, tous aussi probables.

## Autres programmes

# « corners own » et « pairs box » sont des options telles qu’on les tape
blokus-gtp-corners = les autres moteurs font partir chaque couleur de son propre coin : choisis corners own
blokus-gtp-pairs = à deux, les autres moteurs donnent bleu et rouge à l’un, jaune et vert à l’autre : choisis pairs box
blokus-blksgf = Les fichiers de parties de Pentobi.
blokus-blksgf-corner = blksgf : le { $colour } ne part pas de son propre coin, comme le veut Pentobi
# $games (noms de jeux, tels qu’ils figurent dans les fichiers)
blokus-blksgf-no-game = GM manque ; les valeurs possibles sont { $games }
blokus-blksgf-other-game = GM vaut { $named } ; les valeurs possibles sont { $games }
# $number (quel caractère), $text (ce qui s’y trouve)
blokus-blksgf-character = le caractère { NUMBER($number, useGrouping: 0) } ne suit pas le Smart Game Format : { $text }
blokus-blksgf-before-node = une propriété se trouve avant le premier nœud
blokus-blksgf-ends-early = le fichier finit trop tôt : une parenthèse reste ouverte
# $property (un nom court dans un fichier : "A1")
blokus-blksgf-setup = { $property } : une partie qui commence par une position préparée ne peut pas être lue
# $property, $moves (des noms courts dans un fichier : "1, 2, 3, 4")
blokus-blksgf-no-move = { $property } n’indique aucun coup de ce jeu ; les coups s’indiquent par { $moves }
blokus-blksgf-blocked = coup { NUMBER($number, useGrouping: 0) } : le { $colour } ne peut plus rien poser
# $problem : pourquoi la pièce ne peut pas être posée
blokus-blksgf-move = coup { NUMBER($number, useGrouping: 0) }, { $colour } : { $problem }

## Les règles, pour ceux qui jouent

blokus-rules-aim = Le but
blokus-rules-aim-colour = Pose tout ce que tu peux de ta couleur.
blokus-rules-aim-colours = Pose tout ce que tu peux de tes couleurs.
blokus-rules-table = La table
blokus-rules-board = Un plateau de { $size } cases sur { $size }.
blokus-rules-pieces = Chaque couleur a { $pieces } pièces d’un à cinq carrés, soit { $squares } carrés en tout.
blokus-rules-order = L’ordre du jeu est { $colours }.
# $colour : au début d’une phrase
blokus-rules-shared = { $colour } est joué par chacun à tour de rôle et ne compte pour personne.
# $one et $other : deux couleurs chacun
blokus-rules-pairs = L’un a { $one }, l’autre { $other }.
blokus-rules-turn = Ton tour
blokus-rules-place = Choisis une pièce, tourne-la et retourne-la comme tu veux, et pose-la sur des cases libres.
blokus-rules-first-duo = La première pièce d’une couleur couvre la case de départ de cette couleur.
blokus-rules-first-own = La première pièce d’une couleur couvre le coin marqué de cette couleur.
blokus-rules-first-any = La première pièce d’une couleur couvre n’importe quel coin libre du plateau.
blokus-rules-corners = Chaque pièce suivante touche une pièce de sa couleur par un coin, et aucune par un côté.
blokus-rules-others = On peut toucher les autres couleurs n’importe comment.
blokus-rules-stays = Ce qui est posé ne bouge plus.
blokus-rules-pass = Tu peux passer, pour ce tour seulement. Une couleur qui ne peut plus rien poser est sautée.
blokus-rules-end = La fin
blokus-rules-over = La partie est finie quand aucune couleur ne peut plus poser de pièce, ou quand tout le monde passe à la suite.
blokus-rules-points = Chaque couleur commence à { $start } points, et chaque carré posé en ajoute un.
# $all : les points pour toutes les pièces posées ; $single : pour le carré seul posé en dernier
blokus-rules-bonus = Toutes les pièces posées : { $all } points de plus, et encore { $single } si le carré seul est venu en dernier.
blokus-rules-wins = Le plus haut score gagne.
blokus-rules-wins-together = Le plus haut score gagne, les deux couleurs ensemble.

## Ce que comptent les simulations

blokus-stat-score = score
blokus-stat-points-of-blue = Points du bleu
blokus-stat-points-of-yellow = Points du jaune
blokus-stat-points-of-red = Points du rouge
blokus-stat-points-of-green = Points du vert
blokus-stat-passes = Tours passés
blokus-stat-most-points = Le plus de points
blokus-stat-most-points-blue = { blokus-colour-blue }
blokus-stat-most-points-yellow = { blokus-colour-yellow }
blokus-stat-most-points-red = { blokus-colour-red }
blokus-stat-most-points-green = { blokus-colour-green }
blokus-stat-left-over = Pièces restantes
blokus-stat-places-by-turn = Places possibles par tour

## Une première partie guidée

blokus-lesson-aim = Tu as 21 pièces. Pose sur le plateau autant de leurs carrés que tu peux.
blokus-lesson-first = Ta première pièce doit couvrir ta case de départ, qui est marquée. Prends n’importe quelle pièce, tourne-la si tu veux, et pose-la là.
blokus-lesson-corner = { $other } a commencé aussi. Désormais, chacune de tes pièces doit en toucher une autre à toi par un coin, mais aucune par un côté.
blokus-lesson-second = Pose une deuxième pièce à un coin de la première. Peu importe comment elle touche { $other }.
blokus-lesson-block = Bien posée. Les grandes pièces d’abord : plus tard, elles ne trouvent plus de place. Les coins libres sont tes chemins ; ferme ceux des autres.
blokus-lesson-end = Quand plus personne ne peut poser, chaque carré qui te reste coûte un point ; les poser tous donne une prime. Tu sais tout. Bonne chance !
