### Lo que dice el terminal. Las palabras entre `estas comillas` y las letras sueltas como u o y se escriben así en todos los idiomas.

## El menú

menu-title = una casa de juegos de mesa
menu-how = Intro acepta lo que está entre [corchetes]; q sale.
menu-goodbye = Hasta luego.
menu-screen = ¿Dónde quieres jugar?
screen-browser = en tu navegador, también con amigos por un enlace
screen-desktop = en una ventana propia
screen-terminal = aquí, en este terminal
menu-which = ¿Cuál?
menu-unfinished = continuar: { $players }; en la jugada { $moves }, empezada el { $begun }
menu-which-rules = ¿Qué reglas?
menu-rules = ¿Reglas?
menu-default-rules = las normales
menu-players = ¿Cuántos juegan?
menu-option = ¿{ $option }?
menu-usual = lo habitual
menu-choices = Uno de { $names }.
menu-each = Uno por jugador, con comas entre ellos.
menu-list = Varios, con comas entre ellos.
menu-list-of = { $how } Hay { $names }.
menu-cells = Casillas { $first } a { $last }, como 3=NOMBRE, 7=NOMBRE, con uno de { $names }.
menu-no-cell = { $typed } no es como 3=NOMBRE, con una casilla de { $first } a { $last }
menu-no-truth = { $typed } no es ni `yes` ni `no`
menu-seats = ¿Quién se sienta dónde? Un nombre es una persona; `bot`, solo o seguido de un nombre, es un bot.
menu-which-bot = `bot:` y uno de estos dice qué bot:
menu-bot = { $title }: { $help }
menu-seat = ¿Asiento { $seat }?
menu-no-game = { $typed } no está en la lista; escribe un número de ella o el nombre de un juego
menu-no-preset = { $typed } no está en la lista; escribe un número o un nombre de ella
menu-no-number = { $typed } no es un número
menu-name-taken = { $name } ya está en la mesa

## Asientos

seating-names =
    { $names } { $names ->
        [one] nombre
       *[other] nombres
    } para { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }
seating-names-and-bots =
    { $names } { $names ->
        [one] nombre
       *[other] nombres
    } y { $bots } { $bots ->
        [one] bot
       *[other] bots
    } para { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }: los nombres son para personas
seating-bots =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    }: hay asientos para entre 0 y { $players }
seating-none-left = no hay ninguna partida de { $game } sin terminar que se pueda continuar

## Lo que se pregunta en la mesa

table-order = { $who }: { $what }
table-answer = ({ $how }; ? para ayuda)
table-how-roll = Intro, o escribe lo que has sacado tú
table-how-number = nómbralo, o escribe su número
table-how-name = escríbelo, o una parte clara
table-how-enter-number = Intro; o nómbralo, o escribe su número
table-how-enter-name = Intro; o escríbelo, o una parte clara
panel-more = y { $count } más
table-more = { $count ->
    [one] y { $count } más: Intro la muestra
   *[other] y { $count } más: Intro las muestra todas
}
table-ambiguous = { $typed } podría ser { $choices }
choice-in-words = { $typed } – { $label }
table-next = Le toca a { $who }. Intro muestra la mesa y lo que solo tú puedes ver.
table-against-bots = { $count ->
    [one] Juegas contra un bot, { $bots }: este juego es para dos o más.
   *[other] Juegas contra bots, { $bots }: este juego es para más de uno.
}
table-rematch = ¿Otra vez? (y para sí, Intro para no; u deshacer, l historia)

## Lo que se dice en la mesa

table-no-decisions = En este juego no se decide nada: solo juega la suerte.
table-thinking = Pensando… (la primera vez tarda un poco en prepararse)
table-no-hint = Todavía no hay pista: aún se está preparando.
table-unready = { $who } todavía se está preparando, solo esta primera vez, y no ha pensado.
table-nothing-to-undo = No hay nada que deshacer: antes no se ha preguntado nada a nadie.
table-undone = Deshecho; la partida está en la jugada { $move }.
table-no-story = Todavía no ha pasado nada.
table-back = Intro vuelve a la mesa
table-draw = Empate.
table-winners = { $count ->
    [one] Gana { $winners }.
   *[other] Ganan juntos { $winners }.
}
table-kept = La partida está guardada en { $file }
table-unsaved = Esta partida no se puede guardar: { $reason }
table-left = Guardada. Para continuar: { $command }
table-over = La partida ha terminado y está guardada en { $file }

## Ayuda en la mesa: qué se puede escribir y qué hace

key-enter = Intro
key-choice = número o nombre
key-leave = save o quit
table-help-enter = que el ordenador tire o saque por ti, o la opción automática donde la haya
table-help-choice = lo que muestra tu propio dado, o lo que eliges
table-help-hint = lo que haría aquí alguien que juega bien, y las posibilidades de cada cual
table-help-undo = deshace lo último que hizo una persona; los dados vuelven a caer igual
table-help-log = la historia completa hasta ahora
table-help-leave = salir; de todos modos cada jugada se guarda al momento (también s y q, si ninguna opción se llama así)

## Pistas

hint-best = Lo mejor: { $moves }.
hint-move = { $move } ({ $chance })
hint-about = { $chance } ± { $margin }
hint-of-player = { $who } { $chance }
hint-chances = Posibilidades de ganar: { $chances } (exactas).
hint-chances-simulated =
    Posibilidades de ganar: { $chances } (intervalos del 95 %, de { $games } { $games ->
        [one] partida simulada
       *[other] partidas simuladas
    }).

## Elegir paso a paso

steps-kind-piece = pieza
    .one = una pieza
steps-kind-orientation = orientación
    .one = una orientación
steps-kind-cell = casilla
    .one = una casilla
steps-kind-square = casilla
    .one = una casilla
steps-kind-token = ficha
    .one = una ficha
steps-kind-action = acción
    .one = una acción
steps-kind-choice = opción
    .one = una opción
steps-how-turn = { $kind }, o { $letters }; Intro: atrás
steps-how-back = { $kind }; Intro: atrás
steps-how-enter = Intro; o { $kind }
steps-how-move = { $kind }, o una jugada entera
steps-none-such = ahora no se puede elegir { $typed } ({ $kind }); hay { $some }
steps-none-such-for = { $typed } no sirve para { $piece } tal como está ({ $kind }); hay { $some }
steps-nothing = nada
steps-some = { $names } y { $more } más
steps-help-none = así no hay ninguna
steps-help-back = atrás
steps-help-list = lista todas las jugadas, para elegir por número
steps-help-move = una jugada entera

## Progreso

progress-compiling = compilando las reglas (solo la primera vez)
progress-perfect = calculando el juego perfecto (solo la primera vez)
progress-ready = preparando
progress-playing = jugando
progress-solving = resolviendo
progress-thinking = pensando

## Encabezados de columnas

column-seat = asiento
column-place-in-order = lugar en el orden de turno
column-bot = bot
column-games = partidas
column-wins = victorias
column-share = proporción
column-interval = intervalo del 95 %
column-score = puntos
column-rating = valoración
column-level = nivel
column-iterations = iteraciones
column-below = victorias contra el nivel inferior
column-last-played = última partida
column-happened = qué pasó
column-cost = coste
column-turns-alone = turnos a solas
column-deviation = σ
column-fewest = mínimo
column-median = mediana

## Informes de simulaciones

report-title = { $games ->
    [one] { $game }: { $games } partida, semilla { $seed }
   *[other] { $game }: { $games } partidas, semilla { $seed }
}
report-interrupted = { $games ->
    [one] Interrumpido tras { $played } de { $games } partida.
   *[other] Interrumpido tras { $played } de { $games } partidas.
}
report-per-game = Las cifras son por partida.
report-interval = de { $low } a { $high }
report-length = Duración: { $mean } jugadas (σ { $deviation }), de { $least } a { $most }; { $quantiles }.
report-rounds = Rondas: { $mean } (σ { $deviation }), de { $least } a { $most }; { $quantiles }.
report-quantile = { $share } { $moves }
report-ties = Empates: { $share }.
report-unfinished = { $games ->
    [one] { $games } partida no terminó y no cuenta en ninguna proporción.
   *[other] { $games } partidas no terminaron y no cuentan en ninguna proporción.
}
report-values = { $figure }: { $values }.
report-mean = { $figure }: { $mean } por partida.
report-value = { $name } { $value }
report-nth = { $ordinal ->
   *[other] { $number }.º { $value }
}
report-most = Lo más frecuente, { $figure }
report-place = { $place } ({ $mean } por partida)
report-pace = { $seconds } s: { $games } partidas/s, { $moves } jugadas/s.
report-cost = Estos bots tardan { $seconds } s por partida.

## Probabilidades

odds-exact = Exactas, a partir de las propias reglas; no se simuló ninguna partida.
odds-exact-choices = Exactas, a partir de las propias reglas; no se simuló ninguna partida. Ambos jugadores eligen a la perfección.
odds-simulated =
    No son exactas: { $reason }. De { $games } { $games ->
        [one] partida simulada
       *[other] partidas simuladas
    }, intervalos del 95 %.
odds-about = { $share } ± { $margin }
odds-by-place = Según el lugar en el orden de turnos: { $shares }.
odds-rounds = De media, alguien gana tras { $rounds } rondas.
odds-stuck = El asiento { $seat } se queda atascado para siempre con una probabilidad de { $chance }.
odds-alone = Turnos del asiento 1, jugando a solas:
odds-never = nunca
odds-choice = { $choice }: gana el { $chance }.
odds-choice-best = { $choice }: gana el { $chance }, lo mejor.

## Torneos de bots, y partidas vistas después

arena-before =
    { $played } de { $games } { $games ->
        [one] partida
       *[other] partidas
    } ya { $played ->
        [one] se jugó
       *[other] se jugaron
    } antes.
arena-fair = Bots iguales ganan el { $share } cada uno; todos empiezan con una valoración de 25.
arena-kept = Las partidas están guardadas en { $folder }
analysis-title = { $game }, { $started }
analysis-better = { $story } Mejor: { $move }.
analysis-margin = ± es cuánto pueden desviarse estas posibilidades según intervalos del 95 %, si todos siguen como la búsqueda espera.
analysis-cost = { $decisions ->
    [one] { $who }: { $decisions } decisión costó en total el { $lost } de una victoria.
   *[other] { $who }: { $decisions } decisiones costaron en total el { $lost } de una victoria.
}

## Partidas del pasado

story-title = { $game }, { $started }: { $players }
story-won = { $moves ->
    [one] { $moves } jugada; ganó { $winners }. Todas las jugadas son legales.
   *[other] { $moves } jugadas; ganó { $winners }. Todas las jugadas son legales.
}
story-unfinished = { $moves ->
    [one] { $moves } jugada, sin terminar. Todas las jugadas son legales.
   *[other] { $moves } jugadas, sin terminar. Todas las jugadas son legales.
}
story-drawn = { $moves ->
    [one] { $moves } jugada, empate. Todas las jugadas son legales.
   *[other] { $moves } jugadas, empate. Todas las jugadas son legales.
}
history-won = { $started }  { $game }: { $players }; ganó { $winners }, { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}
history-draw = { $started }  { $game }: { $players }; empate, { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}
history-running = { $started }  { $game }: { $players }; en curso, { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}
history-none = Todavía no hay partidas. Juega una: { $command }

## La clasificación

leaderboard-people = Personas
leaderboard-bots = Bots
leaderboard-from = { $games ->
    [one] De { $games } partida terminada.
   *[other] De { $games } partidas terminadas.
}
leaderboard-none = Todavía no hay partidas terminadas. Juega una: { $command }
leaderboard-skipped = Omitido: { $why }

## Lecciones y problemas

learn-go = Intro: seguir
learn-roll = Intro: tirar
learn-done = Eso es todo. Para jugar de verdad: { $command }
learn-next = Siguiente problema: { $command }
learn-solution = Solución: { $best }

## Levels that are measured

# $games: in all
calibrate-title =
    Niveles de { $game }, tras { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
# $level: the name of a level
calibrate-close = { $level } apenas es mejor que el nivel inferior: la búsqueda no encuentra más en este juego, o decide la suerte. Más partidas dicen más (--games).
calibrate-kept = Estos son desde ahora los niveles de { $game }, dondequiera que se juegue.
## El laboratorio

column-figure = medida
column-value = valor
column-change = cambio
column-rule = regla
column-how = tipo
column-change-edge = ventaja
column-change-rounds = rondas
lab-figure-edge = ventaja del primer lugar
lab-figure-seat_gap = diferencia entre lugares
lab-figure-rounds = rondas
lab-figure-moves = jugadas
lab-figure-minutes = minutos
lab-figure-lead_changes = cambios de líder
lab-figure-drama = dramatismo
lab-figure-suspense = suspense
lab-figure-surprise = sorpresa
lab-figure-decided_at = decidida en
lab-figure-runaway = partidas decididas pronto
lab-figure-dead_time = tiempo sin esperanza
lab-title = { $games ->
    [one] { $game }: { $games } partida, { $judged } con probabilidades, semilla { $seed }
   *[other] { $game }: { $games } partidas, { $judged } con probabilidades, semilla { $seed }
}
lab-exact = exacto
lab-about = aprox.
lab-few = muy pocas
lab-rollouts = Las probabilidades salen de { $rollouts } partidas jugadas hasta el final desde cada turno y son borrosas: compara esas medidas solo entre sí.
lab-corrected = Negrita: cambia, con un 5% para todas las preguntas juntas (Holm).
column-base = antes
column-other = después
lab-report-with = Con { $change }: { $verdict }
# $variants: always more than one
lab-report-swept = De { $variants } cambios, { $change } es el que más altera la duración: { $verdict }
# $rounds: with decimals; always more than one
lab-report-measured = { $game }: { $rounds } rondas; el primer turno gana { $edge } respecto a una parte justa.
lab-report-gallery = Tableros encontrados
lab-report-made = Hecho por el laboratorio de Boardloom { $version }.
lab-report-saved = El informe está en { $file }.
lab-searching = Buscando: { $tried } probados, { $fitting } casillas del mapa
lab-measuring-anew = Midiendo de nuevo lo encontrado
lab-found = { $tried ->
    [one] { $tried } diseño probado. Cumple, medido de nuevo con otra suerte:
   *[other] { $tried } diseños probados. El mejor que cumple, medido de nuevo con otra suerte:
}
lab-found-nothing = { $tried ->
    [one] { $tried } diseño probado, y no cumple. Medido de nuevo con otra suerte:
   *[other] { $tried } diseños probados, y ninguno cumple. El más cercano, medido de nuevo con otra suerte:
}
lab-identical = idéntico
lab-differs = { $places ->
    [one] { $places } número es distinto:
   *[other] { $places } números son distintos:
}
lab-verdict = { $parts }.
lab-longer = { $by } rondas más larga (95%: de { $low } a { $high })
lab-shorter = { $by } rondas más corta (95%: de { $low } a { $high })
lab-longer-exactly = exactamente { $by } rondas más larga
lab-shorter-exactly = exactamente { $by } rondas más corta
lab-length-same = duración sin cambios salvo { $within } rondas
lab-edge-more = el primer lugar gana { $by } puntos más (95%: de { $low } a { $high })
lab-edge-less = el primer lugar gana { $by } puntos menos (95%: de { $low } a { $high })
lab-edge-more-exactly = el primer lugar gana exactamente { $by } puntos más
lab-edge-less-exactly = el primer lugar gana exactamente { $by } puntos menos
lab-edge-same = equidad sin cambios salvo { $within } puntos
lab-leads-more = { $by } cambios de líder más (95%: de { $low } a { $high })
lab-leads-fewer = { $by } cambios de líder menos (95%: de { $low } a { $high })
