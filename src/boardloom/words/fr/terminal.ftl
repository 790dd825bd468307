### Ce que dit le terminal. Les mots entre `ces signes` et les lettres seules comme u ou y se tapent tels quels dans toutes les langues.

## Le menu

menu-title = une maison de jeux de société
menu-how = Entrée prend ce qui est entre [crochets] ; q quitte.
menu-goodbye = Au revoir.
menu-screen = Où veux-tu jouer ?
screen-browser = dans ton navigateur, avec des amis aussi, par un lien
screen-desktop = dans une fenêtre à part
screen-terminal = ici, dans ce terminal
menu-which = Lequel ?
menu-unfinished = continuer : { $players } ; au coup { $moves }, commencée le { $begun }
menu-which-rules = Quelles règles ?
menu-rules = Règles ?
menu-default-rules = les habituelles
menu-players = Combien jouent ?
menu-option = { $option } ?
menu-usual = comme d’habitude
menu-choices = Au choix { $names }.
menu-each = Un par joueur, séparés par des virgules.
menu-list = Plusieurs, séparés par des virgules.
menu-list-of = { $how } Il y a { $names }.
menu-cells = Cases { $first } à { $last }, par exemple 3=NOM, 7=NOM, avec un nom parmi { $names }.
menu-no-cell = { $typed } n’est pas comme 3=NOM, avec une case de { $first } à { $last }
menu-no-truth = { $typed } n’est ni `yes` ni `no`
menu-seats = Qui s’assoit où ? Un nom est une personne ; `bot`, seul ou suivi d’un nom, est un bot.
menu-which-bot = `bot:` et l’un de ceux-ci dit quel bot :
menu-bot = { $title } : { $help }
menu-seat = Place { $seat } ?
menu-no-game = { $typed } n’est pas dans la liste ; tape un de ses numéros, ou le nom d’un jeu
menu-no-preset = { $typed } n’est pas dans la liste ; tape un de ses numéros ou de ses noms
menu-no-number = { $typed } n’est pas un nombre
menu-name-taken = { $name } est déjà à la table

## Places

seating-names =
    { $names } { $names ->
        [one] nom
       *[other] noms
    } pour { $players } { $players ->
        [one] joueur
       *[other] joueurs
    }
seating-names-and-bots =
    { $names } { $names ->
        [one] nom
       *[other] noms
    } et { $bots } { $bots ->
        [one] bot
       *[other] bots
    } pour { $players } { $players ->
        [one] joueur
       *[other] joueurs
    } : les noms sont pour les personnes
seating-bots =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    } : il y a de la place pour 0 à { $players }
seating-none-left = il n’y a aucune partie inachevée de { $game } à reprendre

## Ce qu’on demande à la table

table-order = { $who } : { $what }
table-answer = ({ $how } ; ? pour l’aide)
table-how-roll = Entrée, ou tape ce que tu as lancé toi-même
table-how-number = nomme-le, ou tape son numéro
table-how-name = tape-le, ou une partie claire
table-how-enter-number = Entrée ; ou nomme-le, ou tape son numéro
table-how-enter-name = Entrée ; ou tape-le, ou une partie claire
panel-more = et { $count } autres
table-more = { $count ->
    [one] et { $count } choix de plus : Entrée le montre
   *[other] et { $count } choix de plus : Entrée les montre tous
}
table-ambiguous = { $typed } pourrait être { $choices }
choice-in-words = { $typed } – { $label }
table-next = C’est à { $who }. Entrée montre la table, et ce que toi seul peux voir.
table-against-bots = { $count ->
    [one] Tu joues contre un bot, { $bots } : ce jeu se joue à deux ou plus.
   *[other] Tu joues contre des bots, { $bots } : ce jeu se joue à plusieurs.
}
table-rematch = Rejouer ? (y pour oui, Entrée pour non ; u annuler, l récit)

## Ce que dit la table

table-no-decisions = On ne décide de rien dans ce jeu : seule la chance joue.
table-thinking = Réflexion… (la première fois, la préparation prend un moment)
table-no-hint = Pas encore de conseil : il se prépare encore.
table-unready = { $who } se prépare encore, cette première fois seulement, et n’a pas réfléchi.
table-nothing-to-undo = Rien à annuler : on n’avait encore rien demandé à personne.
table-undone = Annulé ; la partie en est au coup { $move }.
table-no-story = Il ne s’est encore rien passé.
table-back = Entrée ramène à la table
table-draw = Égalité.
table-winners = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
table-kept = La partie est gardée dans { $file }
table-unsaved = Cette partie ne peut pas être enregistrée : { $reason }
table-left = Enregistré. Pour continuer : { $command }
table-over = La partie est finie, et gardée dans { $file }

## Aide à la table : ce qu’on peut taper, et ce que cela fait

key-enter = Entrée
key-choice = numéro ou nom
key-leave = save ou quit
table-help-enter = laisse l’ordinateur lancer ou tirer pour toi, ou prend le choix automatique s’il y en a un
table-help-choice = ce que montre ton propre dé, ou ce que tu choisis
table-help-hint = ce que ferait ici un bon joueur, et les chances de chacun
table-help-undo = annule ce qu’une personne a fait en dernier ; les dés retombent pareil
table-help-log = tout le récit jusqu’ici
table-help-leave = quitter ; de toute façon chaque coup est enregistré aussitôt (s et q aussi, si aucun choix ne s’appelle ainsi)

## Conseils

hint-best = Le mieux : { $moves }.
hint-move = { $move } ({ $chance })
hint-about = { $chance } ± { $margin }
hint-of-player = { $who } { $chance }
hint-chances = Chances de gagner : { $chances } (exactes).
hint-chances-simulated =
    Chances de gagner : { $chances } (intervalles à 95 %, sur { $games } { $games ->
        [one] partie simulée
       *[other] parties simulées
    }).

## Choisir pas à pas

steps-kind-piece = pièce
    .one = une pièce
steps-kind-orientation = orientation
    .one = une orientation
steps-kind-cell = case
    .one = une case
steps-kind-square = case
    .one = une case
steps-kind-token = pion
    .one = un pion
steps-kind-action = action
    .one = une action
steps-kind-choice = choix
    .one = un choix
steps-how-turn = { $kind }, ou { $letters } ; Entrée : retour
steps-how-back = { $kind } ; Entrée : retour
steps-how-enter = Entrée ; ou { $kind }
steps-how-move = { $kind }, ou un coup entier
steps-none-such = { $typed } ne peut pas être choisi maintenant ({ $kind }) ; il y a { $some }
steps-none-such-for = { $typed } ne convient pas à { $piece } dans cette position ({ $kind }) ; il y a { $some }
steps-nothing = rien
steps-some = { $names } et { $more } de plus
steps-help-none = rien de cette façon
steps-help-back = retour
steps-help-list = liste tous les coups, à prendre par numéro
steps-help-move = un coup entier

## Progression

progress-compiling = compilation des règles (la première fois seulement)
progress-perfect = calcul du jeu parfait (la première fois seulement)
progress-ready = préparation
progress-playing = jeu
progress-solving = résolution
progress-thinking = réflexion

## Titres de colonnes

column-seat = place
column-place-in-order = place dans l’ordre du tour
column-bot = bot
column-games = parties
column-wins = victoires
column-share = part
column-interval = intervalle à 95 %
column-score = score
column-rating = cote
column-level = niveau
column-iterations = itérations
column-below = victoires contre le niveau inférieur
column-last-played = dernière partie
column-happened = ce qui s’est passé
column-cost = coût
column-turns-alone = tours en solo
column-deviation = σ
column-fewest = minimum
column-median = médiane

## Rapports de simulations

report-title = { $games ->
    [one] { $game } : { $games } partie, graine { $seed }
   *[other] { $game } : { $games } parties, graine { $seed }
}
report-interrupted = { $played ->
    [one] Interrompu après { $played } partie sur { $games }.
   *[other] Interrompu après { $played } parties sur { $games }.
}
report-per-game = Les chiffres sont par partie.
report-interval = de { $low } à { $high }
report-length = Durée : { $mean } coups (σ { $deviation }), de { $least } à { $most } ; { $quantiles }.
report-rounds = Tours de table : { $mean } (σ { $deviation }), de { $least } à { $most } ; { $quantiles }.
report-quantile = { $share } { $moves }
report-ties = Égalités : { $share }.
report-unfinished = { $games ->
    [one] { $games } partie n’a pas fini et ne compte dans aucune part.
   *[other] { $games } parties n’ont pas fini et ne comptent dans aucune part.
}
report-values = { $figure } : { $values }.
report-mean = { $figure } : { $mean } par partie.
report-value = { $name } { $value }
report-nth = { $ordinal ->
    [one] { $number }er { $value }
   *[other] { $number }e { $value }
}
report-most = Le plus souvent, { $figure }
report-place = { $place } ({ $mean } par partie)
report-pace = { $seconds } s : { $games } parties/s, { $moves } coups/s.
report-cost = Ces bots prennent { $seconds } s par partie.

## Probabilités

odds-exact = Exact, d’après les règles elles-mêmes ; aucune partie n’a été simulée.
odds-exact-choices = Exact, d’après les règles elles-mêmes ; aucune partie n’a été simulée. Les deux joueurs choisissent parfaitement.
odds-simulated =
    Pas exact : { $reason }. Sur { $games } { $games ->
        [one] partie simulée
       *[other] parties simulées
    }, intervalles à 95 %.
odds-about = { $share } ± { $margin }
odds-by-place = Selon le rang dans l’ordre du tour : { $shares }.
odds-rounds = En moyenne, quelqu’un gagne après { $rounds } tours de table.
odds-stuck = La place { $seat } reste bloquée pour de bon avec une probabilité de { $chance }.
odds-alone = Tours de la place 1, jouant seule :
odds-never = jamais
odds-choice = { $choice } : gagne à { $chance }.
odds-choice-best = { $choice } : gagne à { $chance }, le mieux.

## Tournois de bots, et parties revues

arena-before = { $played ->
    [one] { $played } partie sur { $games } avait déjà été jouée.
   *[other] { $played } parties sur { $games } avaient déjà été jouées.
}
arena-fair = Des bots égaux gagnent { $share } chacun ; tous commencent avec la cote 25.
arena-kept = Les parties sont gardées dans { $folder }
analysis-title = { $game }, { $started }
analysis-better = { $story } Mieux : { $move }.
analysis-margin = ± dit de combien ces chances peuvent s’écarter selon des intervalles à 95 %, si chacun continue comme la recherche s’y attend.
analysis-cost = { $decisions ->
    [one] { $who } : { $decisions } décision a coûté en tout { $lost } d’une victoire.
   *[other] { $who } : { $decisions } décisions ont coûté en tout { $lost } d’une victoire.
}

## Parties passées

story-title = { $game }, { $started } : { $players }
story-won = { $moves ->
    [one] { $moves } coup ; victoire : { $winners }. Chaque coup est légal.
   *[other] { $moves } coups ; victoire : { $winners }. Chaque coup est légal.
}
story-unfinished = { $moves ->
    [one] { $moves } coup, inachevée. Chaque coup est légal.
   *[other] { $moves } coups, inachevée. Chaque coup est légal.
}
story-drawn = { $moves ->
    [one] { $moves } coup, partie nulle. Chaque coup est légal.
   *[other] { $moves } coups, partie nulle. Chaque coup est légal.
}
history-won = { $started }  { $game } : { $players } ; victoire : { $winners }, { $moves } { $moves ->
    [one] coup
   *[other] coups
}
history-draw = { $started }  { $game } : { $players } ; égalité, { $moves } { $moves ->
    [one] coup
   *[other] coups
}
history-running = { $started }  { $game } : { $players } ; en cours, { $moves } { $moves ->
    [one] coup
   *[other] coups
}
history-none = Pas encore de parties. Joues-en une : { $command }

## Le classement

leaderboard-people = Personnes
leaderboard-bots = Bots
leaderboard-from = { $games ->
    [one] Sur { $games } partie finie.
   *[other] Sur { $games } parties finies.
}
leaderboard-none = Pas encore de parties finies. Joues-en une : { $command }
leaderboard-skipped = Ignoré : { $why }

## Leçons et problèmes

learn-go = Entrée : continuer
learn-roll = Entrée : lancer
learn-done = C’est tout. Pour jouer pour de vrai : { $command }
learn-next = Problème suivant : { $command }
learn-solution = Solution : { $best }

## Levels that are measured

# $games: in all
calibrate-title =
    Niveaux de { $game }, après { $games ->
        [one] une partie
       *[other] { $games } parties
    }
# $level: the name of a level
calibrate-close = { $level } n’est guère meilleur que le niveau inférieur : la recherche ne trouve rien de plus dans ce jeu, ou la chance décide. Plus de parties en disent plus (--games).
calibrate-kept = Ce sont désormais les niveaux de { $game }, partout où l’on y joue.
## Le laboratoire

column-figure = mesure
column-value = valeur
column-change = changement
column-rule = règle
column-how = type
column-change-edge = avantage
column-change-rounds = tours
lab-figure-edge = avantage de la première place
lab-figure-seat_gap = écart entre les places
lab-figure-rounds = tours de table
lab-figure-moves = coups
lab-figure-minutes = minutes
lab-figure-lead_changes = changements de meneur
lab-figure-drama = drame
lab-figure-suspense = suspense
lab-figure-surprise = surprise
lab-figure-decided_at = décidée à
lab-figure-runaway = parties vite décidées
lab-figure-dead_time = temps sans espoir
lab-title = { $games ->
    [one] { $game } : { $games } partie, { $judged } avec probabilités, graine { $seed }
   *[other] { $game } : { $games } parties, { $judged } avec probabilités, graine { $seed }
}
lab-exact = exact
lab-about = environ
lab-few = trop peu
lab-rollouts = Les probabilités viennent de { $rollouts } parties jouées jusqu’au bout depuis chaque tour et sont floues : ne comparez ces mesures qu’entre elles.
lab-corrected = En gras : changé, avec 5 % pour toutes les questions ensemble (Holm).
column-base = avant
column-other = après
lab-report-with = Avec { $change } : { $verdict }
# $variants: always more than one
lab-report-swept = Sur { $variants } changements, { $change } agit le plus sur la durée : { $verdict }
# $rounds: with decimals; always more than one
lab-report-measured = { $game } : { $rounds } tours ; la première place gagne { $edge } par rapport à une part équitable.
lab-report-gallery = Plateaux trouvés
lab-report-made = Fait par le labo de Boardloom { $version }.
lab-report-saved = Le rapport est dans { $file }.
lab-searching = Recherche : { $tried } essais, { $fitting } cases de la carte
lab-measuring-anew = Nouvelle mesure de ce qui a été trouvé
lab-found = { $tried ->
    [one] { $tried } variante essayée. Elle convient, mesurée à nouveau avec une autre chance :
   *[other] { $tried } variantes essayées. La meilleure qui convient, mesurée à nouveau avec une autre chance :
}
lab-found-nothing = { $tried ->
    [one] { $tried } variante essayée, et elle ne convient pas. Mesurée à nouveau avec une autre chance :
   *[other] { $tried } variantes essayées, et aucune ne convient. La plus proche, mesurée à nouveau avec une autre chance :
}
lab-identical = identique
lab-differs = { $places ->
    [one] { $places } nombre diffère :
   *[other] { $places } nombres diffèrent :
}
lab-verdict = { $parts }.
lab-longer = plus longue de { $by } tours (95 % : { $low } à { $high })
lab-shorter = plus courte de { $by } tours (95 % : { $low } à { $high })
lab-longer-exactly = plus longue d’exactement { $by } tours
lab-shorter-exactly = plus courte d’exactement { $by } tours
lab-length-same = durée inchangée à { $within } tours près
lab-edge-more = la première place gagne { $by } points de plus (95 % : { $low } à { $high })
lab-edge-less = la première place gagne { $by } points de moins (95 % : { $low } à { $high })
lab-edge-more-exactly = la première place gagne exactement { $by } points de plus
lab-edge-less-exactly = la première place gagne exactement { $by } points de moins
lab-edge-same = équité inchangée à { $within } points près
lab-leads-more = { $by } changements de meneur de plus (95 % : { $low } à { $high })
lab-leads-fewer = { $by } changements de meneur de moins (95 % : { $low } à { $high })
