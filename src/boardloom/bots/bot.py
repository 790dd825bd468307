"""What a bot is, and how it is asked."""

from typing import NamedTuple, Protocol, SupportsIndex, runtime_checkable

from boardloom.core.errors import IllegalAction
from boardloom.core.game import CHANCE, OVER, Position
from boardloom.core.message import message
from boardloom.match.match import SEEDS, Match


class Budget(NamedTuple):
    """What a bot may spend on a move, and the luck it may use."""

    seconds: float | None = None
    """At most; without it, what the bot is used to."""
    iterations: int | None = None
    """Of its search, instead of what it is used to: the same number gives the same move anywhere."""
    seed: int = 0
    """Another one for every move."""


def budget_at(match: Match, seconds: float | None = None, iterations: int | None = None) -> Budget:
    """The budget of the next move of a match: the same match gives the same luck."""
    return Budget(seconds, iterations, (match.seed + len(match.actions)) % SEEDS)


class Bot(Protocol):
    """Anything that can choose a move."""

    def choose(self, position: Position, budget: Budget) -> int:
        """One of `position.choices()`, for the seat `position.mover`."""


@runtime_checkable
class Preparing(Protocol):
    """A bot that has something to work out, or to compile, before its first move."""

    def prepare(self, position: Position) -> None:
        """Get ready for a game that begins so; nobody waits for it yet."""


def choose(bot: Bot, position: Position, budget: Budget | None = None) -> int:
    """The bot's move, from what its seat may see; a move that is not open is refused."""
    if position.mover in (CHANCE, OVER):
        raise IllegalAction(message("bot-no-turn"))
    open_ = list(position.choices())
    if len(open_) == 1:
        return open_[0]
    action = bot.choose(position.seen_by(position.mover), budget or Budget())
    if not isinstance(action, SupportsIndex) or action not in open_:
        raise IllegalAction(message("bot-illegal", bot=type(bot).__name__, action=repr(action)))
    return int(action)
