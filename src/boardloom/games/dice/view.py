"""The view of DO or DICE: a table with players along both sides, readable on a phone too."""

import math

from boardloom.core.game import CHANCE
from boardloom.core.message import Arg, Message, Series, Who, Words, message
from boardloom.core.scene import (
    Board,
    Choices,
    Editor,
    Figure,
    Happening,
    Node,
    Player,
    Point,
    Scene,
    Sound,
    Step,
    Summary,
)
from boardloom.games.bitset import has
from boardloom.games.dice.config import Config, DicePosition
from boardloom.games.dice.messages import ALONE, goal_in_words, goal_sentence, in_words, reasons
from boardloom.games.dice.seats import effect_of, effects_shown, fallen, goal_of, ranked
from boardloom.games.dice.state import ANYONE, FINAL, GAIN, HP, KEEP, REROLL, TAKE_VP, TURN
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE, point, tree_of

__all__ = ["board", "choices", "editors", "happening", "scene"]

WIDTH, HEIGHT = 8.0, 8.6
CENTRE = (WIDTH / 2, HEIGHT / 2)
CARD = (2.4, 1.45)
"""The width and height of a card; narrower where many sit side by side."""
TABLE = (3.95, 2.6)
EDGES = 120
GAP = 0.12
PRINT = 0.5
"""The height of a line of words."""
FEW_HP = 6
"""HP that one roll can take: shown as danger."""


# --- the table ---------------------------------------------------------------------------------


def board(config: Config) -> Board:
    rim = [_from_centre(360 * i / EDGES) for i in range(EDGES)]
    table = Node(
        id="table",
        kind="cell",
        x=CENTRE[0],
        y=CENTRE[1],
        w=2 * TABLE[0],
        h=2 * TABLE[1],
        points=tuple(rim),
        flags=("dark",),
    )
    label = message("dice-board", seats=config.players)
    return Board(width=WIDTH, height=HEIGHT, label=label, nodes=(table,))


def _from_centre(degrees: float) -> Point:
    """A point on the rim, clockwise from the top."""
    angle = math.radians(degrees)
    return point(CENTRE[0] + TABLE[0] * math.sin(angle), CENTRE[1] - TABLE[1] * math.cos(angle))


def _above(seats: int) -> int:
    """How many sit above the table."""
    return (seats + 1) // 2


def _place(seat: int, seats: int) -> Point:
    """Clockwise: the first half above the table, from left to right, the others below."""
    above = _above(seats)
    if seat < above:
        return point(WIDTH * (seat + 0.5) / above, CARD[1] / 2)
    return point(WIDTH * (seats - seat - 0.5) / (seats - above), HEIGHT - CARD[1] / 2)


def scene(p: DicePosition) -> Scene:
    s, seats = p.state, range(p.config.players)
    return Scene(
        nodes=(*(node for seat in seats for node in _seat(p, seat)), *_middle(p)),
        players=tuple(_player(p, seat) for seat in seats),
        facts=(Figure(message("dice-figure-round"), s.round, most=p.setup.rounds),),
        summary=_summary(p) if p.over else None,
    )


def _seat(p: DicePosition, seat: int) -> list[Node]:
    """A card with the name, HP as a bar, and VP."""
    s = p.state
    x, y = _place(seat, p.config.players)
    hp, vp, dead = max(0, s.hp[seat]), s.vp[seat], fallen(p, seat)
    wide, high = min(CARD[0], WIDTH / _above(p.config.players) - GAP), CARD[1]
    full = wide - 2 * GAP
    filled = full * hp / p.setup.hp_cap
    if dead:
        label = message("dice-card-fallen", who=Who(seat), vp=vp)
        figures = message("dice-card-figures-fallen", vp=vp)
    else:
        label = message("dice-card", who=Who(seat), hp=hp, vp=vp)
        figures = message("dice-card-figures", hp=hp, vp=vp)
    card = Node(
        id=f"seat{seat}",
        kind="cell",
        x=x,
        y=y,
        w=round(wide, 3),
        h=high,
        tone=f"seat{seat}",
        label=label,
        row=round(y),
        col=round(x),
        flags=("faint",) if dead else (),
    )
    bars = [_bar(f"full{seat}", x, y, full, "faint")]
    if filled:
        tone = "bad" if hp <= FEW_HP else "good"
        bars.append(_bar(f"hp{seat}", x - (full - filled) / 2, y, filled, tone))
    return [
        card,
        _print(f"name{seat}", x, y - 0.42, _name(seat), full),
        *bars,
        _print(f"figures{seat}", x, y + 0.42, figures, full),
    ]


def _name(seat: int) -> Series:
    """A player's name alone."""
    return Series((Who(seat),))


def _bar(id: str, x: float, y: float, wide: float, tone: str) -> Node:
    return Node(id=id, kind="cell", x=round(x, 3), y=y, w=round(wide, 3), h=0.22, tone=tone, flags=("solid",))


def _print(id: str, x: float, y: float, text: Words, wide: float, tone: str = "plain") -> Node:
    return Node(
        id=id,
        kind="text",
        x=round(x, 3),
        y=round(y, 3),
        w=round(wide, 3),
        h=PRINT,
        text=text,
        tone=tone,
        label=text,
        flags=("dark",),
    )


def _middle(p: DicePosition) -> list[Node]:
    """The die, and what its numbers do for the player whose turn it is."""
    s = p.state
    x, y = CENTRE
    rolled = s.number
    die = Node(
        id="die",
        kind="die",
        x=x,
        y=round(y - 1.75, 3),
        w=1.0,
        h=1.0,
        look="table",
        mark=str(rolled or ""),
        label=message("the-die-shows", roll=rolled) if rolled else message("the-die"),
    )
    if p.over:
        return [die]
    if s.stage == FINAL:
        return [die, _print("numbers", x, y, message("dice-final-die"), 7.4)]
    nodes = [die]
    for number, effect in enumerate(effects_shown(p), 1):
        tone = "special" if number == rolled else "plain"
        words = message("dice-number", number=number, effect=in_words(effect))
        nodes.append(_print(f"number{number}", x, y - 1.3 + 0.47 * number, words, 6.4, tone))
    return nodes


# --- the players -------------------------------------------------------------------------------


def _player(p: DicePosition, seat: int) -> Player:
    s, b = p.state, p.setup
    figures = [
        Figure(message("dice-hp"), max(0, s.hp[seat]), most=b.hp_cap),
        Figure(message("dice-vp"), s.vp[seat]),
    ]
    if b.rerolls:
        figures.append(Figure(message("dice-figure-rerolls"), s.tokens[seat]))
    if name := goal_of(p, seat):
        sentence = goal_sentence(name)
        shown = message("dice-goal-met", goal=sentence) if has(s.met, seat) else sentence
        figures.append(Figure(message("dice-figure-goal"), shown))
    first = p.over and ranked(p)[0] == seat
    flags = {"turn": p.turn == seat, "out": fallen(p, seat), "winner": first}
    return Player(
        tone=f"seat{seat}",
        mark=str(seat + 1),
        figures=tuple(figures),
        note=_note(p, seat),
        flags=tuple(flag for flag, holds in flags.items() if holds),
    )


def _note(p: DicePosition, seat: int) -> Words:
    s = p.state
    notes = [message("place", place=1 + ranked(p).index(seat))] if p.over else []
    if fallen(p, seat):
        notes.append(message("dice-note-fell", round=s.fell[seat]))
    if s.stage == FINAL and s.thrown[seat]:
        notes.append(message("dice-note-final-die", number=s.thrown[seat]))
    elif s.stage == TURN and not p.over and seat != s.seat and not has(s.todo, seat):
        notes.append(message("dice-note-rolled"))
    return Series(tuple(notes), "list") if notes else ""


def _summary(p: DicePosition) -> Summary:
    order = ranked(p)
    goals = [message("dice-figure-goal")] if any(goal_of(p, seat) for seat in order) else []
    return Summary(
        headline=message("wins", who=Who(order[0])),
        places=tuple(1 + order.index(seat) for seat in range(len(order))),
        columns=(
            message("column-player"),
            message("column-place"),
            message("dice-vp"),
            message("dice-hp"),
            message("dice-column-fell"),
            *goals,
        ),
        rows=tuple(_results(p, place, seat) for place, seat in enumerate(order, 1)),
        notes=reasons(p),
        deciding=2,
    )


def _results(p: DicePosition, place: int, seat: int) -> tuple[Arg, ...]:
    """A player's row of the results."""
    s = p.state
    fell = message("dice-fell-in", round=s.fell[seat]) if fallen(p, seat) else message("dice-alive")
    row: tuple[Arg, ...] = (
        Who(seat),
        message("place", place=place),
        s.vp[seat],
        max(0, s.hp[seat]),
        fell,
    )
    if not (name := goal_of(p, seat)):
        return row
    met = has(s.met, seat)
    return *row, message("dice-result-met" if met else "dice-result-missed", goal=goal_in_words(name))


# --- what may be chosen ------------------------------------------------------------------------


def choices(p: DicePosition) -> Choices:
    """The target, and whether to change its HP or its VP where both are possible."""
    if p.mover < 0:
        return NOTHING_TO_CHOOSE
    aimed = [action for action in p.choices() if action < GAIN * ANYONE]
    both = len({action // ANYONE for action in aimed}) > 1
    paths, steps = [], {}
    for action in p.choices():
        path = _path(action, both)
        paths.append((path, action))
        steps[path[-1]] = _step(p, action)
        if len(path) > 1:
            steps[path[0]] = Step(_name(action % ANYONE))
    return Choices(kinds=("target", "HP or VP"), tree=tree_of(paths), steps=steps)


def _path(action: int, both: bool) -> tuple[str, ...]:
    """The steps to an action; where HP and VP can be chosen, the target comes first."""
    if action in ALONE:
        return (ALONE[action],)
    kind, target = divmod(action, ANYONE)
    return (f"seat{target}", f"{'hp' if kind == HP else 'vp'}-{target}") if both else (f"seat{target}",)


def _step(p: DicePosition, action: int) -> Step:
    s = p.state
    if action == REROLL:
        left = s.tokens[s.seat] - 1
        return Step(message("dice-do-reroll"), "r", message("dice-do-reroll.help", count=left))
    sentence = in_words(effect_of(p, s.seat, s.number))
    if action == KEEP:
        return Step(message("dice-do-keep"), "k", sentence, ("main",))
    after = p.after(action).state
    if action == TAKE_VP:
        return Step(message("dice-do-gain", vp=after.moved), "g", sentence)
    kind, target = divmod(action, ANYONE)
    living = not fallen(p, s.seat)
    if kind == HP:
        label = _on_hp(living, after.hp[target] - s.hp[target], Who(target), after.hp[target])
    else:
        label = _on_vp(living, after.moved, Who(target))
    return Step(label, sentence=sentence)


def _on_hp(living: bool, change: int, who: Who, hp: int) -> Message:
    """What a choice does to a target's HP: "hit Cara: 5 HP left"."""
    if living:
        return message("dice-do-hit", who=who, now=hp) if hp > 0 else message("dice-do-hit-falls", who=who)
    if change >= 0:
        return message("dice-do-give-hp", who=who, hp=change, now=hp)
    if hp > 0:
        return message("dice-do-take-hp", who=who, hp=-change, now=hp)
    return message("dice-do-take-hp-falls", who=who, hp=-change)


def _on_vp(living: bool, change: int, who: Who) -> Message:
    """What a choice does to a target's VP."""
    if living:
        return message("dice-do-steal", who=who, vp=-change)
    if change > 0:
        return message("dice-do-give-vp", who=who, vp=change)
    return message("dice-do-take-vp", who=who, vp=-change)


# --- what an action looks like -----------------------------------------------------------------


def happening(before: DicePosition, action: int, after: DicePosition) -> Happening:
    rolls = before.mover == CHANCE and before.state.stage in (TURN, FINAL)
    return Happening(
        rolled=("die",) if rolls else (),
        faces=(str(action),) if rolls else (),
        sound=_sound(before, after),
    )


def _sound(before: DicePosition, after: DicePosition) -> Sound:
    old, new = before.state, after.state
    if after.over:
        return "win"
    if new.felled >= 0 or any(new.hp[p] < old.hp[p] for p in range(after.config.players)):
        return "bad"
    if new.effect == 0:
        return ""
    better = new.moved or any(new.hp[p] > old.hp[p] for p in range(after.config.players))
    return "good" if better else "step"


def editors(config: Config) -> tuple[Editor, ...]:
    tables = {"faces": config.faces, "shadows": config.shadows}
    return tuple(
        Editor(field=field, kind="table", value=[effect.model_dump(mode="json") for effect in effects])
        for field, effects in tables.items()
    )
