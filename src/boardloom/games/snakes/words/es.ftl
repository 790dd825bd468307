### Serpientes y escaleras en español.
###
### $kind es lo que hay en el tablero: snake, ladder, teleporter, trap, boost, black-hole, o algo que alguien ha añadido y que se muestra
### con el nombre que le dio; $effect es lo que hace, en inglés.

snakes-title = Serpientes y escaleras
snakes-summary = Una carrera hasta la última casilla: las escaleras ayudan, las serpientes no.

## Lo que ocurre

snakes-plays = { $who } juega en { $place ->
    [1] primer lugar
    [2] segundo lugar
    [3] tercer lugar
    [4] cuarto lugar
    [5] quinto lugar
    [6] sexto lugar
    [7] séptimo lugar
    [8] octavo lugar
    [9] noveno lugar
    [10] décimo lugar
   *[other] el lugar { $place }
}.
snakes-plays-before-last = { $who } juega en { $place ->
    [1] primer lugar
    [2] segundo lugar
    [3] tercer lugar
    [4] cuarto lugar
    [5] quinto lugar
    [6] sexto lugar
    [7] séptimo lugar
    [8] octavo lugar
    [9] noveno lugar
    [10] décimo lugar
   *[other] el lugar { $place }
}; { $last }, en el último.
snakes-rolls = { $who } saca un { $roll }: { $done }.
snakes-way = { $origin ->
    [outside] entra en la casilla { $landed }
   *[board] de { $start } a { $landed }
}
snakes-way-up = { $kind ->
    [ladder] { snakes-way }, sube por la escalera a { $end }
   *[other] { snakes-way }, sube por «{ $kind }» a { $end }
}
snakes-way-down = { $kind ->
    [snake] { snakes-way }, baja por la serpiente a { $end }
   *[other] { snakes-way }, baja por «{ $kind }» a { $end }
}
snakes-way-through = { $kind ->
    [teleporter] { snakes-way }, por el teletransportador a { $end }
   *[other] { snakes-way }, por «{ $kind }» a { $end }
}
snakes-way-meets = { $kind ->
    [trap] { snakes-way }, una trampa que retiene la ficha un turno
    [black-hole] { snakes-way }, un agujero negro
   *[other] { snakes-way }, allí está «{ $kind }»
}
snakes-way-meets-and-moves = { $kind ->
    [boost] { snakes-way }, un impulso que lleva la ficha hasta { $end }
   *[other] { snakes-way }, allí está «{ $kind }», y luego a { $end }
}
snakes-past-end = de { $start } más allá del final
snakes-own-effect = «{ $kind }»: { $effect }
snakes-third-no-move = { $roll ->
    [six] el tercer seis seguido, no avanza
   *[special] la tercera tirada especial seguida, no avanza
}
snakes-third-next-turn-lost = { $roll ->
    [six] el tercer seis seguido, no avanza y pierde el próximo turno
   *[special] la tercera tirada especial seguida, no avanza y pierde el próximo turno
}
snakes-third-back-to = { $roll ->
    [six] el tercer seis seguido, vuelve a { $cell }
   *[special] la tercera tirada especial seguida, vuelve a { $cell }
}
snakes-third-back-to-start = { $roll ->
    [six] el tercer seis seguido, vuelve a la salida
   *[special] la tercera tirada especial seguida, vuelve a la salida
}
snakes-judged = Era { $done }.
snakes-too-far = se pasa y se queda en { $cell }
snakes-too-far-to-start = se pasa y se queda fuera del tablero
snakes-no-start = con eso no se sale
snakes-goes-back = { $who } vuelve a la salida.
snakes-sits-out = { $turns ->
    [one] { $who } pierde un turno.
   *[other] { $who } pierde { $turns } turnos.
}
snakes-drawn-turns = { $turns ->
    [one] Empate: nadie ha ganado después de { NUMBER($turns, useGrouping: 0) } turno.
   *[other] Empate: nadie ha ganado después de { NUMBER($turns, useGrouping: 0) } turnos.
}
snakes-drawn-stuck = Empate: nadie puede avanzar ya.

## Lo que se pide

snakes-ask-lots = sortea el orden de juego
snakes-ask-dice = tira los dados

## El tablero

snakes-board = Un tablero de { $side } por { $side } casillas con { $things }; la casilla 1 está abajo a la izquierda y la { $last } es la meta
snakes-nothing = nada encima
snakes-count = { $kind ->
    [snake] { $count ->
        [one] una serpiente
       *[other] { NUMBER($count, useGrouping: 0) } serpientes
    }
    [ladder] { $count ->
        [one] una escalera
       *[other] { NUMBER($count, useGrouping: 0) } escaleras
    }
    [teleporter] { $count ->
        [one] un teletransportador
       *[other] { NUMBER($count, useGrouping: 0) } teletransportadores
    }
    [trap] { $count ->
        [one] una trampa
       *[other] { NUMBER($count, useGrouping: 0) } trampas
    }
    [boost] { $count ->
        [one] un impulso
       *[other] { NUMBER($count, useGrouping: 0) } impulsos
    }
    [black-hole] { $count ->
        [one] un agujero negro
       *[other] { NUMBER($count, useGrouping: 0) } agujeros negros
    }
   *[other] { NUMBER($count, useGrouping: 0) } × «{ $kind }»
}
snakes-cell = casilla { $cell }
snakes-cell-goal = casilla { $cell }, la meta
snakes-cell-entity = casilla { $cell }, { $entity }
snakes-cell-entity-goal = casilla { $cell }, { $entity }, la meta
snakes-start = salida
snakes-start-place = salida, junto al tablero
snakes-stands-on = { $kind ->
    [trap] trampa en { $cell }
    [boost] impulso en { $cell }
    [black-hole] agujero negro en { $cell }
   *[other] «{ $kind }» en { $cell }
}
snakes-leads = { $kind ->
    [teleporter] teletransportador de { $start } a { $end }
   *[other] «{ $kind }» de { $start } a { $end }
}
snakes-leads-up = { $kind ->
    [ladder] escalera que sube de { $start } a { $end }
   *[other] «{ $kind }», que sube de { $start } a { $end }
}
snakes-leads-down = { $kind ->
    [snake] serpiente que baja de { $start } a { $end }
   *[other] «{ $kind }», que baja de { $start } a { $end }
}
snakes-legend = { $kind ->
    [snake] serpiente: baja la ficha hasta su cola.
    [ladder] escalera: sube la ficha hasta lo alto.
    [teleporter] teletransportador: lleva la ficha a su otro extremo.
    [trap] trampa: retiene la ficha un turno.
    [boost] impulso: lleva la ficha unas casillas más allá.
    [black-hole] agujero negro: devuelve la ficha a la salida.
   *[other] { $kind }: { $effect }
}
snakes-token = { $who } en la casilla { $cell }
snakes-token-at-start = { $who } en la salida

## Cifras y resultados

snakes-figure-turn = turno
snakes-figure-sixes = seises seguidos
snakes-figure-cell = casilla
snakes-note-wins = ¡gana!
snakes-note-sits-out = { $turns ->
    [one] pierde { $turns } turno
   *[other] pierde { $turns } turnos
}
snakes-note-plays = juega en { $place ->
    [1] primer lugar
    [2] segundo lugar
    [3] tercer lugar
    [4] cuarto lugar
    [5] quinto lugar
    [6] sexto lugar
    [7] séptimo lugar
    [8] octavo lugar
    [9] noveno lugar
    [10] décimo lugar
   *[other] el lugar { $place }
}
snakes-took = { $turns ->
    [one] La partida duró { $turns } turno.
    [many] La partida duró { $turns } de turnos.
   *[other] La partida duró { $turns } turnos.
}

## Opciones

snakes-option-players = Jugadores
    .help = Cuántos juegan: hasta 64, tantos como signos distinguen las fichas.
snakes-option-turn_order = Orden de juego
    .help = Por sorteo o por asientos.
snakes-option-turn_order-random = al azar
snakes-option-turn_order-fixed = fijo
snakes-option-seat_order = Asientos por orden
    .help = Quién juega después de quién: los asientos, contados desde el 1; si no, como diga el orden de juego.
snakes-option-side = Casillas por lado
    .help = El tablero tiene tantas casillas de ancho como de alto. Una pantalla muestra hasta 100, pues dibuja cada casilla.
snakes-option-entities = Serpientes y escaleras
    .help = Serpientes, escaleras y otros colocados a mano; si no, los coloca el ordenador. Los tableros de más de 40 casillas por lado solo se editan en esta lista: no se dibujan todas sus serpientes y escaleras.
snakes-option-entities-kind = Tipo
snakes-option-entities-from = Desde
snakes-option-entities-to = Hasta
snakes-option-entities-kind-snake = serpiente
    .help = Baja la ficha hasta su cola.
snakes-option-entities-kind-ladder = escalera
    .help = Sube la ficha hasta lo alto.
snakes-option-entities-kind-teleporter = teletransportador
    .help = Lleva la ficha a su otro extremo.
snakes-option-entities-kind-trap = trampa
    .help = Retiene la ficha un turno.
snakes-option-entities-kind-boost = impulso
    .help = Lleva la ficha unas casillas más allá.
snakes-option-entities-kind-black-hole = agujero negro
    .help = Devuelve la ficha a la salida.
snakes-option-as_printed = Como está impreso
    .help = Toma los elementos tal como están, sin las reglas de colocación.
snakes-option-density = Densidad
    .help = Parte de las casillas en las que el ordenador pone el comienzo de una serpiente o una escalera.
snakes-option-placement = Disposición
    .help = Cómo coloca el ordenador serpientes y escaleras.
snakes-option-placement-random = al azar
    .help = Pueden cruzarse y amontonarse.
snakes-option-placement-tidy = sin enredos
    .help = No se estorban entre sí.
snakes-option-teleporters = Teletransportadores
    .help = Cuántos coloca el ordenador.
snakes-option-traps = Trampas
    .help = Cuántas coloca el ordenador.
snakes-option-boosts = Impulsos
    .help = Cuántos coloca el ordenador.
snakes-option-black_holes = Agujeros negros
    .help = Cuántos coloca el ordenador.
snakes-option-board_seed = Semilla del tablero
    .help = Misma semilla, mismo tablero.
snakes-option-boost = Impulso
    .help = Cuántas casillas avanza la ficha con un impulso.
snakes-option-dice = Dados
    .help = Cuántos dados; la ficha avanza lo que suman.
snakes-option-sides = Caras
    .help = Las caras de cada dado.
snakes-option-faces = Números
    .help = Los números de cada dado, como 1, 1, 2, 3, 5, 8, hasta 10 000; si no, del 1 en adelante.
snakes-option-weights = Pesos
    .help = Con qué frecuencia sale cada cara, en el orden de los números; si no, todas por igual.
snakes-option-starting = Comienzo
    .help = Qué tiradas permiten salir de la casilla 0.
snakes-option-starting-any = cualquiera
    .help = Con cualquier tirada se sale de la casilla 0.
snakes-option-starting-specific = algunas
    .help = Solo las tiradas de «Tiradas de salida» (1 y 6) permiten salir de la casilla 0.
snakes-option-start_rolls = Tiradas de salida
    .help = Las tiradas con las que se sale de la casilla 0 si el comienzo es «algunas».
snakes-option-overshoot = Pasarse
    .help = Una tirada que va más allá del final; si no eliges, depende de lo que gana.
snakes-option-overshoot-stay = quedarse
    .help = Con una tirada que va más allá del final no se avanza.
snakes-option-overshoot-exceed = seguir
    .help = Una tirada que va más allá del final lleva hasta él y gana.
snakes-option-winning = Victoria
    .help = Cómo se gana.
snakes-option-winning-exact = exacta
    .help = Hay que llegar exactamente a la última casilla.
snakes-option-winning-cross = cruzar
    .help = Gana quien llega a la última casilla o la pasa.
snakes-option-killing = Comer
    .help = Al caer en una casilla ocupada.
snakes-option-killing-none = nadie
    .help = Los jugadores comparten la casilla en paz.
snakes-option-killing-opponent = el rival
    .help = Quien estaba allí vuelve a la salida.
snakes-option-killing-self = quien llega
    .help = Quien cae allí vuelve a la salida.
snakes-option-killing-both = ambos
    .help = Ambos vuelven a la salida.
snakes-option-special_rolls = Tiradas especiales
    .help = Los totales que son especiales.
snakes-option-special_roll = Tirada especial
    .help = Lo que da una tirada especial.
snakes-option-special_roll-extra-turn = otra tirada
    .help = Con una tirada especial se vuelve a tirar.
snakes-option-special_roll-no-extra-turn = sin otra tirada
    .help = Una tirada especial es una tirada como cualquier otra.
snakes-option-six_rolls = Seises
    .help = Los totales que cuentan como un seis.
snakes-option-first_six = Primer seis
    .help = Lo que da un seis.
snakes-option-first_six-extra-turn = otra tirada
    .help = Con un seis se vuelve a tirar.
snakes-option-first_six-no-extra-turn = sin otra tirada
    .help = Un seis es una tirada como cualquier otra.
snakes-option-third_six = Tercer seis
    .help = El tercer seis de un mismo turno.
snakes-option-third_six-cancel = se anula
    .help = Con el tercer seis no se avanza y el turno termina.
snakes-option-third_six-normal = normal
    .help = El tercer seis es una tirada como cualquier otra, y se vuelve a contar desde cero.
snakes-option-third_six-lose-next-turn = perder el próximo turno
    .help = Con el tercer seis no se avanza y se pierde el próximo turno.
snakes-option-third_six-backtrack = retroceder
    .help = El tercer seis devuelve la ficha a donde salió el primero.
snakes-option-third_six-to-start = a la salida
    .help = El tercer seis devuelve la ficha a la casilla 0.
snakes-option-priority = Orden de las reglas
    .help = Qué va primero cuando coinciden varias reglas.
snakes-option-priority-classic = clásico
    .help = Serpiente o escalera, luego la victoria, luego las capturas; el tercer seis se juzga antes de mover.
snakes-option-priority-killing-first = capturas primero
    .help = Quien está donde lleva la tirada se encuentra allí, antes de que actúe una serpiente o una escalera.
snakes-option-priority-winning-first = victoria primero
    .help = Una tirada que lleva a la última casilla gana, haya lo que haya allí.
snakes-option-priority-sixes-last = seises al final
    .help = El tercer seis mueve y puede ganar; solo después se juzga.
snakes-option-most_turns = Turnos como mucho
    .help = La partida queda en empate tras tantos turnos; si no, tras muchos más de los que dura una partida.

## Reglas preparadas

snakes-preset-classic = clásico
    .help = Las reglas que conoce casi todo el mundo.
snakes-preset-milton-bradley = Milton Bradley
    .help = El tablero impreso de 1952, con sus toboganes.
snakes-preset-gentle = suave
    .help = Pocas serpientes y escaleras.
snakes-preset-fierce = feroz
    .help = Muchas serpientes y escaleras, y quien ocupa la casilla en la que caes vuelve a la salida.
snakes-preset-family-dash = carrera familiar
    .help = También se gana pasando de la última casilla.
snakes-preset-obstacles = obstáculos
    .help = Con teletransportadores y trampas.

## Editar el tablero

snakes-brush = { $kind ->
    [snake] serpiente: baja la ficha hasta su cola.
    [ladder] escalera: sube la ficha hasta lo alto.
    [teleporter] teletransportador: lleva la ficha a su otro extremo.
    [trap] trampa: retiene la ficha un turno.
    [boost] impulso: lleva la ficha unas casillas más allá.
    [black-hole] agujero negro: devuelve la ficha a la salida.
   *[other] { $kind }: { $effect }
}
snakes-place-up = De una casilla baja a una más alta de otra fila; ni en la primera ni en la última casilla, ni donde otro elemento empieza o termina.
snakes-place-down = De una casilla alta a una más baja de otra fila; ni en la primera ni en la última casilla, ni donde otro elemento empieza o termina.
snakes-place-anywhere = De una casilla a cualquier otra; ni en la primera ni en la última casilla, ni donde otro elemento empieza o termina.
snakes-place-nowhere = En una casilla; ni en la primera ni en la última, ni donde otro elemento empieza o termina.
snakes-place-on = En una casilla; ni en la primera ni en la última, ni donde otro elemento empieza o termina, y sin llevar al final ni a donde otro empieza.
snakes-place-up-as-printed = De una casilla baja a una más alta.
snakes-place-down-as-printed = De una casilla alta a una más baja.
snakes-place-anywhere-as-printed = De una casilla a cualquier otra.
snakes-place-nowhere-as-printed = En una casilla.
snakes-place-on-as-printed = En una casilla.

## Lo que falla en las opciones

snakes-fault-exact-exceed = la victoria «exacta» contradice «seguir» al pasarse: elige la victoria «cruzar» o, al pasarse, «quedarse»
snakes-fault-cross-stay = la victoria «cruzar» contradice «quedarse» al pasarse: elige «seguir» al pasarse o la victoria «exacta»
snakes-fault-third-six = { $choice ->
    [normal] el tercer seis «normal»
    [lose-next-turn] el tercer seis «perder el próximo turno»
    [backtrack] el tercer seis «retroceder»
    [to-start] el tercer seis «a la salida»
   *[other] el tercer seis «{ $choice }»
} necesita «otra tirada» en { $rule ->
    [first_six] Primer seis
   *[special_roll] Tirada especial
}: si no, nadie saca tres seises en un turno
snakes-fault-first-six = first_six y special_roll son una sola regla y no pueden ser distintas
snakes-fault-weights = { $given ->
    [one] se ha dado { NUMBER($given, useGrouping: 0) } para un dado de { NUMBER($sides, useGrouping: 0) } caras
   *[other] se han dado { NUMBER($given, useGrouping: 0) } para un dado de { NUMBER($sides, useGrouping: 0) } caras
}
snakes-fault-no-weight = ningún peso puede ser negativo, y al menos uno debe ser positivo
snakes-fault-totals = dados y caras: dan { NUMBER($totals, useGrouping: 0) } totales; como mucho puede haber { $most }, los que caben en una lista de resultados
snakes-fault-ways = dados y pesos: hay más de { NUMBER($most, useGrouping: 0) } formas de tirar estos dados; las probabilidades se guardan en 32 bits
snakes-fault-start-rolls = { $rolls } no puede salir con estos dados; nadie podría empezar
snakes-fault-seat-order = nombra cada uno de los { $players } asientos una sola vez
snakes-fault-turn-never-ends = toda tirada da otra más; ningún turno terminaría
snakes-fault-never-ends = con estos dados nadie podría llegar nunca a la casilla { $last } de este tablero
snakes-fault-memory = un tablero de { NUMBER($side, useGrouping: 0) } por { NUMBER($side, useGrouping: 0) } casillas ocupa unos { NUMBER($needed, useGrouping: 0) } MB de memoria, y hay { NUMBER($free, useGrouping: 0) } MB libres
snakes-fault-room = se piden { NUMBER($asked, useGrouping: 0) }, pero junto al resto del tablero caben { NUMBER($room, useGrouping: 0) }
# Por qué un límite es el que es; sigue al error
snakes-because-players = no hay más signos que distingan las fichas
snakes-because-side = las casillas se numeran con 32 bits
snakes-because-least-side = las reglas no tienen un tablero más pequeño
snakes-because-least-faces = una tirada tiene que hacer avanzar una ficha
snakes-because-least-sides = un dado de una cara no deja nada al azar
snakes-because-density = cada serpiente y cada escalera ocupa dos casillas, y algunas quedan libres
snakes-because-boost = ningún tablero tiene filas más largas
snakes-because-faces = las reglas llevan una tabla con un lugar para cada total
snakes-because-turns = los turnos se cuentan con 32 bits
snakes-entity = { $kind ->
    [snake] serpiente { $start }-{ $end }
    [ladder] escalera { $start }-{ $end }
    [teleporter] teletransportador { $start }-{ $end }
    [trap] trampa { $start }-{ $end }
    [boost] impulso { $start }-{ $end }
    [black-hole] agujero negro { $start }-{ $end }
   *[other] «{ $kind }» { $start }-{ $end }
}
snakes-entity-on = { $kind ->
    [snake] serpiente { $cell }
    [ladder] escalera { $cell }
    [teleporter] teletransportador { $cell }
    [trap] trampa { $cell }
    [boost] impulso { $cell }
    [black-hole] agujero negro { $cell }
   *[other] «{ $kind }» { $cell }
}
snakes-fault-same-start = { $thing } y { $other } empiezan en la misma casilla
snakes-fault-leaves-board = { $thing } se sale del tablero, cuya última casilla es la { $last }
snakes-fault-has-end = { $kind ->
    [trap] { $thing } tiene un final, pero una trampa no lo tiene
    [boost] { $thing } tiene un final, pero un impulso no lo tiene
    [black-hole] { $thing } tiene un final, pero un agujero negro no lo tiene
   *[other] { $thing } tiene un final, pero «{ $kind }» no lo tiene
}
snakes-fault-no-end = { $thing } no lleva a ninguna parte; dale un final
snakes-fault-leads-down = { $kind ->
    [ladder] { $thing } baja, pero una escalera sube
   *[other] { $thing } baja, pero «{ $kind }» sube
}
snakes-fault-leads-up = { $kind ->
    [snake] { $thing } sube, pero una serpiente baja
   *[other] { $thing } sube, pero «{ $kind }» baja
}
snakes-fault-ends-stay-free = el principio y el final quedan libres: { $thing } ocupa la casilla { $cell }
snakes-fault-overlap = sin coincidencias: { $thing } y { $other } comparten la casilla { $cell }
snakes-fault-horizontal = nada horizontal: { $thing } no sale de su fila
snakes-fault-cycle = sin ciclos: { $thing } vuelve al mismo sitio
snakes-fault-boost-end = ningún impulso hasta el final: { $thing } lleva a la última casilla o más allá
snakes-fault-chain = sin cadenas: { $thing } lleva a la casilla { $cell }, donde empieza { $other }
snakes-kind-taken = ya hay algo llamado { $name } en el tablero; dale otro nombre

## Por qué las probabilidades no son exactas: lo que hace que unos jugadores muevan a otros

snakes-rule = { $rule } { $choice }
snakes-a-kind = { $kind ->
    [snake] una serpiente
    [ladder] una escalera
    [teleporter] un teletransportador
    [trap] una trampa
    [boost] un impulso
    [black-hole] un agujero negro
   *[other] «{ $kind }»
}

## Las reglas, para quien juega

snakes-rules-aim = El objetivo
snakes-rules-goal = Lleva tu ficha de la salida a la casilla { $last } antes que nadie.
snakes-rules-board = El tablero
snakes-rules-cells = { $side } por { $side } casillas, numeradas en zigzag desde abajo a la izquierda.
snakes-rules-kind = { $kind ->
    [snake] Serpiente: baja la ficha hasta su cola.
    [ladder] Escalera: sube la ficha hasta lo alto.
    [teleporter] Teletransportador: lleva la ficha a su otro extremo.
    [trap] Trampa: retiene la ficha un turno.
    [boost] Impulso: lleva la ficha unas casillas más allá.
    [black-hole] Agujero negro: devuelve la ficha a la salida.
   *[other] { $kind }: { $effect }
}
snakes-rules-turn = Tu turno
snakes-rules-order-random = El orden de juego se decide por sorteo.
snakes-rules-order-fixed = Se juega por orden de asientos.
snakes-rules-order-seats = Jugáis en este orden: { $players }.
snakes-rules-roll = { $dice ->
    [1] Tira el dado y avanza tantas casillas como marque.
   *[other] Tira { $dice } dados y avanza tantas casillas como sumen.
}
snakes-rules-roll-loaded = { $dice ->
    [1] Tira el dado, que está trucado, y avanza tantas casillas como marque.
   *[other] Tira { $dice } dados, que están trucados, y avanza tantas casillas como sumen.
}
snakes-rules-roll-sides = { $dice ->
    [1] Tira el dado de { $sides } caras y avanza tantas casillas como marque.
   *[other] Tira { $dice } dados de { $sides } caras y avanza tantas casillas como sumen.
}
snakes-rules-roll-sides-loaded = { $dice ->
    [1] Tira el dado de { $sides } caras, que está trucado, y avanza tantas casillas como marque.
   *[other] Tira { $dice } dados de { $sides } caras, que están trucados, y avanza tantas casillas como sumen.
}
snakes-rules-roll-faces = { $dice ->
    [1] Tira el dado con los números { $faces } y avanza tantas casillas como marque.
   *[other] Tira { $dice } dados con los números { $faces } y avanza tantas casillas como sumen.
}
snakes-rules-roll-faces-loaded = { $dice ->
    [1] Tira el dado trucado con los números { $faces } y avanza tantas casillas como marque.
   *[other] Tira { $dice } dados trucados con los números { $faces } y avanza tantas casillas como sumen.
}
snakes-rules-starting-specific = Entras en el tablero solo si sacas { $rolls }.
snakes-rules-overshoot-stay = Con una tirada que te llevaría más allá de la última casilla no avanzas.
snakes-rules-overshoot-exceed = Una tirada puede llevarte más allá de la última casilla.
snakes-rules-winning-exact = Ganas si caes exactamente en la casilla { $last }.
snakes-rules-winning-cross = Ganas si llegas a la casilla { $last } o la pasas.
snakes-rules-killing-none = Varias fichas pueden compartir una casilla.
snakes-rules-killing-opponent = Si caes en la casilla de alguien, su ficha vuelve a la salida.
snakes-rules-killing-self = Si caes en la casilla de alguien, tú vuelves a la salida.
snakes-rules-killing-both = Si caes en la casilla de alguien, las dos fichas vuelven a la salida.
snakes-rules-extra-roll = Si sacas { $rolls }, vuelves a tirar, aunque no hayas podido avanzar.
snakes-rules-third_six-cancel = El tercer { $rolls } seguido no cuenta, y tu turno termina.
snakes-rules-third_six-normal = El tercer { $rolls } seguido es una tirada como cualquier otra.
snakes-rules-third_six-lose-next-turn = El tercer { $rolls } seguido no cuenta, y pierdes un turno.
snakes-rules-third_six-backtrack = El tercer { $rolls } seguido te devuelve a donde salió el primero.
snakes-rules-third_six-to-start = El tercer { $rolls } seguido te devuelve a la salida.
snakes-rules-priority-killing-first = Quien está donde lleva tu tirada se encuentra contigo allí, antes de que te lleve una serpiente o una escalera.
snakes-rules-priority-winning-first = Una tirada que lleva a la última casilla gana, haya lo que haya allí.
snakes-rules-priority-sixes-last = El tercer seis seguido primero mueve, y puede ganar, antes de juzgarse.

## Lo que cuentan las simulaciones

snakes-stat-rolls = tiradas
snakes-stat-climbs = subidas
snakes-stat-slides = bajadas
snakes-stat-landings = Casillas más pisadas

## Una primera partida guiada

snakes-lesson-aim = Esta ficha es tuya. Llega a la casilla 100 antes que nadie.
snakes-lesson-roll = Avanzas lo que marque el dado: decide la suerte y cualquiera puede ganar. ¡Tira!
snakes-lesson-ladder = Has parado al pie de una escalera y la has subido, de la 4 a la 14. Ahora tira { $other }.
snakes-lesson-snake = Dos casillas más adelante espera una serpiente. ¡Tira!
snakes-lesson-down = Justo un 2: la serpiente te ha bajado de la 16 a la 6. Le pasa a cualquiera. Ahora va { $other }.
snakes-lesson-six = { $other } ha sacado un 6, que da otra tirada, y ha subido dos escaleras. ¡Te toca tirar!
snakes-lesson-again = Un 6 también para ti: tira otra vez.
snakes-lesson-exact = A la última casilla se llega con la tirada exacta: si te pasas, no avanzas. No hace falta saber más. ¡Suerte!
