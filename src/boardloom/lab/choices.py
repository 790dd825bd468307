"""What choices are worth: each option tried from the same positions, with the same luck."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.core.message import message
from boardloom.engine.playout import Loop, compiled, play_batch
from boardloom.engine.random import below, key
from boardloom.lab.design import Design
from boardloom.lab.figures import Estimate
from boardloom.lab.sequences import ALPHA, Bounded

POSITIONS, ROLLOUTS = 100, 128
MOST_GAMES_TRIED = 20
"""For each position wanted: games in which one is looked for."""
ROLLING = 1
"""What sets the luck of rollouts apart from that of the games that led to them."""
Option = Callable[[Position, int], str]
"""Which option an action is, of those that are told apart."""


@dataclass(frozen=True)
class Choice:
    """What an option is worth."""

    value: Estimate
    """Its chance to win less that of the best of the other options."""
    positions: int
    """In how many of the positions it was open."""
    better: int
    """In how many of them it is surely better than the others, with 5% for all of them together."""

    @property
    def dominated(self) -> bool:
        """Whether something else is better, and nowhere this."""
        return self.value.high < 0 and not self.better


def first_word(position: Position, action: int) -> str:
    """Options are told apart by the first word of an action as players type it: a token, a kind of attack."""
    return position.name(action).partition(" ")[0]


def choice_values(
    design: Design, positions: int = POSITIONS, rollouts: int = ROLLOUTS, seed: int = 0,
    option: Option = first_word,
) -> dict[str, Choice]:  # fmt: skip
    """What each option of a game's decisions is worth, the best first.

    Positions are drawn from games of the design's bots, one from each. There every option is played on
    `rollouts` times by the same bots, with the same luck. Half of these games say which of the other options
    is the best, the other half what the option is worth beside it, so that luck in the first flatters nobody.

    >>> found = choice_values(Design("ludo"), positions=4, rollouts=16)
    >>> sorted(found), found["p"].positions
    (['p', 'q'], 4)
    """
    if positions < 1 or rollouts < 2:
        raise BadOptions(message("lab-too-few-rollouts"))
    over_all: dict[str, Bounded] = {}
    sure: dict[str, list[Bounded]] = {}
    for number, (position, actions) in enumerate(_drawn(design, positions, seed, option)):
        luck = key(key(seed, ROLLING), number) >> 1  # seeds are below 2**63
        won = {
            name: _won(design, position.after(action), position.mover, luck, rollouts)
            for name, action in actions.items()
        }
        for name, gains in _gains(won).items():
            over_all.setdefault(name, Bounded(-1, 1)).add(np.array([gains.mean()]))
            here = Bounded(-1, 1)
            here.add(gains)
            sure.setdefault(name, []).append(here)
    if not over_all:
        raise BadOptions(message("lab-no-decisions", game=design.game.called))
    found = {
        name: Choice(
            Estimate(known.mean, *known.interval(), False, known.n * rollouts, rollouts),
            known.n,
            sum(here.interval(ALPHA / known.n)[0] > 0 for here in sure[name]),
        )
        for name, known in over_all.items()
    }
    return dict(sorted(found.items(), key=lambda item: -item[1].value.value))


def _drawn(
    design: Design, wanted: int, seed: int, option: Option
) -> Iterator[tuple[Position, dict[str, int]]]:
    """Positions in which somebody has several options; of each option one action, drawn by lot."""
    loop = compiled(design.position, finals=True, bots=design.policies)
    found = 0
    for number in range(wanted * MOST_GAMES_TRIED):
        length = abs(int(play_batch(loop, seed, number, 1).lengths[0]))
        luck = key(key(seed, number), ROLLING)
        position = _after(loop, seed, number, below(luck, 0, max(1, length)))
        if position.mover < 0:
            continue
        actions: dict[str, int] = {}
        seen: dict[str, int] = {}
        for i, action in enumerate(position.choices()):
            name = option(position, action)
            seen[name] = seen.get(name, 0) + 1
            if not below(luck, 1 + i, seen[name]):  # each with the same chance
                actions[name] = action
        if len(actions) > 1:
            found += 1
            yield position, actions
        if found == wanted:
            return


def _after(loop: Loop, seed: int, number: int, moves: int) -> Position:
    """Where a game stands after so many moves."""
    state = play_batch(loop, seed, number, 1, limit=moves).finals[0]
    return loop.origin.with_state(loop.origin.game.rules.State(bytes(state)))


def _won(design: Design, position: Position, seat: int, luck: int, rollouts: int) -> NDArray[np.float64]:
    """By game: the share of the win that a seat has."""
    if position.over:
        best = [score == max(position.scores()) for score in position.scores()]
        return np.full(rollouts, best[seat] / sum(best))
    return play_batch(compiled(position, bots=design.policies), luck, 0, rollouts).shares[:, seat]


def _gains(won: dict[str, NDArray[np.float64]]) -> dict[str, NDArray[np.float64]]:
    """For each option: game by game, by how much it does better than the best of the others."""
    gains = {}
    for name, mine in won.items():
        half = mine.size // 2
        best = max((other for other in won if other != name), key=lambda other: won[other][:half].mean())
        gains[name] = mine[half:] - won[best][half:]
    return gains
