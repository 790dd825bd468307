"""What somebody's own game says, made safe: whatever is wrong with its words, a match has some.

Games of the house are not wrapped, and pay nothing for this.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, TypeVar

from boardloom.core.game import CHANCE, Game, Position
from boardloom.core.message import Message, Series, Who, Words, message
from boardloom.core.options import GameConfig
from boardloom.core.scene import Section
from boardloom.games.guest_faults import WrongData, as_sent, report, tried

MOST_SENTENCES = 1000
"""Told of one action; more would be an endless generator."""

Result = TypeVar("Result")
Names = dict[int, str]
"""What the choices of a position are called."""


def guarded(game: Game) -> Game:
    """The same game, but nothing it says can stop a match."""

    def safe(
        name: str, check: Callable[..., Any], plain: Callable[..., Any], may_refuse: bool = False
    ) -> Any:
        function = getattr(game, name)
        if function is None or isinstance(function, SafeFunction):
            return function
        return SafeFunction(game.name, function, check, plain, may_refuse)

    messages = game.messages
    return replace(
        game,
        messages=messages if isinstance(messages, SafeMessages) else SafeMessages(messages),
        standing=safe("standing", _words, _nothing),
        refusal=safe("refusal", _words, _nothing),
        parse=safe("parse", _action, _no_action, may_refuse=True),
        tones=safe("tones", _tones, seat_tones),
        guide=safe("guide", _sections, _no_sections),
    )


@dataclass(frozen=True)
class SafeFunction:
    """A function that a game brings, with something plain for where it fails."""

    game: str
    function: Callable[..., object]
    check: Callable[..., Any]
    """Given what it returned and its arguments: what can be used; `WrongData` if nothing can."""
    plain: Callable[..., Any]
    may_refuse: bool = False

    def __call__(self, *args: Any) -> Any:
        return tried(
            self.game,
            "messages",
            lambda: self.function,
            args,
            lambda returned: self.check(returned, *args),
            lambda: self.plain(*args),
            self.may_refuse,
        )


@dataclass(frozen=True)
class SafeMessages:
    """A game's messages, with plain ones behind them."""

    own: object
    _latest: list[tuple[Position, Names]] = field(default_factory=list, compare=False, repr=False)
    """The position whose choices were named last: whoever asks for one name mostly asks for all."""

    def name(self, p: Position, action: int) -> str:
        return self._names(p).get(action) or self._own_name(p, action)

    def outcome(self, p: Position, action: int) -> Words:
        if not hasattr(self.own, "outcome"):
            return self.name(p, action)
        return self._tried("outcome", (p, action), _words, lambda: self.name(p, action))

    def prompt(self, p: Position) -> Words:
        return self._tried("prompt", (p,), _words, lambda: _plain_prompt(p))

    def events(self, before: Position, action: int, after: Position) -> Sequence[Words]:
        return self._tried(
            "events", (before, action, after), _sentences, lambda: (self._played(before, action),)
        )

    def _played(self, before: Position, action: int) -> Message:
        """What an action did, as far as anybody can tell who does not know the game."""
        if before.mover == CHANCE:
            return message("plain-comes-up", outcome=self.outcome(before, action))
        return message("plain-plays", who=Who(before.mover), action=self.name(before, action))

    def _names(self, p: Position) -> Names:
        """What every choice is called: its number, where their own names do not tell them apart."""
        for named, known in self._latest:
            if named is p:
                return known
        names = {action: self._own_name(p, action) for action in p.choices()}
        alike = [name for name, times in Counter(map(str.casefold, names.values())).items() if times > 1]
        if alike:
            wrong = WrongData(f"several choices are called {alike[0]!r}")
            report(p.game.name, "messages", wrong, getattr(self.own, "name", None))
            names = {action: str(action) for action in names}
        self._latest[:] = [(p, names)]
        return names

    def _own_name(self, p: Position, action: int) -> str:
        return self._tried("name", (p, action), _notation, lambda: str(action))

    def _tried(
        self,
        name: str,
        args: tuple[Any, ...],
        check: Callable[[object], Result],
        plain: Callable[[], Result],
    ) -> Result:
        position: Position = args[0]
        return tried(position.game.name, "messages", lambda: getattr(self.own, name), args, check, plain)


def seat_tones(config: GameConfig) -> Sequence[str]:
    """The colours that players chose."""
    return tuple(f"seat{seat}" for seat in range(config.players))


def _plain_prompt(p: Position) -> Message:
    return message("ask-roll") if p.mover == CHANCE else message("plain-ask")


def _nothing(*_: object) -> Words:
    return ""


def _no_action(*_: object) -> None:
    return None


def _no_sections(*_: object) -> tuple[Section, ...]:
    return ()


def _words(returned: object, *_: object) -> Words:
    words: Words = as_sent(returned, Words)
    return words


def _sentences(returned: object) -> tuple[Words, ...]:
    if isinstance(returned, str | Message | Series) or not isinstance(returned, Iterable):
        raise WrongData(f"several messages wanted, one after the other, not {type(returned).__name__}")
    said = tuple(islice(returned, MOST_SENTENCES + 1))
    if len(said) > MOST_SENTENCES:
        raise WrongData(f"more than {MOST_SENTENCES} messages")
    sentences: tuple[Words, ...] = as_sent(said, tuple[Words, ...])
    return sentences


def _notation(returned: object) -> str:
    """A name that stands in a line of a transcript, and is found again there."""
    if not isinstance(returned, str):
        raise WrongData(f"a text wanted, not {type(returned).__name__}")
    if (
        not returned
        or returned != " ".join(returned.split())
        or ";" in returned
        or not returned.isprintable()
    ):
        raise WrongData(f"{returned!r}: a name is one line without semicolons, and with single spaces")
    return returned


def _action(returned: object, *_: object) -> int | None:
    if returned is not None and not isinstance(returned, int):
        raise WrongData(f"the number of an action wanted, or None, not {type(returned).__name__}")
    return returned


def _tones(returned: object, config: GameConfig) -> tuple[str, ...]:
    tones: tuple[str, ...] = as_sent(returned, tuple[str, ...])
    if len(tones) != config.players:
        raise WrongData(f"{config.players} tones wanted, not {len(tones)}")
    return tones


def _sections(returned: object, *_: object) -> tuple[Section, ...]:
    sections: tuple[Section, ...] = as_sent(returned, tuple[Section, ...])
    return sections
