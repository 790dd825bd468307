### Cómo termina una partida y si cuenta.

## Si una partida cuenta para la clasificación

rated-counts = Esta partida cuenta para la clasificación.
unrated-chosen = Esta partida no cuenta para la clasificación: se preparó así.
unrated-unlisted = Esta partida no cuenta para la clasificación: no es pública.
unrated-own-dice = Esta partida no cuenta para la clasificación: los jugadores tiran sus propios dados.
unrated-unnamed = Esta partida no cuenta para la clasificación: { $who } aún no tiene nombre.
unrated-bots = Esta partida no cuenta para la clasificación: dos bots tienen el mismo nivel ({ $bot }).
unrated-swapped = Esta partida no cuenta para la clasificación: otra persona ocupó un asiento.
unrated-undo = Esta partida no cuenta para la clasificación: se deshizo una jugada.
unrated-hint = Esta partida no cuenta para la clasificación: { $who } pidió una pista.
web-log-advised = { $name } pide una pista.
