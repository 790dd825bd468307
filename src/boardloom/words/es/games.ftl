### Lo que varios juegos dicen igual.

rolls-again = Otra tirada.
wins = ¡Gana { $who }!
place = { $place }.º
ask-roll = tira el dado
ask-roll-again = vuelve a tirar
figure-roll = tirada
column-player = jugador
column-place = puesto
the-die = el dado
the-die-shows = el dado muestra un { $roll }

## Lo que no se puede hacer

illegal-over = { $asked } no es posible: la partida ha terminado
illegal-outcome = { $asked } no puede salir aquí; los resultados posibles son { $choices }
illegal-outcome-because = { $asked } no puede salir aquí: { $reason }; los resultados posibles son { $choices }
illegal-action = { $player } no puede elegir { $asked } aquí; las opciones son { $choices }
illegal-action-because = { $player } no puede elegir { $asked } aquí: { $reason }; las opciones son { $choices }
some-of = { $names } y { $more } más
