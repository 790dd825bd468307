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
from boardloom.games.guest_faults import Faults, at_line
from boardloom.lab.trial import Trial, setup_faults
from boardloom.lab.watched import numbers

FEW, MANY = 6, 500
"""Games that are played in both ways, and compiled alone."""
LIMIT = 2_000
"""Moves of a game that is played in both ways."""
SEED = 7
EDITION = 2
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


def watched(position: Position, part: int = 1, doubts: Faults | None = None) -> tuple[Words, ...]:
    """What is wrong with the rules as plain Python. Games are played from their start, whatever the state;
    `part`: of the usual number of positions, one in so many is enough. `doubts` get what may be meant so."""
    if faults := tuple(setup_faults(position)):
        return faults
    trial = Trial(position, part)
    found = trial.run()
    if doubts is not None:
        doubts.add(*trial.doubts)
    return found


def compared(position: Position, bots: Sequence[str] = (), games: int = FEW) -> Verdict:
    """Games from this position on, as plain Python and compiled; so many of them in both ways."""
    try:
        fast = _loop(position, bots)
        slow = interpreted(position, stats=True, bots=bots)
        faults: tuple[Words, ...] = tuple(_differences(slow, fast, games))
        lengths = play_batch(fast, SEED, 0, MANY).lengths
    except BadRule as error:
        return Verdict((error.words,))
    return Verdict(faults, int((lengths < 0).sum()))


def _loop(position: Position, bots: Sequence[str]) -> Loop:
    """The one that simulations use, so that nothing is compiled for the trial alone."""
    return compiled(position, stats=True, bots=bots)


def _differences(slow: Loop, fast: Loop, games: int) -> Iterator[Message]:
    """The first move after which plain Python and machine code disagree, and in what."""
    origin, bots, limit = slow.origin, slow.bots, min(LIMIT, move_limit(slow.origin))
    game = next((game for game in range(games) if not _same(slow, fast, game, limit)), None)
    if game is None:
        return
    slow = interpreted(origin, finals=True, bots=bots)
    fast = compiled(origin, finals=True, bots=bots)
    low, high = 0, limit
    while high - low > 1:  # alike after `low` moves, unlike after `high`
        middle = (low + high) // 2
        low, high = (middle, high) if _same(slow, fast, game, middle) else (low, middle)
    for (field, one), (_, other) in zip(_end(slow, game, high), _end(fast, game, high), strict=True):
        if one != other:
            problem = message("check-differs", move=high, field=field, python=str(one), compiled=str(other))
            yield at_line(origin.game.rules.apply, problem)
            return


def _same(slow: Loop, fast: Loop, game: int, limit: int) -> bool:
    return _end(slow, game, limit) == _end(fast, game, limit)


def _end(loop: Loop, game: int, limit: int) -> list[tuple[str, int]]:
    """What a game has come to after so many moves: its state, where the loop keeps that, and the scores."""
    batch = play_batch(loop, SEED, game, 1, limit)
    state = loop.origin.game.rules.State
    fields = numbers(state(batch.finals[0].tobytes())) if len(batch.finals) else ()
    scores = ((f"scores[{seat}]", score) for seat, score in enumerate(batch.scores[0].tolist()))
    return [*fields, *scores, ("len", int(batch.lengths[0]))]
