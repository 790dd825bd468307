"""How much is luck and how much is skill: the luck share, the depth of a game, and whether a change is the
rules' doing or the bots'."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import log10, sqrt

from boardloom.bots.registry import able, levels
from boardloom.core.game import RANDOM
from boardloom.engine.policy import is_able, policies
from boardloom.lab.arena import Contest, hold
from boardloom.lab.design import Design
from boardloom.lab.figures import Estimate
from boardloom.lab.measuring import Comparison, compare
from boardloom.lab.race import race_of
from boardloom.lab.rows import record, recorded, recorder
from boardloom.lab.sequences import Bounded
from boardloom.lab.standings import standings

LUCK_GAMES, DEPTH_GAMES = 10_000, 40


def luck_share(design: Design, better: str, worse: str, games: int = LUCK_GAMES, seed: int = 0) -> Estimate:
    """How often the same seat wins both of two games with the same dice, in which these bots have changed
    seats: 1 where dice alone decide, 0 where the better one always wins.

    >>> luck_share(Design("snakes"), "random", "random", games=100).value
    1.0
    """
    seats = range(design.players)
    one = design.but(bots=tuple((better, worse)[seat % 2] for seat in seats))
    other = design.but(bots=tuple((worse, better)[seat % 2] for seat in seats))
    made = [recorder(d.position, d.policies, race=race_of(d.position)) for d in (one, other)]
    known = Bounded(0, 1)
    streams = [recorded(loop, seed, range(games), False) for loop in made]
    for first, second in zip(*streams, strict=True):
        known.add((first.shares * second.shares).sum(axis=1))
    return Estimate(known.mean, *known.interval(), False, known.n)


@dataclass(frozen=True)
class Depth:
    """How far apart the weakest and the strongest bot are."""

    total: Estimate
    """In Elo."""
    rungs: dict[str, Estimate] = field(hash=False)
    """Between each level and the one below it, by the stronger one."""


def depth(
    design: Design, games: int = DEPTH_GAMES, iterations: int | None = None, seed: int = 0,
    processes: int | None = None,
) -> Depth:  # fmt: skip
    """Let each level of bots play the one below it, and add up what they are apart.

    Levels that search take their time; `iterations` bounds their searches, and then games can be repeated.
    Games are kept, as in the arena.

    >>> depth(Design("snakes")).total.value
    0.0
    """
    open_to = able(design.position)
    ladder = [name for name in levels(design.game) if name in open_to]
    rungs = {}
    for weaker, stronger in pairwise(ladder):
        contest = Contest.between(
            design.name, [stronger, weaker], design.options, seed, iterations=iterations
        )
        found = standings(contest, list(hold(contest, games, processes)))
        won = next(standing for standing in found if standing.bot == stronger)
        low, high = (_elo(end, design.players) for end in won.interval)
        value = _elo(_even(won.wins, games, design.players), design.players)
        rungs[stronger] = Estimate(value, low, high, False, games)
    if not rungs:
        return Depth(Estimate.certain(0.0), {})
    total = sum(rung.value for rung in rungs.values())
    half = sqrt(sum(rung.half**2 for rung in rungs.values()))
    return Depth(Estimate(total, total - half, total + half, False, games * len(rungs)), rungs)


class UsualDepth:
    """How far the usual bot of a game that does not search is above the random one. It is a glance at the
    depth, of which search is the larger part in most games, and can be had at once."""

    def __init__(self, design: Design) -> None:
        self.design, self.known, self.played = design, Bounded(0, 1), 0
        able = (name for name in _policies(design) if name != RANDOM)
        self.bot = next(able, "") if design.players > 1 else ""

    def play(self, games: int) -> None:
        """Play more games, the usual bot in each seat in turn against random ones."""
        if not self.bot or not levels(self.design.game):
            return
        players = self.design.players
        each = -(-games // players)
        for seat in range(players):
            bots = tuple(self.bot if i == seat else RANDOM for i in range(players))
            made = recorder(self.design.position, bots)
            rows = record(made, 0, self.played, each, False)
            self.known.add(rows.shares[rows.finished, seat])
        self.played += each

    def estimate(self) -> Estimate | None:
        """In Elo; 0 where nothing is decided, none where only search would tell."""
        if not levels(self.design.game):
            return Estimate.certain(0.0)
        if not self.known.n:
            return None
        players = self.design.players
        low, high = (_elo(end, players) for end in self.known.interval())
        value = _elo(_even(self.known.mean, self.known.n, players), players)
        return Estimate(value, low, high, False, self.known.n)


def _even(wins: float, games: int, players: int) -> float:
    """The share of wins with one more game that everybody wins alike: nobody is infinitely stronger."""
    return (wins * games + 1 / players) / (games + 1)


def _elo(share: float, players: int) -> float:
    """The difference in strength of a bot that wins so often against all others."""
    share = min(max(share, 1e-6), 1 - 1e-6)
    return 400 * log10(share * (players - 1) / (1 - share))


@dataclass(frozen=True)
class Robustness:
    """A comparison under several bots."""

    by_bot: dict[str, Comparison] = field(hash=False)

    @property
    def flips(self) -> list[str]:
        """The figures that change in one direction under some bot and in the other under another."""
        names = list(next(iter(self.by_bot.values())).changes)
        signs = {name: {c[name].value > 0 for c in self.by_bot.values() if c[name].differs} for name in names}
        return [name for name, found in signs.items() if len(found) > 1]


def robustness(
    base: Design, other: Design, bots: Sequence[str] = (), games: int = 1000, seed: int = 0
) -> Robustness:
    """Compare two designs under each of these bots in all seats; by default under every policy of the game
    that can play both."""
    named = list(bots) or [bot for bot in _policies(base) if bot in _policies(other)]
    return Robustness(
        {bot: compare(base.but(bots=bot), other.but(bots=bot), games=games, seed=seed) for bot in named}
    )


def _policies(design: Design) -> list[str]:
    return [name for name in policies(design.game) if is_able(design.position, name)]
