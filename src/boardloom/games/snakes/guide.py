"""The rules of Snakes & Ladders, for players."""

from collections.abc import Iterator

from boardloom.core.message import Arg, Message, Series, Words, message
from boardloom.core.scene import Section
from boardloom.games.snakes.board import cell_name
from boardloom.games.snakes.config import Config
from boardloom.games.snakes.entities import KINDS, Kind
from boardloom.games.snakes.strategies import SLOTS

USUAL_SIDES = 6
UNSAID = ("snakes-rules-starting-any", "snakes-rules-special_roll-no-extra-turn")
"""Rules that need no mention: they change nothing."""


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
            (message(f"snakes-rules-order-{config.turn_order}"), _roll(config), *_rules(config)),
        ),
    )


def _about(kind: Kind) -> Message:
    name = kind.name.capitalize() if kind.sentence else kind.name
    return message("snakes-rules-kind", kind=name, effect=kind.sentence)


def _roll(config: Config) -> Message:
    loaded = "-loaded" if config.weights and len(set(config.weights)) > 1 else ""
    if config.sides == USUAL_SIDES:
        return message(f"snakes-rules-roll{loaded}", dice=config.dice)
    return message(f"snakes-rules-roll-sides{loaded}", dice=config.dice, sides=config.sides)


def _rules(config: Config) -> Iterator[Words]:
    """One line for every rule the table has chosen, in our words or in those of a house rule."""
    args: dict[str, dict[str, Arg]] = {
        "starting": {"rolls": _any_of(config.start_rolls)},
        "winning": {"last": cell_name(config.side**2)},
        "special_roll": {"rolls": _any_of(config.special_rolls)},
    }
    without = set() if config.special_rolls else {"special_roll", "third_six"}
    if config.special_roll == "no-extra-turn":
        without = {"third_six"}
    for slot in SLOTS:
        chosen = slot.options[getattr(config, slot.name)]
        id = f"snakes-rules-{slot.name}-{chosen.name}"
        if slot.name not in without and id not in UNSAID:
            yield chosen.sentence or message(id, **args.get(slot.name, {}))


def _any_of(rolls: tuple[int, ...]) -> Series:
    return Series(tuple(map(str, rolls)), "or")
