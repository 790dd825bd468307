### El laboratorio en el navegador: qué hace una regla, junto a la regla.

web-lab-of = El laboratorio: { $game }
web-lab-open = ¿Qué hacen estas reglas?
web-lab-pin = Fijar esta versión
web-lab-unpin = Volver a la versión fijada
web-lab-play = Jugarla
web-lab-figures = Los números
web-lab-changed = Cambiada
web-lab-pinned = Fijada
web-lab-exact = exacto
web-lab-about = aprox.
web-lab-few = aún pocas partidas para un intervalo
web-lab-interval = 95 %: de { $low } a { $high }
web-lab-certain = sin error de muestreo
web-lab-was = fijada { $value }
web-lab-same = sin cambios
web-lab-more = { $by } más
web-lab-less = { $by } menos
web-lab-margin = ± { $half }
web-lab-edge = Ventaja del primero
web-lab-edge-help = Cuánto más de lo justo gana quien empieza
web-lab-edge-unit = puntos
web-lab-rounds = Duración
web-lab-rounds-help = Rondas hasta el final
web-lab-rounds-unit = rondas
web-lab-lead_changes = Cambios de líder
web-lab-lead_changes-help = Cuántas veces otro pasa a liderar
web-lab-lead_changes-unit = por partida
web-lab-decided_at = Decidida al
web-lab-decided_at-help = Cuándo el ganador ya no baja del 90 %
web-lab-decided_at-unit = % de la partida
web-lab-dead_time = Tiempo muerto
web-lab-dead_time-help = Turnos de quienes tienen menos del 2 %
web-lab-dead_time-unit = % de los turnos
web-lab-depth = Profundidad
web-lab-depth-help = Cuánto supera al azar el bot habitual sin búsqueda
web-lab-depth-luck = Nadie decide nada: pura suerte
web-lab-depth-unit = Elo
web-lab-waiting = aún no se sabe
web-lab-searches = solo lo dirían bots con búsqueda
web-lab-preparing = Estas reglas se están compilando: { $seconds } s…
# $games: always more than one
web-lab-played = { $games } partidas jugadas, { $judged } con probabilidades; afinando…
# $games: always more than one
web-lab-done = { $games } partidas jugadas, { $judged } con probabilidades.
web-lab-who = Juega: { $bot }
web-lab-unfinished = Partidas que no acabaron y no cuentan: { $count }
web-lab-blurred = Las probabilidades salen de { $rollouts } partidas desde cada turno, así que son borrosas: compáralas solo con la versión fijada.
web-lab-landings = Dónde caen las fichas
web-lab-landings-unit = Caídas por partida en cada casilla
web-lab-hottest = Las más visitadas: { $cells }
web-lab-options = Opciones
web-lab-before = antes { $value }
web-lab-undo = Deshacer
web-lab-compares = Cada cifra se compara con la versión fijada.
web-lab-compare-how = Fija una versión y cambia una regla: cada cifra se compara con ella.
web-lab-heat-on = Visible
web-lab-heat-off = No
web-lab-heat-difference = Diferencia
web-lab-influence-how = Señala una casilla para ver qué hace: cada cifra con ella menos la misma sin ella, partida a partida.
web-lab-meanwhile = Jugadas hasta ahora sin código máquina, que se está preparando ({ $seconds } s): { $games }
web-lab-histogram = Rondas por partida
web-lab-histogram-label = Parte de las partidas por rondas; la mitad tiene como mucho { $median }
web-lab-middle = Partida mediana: { $value }
web-lab-places = Victorias por turno
web-lab-places-unit = Puntos respecto a un justo { $share }
web-lab-exact-share = { $share } %
web-lab-place = Turno { $number }
web-lab-fan = La probabilidad de ganar del primero
web-lab-fan-unit = Por turnos; las acabadas cuentan como acabaron
web-lab-fan-half = 50 % de las partidas
web-lab-fan-most = 90 % de las partidas
web-lab-fan-one = la partida más dramática
# $games: always more than one
web-lab-dramatic = La más dramática de { $games } partidas
# $points: with a decimal; always more than one
web-lab-dramatic-help = Su ganador iba por detrás { $points } puntos de media.
web-lab-watch = Verla
web-lab-watch-again = Ver la nueva

## Searching for boards

web-find-title = Buscar un tablero
web-find-help = Los tableros que encajan se crían unos de otros; quedan los mejores de cada duración y drama.
web-find-rounds = Rondas de media
web-find-within = más o menos
web-find-edge = Justo salvo puntos
web-find-aim = Y además lo máximo de
web-find-start = Buscar tableros
web-find-stop = Parar aquí
web-find-found = Tableros encontrados
web-find-tried = { $tried } probados, { $fitting } guardados
web-find-none = Aún no encaja ninguno: estos son los más cercanos.
web-find-best = El mejor, medido de nuevo con otra suerte
# $rounds: with a decimal; always more than one
web-find-rounds-of = { $rounds } rondas
web-find-edge-of = primer turno { $edge } puntos
web-find-leads-of = { $leads } cambios de líder
web-find-take = Tomar este tablero
web-find-play = Jugar con este tablero
