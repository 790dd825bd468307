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

## Jeux et règles

game-unknown = il n’y a pas de jeu { $game } ; les choix possibles sont { $choices }
game-taken = { $game } est déjà le nom d’un jeu de la maison
game-lacks = il manque { $part } au jeu { $game }
game-name = { $game } ne peut pas être le nom d’un jeu : c’est une lettre, puis des lettres, des chiffres et des tirets bas
game-words = les textes du jeu { $game } contiennent des erreurs : { $problems }
words-junk = { $id } est illisible : { $reason }
words-twice = { $id } figure deux fois
words-unknown = { $id } renvoie à { $other }, qui n’existe pas
# $slot : l’endroit des règles où l’on choisit une stratégie
slot-taken = { $slot } { $name } est déjà pris ; donne un autre nom à la stratégie
rule-recursive = la règle { $rule } s’appelle elle-même, directement ou par d’autres ; une règle n’en a pas le droit
rule-unmarked = { $name } est appelé par une règle mais n’est pas marqué @rule
rule-type = { $name } est du type { $type }, qu’une règle ne peut pas utiliser ; importe par son nom ce dont elle a besoin
rule-undefined = { $name } n’est pas défini
rule-slot = les règles utilisent l’emplacement { $slot }, qui n’est pas parmi ceux du jeu
rule-uncompiled = cette règle ne peut pas être compilée : { $cause }

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

name-empty = un nom de joueur ne peut pas être vide, ni commencer ou finir par une espace
name-long = un nom de joueur a { $most } caractères imprimables au plus
name-of-person = { $name } est une personne, pas le bot { $bot }
names-same = deux joueurs ont le même nom
colours-same = deux joueurs ont la même couleur
match-id = l’identifiant d’une partie se compose de lettres, de chiffres et de tirets
match-seed = la graine est un nombre entier de 0 à { $most }
match-seats = { $players } joueurs ont besoin d’autant de places, pas de { $seats }
match-players = il y a { $seats } places : indique { $seats }, ou rien
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

record-fair = { $rolls ->
    [one] Équitable : { $rolls } lancer découle de ce qui a été publié avant la partie.
   *[other] Équitable : { $rolls } lancers découlent de ce qui a été publié avant la partie.
}
record-own = { $rolls ->
    [one] { $rolls } lancer a été fait à la main puis saisi ; personne ne peut le vérifier.
   *[other] { $rolls } lancers ont été faits à la main puis saisis ; personne ne peut les vérifier.
}
record-face-down = { $deals ->
    [one] { $deals } donne est encore face cachée.
   *[other] { $deals } donnes sont encore face cachée.
}
record-legal = Conforme : les { $moves } coups et lancers suivent tous les règles du jeu { $game }.
record-unfair = { $file } n’est PAS équitable : { $reason }
record-malformed = { $file } n’est pas un relevé des dés : { $reason }
record-version = on a joué à { $game } version { $played } ; ceci est la version { $ours }
record-step = étape { $step } : { $problem }
record-roll-expected = on attend ici un lancer
record-choice-expected = on attend ici un choix
record-out-of-turn = la place { $seat } agit alors que c’est à la place { $turn } de jouer
record-nobodys-turn = la place { $seat } agit alors que ce n’est à personne de jouer
record-outcomes = ce ne sont pas les résultats que prévoient les règles
record-no-secret = la partie est finie, mais il manque le secret de ce qui a été distribué face cachée

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
arena-bots = { $bots } bots pour { $players } joueurs ; nommes-en un par place, ou deux : le premier joue contre le second, assis à toutes les autres places
arena-no-gtp = { $game } n’a pas de langage pour les autres moteurs : enlève --gtp
arena-bot-ended = un bot a mis fin au processus dans lequel il jouait

## Bots

bot-unknown = { $game } n’a pas de bot { $bot } ; les choix possibles sont { $choices }
bot-unknown-policy = { $game } n’a pas de bot { $bot } ; les choix possibles sont { $choices } ; les niveaux jouent dans `play` et `arena`
bot-unable = le bot { $bot } ne peut pas jouer cette partie : { $reason }
bots-per-seat = { $bots } bots pour { $players } joueurs ; nommes-en un par place, ou un pour toutes
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
engine-no-gtp = { $game } n’a pas de langage pour les autres moteurs
engine-resigned = { $engine } a abandonné : ici, on joue les parties jusqu’au bout
engine-illegal = { $engine } joue contre les règles : { $reason }
engine-ended = { $engine } s’est arrêté
engine-ended-at = { $engine } s’est arrêté à { $command }
engine-refuses = { $engine } refuse { $command } : { $reason }
engine-silent = { $engine } n’a pas répondu à { $command } en { $seconds } secondes
engine-long = { $engine } répond à { $command } par plus de { $most } caractères

## Nos bots comme moteur

engine-no-words = { $game } n’a pas de langage pour les autres programmes
engine-command = commande inconnue { $command }
engine-other-game = ce moteur a été démarré pour { $game }, pas pour { $given }
engine-colour = ce ne peut pas être à { $colour } de jouer ; les couleurs s’écrivent comme dans 'play 1 a20'
