### Lo que se dice de cualquier juego, y cómo une palabras el español.
###
### Términos: roll = tirada (sacar un 5, tirar el dado), token = ficha, piece (Blokus) = pieza, square/cell/space = casilla,
### turn = turno, round = ronda, seat = asiento, match = partida, link = enlace, host = quien organiza, hint = pista,
### undo/take back = deshacer, yard = casa, end = meta, transcript = transcripción, record = acta, log = registro.

language-name = Español
language-direction = ltr

number = { $number }
join-list = {", "}
join-and = { $first } y { $last }
join-or = { $first } o { $last }
join-sentences = {" "}
join-parts = {"; "}
join-lines = {"\u000A"}

player = Jugador { $number }

winners = { $count ->
    [one] ¡Gana { $winners }!
   *[other] ¡{ $winners } comparten la victoria!
}

## Un juego sin vista propia

plain-board = La mesa de { $game }
view-board = Un tablero de { $columns } por { $rows } casillas
view-piece = { $who } en { $cell }
view-thing = { $what } en { $cell }
view-table = Una mesa
figure-score = puntos
figure-text = { $label }: { $value }
plain-prompt = ahora
# Delante de view-failed
view-note = nota
view-failed = no se puede mostrar la imagen propia de este juego por un error del juego; la partida continúa
plain-ask = haz tu jugada
plain-plays = { $who } juega { $action }.
plain-comes-up = Sale { $outcome }.
