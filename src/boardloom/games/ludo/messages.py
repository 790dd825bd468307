"""The messages of Ludo: names of actions, prompts, events, the final ranking."""

from collections.abc import Iterator

from boardloom.core.game import CHANCE
from boardloom.core.message import Cell, Message, Piece, Series, Who, message
from boardloom.games.ludo.board import TOKENS, space_name
from boardloom.games.ludo.config import LudoPosition
from boardloom.games.ludo.rules import SIX, leads_to
from boardloom.games.ludo.state import END, NONE, NOWHERE, READY, YARD
from boardloom.games.ludo.tokens import at, kicked, steps_of, where

RANKS: tuple[tuple[str, ...], ...] = (
    (),
    ("only",),
    ("front", "last"),
    ("front", "middle", "last"),
    ("front", "second", "third", "last"),
)
"""What the places are called where so many of a player's tokens are on their way, from the front."""


def name(p: LudoPosition, action: int) -> str:
    return str(action) if p.mover == CHANCE else TOKENS[action]


def prompt(p: LudoPosition) -> Message:
    s = p.state
    if p.mover == CHANCE:
        return message("ask-roll-again" if s.bonus else "ask-roll")
    ways = tuple(way_of(p, token) for token in p.choices())
    return message("ludo-ask-token", roll=s.roll, ways=Series(ways, "or"))


def way_of(p: LudoPosition, token: int) -> Message:
    """From where to where the roll leads a token."""
    s = p.state
    there = leads_to(p.setup, steps_of(p, s.seat)[token], s.roll)
    return message(
        "ludo-choice",
        piece=Piece(TOKENS[token]),
        start=Cell(where(p, s.seat, token)),
        end=Cell(space_name(p.config.letters[s.seat], there)),
        token=which(p, s.seat, token),
    )


def which(p: LudoPosition, seat: int, token: int) -> Message:
    """A token, for people who see no letters on it: by the order of those on their way."""
    steps = steps_of(p, seat)
    here = steps[token]
    if here == YARD:
        return message("ludo-which", rank="yard")
    on_their_way = sorted({step for step in steps if YARD < step < END}, reverse=True)
    stacked = steps.count(here) > 1 and here > READY
    rank = RANKS[len(on_their_way)][on_their_way.index(here)]
    return message("ludo-which-stack" if stacked else "ludo-which", rank=rank)


def events(before: LudoPosition, action: int, after: LudoPosition) -> Iterator[Message]:
    old, new = before.state, after.state
    who = Who(old.seat)
    rolls = before.mover == CHANCE
    roll = action if rolls else old.roll
    if rolls and after.mover == old.seat:
        yield message("ludo-rolls", who=who, roll=roll)
        return
    done = journey(before, roll, after) if new.moved != NONE else _why_not(before, roll)
    yield (
        message("ludo-rolls-and", who=who, roll=roll, done=done)
        if rolls
        else message("ludo-moves", who=who, done=done)
    )
    for seat, tokens in kicked(after).items():
        yield message("ludo-sent-home", who=Who(seat), count=tokens)
    if place := new.place[old.seat]:
        yield message("wins", who=who) if place == 1 else message("ludo-finishes", who=who, place=place)
    elif new.seat == old.seat:
        yield message("rolls-again")


def journey(before: LudoPosition, roll: int, after: LudoPosition) -> Message:
    """Which tokens went from where to where, and how."""
    seat, token = before.state.seat, after.state.moved
    here, there = steps_of(before, seat)[token], steps_of(after, seat)[token]
    tokens = at(before, seat, here) if READY < here < END else TOKENS[token]
    if here == YARD:
        return message("ludo-leaves-yard", piece=Piece(tokens))
    start, named = Cell(where(before, seat, token)), which(before, seat, token)
    if there == END:
        return message("ludo-way-to-end", piece=Piece(tokens), token=named, start=start)
    bounces = here + roll > END
    stacks = len(at(after, seat, there)) > len(tokens) and there > READY
    how = "both" if bounces and stacks else "bounces" if bounces else "stacks" if stacks else "plainly"
    end = Cell(where(after, seat, token))
    return message("ludo-way", piece=Piece(tokens), token=named, start=start, end=end, steps=roll, how=how)


def _why_not(before: LudoPosition, roll: int) -> Message:
    """Why the roll moved nothing."""
    steps = [here for here in steps_of(before, before.state.seat) if here != END]
    if any(leads_to(before.setup, here, roll) != NOWHERE for here in steps):
        return message("ludo-blocked")
    return message("ludo-needs-six" if set(steps) == {YARD} and roll != SIX else "ludo-no-use")


def standing(p: LudoPosition) -> Series:
    """Everybody in the order of finishing."""
    order = sorted(range(p.config.players), key=lambda seat: p.state.place[seat])
    placed = (message("ludo-standing", place=place, who=Who(seat)) for place, seat in enumerate(order, 1))
    return Series(tuple(placed), "list")
