"""The arena: many games of bots against bots.

Everybody sits in every seat, with the same random numbers: what a seat or a lucky roll is worth cancels out.
Arrangements that differ in nothing, as where all bots are the same, are played once: no game counts twice.
Game number i of a contest is the same whenever it is played, so a contest that was interrupted goes on where
it stopped. Finished games are kept as transcripts.
"""

import atexit
import hashlib
import shutil
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from boardloom import __version__, bots
from boardloom.bots.bot import budget_at
from boardloom.bots.gtp import GtpBot, split
from boardloom.bots.ladder import ladder
from boardloom.bots.workers import WorkerPool, prepare
from boardloom.core import paths, plugins
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.game import CHANCE, Game, Position
from boardloom.core.message import message
from boardloom.engine.playout import cores
from boardloom.engine.random import key
from boardloom.engine.search_limits import check_limits
from boardloom.games import find
from boardloom.lab.cluster import crew
from boardloom.lab.trust import trust
from boardloom.match import saved, transcript
from boardloom.match.match import Match
from boardloom.match.seat import Seat


@dataclass(frozen=True)
class Contest:
    """Which bots play which game, and how."""

    game: Game
    options: Mapping[str, object]
    bots: tuple[str, ...]
    """One for each seat, as they sit in game 0."""
    seed: int = 0
    seconds: float | None = None
    """The time for a move, instead of what each bot takes by itself."""
    iterations: int | None = None
    """How much each bot searches for a move, instead of what it does by itself: the games are then the same
    on any machine."""
    engines: tuple[str, ...] = ()
    """Commands that start engines of other people: the first is the bot `gtp1`, and so on."""
    made_of: str = ""
    """A digest of what may change while names stay the same: the user's own files, engines, our levels. Games
    played before such a change belong to another contest."""

    @classmethod
    def between(
        cls, name: str, listed: Sequence[str], options: Mapping[str, object] | None = None,
        seed: int = 0, seconds: float | None = None, iterations: int | None = None,
        engines: Sequence[str] = (),
    ) -> "Contest":  # fmt: skip
        """A contest of these bots. At a larger table, the second of two bots takes all other seats."""
        check_limits(iterations, seconds)
        game = find(name)
        first = Position.first(game, game.config.make(options or {}))
        trust(first)
        players = first.config.players
        others = [f"gtp{i + 1}" for i in range(len(engines))]
        if others:
            _check_speaks_gtp(first)
        seated = [bot if bot in others else bots.check(first, bot) for bot in listed]
        seated += seated[1:] * (players - 2) if len(seated) == 2 else []
        if len(seated) != players:
            raise BadOptions(message("arena-bots", bots=len(seated), players=players))
        return cls(
            game, options or {}, tuple(seated), seed, seconds, iterations, tuple(engines),
            _made_of(game, engines),
        )  # fmt: skip

    def match(self, number: int) -> Match:
        """Game `number`, about to begin.

        Everybody sits one seat further than in the game before, and as many games as there are arrangements
        have the same seed."""
        n = len(self.bots)
        order = [(seat - number % self.arrangements) % n for seat in range(n)]
        seats = [Seat(f"{entrant + 1} {self.bots[entrant]}", "bot", self.bots[entrant]) for entrant in order]
        config = self.game.config.make(self.options)
        match = Match.new(self.game, config, seats, key(self.seed, number // self.arrangements) >> 1)
        match.id = f"arena-{number}"
        return match

    @property
    def arrangements(self) -> int:
        """How many seats everybody has to move on until the same bots sit as in game 0."""
        turned = (self.bots[i:] + self.bots[:i] for i in range(1, len(self.bots)))
        return next((i for i, bots in enumerate(turned, 1) if bots == self.bots), len(self.bots))

    def seat(self, number: int, entrant: int) -> int:
        """Where the bot that sits in seat `entrant` of game 0 sits in game `number`."""
        return (entrant + number % self.arrangements) % len(self.bots)

    @property
    def folder(self) -> Path:
        """The folder where its games are kept."""
        digest = _digest(
            self.options, self.bots, self.seed, self.seconds, self.iterations, self.engines,
            self.game.version, self.made_of, self.arrangements,
        )  # fmt: skip
        return paths.data() / "arena" / f"{self.game.name}-{digest}"


@dataclass(frozen=True)
class Outcome:
    """How one game ended."""

    number: int
    scores: tuple[int, ...]
    """In the order of the contest's bots, wherever they sat."""
    moves: int


def outcome(match: Match) -> Outcome:
    """The outcome of a finished game of a contest."""
    scores = dict(zip(match.names, match.position.scores(), strict=True))
    by_entrant = sorted(scores, key=lambda name: int(name.split()[0]))
    number = int(match.id.removeprefix("arena-"))
    return Outcome(number, tuple(scores[name] for name in by_entrant), len(match.actions))


def play(contest: Contest, number: int) -> Match:
    """One game of a contest, to its end."""
    match = contest.match(number)
    entrants = [_entrant(contest, seat.bot) for seat in match.seats]
    while not match.position.over:
        mover = match.position.mover
        if mover == CHANCE:
            match.play(match.draw())
        else:
            bot = entrants[mover]
            if isinstance(bot, GtpBot):
                bot.watch(match)
            match.play(
                bots.choose(bot, match.position, budget_at(match, contest.seconds, contest.iterations))
            )
    return match


def _made_of(game: Game, engines: Sequence[str]) -> str:
    """The digest of `Contest.made_of`."""
    own = [file.read_bytes() for file in plugins.loaded]
    others = [_built(shutil.which(word) or word) for command in engines for word in split(command)]
    return _digest(__version__, ladder(game), own, others)


def _built(file: str) -> tuple[int, int] | None:
    """Size and time of a file that a command names: they change when an engine is built again."""
    if not Path(file).is_file():
        return None
    return Path(file).stat().st_size, Path(file).stat().st_mtime_ns


def _digest(*facts: object) -> str:
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:12]


def _check_speaks_gtp(first: Position) -> None:
    """Refuse games that engines of other people cannot play."""
    if first.game.gtp is None:
        raise BadOptions(message("arena-no-gtp", game=first.game.called))
    first.game.gtp.title(first.config)


def _entrant(contest: Contest, name: str) -> bots.Bot:
    """The bot of this name: an engine of the contest, or one of ours."""
    place = name.removeprefix("gtp")
    if contest.engines and place != name:
        return _engine(contest.engines[int(place) - 1], name)
    return bots.find(contest.game, name)


@cache
def _engine(command: str, name: str) -> GtpBot:
    """An engine, started once in each process and ended with it."""
    engine = GtpBot(command, name)
    atexit.register(engine.close)
    return engine


def kept(contest: Contest, games: int) -> list[Outcome]:
    """The outcomes of those games that were played before; games with damaged files are left out."""
    found = []
    for number in range(games):
        path = contest.folder / f"{number}.txt"
        if path.exists():
            try:
                match = saved.load(path)
            except BadInput:
                continue
            if match.position.over and [s.bot for s in match.seats] == [
                s.bot for s in contest.match(number).seats
            ]:
                found.append(outcome(match))
    return found


def hold(contest: Contest, games: int, processes: int | None = None) -> Generator[Outcome, None, None]:
    """The outcomes of so many games: first of those played before, then of each of the others as it ends.

    No finished game is lost if the iterator is closed, or by Ctrl-C.
    """
    done = kept(contest, games)
    yield from done
    yield from play_others(contest, games, done, processes)


def play_others(
    contest: Contest,
    games: int,
    done: Sequence[Outcome],
    processes: int | None = None,
    started: Callable[[], None] = lambda: None,
) -> Generator[Outcome, None, None]:
    """Play those of so many games that are not done, on all cores; yields each outcome as the game ends.

    First one process prepares the bots, then `started` is called. So rules are compiled once and not by every
    process at the same time, and no bot loses the time of its first move to it."""
    missing = sorted(set(range(games)) - {result.number for result in done})
    if not missing:
        return
    pool = crew() or WorkerPool(min(processes or cores(), len(missing)))
    try:
        pool.submit(_prepare, contest).result()
        started()
        for played in as_completed([pool.submit(_played, contest, number) for number in missing]):
            result, record = played.result()
            paths.write(contest.folder / f"{result.number}.txt", record)
            yield result
    except EOFError:
        raise BadOptions(message("arena-bot-ended")) from None
    finally:
        pool.close()


def _prepare(contest: Contest) -> None:
    """Prepare all bots of ours."""
    ours = [bot for bot in dict.fromkeys(contest.bots) if not isinstance(_entrant(contest, bot), GtpBot)]
    prepare(contest.match(0).position, *ours)


def _played(contest: Contest, number: int) -> tuple[Outcome, bytes]:
    """A game that was played, and its transcript."""
    match = play(contest, number)
    return outcome(match), transcript.write(match).encode()
