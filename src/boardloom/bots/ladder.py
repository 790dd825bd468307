"""The levels of games that bring no policies of their own: searches, each longer than the one below.

How long they must be for each to beat the one below differs from game to game. `boardloom calibrate` finds
out, and it is kept in the cache under a hash of the rules; until then every game has the usual ones.
"""

import pickle
from functools import cache

from boardloom.core.errors import BadRule
from boardloom.core.game import LEVELS, Game, Level
from boardloom.engine.cache import read, write
from boardloom.engine.kernel import AnySlot
from boardloom.engine.link import Function, Linker

USUAL = (10, 50, 250, 1_500, 20_000)
"""Iterations of the levels before anybody has measured."""
EDITION = 1
"""Raised when ladders are found otherwise: those kept before are forgotten."""


class _AsWritten:
    """In place of a compiler, where only the hash of the rules is wanted."""

    def function(self, clone: Function) -> Function:
        return clone

    def slot(self, slot: AnySlot, functions: list[Function]) -> Function:
        return functions[0]

    def record(self, record: Function) -> Function:
        return record

    def primitive(self, function: Function) -> Function:
        return function


def is_measured(game: Game) -> bool:
    """Whether the levels of this game are searches that can be measured, since it says nothing better."""
    return not game.policies and game.levels is LEVELS


@cache
def ladder(game: Game) -> tuple[Level, ...]:
    """The levels of a game, from the weakest to the strongest.

    >>> from boardloom.games import find
    >>> ladder(find("ludo")) == find("ludo").levels
    True
    """
    if not is_measured(game):
        return game.levels
    name = rules_name(game, "ladder")
    kept = read(name) if name else None
    return tuple(Level(iterations=n) for n in (kept if isinstance(kept, tuple) else USUAL))


def keep(game: Game, iterations: tuple[int, ...]) -> None:
    """From now on these are the levels of the game, here and in every process that starts later."""
    write(rules_name(game, "ladder"), pickle.dumps(iterations))
    ladder.cache_clear()


def rules_name(game: Game, *more: object) -> str:
    """Under which something about a game is kept in the cache: another name once its rules change."""
    rules, linker = game.rules, Linker(_AsWritten())
    parts = (rules.start, rules.legal, rules.chance, rules.apply, rules.score, game.prior, rules.MAX_ACTIONS)
    try:
        linker.link(parts, game.name)
    except BadRule:  # rules that cannot be compiled cannot be searched with; whoever plays is told so
        return ""
    return linker.fingerprint(EDITION, *more)
