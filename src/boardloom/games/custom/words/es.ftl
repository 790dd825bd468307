### El tablero personalizado en español.

custom-title = Tablero personalizado
custom-summary = Una carrera por una fila de casillas que eliges tú.

## Lo que ocurre

custom-rolls = { $who } saca un { $first } y un { $second } ({ $luck }) y cae en la casilla { $square }.
custom-rolls-past = { $who } saca un { $first } y un { $second } ({ $luck }) y pasa del final.
custom-roll-lucky = buena tirada
custom-roll-unlucky = mala tirada
custom-roll-lucky-double = buena tirada, un doble
custom-roll-unlucky-double = mala tirada, un doble
custom-goes = { $who } va a la casilla { $square } (práctica).
custom-goes-past = { $who } va más allá del final (práctica).
custom-misses = { $who } pierde este turno (cárcel).
custom-skips = { $who } pasa el turno.
custom-ends = { $who } termina la partida.
custom-is-now-lucky = Ahora { $who } tiene suerte.
custom-is-now-unlucky = Ahora { $who } tiene mala suerte.
custom-is-now-normal = Ahora { $who } es normal.
custom-square-acts = { $square }.
custom-chain = Una cadena de { $count } casillas.
custom-coins = { $count ->
    [one] { $who } recibe una moneda.
   *[other] { $who } recibe { $count } monedas.
}
custom-is-on = { $who } está ahora en la casilla { $square }.
custom-stays = { $who } se queda donde está.
custom-extra-turn = Otro turno.
custom-furthest-wins = { $who } va en cabeza y gana.

## Lo que se pide y lo que se puede elegir

custom-ask-roll = tira los dados
custom-ask-miss = en la cárcel: pierde este turno
custom-ask-surprise = una sorpresa: sortea tu nuevo tipo
custom-step-roll = Tirar los dados
    .help = Dos dados; un doble da otro turno.
custom-step-miss = Perder este turno
    .help = Estás en la cárcel; después de este turno quedas libre.
custom-step-skip = Siguiente (pasar el turno)
    .help = Le toca al siguiente jugador; cuenta como jugada.
custom-step-end = Terminar la partida
    .help = Gana quien va en cabeza.
custom-step-debug = Casilla de práctica
    .help = Ir a cualquier casilla en vez de tirar.
custom-step-debug-by-number = Ir a esta casilla
custom-step-past = Más allá del final
    .help = Pasar de la última casilla: así se gana.

## Las casillas

custom-square-SIMPLE = SIMPLE: da una moneda
custom-square-SURPRISE = SORPRESA: sortea un nuevo tipo de jugador
custom-square-PRISON = CÁRCEL: se pierde el próximo turno
custom-square-LUCKY = SUERTE: hace avanzar 3 casillas, salvo a quien tiene mala suerte
custom-square-UNLUCKY = MALA SUERTE: hace retroceder 3 casillas, salvo a quien tiene suerte
custom-square-REVERSE = CAMBIO: cambia el sitio con el último jugador
custom-square-PLAYAGAIN = OTRA VEZ: da otro turno
custom-square-own = { $name }: { $rule }

## Las cartas del tablero

custom-does-SIMPLE = una moneda
custom-does-SURPRISE = nuevo tipo
custom-does-PRISON = pierde un turno
custom-does-LUCKY = avanza 3
custom-does-UNLUCKY = retrocede 3
custom-does-REVERSE = cambia de sitio
custom-does-PLAYAGAIN = tira otra vez
custom-legend = { $name }: { $rule }
custom-card-start = Salida
custom-card-start-note = aquí empiezan todos
custom-card-goal = Meta
custom-card-goal-note = gana quien llegue antes
custom-type-change = { $was } → { $now }

## El tablero

custom-board = Un camino de { NUMBER($size, useGrouping: 0) } casillas, desde la casilla 0, arriba a la izquierda, hasta la casilla { $goal }, la meta
custom-cell = casilla { $square }, { $kind }
custom-cell-start = casilla { $square }, la salida
custom-cell-goal = casilla { $square }, la meta
custom-token = { $who } en la casilla { $square }
custom-die = un dado
custom-die-shows = un dado muestra un { $face }

## Cifras y resultados

custom-figure-total = jugadas en total
custom-figure-throw = última tirada
custom-figure-colour = color
custom-figure-position = posición
custom-figure-coins = monedas
custom-figure-type = tipo
custom-figure-moves = jugadas
custom-note-wins = ¡gana!
custom-note-prison = en la cárcel
custom-note-surprise = sortea un nuevo tipo
custom-total = { $count ->
    [one] { $count } jugada en total.
    [many] { $count } de jugadas en total.
   *[other] { $count } jugadas en total.
}
custom-ended-early = La partida se terminó antes de tiempo: gana quien va en cabeza.

## Opciones

custom-option-players = Jugadores
    .help = Cuántos juegan.
custom-option-types = Tipos
    .help = El tipo de cada jugador; al menos dos deben ser distintos.
custom-option-types-lucky = con suerte
custom-option-types-unlucky = con mala suerte
custom-option-types-normal = normal
custom-option-colours = Colores
    .help = El color de cada jugador; todos deben ser distintos.
custom-option-size = Número de casillas
    .help = La última es la meta.
custom-option-squares = Casillas
    .help = El tipo de cada casilla; si no, se sortean.
custom-option-squares-SIMPLE = Simple
    .help = Da una moneda.
custom-option-squares-SURPRISE = Sorpresa
    .help = Sortea un nuevo tipo de jugador.
custom-option-squares-PRISON = Cárcel
    .help = Se pierde el próximo turno.
custom-option-squares-LUCKY = Suerte
    .help = Hace avanzar 3 casillas, salvo a quien tiene mala suerte.
custom-option-squares-UNLUCKY = Mala suerte
    .help = Hace retroceder 3 casillas, salvo a quien tiene suerte.
custom-option-squares-REVERSE = Cambio
    .help = Cambia el sitio con el último jugador.
custom-option-squares-PLAYAGAIN = Otra vez
    .help = Da otro turno.
custom-option-board_seed = Semilla del tablero
    .help = Misma semilla, mismas casillas.
custom-option-chain = Reacción en cadena
    .help = Cuántos efectos más pueden seguir cuando un efecto te mueve.
custom-option-special_coins = Monedas especiales
    .help = Las casillas especiales también dan una moneda.
custom-option-reverse = Casillas de cambio
    .help = Con quién se cambia el sitio.
custom-option-reverse-order = el último en jugar
custom-option-reverse-position = quien va más atrás
custom-option-controls = Pasar y terminar
    .help = Los jugadores pueden pasar el turno y terminar la partida.
custom-option-debug = Práctica
    .help = Los jugadores pueden ir a cualquier casilla en vez de tirar.
custom-preset-short = corto
    .help = 12 casillas.
custom-preset-classic = clásico
    .help = 20 casillas para tres.
custom-preset-long = mediano
    .help = 64 casillas.
custom-fault-size = El tablero debe tener al menos { $least } casillas
custom-fault-squares =
    { NUMBER($given, useGrouping: 0) } { $given ->
        [one] tipo
       *[other] tipos
    } para { NUMBER($size, useGrouping: 0) } casillas
custom-fault-each = { $given ->
    [one] se ha dado { NUMBER($given, useGrouping: 0) } para { $players } jugadores
   *[other] se han dado { NUMBER($given, useGrouping: 0) } para { $players } jugadores
}
custom-fault-types = Debe haber al menos dos tipos de jugador distintos
custom-fault-nameless-colour = un color necesita un nombre
custom-fault-colours = Color repetido: { $colour } está dos veces
custom-fault-debug = un tablero de práctica tiene como mucho { NUMBER($most, useGrouping: 0) } casillas, pues cada una es una opción de la lista
custom-fault-memory = un tablero de { NUMBER($size, useGrouping: 0) } casillas ocupa unos { NUMBER($needed, useGrouping: 0) } MB de memoria, y hay { NUMBER($free, useGrouping: 0) } MB libres
custom-because-players = según las reglas juegan de dos a seis
custom-because-size = las casillas se cuentan con 32 bits
custom-because-chain = los efectos que llevan unos a otros deben terminar

## Bots

custom-policy-roll = tirar
    .help = Tira los dados; nunca pasa el turno ni termina la partida.

## Las reglas, para quien juega

custom-rules-aim = El objetivo
custom-rules-first = Llega a la casilla { $goal }, o pásala, antes que nadie.
custom-rules-turn = Tu turno
custom-rules-roll = Tira dos dados y avanza lo que sumen. Después actúa la casilla en la que caes.
custom-rules-double = Un doble te da otro turno.
custom-rules-prison = En la cárcel pierdes tu próximo turno y vuelves a quedar libre.
custom-rules-skip = Puedes pasar el turno; cuenta como jugada.
custom-rules-end = Puedes terminar la partida: gana quien va en cabeza.
custom-rules-debug = Puedes ir a cualquier casilla en vez de tirar (práctica).
custom-rules-squares = Las casillas
custom-rules-square = { $mark } { $name }. { $rule }
custom-rules-reverse-order = Cambias el sitio con el último jugador de la lista, si no eres tú.
custom-rules-reverse-position = Cambias el sitio con quien va más atrás, si no eres tú.
custom-rules-no-chain = Si una casilla te mueve, la casilla a la que llegas no actúa.
custom-rules-chain = { $count ->
    [one] Si una casilla te mueve, también actúa la casilla a la que llegas: como mucho { $count } casilla más por turno.
   *[other] Si una casilla te mueve, también actúa la casilla a la que llegas: como mucho { $count } casillas más por turno.
}
custom-rules-players = Jugadores y monedas
custom-rules-types = Cada jugador tiene suerte, tiene mala suerte o es normal, y eso importa en algunas casillas.
custom-rules-coins = Las casillas simples dan una moneda.
custom-rules-coins-special = Las casillas simples dan una moneda, y las especiales también.
custom-rules-pride = Las monedas son para presumir: solo decide el lugar en el tablero.

## Lo que cuentan las simulaciones

custom-stat-moves = jugadas
custom-stat-coins = monedas
custom-stat-landings = Casillas más pisadas
custom-stat-wins-by-first-type = Victorias según el primer tipo
custom-stat-wins-by-first-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-first-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-first-type-normal = { custom-option-types-normal }
custom-stat-wins-by-last-type = Victorias según el último tipo
custom-stat-wins-by-last-type-lucky = { custom-option-types-lucky }
custom-stat-wins-by-last-type-unlucky = { custom-option-types-unlucky }
custom-stat-wins-by-last-type-normal = { custom-option-types-normal }

## Para programas según el reglamento

custom-classic-over = La partida ha terminado: ha ganado { $winner }.
custom-classic-no-integer = La casilla debe ser un número entero, no { $given }.

## Una primera partida guiada

custom-lesson-aim = Esta es tu ficha. Llega a la última casilla, o pásala, antes que nadie.
custom-lesson-roll = Tiras dos dados y avanzas lo que sumen; después actúa la casilla en la que caes. ¡Tira!
custom-lesson-lucky = Una casilla de SUERTE: te ha llevado 3 casillas más allá. Ahora tira { $other }.
custom-lesson-double = { $other } ha sacado un doble, que da otro turno, ha encontrado una SORPRESA y ha acabado en la CÁRCEL. ¡Te toca tirar!
custom-lesson-reverse = CAMBIO: has cambiado el sitio con { $other }. Pero tú también has sacado un doble, así que sigue siendo tu turno. ¡Tira!
custom-lesson-prison = Ya casi llegas, y { $other } pierde un turno en la cárcel.
custom-lesson-last = Ahora cualquier tirada te lleva a la meta. ¡Tira!
custom-lesson-won = ¡Has ganado! Las monedas son solo para presumir. Cada tablero es distinto: mira sus casillas antes de empezar. ¡Suerte!
