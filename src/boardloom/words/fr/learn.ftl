### Apprendre un jeu : leçons et problèmes.

## Ce que demande un problème et ce qu’il dit d’un coup

puzzle-ask-points = { $who } joue. Un seul coup gagne, les autres non : trouve-le.
puzzle-ask-shares = { $who } joue. Quel coup donne la meilleure chance de gagner ?
puzzle-right-points = { $points ->
    [one] Exact ! Il gagne de { $points } point si tu continues bien, et aucun autre coup ne gagne.
    [many] Exact ! Il gagne de { $points } de points si tu continues bien, et aucun autre coup ne gagne.
   *[other] Exact ! Il gagne de { $points } points si tu continues bien, et aucun autre coup ne gagne.
}
puzzle-right-shares = Exact ! Il gagne { $best } parties sur 100, le deuxième meilleur coup { $other }.
puzzle-wrong-shares = Ce n’est pas le meilleur : il gagne { $other } parties sur 100, le meilleur coup { $best }.
puzzle-wrong-win = { $points ->
    [one] Ce n’est pas le meilleur : il ne gagne que de { $points } point.
    [many] Ce n’est pas le meilleur : il ne gagne que de { $points } de points.
   *[other] Ce n’est pas le meilleur : il ne gagne que de { $points } points.
}
puzzle-wrong-draw = Pas celui-là : contre un bon jeu, il ne donne que l’égalité.
puzzle-wrong-loss = { $points ->
    [one] Pas celui-là : contre un bon jeu, il perd de { $points } point.
    [many] Pas celui-là : contre un bon jeu, il perd de { $points } de points.
   *[other] Pas celui-là : contre un bon jeu, il perd de { $points } points.
}

## Les pages

web-learn-offer = Apprends-le en deux minutes
web-learn-of = Apprendre { $game }
web-learn-coach = Guide
web-learn-step = { $n } sur { $total }
web-learn-next = Continuer
web-learn-skip = Passer la leçon
web-learn-play = Jouer pour de vrai
web-learn-restart = Depuis le début
web-puzzles = Problèmes
web-puzzles-of = Problèmes : { $game }
web-puzzles-about = Dans chacune de ces positions, un coup est nettement meilleur que tous les autres. Le trouves-tu ?
web-puzzles-solved = { $solved } sur { $total } résolus
web-puzzle = Problème { $n }
web-puzzle-solved = résolu
web-puzzle-hint = Indice
web-puzzle-solution = Montrer la solution
web-puzzle-retry = Réessayer
web-puzzle-next = Problème suivant
web-puzzle-all = Tous les problèmes
