"""Finding positions in which one move is clearly best, and proving that it is."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from boardloom.bots.bot import Budget
from boardloom.core.game import CHANCE, Game, Position
from boardloom.core.options import GameConfig
from boardloom.core.puzzle import Method, Puzzle
from boardloom.engine.minimax import margins
from boardloom.engine.policy import decide, is_able, policies
from boardloom.lab.judge import analyse
from boardloom.lab.simulate import simulate_from

NEAR_END = 9
"""How many decisions before the end a search looks for puzzles."""
FEWEST: dict[Method, int] = {"minimax": 8, "playouts": 3}
"""Choices of a puzzle: with fewer there is little to find."""
LEAST_VISITS = 300
"""Positions that a search looks at for a puzzle: fewer can be seen at a glance."""
GAMES = 20_000
"""Played after each choice, by the game's usual policy in all seats; the standard error of the difference of
two shares is then at most 0.005."""
CLEAR = 0.05
"""By how much the best choice raises the share of games won: ten standard errors."""
AGREES = 50_000
"""How many games a search plays that must prefer the same choice; it looks for the best answers too."""


class Values(NamedTuple):
    """What every choice of a position is worth to the mover."""

    by_action: dict[int, float]
    visits: int = 0


def method_of(position: Position) -> Method:
    """How this position can be proved."""
    exact = position.config.players == 2 and not position.game.chance
    return "minimax" if exact else "playouts"


def values(position: Position, most: int) -> Values | None:
    """What every choice is worth; None if a search would have to look at more than so many positions."""
    if method_of(position) == "playouts":
        return Values({action: _share(position, action) for action in position.choices()})
    found = margins(position, most)
    return found and Values(
        {action: float(margin) for action, margin in found.by_action.items()}, found.visits
    )


def _share(position: Position, action: int) -> float:
    """Which share of many games the mover wins after this action."""
    return simulate_from(position.after(action), GAMES, eyes=position.mover).wins[position.mover]


def is_clear(position: Position, found: Values) -> bool:
    """Whether one choice stands out of several.

    Where values are points: it alone wins. Where they are shares: it is better by `CLEAR`, not what everybody
    would do, and what a search chooses too."""
    best = max(found.by_action, key=found.by_action.__getitem__)
    *_, second, most = sorted(found.by_action.values())
    if len(found.by_action) < FEWEST[method_of(position)]:
        return False
    if method_of(position) == "minimax":
        return found.visits >= LEAST_VISITS and most > 0 >= second
    if most - second < CLEAR or usual(position) == best:
        return False
    searched = analyse(position, Budget(iterations=AGREES)).moves
    return bool(searched) and searched[0].action == best


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
    method = method_of(positions[0])
    decisions = [i for i, p in enumerate(positions) if p.mover >= 0 and len(p.choices()) > 1]
    if method == "minimax":
        decisions = decisions[-NEAR_END:]
    else:
        decisions = [i for i in decisions if len(positions[i].choices()) >= FEWEST[method]]
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
