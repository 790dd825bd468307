### Las páginas en el navegador.

## En todas partes

web-app-tagline = Juegos de mesa para una sola pantalla, para amigos que están lejos y contra bots.
web-app-skip = Saltar al contenido
web-nav-label = Boardloom
web-nav-games = Juegos
web-nav-leaders = Clasificación
web-nav-settings = Ajustes
web-page-loading = Un momento…
web-page-again = Intentar de nuevo
web-page-offline = No se puede conectar con el servidor.
web-offline = No se puede contactar con el servidor. Aun así puedes leer las reglas y ver las partidas terminadas que ya habías abierto; para jugar hace falta el servidor.
web-page-timeout = El servidor no responde a tiempo.
web-page-error = El servidor respondió con el error { $status }.
web-page-broken = Algo ha ido mal en esta página.
web-page-missing = Aquí no hay nada.
web-page-home = Volver a los juegos
web-footer-label = Más
web-footer-api = Para programas: la API
web-footer-verifier = Comprueba los dados por tu cuenta
web-footer-icons = Iconos: game-icons.net, CC BY 3.0

## Ajustes

web-settings-name = Nombre
web-settings-language = Idioma
web-settings-system = Sistema
web-settings-theme = Colores
web-settings-speed = Velocidad
web-settings-sound = Sonido
web-settings-vibration = Vibración
web-settings-details = Nombres de las casillas
web-settings-patterns = Tramas en las piezas
web-settings-kept = Se guarda en este navegador.
web-settings-done = Listo
web-theme-system = Sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-speed-slow = Lenta
web-speed-normal = Normal
web-speed-fast = Rápida
web-speed-instant = Sin movimiento

## La portada

web-home-title = Cinco juegos de mesa.
web-home-pitch = Juega aquí, contra bots o con amigos mediante un enlace.
web-home-starts = Empieza { $game } contra bots. Puedes cambiar los asientos cuando quieras.
web-home-players = { $n ->
    [one] { $n } jugador
    [many] { $n } de jugadores
   *[other] { $n } jugadores
}
web-home-players-range = { $least }–{ $most } jugadores
web-home-play = Jugar ahora
web-home-starting = Preparando la mesa…
web-home-setup = Configurar
web-home-rules = Reglas
web-home-bots = Jugar ahora: tú contra bots de nivel medio.
web-home-together = Jugar ahora: todos en esta pantalla. Deciden los dados.
web-home-running = Tus partidas
web-home-count = { $n } en curso
web-home-over = Tus partidas terminadas
web-home-latest = Lo último en esta casa
web-home-continue = Continuar
web-home-replay = Ver
web-home-forget = Olvidar
web-home-forget-sure = ¿Olvidar la partida de { $game } con { $players }?
web-home-forget-more = La partida no ha terminado, y este navegador guarda el único camino de vuelta a la mesa.
web-home-unnamed = jugadores sin nombre
web-home-won = Victoria de { $names }
web-home-nobody = No ganó nadie
web-home-drawn = Empate
web-home-nothing-finished = Todavía no se ha terminado ninguna partida. ¡Estrena la lista!
web-home-leaders = Quién juega mejor, juego por juego, personas y bots.
web-home-to-leaders = Ver la clasificación

## La clasificación

web-leaders-how = La puntuación es la fuerza que alguien tiene como mínimo, con bastante certeza. Sube con los buenos resultados, baja con los malos y es más segura con cada partida puntuable.
web-leaders-game = Juego
web-leaders-player = Jugador
web-leaders-rating = Puntuación
web-leaders-games = Partidas
web-leaders-wins = Victorias
web-leaders-bot = bot
web-leaders-none = Todavía nadie ha terminado una partida puntuable de este juego.

## Reglas

web-rules-of = Reglas de { $game }
web-rules-changed = Con las opciones que has elegido.
web-rules-none = Las reglas de este juego aún no están escritas.
web-rules-play = Configurar una partida con estas reglas

## Configurar una partida

web-setup-of = Configurar { $game }
web-setup-seats = Jugadores
web-setup-name = Nombre de { $who }
web-setup-kind = Quién juega por { $who }
web-setup-here = Persona aquí
web-setup-link = Persona por enlace
web-setup-bot = Bot
web-setup-bots = Bots
web-setup-level = Bot: { $level }
web-setup-other-bots = Otros bots
web-setup-add-seat = Añadir un jugador
web-setup-remove-seat = Quitar a { $who }
web-setup-links-later = Tendrás los enlaces para enviar en cuanto empieces.
web-setup-twin = Dos jugadores tienen este nombre.
web-setup-colour = Color de { $who }: { $colour }
web-setup-colours = Colores para { $who }
web-setup-take = Elegir { $colour }
web-setup-swap = Cambiar por { $colour }
web-setup-presets = Reglas preparadas
web-setup-default = Lo habitual
web-setup-no-preset = Las reglas que conoce casi todo el mundo.
web-setup-main = La partida
web-setup-rules = Reglas
web-setup-board = Tablero
web-setup-no-board = Hay algo que todavía no es posible.
web-setup-changed-count = · { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
}
web-setup-unchanged = · lo habitual
web-setup-wrong = Hay algo que todavía no es posible; se explica junto a la opción.
web-setup-left-out = Sin tener en cuenta: { $names }. Este juego no tiene esas opciones, o no las entiende.
web-setup-other-many = Este juego es para { $least } a { $most } jugadores; aquí hay { $many }.
web-setup-no-longer-fit = Ya no cabe y se ha quitado del tablero: { $count }.
web-setup-start = Empezar la partida

## Opciones

web-option-on = sí
web-option-off = no
web-option-automatic = automático
web-option-nothing = nada
web-option-default = Lo habitual: { $value }
web-option-drawn = se sortea cada vez
web-option-is-default = habitual
web-option-changed = · cambiado
web-option-reset = Restablecer
web-option-list = Separa los números con comas.
web-option-fresh = Otra
web-option-by-hand = Elegir para cada jugador

## Colores

web-colour-blue = azul
web-colour-orange = naranja
web-colour-green = verde
web-colour-pink = rosa
web-colour-yellow = amarillo
web-colour-gold = dorado
web-colour-sky = celeste
web-colour-violet = violeta
web-colour-brown = marrón
web-colour-grey = gris
web-colour-red = rojo
web-colour-teal = verde azulado
web-colour-lime = lima
web-colour-rose = rosa claro
web-colour-sand = arena
web-colour-navy = azul marino
web-colour-black = negro

## Editar en el tablero

web-edit-on-board = Editar en el tablero
web-edit-brushes = Qué poner en el tablero
web-edit-draw = Sortear otro
web-edit-fill = Poner al azar algunas casillas especiales
web-edit-reset = Restablecer
web-edit-all-plain = Volver a poner todas las casillas en { $kind }
web-edit-clear = Vaciar
web-edit-fixed = Esta se queda como está.
web-edit-paint-how = Haz clic o arrastra sobre el tablero para pintar. Con el teclado: flechas y después Intro.
web-edit-links-how = Arrastra de casilla a casilla. Arrastra un extremo para moverlo. Con el teclado: Intro en los dos extremos, Supr lo quita, Escape lo suelta.
web-edit-fits = Aquí cabe.
web-edit-drag-on = Sigue arrastrando hasta otra casilla.
web-edit-held-at = Empieza en { $cell }: ahora ve al otro extremo y pulsa Intro.
web-edit-refused = No es posible: { $why }
web-edit-placed = Colocado.
web-edit-outside = Fuera del tablero no se coloca nada.
web-edit-removed = Quitado.
web-edit-cell-by-cell = Casilla por casilla
web-edit-as-list = Como lista ({ $count })
web-edit-kind = Tipo del número { $number }
web-edit-from = Número { $number }: desde
web-edit-to = Número { $number }: hasta
web-edit-from-head = desde
web-edit-to-head = hasta
web-edit-remove = Quitar el número { $number }
web-edit-no-links = No hay nada en el tablero.
web-edit-add = Añadir
web-edit-tables = Tablas
web-edit-cell = Fila { $row }: { $column }

## En la mesa

web-table-title = En la mesa
web-table-grace = Si alguien no está
web-table-never = esperar a que vuelva
web-table-grace-30 = un bot juega en su lugar a los 30 segundos
web-table-grace-120 = un bot juega en su lugar a los 2 minutos
web-table-grace-600 = un bot juega en su lugar a los 10 minutos
web-table-grace-86400 = un bot juega en su lugar al cabo de un día
web-table-grace-help = Para quienes juegan por enlace.
web-table-own-dice = Nuestros propios dados
web-table-own-dice-help = · se tiran dados de verdad y se dice qué ha salido
web-table-rated = Puntuable
web-table-rated-help = · el resultado cuenta para la clasificación
web-table-listed = Pública
web-table-listed-help = · la partida terminada aparece en la portada

## Compartir las reglas

web-share-title = Compartir estas reglas
web-share-copy = Copiar el enlace
web-share-save = Guardar en un archivo
web-share-open = Abrir un archivo
web-share-help = O suelta un archivo aquí. El enlace y el archivo contienen las opciones, no los jugadores.
web-share-copied = Enlace copiado.
web-share-opened = Se ha abierto { $file }.
web-share-bad = No se puede usar { $file }: { $why }
web-share-bad-json = no es JSON.
web-share-bad-object = debe contener un solo objeto JSON de opciones.
web-share-bad-large = es demasiado grande.
web-share-bad-link = No se pueden leer las opciones de este enlace; estas son las habituales.

## Ver una partida terminada

web-replay-of = Una partida de { $game }
web-replay-begin = El principio.
web-replay-controls = Repetición
web-replay-step = Paso
web-replay-at = { $at } de { $of }
web-replay-first = Ir al principio
web-replay-back = Uno atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-forward = Uno adelante
web-replay-last = Ir al final
web-replay-log = Lo que pasó
web-replay-players = Jugadores
web-replay-chances = Probabilidad de ganar
web-replay-chances-label = Una línea por jugador: la probabilidad de ganar después de cada paso
web-replay-working = Calculando: { $done } de { $of }
web-replay-share = Copiar un enlace a este paso
web-replay-transcript = Transcripción
web-replay-dice = Acta de los dados
web-replay-figures = { $when } · { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} · { $time } minutos
web-dice-title = Dados limpios, y archivos
web-dice-files = Archivos
web-dice-check = Comprobar todas las tiradas
web-dice-checking = Comprobando…
web-dice-step-fair = ✓ La tirada { $at } es limpia.
web-dice-step-own = La tirada { $at } se hizo con los dados de los jugadores.
