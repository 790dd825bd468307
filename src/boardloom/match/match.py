"""A match at one screen: a game, who sits where, and everything played so far."""

import re
import secrets
from array import array
from collections.abc import Sequence
from dataclasses import InitVar, dataclass, field
from datetime import UTC, datetime

from boardloom.core.errors import BadOptions, IllegalAction
from boardloom.core.game import CHANCE, OVER, Game, Position
from boardloom.core.message import Series, message
from boardloom.core.options import GameConfig
from boardloom.engine.playout import pick
from boardloom.engine.policy import decide, policies
from boardloom.engine.random import key
from boardloom.match.history import History, winners
from boardloom.match.seat import Seat, check_table
from boardloom.words import english

SEEDS = 2**63


@dataclass
class Match:
    """The record of play is the list of actions, chance included; undo is a shorter list.

    Dice come from the match's seed and the number of the action, so that an undo cannot re-roll. How a match
    on a server differs is told in `match.history`.

    >>> from boardloom.games import find
    >>> game = find("snakes")
    >>> match = Match.new(game, game.config(turn_order="fixed"), [Seat("Ann"), Seat("Bo")], seed=7)
    >>> roll = match.draw()
    >>> match.play(roll)
    >>> match.undo()
    >>> match.draw() == roll
    True
    """

    game: Game
    config: GameConfig
    seats: tuple[Seat, ...]
    seed: int
    id: str
    started: str
    played: InitVar[Sequence[int]] = ()
    """Actions to begin with; each is checked."""
    history: History = field(init=False)
    _stories: dict[int, str] = field(init=False, default_factory=dict, repr=False, compare=False)
    """Stories already worked out, by the number of the action."""

    @classmethod
    def new(cls, game: Game, config: GameConfig, seats: Sequence[Seat], seed: int | None = None) -> "Match":
        """A match about to begin; the seed is drawn if none is given."""
        now = datetime.now(UTC)
        id = f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"
        seed = secrets.randbits(63) if seed is None else seed
        return cls(game, config, tuple(seats), seed, id, f"{now:%Y-%m-%dT%H:%M:%SZ}")

    def __post_init__(self, played: Sequence[int]) -> None:
        if not re.fullmatch(r"[0-9A-Za-z-]{1,60}", self.id):
            raise BadOptions(message("match-id"))
        if not 0 <= self.seed < SEEDS:
            raise BadOptions(message("match-seed", most=str(SEEDS - 1)))
        if len(self.seats) != self.config.players:
            raise BadOptions(message("match-seats", players=self.config.players, seats=len(self.seats)))
        check_table(self.seats)
        self.history = History(Position.first(self.game, self.config))
        for action in played:
            self.play(action)

    @property
    def position(self) -> Position:
        """Where the game stands now."""
        return self.history.position

    @property
    def positions(self) -> Sequence[Position]:
        """Every position so far, the first one included."""
        return self.history.positions

    @property
    def actions(self) -> Sequence[int]:
        """Everything done so far, chance included."""
        return self.history.actions

    @property
    def names(self) -> list[str]:
        """By seat; empty for players without a name."""
        return [seat.name for seat in self.seats]

    @property
    def turn(self) -> Seat | None:
        """Who acts or rolls now; nobody while lots are drawn, or once it is over."""
        seat = self.position.turn
        return None if seat < 0 else self.seats[seat]

    @property
    def winners(self) -> list[int]:
        """The seats with the best score, once the game is over."""
        return winners(self.position)

    def play(self, action: int) -> None:
        self.history.play(action)

    def draw(self) -> int:
        """What chance does next; at a decision, what the seat's policy does, or the default one."""
        mover = self.position.mover
        if mover == OVER:
            raise IllegalAction(message("draw-over"))
        if mover != CHANCE:
            return self._decide(self.seats[mover].bot)
        choices = self.position.choices()
        outcomes, weights = array("i", choices), array("i", choices.values())
        return pick(outcomes, weights, len(choices), key(self.seed, 0), len(self.actions))

    def default_action(self) -> int | None:
        """What a player without a wish does at a decision, in games that have a default answer."""
        return self._decide(self.game.enter) if self.game.enter else None

    def _decide(self, name: str) -> int:
        known = policies(self.game)
        chosen = name if name in known else next(iter(known))
        return decide(self.position, chosen, key(self.seed, 0), len(self.actions))

    def undo(self) -> None:
        """Take the last action back."""
        if not self.actions:
            raise BadOptions(message("undo-nothing"))
        self.history.undo(len(self.actions) - 1)
        self._stories.pop(len(self.actions), None)

    def story(self, index: int) -> str:
        """What action number `index` did, in English words."""
        if index not in self._stories:
            # Transcripts have one line for it, however many a catalogue has.
            self._stories[index] = " ".join(english(self.events(index), self.names).splitlines())
        return self._stories[index]

    def events(self, index: int) -> Series:
        """What action number `index` did."""
        return self.history.events(index)
