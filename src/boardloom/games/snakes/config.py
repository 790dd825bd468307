"""The options of Snakes & Ladders."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray
from pydantic import Field, field_validator

from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.core.memory import free
from boardloom.core.message import Series, message
from boardloom.core.options import Fault, GameConfig, OneOf, Options, because
from boardloom.core.record import frozen_setup
from boardloom.core.slot import Slot
from boardloom.games.snakes import steps, strategies
from boardloom.games.snakes.board import Entity, broken_rules, cell_name, misfits, place, with_more
from boardloom.games.snakes.dice import MAX_FACE, ways_to_throw
from boardloom.games.snakes.entities import BOOST, KINDS, KNOWN_EFFECTS
from boardloom.games.snakes.presets import PRESETS
from boardloom.games.snakes.reach import Track, end_can_be_reached, end_stays_in_reach
from boardloom.games.snakes.state import MAX_ACTIONS, MAX_SEATS, Setup, State
from boardloom.games.snakes.tidy import tidy

PLACERS: Mapping[str, Callable[[int, float, int], tuple[Entity, ...]]] = {"random": place, "tidy": tidy}
"""How the computer places snakes and ladders."""
MAX_WEIGHT = 2**31 - 1
MAX_SIDE = 46_340
"""Its square is the largest that fits 32 bits."""
LARGEST_SHOWN = 100
"""The longest side of a board that screens show: all of its cells are drawn. Memory holds it anywhere."""
BYTES_PER_CELL, BYTES_PER_ENTITY = 100, 800
"""What a board takes up while it is made, at the most."""
MIB = 2**20
LEAST_TURNS, TURNS_PER_CELL = 5_000, 50
"""For each player, before a game is drawn: at least so many turns, and so many for each cell."""
MOST_TURNS = 10**9
"""Turns are counted in 32 bits."""
SLOTS: tuple[Slot[..., object], ...] = (*strategies.SLOTS, steps.priority, *steps.DERIVED)
EXTRAS = {"teleporters": "teleporter", "traps": "trap", "boosts": "boost", "black_holes": "black-hole"}
"""What the computer places besides snakes and ladders: the option that says how many, and the kind."""
OURS = {slot.name: frozenset(slot.options) for slot in (*strategies.SLOTS, steps.priority)}
"""The rules that this house knows, before anybody adds their own."""
STAYING = ("cancel", "normal", "lose-next-turn", "backtrack")
"""What a third six does that takes nobody away from the end who stood there when the turn began."""
HARMLESS = ("cancel", "normal", "lose-next-turn")
"""What a third six does that sends no token back: whatever can be rolled can be rolled in some later turn."""
WELL_KNOWN = 40
"""The longest side of a board of which it is worked out whether its end stays in reach."""
Count = Annotated[int, Field(ge=0)]
Face = Annotated[int, Field(ge=1, le=MAX_FACE)]


class Config(GameConfig):
    """Every option has the classic value as its default."""

    presets: ClassVar[Mapping[str, Options]] = PRESETS

    players: int = Field(
        2, ge=2, le=MAX_SEATS, json_schema_extra=because("snakes-because-players", "limit-two")
    )
    turn_order: Literal["random", "fixed"] = Field("random")
    seat_order: tuple[int, ...] | None = Field(None, json_schema_extra={"uniqueItems": True})

    side: int = Field(
        10,
        ge=10,
        le=MAX_SIDE,
        json_schema_extra={
            "ask": True,
            "largest_shown": LARGEST_SHOWN,
            **because("snakes-because-side", "snakes-because-least-side"),
        },
    )
    entities: tuple[Entity, ...] | None = Field(None)
    as_printed: bool = Field(False)
    density: float = Field(0.18, ge=0, le=0.45, json_schema_extra=because("snakes-because-density"))
    placement: Literal["random", "tidy"] = Field("random", json_schema_extra={"live": "tidy"})
    teleporters: Count = 0
    traps: Count = 0
    boosts: Count = 0
    black_holes: Count = 0
    board_seed: int = Field(1, ge=0, lt=2**63, json_schema_extra={"fresh": True, **because("limit-seed")})
    boost: int = Field(BOOST, ge=1, le=MAX_SIDE, json_schema_extra=because("snakes-because-boost"))

    dice: int = Field(1, ge=1)
    sides: int = Field(6, ge=2, json_schema_extra=because(least="snakes-because-least-sides"))
    faces: tuple[Face, ...] | None = Field(
        None, min_length=1, json_schema_extra=because("snakes-because-faces", "snakes-because-least-faces")
    )
    weights: tuple[int, ...] | None = Field(None)

    starting: Annotated[str, OneOf(strategies.starting.sentences)] = Field("any")
    start_rolls: tuple[int, ...] = Field((1, 6))
    overshoot: Annotated[str, OneOf(strategies.overshoot.sentences)] = Field("stay")
    winning: Annotated[str, OneOf(strategies.winning.sentences)] = Field("exact")
    killing: Annotated[str, OneOf(strategies.killing.sentences)] = Field("none")
    special_rolls: tuple[int, ...] = Field((6,))
    special_roll: Annotated[str, OneOf(strategies.special_roll.sentences)] = Field("extra-turn")
    six_rolls: tuple[int, ...] = Field((6,))
    first_six: Annotated[str, OneOf(strategies.first_six.sentences)] = Field("extra-turn")
    third_six: Annotated[str, OneOf(strategies.third_six.sentences)] = Field("cancel")
    priority: Annotated[str, OneOf(steps.priority.sentences)] = Field("classic")
    most_turns: int | None = Field(
        None, ge=1, le=MOST_TURNS, json_schema_extra=because("snakes-because-turns")
    )

    @classmethod
    def completed(cls, given: Options) -> Options:
        """Where crossing the end wins, a roll beyond it moves there unless somebody says otherwise."""
        if given.get("winning") == "cross" and "overshoot" not in given:
            return {**given, "overshoot": "exceed"}
        return given

    def chosen(self, base: GameConfig | None = None) -> dict[str, object]:
        options = super().chosen(base)
        if self.overshoot == ("exceed" if self.winning == "cross" else "stay"):
            options.pop("overshoot", None)
        return options

    @field_validator("weights")
    @classmethod
    def _weights_are_positive(cls, weights: tuple[int, ...] | None) -> tuple[int, ...] | None:
        if weights is not None and (min(weights, default=0) < 0 or sum(weights) == 0):
            raise BadOptions(message("snakes-fault-no-weight"))
        return weights

    def faults(self) -> Iterator[Fault]:
        yield from self._seats_out_of_order()
        yield from self._rules_that_disagree()
        yield from self._crosses_nothing()
        if too_large := list(self._board_that_memory_cannot_hold()):
            yield from too_large
            return
        thrown = list(self._dice_that_cannot_be_thrown())
        yield from thrown
        misplaced = list(misfits(self.side, self.entities or ()))
        if not self.as_printed:
            misplaced += broken_rules(self.side, self.entities or (), self.boost)
        if misplaced:
            yield Fault("entities", Series(tuple(dict.fromkeys(misplaced)), "parts"))
        elif not thrown:
            yield from self._more_than_fit()
            yield from self._never_ending()

    def _board_that_memory_cannot_hold(self) -> Iterator[Fault]:
        if self.side <= LARGEST_SHOWN:
            return
        cells = self.side**2
        more = self.teleporters + self.traps + self.boosts + self.black_holes
        begins = min(cells, self.density * cells + more) if self.entities is None else len(self.entities)
        needed, there = int(cells * BYTES_PER_CELL + begins * BYTES_PER_ENTITY), free()
        if needed > there:
            sizes = {"needed": -(-needed // MIB), "free": there // MIB}
            yield Fault("side", message("snakes-fault-memory", side=self.side, **sizes))

    def _seats_out_of_order(self) -> Iterator[Fault]:
        if self.seat_order is not None and sorted(self.seat_order) != list(range(1, self.players + 1)):
            yield Fault("seat_order", message("snakes-fault-seat-order", players=self.players))

    def _rules_that_disagree(self) -> Iterator[Fault]:
        if self.winning == "exact" and self.overshoot == "exceed":
            yield Fault("overshoot", message("snakes-fault-exact-exceed"), alone=True)
        if self.third_six != "cancel" and (rule := self._denies_sixes()):
            unheard = message("snakes-fault-third-six", choice=self.third_six, rule=rule)
            yield Fault("third_six", unheard, alone=True)

    def _crosses_nothing(self) -> Iterator[Fault]:
        if self.winning == "cross" and self.overshoot == "stay":
            yield Fault("overshoot", message("snakes-fault-cross-stay"), alone=True)

    def _denies_sixes(self) -> str:
        """The rule that keeps every six from earning another roll, so that there is no third; or nothing."""
        if self.first_six == "no-extra-turn":
            return "first_six"
        special = set(self.sixes) <= set(self.special_rolls)
        return "special_roll" if special and self.special_roll == "no-extra-turn" else ""

    def _dice_that_cannot_be_thrown(self) -> Iterator[Fault]:
        sides = len(self.faces) if self.faces else self.sides  # far more than a list could hold, perhaps
        different = len(set(self.faces)) if self.faces else sides
        totals = self.dice * max(1, different - 1) + 1
        if self.faces and "sides" in self.model_fields_set and self.sides != len(self.faces):
            yield Fault("faces", message("snakes-fault-weights", given=len(self.faces), sides=self.sides))
        elif self.weights is not None and len(self.weights) != sides:
            given = message("snakes-fault-weights", given=len(self.weights), sides=sides)
            yield Fault("weights", given)
        elif totals > MAX_ACTIONS or (totals := len(self.throws)) > MAX_ACTIONS:
            too_many = message("snakes-fault-totals", totals=totals, most=MAX_ACTIONS)
            yield Fault("dice", too_many, alone=True)
        elif sum(self._weights) ** self.dice > MAX_WEIGHT:
            yield Fault("dice", message("snakes-fault-ways", most=MAX_WEIGHT), alone=True)
        elif self.starting == "specific" and not any(roll in self.throws for roll in self.start_rolls):
            rolls = str(list(self.start_rolls))
            yield Fault("start_rolls", message("snakes-fault-start-rolls", rolls=rolls))

    def _more_than_fit(self) -> Iterator[Fault]:
        """What the computer has found no place for."""
        for option, kind in EXTRAS.items() if self.entities is None else ():
            asked, room = getattr(self, option), sum(e.kind == kind for e in self.board)
            if asked > room:
                no_room = message("snakes-fault-room", asked=asked, room=room)
                yield Fault(option, no_room, at_start=True)

    def _never_ending(self) -> Iterator[Fault]:
        """What is known to go on for ever; nothing is known of rules that somebody has added."""
        if not self.rules_are_ours:
            return
        if self.third_six == "normal" or not any(roll in self.sixes for roll in self.throws):
            if all(self._earns(roll) for roll in self.throws):
                yield Fault("special_rolls", message("snakes-fault-turn-never-ends"))
        if not end_can_be_reached(self._track):
            yield Fault("", message("snakes-fault-never-ends", last=cell_name(self.side**2)))

    @property
    def rules_are_ours(self) -> bool:
        chosen = all(getattr(self, name) in ours for name, ours in OURS.items())
        return chosen and all(KINDS[e.kind].effect in KNOWN_EFFECTS for e in self.board)

    @property
    def _track(self) -> Track:
        first = [roll for roll in self.throws if self.starting == "any" or roll in self.start_rolls]
        return Track(self.side**2, self.throws, first, self._leads_to, self.overshoot == "exceed")

    def _earns(self, roll: int) -> bool:
        six, special = roll in self.sixes, roll in self.special_rolls
        denied = (six and self.first_six == "no-extra-turn") or (
            special and self.special_roll == "no-extra-turn"
        )
        return (six or special) and not denied

    @property
    def sixes(self) -> tuple[int, ...]:
        """The totals that count as a six."""
        return self.six_rolls

    @property
    def extra_roll(self) -> str:
        """Whether there are special rolls besides sixes, or sixes that are not special."""
        return "sixes" if set(self.sixes) == set(self.special_rolls) else "sixes-and-special"

    @cached_property
    def _always_ends(self) -> bool:
        """Whether no game goes on for ever, as far as is known; it is not worked out for huge boards."""
        sent_back = self.killing != "none" or self.third_six not in HARMLESS
        known = self.side <= WELL_KNOWN and self.rules_are_ours and not sent_back
        return known and end_stays_in_reach(self._track)

    @property
    def stalemate(self) -> str:
        return "never" if self._always_ends else "nobody-can-move"

    @property
    def turn_limit(self) -> str:
        return "none" if self._always_ends and self.most_turns is None else "exact"

    @property
    def extra_rolls(self) -> tuple[int, ...]:
        """The totals that earn another roll, as far as our own rules decide it."""
        return tuple(sorted(roll for roll in {*self.sixes, *self.special_rolls} if self._earns(roll)))

    @cached_property
    def board(self) -> tuple[Entity, ...]:
        """What stands on the board, by hand or by the computer."""
        if self.entities is not None:
            return self.entities
        placed = PLACERS[self.placement](self.side, self.density, self.board_seed)
        wanted = {kind: getattr(self, option) for option, kind in EXTRAS.items()}
        return placed if not any(wanted.values()) else with_more(self, placed, wanted)

    @property
    def _faces(self) -> Sequence[int]:
        return self.faces or range(1, self.sides + 1)

    @property
    def _weights(self) -> Sequence[int]:
        return self.weights or [1] * len(self._faces)

    @cached_property
    def throws(self) -> Mapping[int, int]:
        """How many ways there are to throw each total, ascending."""
        return ways_to_throw(self._faces, self._weights, self.dice, MAX_ACTIONS)

    @cached_property
    def _leads_to(self) -> NDArray[np.int32]:
        leads_to = np.arange(self.side**2 + 1, dtype=np.int32)
        for e in self.board:
            leads_to[e.cell] = e.leads_to(self.boost, self.side**2)
        return leads_to

    @property
    def _longest(self) -> int:
        """The turns after which the game is drawn; far more than a game takes that can be won."""
        turns = max(LEAST_TURNS, TURNS_PER_CELL * self.side**2) * self.players
        return self.most_turns or min(turns, MOST_TURNS)

    @property
    def _stuck(self) -> int:
        """The first cell that no roll leads on from, one beyond the end where there is none."""
        known = self.overshoot == "stay" and self.third_six in STAYING and self.priority in OURS["priority"]
        return self.side**2 + 1 - (min(self.throws) if known else 0)

    @cached_property
    def _setup(self) -> Setup:
        totals = np.array(list(self.throws), np.int32)
        ways = np.array(list(self.throws.values()), np.int64)
        weights = ways // np.gcd.reduce(ways)
        last, highest = self.side * self.side, max(self.throws)
        effect = np.zeros(last + 1, np.int32)
        for e in self.board:
            effect[e.cell] = KINDS[e.kind].effect
        numbered = list(self._faces) == list(range(1, highest + 1)) == list(totals)
        fair = self.dice == 1 and numbered and bool(np.all(weights == 1))
        drawn_by_lot = self.turn_order == "random" and self.seat_order is None
        seats = np.array(self.seat_order or range(1, self.players + 1), np.int32) - np.int32(1)
        follows = np.full(self.players, -1, np.int32)
        if not drawn_by_lot:
            follows[seats] = np.roll(seats, -1)
        return frozen_setup(
            Setup(
                seats=self.players,
                last=last,
                random_order=int(drawn_by_lot),
                first=-1 if drawn_by_lot else int(seats[0]),
                follows=follows,
                fair_sides=highest if fair else 0,
                **{slot.name: slot.number(getattr(self, slot.name)) for slot in SLOTS},
                stuck=self._stuck,
                most_turns=self._longest,
                totals=totals,
                weights=weights.astype(np.int32),
                opens=_marked(highest, self.start_rolls),
                special=_marked(highest, self.special_rolls),
                six=_marked(highest, self.sixes),
                leads_to=self._leads_to,
                effect=effect,
            )
        )

    def setup(self) -> Setup:
        return self._setup


def _marked(highest: int, rolls: tuple[int, ...]) -> NDArray[np.int32]:
    return np.array([roll in rolls for roll in range(highest + 1)], np.int32)


SnakesPosition = Position[State, Setup, Config]
