"""The messages of Snakes & Ladders: names of outcomes, prompts, events."""

from collections.abc import Iterator

from boardloom.core.game import NOBODY
from boardloom.core.message import Arg, Message, Series, Who, Words, message
from boardloom.games.snakes.board import Entity, cell_name
from boardloom.games.snakes.config import SnakesPosition
from boardloom.games.snakes.entities import KINDS
from boardloom.games.snakes.rules import drawing_lots
from boardloom.games.snakes.state import State

WAYS = {"up": "snakes-way-up", "down": "snakes-way-down", "anywhere": "snakes-way-through"}
"""How a token moves along an entity, by where it leads."""


def name(p: SnakesPosition, action: int) -> str:
    return f"seat {action + 1}" if drawing_lots(p.state, p.setup) else str(action)


def outcome(p: SnakesPosition, action: int) -> Words:
    return Series((Who(action),)) if drawing_lots(p.state, p.setup) else str(action)


def prompt(p: SnakesPosition) -> Message:
    if drawing_lots(p.state, p.setup):
        return message("snakes-ask-lots")
    return message("ask-roll" if p.config.dice == 1 else "snakes-ask-dice")


def events(before: SnakesPosition, action: int, after: SnakesPosition) -> Iterator[Message]:
    if drawing_lots(before.state, before.setup):
        yield _lot(before, action, after)
        return
    old, new = before.state, after.state
    who = Who(old.seat)
    yield message("snakes-rolls", who=who, roll=action, done=_movement(before, action, after))
    yield from _own_effect(before, new.landed)
    if _judged_after_the_move(before, action, after):
        yield message("snakes-judged", done=_third_six(old, new, _called(action)))
    for seat in _sent_home(old, new):
        yield message("snakes-goes-back", who=Who(seat))
    if after.over and new.seat == NOBODY:
        yield drawn(after)
    elif after.over:
        yield message("wins", who=who)
    elif _rolls_again(old, new):
        yield message("rolls-again")
    else:
        for seat, turns in _sat_out(old, new):
            yield message("snakes-sits-out", who=Who(seat), turns=turns)


def drawn(p: SnakesPosition) -> Message:
    """Why nobody has won."""
    most = p.setup.most_turns
    return message("snakes-drawn-turns", turns=most) if p.state.turn > most else message("snakes-drawn-stuck")


def _lot(before: SnakesPosition, action: int, after: SnakesPosition) -> Message:
    place = before.state.placed + 1
    if drawing_lots(after.state, after.setup):
        return message("snakes-plays", who=Who(action), place=place)
    last = Who(after.state.follows[action])
    return message("snakes-plays-before-last", who=Who(action), place=place, last=last)


def _movement(before: SnakesPosition, roll: int, after: SnakesPosition) -> Message:
    """From where to where, and why."""
    old, new = before.state, after.state
    start, landed = old.at[old.seat], new.landed
    if landed < 0:
        return _why_not(before, roll, after)
    if start + roll > before.setup.last == landed:
        return message("snakes-past-end", start=cell_name(start))
    way: dict[str, Arg] = {
        "origin": "board" if start else "outside",
        "start": cell_name(start),
        "landed": cell_name(landed),
    }
    met = None if _judged_after_the_move(before, roll, after) else _met(before, landed)
    return _way_onto(met, way, landed, new.at[old.seat]) if met else message("snakes-way", **way)


def _met(before: SnakesPosition, cell: int) -> Entity | None:
    return next((e for e in before.config.board if e.cell == cell), None)


def _own_effect(before: SnakesPosition, landed: int) -> Iterator[Message]:
    """What the entity there does, where somebody has added its kind, in their words."""
    entity = _met(before, landed)
    if entity and KINDS[entity.kind].sentence:
        yield message("snakes-own-effect", kind=entity.kind, effect=KINDS[entity.kind].sentence)


def _way_onto(entity: Entity, way: dict[str, Arg], landed: int, end: int) -> Message:
    """The way of a token that landed on an entity."""
    kind = KINDS[entity.kind]
    if entity.to is not None:
        return message(WAYS[kind.leads], **way, kind=kind.name, end=cell_name(end or entity.to))
    if end in (landed, 0):
        return message("snakes-way-meets", **way, kind=kind.name)
    return message("snakes-way-meets-and-moves", **way, kind=kind.name, end=cell_name(end))


def _why_not(before: SnakesPosition, roll: int, after: SnakesPosition) -> Message:
    """Why the roll moved nothing forward."""
    old, new = before.state, after.state
    start = old.at[old.seat]
    if _third_six_ended_the_turn(before, roll, after):
        return _third_six(old, new, _called(roll))
    if roll > before.setup.last - start:
        return (
            message("snakes-too-far", cell=cell_name(start)) if start else message("snakes-too-far-to-start")
        )
    return message("snakes-no-start")


def _third_six_ended_the_turn(before: SnakesPosition, roll: int, after: SnakesPosition) -> bool:
    third = before.state.sixes == 2 and before.setup.six[roll] == 1
    return third and (after.over or not _rolls_again(before.state, after.state))


def _judged_after_the_move(before: SnakesPosition, roll: int, after: SnakesPosition) -> bool:
    """Whether a third six moved and was then taken back."""
    won = after.over and after.state.seat != NOBODY
    return after.state.landed >= 0 and not won and _third_six_ended_the_turn(before, roll, after)


def _called(roll: int) -> str:
    return "six" if roll == 6 else "special"


def _third_six(old: State, new: State, roll: str) -> Message:
    """What a third six, or another special roll, did."""
    end = new.at[old.seat]
    if new.skips[old.seat] > old.skips[old.seat]:
        return message("snakes-third-next-turn-lost", roll=roll)
    if end == old.at[old.seat] and new.landed < 0:
        return message("snakes-third-no-move", roll=roll)
    if end == 0:
        return message("snakes-third-back-to-start", roll=roll)
    return message("snakes-third-back-to", roll=roll, cell=cell_name(end))


def _rolls_again(old: State, new: State) -> bool:
    return new.turn == old.turn


def _sat_out(old: State, new: State) -> list[tuple[int, int]]:
    """Who missed how many turns between the last roll and the next, in the order of play."""
    missed: dict[int, int] = {}
    seat = old.seat
    for _ in range(new.turn - old.turn - 1):
        seat = old.follows[seat]
        missed[seat] = missed.get(seat, 0) + 1
    return list(missed.items())


def _sent_home(old: State, new: State) -> list[int]:
    others = [p for p in range(len(old.at)) if p != old.seat and old.at[p] > 0 and new.at[p] == 0]
    return others + ([old.seat] if new.landed > 0 and new.at[old.seat] == 0 else [])
