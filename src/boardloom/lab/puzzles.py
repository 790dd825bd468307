"""Finding positions in which one move is clearly best, and proving that it is."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from boardloom.core.game import CHANCE, Game, Position
from boardloom.core.options import GameConfig
from boardloom.core.puzzle import Method, Puzzle
from boardloom.engine.minimax import margins
from boardloom.engine.perfect import Perfect
from boardloom.engine.policy import decide, is_able, policies

NEAR_END = 9
"""How many decisions before the end a search looks for puzzles."""
FEWEST = 8
"""Choices of a puzzle that a search has solved: with fewer there is little to find."""
LEAST_VISITS = 300
"""Positions that a search looks at for a puzzle: fewer can be seen at a glance."""
CLEAR = 0.04
"""By how much the best choice raises the chance to win, where values are chances."""


class Values(NamedTuple):
    """What every choice of a position is worth to the mover."""

    by_action: dict[int, float]
    visits: int = 0


def method_of(game: Game) -> Method:
    """How positions of this game are proved."""
    return "perfect" if game.position_index else "minimax"


def values(position: Position, most: int) -> Values | None:
    """What every choice is worth; None if a search would have to look at more than so many positions."""
    if method_of(position.game) == "perfect":
        return Values(Perfect.load(position).choices(position))
    found = margins(position, most)
    return found and Values(
        {action: float(margin) for action, margin in found.by_action.items()}, found.visits
    )


def is_clear(position: Position, found: Values) -> bool:
    """Whether one choice stands out.

    Where values are points: it alone wins. Where they are chances: it is better by `CLEAR`, and not what
    everybody would do."""
    worth = sorted(found.by_action.values())
    if method_of(position.game) == "minimax":
        deep = len(worth) >= FEWEST and found.visits >= LEAST_VISITS
        return deep and worth[-1] > 0 >= worth[-2]
    return worth[-1] - worth[-2] >= CLEAR and found.by_action[usual(position)] < worth[-1]


def usual(position: Position) -> int:
    """What the game's usual policy would do."""
    return decide(position, next(iter(policies(position.game))), 0, 0)


def played(game: Game, config: GameConfig, seed: int) -> tuple[list[Position], list[int]]:
    """A game between policies drawn by lot, for each move anew."""
    position, luck = Position.first(game, config), Random(seed)
    able = [name for name in policies(game) if is_able(position, name)]
    positions, actions = [position], list[int]()
    while not position.over:
        if position.mover == CHANCE:
            choices = position.choices()
            action = luck.choices(list(choices), list(choices.values()))[0]
        else:
            action = decide(position, luck.choice(able), seed, len(actions))
        actions.append(action)
        position = position.after(action)
        positions.append(position)
    return positions, actions


def candidates(positions: list[Position]) -> Iterator[int]:
    """Where in a game to look, the deepest positions that can be solved last."""
    decisions = [i for i, p in enumerate(positions) if p.mover >= 0 and len(p.choices()) > 1]
    if positions and method_of(positions[0].game) == "minimax":
        decisions = decisions[-NEAR_END:]
    yield from reversed(decisions)


def found_in(game: Game, config: GameConfig, seed: int, most: int) -> Iterator[Puzzle]:
    """The puzzles of one game, those near its end first."""
    positions, actions = played(game, config, seed)
    for index in candidates(positions):
        position = positions[index]
        worth = values(position, most)
        if worth is None:
            return  # earlier positions take longer still
        if is_clear(position, worth):
            ordered = sorted(worth.by_action.items(), key=lambda each: -each[1])
            yield Puzzle(
                moves=tuple(p.name(a) for p, a in zip(positions, actions[:index], strict=False)),
                values={position.name(action): round(value, 6) for action, value in ordered},
                usual=position.name(usual(position)),
                seed=seed,
                visits=worth.visits,
            )
