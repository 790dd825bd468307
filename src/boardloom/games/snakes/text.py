"""Snakes & Ladders in words."""

from collections.abc import Sequence

from boardloom.core.game import Position
from boardloom.games.snakes.entities import KINDS
from boardloom.games.snakes.picture import picture
from boardloom.games.snakes.reading import config_of, drawing_lots, state_of, turn
from boardloom.games.snakes.state import State

__all__ = ["ask", "describe", "name", "picture", "turn"]

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def name(p: Position, action: int) -> str:
    return f"seat {action + 1}" if drawing_lots(p) else str(action)


def ask(p: Position) -> str:
    if drawing_lots(p):
        return "draw lots for the turn order"
    return "roll the die" if config_of(p).dice == 1 else "roll the dice"


def describe(before: Position, action: int, after: Position, names: Sequence[str]) -> str:
    if drawing_lots(before):
        return _lots(before, action, after, names)
    old, new = state_of(before), state_of(after)
    story = [f"{names[old.seat]} rolls {action}: {_movement(before, action, after)}."]
    story += [f"{names[p]} goes back to the start." for p in _sent_home(old, new)]
    if after.over:
        story.append(f"{names[old.seat]} wins!")
    elif _rolls_again(old, new):
        story.append("Another roll.")
    else:
        story += [f"{names[p]} sits out {_times(n)}." for p, n in _sat_out(old, new)]
    return " ".join(story)


def _lots(before: Position, action: int, after: Position, names: Sequence[str]) -> str:
    place = state_of(before).placed
    story = f"{names[action]} plays {PLACES[place] if place < len(PLACES) else f'number {place + 1}'}"
    if not drawing_lots(after):
        story += f", {names[state_of(after).follows[action]]} last"
    return story + "."


def _movement(before: Position, roll: int, after: Position) -> str:
    """From where to where, and why."""
    old, new = state_of(before), state_of(after)
    start, landed, end = old.at[old.seat], new.landed, new.at[old.seat]
    if landed < 0:
        return _why_not(before, roll, after)
    if start + roll > before.setup.last == landed:
        return f"{start} past the end"
    path = f"{start} to {landed}" if start else f"onto cell {landed}"
    met = next((e for e in config_of(before).board if e.cell == landed), None)
    if met is None:
        return path
    if met.to is None:
        effect = KINDS[met.kind].sentence.rstrip(".")
        article = "an" if met.kind[0] in "aeiou" else "a"
        onward = f" to {end}" if end > landed else ""
        return f"{path}, {article} {met.kind} that {effect[0].lower()}{effect[1:]}{onward}"
    way = {"up": "up the", "down": "down the"}.get(KINDS[met.kind].leads, "through the")
    return f"{path}, {way} {met.kind} to {end or met.to}"


def _why_not(before: Position, roll: int, after: Position) -> str:
    """Why the roll moved nothing forward."""
    old, new = state_of(before), state_of(after)
    start, end = old.at[old.seat], new.at[old.seat]
    if old.sixes == 2 and before.setup.special[roll] and not _rolls_again(old, new):
        reason = f"the third {'six' if roll == 6 else 'special roll'} in a row, "
        if new.skips[old.seat] > old.skips[old.seat]:
            return reason + "no move and the next turn lost"
        return reason + ("no move" if start == end else f"back to {end or 'the start'}")
    if roll > before.setup.last - start:
        return f"too far, stays {f'on {start}' if start else 'off the board'}"
    return "not a roll to start with"


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


def _times(turns: int) -> str:
    return "a turn" if turns == 1 else f"{turns} turns"


def _sent_home(old: State, new: State) -> list[int]:
    others = [p for p in range(len(old.at)) if p != old.seat and old.at[p] > 0 and new.at[p] == 0]
    return others + ([old.seat] if new.landed > 0 and new.at[old.seat] == 0 else [])
