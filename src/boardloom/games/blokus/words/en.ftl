### Blokus in English.
### Pieces are called by a letter and their number of squares ("W5"), cells by a letter and a number ("a20").

blokus-title = Blokus
blokus-summary = Corners touch, edges never: place as many of your pieces as you can.

## Colours
## `.first` begins a sentence. Elsewhere $colour is the message itself.

blokus-colour-blue = blue
    .first = Blue
blokus-colour-yellow = yellow
    .first = Yellow
blokus-colour-red = red
    .first = Red
blokus-colour-green = green
    .first = Green

## What happens

# $what: a piece and its size ("W5, 5 squares"); $corners: how many cells at its corners the next piece may cover, 1 or more
blokus-places = { $who } ({ $colour }) places { $what }.
blokus-places-opens = { $corners ->
    [one] { $who } ({ $colour }) places { $what }, and opens { $corners } corner.
   *[other] { $who } ({ $colour }) places { $what }, and opens { $corners } corners.
}
blokus-passes = { $who } ({ $colour }) passes.
blokus-all-placed = All pieces of { $colour } are placed!
blokus-all-placed-single-last = All pieces of { $colour } are placed, the single square last!
# $colour: as it begins a sentence
blokus-blocked = { $colour } cannot place any more.
blokus-over = The game is over.

## What is asked, and what may be chosen

blokus-ask = place a piece of { $colour }
blokus-pass = Pass
# $pieces: how many can be placed now, 1 or more
blokus-pass-fits = { $pieces ->
    [one] One of your pieces still fits.
   *[other] { $pieces } of your pieces still fit.
}
blokus-turn-clockwise = turn it clockwise
    .word = Rotate
blokus-turn-anticlockwise = turn it anticlockwise
blokus-flip-vertically = flip it top to bottom
blokus-flip-horizontally = flip it left to right
    .word = Flip

## What is wrong with a place, in a few words

blokus-limit-taken = Covers another piece
blokus-limit-edge = Touches your own edge
blokus-limit-corner = Touches none of your corners
blokus-limit-first = The first piece covers a corner of the board
blokus-limit-first-own = The first piece covers the start of its colour

## Why something cannot be placed

# $cells (what a person typed)
blokus-no-shape = { $cells } is not the shape of a piece
# $cells (what a person typed), $reason (one of the messages that begin with blokus-why)
blokus-not-possible = { $cells } is not possible: { $reason }
blokus-why-placed = { $colour } has placed the { $piece } already
blokus-why-taken = { $cell } is taken
blokus-why-edge = { $cell } shares an edge with { $colour }
# $cells (one cell, or several with "or" between them)
blokus-why-first = the first piece of { $colour } covers { $cells }
blokus-why-corner = it touches no corner of { $colour }
blokus-piece-placed = { $piece } of { $colour } is placed already
blokus-piece-no-place = { $piece } of { $colour } has no place now

## The board and the pieces

blokus-board = A board of { $size } by { $size } cells, a1 at the bottom left
blokus-legend-start = first pieces cover one of these
blokus-start = { $cell }, a start
blokus-start-of = { $cell }, the start of { $colour }
blokus-piece-of = { $piece } of { $colour }
blokus-piece-and-size = { $squares ->
    [one] { $piece }, { $squares } square
   *[other] { $piece }, { $squares } squares
}
blokus-tray-of = { $who }: { $colour }

## Figures and results

blokus-figure-turn = turn
blokus-figure-colour = colour to place
blokus-figure-left = squares left
blokus-figure-placed = squares placed
# The name of a figure: the points of a colour that counts for nobody
blokus-figure-nobody = { $colour }, for nobody
# The name of a figure: a player follows
blokus-figure-next = { $colour } is next played by
blokus-note-placed = all placed
blokus-note-placed-of = { $colour } all placed
blokus-note-blocked = blocked
blokus-note-blocked-of = { $colour } blocked
# $points: ahead of the second
blokus-wins-by = { $points ->
    [one] { $who } wins by one point!
   *[other] { $who } wins by { $points } points!
}
blokus-column-colours = colours
blokus-colour-points = { $colour } { $points }
# $colour: as it begins a sentence
blokus-nobodys = { $colour } ({ $points }) counts for nobody.
# $each: the two messages below, one after the other
blokus-standing = { $each }.
# $colours: "blue -87, yellow -88"
blokus-standing-player = { $who } { $score } ({ $colours })
blokus-standing-nobody = { $colour } { $points }, which counts for nobody

## Options

blokus-option-players = Players
    .help = How many sit at the table: 2 have two colours each, 3 share the fourth, 4 have one.
blokus-option-board = Board
    .help = 20 x 20 cells and four colours, or Duo: 14 x 14 and two.
blokus-option-board-classic = classic
blokus-option-board-duo = duo
blokus-option-corners = Corners
    .help = The first piece covers any free corner, or that of its colour; Duo has no corners.
blokus-option-corners-any = any
blokus-option-corners-own = own
blokus-option-pairs = Colours together
    .help = Two players: blue and yellow against red and green, or blue and red.
blokus-option-pairs-text = blue and yellow
blokus-option-pairs-box = blue and red
blokus-preset-one-player = one player
    .help = You against one bot, two colours each.
blokus-preset-duo = duo
    .help = The small board for two.
blokus-preset-tournament = tournament
    .help = Every colour starts in its own corner.
blokus-preset-box = box
    .help = Two players as the rules in the box say: blue and red against yellow and green.
# "one-player" is what is typed
blokus-fault-alone = one person plays against a bot in a second seat: choose 2, or preset one-player
blokus-fault-players = 2, 3 or 4 can play, not { $given }: there are four colours
blokus-fault-duo-players = Duo is for 2, not { $given }
blokus-fault-pairs = only two players on the classic board have pairs of colours

## Bots

blokus-policy-greedy = greedy
    .help = Places its largest pieces first, where they open the most corners.
blokus-policy-bold = bold
    .help = Places large pieces first, and answers what others just did.
blokus-policy-random = random
    .help = Takes any choice, all equally likely.

## Other programs

# "corners own" and "pairs box" are options as they are typed
blokus-gtp-corners = other engines begin in the corner of each colour: choose corners own
blokus-gtp-pairs = other engines deal two players blue and red, yellow and green: choose pairs box
blokus-blksgf = Pentobi's files of games.
blokus-blksgf-corner = blksgf: { $colour } does not begin in its own corner, as Pentobi wants
# $games (names of games, as they stand in files)
blokus-blksgf-no-game = GM is 'nothing'; it should be one of { $games }
blokus-blksgf-other-game = GM is { $named }; it should be one of { $games }
# $number (which character), $text (what is there)
blokus-blksgf-character = character { NUMBER($number, useGrouping: 0) } is not the Smart Game Format: { $text }
blokus-blksgf-before-node = a property stands before the first node
blokus-blksgf-ends-early = the file ends too early: a bracket is open
# $property (a short name in a file: "A1")
blokus-blksgf-setup = { $property }: a game that begins from a set-up position cannot be read
# $property, $moves (short names in a file: "1, 2, 3, 4")
blokus-blksgf-no-move = { $property } tells no move of this game; { $moves } do
blokus-blksgf-blocked = move { NUMBER($number, useGrouping: 0) }: { $colour } cannot place any more
# $problem: why it cannot be placed
blokus-blksgf-move = move { NUMBER($number, useGrouping: 0) }, { $colour }: { $problem }

## The rules, for players

blokus-rules-aim = The aim
blokus-rules-aim-colour = Place as much of your colour as you can.
blokus-rules-aim-colours = Place as much of your colours as you can.
blokus-rules-table = The table
blokus-rules-board = A board of { $size } by { $size } cells.
# $pieces, $squares: always more than one
blokus-rules-pieces = Every colour has { $pieces } pieces of one to five squares, { $squares } squares in all.
blokus-rules-order = The order of play is { $colours }.
# $colour: as it begins a sentence
blokus-rules-shared = { $colour } is played by everybody in turn, and counts for nobody.
# $one and $other: two colours each
blokus-rules-pairs = One player has { $one }, the other { $other }.
blokus-rules-turn = Your turn
blokus-rules-place = Choose a piece, turn and flip it as you like, and place it on free cells.
blokus-rules-first-duo = The first piece of a colour covers the colour's starting cell.
blokus-rules-first-own = The first piece of a colour covers the corner that is marked with the colour.
blokus-rules-first-any = The first piece of a colour covers any corner of the board that is free.
blokus-rules-corners = Every further piece touches a piece of its own colour at a corner, and none along an edge.
blokus-rules-others = Other colours may be touched in any way.
blokus-rules-stays = What is placed stays where it is.
blokus-rules-pass = You may pass, for that turn only. A colour that can place nothing any more is passed over.
blokus-rules-end = The end
blokus-rules-over = The game is over when no colour can place a piece, or when all pass in a row.
blokus-rules-points = Every colour starts at { $start } points, and each square placed adds one.
# $all: points for placing all pieces; $single: for the single square last
blokus-rules-bonus = All pieces placed: { $all } points more, and { $single } besides if the single square came last.
blokus-rules-wins = The highest score wins.
blokus-rules-wins-together = The highest score wins, both colours together.

## What simulations count

# Heading of a column, per seat
blokus-stat-score = score
# How many a game
blokus-stat-points-of-blue = Points of blue
blokus-stat-points-of-yellow = Points of yellow
blokus-stat-points-of-red = Points of red
blokus-stat-points-of-green = Points of green
blokus-stat-passes = Passes
# A list of colours with shares
blokus-stat-most-points = Most points
blokus-stat-most-points-blue = { blokus-colour-blue }
blokus-stat-most-points-yellow = { blokus-colour-yellow }
blokus-stat-most-points-red = { blokus-colour-red }
blokus-stat-most-points-green = { blokus-colour-green }
# A list of pieces that could not be placed, with shares
blokus-stat-left-over = Left over
# How many places there were to choose from: "1st 58, 2nd 115"
blokus-stat-places-by-turn = Places by turn

## A guided first game
# $other: the next player after the learner; $third: the one after that

blokus-lesson-aim = You have 21 pieces. Place as many of their squares on the board as you can.
blokus-lesson-first = Your first piece must cover your starting cell, which is marked. Take any piece, turn it if you like, and place it there.
blokus-lesson-corner = { $other } has begun too. From now on every piece of yours must touch another one of yours at a corner, but never along an edge.
blokus-lesson-second = Place a second piece at a corner of your first one. How it touches { $other } does not matter.
blokus-lesson-block = Well placed. Large pieces first: later they find no room. Free corners are your ways to go on; close those of the others.
blokus-lesson-end = When nobody can place anything, every square still in hand costs a point; placing all of them earns a bonus. That is all you need. Good luck!
