"""What is said of a game of Snakes & Ladders: what rolls are called, what is asked, what happened."""

from collections.abc import Iterator

from boardloom.core.message import Message, Series, Who, Words, clauses, message
from boardloom.games.snakes.board import Entity, cell_name
from boardloom.games.snakes.config import SnakesPosition
from boardloom.games.snakes.entities import KINDS
from boardloom.games.snakes.rules import drawing_lots
from boardloom.games.snakes.state import State

WAYS = {"up": "snakes-up", "down": "snakes-down", "anywhere": "snakes-through"}
"""How a token takes its way along an entity, by where it leads."""


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
    for seat in _sent_home(old, new):
        yield message("snakes-goes-back", who=Who(seat))
    if after.over:
        yield message("wins", who=who)
    elif _rolls_again(old, new):
        yield message("rolls-again")
    else:
        for seat, turns in _sat_out(old, new):
            yield message("snakes-sits-out", who=Who(seat), turns=turns)


def _lot(before: SnakesPosition, action: int, after: SnakesPosition) -> Message:
    place = before.state.placed + 1
    if drawing_lots(after.state, after.setup):
        return message("snakes-plays", who=Who(action), place=place)
    last = Who(after.state.follows[action])
    return message("snakes-plays-before-last", who=Who(action), place=place, last=last)


def _movement(before: SnakesPosition, roll: int, after: SnakesPosition) -> Series | Message:
    """From where to where, and why."""
    old, new = before.state, after.state
    start, landed, end = old.at[old.seat], new.landed, new.at[old.seat]
    if landed < 0:
        return _why_not(before, roll, after)
    if start + roll > before.setup.last == landed:
        return message("snakes-past-end", start=cell_name(start))
    met = [_met(e, landed, end) for e in before.config.board if e.cell == landed]
    if start:
        path = message("snakes-way", start=cell_name(start), end=cell_name(landed))
    else:
        path = message("snakes-onto", cell=cell_name(landed))
    return clauses(path, *met[:1])


def _met(entity: Entity, landed: int, end: int) -> Message:
    """What an entity did to the token that landed on it."""
    kind = KINDS[entity.kind]
    if entity.to is not None:
        return message(WAYS[kind.leads], kind=kind.name, end=cell_name(end or entity.to))
    if not kind.sentence:
        return message("snakes-meets", kind=kind.name)
    effect = kind.effect_in_a_sentence.rstrip(".")
    sound = "vowel" if kind.name[0] in "aeiou" else "consonant"
    if end > landed:
        where = cell_name(end)
        return message("snakes-meets-own-onward", kind=kind.name, effect=effect, sound=sound, end=where)
    return message("snakes-meets-own", kind=kind.name, effect=effect, sound=sound)


def _why_not(before: SnakesPosition, roll: int, after: SnakesPosition) -> Series | Message:
    """Why the roll moved nothing forward."""
    old, new = before.state, after.state
    start = old.at[old.seat]
    if old.sixes == 2 and before.setup.special[roll] and not _rolls_again(old, new):
        reason = message("snakes-third-six" if roll == 6 else "snakes-third-special-roll")
        return clauses(reason, _punished(old, new))
    if roll > before.setup.last - start:
        return (
            message("snakes-too-far", cell=cell_name(start)) if start else message("snakes-too-far-to-start")
        )
    return message("snakes-no-start")


def _punished(old: State, new: State) -> Message:
    """What a third six did."""
    end = new.at[old.seat]
    if new.skips[old.seat] > old.skips[old.seat]:
        return message("snakes-next-turn-lost")
    if end == old.at[old.seat]:
        return message("snakes-no-move")
    return message("snakes-back-to", cell=cell_name(end)) if end else message("snakes-back-to-start")


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
