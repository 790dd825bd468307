"""The square types of the rule text: each is a small function, registered by name.

A decorated function in any file adds a type, which then works on boards, in play and in simulation.
"""

from collections.abc import Callable
from dataclasses import dataclass

from boardloom.core.message import Message, message
from boardloom.core.record import rule
from boardloom.core.slot import Slot
from boardloom.games.custom.state import LUCKY, NOBODY, SURPRISE, UNLUCKY, Setup, State

Effect = Callable[[State, Setup], None]

effect: Slot[[State, Setup], None] = Slot("square", per_game=False)
"""What happens to the player whose turn it is on a square of this type."""


@dataclass(frozen=True)
class Kind:
    """A square type, for editors and painters."""

    name: str
    sentence: str
    """What it does, as whoever added it says it; empty where the words of the game say it."""
    mark: str
    tone: str
    colour: str
    icon: str
    card: str
    """The tone of its card: one colour for each type."""

    @property
    def called(self) -> Message | str:
        return self.name.capitalize() if self.sentence else message(f"custom-option-squares-{self.name}")

    @property
    def brief(self) -> Message | str:
        """What it does, in a few words, for its card."""
        return "" if self.sentence else message(f"custom-does-{self.name}")

    @property
    def rule(self) -> Message | str:
        """What it does, as a sentence."""
        return self.sentence or message(f"custom-option-squares-{self.name}.help")

    @property
    def label(self) -> Message:
        """Its name, and what it does."""
        if self.sentence:
            return message("custom-square-own", name=self.name, rule=self.sentence)
        return message(f"custom-square-{self.name}")

    @property
    def acts(self) -> Message:
        """The same as a sentence, when somebody has landed there."""
        return self.label if self.sentence else message("custom-square-acts", square=self.label)


KINDS: dict[str, Kind] = {}


def square(
    name: str, sentence: str = "", *, mark: str, tone: str, colour: str, icon: str = "", card: str = ""
) -> Callable[[Effect], Effect]:
    """Register the decorated function as the effect of squares of this name; `sentence` says what it does."""

    def register(function: Effect) -> Effect:
        KINDS[name] = Kind(name, sentence, mark, tone, colour, icon, card or tone)
        return effect.option(name, sentence)(function)

    return register


@square("SIMPLE", mark="·", tone="plain", colour="#e8e2d0", icon="footsteps")
def simple(s: State, b: Setup) -> None:
    s.coins[s.seat] += 1


@square("SURPRISE", mark="?", tone="special", colour="#cc79a7", icon="present", card="yellow")
def surprise(s: State, b: Setup) -> None:
    s.stage = SURPRISE


@square("PRISON", mark="#", tone="bad", colour="#7f7f7f", icon="prisoner", card="slate")
def prison(s: State, b: Setup) -> None:
    s.skip_turn[s.seat] = 1


@square("LUCKY", mark="»", tone="good", colour="#009e73", icon="four-leaf", card="green")
def lucky(s: State, b: Setup) -> None:
    if s.ptype[s.seat] != UNLUCKY:
        s.position[s.seat] += 3


@square("UNLUCKY", mark="«", tone="bad", colour="#d55e00", icon="lightning-storm", card="red")
def unlucky(s: State, b: Setup) -> None:
    if s.ptype[s.seat] != LUCKY:
        s.position[s.seat] = max(0, s.position[s.seat] - 3)


@square("REVERSE", mark="↔", tone="special", colour="#56b4e9", icon="swap", card="blue")
def reverse(s: State, b: Setup) -> None:
    other = last_by_position(s, b) if b.reverse_by_position else b.seats - 1
    if other != s.seat:
        here = s.position[s.seat]
        s.position[s.seat] = s.position[other]
        s.position[other] = here


@square("PLAYAGAIN", mark="+", tone="good", colour="#f0e442", icon="rolling-dice-cup", card="magenta")
def play_again(s: State, b: Setup) -> None:
    s.extra = 1


@rule
def last_by_position(s: State, b: Setup) -> int:
    """The player furthest back. Of several: the player whose turn it is, else the first in the list."""
    furthest = NOBODY
    for p in range(b.seats):
        if furthest == NOBODY or s.position[p] < s.position[furthest]:
            furthest = p
    return s.seat if s.position[furthest] == s.position[s.seat] else furthest
