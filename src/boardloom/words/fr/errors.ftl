### Erreurs de règles, de jeux, de fichiers, de bots et de chiffres ; l’anglais d’une bibliothèque ou d’un moteur est un argument.

## Fichiers

# $problem : un autre message, ou ce que dit une bibliothèque en anglais
file-problem = { $file } : { $problem }
file-line-problem = { $file }, ligne { $line } : { $problem }
file-not-python = { $file } n’est pas un fichier Python
file-exists = { $file } existe déjà
file-unwritable = impossible d’écrire { $file } : { $reason }
reason-no-file = ce n’est pas un fichier
reason-not-text = ce n’est pas du texte
reason-not-json = ce n’est pas du JSON
reason-not-json-at = ce n’est pas du JSON (ligne { $line }, colonne { $column })
reason-nested = il y a trop de niveaux imbriqués
reason-missing = ce fichier ou ce dossier n’existe pas
reason-permission = ce n’est pas autorisé ici (pas la permission)
reason-read-only = on peut seulement le lire, pas l’écrire
reason-folder = c’est un dossier
reason-not-folder = une partie du chemin n’est pas un dossier
reason-exists = cela existe déjà
reason-disk-full = le disque est plein
reason-disk-fails = le disque ne l’accepte pas
reason-file-large = le fichier serait trop gros
reason-name-long = le nom est trop long
reason-no-program = ce n’est pas un programme
reason-no-address = cette adresse n’existe pas
reason-address-used = un autre programme y écoute déjà
reason-address-elsewhere = cette machine n’a pas cette adresse
reason-not-database = ce n’est pas une base de données
reason-database-damaged = la base de données est endommagée
reason-other-database = c’est une base de données pour autre chose
reason-database-busy = un autre programme utilise la base de données
reason-not-opened = impossible d’ouvrir le fichier
reason-code = erreur { $code }

## Jeux et règles

game-unknown = il n’y a pas de jeu { $game } ; les choix possibles sont { $choices }
game-unknown-but = il n’y a pas de jeu { $game } ; voulais-tu dire { $games } ?
game-unknown-file = il n’y a pas de jeu { $game } ; peut-être avec --use { $file }
game-package = le jeu { $game } du paquet { $package } est inutilisable : { $problem }
game-taken = { $game } est déjà le nom d’un jeu de la maison
game-lacks = il manque { $part } au jeu { $game }
game-arguments = { $function } est appelée avec ({ $arguments }), mais prend ({ $given })
game-faulty = on ne peut pas se fier aux règles du jeu { $game } : { $problems }
game-name = { $game } ne peut pas être le nom d’un jeu : c’est une lettre, puis des lettres, des chiffres et des tirets bas
game-words = les textes du jeu { $game } contiennent des erreurs : { $problems }
game-guided = la leçon ou les problèmes du jeu { $game } contiennent des erreurs : { $problems }
lesson-step = étape { $step } de la leçon ({ $says }) : { $problem }
lesson-too-free = ce qu’on peut y faire mène à plus de { $most } positions
lesson-no-words = l’étape { $step } de la leçon n’a pas de texte : il manque { $id }
lesson-not-now = Pas maintenant : fais ce que demande le guide.
lesson-none = { $game } n’a pas de leçon
lesson-over = la leçon est finie
puzzles-none = { $game } n’a pas de problèmes
puzzle-none = { $game } n’a pas de problème { $number }
puzzle-over = le problème se joue en un coup
puzzle-file = { $file } : { $reason }
puzzle-wrong = problème { $number } : { $problem }
puzzle-choices = ses valeurs ne sont pas celles d’au moins deux coups possibles à cet endroit
minimax-two = { $game } ne peut pas être exploré jusqu’au bout : il faut deux joueurs et aucun hasard
words-junk = { $id } est illisible : { $reason }
words-twice = { $id } figure deux fois
words-unknown = { $id } renvoie à { $other }, qui n’existe pas
words-circle = { $id } renvoie à lui-même, directement ou par d’autres messages
words-none = le message { $id } n’a pas de texte
words-gap = le message { $id } a un trou que rien ne remplit : { $reason }
# $slot : l’endroit des règles où l’on choisit une stratégie
slot-taken = { $slot } { $name } est déjà pris ; donne un autre nom à la stratégie
state-large = State est trop grand ({ $numbers }, au plus { $most }) : les tables vont dans le setup
state-name = State.{ $field } : tout enregistrement a déjà quelque chose de ce nom ; le champ doit s’appeler autrement
rule-recursive = la règle { $rule } s’appelle elle-même, directement ou par d’autres ; une règle n’en a pas le droit
rule-setup = { $field } est écrit ici, mais un setup reste tel quel : ce qui change va dans l’état
rule-division = une règle a divisé par zéro ; `boardloom check` nomme la ligne
policy-name = { $name } ne peut pas être le nom d’une politique : c’est un mot en minuscules, et il n’y en a pas deux pareils
rule-unmarked = { $name } est appelé par une règle mais n’est pas marqué @rule
rule-type = { $name } est du type { $type }, qu’une règle ne peut pas utiliser ; importe par son nom ce dont elle a besoin
rule-undefined = { $name } n’est pas défini
rule-speaks = une règle ne peut pas appeler { $name } : elle ne fait que lire et changer des nombres
rule-luck = une règle ne peut pas utiliser { $name }, qui répond chaque fois autre chose : le hasard appartient à chance
game-view-class = view est une classe : { $name }(), avec des parenthèses, est une vue
rule-global = une règle ne peut pas changer { $name }, qui est hors d’elle : ce qui change appartient à l’état
rule-field = { $record } n’a pas de champ { $field }
icon-name = { $name } ne peut être le nom d’une icône : il a des minuscules, des chiffres et des tirets, et n’est pas déjà de la maison
icon-path = l’icône { $name } devrait être le tracé d’une image SVG, comme M96 96H416V416H96Z
rule-slot = les règles utilisent l’emplacement { $slot }, qui n’est pas parmi ceux du jeu
rule-uncompiled = cette règle ne peut pas être compilée : { $cause }
rule-allocates = une règle ne peut pas créer de listes, de dictionnaires, de textes ni d’autres objets
rule-index = une règle a utilisé une place hors d’une rangée ou de la liste des actions ; `boardloom check` indique la ligne

## Ce que reçoivent les fonctions de la bibliothèque

argument-text = { $argument } doit être un texte, pas { $given }
argument-texts = { $argument } doit être une liste de textes, pas { $given }
argument-from = { $argument } doit être un nombre entier à partir de { $least }, pas { $given }
argument-between = { $argument } doit être un nombre entier de { $least } à { $most }, pas { $given }
argument-kind = { $argument } doit être du type { $kind }, pas { $given }

## Résoudre et chercher

solve-endless = { $game } ne peut pas être résolu avec ces options : des parties pourraient ne jamais finir
solve-no-numbers = { $game } n’est pas résolu : ses positions n’ont pas de numéro
solve-options = { $game } n’est pas résolu avec ces options : { $reason }
solve-other-game = cette position est d’un autre jeu que celui qui a été résolu
search-iterations = une recherche fait de 0 à { $most } itérations, pas { $given }
search-seconds = une recherche dure de 0 à { $most } secondes, pas { $given }
search-over = la partie est finie : il n’y a rien à chercher

## Joueurs et parties

name-spaces = un nom de joueur ne peut ni commencer ni finir par une espace
name-long = un nom de joueur a { $most } caractères imprimables au plus
seat-of-person = à cette place joue une personne, pas le bot { $bot }
names-same = deux joueurs ont le même nom
colours-same = deux joueurs ont la même couleur
match-id = l’identifiant d’une partie se compose de lettres, de chiffres et de tirets
match-seed = la graine est un nombre entier de 0 à { $most }
match-seats = { $players ->
    [one] { $players } joueur a besoin d’une place, pas de { $seats }
   *[other] { $players } joueurs ont besoin d’autant de places, pas de { $seats }
}
match-players = { $seats ->
    [one] il y a { $seats } place : indique { $seats }, ou rien
   *[other] il y a { $seats } places : indique { $seats }, ou rien
}
draw-over = il n’y a rien à tirer : la partie est finie
undo-nothing = il n’y a rien à annuler

## Feuilles de partie

transcript-problem = ligne { $line } : { $problem }
transcript-title = une feuille de partie commence par { $expected }
transcript-line-expected = on attend ici { $expected }
transcript-move = on attend ici le coup { $number }
transcript-result = après ces coups, on attend ici { $expected }
transcript-sum = le compte des coups n’est pas bon : on trouve { $expected }
transcript-after-end = rien ne peut suivre la fin
transcript-damaged-end = la fin du fichier manque ou est endommagée
transcript-too-short = le fichier finit ici, trop tôt
transcript-seat = une place est human ou bot, pas { $given }
transcript-version = on a joué à { $game } version { $played } ; ce Boardloom joue la version { $ours }
transcript-seed = la graine est un nombre entier inférieur à 2**63
transcript-config-json = les options ne sont pas du JSON : { $reason }
transcript-config-object = les options sont un objet JSON
transcript-unfinished = la partie n’est pas finie
format-none = { $game } ne peut pas être écrit en { $format } ; ses formats : aucun
format-unknown = { $game } ne peut pas être écrit en { $format } ; ses formats : { $formats }
format-of-file = on ne peut pas lire de partie dans un tel fichier, seulement dans { $formats }

## Relevés des dés, par lesquels chacun peut vérifier une partie

record-legal = { $moves ->
    [1] Conforme : le seul coup ou lancer suit les règles du jeu { $game }.
   *[other] Conforme : les { $moves } coups et lancers suivent tous les règles du jeu { $game }.
}
record-unfair = { $file } n’est PAS équitable : { $reason }
record-malformed = { $file } n’est pas un relevé des dés : { $reason }
record-lacks = { $field } manque ou est faux
record-version = on a joué à { $game } version { $played } ; ceci est la version { $ours }
record-step = étape { $step } : { $problem }
record-roll-expected = on attend ici un lancer
record-choice-expected = on attend ici un choix
record-out-of-turn = la place { $seat } agit alors que c’est à la place { $turn } de jouer
record-nobodys-turn = la place { $seat } agit alors que ce n’est à personne de jouer
record-outcomes = ce ne sont pas les résultats que prévoient les règles

## Ce qui ne va pas dans un relevé des dés

unfair-record = relevé : { $found } au lieu de { $expected }
unfair-nonce = nombre secret de la place { $seat } : { $found } au lieu de { $expected }
unfair-key = clé : { $found } au lieu de { $expected }
unfair-deals = secret de ce qui est distribué face cachée : { $found } au lieu de { $expected }
unfair-undo = { $steps ->
    [one] étape { $step } : { $steps } étape ne peut pas être ramenée à { $to }
    [many] étape { $step } : { $steps } d’étapes ne peuvent pas être ramenées à { $to }
   *[other] étape { $step } : { $steps } étapes ne peuvent pas être ramenées à { $to }
}
unfair-own = étape { $step } : un lancer sans maillon, alors que le serveur tenait les dés
unfair-number = étape { $step } : numéro du lancer : { $found } au lieu de { $expected }
unfair-no-link = étape { $step } : le lancer { $roll } n’a pas de maillon
unfair-link = étape { $step } : le maillon { $roll } mène à { $found } au lieu de { $expected }
unfair-roll = étape { $step } : lancer { $roll } : { $found } au lieu de { $expected }

## Chiffres

odds-over = la partie est finie : il ne reste rien au hasard
odds-decisions = les joueurs peuvent décider, ou se gêner les uns les autres
# $rule : l’option ou la case qui en est cause
odds-coupled = { $rule } permet aux joueurs de se déplacer les uns les autres
odds-too-long = sur ce plateau, il y a des parties de plus de { $most } tours
odds-too-large = ce plateau a plus de { $most } positions
endgame-large = plus de { $most } positions : commence plus près de la fin
endgame-luck = { $bot } laisse ses décisions au hasard, ce qui ne peut pas s’énumérer
simulate-over = la partie est finie : il n’y a rien à simuler
arena-bots =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    } pour { $players } { $players ->
        [one] joueur
       *[other] joueurs
    } ; nommes-en un par place, ou deux : le premier joue contre le second, assis à toutes les autres places
calibrate-own = les niveaux de { $game } viennent avec le jeu
calibrate-alone = { $game } se joue seul : les niveaux ne peuvent se rencontrer
arena-no-gtp = { $game } n’a pas de langage pour les autres moteurs : enlève --gtp
arena-bot-ended = un bot a mis fin au processus dans lequel il jouait

## Bots

bot-unknown = { $game } n’a pas de bot { $bot } ; les choix possibles sont { $choices }
bot-unknown-policy = { $game } n’a pas de bot { $bot } ; les choix possibles sont { $choices } ; les niveaux jouent dans `play` et `arena`
bot-unable = le bot { $bot } ne peut pas jouer cette partie : { $reason }
bots-per-seat =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    } pour { $players } { $players ->
        [one] joueur
       *[other] joueurs
    } ; nommes-en un par place, ou un pour toutes
bot-name = { $name } ne peut pas être le nom d’un bot : prends des lettres et des chiffres, et aucun de nos noms
bot-no-turn = un bot ne choisit que là où c’est à une place de jouer
bot-illegal = le bot { $bot } a choisi { $action }, qui n’est pas possible ici
bot-failed = un bot a échoué : { $reason }

## Les moteurs des autres

engine = le moteur { $command }
engine-named = le moteur { $name } { $command }
# $engine : l’un des deux messages précédents
engine-not-started = impossible de démarrer { $engine } : { $reason }
engine-no-program = aucun programme n’est nommé
engine-quotes = il manque un guillemet fermant
engine-no-gtp = { $game } n’a pas de langage pour les autres moteurs
engine-resigned = { $engine } a abandonné : ici, on joue les parties jusqu’au bout
engine-illegal = { $engine } joue contre les règles : { $reason }
engine-ended = { $engine } s’est arrêté
engine-ended-at = { $engine } s’est arrêté à { $command }
engine-refuses = { $engine } refuse { $command } : { $reason }
engine-silent = { $seconds ->
    [one] { $engine } n’a pas répondu à { $command } en { $seconds } seconde
   *[other] { $engine } n’a pas répondu à { $command } en { $seconds } secondes
}
engine-long = { $engine } répond à { $command } par plus de { $most } caractères

## Nos bots comme moteur

engine-no-words = { $game } n’a pas de langage pour les autres programmes
engine-command = commande inconnue { $command }
engine-other-game = ce moteur a été démarré pour { $game }, pas pour { $given }
engine-colour = ce ne peut pas être à { $colour } de jouer ; les couleurs s’écrivent comme dans 'play 1 a20'

## Le laboratoire

lab-bot-searches = { $bot } cherche, ce qui est trop long pour le laboratoire : prenez une stratégie simple, ou mesurez victoires et durée avec sim
lab-other-game = des variantes de jeux différents ne se comparent pas
lab-figure-unknown = il n’y a pas de mesure { $figure } ; choisissez parmi { $choices }
lab-precision = la précision de { $figure } doit être un nombre supérieur à 0, comme 0.002
lab-nothing-to-sweep = il n’y a rien à changer : nommez une option qui a d’autres valeurs
# $variants: always more than one
lab-too-many = { $variants } variantes, c’est trop : { $most } au plus
lab-no-choices = { $option } n’a pas de liste de valeurs : dites lesquelles essayer
lab-no-experiment = { $file } n’est pas une expérience de ce laboratoire
lab-file-differs = { $file } manque ou n’est plus comme dans l’expérience
lab-metric-name = { $name } ne peut pas être le nom d’une mesure
lab-no-elements = { $option } doit être donné comme liste d’éléments
lab-pace-unknown = il n’y a pas d’événement de type { $kind } ; choisissez parmi { $choices }
lab-pace = les secondes de { $kind } doivent être un nombre à partir de 0
lab-too-few-rollouts = pour savoir ce que valent les choix, il faut au moins une position et deux parties jouées à partir d’elle
lab-no-decisions = dans les parties de { $game } qui ont été jouées, personne n’avait plusieurs choix
lab-extra-missing = il faut pour cela { $package }, qui n’est pas installé : { $command }
cluster-unreachable = aucune grappe ne répond à { $address } : { $reason }
cluster-lost = la grappe a perdu le travail trop souvent ({ $reason })
cluster-version = ceci est Boardloom { $here }, mais une machine de la grappe a { $there }
cluster-own-figures = un indicateur à soi doit être dans un fichier que --use charge, pour que les machines de la grappe le connaissent
lab-one-aim = une recherche a besoin d’une mesure à maximiser ou à minimiser
lab-range = { $figure } doit être entre deux nombres, le plus petit d’abord, comme 24..26
lab-no-board = { $option } n’est pas un plateau ; les plateaux sont : { $choices }
lab-board-fixed = les autres options ne permettent aucun changement de { $option }
lab-report-empty = un rapport a besoin de quelque chose à dire : une mesure, une comparaison, un balayage, une recherche ou une version
