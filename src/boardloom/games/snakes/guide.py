"""The rules of Snakes & Ladders, for players."""

from boardloom.core.scene import Section
from boardloom.games.layout_helpers import listed, several
from boardloom.games.snakes.config import Config
from boardloom.games.snakes.entities import KINDS
from boardloom.games.snakes.strategies import SLOTS


def guide(config: Config) -> tuple[Section, ...]:
    last = config.side * config.side
    kinds = {e.kind for e in config.board}
    order = "Lots decide the order of play." if config.turn_order == "random" else "You play seat by seat."
    return (
        Section("The aim", (f"Be the first to bring your token from the start to cell {last}.",)),
        Section(
            "The board",
            (
                f"{config.side} by {config.side} cells, numbered from the bottom left, back and forth.",
                *(f"{name.capitalize()}: {KINDS[name].sentence}" for name in KINDS if name in kinds),
            ),
        ),
        Section(
            "Your turn",
            (order, f"Roll {_dice(config)} and move on by as many cells.", *filter(None, _rules(config))),
        ),
    )


def _dice(config: Config) -> str:
    kind = "" if config.sides == 6 else f" of {several(config.sides, 'side')}"
    loaded = config.weights and len(set(config.weights)) > 1
    dice = f"the die{kind}" if config.dice == 1 else f"{config.dice} dice{kind}"
    return f"{dice}, which is loaded," if loaded else dice


def _rules(config: Config) -> list[str]:
    """One line for every rule the table has chosen, in our words or in those of a house rule."""
    last, six = config.side * config.side, listed(config.special_rolls, "or")
    words = {
        "starting any": "",
        "starting specific": f"Only {listed(config.start_rolls, 'or')} takes you onto the board.",
        "overshoot stay": "A roll that would carry you beyond the last cell does not move you.",
        "overshoot exceed": "A roll may carry you beyond the last cell.",
        "winning exact": f"You win by landing on cell {last} exactly.",
        "winning cross": f"You win by reaching cell {last} or passing it.",
        "killing none": "Several tokens may share a cell.",
        "killing opponent": "If you land on somebody's cell, they go back to the start.",
        "killing self": "If you land on somebody's cell, you go back to the start.",
        "killing both": "If you land on somebody's cell, both of you go back to the start.",
        "special_roll extra-turn": f"Rolling {six} gives you another roll, even if you could not move.",
        "special_roll no-extra-turn": "",
        "third_six cancel": "The third such roll in one turn does not count, and your turn is over.",
        "third_six normal": "The third such roll in one turn is a roll like any other.",
        "third_six lose-next-turn": "The third such roll in one turn does not count; you miss a turn.",
        "third_six backtrack": "The third such roll in one turn takes you back to where the turn began.",
        "third_six to-start": "The third such roll in one turn takes you back to the start.",
    }
    without = set() if config.special_rolls else {"special_roll", "third_six"}
    if config.special_roll == "no-extra-turn":
        without = {"third_six"}
    chosen = {slot: getattr(config, slot.name) for slot in SLOTS if slot.name not in without}
    return [words.get(f"{slot.name} {name}", slot.sentences()[name]) for slot, name in chosen.items()]
