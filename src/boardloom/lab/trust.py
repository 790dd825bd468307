"""Whether the rules of somebody's own game can be trusted: they are tried before many games are played.

The rules of the house are proved by its tests. Others are tried once: that they passed is remembered in the
cache, under a hash of all that the rules are.
"""

import os
import pickle
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boardloom.core.errors import BadRule
from boardloom.core.game import RANDOM, Position
from boardloom.core.message import Message, Series, Words, message
from boardloom.engine import cache
from boardloom.engine.kernel import strategies
from boardloom.engine.link import HOUSE
from boardloom.engine.playout import Batch, Loop, compiled, interpreted, move_limit, play_batch
from boardloom.engine.random import key
from boardloom.games import HOUSE_GAMES
from boardloom.games.guest_faults import Faults, at_line
from boardloom.lab.trial import Stop, Trial, setup_faults
from boardloom.lab.watched import numbers

FEW, MANY = 6, 500
"""Games that are played in both ways, and compiled alone."""
LIMIT = 2_000
"""Moves of a game that is played in both ways."""
MOVES, MOST = 200_000, 10_000
"""As many games more are played compiled as have so many moves together, but no more than that."""
LONGEST = 2
"""Of these so many, and the shortest, are watched: they end as few others do."""
SEED = 7
EDITION = 3
"""Raised when more is tried: what passed before is tried again."""


class Verdict(NamedTuple):
    """What a trial came to."""

    faults: tuple[Words, ...]
    unfinished: int = 0
    """Of `MANY` games compiled, those that did not end."""
    doubts: tuple[Words, ...] = ()
    """What may be wrong, and may be meant so."""


@contextmanager
def quiet() -> Iterator[None]:
    """What somebody's rules print while they are tried, thousands of times, is read by nobody."""
    with Path(os.devnull).open("w", encoding="utf-8") as nothing, redirect_stdout(nothing):
        yield


@quiet()
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
        batch = _played(fast, MANY)
        unfinished = int((batch.lengths < 0).sum())
        if faults or unfinished or not _can_be_watched(fast):
            return Verdict(faults, unfinished)
        more = min(MOST, MOVES * MANY // max(1, batch.moves))
        lengths = _played(fast, max(MANY, more)).lengths
    except BadRule as error:
        return Verdict((error.words,))
    return Verdict(_seldom(fast.origin, lengths), 0, tuple(_one_sided(fast.origin, batch)))


def _can_be_watched(fast: Loop) -> bool:
    """Whether its games begin at the start and are decided by chance."""
    return not fast.variant.resume and set(fast.bots) == {RANDOM}


def _played(fast: Loop, games: int) -> Batch:
    """The first games; if one breaks a promise, it is played once more, watched, so that its line is told."""
    try:
        return play_batch(fast, SEED, 0, games)
    except BadRule as error:
        seen = _seen_again(fast.origin, _broken(fast, games)) if _can_be_watched(fast) else ()
        raise BadRule(next(iter(seen), error.words)) from error


def _broken(fast: Loop, games: int) -> int:
    """The first of the games that breaks a promise."""
    low, high = 0, games
    while high - low > 1:
        middle = (low + high) // 2
        try:
            play_batch(fast, SEED, low, middle - low)
            low = middle
        except BadRule:
            high = middle
    return low


def _seen_again(origin: Position, *games: int) -> tuple[Words, ...]:
    """What is wrong in games that were played compiled."""
    trial = Trial(origin)
    for game in games:
        if not trial.faults:
            with suppress(Stop):
                trial.again(key(SEED, game))
    return tuple(trial.faults)


def _seldom(origin: Position, lengths: NDArray[np.int32]) -> tuple[Words, ...]:
    """What is wrong at the end of games that are as long, or as short, as few others."""
    order = np.argsort(np.where(lengths < 0, np.iinfo(np.int32).max, lengths), kind="stable").tolist()
    return _seen_again(origin, *order[-LONGEST:], order[0])


def _one_sided(origin: Position, batch: Batch) -> Iterator[Message]:
    """Who never wins, of those who decide by chance, and whether anybody ever does."""
    rules = origin.game.rules
    if origin.config.players < 2:
        return
    if (batch.scores == batch.scores[:, :1]).all():
        yield at_line(rules.score, message("check-always-tied"))
        return
    for seat in np.flatnonzero(batch.shares.sum(axis=0) == 0).tolist():
        yield at_line(rules.apply, message("check-never-wins", seat=str(seat + 1)))


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
