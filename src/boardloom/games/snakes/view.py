"""The view of Snakes & Ladders: scene, animation, and the board editor."""

from boardloom.core.game import NOBODY
from boardloom.core.happening import Effect, Happening, Motion, Sound
from boardloom.core.message import Who, Words, message
from boardloom.core.scene import (
    Ahead,
    Board,
    Brush,
    Choices,
    Editor,
    Figure,
    Node,
    Player,
    Point,
    Scene,
    Summary,
)
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, emblem, middle, places, thinned
from boardloom.games.snakes import layout
from boardloom.games.snakes.board import TOKENS, cell_name
from boardloom.games.snakes.config import Config, SnakesPosition
from boardloom.games.snakes.entities import KINDS, Kind
from boardloom.games.snakes.messages import drawn
from boardloom.games.snakes.rules import drawing_lots

MANY_THROWS = 12
"""The most different throws that are shown ahead."""
__all__ = ["board", "choices", "editors", "happening", "scene"]


def board(config: Config) -> Board:
    return layout.board(config)


def scene(p: SnakesPosition) -> Scene:
    s = p.state
    tokens = [_token(p, seat, spot) for seat, spot in enumerate(layout.spots(p))]
    tokens.sort(key=lambda token: token.y)  # those in front hide those behind
    turn = min(s.turn, p.setup.most_turns)
    facts = [Figure(message("snakes-figure-turn"), turn)] if turn else []
    facts += [Figure(message("snakes-figure-sixes"), s.sixes)] if s.sixes else []
    return Scene(
        nodes=(*layout.near(p), *tokens, layout.die()),
        players=tuple(_player(p, seat) for seat in range(p.config.players)),
        facts=tuple(facts),
        ahead=tuple(_ahead(p)),
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
        look="pawn",
        icon=emblem(seat),
        flags=("turn",) if p.turn == seat and not p.over and not drawing_lots(p.state, p.setup) else (),
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
        icon=emblem(seat),
        figures=(Figure(message("snakes-figure-cell"), s.at[seat], most=p.setup.last, look="main"),),
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


def _ahead(p: SnakesPosition) -> list[Ahead]:
    """Where each throw leads, if there are few."""
    if p.over or drawing_lots(p.state, p.setup) or len(throws := sorted(p.choices())) > MANY_THROWS:
        return []
    return [_outcome(p, throw) for throw in throws]


def _outcome(p: SnakesPosition, throw: int) -> Ahead:
    seat, after = p.state.seat, p.after(throw)
    start, landed, end = p.state.at[seat], after.state.landed, after.state.at[seat]
    skips = after.state.skips[seat] > p.state.skips[seat]
    good = (after.over and after.state.seat == seat) or (landed >= 0 and end > landed)
    bad = skips or end < max(start, landed)
    tone = "good" if good else "bad" if bad else "plain"
    return Ahead(str(throw), str(end), tone, layout.cell_id(end))


def _summary(p: SnakesPosition) -> Summary:
    s = p.state
    order = sorted(range(p.config.players), key=lambda seat: (seat != s.seat, -s.at[seat]))
    return Summary(
        headline=drawn(p) if s.seat == NOBODY else message("wins", who=Who(s.seat)),
        places=places(p.scores()),
        columns=(message("column-player"), message("snakes-figure-cell")),
        rows=tuple((Who(seat), cell_name(s.at[seat])) for seat in order),
        notes=(message("snakes-took", turns=min(s.turn, p.setup.most_turns)),),
    )


def choices(p: SnakesPosition) -> Choices:
    """Nobody decides anything: the dice do."""
    return NOTHING_TO_CHOOSE


def happening(before: SnakesPosition, action: int, after: SnakesPosition) -> Happening:
    if drawing_lots(before.state, before.setup):
        return Happening()
    face = str(action) if before.config.dice == 1 else f"Σ{action}"
    return Happening(
        motions=tuple(_motions(before, after)),
        rolled=("die",),
        faces=(face,),
        sound=_sound(before, after),
        effects=tuple(_effects(before, after)),
    )


def _motions(before: SnakesPosition, after: SnakesPosition) -> list[Motion]:
    """The token cell by cell along the roll, then along a snake or ladder; then those who are sent back."""
    old, new, side = before.state, after.state, before.config.side
    was, now = layout.spots(before), layout.spots(after)
    seat = old.seat
    token, starts, ends = f"token{seat}", middle(was[seat]), middle(now[seat])
    motions = []
    if new.landed >= 0:
        walk = [starts, *_walk(side, old.at[seat], new.landed)]
        stays = new.at[seat] == new.landed
        motions.append(Motion(token, thinned([*walk[:-1], ends] if stays else walk), style="hop"))
        if not stays:
            motions.append(_carried(before, after, token, walk[-1], ends))
    elif new.at[seat] != old.at[seat]:
        motions.append(Motion(token, (starts, ends), style="fly"))
    others = [p for p in range(len(was)) if p != seat and new.at[p] != old.at[p]]
    motions += [Motion(f"token{p}", (middle(was[p]), middle(now[p])), style="fly") for p in others]
    return motions


def _carried(before: SnakesPosition, after: SnakesPosition, token: str, start: Point, end: Point) -> Motion:
    """Along the body of a snake, up a ladder rung by rung, or through the air."""
    landed, to = after.state.landed, after.state.at[before.state.seat]
    met = next((e for e in before.config.board if e.cell == landed and e.to == to), None)
    leads = KINDS[met.kind].leads if met else ""
    if met and leads == "down":
        return Motion(token, thinned([start, *layout.way(before.config.side, met), end]), style="slide")
    if leads == "up":
        return Motion(token, thinned(layout.rungs(start, end)), style="climb")
    return Motion(token, (start, end), style="fly")


def _walk(side: int, start: int, landed: int) -> list[Point]:
    step = 1 if landed >= start else -1
    return [layout.stand(side, cell) for cell in range(start + step, landed + step, step)]


def _effects(before: SnakesPosition, after: SnakesPosition) -> list[Effect]:
    """How far a snake or a ladder led; who is sent back is shaken."""
    old, new = before.state, after.state
    seat = old.seat
    found = []
    if 0 <= new.landed != new.at[seat]:
        by = new.at[seat] - new.landed
        tone = "good" if by > 0 else "bad"
        found.append(Effect("float", f"token{seat}", text=f"+{by}" if by > 0 else f"−{-by}", tone=tone))
    found += [
        Effect("shake", f"token{p}")
        for p in range(before.config.players)
        if p != seat and new.at[p] < old.at[p]
    ]
    return found


def _sound(before: SnakesPosition, after: SnakesPosition) -> Sound:
    old, new = before.state, after.state
    seat = old.seat
    if after.over and new.seat == seat:
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
        message("snakes-brush", kind=kind.name, effect=kind.sentence),
        mark=kind.mark,
        tone=kind.tone,
        ends=kind.ends,
        rule=message(f"snakes-place-{_place(kind)}{'-as-printed' if as_printed else ''}"),
        node=layout.sample(kind),
    )


def _place(kind: Kind) -> str:
    """Which rule says where it may be put; the start is always free for a black hole to lead to."""
    return "nowhere" if kind.leads == "start" else kind.leads
