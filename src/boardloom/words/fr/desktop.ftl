### Ce que dit la fenêtre : `boardloom desktop`.

desktop-missing = il manque { $library } ; pour l’installer : pip install 'boardloom[desktop]'
desktop-no-display = il n’y a pas d’écran pour une fenêtre ; joue dans le navigateur (`boardloom`) ou dans ce terminal (`boardloom menu`)
desktop-against-bots = Toi contre des bots.
desktop-together = Ensemble devant cet écran.
desktop-players = { $n ->
    [one] { $n } joueur
    [many] { $n } de joueurs
   *[other] { $n } joueurs
}
desktop-game = { $game } : { $players }
desktop-hint = Le mieux : { $move } ({ $share } de gagner)
desktop-one-piece = Une seule pièce à la fois : un clic droit repose celle-ci.
desktop-by-the-text = Une seule pièce à la fois, un clic pour passer
desktop-option-of = { $option } : { $part }
desktop-letters = Taille des lettres
desktop-letters-normal = normale
desktop-letters-large = grande
desktop-letters-largest = maximale
