### Les pages dans le navigateur.

## Partout

web-app-tagline = Des jeux de société sur un seul écran, avec des amis au loin et contre des bots.
web-app-skip = Aller au contenu
web-nav-label = Boardloom
web-nav-games = Jeux
web-nav-leaders = Classement
web-nav-settings = Réglages
web-page-loading = Un instant…
web-page-again = Réessayer
web-page-offline = Le serveur est injoignable.
web-offline = Le serveur est injoignable. Tu peux quand même lire les règles et revoir les parties terminées que tu avais déjà ouvertes ; pour jouer, il faut le serveur.
web-page-timeout = Le serveur ne répond pas à temps.
web-page-error = Le serveur a répondu par l’erreur { $status }.
web-page-broken = Quelque chose a mal tourné sur cette page.
web-page-missing = Il n’y a rien ici.
web-page-home = Retour aux jeux
web-footer-label = Plus
web-footer-api = Pour les programmes : l’API
web-footer-verifier = Vérifie les dés toi-même
web-footer-icons = Icônes : game-icons.net, CC BY 3.0

## Réglages

web-settings-name = Nom
web-settings-language = Langue
web-settings-system = Système
web-settings-theme = Couleurs
web-settings-speed = Vitesse
web-settings-sound = Son
web-settings-vibration = Vibration
web-settings-details = Noms des cases
web-settings-patterns = Motifs sur les pièces
web-settings-kept = Conservé dans ce navigateur.
web-settings-done = Terminé
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-instant = Sans mouvement

## La page d’accueil

web-home-title = Cinq jeux de société.
web-home-pitch = Joue ici, contre des bots, ou avec des amis grâce à un lien.
web-home-starts = Lance { $game } contre des bots. Change les places quand tu veux.
web-home-players = { $n ->
    [one] { $n } joueur
    [many] { $n } de joueurs
   *[other] { $n } joueurs
}
web-home-players-range = { $least } à { $most } joueurs
web-home-play = Jouer
web-home-starting = On met la table…
web-home-setup = Préparer
web-home-rules = Règles
web-home-bots = Jouer : toi contre des bots de force moyenne.
web-home-together = Jouer : ensemble devant cet écran. Les dés décident.
web-home-running = Tes parties
web-home-count = { $n } en cours
web-home-over = Tes parties finies
web-home-latest = Récemment dans cette maison
web-home-continue = Continuer
web-home-replay = Revoir
web-home-forget = Oublier
web-home-forget-sure = Oublier { $game } avec { $players } ?
web-home-forget-more = La partie n’est pas finie, et ce navigateur garde le seul chemin pour revenir à la table.
web-home-unnamed = joueurs sans nom
web-home-won = Victoire : { $names }
web-home-nobody = Personne n’a gagné
web-home-drawn = Partie nulle
web-home-nothing-finished = Aucune partie n’est encore finie. À toi d’ouvrir le bal !
web-home-leaders = Qui joue le mieux, jeu par jeu, humains et bots.
web-home-to-leaders = Voir le classement

## Le classement

web-leaders-how = La cote est la force que l’on a au moins, avec une bonne certitude. Elle monte avec les bons résultats, baisse avec les mauvais et devient plus sûre à chaque partie classée.
web-leaders-game = Jeu
web-leaders-player = Joueur
web-leaders-rating = Cote
web-leaders-games = Parties
web-leaders-wins = Victoires
web-leaders-bot = bot
web-leaders-none = Personne n’a encore fini de partie classée de ce jeu.

## Règles

web-rules-of = Règles : { $game }
web-rules-changed = Avec les options que tu as choisies.
web-rules-none = Les règles de ce jeu ne sont pas encore écrites.
web-rules-play = Préparer une partie avec ces règles

## Préparer une partie

web-setup-of = Préparer : { $game }
web-setup-seats = Joueurs
web-setup-name = Nom pour { $who }
web-setup-kind = Qui joue pour { $who }
web-setup-here = Une personne ici
web-setup-link = Une personne par lien
web-setup-bot = Bot
web-setup-bots = Bots
web-setup-level = Bot : { $level }
web-setup-other-bots = Autres bots
web-setup-add-seat = Ajouter un joueur
web-setup-remove-seat = Retirer { $who }
web-setup-links-later = Tu recevras les liens à envoyer dès que tu auras lancé la partie.
web-setup-twin = Deux joueurs portent ce nom.
web-setup-colour = Couleur pour { $who } : { $colour }
web-setup-colours = Couleurs pour { $who }
web-setup-take = Prendre : { $colour }
web-setup-swap = Échanger contre : { $colour }
web-setup-presets = Règles toutes prêtes
web-setup-default = Comme d’habitude
web-setup-no-preset = Les règles que presque tout le monde connaît.
web-setup-main = Le jeu
web-setup-rules = Règles
web-setup-board = Plateau
web-setup-no-board = Quelque chose n’est pas encore possible.
web-setup-changed-count = { $count ->
    [one] · { $count } changement
   *[other] · { $count } changements
}
web-setup-unchanged = · comme d’habitude
web-setup-wrong = Quelque chose n’est pas encore possible ; c’est dit à côté de l’option.
web-setup-left-out = Laissé de côté : { $names }. Ce jeu n’a pas de telles options, ou ne peut pas les lire.
web-setup-other-many = Ce jeu se joue de { $least } à { $most } joueurs ; ici, il y en a { $many }.
web-setup-no-longer-fit = Ne va plus et a été retiré du plateau : { $count }.
web-setup-start = Lancer la partie

## Options

web-option-on = oui
web-option-off = non
web-option-automatic = automatique
web-option-nothing = aucun
web-option-default = D’habitude : { $value }
web-option-drawn = tiré à nouveau
web-option-is-default = habituel
web-option-changed = · modifié
web-option-reset = Rétablir
web-option-list = Sépare les nombres par des virgules.
web-option-fresh = En changer
web-option-by-hand = Choisir pour chaque joueur

## Couleurs

web-colour-blue = bleu
web-colour-orange = orange
web-colour-green = vert
web-colour-pink = rose
web-colour-yellow = jaune
web-colour-gold = or
web-colour-sky = bleu ciel
web-colour-violet = violet
web-colour-brown = brun
web-colour-grey = gris
web-colour-red = rouge
web-colour-teal = bleu canard
web-colour-lime = vert citron
web-colour-rose = vieux rose
web-colour-sand = sable
web-colour-navy = bleu marine
web-colour-black = noir

## Modifier sur le plateau

web-edit-on-board = Modifier sur le plateau
web-edit-brushes = Quoi mettre sur le plateau
web-edit-draw = En tirer un autre
web-edit-fill = Tirer au sort quelques cases spéciales
web-edit-reset = Rétablir
web-edit-all-plain = Remettre toutes les cases à { $kind }
web-edit-clear = Vider
web-edit-fixed = Celle-ci reste comme elle est.
web-edit-paint-how = Clique ou glisse sur le plateau pour peindre. Au clavier : les flèches, puis Entrée.
web-edit-links-how = Glisse d’une case à l’autre. Glisse un bout pour le déplacer. Au clavier : Entrée à chaque bout, Suppr efface, Échap lâche.
web-edit-fits = Ça va ici.
web-edit-drag-on = Continue jusqu’à une autre case.
web-edit-held-at = Début en { $cell } : va maintenant à l’autre bout et appuie sur Entrée.
web-edit-refused = Impossible : { $why }
web-edit-placed = C’est en place.
web-edit-outside = Rien ne se place hors du plateau.
web-edit-removed = C’est retiré.
web-edit-cell-by-cell = Case par case
web-edit-as-list = En liste ({ $count })
web-edit-kind = Sorte du numéro { $number }
web-edit-from = Numéro { $number } : de
web-edit-to = Numéro { $number } : à
web-edit-from-head = de
web-edit-to-head = à
web-edit-remove = Retirer le numéro { $number }
web-edit-no-links = Rien sur le plateau.
web-edit-add = Ajouter
web-edit-tables = Tableaux
web-edit-cell = Ligne { $row } : { $column }

## À la table

web-table-title = À la table
web-table-grace = Si quelqu’un s’absente
web-table-never = on l’attend
web-table-grace-30 = un bot prend le relais après 30 secondes
web-table-grace-120 = un bot prend le relais après 2 minutes
web-table-grace-600 = un bot prend le relais après 10 minutes
web-table-grace-86400 = un bot prend le relais après un jour
web-table-grace-help = Pour les personnes qui jouent par lien.
web-table-own-dice = Nos propres dés
web-table-own-dice-help = · vous lancez de vrais dés et dites ce qui est sorti
web-table-rated = Classée
web-table-rated-help = · le résultat compte pour le classement
web-table-listed = Publique
web-table-listed-help = · la partie finie apparaît sur la page d’accueil

## Partager des règles

web-share-title = Partager ces règles
web-share-copy = Copier le lien
web-share-save = Enregistrer dans un fichier
web-share-open = Ouvrir un fichier
web-share-help = Ou dépose un fichier ici. Le lien et le fichier contiennent les options, pas les joueurs.
web-share-copied = Le lien est copié.
web-share-opened = { $file } est ouvert.
web-share-bad = { $file } est inutilisable : { $why }
web-share-bad-json = ce n’est pas du JSON.
web-share-bad-object = il faut un seul objet JSON d’options.
web-share-bad-large = c’est trop gros.
web-share-bad-link = Les options de ce lien sont illisibles ; voici celles d’habitude.

## Revoir une partie finie

web-replay-of = Une partie : { $game }
web-replay-begin = Le début.
web-replay-controls = Lecture
web-replay-step = Étape
web-replay-at = { $at } sur { $of }
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-forward = Une étape en avant
web-replay-last = À la fin
web-replay-log = Ce qui s’est passé
web-replay-players = Joueurs
web-replay-chances = Chances de gagner
web-replay-chances-label = Une ligne par joueur : la chance de gagner après chaque étape
web-replay-working = Calcul en cours : { $done } sur { $of }
web-replay-share = Copier un lien vers cette étape
web-replay-transcript = Feuille de partie
web-replay-dice = Relevé des dés
web-replay-figures = { $when } · { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} · { $time } minutes
web-dice-title = Dés équitables et fichiers
web-dice-files = Fichiers
web-dice-check = Vérifier chaque lancer
web-dice-checking = Vérification…
web-dice-step-fair = ✓ Le lancer { $at } est équitable.
web-dice-step-own = Le lancer { $at } vient des dés des joueurs.
