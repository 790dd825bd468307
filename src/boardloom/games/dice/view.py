"""The view of DO or DICE: players around a table, the die in the middle of it."""

from boardloom.core.message import Arg, Message, Series, Who, Words, message
from boardloom.core.scene import Board, Editor, Figure, Moment, Node, Player, Scene, Summary
from boardloom.games.bitset import EMPTY, first_from, has, without
from boardloom.games.dice.config import Config, DicePosition
from boardloom.games.dice.faces import Shadow
from boardloom.games.dice.happening import happening
from boardloom.games.dice.messages import called, goal_in_words, goal_sentence, question, reasons
from boardloom.games.dice.pictures import ANIMALS, mark_of, marks_now, picture, sides
from boardloom.games.dice.seats import effect_of, fallen, goal_of, ranked
from boardloom.games.dice.state import FINAL, TURN
from boardloom.games.dice.steps import choices

__all__ = ["board", "choices", "editors", "happening", "scene"]

WIDTH, HEIGHT = 10.0, 7.5


# --- the table ---------------------------------------------------------------------------------


def board(config: Config) -> Board:
    return Board(
        width=WIDTH,
        height=HEIGHT,
        label=message("dice-board", seats=config.players),
        nodes=(),
        ground="felt",
        frame="wood",
        seating="around",
        faces=sides(config),
    )


def scene(p: DicePosition) -> Scene:
    s, seats = p.state, range(p.config.players)
    return Scene(
        nodes=(_die(p),),
        players=tuple(_player(p, seat) for seat in seats),
        facts=(Figure(message("dice-figure-round"), s.round, most=p.setup.rounds, look="dots"),),
        moment=_moment(p),
        faces=marks_now(p),
        summary=_summary(p) if p.over else None,
    )


def _die(p: DicePosition) -> Node:
    mark = mark_of(p, p.state.number)
    side = sides(p.config).get(mark)
    return Node(
        id="die",
        kind="die",
        x=WIDTH / 2,
        y=HEIGHT * 0.3,
        w=1.3,
        h=1.3,
        look="table",
        mark=mark,
        label=message("the-die-shows", roll=side.label if side else mark) if mark else message("the-die"),
    )


def _moment(p: DicePosition) -> Moment | None:
    """What was rolled and what it asks for; nothing before the roll."""
    s = p.state
    if p.over:
        return None
    if s.stage == FINAL:
        return Moment(message("dice-final-title"), message("dice-final-text"))
    if not s.number:
        return None
    effect = effect_of(p, s.seat, s.number)
    return Moment(called(effect), question(p) or "", picture(effect))


# --- the players -------------------------------------------------------------------------------


def _player(p: DicePosition, seat: int) -> Player:
    s, b = p.state, p.setup
    figures = [
        Figure(message("dice-hp"), max(0, s.hp[seat]), most=b.hp_cap, look="bar", icon="hearts"),
        Figure(message("dice-vp"), s.vp[seat], look="coins", icon="coins"),
    ]
    if b.rerolls:
        figures.append(Figure(message("dice-figure-rerolls"), s.tokens[seat]))
    if name := goal_of(p, seat):
        sentence = goal_sentence(name)
        shown = message("dice-goal-met", goal=sentence) if has(s.met, seat) else sentence
        figures.append(Figure(message("dice-figure-goal"), shown))
    first, out = p.over and ranked(p)[0] == seat, fallen(p, seat)
    flags = {"turn": p.turn == seat, "out": out, "ghost": out, "winner": first}
    return Player(
        tone=f"seat{seat}",
        mark=str(seat + 1),
        figures=tuple(figures),
        note=_note(p, seat),
        flags=tuple(flag for flag, holds in flags.items() if holds),
        icon=ANIMALS[seat],
        chips=_haunts(p.config) if out and not p.over else (),
    )


def _note(p: DicePosition, seat: int) -> Words:
    s = p.state
    notes = [message("place", place=1 + ranked(p).index(seat))] if p.over else []
    if fallen(p, seat):
        notes.append(message("dice-note-fell", round=s.fell[seat]))
    if s.stage == FINAL and s.thrown[seat]:
        notes.append(message("dice-note-final-die", number=s.thrown[seat]))
    elif s.stage == TURN and not p.over and seat != s.seat:
        notes += _standing(p, seat)
    return Series(tuple(notes), "list") if notes else ""


def _standing(p: DicePosition, seat: int) -> list[Message]:
    """Where a player stands in the round and in the game."""
    s = p.state
    if not has(s.todo, seat):
        return [message("dice-note-rolled")]
    waiting = without(s.todo, s.seat)
    living = waiting & s.alive
    if seat == first_from(living if living != EMPTY else waiting, s.first):
        return [message("dice-note-next")]
    others = (other for other in range(p.config.players) if other != seat)
    leads = not fallen(p, seat) and all(s.vp[seat] > s.vp[other] for other in others)
    return [message("dice-note-leads")] if leads else []


def _haunts(config: Config) -> tuple[Message, ...]:
    """With which numbers a fallen player gives and takes."""
    signs = [_sign(shadow) for shadow in config.shadows]
    return tuple(
        message(id, numbers=_numbers([number for number, found in enumerate(signs, 1) if found == sign]))
        for sign, id in ((1, "dice-chip-gives"), (-1, "dice-chip-takes"))
        if sign in signs
    )


def _sign(shadow: Shadow) -> int:
    """1 for what gives, -1 for what takes."""
    change = shadow.hp or shadow.vp
    return (change > 0) - (change < 0)


def _numbers(found: list[int]) -> str:
    """Numbers in as few signs as possible.

    >>> _numbers([3, 4]), _numbers([1, 4, 6])
    ('3-4', '1, 4, 6')
    """
    row = len(found) > 1 and found == list(range(found[0], found[-1] + 1))
    return f"{found[0]}-{found[-1]}" if row else ", ".join(map(str, found))


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
        how=tuple(_how(p, seat) for seat in range(len(order))),
    )


def _how(p: DicePosition, seat: int) -> Series:
    """Where a player's VP come from."""
    s, b = p.state, p.setup
    rounds = s.fell[seat] - 1 if fallen(p, seat) else s.round
    lived = int(rounds) * b.survival_vp
    by_goal = b.goal_vp if has(s.met, seat) else 0
    rest = int(s.vp[seat]) - lived - by_goal
    told: list[Message] = []
    if lived:
        told.append(message("dice-how-lived", rounds=int(rounds), vp=lived))
    if by_goal:
        told.append(message("dice-how-goal", vp=by_goal))
    if rest:
        told.append(message("dice-how-won" if rest > 0 else "dice-how-lost", vp=abs(rest)))
    if fallen(p, seat):
        told.append(message("dice-note-fell", round=s.fell[seat]))
    return Series(tuple(told), "lines")


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


def editors(config: Config) -> tuple[Editor, ...]:
    tables = {"faces": config.faces, "shadows": config.shadows}
    return tuple(
        Editor(field=field, kind="table", value=[effect.model_dump(mode="json") for effect in effects])
        for field, effects in tables.items()
    )
