### Lo que dice la línea de órdenes. Palabras como --resume, FILE y `boardloom games` se escriben así, o representan lo que se escribe.

## Qué está mal en una orden

cli-see-help = { $problem } (mira { $command } --help)
cli-no-such-command-but = No existe la orden { $command }; ¿querías decir { $commands }?
cli-no-such-command = No existe la orden { $command }
cli-command-missing = Falta una orden: { $commands }
cli-no-such-option = No existe la opción { $option }
cli-no-such-option-but = No existe la opción { $option }; ¿querías decir { $options }?
cli-missing = Falta: { $option }
cli-invalid-because = Valor no válido para { $option }: { $reason }
cli-invalid = Valor no válido para { $option }
cli-value-missing = { $option } necesita un valor
cli-no-value = { $option } no lleva valor
cli-extra = Sobra esto: { $arguments }
cli-misused = Esta orden no se usa así
cli-resume-alone = --resume continúa tal como se preparó la partida; quita las demás opciones
cli-which-game = estas opciones necesitan un juego: nombra uno
cli-players-differ = --players { $players } contradice players={ $given }
cli-from-alone = --from trae sus propias opciones; quita --set y --config
cli-other-game = { $file } es una partida de { $game }, no de { $asked }
cli-unwritable = no se puede escribir: { $reason }
window-no-tkinter = la ventana necesita Tkinter: instálalo (Debian y Ubuntu: sudo apt install python3-tk; Fedora: sudo dnf install python3-tkinter)
window-no-display = no hay pantalla en la que abrir una ventana: define DISPLAY, o juega en el navegador (boardloom) o en el terminal (boardloom menu)

## Lo que dicen las órdenes

cli-game = { $title }: { $summary }
cli-imported = { $moves ->
    [one] { $game }, { $moves } jugada, guardada en { $file }
   *[other] { $game }, { $moves } jugadas, guardada en { $file }
}

check-no-game = { $file } no registra ningún juego
check-fine = { $configs ->
    [one] { $game }: no se ha encontrado nada mal.
   *[other] { $game }: no se ha encontrado nada mal, con { $configs } conjuntos de opciones.
}
check-faults = { $faults ->
    [one] { $game }: { $faults } error.
   *[other] { $game }: { $faults } errores.
}
check-changes = aquí se escribe { $field }, pero solo start y apply pueden cambiar algo
check-unwritten = { $place } cuenta, pero ahí no se escribe nada
check-index = { $row } tiene lugares de 0 a { $last }, no { $index }
check-iterate = las reglas recorren { $row } por índice: for i in range(len({ $row }))
check-room = MAX_ACTIONS es { $most }, y aquí hay una más
check-order = las acciones van en orden ascendente, cada una una vez, pero { $action } sigue a { $before }
check-luck = al preguntar otra vez por la misma posición responde otra cosa: el azar pertenece a chance
check-start = start deja { $field } como estaba; debe escribir cada campo
check-chance = mueve el azar, aunque el juego dice chance=False
check-turn = turn(s, b) es { $turn } mientras le toca al puesto { $mover }
check-die = die(s, b) es { $sides }, pero chance no enumera de 1 a { $sides } con peso 1 cada uno
check-sight = hide quita lo que necesita quien mueve: después sus opciones son otras
check-leak = hide oculta { $hidden } al puesto { $seat }, pero { $field } lo revela: { $first } cuando es { $one }, y { $second } cuando es { $other }
check-deal = determinize cambia { $field }, que el puesto { $seat } ve
check-deal-choices = determinize deja al puesto { $seat } otras opciones que las que tiene
check-search = una búsqueda compilada es distinta que en Python puro
check-endless-rule = no llegó a terminar
check-differs = tras la jugada { $move }, { $field } es { $python } en Python y { $compiled } compilado
check-config = estas opciones, escritas y leídas de nuevo, no son las mismas; cada una necesita un valor por defecto
check-unfinished = { $games } de { $of } partidas no habían terminado tras { $moves } jugadas
check-never-wins = el jugador { $seat } nunca gana si todos eligen al azar
check-always-tied = todas las partidas acaban en empate si todos eligen al azar
check-never-asked = al jugador { $seat } nunca le toca mover
check-parse = parse toma { $name }, el nombre de una acción, por otra acción
check-silent = events no dice nada de { $name }
check-preset = el ajuste { $preset } no se puede elegir: { $problem }
check-with = con { $options }: { $problem }
check-id = { $id } es el identificador de un mensaje y se mostraría tal cual: message({ $id }) dice sus palabras
check-tone = { $tone } no es un tono que las pantallas conozcan
check-seat = { $id } nombra el asiento { $seat }, y hay asientos del 0 al { $last }
check-who = { $id } diría { $who } como número: Who({ $who }) es quien ocupa ese asiento
check-rave = con rave_k las acciones son números menores que MAX_ACTIONS, que es { $most }; aquí hay { $action }
check-unread = aquí se lee { $place } antes de escribir nada ahí: lo que contenía antes no significa nada
check-none = { $rule } no encuentra nada que hacer: quien mueve necesita una opción, aunque sea pasar
check-hides-nothing = hide no oculta nada a nadie
check-hides-unevenly = hide no oculta nada al puesto { $seat }, aunque sí a otros
check-hides-own = hide oculta { $field } al puesto { $seat }, que lo eligió
check-no-deals = sin determinize, los bots saben todo lo que hide oculta
check-score-hidden = score cuenta lo que hide oculta: al puesto { $seat } se le muestran otros puntos que los que hay
check-deal-same = determinize reparte lo mismo con cualquier clave; en { $wrong } de { $of } posiciones no era así
check-deal-never = determinize nunca hace que { $field } sea { $value }, y así fue en { $games } partidas
check-doubt = Quizá: { $problem }
check-players = players puede ser cualquier número: Field(2, ge=2, le=4) dice cuántos como máximo
check-prefix = { $id } no empieza por { $game }-, como los identificadores de este juego
check-global = las reglas usan { $name }, que ya no es lo mismo: lo que cambia pertenece al estado
check-command = { $name } es una orden del terminal, que entonces nadie podría dar
check-speed-plain = Un bucle sencillo en Python: { NUMBER($games, maximumFractionDigits: 0) } partidas/s.
check-speed-interpreted = Interpretado: { $games } partidas/s, { $times } veces más.
check-speed-compiled = Compilado: { $games } partidas/s, { $times } veces más.

## Textos de --help, leídos sin Fluent: sin argumentos, sin atributos, nada entre llaves

help-usage = Uso:
help-options = Opciones:
help-commands = Órdenes:
help-arguments = Argumentos:
help-help = Muestra este texto.
help-default = si no:
help-required = obligatorio

help-boardloom = Una casa de juegos de mesa. Sin orden: todos en el navegador.
help-screens = Elegir dónde jugar: en el navegador, en una ventana o en este terminal.
help-in-browser = Abrir los juegos en el navegador.
help-first-game = El juego que se prepara primero.
help-menu = Elegir un juego y jugar en este terminal.
help-games = Listar los juegos.
help-play = Jugar en este terminal. Cada jugada se guarda al momento.
help-classic-board = Abrir el tablero personalizado en la ventana que describe su reglamento.
help-desktop = Jugar en una ventana propia, sin navegador.
help-learn = Aprender un juego jugando, en dos minutos.
help-puzzles = Encontrar la única jugada mejor que todas las demás.
help-puzzle-number = Qué problema, a partir de 1.
help-sim = Simular muchas partidas e informar de proporciones, duraciones y cifras del juego.
help-arena = Enfrentar a los bots, en todos los asientos con la misma suerte. Las partidas se guardan; una segunda vez continúa.
help-calibrate = Enfrentar búsquedas de un juego y guardar los niveles que más se distinguen.
help-check = Jugar a un juego de todas las maneras que descubren errores, y nombrar cada uno con su línea.
help-gtp = Ser un motor para otros programas: el Go Text Protocol por la entrada y la salida estándar.
help-odds = Las probabilidades de un juego de azar: exactas si se puede, si no simuladas con un intervalo.
help-perft = Contar las maneras de jugar DEPTH acciones, incluido el azar.
help-replay = Comprobar una transcripción y contar su historia.
help-analyse = Las posibilidades de cada cual a lo largo de una partida, jugada a jugada, y lo que cuestan las decisiones.
help-export = Mostrar una transcripción en el formato de otro programa.
help-import = Comprobar una partida del archivo de otro programa y guardarla con las tuyas.
help-history = Listar las partidas terminadas y en curso.
help-leaderboard = Quién ganó cuántas veces, de todas las partidas terminadas.
help-schema = Mostrar el esquema JSON de las opciones de un juego.
help-serve = Ofrecer partidas por la red. Cada ajuste se puede dar también como BOARDLOOM_NAME.
help-verify = Comprobar los dados de una partida por su acta, y repetir sus reglas.
help-store = Cuidar del almacén de un servidor.
help-store-check = Repetir todas las partidas del almacén y decir si todo cuadra.
help-store-export = Escribir cada partida como transcripción, con el acta de sus dados, en una carpeta.
help-store-backup = Copiar el almacén mientras funciona el servidor.

help-game-name = Su nombre: mira `boardloom games`.
help-only-game = Solo este juego.
help-set = Elegir una opción.
help-config = Opciones en un archivo JSON.
help-use = Cargar antes tus propias reglas.
help-json = Mostrar JSON.
help-how-many-games = Cuántas partidas.
help-seed = Misma semilla, mismas partidas.
help-dice-seed = Misma semilla, mismos dados.
help-browser = Abrir un navegador, o no.
help-lan = Dejar jugar a todos los de esta red, no solo a este ordenador.
help-fast = Sin pausas.
help-players = Cuántos juegan.
help-names = Nombres de los primeros asientos.
help-seat-bots = Cuántos de los últimos asientos son bots, o cuáles.
help-resume = Continuar la última partida sin terminar.
help-every-bot = Cómo decide cada asiento; un nombre para todos.
help-cores = Si no: todos los núcleos.
help-cluster = Jugar en un clúster de Ray: HOST:PUERTO o auto. Los números son los mismos.
help-limit = Parar una partida tras tantas jugadas.
help-bots = Uno para cada asiento, o dos.
help-duels = Partidas de cada dos que se enfrentan.
help-checked = Un juego por su nombre, o un archivo con juegos propios.
help-speed = Medirlo también: partidas por segundo, compilado y sin compilar.
help-seconds-move = De cada jugada.
help-iterations = De búsqueda para cada jugada, en su lugar.
help-engine = Un motor ajeno: el bot gtp1, gtp2, ...
help-bot = Qué bot juega.
help-moves = Jugar antes estas, por su nombre.
help-from = Desde el final de una transcripción.
help-without = Una acción que nunca se juega.
help-seconds-position = De búsqueda para cada posición.
help-format = Un formato que el juego conozca, como blksgf.
help-host = Escuchar en esta dirección, no solo en este equipo.
help-port = Si no, 8000; 0 toma uno libre.
help-public-url = Lo que escribe la gente, detrás de un proxy inverso.
help-database = El almacén; si no, en tu carpeta de datos.
help-new = Empezar un juego propio: un archivo que se puede jugar enseguida.
help-new-name = Cómo se llama el juego; el archivo es NAME.py.
help-new-kind = Con qué empieza: una carrera con un dado, piezas que se mueven por una cuadrícula, fichas que se colocan o un farol con dados ocultos.
help-new-package = Crear una carpeta con pruebas que se puede publicar.
new-kind = con qué empezar: --kind es uno de { $choices }
new-exists = { $file } ya existe
new-written = { $file } está escrito.
new-next = Prueba: { $command } check { $source }, { $command } play { $game } --use { $source }
new-package = Instálalo con pip install -e { $file }; después, { $command } play { $game }. El juego está en { $source }.
new-which = ¿De qué tipo?
new-race = una carrera con un dado y una decisión
new-grid = piezas que se mueven por una cuadrícula
new-placement = fichas que se colocan
new-bluff = un farol con dados ocultos

## El laboratorio

help-lab = Medir lo que hace una regla.
help-lab-measure = Los números de un diseño: equidad, duración, tensión.
help-lab-compare = Lo que hace un cambio, partida a partida con la misma suerte.
help-lab-sweep = Una opción tras otra cambiada, cada una comparada.
help-lab-find = Buscar un tablero mejor u opciones mejores.
help-lab-run = Repetir un experimento y decir si sale lo mismo.
help-lab-report = Hacer una página de un experimento: un archivo HTML que se abre en cualquier sitio.
help-lab-report-save = Dónde se escribe la página; por defecto, junto al experimento.
help-lab-games = Partidas de cada diseño.
help-lab-seconds = Cuánto tiempo medir; 1 por defecto.
help-lab-until = Seguir hasta que el intervalo sea así de estrecho, como edge=0.002.
help-lab-pace = Cuántos segundos tarda un suceso en la mesa, como roll=4; para los minutos.
help-lab-save = Guardar el experimento en un archivo.
help-lab-but = Lo que se cambia.
help-lab-but-bots = Quién juega el diseño cambiado.
help-lab-vary = Qué cambiar; todas las posibilidades si no se nombran valores.
help-lab-over = Sobre qué buscar: una opción que sea un tablero, u opciones con sus valores; todas las posibilidades si no se nombra ninguno.
help-lab-where = Entre qué límites debe estar otra medida, como rounds=24..26.
help-lab-maximise = La medida que debe ser lo mayor posible.
help-lab-minimise = La medida que debe ser lo menor posible.
help-lab-find-seconds = Cuánto tiempo buscar; 10 por defecto.
help-lab-tries = Cuántos diseños probar, en lugar de cuánto tiempo.
help-lab-file = El archivo de un experimento.
