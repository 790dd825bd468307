### Le labo dans le navigateur : ce que fait une règle, à côté de la règle.

web-lab-of = Le labo : { $game }
web-lab-open = Que font ces règles ?
web-lab-pin = Épingler cette version
web-lab-unpin = Revenir à la version épinglée
web-lab-play = Y jouer
web-lab-figures = Les chiffres
web-lab-changed = Modifiée
web-lab-pinned = Épinglée
web-lab-exact = exact
web-lab-about = environ
web-lab-few = encore trop peu de parties pour un intervalle
web-lab-interval = 95 % : de { $low } à { $high }
web-lab-certain = sans erreur d’échantillonnage
web-lab-was = épinglée { $value }
web-lab-same = aucun changement
web-lab-more = { $by } de plus
web-lab-less = { $by } de moins
web-lab-margin = ± { $half }
web-lab-edge = Avantage du premier
web-lab-edge-help = De combien celui qui commence gagne plus que sa juste part
web-lab-edge-unit = points
web-lab-rounds = Durée
web-lab-rounds-help = Tours jusqu’à la fin
web-lab-rounds-unit = tours
web-lab-lead_changes = Changements de tête
web-lab-lead_changes-help = Combien de fois un autre prend la tête
web-lab-lead_changes-unit = par partie
web-lab-decided_at = Décidée à
web-lab-decided_at-help = Quand le gagnant reste au-dessus de 90 %
web-lab-decided_at-unit = % de la partie
web-lab-dead_time = Temps mort
web-lab-dead_time-help = Tours de joueurs à moins de 2 % de chances
web-lab-dead_time-unit = % des tours
web-lab-depth = Profondeur
web-lab-depth-help = De combien le bot habituel sans recherche dépasse le hasard
web-lab-depth-luck = Personne ne décide rien : pur hasard
web-lab-depth-unit = Elo
web-lab-waiting = pas encore connu
web-lab-searches = seuls des bots qui cherchent le diraient
web-lab-preparing = Ces règles sont compilées : { $seconds } s…
# $games: always more than one
web-lab-played = { $games } parties jouées, { $judged } avec les chances ; ça s’affine…
# $games: always more than one
web-lab-done = { $games } parties jouées, { $judged } avec les chances.
web-lab-who = Joué par : { $bot }
web-lab-unfinished = Parties sans fin, qui ne comptent pas : { $count }
web-lab-blurred = Les chances viennent de { $rollouts } parties poursuivies à chaque tour, donc floues : à comparer seulement à la version épinglée.
web-lab-landings = Où tombent les pions
web-lab-landings-unit = Arrivées par partie sur chaque case
web-lab-hottest = Le plus souvent : { $cells }
web-lab-options = Options
web-lab-before = avant : { $value }
web-lab-undo = Annuler
web-lab-compares = Chaque chiffre est comparé à la version épinglée.
web-lab-compare-how = Épinglez une version, puis changez une règle : chaque chiffre lui est comparé.
web-lab-heat-on = Affichées
web-lab-heat-off = Non
web-lab-heat-difference = Différence
web-lab-influence-how = Pointez une case pour voir ce qu’elle fait : chaque chiffre avec elle moins le même sans elle, partie par partie.
web-lab-meanwhile = Jouées jusqu’ici sans code machine, qui est en préparation ({ $seconds } s) : { $games }
web-lab-histogram = Tours par partie
web-lab-histogram-label = Part des parties selon les tours ; la moitié en a au plus { $median }
web-lab-middle = Partie médiane : { $value }
web-lab-places = Victoires par place
web-lab-places-unit = Points d’écart avec un juste { $share }
web-lab-exact-share = { $share } %
web-lab-place = Place { $number }
web-lab-fan = Les chances du premier joueur
web-lab-fan-unit = Par tour ; les parties finies comptent comme finies
web-lab-fan-half = 50 % des parties
web-lab-fan-most = 90 % des parties
web-lab-fan-one = la partie la plus dramatique
# $games: always more than one
web-lab-dramatic = La plus dramatique de { $games } parties
# $points: with a decimal; always more than one
web-lab-dramatic-help = Son gagnant avait { $points } points de retard en moyenne.
web-lab-watch = La regarder
web-lab-watch-again = Regarder la nouvelle

## Searching for boards

web-find-title = Chercher un plateau
web-find-help = Les plateaux qui conviennent naissent les uns des autres ; restent les meilleurs par durée et tension.
web-find-rounds = Tours en moyenne
web-find-within = à peu près
web-find-edge = Équitable à points près
web-find-aim = Et ensuite le plus de
web-find-start = Chercher des plateaux
web-find-stop = Arrêter ici
web-find-found = Plateaux trouvés
web-find-tried = { $tried } essayés, { $fitting } gardés
web-find-none = Aucun ne convient encore : voici les plus proches.
web-find-best = Le meilleur, mesuré à nouveau avec d’autres dés
# $rounds: with a decimal; always more than one
web-find-rounds-of = { $rounds } tours
web-find-edge-of = première place { $edge } points
web-find-leads-of = { $leads } changements de tête
web-find-take = Prendre ce plateau
web-find-play = Jouer ce plateau
