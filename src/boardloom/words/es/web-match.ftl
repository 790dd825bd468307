### Una partida en el navegador.

## La partida

web-match-none = Este navegador no tiene ningún enlace a esta partida.
web-match-none-more = Abre el enlace que te dieron, o pide uno nuevo a quien organiza la partida.
web-match-closed = Este enlace ya no funciona
web-match-connecting = Buscando la mesa…
web-match-lost = Se ha perdido la conexión. Conectando de nuevo…
web-match-rules = Reglas
web-match-close = Cerrar
web-match-watchers = { $n ->
    [one] { $n } persona mirando
   *[other] { $n } personas mirando
}
web-match-watching = Estás mirando.

## Antes de la partida

web-join-title = Toma asiento
web-join-name = Tu nombre
web-join-colour = Tu color
web-join-go = Unirse
web-wait-title = Esperando a los demás
web-wait-more = La partida empieza en cuanto todos los asientos están ocupados.
web-wait-opening = Ya no falta nadie: se están preparando unos dados limpios.
web-wait-joined = está aquí
web-wait-missing = aún no ha llegado
web-wait-you = tú

## Jugando

web-play-actions = Lo que puedes hacer
web-play-roll = Tirar
web-play-own = ¿Qué muestran los dados?
web-play-undo = Deshacer
web-play-hint = Pista
web-play-integer = { $what }: debe ser un número entero.
web-play-place = Colocar
# $piece: cómo se llama
web-play-place-piece = Colocar { $piece }
web-play-pieces = Tus piezas
# Cuántas piezas quedan, de cuántas
web-play-count = { $left } de { $all }
web-play-patterns = Tramas
web-play-gone = colocada
web-play-back = Atrás
web-play-turn = Turno de { $name }
web-play-yours = Tu turno, { $name }
web-play-your-turn = Tu turno
web-play-waiting = Esperando a { $name }
web-play-choose = Tú eliges
web-play-dice = Dados
# $face: what the die shows
web-play-thrown = Ha salido { $face }
web-play-ahead = Tu próxima tirada
web-play-more = Más
web-play-unfold = Más sobre los jugadores
web-play-fits = aquí cabe
web-play-misfit = aquí no cabe
web-play-sure = ¿Seguro?
web-play-yes = Sí, adelante
web-play-no = No
web-play-players = Jugadores
web-play-empty = No queda nada.
web-play-recent = Hace un momento
web-play-faces = Lo que puede mostrar el dado
# $label: what is counted, such as "round"
web-figure-of = { $label } { $value } de { $most }
web-play-log = Lo que ha pasado
web-play-log-none = Todavía no ha pasado nada.
web-play-legend = Qué significan las marcas
web-play-keys = Teclas

## Teclas

web-key-roll = Tirar
web-key-choose = Elegir
web-key-arrows = Ir de un sitio a otro
web-key-walk = Mover lo que tienes en la mano
web-key-next = Siguiente sitio donde cabe
web-key-escape = Un paso atrás
web-key-undo = Deshacer
web-key-hint = Pista
web-zoom = Zoom
web-zoom-in = Acercar
web-zoom-out = Alejar
# As they are printed on keyboards
web-key-name-space = Espacio
web-key-name-enter = Intro
web-key-name-escape = Esc

## Deshacer

web-undo-asked = { $name } pide deshacer la última jugada.
web-undo-waiting = Se está preguntando a los demás si puedes deshacerla.
web-undo-agree = Aceptar
web-undo-refuse = Rechazar
web-undo-withdraw = Déjalo

## Irse

web-left-title = Has dejado la mesa. Un bot juega por ti.
web-left-back = Volver

## Pistas

web-hint-title = Lo que haría alguien que juega bien
web-hint-thinking = Pensando…
web-hint-chance = { $share } de probabilidad de ganar (de { $low } a { $high })
web-hint-show = Mostrar
web-hint-close = Cerrar la pista

## Jugadores

web-player-turn = le toca
web-player-you = tú
web-player-here = en este dispositivo
web-player-bot = bot
web-player-level = bot: { $level }
web-player-away = no está, juega un bot
web-player-offline = sin conexión

## Lo que pasa en la mesa

web-log-rushed = { $name } aún se está preparando, solo esta primera vez, y no ha pensado.
web-log-joined = { $name } se sienta.
web-log-undone = Se ha deshecho la última jugada de { $name }.
web-log-asked = { $name } pide deshacer una jugada.
web-log-agreed = { $name } acepta.
web-log-refused = { $name } no acepta.
web-log-bot = Un bot juega por { $name }.
web-log-back = { $name } ha vuelto.

## El final

web-over-title = La partida ha terminado
web-over-rematch = Revancha
web-over-next = Ir a la revancha
web-over-replay = Repetición
web-over-transcript = Transcripción
web-over-place = puesto { $n }

## Dados limpios

web-fair-title = Dados limpios
web-fair-why = El servidor se comprometió con estos dados antes de que nadie se sentara, y nadie podía conocerlos. Compruébalos aquí, en tu propio navegador.
web-fair-root = Publicado antes de la partida
web-fair-key = Clave, sacada de la suerte de todos
web-fair-key-good = Sale de los números secretos de los jugadores.
web-fair-key-bad = ¡No sale de los números secretos de los jugadores!
web-fair-verify = Comprobar
web-fair-all = Comprobar todas
web-fair-roll = Tirada { $n }
web-fair-good = comprobada: es como debe ser
web-fair-bad-link = incorrecta: su eslabón no lleva a lo que se publicó
web-fair-bad-outcome = incorrecta: de su eslabón se deduce otro resultado
web-fair-none = Ninguna tirada desde que se abrió esta página.
web-fair-own = En esta partida se juega con dados propios.
web-fair-program = El programa que comprueba una partida entera
web-fair-left = { $n ->
    [one] Queda { $n } tirada en la cadena.
   *[other] Quedan { $n } tiradas en la cadena.
}

## Invitaciones

web-invite-seat = Enlace para { $name }
web-invite-watch = Enlace para mirar
web-invite-copy = Copiar
web-invite-copied = Copiado
web-invite-alone = Estos enlaces solo se abren en este ordenador. Para que jueguen otros de tu red, detén Boardloom y arráncalo con esta orden; tus partidas siguen.
web-invite-command = Orden
web-invite-opens = Abre Boardloom, y nada más de este ordenador, a todos los de tu red: pueden crear sus propias partidas y ver la lista de las terminadas. En las tuyas solo se entra con su enlace.
web-invite-qr = Código QR
web-invite-qr-of = Código QR: { $label }
web-invite-hint = Cada enlace es un asiento: dáselo solo a quien se siente allí.

## Lo que puede hacer quien organiza

web-host-title = En la mesa
web-host-bot = Poner un bot
web-host-here = Jugar aquí
web-host-link = Darlo por enlace
web-host-level = Nivel del bot para { $name }
web-host-watch = Quien tenga el enlace puede mirar
web-host-delete = Borrar esta partida
web-host-delete-sure = ¿Borrar esta partida para siempre?
web-host-leave = Dejar la mesa
web-host-leave-sure = ¿Dejar la mesa? Un bot jugará por ti hasta que vuelvas.

## Un dispositivo para varias personas

web-hand-title = Pásale el dispositivo a { $name }
web-hand-more = Nadie más debería ver lo que viene ahora.
web-hand-ready = Soy { $name }: muéstramelo
