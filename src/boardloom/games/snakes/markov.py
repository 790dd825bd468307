"""Snakes & Ladders as a Markov chain: nobody decides anything, so exact odds can be computed."""

import numpy as np

from boardloom.core.game import Position
from boardloom.core.message import Message, message
from boardloom.core.record import rule
from boardloom.games.snakes.config import SnakesPosition
from boardloom.games.snakes.entities import KINDS
from boardloom.games.snakes.rules import drawing_lots
from boardloom.games.snakes.state import Setup, State
from boardloom.games.snakes.steps import stalemate, turn_limit


@rule
def settle(s: State, b: Setup) -> int:
    """Reset the fields that do not influence what follows, so that equal situations are equal states; returns
    how many turns were begun or sat out since the last call."""
    turns, s.turn = s.turn, 0
    s.landed = -1
    for i in range(s.sixes, 3):
        s.trail[i] = 0
    return turns


def alone(p: SnakesPosition, seat: int) -> SnakesPosition:
    """The rest of the game for `seat` alone, as a game with one player."""
    old, state = p.state, p.game.rules.State()
    one = p.setup._replace(seats=1, random_order=0, first=0, follows=np.zeros(1, np.int32))
    setup = one._replace(stalemate=stalemate.number("never"), turn_limit=turn_limit.number("none"))
    p.game.rules.start(state, setup)
    state.at[0], state.skips[0] = old.at[seat], old.skips[seat]
    if not drawing_lots(old, p.setup) and old.seat == seat:
        state.sixes = old.sixes
        for i in range(3):
            state.trail[i] = old.trail[i]
    else:
        state.turn += state.skips[0]  # sat out before its next roll
        state.skips[0] = 0
    return Position(p.game, p.config, setup, state)


def order(p: SnakesPosition) -> list[int]:
    """The seats in turn order from the one to move on; as far as it is known while lots are drawn."""
    state = p.state
    if state.placed == 0:
        return []
    known = [state.first if drawing_lots(state, p.setup) else state.seat]
    while len(known) < state.placed:
        known.append(state.follows[known[-1]])
    return known


def coupling(p: SnakesPosition) -> Message | None:
    for slot in p.game.slots:
        if slot.per_game and (option := slot.options[getattr(p.config, slot.name)]).couples:
            return message("snakes-rule", rule=slot.name, choice=repr(option.name))
    coupled = (message("snakes-a-kind", kind=e.kind) for e in p.config.board if KINDS[e.kind].couples)
    return next(coupled, None)


def turns_left(p: SnakesPosition, place: int) -> int:
    """Turns that whoever plays at a place, 0 being in turn, can have before the game is drawn."""
    return max(0, (p.setup.most_turns - max(1, p.state.turn) - place) // p.setup.seats + 1)


@rule
def stand(s: State, b: Setup, seat: int) -> int:
    return s.at[seat]


@rule
def waits(s: State, b: Setup, seat: int) -> int:
    return s.skips[seat]


@rule
def follows(s: State, b: Setup, seat: int) -> int:
    return s.follows[seat]
