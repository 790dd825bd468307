### Lo que el servidor dice a quienes juegan, y a quien lo mantiene.

## Negativas

refusal-store-down = no se pudo guardar nada ({ $reason }); inténtalo de nuevo en un momento
refusal-not-full = la partida empieza cuando todos los asientos están ocupados
refusal-turn = es el turno de { $who }
refusal-nobodys-turn = no es el turno de nadie
refusal-roll-not-choice = esto es una tirada, no una elección
refusal-choice-not-roll = esto es una elección, no una tirada
refusal-server-dice = en esta partida tira los dados el servidor; tira sin decir un número
refusal-own-dice = aquí se juega con dados propios; di qué muestran
refusal-nothing-to-undo = todavía no has hecho nada que se pueda deshacer
refusal-undo-absent = esto desharía una jugada de { $who }, que ahora no está en la mesa
refusal-nobody-asks = nadie pide deshacer nada
refusal-others-agree = los demás deben estar de acuerdo
refusal-join-by-link = solo puede unirse quien tiene el enlace de un asiento
refusal-joined = { $who } ya está en la mesa
refusal-name-taken = en esta mesa ya hay alguien que se llama { $name }
refusal-secret-seat = este juego tiene secretos: nadie puede ocupar un asiento en el que ha jugado otra persona; un bot sí
refusal-secret-link = este juego tiene secretos: mientras dure, no se puede sustituir el enlace de un asiento
names-alike = { $one } y { $other } se ven iguales; elige nombres que nadie confunda
refusal-colour-taken = en esta mesa ya hay alguien con ese color
refusal-not-your-seat = ese no es tu asiento
# nonces: los números aleatorios con los que los jugadores hacen que los dados sean limpios
refusal-nonce-early = los números secretos se abren cuando todos han llegado
refusal-nonce-none = este asiento no tiene nada que abrir
refusal-nonce-other = este número secreto no es el que te comprometiste a usar
refusal-seat-number = { $seats ->
    [one] hay { $seats } asiento, numerado desde 0
   *[other] hay { $seats } asientos, numerados desde 0
}
refusal-over = la partida ha terminado
refusal-not-begun = la partida no ha empezado
refusal-leave-by-link = solo puede dejar un asiento quien tiene su enlace
refusal-match-waits = esta partida te espera, por mucho que tardes en volver
refusal-players-only = esto solo pueden hacerlo quienes juegan
refusal-host-only = esto solo puede hacerlo quien organiza la partida
refusal-stale = la partida va por { $seq }, no por { $expected }
refusal-too-long = esta partida tiene { NUMBER($most) } sucesos en su registro y no admite más; empieza otra
refusal-elsewhere = la partida ha seguido en otro sitio; conéctate de nuevo
refusal-gone = esta partida ya no está aquí; conéctate de nuevo
refusal-link = este enlace no abre ninguna partida aquí
refusal-no-watchers = quien organiza la partida no deja que nadie la vea
refusal-rematch = la revancha se pide una sola vez, cuando la partida ha terminado
refusal-nothing-to-advise = en { $game } no se decide nada: no hay nada que aconsejar
refusal-chance-decides = aquí deciden los dados
refusal-hint-waits = todavía se está pensando la última pista
refusal-many-hints = ya se están pensando varias de tus pistas; espera a que llegue una
refusal-no-finished-game = no existe esa partida terminada
refusal-many-studies = se están analizando muchas partidas; vuelve a pedirlo dentro de un minuto
refusal-many-matches = demasiadas partidas nuevas desde esta dirección; inténtalo más tarde
refusal-many-requests = demasiadas peticiones desde esta dirección; inténtalo de nuevo en un momento
refusal-many-pictures = se piden demasiadas imágenes a la vez; inténtalo más tarde
refusal-lab-busy = el laboratorio aún trabaja en lo que pediste antes; espera un momento
refusal-lab-hour = el laboratorio ya ha trabajado bastante para ti esta hora; vuelve más tarde
refusal-nothing-here = aquí no hay nada
refusal-hello-first = el primer mensaje es hello
refusal-hello-once = hello se dice una sola vez
refusal-protocol = este servidor habla el protocolo { $protocol }
refusal-not-understood = no se entiende: { $reason }
malformed = no es lo que se espera aquí
malformed-no-object = debe ser un objeto JSON
malformed-missing = falta el campo { $field }
malformed-unknown = no existe el campo { $field }
malformed-value = el campo { $field } no es como debería (se recibió { $given })
refusal-internal = algo ha ido mal aquí; no se ha cambiado nada
refusal-origin = esta página no puede hablar con este servidor
refusal-host = este servidor no se llama así; ábrelo en su propia dirección
refusal-no-length = di cuánto ocupa: Content-Length
refusal-too-large = una petición tiene como mucho { $most } KiB
refusal-not-found = No encontrado
refusal-method = Método no permitido
refusal-status = no se puede responder a esta petición (estado { $status })

## Cuando termina una conexión

bye-restart = el servidor se reinicia; vuelve enseguida
bye-internal = algo ha ido mal aquí
bye-too-fast = demasiados mensajes
bye-deleted = esta partida se ha borrado
bye-renewed = este enlace se ha cambiado por uno nuevo

## Mantener un servidor

server-open = Boardloom está en { $address } (se detiene con Ctrl-C)
server-open-already = Boardloom ya está en { $address }
server-open-lan = Todos los de tu red pueden jugar ahora en { $address }. Solo los juegos están abiertos para ellos; Ctrl-C los cierra.
server-open-alone = Boardloom ya está en { $address }, solo para este ordenador; detenlo allí (Ctrl-C) y arráncalo otra vez con --lan
server-open-without = Boardloom ya está en { $address }, sin { $games }; detenlo allí (Ctrl-C) y arráncalo otra vez con --use
server-no-browser = boardloom: no hay juegos en el navegador: { $reason }
server-missing = falta { $library }; instálalo con: pip install 'boardloom[server]'
server-cannot-listen = no se puede escuchar en { $address }: { $reason }
settings-public-url = escríbelo como https://games.example.org o https://games.example.org:8443, sin ruta ni nombre de usuario; las letras que no sean de la a a la z, como las envían los navegadores (xn--...)
settings-use = { $option }: escríbelo como una lista JSON de archivos, por ejemplo ["rules.py"]

## El almacén de un servidor, y los registros de las partidas que guarda

store-none = no hay ningún almacén en { $file }
store-held = el almacén { $file } ya está en servicio: lo usa el proceso { $process } en { $machine }, desde { $since }
reason-store-displaced = { $file } se quitó o se reemplazó mientras el servidor funcionaba
store-unopened = no se puede abrir el almacén { $file }: { $reason }
store-unread = no se puede leer el almacén { $file }: { $reason }
store-damaged = el archivo { $file } está dañado; PRAGMA integrity_check dice dónde
store-wal-damaged = el archivo { $file } está dañado: lo que está detrás del daño, también jugadas confirmadas, ya no se puede leer. Pon una copia en su lugar; `boardloom store backup ARCHIVO` hace una de todo lo que aún se puede leer
store-wal-unfinished = La última transacción de { $file } no está completa: o se fue la luz antes de que se confirmara a nadie, o cambió un bit allí.
store-unvouched = Cada partida está como se escribió. En partes sin usar de estas páginas del archivo hay restos, o cambió un bit; nada responde por ellas: { $pages }
store-sum = una fila de la tabla { $table } no está como se escribió: { $row }
store-orphan = la tabla { $table } tiene filas de una partida que no existe: { $match }
store-newer = una versión más nueva de Boardloom hizo el almacén { $file }; usa esa versión o una copia de seguridad
store-replays = Partidas: { NUMBER($matches, useGrouping: 0) }; sucesos: { NUMBER($events, useGrouping: 0) }. Todos los registros llevan a los estados guardados.
store-rolls = Tiradas comprobadas: { NUMBER($rolls, useGrouping: 0) }. Todas se deducen de sus cadenas.
store-exported = partidas escritas en { $folder }: { NUMBER($matches, useGrouping: 0) }
store-copied = { $file } es una copia del almacén
log-match = partida { $match }: { $problem }
log-event = partida { $match }, suceso { $event }: { $problem }
log-unreadable = partida { $match }: no se puede leer el suceso { $event }: { $reason }
log-version = la partida { $match } es de { $game } versión { $played }; este Boardloom juega la versión { $ours }
log-header = no se puede leer su encabezado: { $reason }
log-missing = falta el suceso { $event }
log-state = el estado no es el que se guardó
log-rules = las reglas no lo admiten ({ $reason })
log-no-seat = no existe el asiento { $seat }
log-undo = { $actions ->
    [one] no se puede deshacer { $actions } acción hasta llegar a { $to }
   *[other] no se pueden deshacer { $actions } acciones hasta llegar a { $to }
}
log-key = la clave no es hexadecimal
log-other-dice = los dados no son los que se publicaron
log-result = entre las partidas terminadas, { $name } es { $found }; según su registro es { $expected }
log-ended = consta que terminó en { $ended }; su registro dice otra cosa

## What links look like where they are shared

share-invite = Únete a una partida de { $game }
share-invite-note = Abre el enlace y toma asiento. No hace falta ninguna cuenta.
share-live = { $game }: hay una partida en juego
share-live-note = Abre el enlace para jugar o para mirar.
share-replay-note = Vuelve a ver la partida jugada a jugada.
share-set-up = Juega a { $game }
