### Une partie dans le navigateur.

## La partie

web-match-none = Ce navigateur n’a pas de lien vers cette partie.
web-match-none-more = Ouvre le lien qu’on t’a donné, ou demandes-en un nouveau à l’hôte.
web-match-closed = Ce lien ne marche plus
web-match-connecting = On cherche la table…
web-match-lost = Connexion perdue. Reconnexion…
web-match-rules = Règles
web-match-close = Fermer
web-match-watchers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
web-match-watching = Tu regardes la partie.

## Avant la partie

web-join-title = Prends place
web-join-name = Ton nom
web-join-colour = Ta couleur
web-join-go = Jouer
web-wait-title = On attend tout le monde
web-wait-more = La partie commence dès que toutes les places sont prises.
web-wait-opening = Tout le monde est là : on rend les dés équitables.
web-wait-joined = est là
web-wait-missing = n’est pas encore là
web-wait-you = toi

## Jouer

web-play-actions = Ce que tu peux faire
web-play-roll = Lancer
web-play-own = Que montrent vos dés ?
web-play-undo = Annuler
web-play-hint = Conseil
web-play-integer = { $what } : il faut un nombre entier.
web-play-place = Poser
# $piece : son nom
web-play-place-piece = Poser { $piece }
web-play-pieces = Tes pièces
# Combien de pièces restent, sur combien
web-play-count = { $left } sur { $all }
web-play-patterns = Motifs
web-play-gone = posée
web-play-back = Retour
web-play-turn = Au tour de { $name }
web-play-yours = À toi de jouer, { $name }
web-play-your-turn = À toi de jouer
web-play-waiting = En attente de { $name }
web-play-choose = À toi de choisir
web-play-dice = Dés
# $face: what the die shows
web-play-thrown = Résultat : { $face }
web-play-ahead = Ton prochain lancer
web-play-more = Plus
web-play-unfold = Plus sur les joueurs
web-play-fits = va ici
web-play-misfit = ne va pas ici
web-play-sure = Tu confirmes ?
web-play-yes = Oui, vas-y
web-play-no = Non
web-play-players = Joueurs
web-play-empty = Il ne reste rien.
web-play-recent = À l’instant
web-play-faces = Ce que le dé peut montrer
# $label: what is counted, such as "round"
web-figure-of = { $label } { $value } sur { $most }
web-play-log = Ce qui s’est passé
web-play-log-none = Il ne s’est encore rien passé.
web-play-legend = Ce que veulent dire les signes
web-play-keys = Touches

## Touches

web-key-roll = Lancer
web-key-choose = Choisir
web-key-arrows = Aller d’un endroit à l’autre
web-key-walk = Déplacer ce que tu tiens
web-key-next = Prochain endroit possible
web-key-escape = Revenir d’un pas
web-key-undo = Annuler
web-key-hint = Conseil
web-zoom = Zoom
web-zoom-in = Agrandir
web-zoom-out = Réduire
# As they are printed on keyboards
web-key-name-space = Espace
web-key-name-enter = Entrée
web-key-name-escape = Échap

## Annuler un coup

web-undo-asked = { $name } demande à annuler le dernier coup.
web-undo-waiting = On demande aux autres si tu peux annuler ce coup.
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-undo-withdraw = Laisser tomber

## Quitter la table

web-left-title = Tu as quitté la table. Un bot joue pour toi.
web-left-back = Revenir

## Conseils

web-hint-title = Ce que ferait un bon joueur
web-hint-thinking = Réflexion…
web-hint-chance = { $share } de chances de gagner (de { $low } à { $high })
web-hint-show = Montrer
web-hint-close = Fermer le conseil

## Joueurs

web-player-turn = à son tour
web-player-you = toi
web-player-here = sur cet appareil
web-player-bot = bot
web-player-level = bot : { $level }
web-player-away = en pause, un bot prend le relais
web-player-offline = hors ligne

## Ce qui s’est passé à la table

web-log-rushed = { $name } se prépare encore, la première fois seulement, et n’a pas réfléchi.
web-log-joined = { $name } prend place.
web-log-undone = { $name } : le dernier coup est annulé.
web-log-asked = { $name } demande à annuler un coup.
web-log-agreed = { $name } accepte.
web-log-refused = { $name } refuse.
web-log-bot = Un bot joue pour { $name }.
web-log-back = { $name } est de retour.

## La fin

web-over-title = La partie est finie
web-over-rematch = Revanche
web-over-next = Rejoindre la revanche
web-over-replay = Revoir
web-over-transcript = Feuille de partie
web-over-place = place { $n }

## Dés équitables

web-fair-title = Dés équitables
web-fair-why = Le serveur était lié à ces dés avant que quiconque prenne place, et personne ne pouvait les connaître. Vérifie-les ici, dans ton propre navigateur.
web-fair-root = Publié avant la partie
web-fair-key = Clé, tirée du hasard de chacun
web-fair-key-good = Elle vient des nombres secrets des joueurs.
web-fair-key-bad = Elle ne vient pas des nombres secrets des joueurs !
web-fair-verify = Vérifier
web-fair-all = Tout vérifier
web-fair-roll = Lancer { $n }
web-fair-good = vérifié : il est comme il doit être
web-fair-bad-link = faux : son maillon ne ramène pas à ce qui a été publié
web-fair-bad-outcome = faux : un autre résultat découle de son maillon
web-fair-none = Aucun lancer depuis que cette page est ouverte.
web-fair-own = Dans cette partie, vous lancez vos propres dés.
web-fair-program = Le programme qui vérifie une partie entière
web-fair-left = { $n ->
    [one] Il reste { $n } lancer dans la chaîne.
   *[other] Il reste { $n } lancers dans la chaîne.
}

## Invitations

web-invite-seat = Lien pour { $name }
web-invite-watch = Lien pour regarder
web-invite-copy = Copier
web-invite-copied = Copié
web-invite-alone = Ces liens ne s’ouvrent que sur cet ordinateur. Pour que d’autres de ton réseau jouent, arrête Boardloom et relance-le avec cette commande ; tes parties continuent.
web-invite-command = Commande
web-invite-opens = Elle ouvre Boardloom, et rien d’autre de cet ordinateur, à tous ceux de ton réseau : ils peuvent créer leurs propres parties et voir la liste des parties terminées. On n’entre dans les tiennes que par leur lien.
web-invite-qr = Code QR
web-invite-qr-of = Code QR : { $label }
web-invite-hint = Chaque lien est une place : ne le donne qu’à la personne qui s’y assoit.

## Ce que peut faire l’hôte

web-host-title = À la table
web-host-bot = Mettre un bot
web-host-here = Y jouer ici
web-host-link = Donner par un lien
web-host-level = Niveau du bot pour { $name }
web-host-watch = On peut regarder avec le lien
web-host-delete = Supprimer cette partie
web-host-delete-sure = Supprimer cette partie pour toujours ?
web-host-leave = Quitter la table
web-host-leave-sure = Quitter ? Un bot jouera pour toi jusqu’à ton retour.

## Un appareil pour plusieurs

web-hand-title = Passe l’appareil à { $name }
web-hand-more = Personne d’autre ne doit voir la suite.
web-hand-ready = C’est moi, { $name } : montre-moi
