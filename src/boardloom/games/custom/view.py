"""The view of the custom board: scene, choices, animation, and the editor of squares."""

from boardloom.core.game import CHANCE
from boardloom.core.happening import Card, Effect, Happening, Motion, Sound
from boardloom.core.message import Cell, Message, Who, Words, message
from boardloom.core.scene import (
    Board,
    Brush,
    Choices,
    Editor,
    Figure,
    Moment,
    Node,
    Player,
    Point,
    Scene,
    Step,
    Summary,
    Tree,
)
from boardloom.games.custom import layout
from boardloom.games.custom.config import Config, CustomPosition
from boardloom.games.custom.rules import dice_of
from boardloom.games.custom.squares import KINDS, Kind
from boardloom.games.custom.state import DICE, END, GO, ROLL, SKIP, SURPRISE, State
from boardloom.games.custom.stats import TYPES
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, Spot, emblem, middle, places, thinned

TYPE_ICONS = ("four-leaf", "lightning-storm", "footsteps")
"""By player type: lucky, unlucky, normal."""
TYPE_TONES = ("good", "bad", "plain")
__all__ = ["board", "choices", "editors", "happening", "scene"]


def board(config: Config) -> Board:
    return layout.board(config)


def scene(p: CustomPosition) -> Scene:
    s = p.state
    facts = [Figure(message("custom-figure-total"), s.total_moves)]
    if s.dice:
        facts.append(Figure(message("custom-figure-throw"), sum(dice_of(s.dice)), look="detail"))
    tokens = [_token(p, seat, spot) for seat, spot in enumerate(layout.spots(p))]
    tokens.sort(key=lambda token: token.y)  # those in front hide those behind
    return Scene(
        nodes=(*layout.near(p), *tokens, *layout.dice(p)),
        players=tuple(_player(p, seat) for seat in range(p.config.players)),
        facts=tuple(facts),
        moment=_moment(p),
        summary=_summary(p) if p.over else None,
    )


def _token(p: CustomPosition, seat: int, spot: Spot) -> Node:
    x, y, wide = spot
    return Node(
        id=f"token{seat}",
        kind="token",
        x=x,
        y=y,
        w=wide,
        h=wide,
        tone=f"seat{seat}",
        mark=str(seat + 1),
        look="pawn",
        icon=emblem(seat),
        flags=("turn",) if p.turn == seat and not p.over else (),
        label=message("custom-token", who=Who(seat), square=Cell(str(p.state.position[seat]))),
    )


def _player(p: CustomPosition, seat: int) -> Player:
    s, config = p.state, p.config
    colour = [Figure(message("custom-figure-colour"), config.colours[seat])] if config.colours else []
    flags = {"turn": p.turn == seat, "winner": s.winner == seat}
    return Player(
        tone=f"seat{seat}",
        mark=str(seat + 1),
        icon=emblem(seat),
        figures=(
            *colour,
            Figure(message("custom-figure-position"), s.position[seat], most=p.setup.last, look="main"),
            Figure(message("custom-figure-coins"), s.coins[seat], look="coins", icon="coins"),
            Figure(message("custom-figure-type"), _type(s, seat), icon=TYPE_ICONS[s.ptype[seat] - 1]),
            Figure(message("custom-figure-moves"), s.moves[seat]),
        ),
        note=_note(p, seat),
        flags=tuple(flag for flag, holds in flags.items() if holds),
    )


def _type(s: State, seat: int) -> Message:
    """The name of a player's type."""
    return message(f"custom-option-types-{TYPES[s.ptype[seat] - 1]}")


def _note(p: CustomPosition, seat: int) -> Words:
    """What is worth knowing about a player besides the figures."""
    s = p.state
    if s.winner == seat:
        return message("custom-note-wins")
    if s.skip_turn[seat]:
        return message("custom-note-prison")
    return message("custom-note-surprise") if p.turn == seat and s.stage == SURPRISE else ""


def _moment(p: CustomPosition) -> Moment | None:
    """A surprise that is about to be drawn."""
    if p.over or p.state.stage != SURPRISE:
        return None
    kind = KINDS["SURPRISE"]
    return Moment(kind.called, message("custom-ask-surprise"), kind.icon, kind.card)


def _summary(p: CustomPosition) -> Summary:
    s = p.state
    order = sorted(range(p.config.players), key=lambda seat: (seat != s.winner, -s.position[seat]))
    early = s.position[s.winner] < p.setup.last
    figures = ("position", "coins", "type", "moves")
    return Summary(
        headline=message("wins", who=Who(s.winner)),
        places=places(p.scores()),
        columns=(message("column-player"), *(message(f"custom-figure-{figure}") for figure in figures)),
        rows=tuple(
            (Who(seat), s.position[seat], s.coins[seat], _type(s, seat), s.moves[seat]) for seat in order
        ),
        notes=(
            message("custom-total", count=s.total_moves),
            *([message("custom-ended-early")] if early else []),
        ),
    )


def choices(p: CustomPosition) -> Choices:
    """Roll; and where the options allow it, skip the turn, end the game, or go to any square."""
    if p.mover < 0:
        return NOTHING_TO_CHOOSE
    called = {ROLL: "roll", SKIP: "skip", END: "end"}
    tree: Tree = {called[action]: action for action in p.choices() if action < GO}
    squares = [action - GO for action in p.choices() if action >= GO]
    if squares:
        last = p.setup.last
        tree["debug"] = {layout.square_id(n) if n <= last else "past": GO + n for n in squares}
    return Choices(
        kinds=("action", "square"),
        tree=tree,
        steps={name: step for name, step in _steps(p).items() if name in tree or name == "past"},
    )


def _steps(p: CustomPosition) -> dict[str, Step]:
    miss = p.state.skip_turn[p.mover]
    return {
        "roll": _step("miss" if miss else "roll", "r", "main"),
        "skip": _step("skip", "n"),
        "end": _step("end", "e", "grave"),
        "debug": _step("debug", "d", by_number=message("custom-step-debug-by-number")),
        "past": _step("past", "p"),
    }


def _step(name: str, key: str, *flags: str, by_number: Words = "") -> Step:
    id = f"custom-step-{name}"
    return Step(message(id), key, message(f"{id}.help"), flags, by_number=by_number)


def happening(before: CustomPosition, action: int, after: CustomPosition) -> Happening:
    thrown = before.mover == CHANCE and before.state.stage == DICE
    drawn = before.mover == CHANCE and before.state.stage == SURPRISE
    return Happening(
        motions=tuple(_motions(before, after, thrown)),
        rolled=("die0", "die1") if thrown else (),
        faces=tuple(str(face) for face in dice_of(action)) if thrown else (),
        sound=_sound(before, after),
        effects=tuple(_effects(before, after)),
        card=_card(before, action) if drawn else None,
    )


def _card(before: CustomPosition, drawn: int) -> Card:
    """The new type of a player, as a card."""
    seat = before.state.seat
    was, now = _type(before.state, seat), message(f"custom-option-types-{TYPES[drawn - 1]}")
    return Card(
        title=KINDS["SURPRISE"].called,
        text=message(f"custom-is-now-{TYPES[drawn - 1]}", who=Who(seat)),
        note=message("custom-type-change", was=was, now=now) if was != now else now,
        icon=TYPE_ICONS[drawn - 1],
        tone=TYPE_TONES[drawn - 1],
    )


def _motions(before: CustomPosition, after: CustomPosition, thrown: bool) -> list[Motion]:
    """The token square by square along the roll, then to where the square moves it; then other tokens."""
    old, new, size = before.state, after.state, before.config.size
    seat = old.seat
    was, now = layout.spots(before), layout.spots(after)
    token, motions = f"token{seat}", []
    if new.landed >= 0:
        walk = [middle(was[seat])]
        walk += layout.way(size, old.position[seat] if thrown else new.landed - 1, new.landed)
        ends = middle(now[seat])
        stays = new.position[seat] == new.landed
        motions.append(Motion(token, thinned([*walk[:-1], ends] if stays else walk), style="hop"))
        if not stays:
            motions.append(_carried(after, token, walk[-1], ends))
    others = [p for p in range(len(was)) if p != seat and new.position[p] != old.position[p]]
    flown = [Motion(f"token{p}", (middle(was[p]), middle(now[p])), style="fly") for p in others]
    return [*motions, *flown]


def _carried(after: CustomPosition, token: str, start: Point, end: Point) -> Motion:
    """As the square moves a token: forwards step by step, else in one go."""
    new, size = after.state, after.config.size
    to = int(token.removeprefix("token"))
    if new.landed < new.position[to] <= new.landed + 3:
        way = layout.way(size, new.landed, new.position[to])
        return Motion(token, thinned([start, *way[:-1], end]), style="hop")
    return Motion(token, (start, end), style="fly")


def _effects(before: CustomPosition, after: CustomPosition) -> list[Effect]:
    """What a player gets or suffers, at the token."""
    old, new, seat = before.state, after.state, before.state.seat
    token = f"token{seat}"
    found = []
    if new.coins[seat] > old.coins[seat]:
        gained = f"+{new.coins[seat] - old.coins[seat]}"
        found.append(Effect("float", token, text=gained, icon="coins", tone="good"))
    if new.skip_turn[seat] > old.skip_turn[seat]:
        found.append(Effect("shake", token, tone="bad"))
    if 0 <= new.landed != new.position[seat]:
        by = new.position[seat] - new.landed
        text, tone = (f"+{by}", "good") if by > 0 else (f"−{-by}", "bad")
        found.append(Effect("float", token, text=text, tone=tone))
    return found


def _sound(before: CustomPosition, after: CustomPosition) -> Sound:
    old, new = before.state, after.state
    if after.over:
        return "win"
    if new.landed < 0:
        return "good" if old.stage == SURPRISE else ""
    tone = layout.kind_at(before.config, new.landed).tone
    sounds: dict[str, Sound] = {"good": "good", "special": "good", "bad": "bad"}
    return sounds.get(tone, "step")


def editors(config: Config) -> tuple[Editor, ...]:
    if not layout.whole(config):
        return ()
    cells = tuple(layout.square_id(index) for index in range(config.size))
    return (
        Editor(
            field="squares",
            kind="paint",
            value=list(config.board.squares),
            cells=cells,
            brushes=tuple(_brush(config.size, kind) for kind in KINDS.values()),
            fixed=(cells[0], cells[-1]),
            seed="board_seed",
        ),
    )


def _brush(size: int, kind: Kind) -> Brush:
    card = layout.card(size, 1, kind)
    return Brush(kind.name, kind.called, kind.mark, kind.card, rule=kind.rule, node=card)
