"""What a bot is, and how it is asked for a move."""

from typing import NamedTuple, Protocol, runtime_checkable

from boardloom.core.arguments import is_whole
from boardloom.core.errors import IllegalAction
from boardloom.core.game import CHANCE, OVER, Position
from boardloom.core.message import message
from boardloom.match.match import SEEDS, Match


class Budget(NamedTuple):
    """What a bot may spend on a move, and the seed of the random numbers it may use."""

    seconds: float | None = None
    """The most time it may take; by default the bot decides itself."""
    iterations: int | None = None
    """How many iterations its search makes, instead of what the bot does by itself. The same number and seed
    give the same move on any machine."""
    seed: int = 0
    """A different one for every move of a match."""
    played: tuple[int, ...] | None = None
    """All actions since the game began, where nothing is secret: a search that is given seconds goes on from
    what it found out at the move before."""


def budget_at(match: Match, seconds: float | None = None, iterations: int | None = None) -> Budget:
    """The budget of the next move of a match; the same match gives the same seed."""
    played = None if match.position.has_secrets else tuple(match.actions)
    return Budget(seconds, iterations, (match.seed + len(match.actions)) % SEEDS, played)


class Bot(Protocol):
    """Anything that can choose a move."""

    def choose(self, position: Position, budget: Budget) -> int:
        """One of `position.choices()`, for the seat `position.mover`."""


@runtime_checkable
class Searching(Protocol):
    """A bot that sees by itself where it has no choice: nobody need list the choices for it, which takes
    plain Python a millisecond or more where there are hundreds."""

    @property
    def sees_forced_moves(self) -> bool: ...


@runtime_checkable
class Preparing(Protocol):
    """A bot that has something to work out, or to compile, before its first move."""

    def prepare(self, position: Position) -> None:
        """Get ready for a game that begins with this position, while nobody waits for a move."""


def choose(bot: Bot, position: Position, budget: Budget | None = None) -> int:
    """The bot's move. It is shown only what its seat may see; `IllegalAction` if it chooses what it may not
    do."""
    if position.mover in (CHANCE, OVER):
        raise IllegalAction(message("bot-no-turn"))
    looks = isinstance(bot, Searching) and bot.sees_forced_moves
    if not looks and len(position.choices()) == 1:
        return next(iter(position.choices()))
    action = bot.choose(position.seen_by(position.mover), budget or Budget())
    if not (is_whole(action) and position.allows(int(action))):
        raise IllegalAction(message("bot-illegal", bot=type(bot).__name__, action=repr(action)))
    return int(action)
