"""Slots: the places in a game's rules where a table chooses among named strategies."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from typing_extensions import ParamSpec, TypeVar

from boardloom.core.errors import BadRule
from boardloom.core.message import message
from boardloom.core.record import rule

P = ParamSpec("P", default=...)
R = TypeVar("R", covariant=True, default=object)


@dataclass(frozen=True)
class Option(Generic[P, R]):
    """One strategy of a slot."""

    name: str
    sentence: str
    """What it does, in English, where the words of the game do not say it."""
    function: Callable[P, R]
    couples: bool
    """Whether it moves other players, or depends on where they are: their odds are not independent then."""


def _origin(function: Callable[..., object]) -> tuple[str, str]:
    return function.__module__, function.__qualname__


class Slot(Generic[P, R]):
    """A table of strategies, each a small function in the compiled subset.

    Rules call the slot with the number of the chosen strategy; configs name it.

    >>> bonus: Slot[[int], int] = Slot("bonus")
    >>> @bonus.option("none", "Nothing is added.")
    ... def none(points: int) -> int:
    ...     return points
    >>> @bonus.option("double", "Points count twice.")
    ... def double(points: int) -> int:
    ...     return 2 * points
    >>> bonus(bonus.number("double"), 21)
    42
    """

    def __init__(self, name: str, per_game: bool = True, rare: bool = False) -> None:
        self.name = name
        self.per_game = per_game
        """Chosen once, by the number of the same name in `Setup`; else case by case."""
        self.rare = rare
        """Few tables choose another strategy than the first. They get machine code of their own, so that the
        choice costs the others nothing."""
        self.options: dict[str, Option[P, R]] = {}
        self.functions: list[Callable[P, R]] = []

    def option(
        self, name: str, sentence: str = "", couples: bool = False
    ) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Register the decorated function under `name`; only the same file may register it again."""

        def register(function: Callable[P, R]) -> Callable[P, R]:
            taken = self.options.get(name)
            if taken and _origin(taken.function) != _origin(function):
                raise BadRule(message("slot-taken", slot=self.name, name=repr(name)))
            self.options[name] = Option(name, sentence, rule(function), couples)
            self.functions = [option.function for option in self.options.values()]
            return function

        return register

    def sentences(self) -> dict[str, str]:
        """The names of its strategies, and what each does."""
        return {option.name: option.sentence for option in self.options.values()}

    def number(self, name: str) -> int:
        """What `Setup` holds for the strategy called `name`."""
        return list(self.options).index(name)

    def __call__(self, which: int, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.functions[which](*args, **kwargs)
