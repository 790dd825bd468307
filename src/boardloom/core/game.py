"""A game, which is everything Boardloom knows about it, and `Position`: one point of one, for people."""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from boardloom.core.arguments import check_kind, check_text, check_whole, is_whole, shown
from boardloom.core.errors import IllegalAction
from boardloom.core.message import Message, Series, Who, Words, message
from boardloom.core.picture import cut
from boardloom.core.protocols import (
    CHANCE,
    LEVELS,
    OVER,
    RANDOM,
    B,
    C,
    Format,
    Gtp,
    Joint,
    Level,
    Markov,
    Messages,
    Outline,
    Policy,
    PositionIndex,
    Progress,
    Rules,
    S,
    Stats,
    View,
)
from boardloom.core.record import Ints, frozen_setup, plain_setup
from boardloom.core.slot import Slot

if TYPE_CHECKING:
    from boardloom.core.lesson import Lesson
    from boardloom.core.options import GameConfig
    from boardloom.core.scene import Section

__all__ = [
    "CHANCE",
    "LEVELS",
    "NOBODY",
    "OVER",
    "RANDOM",
    "WATCHER",
    "AnyPosition",
    "Format",
    "Game",
    "Gtp",
    "Joint",
    "Level",
    "Markov",
    "Messages",
    "Outline",
    "Policy",
    "Position",
    "PositionIndex",
    "Progress",
    "Rules",
    "Stats",
    "View",
]

Chosen = TypeVar("Chosen", bound="GameConfig")
"""The config of a game that begins."""
NOBODY = -1
"""Whose turn it is where chance acts by itself, and once the game is over."""
SHOWN = 12
"""Choices listed to somebody who asked for another."""
LONGEST = 100
"""Letters repeated of what somebody asked for."""
WATCHER = -1
"""The seat of somebody who only watches."""


@dataclass(frozen=True)
class Game(Generic[S, B, C]):
    """Everything Boardloom knows about one game."""

    name: str
    """How it is asked for, in letters, digits and `_`; the ids of its messages begin with it."""
    version: int
    """Raised whenever the same options and actions could lead elsewhere than before, or chance is asked for
    in another way."""
    rules: Rules[S, B]
    """A module, or whatever has these functions: see Rules."""
    config: type[C]
    """Its options: a subclass of `GameConfig`, whose `setup` makes what rules call b."""
    messages: "Messages[Position[S, B, C]]"
    """What is said of it: see Messages."""
    words: Path | str = ""
    """The folder with its catalogues, one file for each language; or its English words, as Fluent text."""
    title: str = ""
    """In English, where its words do not say it."""
    summary: str = ""
    """A sentence about it, in English, where its words do not say it."""
    chance: bool = True
    """Whether chance ever moves."""
    slots: tuple[Slot, ...] = ()
    """Where its rules can be chosen or extended."""
    stats: Stats[S, B] | None = None
    """Figures that simulations count."""
    markov: "Markov[S, B, Position[S, B, C]] | None" = None
    """Grounds for exact odds, in games that luck alone decides."""
    joint: "Joint[S, B, Position[S, B, C]] | None" = None
    """Grounds for exact chances of two players who touch each other, in games that luck alone decides."""
    position_index: "PositionIndex[S, B, Position[S, B, C]] | None" = None
    """Numbers of positions, for working out the perfect play of two."""
    policies: "tuple[Policy[S, B, Position[S, B, C]], ...]" = ()
    """The first is what bots do unless told otherwise; `random` every game has, its own or a common one."""
    levels: tuple[Level, ...] = LEVELS
    """Five or more, from beginner to master and beyond; none where nothing is decided. In games without
    policies the usual ones are searches, which `boardloom calibrate` measures."""
    enter: str = ""
    """The policy of a player without a wish, who only presses Enter at a decision."""
    prior: Callable[[S, B, Ints, int, Ints], None] | None = None
    """In the compiled subset: given s, b and n legal actions, a weight for each, by how likely a good player
    is to take it. Searches look there first, and nowhere where it is 0; it may not be 0 for all."""
    side: Callable[[S, B], int] | None = None
    """In the compiled subset: for whom the mover moves now, as a number from 0 to 7, where a seat plays for
    several, such as its colours in turn. RAVE tells of moves for the same one alone; it is the seat itself
    where the game does not say."""
    standing: "Callable[[Position[S, B, C]], Words] | None" = None
    """The final ranking, where there is more to say than who won."""
    refusal: "Callable[[Position[S, B, C], str], Words] | None" = None
    """Why a person may not do what they ask for by name; nothing where the game has no reason to give."""
    hide: Callable[[S, B, int], None] | None = None
    """Blank out of a state what a seat may not see."""
    determinize: Callable[[S, B, int, int], None] | None = None
    """In the compiled subset, as `hide` is then too: given s, b, a seat (or a `WATCHER`) and a key of random
    numbers, draw anew in a state as the seat sees it all that it cannot know, as likely as it is from there.
    Searches think about one such state after the other, and so know no more than their seat."""
    tones: Callable[[C], Sequence[str]] | None = None
    """The tone of each seat, given the config, in games whose players have colours of their own."""
    view: "View[Position[S, B, C], C] | None" = None
    """The table for screens of any kind; without it they show one that is made of the game's words."""
    guide: "Callable[[C], tuple[Section, ...]] | None" = None
    """The rules for players, given the config."""
    lesson: "Lesson | None" = None
    """A guided first game."""
    puzzles: Path | None = None
    """The file with its puzzles; see `boardloom.core.puzzle`."""
    formats: "tuple[Format[Position[S, B, C]], ...]" = ()
    """Files of other programs that games can be read from and written to."""
    gtp: "Gtp[Position[S, B, C], C] | None" = None
    """How other programs speak of it in the Go Text Protocol."""
    earlier: "tuple[Game[Any, Any, Any], ...]" = ()
    """Older versions that matches of their time are still played by."""
    parse: "Callable[[Position[S, B, C], str], int | None] | None" = None
    """The action meant by a text that need not be its exact name; `IllegalAction` may say why not."""

    def __hash__(self) -> int:
        """By name, as its parts may be anything that has the right functions."""
        return hash((self.name, self.version))

    @property
    def called(self) -> Words:
        """What people call it; a game without a catalogue need not be registered to have a title."""
        return self.title if self.title and not self.words else message(f"{self.name}-title")

    def of_version(self, version: object) -> "Game | None":
        """The game as it is played in this version; None if that is not known here."""
        return next((game for game in (self, *self.earlier) if game.version == version), None)

    def __reduce__(self) -> "tuple[Callable[[str, int], Game], tuple[str, int]]":
        """Pickled by name: positions can travel to other processes."""
        return _by_name, (self.name, self.version)


def _by_name(name: str, version: int) -> Game:
    game: Game = import_module("boardloom.games").find(name)
    return game.of_version(version) or game


@dataclass(frozen=True, repr=False)
class Position(Generic[S, B, C]):
    """One point of one game: immutable, and every move is checked.

    A game's own code names its kinds of state, setup and config, `Position[State, Setup, Config]`, so that
    `p.state.at` is known to be a row of integers.

    >>> import boardloom
    >>> p = boardloom.new("snakes", preset="milton-bradley", turn_order="fixed")
    >>> p.mover == boardloom.CHANCE, list(p.choices())
    (True, [1, 2, 3, 4, 5, 6])
    >>> p.after(p.find("4")).state.at[0]
    14
    >>> print(*(line for line in p.after(4).picture().splitlines() if "Player 1" in line))
      1 Player 1  cell 14/100 ━━━·················
    >>> p.over
    False
    """

    game: Game[S, B, C]
    """The game it is of."""
    config: C
    """Its options."""
    setup: B
    """What its rules read, and call b."""
    state: S
    """What its rules write, and call s."""
    b: B = field(init=False)
    """The setup with the plain numbers of Python in its rows, for rules that are not compiled."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "setup", frozen_setup(self.setup))
        object.__setattr__(self, "b", plain_setup(self.setup))
        object.__setattr__(self, "state", self.state.frozen())

    def __reduce__(self) -> "tuple[type[Position[S, B, C]], tuple[Game[S, B, C], C, B, S]]":
        """Pickled arrays can be written to again, so what is read back is a position made anew."""
        return Position, (self.game, self.config, self.setup, self.state)

    @staticmethod
    def first(game: Game[S, B, Chosen], config: Chosen) -> "Position[S, B, Chosen]":
        """The position in which a game with these options begins."""
        check_kind("game", game, Game)
        check_kind("config", config, game.config)
        setup, state = config.setup(), game.rules.State()
        game.rules.start(state, plain_setup(setup))
        return Position(game, config, setup, state)

    @cached_property
    def mover(self) -> int:
        """The seat to move, `CHANCE` or `OVER`."""
        return self.state.mover

    @cached_property
    def turn(self) -> int:
        """The seat that acts or rolls now; -1 where it is nobody's turn."""
        return NOBODY if self.over else self.game.rules.turn(self.state, self.b)

    @cached_property
    def at_once(self) -> bool:
        """Whether chance acts now without anybody being asked: it is nobody's turn, or whoever is in turn has
        just decided to roll."""
        if self.mover != CHANCE:
            return False
        follows = getattr(self.game.rules, "at_once", None)
        return self.turn == NOBODY or bool(follows and follows(self.state, self.b))

    def outcome(self, action: int) -> Words:
        """An outcome of chance as people read it: the game's words for it, else its notation."""
        self._check_number(action)
        called = getattr(self.game.messages, "outcome", self.game.messages.name)
        words: Words = called(self, action)
        return words

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.mover == OVER

    def choices(self) -> dict[int, int]:
        """Every action the mover may take, ascending, with its weight (1 for a decision)."""
        return dict(self._choices)

    @cached_property
    def _choices(self) -> dict[int, int]:
        actions, weights = _buffers(self.game.rules.MAX_ACTIONS)
        if self.over:
            return {}
        if self.mover == CHANCE:
            n = self.game.rules.chance(self.state, self.b, actions, weights)
        else:
            n = self.game.rules.legal(self.state, self.b, actions)
        return dict(zip(actions[:n], weights[:n], strict=True))

    def allows(self, action: int) -> bool:
        """Whether `action` is one of the choices."""
        self._check_number(action)
        rule = getattr(self.game.rules, "allows", None)
        if rule is None or self.mover in (CHANCE, OVER) or "_choices" in self.__dict__:
            return action in self._choices
        return bool(rule(self.state, self.b, int(action)))

    def after(self, action: int) -> "Position[S, B, C]":
        """The position once `action` is played."""
        if not self.allows(action):
            raise IllegalAction(self._refusal(shown(action)))
        state = self.state.copy()
        self.game.rules.apply(state, self.b, action)
        return self.with_state(state)

    def with_state(self, state: S) -> "Position[S, B, C]":
        """The same game with the same options in another state, which the rules must have made."""
        # Called for every move: it skips the constructor, as this setup is frozen already.
        position: Position[S, B, C] = object.__new__(Position)
        position.__dict__.update(
            game=self.game, config=self.config, setup=self.setup, b=self.b, state=state.frozen()
        )
        return position

    def name(self, action: int) -> str:
        """The action in words, as transcripts and players write it."""
        self._check_number(action)
        return self.game.messages.name(self, action)

    def find(self, text: str) -> int:
        """The open action called `text`."""
        check_text("text", text)
        wanted = " ".join(text.split()).casefold()
        meant = self.game.parse(self, wanted) if self.game.parse and not self.over else None
        if meant is not None and self.allows(meant):
            return meant
        for action in self.choices():
            if self.name(action).casefold() == wanted:
                return action
        raise IllegalAction(self._refusal(repr(cut(text, LONGEST)), text))

    def scores(self) -> list[int]:
        """The standing of each seat; final once the game is over."""
        scores = array("i", bytes(4 * self.config.players))
        self.game.rules.score(self.state, self.b, scores)
        return scores.tolist()

    def picture(self, width: int = 80) -> str:
        """The table as plain text, at most so many columns wide, in the language of the environment."""
        check_whole("width", width, 1)
        # Painters stand above the core, and whoever draws nothing should not load them.
        text: str = import_module("boardloom.terminal.position_picture").plain_text(self, width)
        return text

    def _repr_svg_(self) -> str:
        """The table as a drawing, which notebooks show, in the language of the environment."""
        language: str = import_module("boardloom.words").language_of_environment()
        drawing: str = import_module("boardloom.match.drawing").draw(self, language=language)
        return drawing

    @property
    def has_secrets(self) -> bool:
        """Whether searches and odds must draw what a seat cannot know: the game says how, and with these
        options something is hidden."""
        return self.game.determinize is not None and self.config.has_secrets

    def determinized(self, seat: int, key: int) -> "Position[S, B, C]":
        """A position as it may be, from all that `seat`, or a `WATCHER`, knows of this one."""
        seen = self.seen_by(seat)
        if self.game.determinize is None:
            return seen
        state = seen.state.copy()
        self.game.determinize(state, self.b, seat, key)
        return self.with_state(state)

    def seen_by(self, seat: int) -> "Position[S, B, C]":
        """The position with everything hidden that `seat`, or a `WATCHER`, may not know."""
        check_whole("seat", seat, WATCHER, self.config.players - 1)
        if self.game.hide is None:
            return self
        state = self.state.copy()
        for viewer in range(self.config.players) if seat < 0 else (seat,):
            self.game.hide(state, self.b, viewer)
        return self.with_state(state)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (self.game.name, self.config, self.state) == (other.game.name, other.config, other.state)

    def __hash__(self) -> int:
        return hash((self.game.name, self.state))

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.state}>"

    def _check_number(self, action: object) -> None:
        """Actions are numbers; what else equals one, such as 4.0 or True, would confuse the rules."""
        if type(action) is not int and not is_whole(action):
            raise IllegalAction(self._refusal(shown(action)))

    def _refusal(self, asked: str, text: str = "") -> Message:
        if self.over:
            return message("illegal-over", asked=asked)
        reason = self.game.refusal(self, text) if self.game.refusal and text else ""
        names = Series(tuple(self.name(action) for action in islice(self.choices(), SHOWN)), "list")
        more = len(self.choices()) - SHOWN
        open = message("some-of", names=names, more=more) if more > 0 else names
        if self.mover == CHANCE:
            said = message("illegal-outcome", asked=asked, choices=open)
        else:
            said = message("illegal-action", asked=asked, player=Who(self.mover), choices=open)
        return message(f"{said.id}-because", **said.args, reason=reason) if reason else said


AnyPosition = Position[Any, Any, Any]
"""A position of a game known by name alone: checkers let pass whatever is read of its state, setup and
config, and the game's own functions take it."""


def _buffers(length: int) -> "tuple[array[int], array[int]]":
    return array("i", bytes(4 * length)), array("i", [1]) * length
