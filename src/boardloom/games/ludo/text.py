"""Ludo in words."""

from collections.abc import Sequence

from boardloom.core.game import CHANCE, Position
from boardloom.games.ludo.board import TOKENS, space_name
from boardloom.games.ludo.picture import picture
from boardloom.games.ludo.reading import at, config_of, kicked, state_of, steps_of, turn, where
from boardloom.games.ludo.rules import SIX, leads_to
from boardloom.games.ludo.state import END, NONE, NOWHERE, READY, YARD

__all__ = ["ask", "describe", "name", "picture", "standing", "turn"]

PLACES = ("first", "second", "third")


def name(p: Position, action: int) -> str:
    return str(action) if p.mover == CHANCE else TOKENS[action]


def ask(p: Position) -> str:
    s = state_of(p)
    if p.mover == CHANCE:
        return "roll again" if s.bonus else "roll the die"
    ways = [f"{TOKENS[token]} {_way(p, token)}" for token in p.choices()]
    return f"a {s.roll} moves {', '.join(ways[:-1])} or {ways[-1]}"


def _way(p: Position, token: int) -> str:
    """From where to where the roll leads a token: "12→16"."""
    s = state_of(p)
    there = leads_to(p.setup, steps_of(p, s.seat)[token], s.roll)
    return f"{where(p, s.seat, token)}→{space_name(config_of(p).letters[s.seat], there)}"


def describe(before: Position, action: int, after: Position, names: Sequence[str]) -> str:
    old, new = state_of(before), state_of(after)
    who = names[old.seat]
    rolls = before.mover == CHANCE
    roll = action if rolls else old.roll
    if rolls and after.mover == old.seat:
        return f"{who} rolls {roll}."
    done = journey(before, roll, after) if new.moved != NONE else _why_not(before, roll)
    story = [f"{who} rolls {roll}: {done}." if rolls else f"{who} moves {done}."]
    story += [_sent_home(names[p], tokens) for p, tokens in kicked(after).items()]
    if place := new.place[old.seat]:
        story.append(f"{who} wins!" if place == 1 else f"{who} finishes {PLACES[place - 1]}.")
    elif new.seat == old.seat:
        story.append("Another roll.")
    return " ".join(story)


def journey(before: Position, roll: int, after: Position) -> str:
    """Which tokens went from where to where, and how."""
    seat, token = state_of(before).seat, state_of(after).moved
    here, there = steps_of(before, seat)[token], steps_of(after, seat)[token]
    piece = at(before, seat, here) if READY < here < END else TOKENS[token]
    if here == YARD:
        return f"{piece} out of the yard"
    goal = "the end" if there == END else where(after, seat, token)
    way = f"{piece} from {where(before, seat, token)} to {goal}"
    if here + roll > END:
        way += ", bouncing off the end"
    if len(at(after, seat, there)) > len(piece) and READY < there < END:
        way += ", onto a stack"
    return way


def _sent_home(who: str, tokens: int) -> str:
    return f"A token of {who} goes home." if tokens == 1 else f"{tokens} tokens of {who} go home."


def _why_not(before: Position, roll: int) -> str:
    """Why the roll moved nothing."""
    steps = [here for here in steps_of(before, state_of(before).seat) if here != END]
    if all(leads_to(before.setup, here, roll) == NOWHERE for here in steps):
        return "only a 6 leaves the yard" if set(steps) == {YARD} and roll != SIX else "no token can use it"
    return "a blockade is in the way"


def standing(p: Position, names: Sequence[str]) -> str:
    """Everybody in the order of finishing."""
    order = sorted(range(len(names)), key=lambda seat: state_of(p).place[seat])
    return ", ".join(f"{place}. {names[seat]}" for place, seat in enumerate(order, 1))
