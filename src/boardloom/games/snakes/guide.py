"""The rules of Snakes & Ladders, for players."""

from collections.abc import Iterator

from boardloom.core.message import Arg, Message, Series, Who, Words, message
from boardloom.core.scene import Section
from boardloom.games.snakes.board import cell_name
from boardloom.games.snakes.config import Config
from boardloom.games.snakes.entities import KINDS, Kind
from boardloom.games.snakes.steps import priority
from boardloom.games.snakes.strategies import SLOTS, third_six

USUAL_SIDES = 6
UNSAID = (
    "snakes-rules-starting-any",
    "snakes-rules-special_roll-extra-turn",
    "snakes-rules-special_roll-no-extra-turn",
    "snakes-rules-first_six-extra-turn",
    "snakes-rules-first_six-no-extra-turn",
    "snakes-rules-priority-classic",
)
"""Rules that need no mention: they change nothing, or are told together."""


def guide(config: Config) -> tuple[Section, ...]:
    kinds = {e.kind for e in config.board}
    return (
        Section(
            message("snakes-rules-aim"),
            (message("snakes-rules-goal", last=cell_name(config.side**2)),),
        ),
        Section(
            message("snakes-rules-board"),
            (
                message("snakes-rules-cells", side=str(config.side)),
                *(_about(kind) for kind in KINDS.values() if kind.name in kinds),
            ),
        ),
        Section(
            message("snakes-rules-turn"),
            (_order(config), _roll(config), *_rules(config)),
        ),
    )


def _about(kind: Kind) -> Message:
    name = kind.name.capitalize() if kind.sentence else kind.name
    return message("snakes-rules-kind", kind=name, effect=kind.sentence)


def _roll(config: Config) -> Message:
    loaded = "-loaded" if config.weights and len(set(config.weights)) > 1 else ""
    if config.faces:
        faces = Series(tuple(map(str, config.faces)), "list")
        return message(f"snakes-rules-roll-faces{loaded}", dice=config.dice, faces=faces)
    if config.sides == USUAL_SIDES:
        return message(f"snakes-rules-roll{loaded}", dice=config.dice)
    return message(f"snakes-rules-roll-sides{loaded}", dice=config.dice, sides=config.sides)


def _rules(config: Config) -> Iterator[Words]:
    """One line for every rule the table has chosen, in our words or in those of a house rule."""
    args: dict[str, dict[str, Arg]] = {
        "starting": {"rolls": _any_of(config.start_rolls)},
        "winning": {"last": cell_name(config.side**2)},
        "third_six": {"rolls": _any_of(config.sixes)},
    }
    extra = config.extra_rolls
    without = set() if set(config.sixes) & set(extra) else {"third_six"}
    for slot in (*SLOTS, priority):
        chosen = slot.options[getattr(config, slot.name)]
        id = f"snakes-rules-{slot.name}-{chosen.name}"
        if slot is third_six and extra:
            yield message("snakes-rules-extra-roll", rolls=_any_of(extra))
        if slot.name not in without and id not in UNSAID:
            yield chosen.sentence or message(id, **args.get(slot.name, {}))


def _order(config: Config) -> Message:
    if config.seat_order is None:
        return message(f"snakes-rules-order-{config.turn_order}")
    players = Series(tuple(Who(number - 1) for number in config.seat_order), "list")
    return message("snakes-rules-order-seats", players=players)


def _any_of(rolls: tuple[int, ...]) -> Series:
    return Series(tuple(map(str, rolls)), "or")
