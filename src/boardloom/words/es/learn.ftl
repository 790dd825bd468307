### Aprender un juego: lecciones y problemas.

## Lo que pregunta un problema y lo que dice de una jugada

puzzle-ask-points = Juega { $who }. Una jugada gana y las demás no: encuéntrala.
puzzle-ask-shares = Juega { $who }. ¿Qué jugada da más posibilidades de ganar?
puzzle-right-points = { $points ->
    [one] ¡Correcto! Gana por { $points } punto si sigues bien, y ninguna otra gana.
    [many] ¡Correcto! Gana por { $points } de puntos si sigues bien, y ninguna otra gana.
   *[other] ¡Correcto! Gana por { $points } puntos si sigues bien, y ninguna otra gana.
}
puzzle-right-shares = ¡Correcto! Así ganas { $best } de 100 partidas; con la segunda mejor, { $other }.
puzzle-wrong-shares = No es la mejor: así ganas { $other } de 100 partidas; con la mejor, { $best }.
puzzle-wrong-win = { $points ->
    [one] No es la mejor: gana solo por { $points } punto.
    [many] No es la mejor: gana solo por { $points } de puntos.
   *[other] No es la mejor: gana solo por { $points } puntos.
}
puzzle-wrong-draw = Esa no: contra un buen juego solo empata.
puzzle-wrong-loss = { $points ->
    [one] Esa no: contra un buen juego pierde por { $points } punto.
    [many] Esa no: contra un buen juego pierde por { $points } de puntos.
   *[other] Esa no: contra un buen juego pierde por { $points } puntos.
}

## Las páginas

web-learn-offer = Apréndelo en dos minutos
web-learn-of = Aprender { $game }
web-learn-coach = Guía
web-learn-step = { $n } de { $total }
web-learn-next = Seguir
web-learn-skip = Saltar la lección
web-learn-play = Ahora juega de verdad
web-learn-restart = Desde el principio
web-puzzles = Problemas
web-puzzles-of = Problemas: { $game }
web-puzzles-about = En cada una de estas posiciones hay una jugada claramente mejor que todas las demás. ¿La encuentras?
web-puzzles-solved = { $solved } de { $total } resueltos
web-puzzle = Problema { $n }
web-puzzle-solved = resuelto
web-puzzle-hint = Pista
web-puzzle-solution = Mostrar la solución
web-puzzle-retry = Intentarlo otra vez
web-puzzle-next = Siguiente problema
web-puzzle-all = Todos los problemas
