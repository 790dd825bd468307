"""Searches kept from one move of a match to the next, in the process that makes them."""

from collections import OrderedDict

from boardloom.bots.bot import Budget
from boardloom.core.game import Level, Position
from boardloom.engine.mcts import Search
from boardloom.engine.search_limits import MOST

ROOM = 2
"""How many: each may take tens of megabytes."""

_kept: OrderedDict[Level, tuple[tuple[int, ...], Search]] = OrderedDict()
"""By level, the latest last: a search, and what had been played before it."""


def kept(level: Level, position: Position, budget: Budget) -> Search | None:
    """The search of the move before, gone on to this position; None if there is none.

    Only where the budget is one of time: a search of so many iterations is the same on any machine, whatever
    was searched before it."""
    if budget.played is None or not _is_timed(level, budget):
        return None
    before, search = _kept.pop(level, ((), None))
    if search is None or search.position.game != position.game or search.position.config != position.config:
        return None
    if budget.played[: len(before)] != before or not search.go_on(budget.played[len(before) :], position):
        return None
    return search


def keep(level: Level, search: Search, budget: Budget) -> None:
    """Keep the search for the next move, if there is to be one like it."""
    if budget.played is not None and _is_timed(level, budget):
        _kept[level] = budget.played, search
        while len(_kept) > ROOM:
            _kept.popitem(last=False)


def _is_timed(level: Level, budget: Budget) -> bool:
    """Whether time alone ends the search."""
    return budget.iterations is None and (budget.seconds is not None or level.iterations >= MOST)
