### Ludo en español.

ludo-title = Ludo
ludo-summary = Sal de casa con un seis, da una vuelta entera y llega a la meta con la tirada exacta.

## Lo que ocurre

ludo-rolls = { $who } saca un { $roll }.
ludo-rolls-and = { $who } saca un { $roll }: { $done }.
ludo-moves = { $who } mueve: { $done }.
ludo-leaves-yard = { $piece } sale de casa
    .simply = una ficha sale de casa
ludo-way = { $how ->
    [bounces] { $piece } de { $start } a { $end }, rebotando en la meta
    [stacks] { $piece } de { $start } a { $end }, formando una pila
    [both] { $piece } de { $start } a { $end }, rebotando en la meta, formando una pila
   *[plainly] { $piece } de { $start } a { $end }
}
    .simply = { $token } avanza { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    }{ $how ->
        [bounces] { ", rebotando en la meta" }
        [stacks] { ", formando una pila" }
        [both] { ", rebotando en la meta, formando una pila" }
       *[plainly] { "" }
    }
ludo-way-to-end = { $piece } de { $start } a la meta
    .simply = { $token } llega a la meta
ludo-which = { $rank ->
    [yard] una ficha en casa
    [front] la ficha delantera
    [second] la segunda ficha
    [middle] la ficha del medio
    [third] la tercera ficha
    [last] la última ficha
   *[only] la ficha
}
ludo-which-stack = { $rank ->
    [front] la pila delantera
    [second] la segunda pila
    [middle] la pila del medio
    [last] la última pila
   *[only] la pila
}
ludo-needs-six = solo se sale de casa con un 6
ludo-no-use = ninguna ficha puede usarlo
ludo-blocked = hay una barrera en el camino
ludo-sent-home = { $count ->
    [one] Una ficha de { $who } vuelve a casa.
   *[other] { $count } fichas de { $who } vuelven a casa.
}
ludo-finishes = { $who } termina en { $place ->
    [2] segundo lugar
    [3] tercer lugar
   *[other] el puesto { $place }
}.
ludo-standing = { $place }. { $who }

## Lo que se pregunta y lo que se puede elegir

ludo-ask-token = un { $roll } mueve { $ways }
    .simply = tu { $roll }: elige una ficha que brille
ludo-choice = { $piece } { $start }→{ $end }
    .simply = { $token }
ludo-by-priorities = Según las prioridades
ludo-step = { $done }
    .simply = { $token }
ludo-kicks = { $way }, come a { $whom }
ludo-outcome-kicks = come a { $whom }
ludo-outcome = { $start } → { $end }
    .simply = { $how ->
        [out] fuera
        [home] a la meta
       *[on] +{ $steps }
    }
ludo-arrived = ¡En la meta!

## El tablero

ludo-board = Un tablero de Ludo: una cruz rodeada, en el sentido de las agujas del reloj, por un camino de 56 casillas, con una casa en cada esquina y un pasillo por el centro de cada brazo hasta la meta, en el medio
ludo-legend-ready = casilla de espera: la próxima tirada lleva a la salida
ludo-legend-end = la meta, a la que se llega con la tirada exacta
ludo-space = casilla { $space }
ludo-space-start = casilla { $space }, salida de { $owner }
ludo-space-safe = casilla { $space }, salida de { $owner }, segura
ludo-home-square = casilla { $space } del pasillo
ludo-centre = E, la meta
ludo-yard-of = casa de { $owner }
ludo-ready-of = casilla de espera de { $owner }
ludo-end-of = meta de { $owner }
ludo-token = { $piece } de { $who }, { $place }
ludo-at-yard = en casa
ludo-at-ready = en espera
ludo-at-end = en la meta
ludo-at = { $space } (paso { $steps })

## Cifras y resultados

ludo-figure-end = en la meta
ludo-note-again = vuelve a tirar
ludo-column-token = ficha { $piece }

## Opciones

ludo-option-players = Jugadores
    .help = Cuántos juegan.
ludo-option-positions = Posiciones
    .help = Dónde se sienta cada jugador, en el orden de juego; si son dos y no se dice nada, en A y C.
ludo-option-tokens = Fichas
    .help = Cuántas fichas tiene cada jugador.
ludo-option-bounce = Rebote
    .help = Una tirada que pasa de la meta rebota; si no, no se puede usar.
ludo-option-bonus_roll = Tirada extra
    .help = El primer 6 de un turno da otra tirada.
ludo-option-kick_bonus = Tirada extra por comer
    .help = Comer una ficha da otra tirada.
ludo-option-safe_starts = Salidas seguras
    .help = En las cuatro casillas de salida no se come a nadie.
ludo-option-blockades = Barreras
    .help = Dos fichas de un jugador en una casilla cierran el paso a los demás.
ludo-fault-positions = { $given ->
    [one] se ha dado { $given } para { $players } jugadores
   *[other] se han dado { $given } para { $players } jugadores
}
ludo-fault-same-place = cada jugador necesita su propio sitio
ludo-because-players = el tablero tiene cuatro sitios, de A a D
ludo-because-tokens = las fichas se llaman p, q, r y s

## Bots

ludo-policy-priority = prioridades
    .help = Sale de casa; si no, llega a la meta; si no, come; si no, mueve la última ficha.
ludo-policy-contrary = torpe
    .help = Hace lo que menos conviene: hasta un niño puede ganarle.
ludo-policy-perfect = perfecto
    .help = No se puede jugar mejor; para dos jugadores.
ludo-too-large-to-solve = solo las partidas de dos jugadores con dos fichas cada uno son lo bastante pequeñas

## Las reglas, para quien juega

ludo-rules-aim = El objetivo
ludo-rules-aim-one = Lleva tu ficha a la meta antes que nadie.
ludo-rules-aim-all = Lleva tus { $tokens } fichas a la meta antes que nadie.
ludo-rules-play-on = Los demás siguen jugando hasta que solo quede uno.
ludo-rules-way = El recorrido
ludo-rules-way-path = De la casa (H) a la casilla de espera (R), una vuelta al anillo en el sentido de las agujas del reloj y, por las seis casillas de tu propio pasillo, a la meta (E).
ludo-rules-way-of = { $owner } entra en el anillo por la casilla { $first } y sale de él después de la casilla { $last }.
ludo-rules-turn = Tu turno
ludo-rules-six = Tira el dado. Solo un 6 lleva una ficha de la casa a la casilla de espera.
ludo-rules-moves-one = Una ficha que ya ha salido avanza lo que marque el dado.
ludo-rules-moves = Una ficha que ya ha salido avanza lo que marque el dado. Tú eliges cuál.
ludo-rules-bonus = Tu primer 6 de un turno te da otra tirada.
ludo-rules-exact-bounce = A la meta se llega con la tirada exacta: lo que sobra se cuenta hacia atrás.
ludo-rules-exact = A la meta se llega con la tirada exacta: una ficha no puede usar una tirada que se pase.
ludo-rules-lost = Una tirada que ninguna ficha puede usar se pierde.
ludo-rules-others = Encuentros
ludo-rules-kick = Si caes en una casilla del anillo donde hay fichas de otros, esas fichas vuelven a su casa.
ludo-rules-safe-starts = De las cuatro casillas de salida no se echa a nadie.
ludo-rules-kick-bonus = Mandar a alguien a casa te da otra tirada.
ludo-rules-safe = La casa, la casilla de espera, el pasillo y la meta son siempre seguros.
ludo-rules-stack = Tus fichas en una misma casilla forman una pila: se mueven juntas y juntas vuelven a casa. En la casilla de espera no se apilan.
ludo-rules-blockades = Dos fichas de un jugador en una casilla cierran el paso a los demás: nadie puede pasar ni caer allí.

## Lo que cuentan las simulaciones

ludo-stat-rolls = tiradas
ludo-stat-kicks = comidas
ludo-stat-kicked = perdidas
ludo-stat-place = puesto

## Una primera partida guiada

ludo-lesson-aim = Estas dos fichas son tuyas. Llévalas alrededor del tablero hasta el centro antes que { $other }.
ludo-lesson-six = Solo un 6 saca una ficha de la casa. ¡Tira el dado!
ludo-lesson-again = ¡Un 6! Tu ficha ha salido, y el primer 6 de un turno te da otra tirada. Tira otra vez.
ludo-lesson-rival = Tu ficha está en camino. Ahora tira { $other }.
ludo-lesson-roll = { $other } también ha salido y está delante de ti. ¡Te toca tirar!
ludo-lesson-chase = Otro 6. Podría sacar tu segunda ficha, pero { $other } está a tu alcance: mueve la ficha marcada.
ludo-lesson-kick = Ahora { $other } está justo 5 casillas por delante, y tu 6 te da otra tirada. ¡Tira!
ludo-lesson-kicked = Has caído sobre esa ficha: vuelve a su casa. { $other } necesita un 6 para salir de nuevo.
ludo-lesson-second = No es un 6. Te toca tirar.
ludo-lesson-out = Ahora saca tu segunda ficha de la casa.
ludo-lesson-bonus = Con dos fichas fuera puedes elegir. Tira otra vez.
ludo-lesson-free = Esta vez eliges tú: mueve la ficha que quieras.
ludo-lesson-home = Tras una vuelta entera, tus fichas entran en tu propio pasillo, donde nadie puede echarlas. A la meta se llega con la tirada exacta: lo que sobra se cuenta hacia atrás. No hace falta saber más. ¡Suerte!
