"""Whether the rules of somebody's own game can be trusted: they are tried before many games are played.

The rules of the house are proved by its tests. Others are tried once: that they passed is remembered in the
cache, under a hash of all that the rules are.
"""

import pickle
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boardloom.core.errors import BadRule
from boardloom.core.game import Position
from boardloom.core.message import Message, Series, Words, message
from boardloom.engine import cache
from boardloom.engine.kernel import strategies
from boardloom.engine.link import HOUSE
from boardloom.engine.playout import Loop, compiled, interpreted, move_limit, play_batch
from boardloom.games import HOUSE_GAMES
from boardloom.games.guest_faults import at_line
from boardloom.lab.trial import Trial, setup_faults

FEW, MANY = 6, 200
"""Games that are played in both ways, and compiled alone."""
LIMIT = 2_000
"""Moves of a game that is played in both ways."""
SEED = 7
EDITION = 1
"""Raised when more is tried: what passed before is tried again."""


class Verdict(NamedTuple):
    """What a trial came to."""

    faults: tuple[Words, ...]
    unfinished: int = 0
    """Of `MANY` games compiled, those that did not end."""


def trust(position: Position, bots: Sequence[str] = ()) -> None:
    """Refuse a game whose rules do not keep what rules promise."""
    if is_ours(position):
        return
    name = "" if any(setup_faults(position)) else _verdict_name(position, bots)
    if name and cache.read(name) is not None:
        return
    if faults := tried(position, bots).faults:
        problems = Series(faults, "parts")
        raise BadRule(message("game-faulty", game=repr(position.game.name), problems=problems))
    cache.write(name, pickle.dumps(EDITION))


def _verdict_name(position: Position, bots: Sequence[str]) -> str:
    """Under which it is remembered that these rules passed."""
    from boardloom.engine.compile import Compiled  # Numba, which nobody needs who only plays

    play = _loop(position, bots).play
    assert isinstance(play, Compiled)
    return play.fingerprint("trial", EDITION, position.config.chosen())


def is_ours(position: Position) -> bool:
    """Whether all rules in use are those of the house: nobody added a strategy of their own."""
    added = (function for slot in strategies(position.game) for function in slot)
    return position.game.name in HOUSE_GAMES and all(f.__module__.startswith(HOUSE) for f in added)


def tried(position: Position, bots: Sequence[str] = ()) -> Verdict:
    """The rules as plain Python, watched; and if nothing is wrong, compared with those compiled."""
    faults = watched(position)
    return Verdict(faults) if faults else compared(position, bots)


def watched(position: Position, part: int = 1) -> tuple[Words, ...]:
    """What is wrong with the rules as plain Python. Games are played from their start, whatever the state;
    `part`: of the usual number of positions, one in so many is enough."""
    return tuple(setup_faults(position)) or Trial(position, part).run()


def compared(position: Position, bots: Sequence[str] = ()) -> Verdict:
    """Games from this position on, as plain Python and compiled."""
    try:
        fast = _loop(position, bots)
        faults: tuple[Words, ...] = tuple(_differences(interpreted(position, stats=True, bots=bots), fast))
        lengths = play_batch(fast, SEED, 0, MANY).lengths
    except BadRule as error:
        return Verdict((error.words,))
    return Verdict(faults, int((lengths < 0).sum()))


def _loop(position: Position, bots: Sequence[str]) -> Loop:
    """The one that simulations use, so that nothing is compiled for the trial alone."""
    return compiled(position, stats=True, bots=bots)


def _differences(slow: Loop, fast: Loop) -> Iterator[Message]:
    """The first move after which plain Python and machine code disagree."""
    limit = min(LIMIT, move_limit(slow.origin))
    game = next((game for game in range(FEW) if not _same(slow, fast, game, limit)), None)
    if game is None:
        return
    low, high = 0, limit
    while high - low > 1:  # alike after `low` moves, unlike after `high`
        middle = (low + high) // 2
        low, high = (middle, high) if _same(slow, fast, game, middle) else (low, middle)
    one, other = (_scores(loop, game, high) for loop in (slow, fast))
    problem = message("check-differs", move=high, python=str(one[:-1]), compiled=str(other[:-1]))
    yield at_line(slow.origin.game.rules.apply, problem)


def _same(slow: Loop, fast: Loop, game: int, limit: int) -> bool:
    return _scores(slow, game, limit) == _scores(fast, game, limit)


def _scores(loop: Loop, game: int, limit: int) -> list[int]:
    """The scores after so many moves of a game, and how many these were."""
    batch = play_batch(loop, SEED, game, 1, limit)
    return [*batch.scores[0].tolist(), int(batch.lengths[0])]
