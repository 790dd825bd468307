"""Blokus for screens."""

from collections.abc import Sequence

from boardloom.core.game import Position
from boardloom.core.options import GameConfig
from boardloom.core.record import held
from boardloom.core.scene import (
    Board,
    Choices,
    Editor,
    Figure,
    Happening,
    Item,
    Player,
    Scene,
    Step,
    Summary,
    Tray,
    Tree,
)
from boardloom.games.blokus import layout
from boardloom.games.blokus.config import Config
from boardloom.games.blokus.pieces import NAMES, SIZES
from boardloom.games.blokus.reading import (
    COLOUR_NAMES,
    config_of,
    hand_of,
    owner,
    points_of,
    size_of,
    state_of,
    turn,
)
from boardloom.games.blokus.state import NONE, PASS
from boardloom.games.blokus.text import tones
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, listed, places, several

__all__ = ["board", "choices", "editors", "happening", "scene"]

PASSING = {"pass": Step("Pass", "p", "Place nothing this time.")}


def board(config: GameConfig) -> Board:
    return layout.board(held(config, Config))


def scene(p: Position, names: Sequence[str]) -> Scene:
    return Scene(
        nodes=tuple(layout.pieces(p)),
        players=tuple(_player(p, seat) for seat in range(len(names))),
        facts=tuple(_facts(p, names)),
        trays=tuple(_tray(p, colour, names) for colour in range(config_of(p).colours)),
        summary=_summary(p, names) if p.over else None,
    )


def _facts(p: Position, names: Sequence[str]) -> list[Figure]:
    s = state_of(p)
    facts = [Figure("turn", s.turns + (not p.over))]
    if not p.over:
        facts.append(Figure("colour to place", COLOUR_NAMES[s.colour]))
    if (shared := _shared(p)) != NONE:
        facts.append(Figure(f"{COLOUR_NAMES[shared]}, for nobody", points_of(p, shared)))
        if not p.over:
            facts.append(Figure(f"{COLOUR_NAMES[shared]} is next played by", names[s.shared]))
    return facts


def _shared(p: Position) -> int:
    """The colour that counts for nobody; -1 if there is none."""
    seats = config_of(p).seat_of
    return seats.index(NONE) if NONE in seats else NONE


def _colours(p: Position, seat: int) -> list[int]:
    return [colour for colour in range(config_of(p).colours) if owner(p, colour) == seat]


def _squares_left(p: Position, colours: Sequence[int]) -> int:
    return sum(SIZES[piece] for colour in colours for piece in hand_of(p, colour))


def _player(p: Position, seat: int) -> Player:
    own, s = _colours(p, seat), state_of(p)
    each = [Figure(COLOUR_NAMES[colour], points_of(p, colour)) for colour in own] if len(own) > 1 else []
    scores = p.scores()
    flags = {
        "turn": turn(p) == seat,
        "out": not p.over and all(s.blocked >> colour & 1 for colour in own),
        "done": not any(s.hand[colour] for colour in own),
        "winner": p.over and scores[seat] == max(scores),
    }
    return Player(
        tone=tones(config_of(p))[seat],
        mark="".join(COLOUR_NAMES[colour][0].upper() for colour in own),
        figures=(Figure("score", scores[seat]), *each, Figure("squares left", _squares_left(p, own))),
        note=", ".join(filter(None, (_note(p, colour, len(own) > 1) for colour in own))),
        flags=tuple(flag for flag, holds in flags.items() if holds),
    )


def _note(p: Position, colour: int, named: bool) -> str:
    s = state_of(p)
    note = "all placed" if not s.hand[colour] else "blocked" if s.blocked >> colour & 1 else ""
    return f"{COLOUR_NAMES[colour]} {note}" if named and note else note


def _tray(p: Position, colour: int, names: Sequence[str]) -> Tray:
    tone, seat = COLOUR_NAMES[colour], owner(p, colour)
    items = [
        Item(NAMES[piece], layout.USUALLY[NAMES[piece]], f"{NAMES[piece]}, {several(SIZES[piece], 'square')}")
        for piece in hand_of(p, colour)
    ]
    whose = f"{names[seat]}: " if seat != NONE else ""
    return Tray(
        seat, f"{whose}{tone}", tone, tuple(items), active=not p.over and state_of(p).colour == colour
    )


def _summary(p: Position, names: Sequence[str]) -> Summary:
    scores = p.scores()
    order = sorted(range(len(names)), key=lambda seat: -scores[seat])
    winners = [names[seat] for seat in order if scores[seat] == scores[order[0]]]
    shared = _shared(p)
    rows = []
    for seat in order:
        own = _colours(p, seat)
        parts = ", ".join(f"{COLOUR_NAMES[colour]} {points_of(p, colour)}" for colour in own)
        rows.append((names[seat], scores[seat], parts, _squares_left(p, own)))
    return Summary(
        headline=f"{winners[0]} wins!" if len(winners) == 1 else f"{listed(winners)} share the win!",
        places=places(scores),
        columns=("player", "score", "colours", "squares left"),
        rows=tuple(rows),
        notes=()
        if shared == NONE
        else (f"{COLOUR_NAMES[shared].capitalize()} ({points_of(p, shared)}) counts for nobody.",),
    )


def choices(p: Position, names: Sequence[str]) -> Choices:
    """A piece, how it lies, and where its anchor goes; or to pass."""
    if p.mover < 0:
        return NOTHING_TO_CHOOSE
    paths = layout.paths(size_of(p))
    found: dict[str, dict[str, dict[str, int]]] = {}
    for action in p.choices():
        if action != PASS:
            piece, lies, cell = paths[action]
            found.setdefault(piece, {}).setdefault(lies, {})[cell] = action
    usual = layout.USUALLY
    tree: Tree = {**found, "pass": PASS}  # type: ignore[dict-item]
    return Choices(
        kinds=("piece", "orientation", "cell"),
        tree=tree,
        steps=PASSING,
        begin={piece: usual[piece] if usual[piece] in ways else min(ways) for piece, ways in found.items()},
    )


def happening(before: Position, action: int, after: Position) -> Happening:
    return Happening(sound="win" if after.over else "" if action == PASS else "place")


def editors(config: GameConfig) -> tuple[Editor, ...]:
    return ()
