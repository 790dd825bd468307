### Errores de reglas, juegos, archivos, bots y cifras; lo que una biblioteca o un motor dice en inglés es un argumento.

## Archivos

file-problem = { $file }: { $problem }
file-line-problem = { $file }, línea { $line }: { $problem }
file-not-python = { $file } no es un archivo de Python
file-exists = { $file } ya existe
file-unwritable = no se puede escribir { $file }: { $reason }
reason-no-file = no es un archivo
reason-not-text = no es texto
reason-not-json = no es JSON
reason-not-json-at = no es JSON (línea { $line }, columna { $column })
reason-nested = está anidado a demasiada profundidad
reason-missing = no existe ese archivo o esa carpeta
reason-permission = aquí no está permitido (sin permiso)
reason-read-only = solo se puede leer, no escribir
reason-folder = es una carpeta
reason-not-folder = una parte de la ruta no es una carpeta
reason-exists = ya existe
reason-disk-full = el disco está lleno
reason-disk-fails = el disco no lo acepta
reason-file-large = el archivo sería demasiado grande
reason-name-long = el nombre es demasiado largo
reason-no-program = no es un programa
reason-no-address = no existe esa dirección
reason-address-used = otro programa ya escucha ahí
reason-address-elsewhere = este equipo no tiene esa dirección
reason-not-database = no es una base de datos
reason-database-damaged = la base de datos está dañada
reason-other-database = es una base de datos de otra cosa
reason-database-busy = otro programa está usando la base de datos
reason-not-opened = no se puede abrir el archivo
reason-code = error { $code }

## Juegos y reglas

game-unknown = no existe el juego { $game }; elige uno de { $choices }
game-unknown-but = no existe el juego { $game }; ¿querías decir { $games }?
game-unknown-file = no existe el juego { $game }; quizá con --use { $file }
game-package = el juego { $game } del paquete { $package } no se puede usar: { $problem }
game-taken = { $game } es el nombre de un juego de la casa
game-lacks = al juego { $game } le falta { $part }
game-arguments = { $function } se llama con ({ $arguments }), pero toma ({ $given })
game-faulty = no se puede confiar en las reglas del juego { $game }: { $problems }
game-name = { $game } no puede ser el nombre de un juego: es una letra y después letras, cifras y guiones bajos
game-words = hay algo mal en los textos del juego { $game }: { $problems }
game-guided = hay algo mal en la lección o en los problemas del juego { $game }: { $problems }
lesson-step = paso { $step } de la lección ({ $says }): { $problem }
lesson-too-free = lo que se puede hacer ahí lleva a más de { $most } posiciones
lesson-no-words = el paso { $step } de la lección no tiene texto: falta { $id }
lesson-not-now = Ahora no: haz lo que pide la guía.
lesson-none = { $game } no tiene lección
lesson-over = la lección ha terminado
puzzles-none = { $game } no tiene problemas
puzzle-none = { $game } no tiene el problema { $number }
puzzle-over = el problema es de una sola jugada
puzzle-file = { $file }: { $reason }
puzzle-wrong = problema { $number }: { $problem }
puzzle-choices = sus valores no son los de dos o más jugadas posibles ahí
minimax-two = { $game } no se puede analizar hasta el final: hacen falta dos jugadores y ningún azar
words-junk = { $id } no se puede leer: { $reason }
words-twice = { $id } aparece dos veces
words-unknown = { $id } remite a { $other }, que no existe
words-circle = { $id } se remite a sí mismo, directamente o a través de otros mensajes
words-none = el mensaje { $id } no tiene texto
words-gap = el mensaje { $id } tiene un hueco que nada llena: { $reason }
slot-taken = { $slot } { $name } ya está en uso; da otro nombre a la estrategia
state-large = State es demasiado grande ({ $numbers }, como máximo { $most }): las tablas pertenecen al setup
state-name = State.{ $field }: todo registro ya tiene algo con ese nombre; el campo debe llamarse de otro modo
rule-recursive = la regla { $rule } se llama a sí misma, directamente o a través de otras; las reglas no pueden hacerlo
rule-setup = aquí se escribe { $field }, pero un setup queda como está: lo que cambia pertenece al estado
rule-division = una regla dividió entre cero; `boardloom check` nombra la línea
policy-name = { $name } no puede ser el nombre de una política: es una palabra en minúsculas, y no hay dos iguales
rule-unmarked = una regla llama a { $name }, que no está marcada con @rule
rule-type = { $name } es de tipo { $type }, que una regla no puede usar; importa por su nombre lo que necesite
rule-undefined = { $name } no está definido
rule-speaks = una regla no puede llamar a { $name }: solo lee y cambia números
rule-luck = una regla no puede usar { $name }, que cada vez responde otra cosa: el azar pertenece a chance
game-view-class = view es una clase: { $name }(), con paréntesis, es una vista
rule-global = una regla no puede cambiar { $name }, que está fuera de ella: lo que cambia va en el estado
rule-field = { $record } no tiene el campo { $field }
icon-name = { $name } no puede ser el nombre de un icono: tiene minúsculas, cifras y guiones, y no es ninguno de la casa
icon-path = el icono { $name } debería ser el trazado de una imagen SVG, como M96 96H416V416H96Z
rule-slot = las reglas usan la ranura { $slot }, que no está entre las del juego
rule-uncompiled = esta regla no se puede compilar: { $cause }
rule-allocates = una regla no puede crear listas, diccionarios, textos ni otros objetos
rule-index = una regla ha usado un lugar fuera de una fila o de la lista de acciones; `boardloom check` dice la línea

## Lo que reciben las funciones de la biblioteca

argument-text = { $argument } debe ser un texto, no { $given }
argument-texts = { $argument } debe ser una lista de textos, no { $given }
argument-from = { $argument } debe ser un número entero a partir de { $least }, no { $given }
argument-between = { $argument } debe ser un número entero de { $least } a { $most }, no { $given }
argument-kind = { $argument } debe ser del tipo { $kind }, no { $given }

## Resolver y buscar

solve-endless = { $game } no se puede resolver con estas opciones: podría haber partidas sin fin
solve-no-numbers = { $game } no se resuelve: sus posiciones no tienen número
solve-options = { $game } no se resuelve con estas opciones: { $reason }
solve-other-game = esta posición es de otro juego, no del que se resolvió
search-iterations = una búsqueda hace de 0 a { $most } iteraciones, no { $given }
search-seconds = una búsqueda dura de 0 a { $most } segundos, no { $given }
search-over = la partida ha terminado: no hay nada que buscar

## Jugadores y partidas

name-spaces = el nombre de un jugador no puede empezar ni terminar con un espacio
name-long = el nombre de un jugador tiene como mucho { $most } caracteres imprimibles
seat-of-person = aquí se sienta una persona, no el bot { $bot }
names-same = dos jugadores tienen el mismo nombre
colours-same = dos jugadores tienen el mismo color
match-id = el identificador de una partida se compone de letras, cifras y guiones
match-seed = la semilla es un número entero de 0 a { $most }
match-seats = { $players ->
    [one] { $players } jugador necesita un asiento, no { $seats }
   *[other] { $players } jugadores necesitan otros tantos asientos, no { $seats }
}
match-players = { $seats ->
    [one] hay { $seats } asiento, así que escribe { $seats } o no pongas nada
   *[other] hay { $seats } asientos, así que escribe { $seats } o no pongas nada
}
draw-over = no se puede sortear nada: la partida ha terminado
undo-nothing = no hay nada que deshacer

## Transcripciones

transcript-problem = línea { $line }: { $problem }
transcript-title = una transcripción empieza con { $expected }
transcript-line-expected = aquí debería poner { $expected }
transcript-move = aquí debería estar la jugada { $number }
transcript-result = después de estas jugadas debería poner { $expected }
transcript-sum = las jugadas no cuadran: dan { $expected }
transcript-after-end = después del final no puede haber nada
transcript-damaged-end = el final del archivo falta o está dañado
transcript-too-short = el archivo termina aquí, demasiado pronto
transcript-seat = un asiento es human o bot, no { $given }
transcript-version = se jugó { $game } versión { $played }; este Boardloom juega la versión { $ours }
transcript-seed = la semilla es un número entero menor que 2**63
transcript-config-json = la configuración no es JSON: { $reason }
transcript-config-object = la configuración es un objeto JSON
transcript-unfinished = la partida no ha terminado
format-none = { $game } no se puede escribir como { $format }; sus formatos: ninguno
format-unknown = { $game } no se puede escribir como { $format }; sus formatos: { $formats }
format-of-file = de un archivo así no se puede leer ninguna partida, solo de { $formats }

## Actas de los dados, con las que cualquiera puede comprobar una partida

record-legal = { $moves ->
    [one] Legal: la única jugada o tirada respeta las reglas de { $game }.
   *[other] Legal: las { NUMBER($moves, useGrouping: 0) } jugadas y tiradas respetan las reglas de { $game }.
}
record-unfair = { $file } NO es limpio: { $reason }
record-malformed = { $file } no es un acta de los dados: { $reason }
record-lacks = { $field } falta o es incorrecto
record-version = se jugó { $game } versión { $played }; esta es la versión { $ours }
record-step = paso { $step }: { $problem }
record-roll-expected = aquí debería haber una tirada
record-choice-expected = aquí debería haber una elección
record-out-of-turn = actúa el asiento { $seat } cuando es el turno del asiento { $turn }
record-nobodys-turn = actúa el asiento { $seat } cuando no es el turno de nadie
record-outcomes = estos no son los resultados que enumeran las reglas

## Lo que no cuadra en un acta de los dados

unfair-record = acta: pone { $found } donde debería poner { $expected }
unfair-nonce = número secreto del asiento { $seat }: pone { $found } donde debería poner { $expected }
unfair-key = clave: pone { $found } donde debería poner { $expected }
unfair-deals = secreto de lo repartido boca abajo: pone { $found } donde debería poner { $expected }
unfair-undo = { $steps ->
    [one] paso { $step }: no se puede volver de { $steps } paso a { $to }
    [many] paso { $step }: no se puede volver de { $steps } de pasos a { $to }
   *[other] paso { $step }: no se puede volver de { $steps } pasos a { $to }
}
unfair-own = paso { $step }: una tirada sin eslabón, aunque los dados eran del servidor
unfair-number = paso { $step }: número de la tirada: pone { $found } donde debería poner { $expected }
unfair-no-link = paso { $step }: la tirada { $roll } no tiene eslabón
unfair-link = paso { $step }: el eslabón { $roll } lleva a { $found } y debería llevar a { $expected }
unfair-roll = paso { $step }: tirada { $roll }: pone { $found } donde debería poner { $expected }

## Cifras

odds-over = la partida ha terminado: ya no queda nada al azar
odds-decisions = los jugadores pueden decidir, o tocarse unos a otros
odds-coupled = { $rule } permite que unos jugadores muevan a otros
odds-too-long = en este tablero hay partidas de más de { NUMBER($most, useGrouping: 0) } turnos
odds-too-large = el tablero tiene más de { NUMBER($most, useGrouping: 0) } posiciones
endgame-large = más de { $most } posiciones: empieza más cerca del final
endgame-luck = { $bot } deja sus decisiones a la suerte, y eso no se puede enumerar
simulate-over = la partida ha terminado: no hay nada que simular
arena-bots =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    } para { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }; nombra uno para cada asiento, o dos: el primero juega contra el segundo en todos los demás asientos
calibrate-own = los niveles de { $game } vienen con el juego
calibrate-alone = { $game } se juega a solas: los niveles no pueden enfrentarse
arena-no-gtp = { $game } no tiene lenguaje para otros motores: quita --gtp
arena-bot-ended = un bot cerró el proceso en el que jugaba

## Bots

bot-unknown = { $game } no tiene ningún bot { $bot }; elige uno de { $choices }
bot-unknown-policy = { $game } no tiene ningún bot { $bot }; elige uno de { $choices }; los niveles juegan en `play` y `arena`
bot-unable = el bot { $bot } no puede jugar a este juego: { $reason }
bots-per-seat =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    } para { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }; nombra uno para cada asiento, o uno para todos
bot-name = { $name } no puede ser el nombre de un bot: usa letras y cifras, y ninguno de los nuestros
bot-no-turn = un bot elige solo cuando le toca mover a un asiento
bot-illegal = el bot { $bot } eligió { $action }, que aquí no es posible
bot-failed = un bot ha fallado: { $reason }

## Motores ajenos

engine = el motor { $command }
engine-named = el motor { $name } { $command }
engine-not-started = no se puede arrancar { $engine }: { $reason }
engine-no-program = no nombra ningún programa
engine-quotes = falta cerrar unas comillas
engine-no-gtp = { $game } no tiene lenguaje para otros motores
engine-resigned = { $engine } se rindió: aquí las partidas se juegan hasta el final
engine-illegal = { $engine } juega contra las reglas: { $reason }
engine-ended = { $engine } ha terminado
engine-ended-at = { $engine } terminó en { $command }
engine-refuses = { $engine } rechaza { $command }: { $reason }
engine-silent = { $seconds ->
    [one] { $engine } no respondió a { $command } en { $seconds } segundo
   *[other] { $engine } no respondió a { $command } en { $seconds } segundos
}
engine-long = { $engine } responde a { $command } con más de { $most } letras

## Nuestros bots como motor

engine-no-words = { $game } no tiene lenguaje para otros programas
engine-command = orden desconocida: { $command }
engine-other-game = este motor se arrancó para { $game }, no para { $given }
engine-colour = no puede ser el turno de { $colour }; los colores se nombran como en 'play 1 a20'

## El laboratorio

lab-bot-searches = { $bot } busca, lo que tarda demasiado para el laboratorio: usa una estrategia simple, o mide victorias y duración con sim
lab-other-game = no se pueden comparar diseños de juegos distintos
lab-figure-unknown = no hay ninguna medida { $figure }; elige una de { $choices }
lab-precision = la precisión de { $figure } debe ser un número mayor que 0, como 0.002
lab-nothing-to-sweep = no hay nada que cambiar: nombra una opción que tenga otros valores
# $variants: always more than one
lab-too-many = { $variants } variantes son demasiadas: { $most } como máximo
lab-no-choices = { $option } no tiene una lista de valores: di cuáles probar
lab-no-experiment = { $file } no es un experimento de este laboratorio
lab-file-differs = { $file } falta o no es como era en el experimento
lab-metric-name = { $name } no puede ser el nombre de una medida
lab-no-elements = { $option } debe darse como lista de elementos
lab-pace-unknown = no hay ningún tipo de suceso { $kind }; elige uno de { $choices }
lab-pace = los segundos de { $kind } deben ser un número desde 0
lab-too-few-rollouts = para saber cuánto valen las opciones hacen falta al menos una posición y dos partidas jugadas desde ella
lab-no-decisions = en las partidas de { $game } que se jugaron nadie tuvo varias opciones
lab-extra-missing = esto necesita { $package }, que no está instalado: { $command }
cluster-unreachable = ningún clúster responde en { $address }: { $reason }
cluster-lost = el clúster perdió el trabajo demasiadas veces ({ $reason })
cluster-version = este es Boardloom { $here }, pero una máquina del clúster tiene { $there }
cluster-own-figures = un indicador propio debe estar en un archivo que cargue --use, para que las máquinas del clúster lo conozcan
lab-one-aim = una búsqueda necesita una medida que maximizar o minimizar
lab-range = { $figure } debe estar entre dos números, el menor primero, como 24..26
lab-no-board = { $option } no es un tablero; los tableros son: { $choices }
lab-board-fixed = las demás opciones no permiten ningún cambio de { $option }
lab-report-empty = un informe necesita algo que contar: una medición, una comparación, un barrido, una búsqueda o un diseño
