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

## Cómo terminó una partida

ending-figures = { $game } · { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } de minutos
   *[other] { $minutes } minutos
}
ending-decided = La jugada { $move } lo decidió:
ending-see = Ver la jugada { $move }
ending-working = Buscando qué la decidió: { $done } de { $of }
ending-won = ¡Bien jugado, { $who }!
ending-won-more = La mesa es tuya. Quizá los demás quieran la revancha.
ending-close = Por muy poco, { $who }.
ending-lost = Otra vez será, { $who }.
ending-led = Ibas por delante hasta la jugada { $move }. Pudo ser tuya.
ending-best = En tu mejor momento tenías un { $share } de ganar. Se puede.
ending-again = Una partida nueva empieza de cero para todos.
ending-all = ¡Buena partida a todos!
ending-all-more = { $count ->
    [one] Hoy fue difícil ganar a { $who }.
    [many] Hoy fue difícil ganar a { $who }.
   *[other] Hoy fue difícil ganar a { $who }.
}
ending-drawn = Nadie ha ganado y nadie ha perdido.
ending-results = Todos los resultados
ending-board = Mesa
ending-back = Volver al resultado
ending-home = Inicio
