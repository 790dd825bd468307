"""Snakes & Ladders for screens."""

from collections.abc import Sequence

from boardloom.core.game import Position
from boardloom.core.options import GameConfig
from boardloom.core.record import held
from boardloom.core.scene import (
    Board,
    Brush,
    Choices,
    Editor,
    Figure,
    Happening,
    Motion,
    Node,
    Player,
    Point,
    Scene,
    Sound,
    Summary,
)
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, middle, places, several, thinned
from boardloom.games.snakes import layout
from boardloom.games.snakes.config import Config
from boardloom.games.snakes.entities import KINDS, Kind
from boardloom.games.snakes.picture import TOKENS
from boardloom.games.snakes.reading import config_of, drawing_lots, state_of, turn
from boardloom.games.snakes.text import PLACES

__all__ = ["board", "choices", "editors", "happening", "scene"]


def board(config: GameConfig) -> Board:
    return layout.board(held(config, Config))


def scene(p: Position, names: Sequence[str]) -> Scene:
    s = state_of(p)
    tokens = tuple(_token(p, seat, names[seat], spot) for seat, spot in enumerate(layout.spots(p)))
    facts = [Figure("turn", s.turn)] if s.turn else []
    facts += [Figure("sixes in a row", s.sixes)] if s.sixes else []
    return Scene(
        nodes=(*layout.near(p), *tokens, layout.die(config_of(p).side)),
        players=tuple(_player(p, seat) for seat in range(p.config.players)),
        facts=tuple(facts),
        summary=_summary(p, names) if p.over else None,
    )


def _token(p: Position, seat: int, name: str, spot: tuple[float, float, float]) -> Node:
    x, y, wide = spot
    at = state_of(p).at[seat]
    return Node(
        id=f"token{seat}",
        kind="token",
        x=x,
        y=y,
        w=wide,
        h=wide,
        tone=f"seat{seat}",
        mark=TOKENS[seat],
        label=f"{name} on cell {at}" if at else f"{name} at the start",
    )


def _player(p: Position, seat: int) -> Player:
    s = state_of(p)
    won = p.over and s.seat == seat
    return Player(
        tone=f"seat{seat}",
        mark=TOKENS[seat],
        figures=(Figure("cell", s.at[seat], most=p.setup.last),),
        note="wins!" if won else _note(p, seat),
        flags=("winner",) if won else ("turn",) if turn(p) == seat else (),
    )


def _note(p: Position, seat: int) -> str:
    s = state_of(p)
    if skips := s.skips[seat]:
        return f"sits out {several(skips, 'turn')}"
    if drawing_lots(p) and s.placed:
        order = [s.first]
        while (after := s.follows[order[-1]]) >= 0:
            order.append(after)
        if seat in order and order.index(seat) < len(PLACES):
            return f"plays {PLACES[order.index(seat)]}"
    return ""


def _summary(p: Position, names: Sequence[str]) -> Summary:
    s = state_of(p)
    order = sorted(range(len(names)), key=lambda seat: (seat != s.seat, -s.at[seat]))
    return Summary(
        headline=f"{names[s.seat]} wins!",
        places=places(p.scores()),
        columns=("player", "cell"),
        rows=tuple((names[seat], s.at[seat]) for seat in order),
        notes=(f"The game took {several(s.turn, 'turn')}.",),
    )


def choices(p: Position, names: Sequence[str]) -> Choices:
    """Nobody decides anything: the dice do."""
    return NOTHING_TO_CHOOSE


def happening(before: Position, action: int, after: Position) -> Happening:
    if drawing_lots(before):
        return Happening()
    face = str(action) if config_of(before).dice == 1 else f"Σ{action}"
    return Happening(
        motions=tuple(_motions(before, after)), rolled=("die",), faces=(face,), sound=_sound(before, after)
    )


def _motions(before: Position, after: Position) -> list[Motion]:
    """Cell by cell with the throw, then along what stands there; then those who are sent back."""
    old, new, side = state_of(before), state_of(after), config_of(before).side
    was, now = layout.spots(before), layout.spots(after)
    seat = old.seat
    starts, ends = middle(was[seat]), middle(now[seat])
    motions = []
    if new.landed >= 0:
        walk = [starts, *_walk(side, old.at[seat], new.landed)]
        stays = new.at[seat] == new.landed
        motions.append(Motion(f"token{seat}", thinned([*walk[:-1], ends] if stays else walk)))
        if not stays:
            motions.append(Motion(f"token{seat}", (walk[-1], ends)))
    elif new.at[seat] != old.at[seat]:
        motions.append(Motion(f"token{seat}", (starts, ends)))
    others = [p for p in range(len(was)) if p != seat and new.at[p] != old.at[p]]
    motions += [Motion(f"token{p}", (middle(was[p]), middle(now[p]))) for p in others]
    return motions


def _walk(side: int, start: int, landed: int) -> list[Point]:
    step = 1 if landed >= start else -1
    return [layout.centre(side, cell) for cell in range(start + step, landed + step, step)]


def _sound(before: Position, after: Position) -> Sound:
    old, new = state_of(before), state_of(after)
    seat = old.seat
    if after.over:
        return "win"
    if new.landed < 0:
        return "bad" if new.at[seat] < old.at[seat] else ""
    if new.at[seat] != new.landed:
        return "good" if new.at[seat] > new.landed else "bad"
    sent_back = any(new.at[p] < old.at[p] for p in range(after.config.players) if p != seat)
    return "bad" if sent_back or new.skips[seat] > old.skips[seat] else "step"


def editors(config: GameConfig) -> tuple[Editor, ...]:
    chosen = held(config, Config)
    if chosen.side > layout.WHOLE:
        return ()
    links = [e.model_dump(mode="json", exclude_none=True) for e in chosen.board]
    return (
        Editor(
            field="entities",
            kind="links",
            value=links,
            cells=tuple(layout.cell_id(cell) for cell in range(1, chosen.side**2 + 1)),
            first=1,
            brushes=tuple(_brush(kind, chosen.as_printed) for kind in KINDS.values()),
            seed="board_seed",
        ),
    )


def _brush(kind: Kind, as_printed: bool) -> Brush:
    leads = {
        "up": "From a lower cell up to a higher one",
        "down": "From a higher cell down to a lower one",
        "anywhere": "From any cell to any other one",
        "nowhere": "On a cell",
    }[kind.leads]
    row = " in another row" if kind.leads in ("up", "down") else ""
    free = "" if as_printed else f"{row}; not on the first or last cell, nor where another begins or ends"
    return Brush(
        kind.name,
        f"{kind.name}: {kind.sentence[0].lower()}{kind.sentence[1:]}",
        mark=kind.mark,
        tone=kind.tone,
        ends=1 if kind.leads == "nowhere" else 2,
        rule=f"{leads}{free}.",
    )
