### Les bots : leurs niveaux, et les façons de décider communes à tous les jeux.

level-beginner = débutant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-master = maître
level-grandmaster = grand maître
level-champion = champion
level-legend = légende
# $level : son numéro ; $levels : combien il y en a
level-help = Niveau { $level } sur { $levels }.
policy-random = hasard
    .help = Prend n’importe quel choix, tous aussi probables.
policy-search = recherche
    .help = Réfléchit à l’avance aussi longtemps qu’on lui en laisse le temps.
