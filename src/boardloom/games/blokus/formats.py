"""Placements as text: typed by a person, in Pentobi's `.blksgf` files, and for programs that speak GTP.

A placement is written as its cells, in any order. A `.blksgf` file is a tree of nodes with properties, of
which the main line is read: the four-player game tells moves as properties `1` to `4`, Duo as `B` and `W`.
Colours that cannot place, or pass, are left out, so passes at the very end are lost. In games of two Pentobi
deals colours as the box does. GTP, the Go Text Protocol, is what engines and their contests speak.
"""

import re
from collections.abc import Iterator, Sequence
from functools import reduce

from boardloom.core.errors import BadOptions, BadTranscript, IllegalAction
from boardloom.core.game import Format, Gtp, Outline
from boardloom.core.message import Arg, Message, Piece, Series, message
from boardloom.core.message import Cell as CellName
from boardloom.core.options import listed
from boardloom.games import new
from boardloom.games.blokus.colours import cells_of, frontier, hand_of, placeable, size_of
from boardloom.games.blokus.config import STARTS, BlokusPosition, Config
from boardloom.games.blokus.messages import colour_name
from boardloom.games.blokus.notation import cell_name, number_of, placement_cells, read_cell
from boardloom.games.blokus.pieces import BY_CELLS, NAMES, Cell, Orientation, anchored
from boardloom.games.blokus.state import ALL, PASS

GAMES: dict[str, dict[str, object]] = {
    "Blokus": {"corners": "own"},
    "Blokus Three-Player": {"players": 3, "corners": "own"},
    "Blokus Two-Player": {"players": 2, "pairs": "box", "corners": "own"},
    "Blokus Duo": {"board": "duo"},
}
"""What the property GM says, and the options it stands for."""
COLOURS = {"1": 0, "2": 1, "3": 2, "4": 3, "BLUE": 0, "YELLOW": 1, "RED": 2, "GREEN": 3}
DUO_COLOURS = {"B": 0, "W": 1, "1": 0, "2": 1, "BLUE": 0, "GREEN": 1}
MOVES = {*COLOURS, *DUO_COLOURS, "5", "6"}
"""Properties that tell a move in some game or other."""
SETUP = ("AB", "AW", "AE", "A1", "A2", "A3", "A4")

Node = dict[str, list[str]]

TOKEN = re.compile(r"\s*(?:([();])|([A-Za-z0-9]+)|\[((?:\\.|[^\]\\])*)\])", re.DOTALL)


def parse(p: BlokusPosition, text: str) -> int | None:
    """The placement on these cells, if they are cells; `IllegalAction` says why it is not possible."""
    size = size_of(p)
    found = [read_cell(part.strip(), size) for part in text.split(",")]
    cells = {cell for cell in found if cell is not None}
    if len(cells) < len(found):
        _check_piece(p, text)
        return None
    orientation = BY_CELLS.get(anchored(cells))
    if orientation is None:
        raise IllegalAction(message("blokus-no-shape", cells=text))
    action = number_of(size, orientation, min(cells, key=lambda cell: (cell[1], cell[0])))
    if action not in p.choices():
        _check_piece(p, text)
        reason = _why_not(p, orientation, cells)
        raise IllegalAction(message("blokus-not-possible", cells=text, reason=reason))
    return action


def _check_piece(p: BlokusPosition, text: str) -> None:
    """Refuse the name of a piece that has no place."""
    name, colour = text.upper(), p.state.colour
    if name in NAMES and NAMES.index(name) not in placeable(p):
        gone = NAMES.index(name) not in hand_of(p, colour)
        raise IllegalAction(
            message(
                "blokus-piece-placed" if gone else "blokus-piece-no-place",
                piece=Piece(name),
                colour=colour_name(colour),
            )
        )


def _why_not(p: BlokusPosition, orientation: Orientation, cells: set[Cell]) -> Message:
    s = p.state
    colour = colour_name(s.colour)
    if orientation.piece not in hand_of(p, s.colour):
        return message("blokus-why-placed", colour=colour, piece=Piece(orientation.name))
    free, touch = frontier(p, s.colour)
    taken = set().union(*(cells_of(p, other) for other in range(p.config.colours)))
    if cells & taken:
        return message("blokus-why-taken", cell=_named(min(cells & taken)))
    if cells - free:
        return message("blokus-why-edge", cell=_named(min(cells - free)), colour=colour)
    if s.hand[s.colour] == ALL:
        return message("blokus-why-first", colour=colour, cells=_any_of(touch))
    return message("blokus-why-corner", colour=colour)


def _named(cell: Cell) -> CellName:
    return CellName(cell_name(cell))


def _any_of(cells: set[Cell]) -> Arg:
    """One or another: "a1 or a20 or t1"."""
    names: list[Arg] = [_named(cell) for cell in sorted(cells)]
    return reduce(lambda before, cell: Series((before, cell), "or"), names)


def write_blksgf(positions: Sequence[BlokusPosition], actions: Sequence[int], names: Sequence[str]) -> str:
    """The game as Pentobi keeps it."""
    config = positions[0].config
    _check_starts(positions, actions, config)
    game = title(config)
    signs = "BW" if len(names) == 2 and game != "Blokus" else "1234"
    owners = names if game != "Blokus" else [names[seat] for seat in config.seat_of]
    head = f"(;GM[{game}]CA[UTF-8]AP[Boardloom]"
    named = [(sign, name) for sign, name in zip(signs, owners, strict=False) if name]
    lines = [head + "".join(f"P{sign}[{_escaped(name)}]" for sign, name in named)]
    moves = "BW" if config.board == "duo" else "1234"
    for p, action in zip(positions, actions, strict=False):
        if action != PASS:
            lines.append(f";{moves[p.state.colour]}[{p.name(action)}]")
    return "\n".join(lines) + ")\n"


def read_blksgf(text: str) -> Outline:
    """The main line of a file, with a pass wherever a colour that could place is left out."""
    nodes = list(_main_line(text))
    if not nodes or nodes[0].get("GM", [""])[0] not in GAMES:
        named = nodes[0].get("GM") if nodes else None
        games = listed(GAMES)
        raise BadTranscript(
            message("blokus-blksgf-other-game", named=repr(named[0]), games=games)
            if named
            else message("blokus-blksgf-no-game", games=games)
        )
    game = nodes[0]["GM"][0]
    config = Config.make(GAMES[game])
    moves = _moves(nodes, DUO_COLOURS if config.board == "duo" else COLOURS)
    return Outline(GAMES[game], _names(nodes[0], config.players), tuple(_actions(config, moves)))


def title(config: Config) -> str:
    """What Pentobi calls this game."""
    if config.board == "duo":
        return "Blokus Duo"
    if config.players == 3:
        return "Blokus Three-Player"
    return "Blokus Two-Player" if config.pairs == "box" else "Blokus"


def _check_starts(positions: Sequence[BlokusPosition], actions: Sequence[int], config: Config) -> None:
    for p, action in zip(positions, actions, strict=False):
        colour = p.state.colour
        first = action != PASS and p.state.hand[colour] == ALL
        own = STARTS[config.board][colour]
        if first and config.board != "duo" and own not in placement_cells(size_of(p), action):
            raise BadOptions(message("blokus-blksgf-corner", colour=colour_name(colour)))


def _escaped(name: str) -> str:
    return name.replace("\\", "\\\\").replace("]", "\\]")


def _main_line(text: str) -> Iterator[Node]:
    """The nodes of the first variation all the way down."""
    at, depth, closed, name = 0, 0, False, ""
    node: Node | None = None
    text = text.lstrip("\ufeff").rstrip()
    while at < len(text):
        found = TOKEN.match(text, at)
        if found is None:
            there = repr(text[at : at + 10])
            raise BadTranscript(message("blokus-blksgf-character", number=at + 1, text=there))
        at = found.end()
        sign, word, value = found.groups()
        if sign == "(":
            depth += 1
            if depth > 1 and closed:
                break  # another variation begins: the main line has ended
        elif sign == ")":
            depth, closed = depth - 1, True
        elif depth == 0 or closed:
            break
        elif sign == ";":
            if node is not None:
                yield node
            node = {}
        elif node is None:
            raise BadTranscript(message("blokus-blksgf-before-node"))
        elif word is not None:
            name = word
            node.setdefault(name, [])
        else:
            node.setdefault(name, []).append(re.sub(r"\\(.)", r"\1", value, flags=re.DOTALL))
    if depth > 0 and not closed:
        raise BadTranscript(message("blokus-blksgf-ends-early"))
    if node is not None:
        yield node


def _moves(nodes: Sequence[Node], colours: dict[str, int]) -> Iterator[tuple[int, str]]:
    """Every move as a colour and its cells; old files have a value for each cell."""
    for node in nodes:
        if placed := next((name for name in SETUP if name in node), None):
            raise BadTranscript(message("blokus-blksgf-setup", property=placed))
        for name in node:
            if name in colours:
                yield colours[name], ",".join(node[name]).casefold()
            elif name in MOVES:
                raise BadTranscript(message("blokus-blksgf-no-move", property=name, moves=listed(colours)))


def _actions(config: Config, moves: Iterator[tuple[int, str]]) -> Iterator[int]:
    p = new("blokus", **config.chosen())
    for number, (colour, cells) in enumerate(moves, 1):
        passes = 0
        while not p.over and p.state.colour != colour and passes < config.colours:
            yield PASS
            p = p.after(PASS)
            passes += 1
        if p.over or p.state.colour != colour:
            raise BadTranscript(message("blokus-blksgf-blocked", number=number, colour=colour_name(colour)))
        try:
            action = p.find(cells)
        except IllegalAction as error:
            raise BadTranscript(
                message("blokus-blksgf-move", number=number, colour=colour_name(colour), problem=error.words)
            ) from None
        yield action
        p = p.after(action)


def _names(root: Node, players: int) -> tuple[str, ...]:
    signs = "BW" if players == 2 else "1234"[:players]
    return tuple((root.get(f"P{sign}") or [""])[0].strip() for sign in signs)


BLKSGF = Format("blksgf", message("blokus-blksgf"), write_blksgf, read_blksgf)


def _gtp_title(config: Config) -> str:
    if config.board != "duo" and config.corners != "own":
        raise BadOptions(message("blokus-gtp-corners"))
    if config.players == 2 and config.board != "duo" and config.pairs != "box":
        raise BadOptions(message("blokus-gtp-pairs"))
    return title(config)


def _gtp_colour(p: BlokusPosition) -> str:
    return ("bw" if p.config.board == "duo" else "1234")[p.state.colour]


GTP = Gtp(_gtp_title, _gtp_colour)
