"""Snakes & Ladders for screens: what is to be seen of a position, and what is edited on the board."""

from boardloom.core.message import Who, Words, message
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
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, middle, places, thinned
from boardloom.games.snakes import layout
from boardloom.games.snakes.board import TOKENS, cell_name
from boardloom.games.snakes.config import Config, SnakesPosition
from boardloom.games.snakes.entities import KINDS, Kind
from boardloom.games.snakes.rules import drawing_lots

__all__ = ["board", "choices", "editors", "happening", "scene"]


def board(config: Config) -> Board:
    return layout.board(config)


def scene(p: SnakesPosition) -> Scene:
    s = p.state
    tokens = tuple(_token(p, seat, spot) for seat, spot in enumerate(layout.spots(p)))
    facts = [Figure(message("snakes-figure-turn"), s.turn)] if s.turn else []
    facts += [Figure(message("snakes-figure-sixes"), s.sixes)] if s.sixes else []
    return Scene(
        nodes=(*layout.near(p), *tokens, layout.die()),
        players=tuple(_player(p, seat) for seat in range(p.config.players)),
        facts=tuple(facts),
        summary=_summary(p) if p.over else None,
    )


def _token(p: SnakesPosition, seat: int, spot: tuple[float, float, float]) -> Node:
    x, y, wide = spot
    at = p.state.at[seat]
    return Node(
        id=f"token{seat}",
        kind="token",
        x=x,
        y=y,
        w=wide,
        h=wide,
        tone=f"seat{seat}",
        mark=TOKENS[seat],
        label=message("snakes-token", who=Who(seat), cell=cell_name(at))
        if at
        else message("snakes-token-at-start", who=Who(seat)),
    )


def _player(p: SnakesPosition, seat: int) -> Player:
    s = p.state
    won = p.over and s.seat == seat
    return Player(
        tone=f"seat{seat}",
        mark=TOKENS[seat],
        figures=(Figure(message("snakes-figure-cell"), s.at[seat], most=p.setup.last),),
        note=message("snakes-note-wins") if won else _note(p, seat),
        flags=("winner",) if won else ("turn",) if p.turn == seat else (),
    )


def _note(p: SnakesPosition, seat: int) -> Words:
    s = p.state
    if skips := s.skips[seat]:
        return message("snakes-note-sits-out", turns=skips)
    if drawing_lots(p.state, p.setup) and s.placed:
        order = [s.first]
        while (after := s.follows[order[-1]]) >= 0:
            order.append(after)
        if seat in order:
            return message("snakes-note-plays", place=order.index(seat) + 1)
    return ""


def _summary(p: SnakesPosition) -> Summary:
    s = p.state
    order = sorted(range(p.config.players), key=lambda seat: (seat != s.seat, -s.at[seat]))
    return Summary(
        headline=message("wins", who=Who(s.seat)),
        places=places(p.scores()),
        columns=(message("column-player"), message("snakes-figure-cell")),
        rows=tuple((Who(seat), cell_name(s.at[seat])) for seat in order),
        notes=(message("snakes-took", turns=s.turn),),
    )


def choices(p: SnakesPosition) -> Choices:
    """Nobody decides anything: the dice do."""
    return NOTHING_TO_CHOOSE


def happening(before: SnakesPosition, action: int, after: SnakesPosition) -> Happening:
    if drawing_lots(before.state, before.setup):
        return Happening()
    face = str(action) if before.config.dice == 1 else f"Σ{action}"
    return Happening(
        motions=tuple(_motions(before, after)), rolled=("die",), faces=(face,), sound=_sound(before, after)
    )


def _motions(before: SnakesPosition, after: SnakesPosition) -> list[Motion]:
    """Cell by cell with the throw, then along what stands there; then those who are sent back."""
    old, new, side = before.state, after.state, before.config.side
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


def _sound(before: SnakesPosition, after: SnakesPosition) -> Sound:
    old, new = before.state, after.state
    seat = old.seat
    if after.over:
        return "win"
    if new.landed < 0:
        return "bad" if new.at[seat] < old.at[seat] else ""
    if new.at[seat] != new.landed:
        return "good" if new.at[seat] > new.landed else "bad"
    sent_back = any(new.at[p] < old.at[p] for p in range(after.config.players) if p != seat)
    return "bad" if sent_back or new.skips[seat] > old.skips[seat] else "step"


def editors(config: Config) -> tuple[Editor, ...]:
    if config.side > layout.WHOLE:
        return ()
    links = [e.model_dump(mode="json", exclude_none=True) for e in config.board]
    return (
        Editor(
            field="entities",
            kind="links",
            value=links,
            cells=tuple(layout.cell_id(cell) for cell in range(1, config.side**2 + 1)),
            first=1,
            brushes=tuple(_brush(kind, config.as_printed) for kind in KINDS.values()),
            seed="board_seed",
        ),
    )


def _brush(kind: Kind, as_printed: bool) -> Brush:
    return Brush(
        kind.name,
        message("snakes-brush", kind=kind.name, effect=kind.effect_in_a_sentence),
        mark=kind.mark,
        tone=kind.tone,
        ends=1 if kind.leads == "nowhere" else 2,
        rule=message(f"snakes-place-{kind.leads}{'-as-printed' if as_printed else ''}"),
    )
