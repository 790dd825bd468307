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
