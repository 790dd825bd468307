"""The custom board: two dice, a row of squares, and what the squares do."""

from collections.abc import Callable

from boardloom.core.game import CHANCE, OVER
from boardloom.core.record import Ints, rule
from boardloom.games.custom.squares import effect
from boardloom.games.custom.state import (
    DICE,
    END,
    GO,
    MAX_ACTIONS,
    MAX_SEATS,
    MISSED,
    NOBODY,
    NOWHERE,
    ROLL,
    SKIP,
    SURPRISE,
    TURN,
    Setup,
    State,
)

__all__ = [
    "MAX_ACTIONS",
    "Setup",
    "State",
    "apply",
    "at_once",
    "chance",
    "die",
    "legal",
    "score",
    "start",
    "turn",
]

SIMPLE = 0
"""The number of the plain square's effect."""
THROWS = 36
TYPES = 3


@rule
def start(s: State, b: Setup) -> None:
    s.seat, s.extra, s.dice, s.landed, s.effects = 0, 0, 0, NOWHERE, 0
    s.winner, s.total_moves = NOBODY, 0
    for p in range(MAX_SEATS):
        s.position[p], s.coins[p], s.skip_turn[p], s.moves[p], s.ptype[p] = 0, 0, 0, 0, 0
    for p in range(b.seats):
        s.ptype[p] = b.types[p]
    _begin_turn(s, b)


@rule
def turn(s: State, b: Setup) -> int:
    return s.seat


@rule
def at_once(s: State, b: Setup) -> bool:
    """With controls or debug mode the player has decided to roll: nobody is asked again before the dice."""
    return s.stage == DICE and b.controls + b.debug > 0


@rule
def legal(s: State, b: Setup, actions: Ints) -> int:
    """Roll; skip the turn or end the game where that is allowed; go anywhere in debug mode."""
    actions[0] = ROLL
    n = 1
    if b.controls:
        actions[1], actions[2] = SKIP, END
        n = 3
    if b.debug and not s.skip_turn[s.seat]:
        for square in range(b.last + 2):  # one more than the last: past the end
            actions[n] = GO + square
            n += 1
    return n


@rule
def roll(s: State, b: Setup, actions: Ints, key: int, draw: int) -> int:
    """The policy that always rolls."""
    return ROLL


@rule
def die(s: State, b: Setup) -> int:
    return s.sides


@rule
def chance(s: State, b: Setup, outcomes: Ints, weights: Ints) -> int:
    for i in range(s.sides):
        outcomes[i], weights[i] = i + 1, 1
    return s.sides


def turns(act: Callable[[State, Setup, int], None]) -> Callable[[State, Setup, int], None]:
    """The whole of a turn's order, with `act` for what a square does: `apply_square`, or a program's own."""

    @rule
    def apply(s: State, b: Setup, action: int) -> None:
        """One step of a turn: decide, roll and move, or draw a player type."""
        to = _step(s, b, action)
        if to != NOWHERE:
            meets = _land(s, b, to)
            while meets:
                here = s.position[s.seat]
                act(s, b, b.squares[here])
                s.effects += 1
                there = s.position[s.seat]
                meets = s.effects <= b.chain and s.stage == TURN and here != there and there < b.last
            _settle(s, b)

    return apply


@rule
def apply_square(s: State, b: Setup, kind: int) -> None:
    """What a square of this kind does to the player whose turn it is, who may be past the end then."""
    effect(kind, s, b)
    if b.special_coins and kind != SIMPLE:
        s.coins[s.seat] += 1


apply = turns(apply_square)


@rule
def _step(s: State, b: Setup, action: int) -> int:
    """All of an action that comes before anybody moves; returns the square to move to, else NOWHERE."""
    to = NOWHERE
    if s.stage == DICE:
        to = _throw(s, action)
    elif s.stage == TURN:
        to = _choose(s, b, action)
    elif s.stage == SURPRISE:
        s.ptype[s.seat], s.dice, s.landed = action, 0, NOWHERE
        _end_turn(s, b)
    else:
        _miss(s, b)
    return to


@rule
def _choose(s: State, b: Setup, action: int) -> int:
    """Carry out a decision; returns the square to go to in debug mode, else NOWHERE."""
    s.dice, s.landed = 0, NOWHERE
    if action >= GO:
        return action - GO
    if action == ROLL and s.skip_turn[s.seat]:
        _miss(s, b)
    elif action == ROLL:
        _chance(s, DICE, THROWS)
    elif action == SKIP:
        _count_move(s)
        _next_player(s, b)
    else:
        _finish(s, furthest(s, b))
    return NOWHERE


@rule
def dice_of(throw: int) -> tuple[int, int]:
    """The two dice of a throw, which is 1 to 36."""
    return (throw - 1) // 6 + 1, (throw - 1) % 6 + 1


def throw_of(first: int, second: int) -> int:
    """The throw that shows these two dice."""
    return (first - 1) * 6 + second


@rule
def _throw(s: State, throw: int) -> int:
    """Note the roll of both dice; returns the square it leads to. A double earns another turn."""
    first, second = dice_of(throw)
    s.dice = throw
    s.extra = 1 if first == second else 0
    return s.position[s.seat] + first + second


@rule
def _land(s: State, b: Setup, to: int) -> bool:
    """Move to a square, which counts as a move; returns whether its effect comes next: not past the end."""
    _count_move(s)
    s.effects, s.stage = 0, TURN
    s.landed = min(to, b.last)
    s.position[s.seat] = s.landed
    return to <= b.last


@rule
def _settle(s: State, b: Setup) -> None:
    """After all effects: a win, the draw of a player type, or the next turn."""
    if s.position[s.seat] >= b.last:
        s.position[s.seat] = b.last
        _finish(s, s.seat)
    elif s.stage == SURPRISE:
        _chance(s, SURPRISE, TYPES)
    else:
        _end_turn(s, b)


@rule
def _end_turn(s: State, b: Setup) -> None:
    """Another turn for the same player if this one earned it, else the next player's turn."""
    if s.extra:
        _begin_turn(s, b)
    else:
        _next_player(s, b)


@rule
def _next_player(s: State, b: Setup) -> None:
    s.seat = s.seat + 1 if s.seat + 1 < b.seats else 0
    _begin_turn(s, b)


@rule
def _begin_turn(s: State, b: Setup) -> None:
    s.extra = 0
    if b.controls or b.debug:
        s.mover, s.stage, s.sides = s.seat, TURN, 0
    elif s.skip_turn[s.seat]:
        _chance(s, MISSED, 1)
    else:
        _chance(s, DICE, THROWS)


@rule
def _miss(s: State, b: Setup) -> None:
    """A turn missed in prison: it counts as a move, and the player is free afterwards."""
    s.skip_turn[s.seat], s.dice, s.landed = 0, 0, NOWHERE
    _count_move(s)
    _next_player(s, b)


@rule
def _chance(s: State, stage: int, sides: int) -> None:
    s.mover, s.stage, s.sides = CHANCE, stage, sides


@rule
def _count_move(s: State) -> None:
    s.moves[s.seat] += 1
    s.total_moves += 1


@rule
def _finish(s: State, winner: int) -> None:
    s.mover, s.winner, s.sides = OVER, winner, 0


@rule
def furthest(s: State, b: Setup) -> int:
    """Who wins when the game is ended early: the first in the list of those in front."""
    best = 0
    for p in range(1, b.seats):
        if s.position[p] > s.position[best]:
            best = p
    return best


@rule
def score(s: State, b: Setup, scores: Ints) -> None:
    for p in range(b.seats):
        scores[p] = 1 if s.winner == p else 0
