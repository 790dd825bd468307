### Comment une partie se termine, et si elle compte.

## Si une partie compte pour le classement

rated-counts = Cette partie compte pour le classement.
unrated-chosen = Cette partie ne compte pas pour le classement : elle a été préparée ainsi.
unrated-unlisted = Cette partie ne compte pas pour le classement : elle n’est pas publique.
unrated-own-dice = Cette partie ne compte pas pour le classement : les joueurs lancent leurs propres dés.
unrated-unnamed = Cette partie ne compte pas pour le classement : { $who } n’a pas encore de nom.
unrated-bots = Cette partie ne compte pas pour le classement : deux bots ont le même niveau ({ $bot }).
unrated-swapped = Cette partie ne compte pas pour le classement : quelqu’un d’autre a pris une place.
unrated-undo = Cette partie ne compte pas pour le classement : un coup a été annulé.
unrated-hint = Cette partie ne compte pas pour le classement : { $who } a demandé un conseil.
web-log-advised = { $name } demande un conseil.

## Comment une partie s’est terminée

ending-figures = { $game } · { $minutes ->
    [one] { $minutes } minute
    [many] { $minutes } de minutes
   *[other] { $minutes } minutes
}
ending-decided = Le coup { $move } a tout décidé :
ending-see = Voir le coup { $move }
ending-working = Qu’est-ce qui a décidé ? { $done } sur { $of }
ending-won = Bien joué, { $who } !
ending-won-more = La table est à toi. Les autres voudront peut-être leur revanche.
ending-close = De si peu, { $who }.
ending-lost = La prochaine fois, { $who }.
ending-led = Tu menais jusqu’au coup { $move }. C’était à ta portée.
ending-best = Au mieux, tu avais { $share } de chances de gagner. C’est possible.
ending-again = Une nouvelle partie repart de zéro pour tout le monde.
ending-all = Belle partie à tous !
ending-all-more = { $count ->
    [one] { $who }, difficile à battre aujourd’hui.
    [many] { $who }, difficiles à battre aujourd’hui.
   *[other] { $who }, difficiles à battre aujourd’hui.
}
ending-drawn = Personne n’a gagné et personne n’a perdu.
ending-results = Tous les résultats
ending-board = Table
ending-back = Retour au résultat
ending-home = Accueil
