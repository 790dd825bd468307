"""The view of Blokus: the board, the pieces on it and in hand, and all ways to place one."""

from collections.abc import Iterator, Sequence
from functools import cache

from boardloom.core.happening import Happening, Motion, Sound
from boardloom.core.message import Cell as CellName
from boardloom.core.message import Message, Piece, Series, Who, Words, message
from boardloom.core.scene import (
    Board,
    Choices,
    Editor,
    Figure,
    Item,
    Node,
    Player,
    Point,
    Scene,
    Sign,
    Step,
    Summary,
    Tray,
    Tree,
    Turn,
)
from boardloom.games.bitset import has
from boardloom.games.blokus.colours import (
    COLOUR_NAMES,
    cells_of,
    colours_of,
    hand_of,
    owner,
    points_of,
    shared_colour,
    size_of,
)
from boardloom.games.blokus.config import SIDES, STARTS, BlokusPosition, Config
from boardloom.games.blokus.limits import limits, opens
from boardloom.games.blokus.messages import colour_first, colour_name, piece_and_size, points_by_colour
from boardloom.games.blokus.notation import cell_name, placed, placement_cells
from boardloom.games.blokus.pieces import (
    BY_CELLS,
    DRAWN,
    NAMES,
    ORIENTATIONS,
    SIZES,
    Cell,
    Orientation,
    anchored,
    placements,
)
from boardloom.games.blokus.state import CELLS, NONE, PASS, PIECES
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, places

__all__ = ["board", "choices", "editors", "happening", "scene", "tones"]

Path = tuple[str, str, str]
"""The steps of a placement: the piece, how it lies, and the cell of its anchor."""

PATTERNS = ("stripes", "dots", "lattice", "")
"""What the pieces of each colour wear where people ask for it; green is plain."""
NAMED = {piece: Step(Piece(piece)) for piece in NAMES}


@cache
def _passing(pieces: int) -> Step:
    """To pass is asked about: whoever is asked to choose can place something."""
    return Step(message("blokus-pass"), "p", message("blokus-pass-fits", pieces=pieces), ("aside", "grave"))


def tones(config: Config) -> list[str]:
    """Every player in the first of their colours."""
    return [COLOUR_NAMES[config.seat_of.index(seat)] for seat in range(config.players)]


# --- the board ---------------------------------------------------------------------------------


def board(config: Config) -> Board:
    size = SIDES[config.board]
    return Board(
        width=size,
        height=size,
        label=message("blokus-board", size=size),
        nodes=tuple(_cell(config, (x, y)) for y in reversed(range(size)) for x in range(size)),
        legend=(Sign("●", "start", message("blokus-legend-start")),),
        shapes={lying(o.number): _shape(o) for o in ORIENTATIONS},
        turns={lying(o.number): _turns(o) for o in ORIENTATIONS},
        opens={lying(o.number): opens(o) for o in ORIENTATIONS},
        ground="grid",
        frame="wood",
    )


def _cell(config: Config, cell: Cell) -> Node:
    size, (x, y) = SIDES[config.board], cell
    colour = STARTS[config.board].index(cell) if cell in STARTS[config.board] else NONE
    anybodys = config.corners == "any" and config.board == "classic"
    label: Words = cell_name(cell)
    tone = "plain"
    if colour != NONE and anybodys:
        label, tone = message("blokus-start", cell=CellName(cell_name(cell))), "start"
    elif colour != NONE:
        label = message("blokus-start-of", cell=CellName(cell_name(cell)), colour=colour_name(colour))
        tone = COLOUR_NAMES[colour]
    return Node(
        id=cell_name(cell),
        kind="cell",
        x=x + 0.5,
        y=size - y - 0.5,
        tone=tone,
        mark="" if colour == NONE else "●",
        label=label,
        row=size - 1 - y,
        col=x,
        flags=("light",),
        look="none" if colour == NONE else "dot",
    )


@cache
def lying(orientation: int) -> str:
    """The id of the step that chooses an orientation: "F5.37"."""
    return f"{ORIENTATIONS[orientation].name}.{orientation}"


AS_DRAWN = {name: lying(orientation) for name, orientation in zip(NAMES, DRAWN, strict=True)}
"""How each piece lies in the tray."""
IN_TRAY = tuple(sorted(range(PIECES), key=lambda piece: (-SIZES[piece], piece)))
"""The largest first: they are the hardest to place later."""


def _shape(orientation: Orientation) -> tuple[Point, ...]:
    """Its cells from the anchor, with rows counted downwards."""
    return tuple((float(x), float(-y)) for x, y in orientation.cells)


def _turns(o: Orientation) -> tuple[Turn, ...]:
    return (
        Turn(
            "ArrowRight", message("blokus-turn-clockwise"), "↻", lying(o.rotate_cw), "r",
            message("blokus-turn-clockwise.word"),
        ),
        Turn("ArrowLeft", message("blokus-turn-anticlockwise"), "↺", lying(o.rotate_ccw), "l"),
        Turn("ArrowUp", message("blokus-flip-vertically"), "⇅", lying(o.flip_vert), "v"),
        Turn(
            "ArrowDown", message("blokus-flip-horizontally"), "⇄", lying(o.flip_horiz), "f",
            message("blokus-flip-horizontally.word"),
        ),
    )  # fmt: skip


def editors(config: Config) -> tuple[Editor, ...]:
    return ()


# --- the pieces --------------------------------------------------------------------------------


def _pieces(p: BlokusPosition) -> Iterator[Node]:
    """The pieces on the board. Pieces of one colour share no edge, so each is a connected group of cells."""
    fresh = _latest(p)
    for colour in range(p.config.colours):
        for cells in _apart(cells_of(p, colour)):
            yield _piece(size_of(p), colour, cells, fresh)


def _apart(cells: set[Cell]) -> list[list[Cell]]:
    left = set(cells)
    found = []
    for first in sorted(cells):
        if first not in left:
            continue
        left.discard(first)
        piece = [first]
        for x, y in piece:
            for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if beside in left:
                    left.discard(beside)
                    piece.append(beside)
        found.append(piece)
    return found


def _piece(size: int, colour: int, cells: list[Cell], fresh: tuple[int, int]) -> Node:
    orientation = BY_CELLS[anchored(cells)]
    tone = COLOUR_NAMES[colour]
    corners = sorted((float(x), float(size - 1 - y)) for x, y in cells)
    xs, ys = zip(*corners, strict=True)
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    return Node(
        id=f"{tone}-{orientation.name}",
        kind="piece",
        x=min(xs) + wide / 2,
        y=min(ys) + high / 2,
        w=wide,
        h=high,
        tone=tone,
        mark=tone[0].upper(),
        label=message("blokus-piece-of", piece=Piece(orientation.name), colour=colour_name(colour)),
        points=tuple(corners),
        flags=("last",) if (colour, orientation.piece) == fresh else (),
        pattern=PATTERNS[colour],
    )


def _latest(p: BlokusPosition) -> tuple[int, int]:
    """Colour and piece of the last placement; colours after it passed."""
    s, colours = p.state, p.config.colours
    colour = (s.colour - s.passes - (not p.over)) % colours
    if s.last[colour] == PASS:
        return NONE, NONE
    orientation, _ = placed(size_of(p), s.last[colour])
    return colour, orientation.piece


# --- the players -------------------------------------------------------------------------------


def scene(p: BlokusPosition) -> Scene:
    return Scene(
        nodes=tuple(_pieces(p)),
        players=tuple(_player(p, seat) for seat in range(p.config.players)),
        facts=tuple(_facts(p)),
        trays=tuple(_tray(p, colour) for colour in range(p.config.colours)),
        limits=() if p.over else tuple(limits(p)),
        summary=_summary(p) if p.over else None,
    )


def _facts(p: BlokusPosition) -> Iterator[Figure]:
    s = p.state
    yield Figure(message("blokus-figure-turn"), s.turns + (not p.over))
    if not p.over:
        yield Figure(message("blokus-figure-colour"), colour_name(s.colour), look="detail")
    if (shared := shared_colour(p)) != NONE:
        name = colour_name(shared)
        yield Figure(message("blokus-figure-nobody", colour=name), points_of(p, shared))
        if not p.over:
            yield Figure(message("blokus-figure-next", colour=name), Series((Who(s.shared),)))


def _squares_left(p: BlokusPosition, colours: Sequence[int]) -> int:
    return sum(SIZES[piece] for colour in colours for piece in hand_of(p, colour))


def _player(p: BlokusPosition, seat: int) -> Player:
    own, s = colours_of(p, seat), p.state
    several = len(own) > 1
    each = [Figure(colour_name(colour), points_of(p, colour)) for colour in own] if several else []
    scores, left = p.scores(), _squares_left(p, own)
    flags = {
        "turn": p.turn == seat,
        "out": not p.over and all(has(s.blocked, colour) for colour in own),
        "done": not any(s.hand[colour] for colour in own),
        "winner": p.over and scores[seat] == max(scores),
    }
    return Player(
        tone=tones(p.config)[seat],
        mark="".join(COLOUR_NAMES[colour][0].upper() for colour in own),
        figures=(
            Figure(message("figure-score"), scores[seat], look="main"),
            *each,
            Figure(message("blokus-figure-placed"), CELLS * len(own) - left, most=CELLS * len(own)),
        ),
        note=_notes(p, own),
        flags=tuple(flag for flag, holds in flags.items() if holds),
    )


def _notes(p: BlokusPosition, own: Sequence[int]) -> Words:
    notes = [note for colour in own if (note := _note(p, colour, len(own) > 1))]
    return Series(tuple(notes), "list") if notes else ""


def _note(p: BlokusPosition, colour: int, named: bool) -> Message | None:
    """Whether a colour is all placed or blocked; named where its player has another one."""
    s, name = p.state, colour_name(colour)
    if not s.hand[colour]:
        return message("blokus-note-placed-of", colour=name) if named else message("blokus-note-placed")
    if has(s.blocked, colour):
        return message("blokus-note-blocked-of", colour=name) if named else message("blokus-note-blocked")
    return None


def _tray(p: BlokusPosition, colour: int) -> Tray:
    seat, name = owner(p, colour), colour_name(colour)
    return Tray(
        seat,
        name if seat == NONE else message("blokus-tray-of", who=Who(seat), colour=name),
        COLOUR_NAMES[colour],
        tuple(_item(piece, not has(p.state.hand[colour], piece)) for piece in IN_TRAY),
        active=not p.over and p.state.colour == colour,
        pattern=PATTERNS[colour],
    )


@cache
def _item(piece: int, gone: bool) -> Item:
    return Item(NAMES[piece], AS_DRAWN[NAMES[piece]], piece_and_size(piece), gone)


def _summary(p: BlokusPosition) -> Summary:
    scores = p.scores()
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    shared = shared_colour(p)
    return Summary(
        headline=_headline(order, scores),
        places=places(scores),
        columns=(
            message("column-player"),
            message("figure-score"),
            message("blokus-column-colours"),
            message("blokus-figure-left"),
        ),
        rows=tuple(
            (Who(seat), scores[seat], points_by_colour(p, seat), _squares_left(p, colours_of(p, seat)))
            for seat in order
        ),
        notes=()
        if shared == NONE
        else (message("blokus-nobodys", colour=colour_first(shared), points=points_of(p, shared)),),
    )


def _headline(order: Sequence[int], scores: Sequence[int]) -> Message:
    """Who wins, and by how much if one alone does."""
    first, second, *_ = (scores[seat] for seat in order)
    if first > second:
        return message("blokus-wins-by", who=Who(order[0]), points=first - second)
    winners = [Who(seat) for seat in order if scores[seat] == first]
    return message("winners", winners=Series(tuple(winners)), count=len(winners))


# --- the choices -------------------------------------------------------------------------------


@cache
def _paths(size: int) -> tuple[Path, ...]:
    """By placement; number 0 is none."""
    found = [("", "", "")]
    for number in range(1, len(placements(size)["place"])):
        orientation, anchor = placed(size, number)
        found.append((orientation.name, lying(orientation.number), cell_name(anchor)))
    return tuple(found)


def choices(p: BlokusPosition) -> Choices:
    """A piece, how it lies, and where its anchor goes; or to pass."""
    if p.mover < 0:
        return NOTHING_TO_CHOOSE
    paths = _paths(size_of(p))
    found: dict[str, dict[str, dict[str, int]]] = {}
    for action in p.choices():
        if action != PASS:
            piece, lies, cell = paths[action]
            found.setdefault(piece, {}).setdefault(lies, {})[cell] = action
    tree: Tree = {**found, "pass": PASS}  # type: ignore[dict-item]
    return Choices(
        kinds=("piece", "orientation", "cell"),
        tree=tree,
        steps={piece: NAMED[piece] for piece in found} | {"pass": _passing(len(found))},
        begin={
            piece: AS_DRAWN[piece] if AS_DRAWN[piece] in ways else min(ways) for piece, ways in found.items()
        },
    )


def happening(before: BlokusPosition, action: int, after: BlokusPosition) -> Happening:
    sound: Sound = "win" if after.over else "" if action == PASS else "place"
    if action == PASS:
        return Happening(sound=sound)
    cells = list(placement_cells(size_of(before), action))
    fallen = _piece(size_of(before), before.state.colour, cells, (NONE, NONE))
    return Happening(motions=(Motion(fallen.id, ((fallen.x, fallen.y),), style="drop"),), sound=sound)
