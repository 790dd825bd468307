### Ce que dit la ligne de commande. Les mots comme --resume, FILE et `boardloom games` se tapent, ou tiennent la place de ce qu’on tape.

## Ce qui ne va pas dans une commande

cli-see-help = { $problem } (voir { $command } --help)
cli-no-such-command-but = Il n’y a pas de commande { $command } ; tu voulais dire { $commands } ?
cli-no-such-command = Il n’y a pas de commande { $command }
cli-command-missing = Il manque une commande : { $commands }
cli-no-such-option = Il n’y a pas d’option { $option }
cli-no-such-option-but = Il n’y a pas d’option { $option } ; tu voulais dire { $options } ?
cli-missing = Il manque { $option }
cli-invalid-because = Valeur incorrecte pour { $option } : { $reason }
cli-invalid = Valeur incorrecte pour { $option }
cli-value-missing = { $option } demande une valeur
cli-no-value = { $option } ne prend pas de valeur
cli-extra = Il y a quelque chose de trop : { $arguments }
cli-misused = Cette commande ne s’utilise pas ainsi
cli-resume-alone = --resume continue la partie telle qu’elle était préparée ; enlève les autres options
cli-which-game = ces options demandent un jeu : nommes-en un
cli-players-differ = --players { $players } contredit players={ $given }
cli-from-alone = --from apporte ses propres options ; enlève --set et --config
cli-other-game = { $file } est une partie de { $game }, pas de { $asked }
cli-unwritable = impossible d’écrire : { $reason }
window-no-tkinter = la fenêtre a besoin de Tkinter : installe-le (Debian et Ubuntu : sudo apt install python3-tk ; Fedora : sudo dnf install python3-tkinter)
window-no-display = il n'y a pas d'écran où ouvrir une fenêtre : définis DISPLAY, ou joue dans le navigateur (boardloom) ou au terminal (boardloom menu)

## Ce que disent les commandes

cli-game = { $title } : { $summary }
cli-imported = { $moves ->
    [one] { $game }, { $moves } coup, gardée dans { $file }
   *[other] { $game }, { $moves } coups, gardée dans { $file }
}

check-no-game = { $file } n’enregistre aucun jeu
check-fine = { $configs ->
    [one] { $game } : rien d’anormal n’a été trouvé.
   *[other] { $game } : rien d’anormal n’a été trouvé, avec { $configs } jeux d’options.
}
check-faults = { $faults ->
    [one] { $game } : { $faults } erreur.
   *[other] { $game } : { $faults } erreurs.
}
check-changes = { $field } est écrit ici, mais seuls start et apply peuvent changer quelque chose
check-unwritten = { $place } compte, mais rien n’y est écrit
check-index = { $row } a des places de 0 à { $last }, pas { $index }
check-iterate = les règles parcourent { $row } par indice : for i in range(len({ $row }))
check-room = MAX_ACTIONS vaut { $most }, et en voici une de plus
check-order = les actions sont listées en ordre croissant, chacune une fois, mais { $action } suit { $before }
check-luck = interrogée à nouveau sur la même position, elle répond autre chose : le hasard appartient à chance
check-start = start laisse { $field } tel quel ; il doit écrire chaque champ
check-chance = le hasard joue, alors que le jeu dit chance=False
check-turn = turn(s, b) vaut { $turn } alors que c’est à la place { $mover } de jouer
check-die = die(s, b) vaut { $sides }, mais chance ne liste pas 1 à { $sides } avec le poids 1 chacun
check-sight = hide enlève ce dont la place au trait a besoin : ses propres choix sont ensuite autres
check-leak = hide cache { $hidden } à la place { $seat }, mais { $field } le révèle : { $first } quand c’est { $one }, et { $second } quand c’est { $other }
check-deal = determinize change { $field }, que la place { $seat } voit
check-deal-choices = determinize laisse à la place { $seat } d'autres choix que les siens
check-search = une recherche compilée diffère de celle en Python pur
check-endless-rule = cela n’a pas pris fin
check-differs = après le coup { $move }, { $field } vaut { $python } en Python et { $compiled } compilé
check-config = ces options, écrites puis relues, ne sont pas les mêmes ; chacune a besoin d’une valeur par défaut
check-unfinished = { $games } parties sur { $of } n’étaient pas finies après { $moves } coups
check-never-wins = le joueur { $seat } ne gagne jamais quand tous choisissent au hasard
check-always-tied = chaque partie finit à égalité quand tous choisissent au hasard
check-never-asked = le joueur { $seat } n’est jamais au trait
check-parse = parse prend { $name }, le nom d’une action, pour une autre action
check-silent = events ne dit rien de { $name }
check-preset = le préréglage { $preset } ne peut pas être choisi : { $problem }
check-with = avec { $options } : { $problem }
check-id = { $id } est l’identifiant d’un message et serait affiché tel quel : message({ $id }) dit ses mots
check-tone = { $tone } n’est pas une teinte que les écrans connaissent
check-seat = { $id } nomme la place { $seat }, et il y a les places 0 à { $last }
check-who = { $id } dirait { $who } comme un nombre : Who({ $who }) est qui occupe cette place
check-rave = avec rave_k, les actions sont des nombres inférieurs à MAX_ACTIONS, qui vaut { $most } ; ici il y a { $action }
check-unread = { $place } est lu ici avant que rien n’y soit écrit : ce qui s’y trouvait avant ne veut rien dire
check-none = { $rule } ne trouve rien à faire : qui est au trait a besoin d’un choix, ne serait-ce que passer
check-hides-nothing = hide ne cache rien à personne
check-hides-unevenly = hide ne cache rien à la place { $seat }, mais cache quelque chose à d’autres
check-hides-own = hide cache { $field } à la place { $seat }, qui l’a choisi
check-no-deals = sans determinize, les robots savent tout ce que hide cache
check-score-hidden = score compte ce que hide cache : la place { $seat } voit d’autres scores que les vrais
check-deal-same = determinize fait la même donne quelle que soit la clé ; dans { $wrong } positions sur { $of }, ce n’était pas elle
check-deal-never = determinize ne donne jamais à { $field } la valeur { $value }, qu’il avait dans { $games } parties
check-doubt = Peut-être : { $problem }
check-players = players peut être n’importe quel nombre : Field(2, ge=2, le=4) dit combien au plus
check-prefix = { $id } ne commence pas par { $game }-, comme les identifiants de ce jeu
check-global = les règles utilisent { $name }, qui n’est plus le même : ce qui change va dans l’état
check-command = { $name } est une commande du terminal, que personne ne pourrait alors donner
check-speed-plain = Une boucle simple en Python : { NUMBER($games, maximumFractionDigits: 0) } parties/s.
check-speed-interpreted = Interprété : { $games } parties/s, { $times } fois plus.
check-speed-compiled = Compilé : { $games } parties/s, { $times } fois plus.

## Textes de --help, lus sans Fluent : pas d’arguments, pas d’attributs, rien entre accolades

help-usage = Usage :
help-options = Options :
help-commands = Commandes :
help-arguments = Arguments :
help-help = Montre ce texte.
help-default = sinon :
help-required = obligatoire

help-boardloom = Une maison de jeux de société. Sans commande : tous dans le navigateur.
help-screens = Choisir où jouer : dans le navigateur, dans une fenêtre ou dans ce terminal.
help-in-browser = Ouvrir les jeux dans le navigateur.
help-first-game = Le jeu à préparer d’abord.
help-menu = Choisir un jeu et jouer dans ce terminal.
help-games = Lister les jeux.
help-play = Jouer dans ce terminal. Chaque coup est enregistré aussitôt.
help-classic-board = Ouvrir le plateau sur mesure dans la fenêtre que décrit sa règle.
help-desktop = Jouer dans une fenêtre à part, sans navigateur.
help-learn = Apprendre un jeu en y jouant, en deux minutes.
help-puzzles = Trouver le seul coup meilleur que tous les autres.
help-puzzle-number = Quel problème, à partir de 1.
help-sim = Simuler beaucoup de parties et donner les parts, les durées et les chiffres du jeu.
help-arena = Faire jouer des bots entre eux, à toutes les places avec la même chance. Les parties sont gardées ; un second lancement continue.
help-calibrate = Faire jouer des recherches d’un jeu entre elles, et garder les niveaux les plus éloignés.
help-check = Jouer à un jeu de toutes les façons qui révèlent des erreurs, et donner la ligne de chacune.
help-gtp = Servir de moteur à d’autres programmes : le Go Text Protocol sur l’entrée et la sortie standard.
help-odds = Les probabilités d’un jeu de hasard : exactes si possible, sinon simulées avec un intervalle.
help-perft = Compter les façons de jouer DEPTH actions, hasard compris.
help-replay = Vérifier une feuille de partie et la raconter.
help-analyse = Les chances de chacun au fil d’une partie, coup par coup, et ce que coûtent les décisions.
help-export = Afficher une feuille de partie dans le format d’un autre programme.
help-import = Vérifier une partie du fichier d’un autre programme et la garder parmi les tiennes.
help-history = Lister les parties finies et en cours.
help-leaderboard = Qui a gagné combien de fois, d’après toutes les parties finies.
help-schema = Afficher le schéma JSON des options d’un jeu.
help-serve = Proposer des parties sur le réseau. Chaque réglage peut aussi se donner par BOARDLOOM_NAME.
help-verify = Vérifier les dés d’une partie d’après leur relevé, et rejouer ses règles.
help-store = S’occuper de la base d’un serveur.
help-store-check = Rejouer toutes les parties de la base, et dire si tout concorde.
help-store-export = Écrire chaque partie, avec le relevé de ses dés, dans un dossier.
help-store-backup = Copier la base pendant que le serveur tourne.

help-game-name = Son nom : voir `boardloom games`.
help-only-game = Ce jeu seulement.
help-set = Choisir une option.
help-config = Des options dans un fichier JSON.
help-use = Charger d’abord tes propres règles.
help-json = Afficher du JSON.
help-how-many-games = Combien de parties.
help-seed = Même graine, mêmes parties.
help-dice-seed = Même graine, mêmes dés.
help-browser = Ouvrir un navigateur, ou non.
help-lan = Laisser jouer tous ceux de ce réseau, pas seulement cet ordinateur.
help-fast = Sans pauses.
help-players = Combien jouent.
help-names = Noms des premières places.
help-seat-bots = Combien des dernières places sont des bots, ou lesquels.
help-resume = Continuer la dernière partie inachevée.
help-every-bot = Comment décide chaque place ; un nom pour toutes.
help-cores = Sinon : tous les cœurs.
help-cluster = Jouer sur une grappe Ray : HÔTE:PORT, ou auto. Les nombres restent les mêmes.
help-limit = Arrêter une partie après tant de coups.
help-bots = Un par place, ou deux.
help-duels = Parties de chaque paire qui se rencontre.
help-checked = Un jeu par son nom, ou un fichier avec vos propres jeux.
help-speed = Le mesurer aussi : parties par seconde, compilé ou non.
help-seconds-move = Pour chaque coup.
help-iterations = De recherche pour chaque coup, à la place.
help-engine = Un moteur d’ailleurs : le bot gtp1, gtp2, ...
help-bot = Quel bot joue.
help-moves = Jouer d’abord ceux-ci, par leur nom.
help-from = À partir de la fin d’une feuille de partie.
help-without = Une action qui n’est jamais jouée.
help-seconds-position = De recherche pour chaque position.
help-format = Un format que le jeu connaît, comme blksgf.
help-host = Écouter à cette adresse, pas seulement sur cette machine.
help-port = Sinon 8000 ; 0 en prend un libre.
help-public-url = Ce que tapent les gens, derrière un proxy inverse.
help-database = La base ; sinon dans ton dossier de données.
help-new = Commencer un jeu à toi : un fichier jouable tout de suite.
help-new-name = Le nom du jeu ; le fichier est NAME.py.
help-new-kind = Par quoi commencer : une course avec un dé, des pièces qui bougent sur une grille, des pions que l’on pose ou un bluff aux dés cachés.
help-new-package = Créer un dossier avec des tests, prêt à être publié.
new-kind = par quoi commencer : --kind est l’un de { $choices }
new-exists = { $file } existe déjà
new-written = { $file } est écrit.
new-next = Essaie : { $command } check { $source }, { $command } play { $game } --use { $source }
new-package = Installe-le avec pip install -e { $file } ; puis { $command } play { $game }. Le jeu est dans { $source }.
new-which = De quel genre ?
new-race = une course avec un dé et un choix
new-grid = des pièces qui bougent sur une grille
new-placement = des pions que l’on pose
new-bluff = un bluff aux dés cachés

## Le laboratoire

help-lab = Mesurer ce que fait une règle.
help-lab-measure = Les nombres d’une variante : équité, durée, tension.
help-lab-compare = Ce que fait un changement, partie par partie avec la même chance.
help-lab-sweep = Une option après l’autre changée, chacune comparée.
help-lab-find = Chercher un meilleur plateau ou de meilleures options.
help-lab-run = Répéter une expérience et dire si le résultat est le même.
help-lab-report = Faire une page d’une expérience : un fichier HTML qui s’ouvre partout.
help-lab-report-save = Où la page est écrite ; par défaut, à côté de l’expérience.
help-lab-games = Parties de chaque variante.
help-lab-seconds = Combien de temps mesurer ; 1 par défaut.
help-lab-until = Continuer jusqu’à ce que l’intervalle soit aussi étroit, comme edge=0.002.
help-lab-pace = Combien de secondes dure un événement à table, comme roll=4 ; pour les minutes.
help-lab-save = Garder l’expérience dans un fichier.
help-lab-but = Ce qui est changé.
help-lab-but-bots = Qui joue la variante changée.
help-lab-vary = Quoi changer ; toutes les possibilités si aucune valeur n’est nommée.
help-lab-over = Sur quoi chercher : une option qui est un plateau, ou des options avec leurs valeurs ; toutes les possibilités si aucune n’est nommée.
help-lab-where = Entre quelles bornes une autre mesure doit être, comme rounds=24..26.
help-lab-maximise = La mesure qui doit être la plus grande possible.
help-lab-minimise = La mesure qui doit être la plus petite possible.
help-lab-find-seconds = Combien de temps chercher ; 10 par défaut.
help-lab-tries = Combien de variantes essayer, au lieu de combien de temps.
help-lab-file = Le fichier d’une expérience.
