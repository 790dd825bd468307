"""What can stand on the board. An entity is data: its kind, its cell, and where it leads.

A decorated function in any file adds a kind, which then works on boards, in play, in simulation and in odds.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps

from boardloom.core.errors import BadRule
from boardloom.core.message import message
from boardloom.core.record import rule
from boardloom.core.slot import Slot
from boardloom.games.snakes.state import Setup, State

Effect = Callable[[State, Setup, int], int]

entity: Slot[[State, Setup, int], int] = Slot("entity", per_game=False)
"""The effect of a cell: given the cell a token has landed on, the cell where it ends."""


@dataclass(frozen=True)
class Kind:
    """A kind of entity, for validators and painters."""

    name: str
    sentence: str
    """What it does, in English, where the words of the game do not say it."""
    leads: str
    """`up`, `down` or `anywhere` for one with two ends; for one with a single cell `on` (as far as a boost
    carries), `start` (cell 0) or `nowhere`."""
    mark: str
    tone: str
    effect: int
    """The number of its function in the slot."""
    icon: str
    couples: bool
    """Whether it moves other players' tokens, or depends on them."""

    @property
    def ends(self) -> int:
        """How many cells it takes."""
        return 1 if self.leads in ("on", "start", "nowhere") else 2


BOOST = 5
"""How many cells a boost carries a token on, unless the table says otherwise."""
KINDS: dict[str, Kind] = {}
PLAIN = 0
"""The number of the effect of plain cells, snakes, ladders and teleporters."""


def kind(
    name: str,
    sentence: str = "",
    *,
    leads: str,
    mark: str,
    tone: str,
    icon: str = "",
    couples: bool = False,
) -> Callable[[Effect], Effect]:
    """Register the decorated function as what happens on an entity of this name."""

    def register(function: Effect) -> Effect:
        if name in KINDS and function is not follow and KINDS[name].effect == PLAIN:
            raise BadRule(message("snakes-kind-taken", name=repr(name)))
        act = function if function in entity.functions else _kept_on_the_board(function)
        if act is not function:
            entity.option(name, sentence, couples)(act)
        number = entity.functions.index(act)
        KINDS[name] = Kind(name, sentence, leads, mark, tone, number, icon, couples)
        return function

    return register


def _kept_on_the_board(function: Effect) -> Effect:
    """The same effect, limited to the cells of the board."""
    rule(function)

    @rule
    @wraps(function)
    def kept(s: State, b: Setup, cell: int) -> int:
        return max(0, min(function(s, b, cell), b.last))

    return kept


@kind("black-hole", leads="start", mark="●", tone="bad", icon="vortex")
@kind("boost", leads="on", mark="»", tone="good", icon="boost")
@kind("teleporter", leads="anywhere", mark="◆", tone="special", icon="portal")
@kind("ladder", leads="up", mark="▲", tone="good")
@kind("snake", leads="down", mark="▼", tone="bad")
@entity.option("plain")
def follow(s: State, b: Setup, cell: int) -> int:
    """Go where the cell leads; a plain cell leads to itself."""
    return b.leads_to[cell]


@kind("trap", leads="nowhere", mark="✕", tone="bad", icon="wolf-trap")
def trap(s: State, b: Setup, cell: int) -> int:
    s.skips[s.seat] += 1
    return cell


KNOWN_EFFECTS = frozenset(kind.effect for kind in KINDS.values())
"""Those of which it is known where they lead."""
