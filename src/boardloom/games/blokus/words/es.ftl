### Blokus en español.
### Las piezas se llaman con una letra y su número de cuadrados («W5»); las casillas, con una letra y un número («a20»).

blokus-title = Blokus
blokus-summary = Las esquinas se tocan, los lados nunca: coloca todas las piezas que puedas.

## Colores

blokus-colour-blue = azul
    .first = El azul
blokus-colour-yellow = amarillo
    .first = El amarillo
blokus-colour-red = rojo
    .first = El rojo
blokus-colour-green = verde
    .first = El verde

## Lo que ocurre

# $what: una pieza y su tamaño («W5, 5 cuadrados»)
blokus-places = { $who } ({ $colour }) coloca { $what }.
blokus-places-opens = { $corners ->
    [one] { $who } ({ $colour }) coloca { $what }, y abre { $corners } esquina.
   *[other] { $who } ({ $colour }) coloca { $what }, y abre { $corners } esquinas.
}
blokus-passes = { $who } ({ $colour }) pasa.
blokus-all-placed = ¡Todas las piezas del { $colour } están colocadas!
blokus-all-placed-single-last = ¡Todas las piezas del { $colour } están colocadas, y el cuadrado suelto en último lugar!
blokus-blocked = { $colour } ya no puede colocar más.
blokus-over = La partida ha terminado.

## Lo que se pide y lo que se puede elegir

blokus-ask = coloca una pieza del { $colour }
blokus-pass = Pasar
# $pieces: cuántas se pueden colocar ahora, 1 o más
blokus-pass-fits = { $pieces ->
    [one] Todavía cabe una de tus piezas.
    [many] Todavía caben { $pieces } de tus piezas.
   *[other] Todavía caben { $pieces } de tus piezas.
}
blokus-turn-clockwise = girarla en sentido horario
    .word = Girar
blokus-turn-anticlockwise = girarla en sentido antihorario
blokus-flip-vertically = voltearla de arriba abajo
blokus-flip-horizontally = voltearla de izquierda a derecha
    .word = Voltear

## Qué falla en un sitio, en pocas palabras

blokus-limit-taken = Cubre otra pieza
blokus-limit-edge = Toca un lado de tu color
blokus-limit-corner = No toca ninguna de tus esquinas
blokus-limit-first = La primera pieza cubre una esquina del tablero
blokus-limit-first-own = La primera pieza cubre la salida de su color

## Por qué algo no se puede colocar

blokus-no-shape = { $cells } no es la forma de ninguna pieza
blokus-not-possible = { $cells } no es posible: { $reason }
blokus-why-placed = el { $colour } ya ha colocado la pieza { $piece }
blokus-why-taken = { $cell } está ocupada
blokus-why-edge = { $cell } comparte un lado con el { $colour }
blokus-why-first = la primera pieza del { $colour } cubre { $cells }
blokus-why-corner = no toca ninguna esquina del { $colour }
blokus-piece-placed = la pieza { $piece } del { $colour } ya está colocada
blokus-piece-no-place = la pieza { $piece } del { $colour } no cabe ahora en ningún sitio

## El tablero y las piezas

blokus-board = Un tablero de { $size } por { $size } casillas, con a1 abajo a la izquierda
blokus-legend-start = las primeras piezas cubren una de estas
blokus-start = { $cell }, una salida
blokus-start-of = { $cell }, la salida del { $colour }
blokus-piece-of = { $piece } del { $colour }
blokus-piece-and-size = { $squares ->
    [one] { $piece }, { $squares } cuadrado
   *[other] { $piece }, { $squares } cuadrados
}
blokus-tray-of = { $who }: { $colour }

## Cifras y resultados

blokus-figure-turn = turno
blokus-figure-colour = color que coloca
blokus-figure-left = cuadrados que quedan
blokus-figure-placed = cuadrados colocados
blokus-figure-nobody = { $colour }, para nadie
blokus-figure-next = próximo en jugar el { $colour }
blokus-note-placed = todo colocado
blokus-note-placed-of = { $colour }: todo colocado
blokus-note-blocked = sin jugadas
blokus-note-blocked-of = { $colour }: sin jugadas
# $points: de ventaja sobre el segundo
blokus-wins-by = { $points ->
    [one] ¡{ $who } gana por un punto!
   *[other] ¡{ $who } gana por { $points } puntos!
}
blokus-column-colours = colores
blokus-colour-points = { $colour } { $points }
blokus-nobodys = { $colour } ({ $points }) no cuenta para nadie.
blokus-standing = { $each }.
blokus-standing-player = { $who } { $score } ({ $colours })
blokus-standing-nobody = { $colour } { $points }, que no cuenta para nadie

## Opciones

blokus-option-players = Jugadores
    .help = Cuántos se sientan a la mesa: 2 tienen dos colores cada uno, 3 comparten el cuarto, 4 tienen uno cada uno.
blokus-option-board = Tablero
    .help = 20 × 20 casillas y cuatro colores, o Duo: 14 × 14 y dos.
blokus-option-board-classic = clásico
blokus-option-board-duo = Duo
blokus-option-corners = Esquinas
    .help = La primera pieza cubre cualquier esquina libre, o la de su color; Duo no tiene esquinas.
blokus-option-corners-any = cualquiera
blokus-option-corners-own = propia
blokus-option-pairs = Colores juntos
    .help = Con dos jugadores: azul y amarillo contra rojo y verde, o azul y rojo.
blokus-option-pairs-text = azul y amarillo
blokus-option-pairs-box = azul y rojo
blokus-preset-one-player = en solitario
    .help = Tú contra un bot, con dos colores cada uno.
blokus-preset-duo = Duo
    .help = El tablero pequeño para dos.
blokus-preset-tournament = torneo
    .help = Cada color empieza en su propia esquina.
blokus-preset-box = caja
    .help = Dos jugadores como dicen las reglas de la caja: azul y rojo contra amarillo y verde.
blokus-fault-alone = una sola persona juega contra un bot en un segundo asiento: elige 2, o las reglas preparadas one-player
blokus-fault-players = pueden jugar 2, 3 o 4, no { $given }: hay cuatro colores
blokus-fault-duo-players = Duo es para 2, no para { $given }
blokus-fault-pairs = solo dos jugadores en el tablero clásico tienen parejas de colores

## Bots

blokus-policy-greedy = codicioso
    .help = Coloca primero sus piezas más grandes, donde abren más esquinas.
blokus-policy-bold = audaz
    .help = Coloca primero piezas grandes y responde a lo que acaban de hacer los demás.
blokus-policy-random = al azar
    .help = Elige cualquier cosa, todo con la misma probabilidad.

## Otros programas

blokus-gtp-corners = otros motores empiezan en la esquina de cada color: elige corners own
blokus-gtp-pairs = otros motores reparten entre dos jugadores azul y rojo, amarillo y verde: elige pairs box
blokus-blksgf = Archivos de partidas de Pentobi.
blokus-blksgf-corner = blksgf: el { $colour } no empieza en su propia esquina, como quiere Pentobi
blokus-blksgf-no-game = falta GM; debe ser uno de { $games }
blokus-blksgf-other-game = GM es { $named }; debe ser uno de { $games }
blokus-blksgf-character = el carácter { NUMBER($number, useGrouping: 0) } no es Smart Game Format: { $text }
blokus-blksgf-before-node = hay una propiedad antes del primer nodo
blokus-blksgf-ends-early = el archivo termina demasiado pronto: hay un paréntesis o corchete abierto
blokus-blksgf-setup = { $property }: no se puede leer una partida que empieza en una posición preparada
blokus-blksgf-no-move = { $property } no es una jugada de esta partida; lo son { $moves }
blokus-blksgf-blocked = jugada { NUMBER($number, useGrouping: 0) }: el { $colour } ya no puede colocar más
blokus-blksgf-move = jugada { NUMBER($number, useGrouping: 0) }, { $colour }: { $problem }

## Las reglas, para quien juega

blokus-rules-aim = El objetivo
blokus-rules-aim-colour = Coloca todo lo que puedas de tu color.
blokus-rules-aim-colours = Coloca todo lo que puedas de tus colores.
blokus-rules-table = La mesa
blokus-rules-board = Un tablero de { $size } por { $size } casillas.
blokus-rules-pieces = Cada color tiene { $pieces } piezas de uno a cinco cuadrados, { $squares } cuadrados en total.
blokus-rules-order = El orden de juego es { $colours }.
blokus-rules-shared = { $colour } lo juegan todos por turnos y no cuenta para nadie.
blokus-rules-pairs = Un jugador tiene { $one }; el otro, { $other }.
blokus-rules-turn = Tu turno
blokus-rules-place = Elige una pieza, gírala y voltéala como quieras, y colócala en casillas libres.
blokus-rules-first-duo = La primera pieza de un color cubre la casilla de salida de ese color.
blokus-rules-first-own = La primera pieza de un color cubre la esquina marcada con ese color.
blokus-rules-first-any = La primera pieza de un color cubre cualquier esquina libre del tablero.
blokus-rules-corners = Cada pieza siguiente toca una pieza de su color por una esquina, y ninguna por un lado.
blokus-rules-others = Los demás colores se pueden tocar de cualquier manera.
blokus-rules-stays = Lo que está colocado se queda donde está.
blokus-rules-pass = Puedes pasar, solo por ese turno. Un color que ya no puede colocar nada se salta.
blokus-rules-end = El final
blokus-rules-over = La partida termina cuando ningún color puede colocar una pieza, o cuando todos pasan seguidos.
blokus-rules-points = Cada color empieza con { $start } puntos, y cada cuadrado colocado suma uno.
blokus-rules-bonus = Con todas las piezas colocadas: { $all } puntos más, y otros { $single } si el cuadrado suelto fue el último.
blokus-rules-wins = Gana la puntuación más alta.
blokus-rules-wins-together = Gana la puntuación más alta, con los dos colores juntos.

## Lo que cuentan las simulaciones

blokus-stat-score = puntos
blokus-stat-points-of-blue = Puntos del azul
blokus-stat-points-of-yellow = Puntos del amarillo
blokus-stat-points-of-red = Puntos del rojo
blokus-stat-points-of-green = Puntos del verde
blokus-stat-passes = Pases
blokus-stat-most-points = Más puntos
blokus-stat-most-points-blue = { blokus-colour-blue }
blokus-stat-most-points-yellow = { blokus-colour-yellow }
blokus-stat-most-points-red = { blokus-colour-red }
blokus-stat-most-points-green = { blokus-colour-green }
blokus-stat-left-over = Sobran
blokus-stat-places-by-turn = Lugares posibles por turno

## Una primera partida guiada

blokus-lesson-aim = Tienes 21 piezas. Coloca en el tablero tantos de sus cuadrados como puedas.
blokus-lesson-first = Tu primera pieza debe cubrir tu casilla de salida, que está marcada. Toma cualquier pieza, gírala si quieres y colócala allí.
blokus-lesson-corner = { $other } también ha empezado. A partir de ahora, cada pieza tuya debe tocar otra tuya por una esquina, pero ninguna por un lado.
blokus-lesson-second = Coloca una segunda pieza en una esquina de la primera. Da igual cómo toque a { $other }.
blokus-lesson-block = Bien colocada. Primero las piezas grandes: después no encuentran sitio. Las esquinas libres son tus caminos; cierra las de los demás.
blokus-lesson-end = Cuando nadie puede colocar nada, cada cuadrado que te queda cuesta un punto; colocarlos todos da un premio. No hace falta saber más. ¡Suerte!
