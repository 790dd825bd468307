"""The rules of DO or DICE, for players."""

from collections.abc import Iterator

from boardloom.core.scene import Section
from boardloom.games.dice.config import Config
from boardloom.games.dice.goals import goal
from boardloom.games.dice.picture import in_words
from boardloom.games.layout_helpers import several


def guide(config: Config) -> tuple[Section, ...]:
    sections = [
        Section(
            "The aim",
            (
                f"Everybody has {config.hp} HP and no VP. Stay alive, and collect victory points.",
                f"The game ends after {several(config.rounds, 'round')}, or when only one is left alive.",
            ),
        ),
        Section("A round", tuple(_round(config))),
        Section("What the living roll", tuple(_numbers(config, [in_words(face) for face in config.faces]))),
        Section("The fallen", tuple(_fallen(config))),
        Section("Victory points", tuple(_points(config))),
        Section("The ranking", tuple(_ranking(config))),
    ]
    if config.goals:
        sentences = goal.sentences()
        dealt = f"Everybody is dealt one in secret; meeting it gives {config.goal_vp} VP at the end."
        sections.append(Section("Secret goals", (dealt, *(sentences[name] for name in config.goals))))
    return tuple(sections)


def _round(config: Config) -> Iterator[str]:
    yield "First the living roll, one after the other, then the fallen."
    if config.first_seat != "fixed":
        drawn = "Lots decide who begins; the" if config.first_seat == "drawn" else "The"
        yield f"{drawn} first seat moves on by one every round."
    yield f"HP never rise above {config.setup().hp_cap}. At 0 HP or below you have fallen."
    if config.rerolls:
        yield f"You have {several(config.rerolls, 'reroll token')}: each lets you roll once more."
    if config.finish_round:
        yield "When only one is left alive the round is still played to its end."
    else:
        yield "When only one is left alive the round is over at once."


def _numbers(config: Config, effects: list[str]) -> Iterator[str]:
    for number, effect in enumerate(effects, 1):
        yield f"{number} {effect}"
    if len(set(config.weights)) > 1:
        chances = ", ".join(f"{number}: {w}" for number, w in enumerate(config.weights, 1))
        yield f"The numbers are not equally likely; their weights are {chances}."
    if config.same_target == "everybody":
        yield "You cannot affect the same player two rounds in a row."


def _fallen(config: Config) -> Iterator[str]:
    yield "Who has fallen still rolls once a round, as a shadow over the living:"
    for number, shadow in enumerate(config.shadows, 1):
        yield f"{number} {in_words(shadow)}"
    if config.same_target != "off":
        yield "A shadow cannot affect the same player two rounds in a row."
    if config.roll_again:
        yield "Who falls after their roll rolls again as a shadow in that round."
    if config.steal_from_fallen:
        yield "The living may steal from the fallen."


def _points(config: Config) -> Iterator[str]:
    if config.survival_vp:
        yield f"At the end of every round the living get {config.survival_vp} VP."
    if config.elimination_vp:
        whose = "Eliminating somebody" if config.fallen_earn else "Eliminating somebody while you live"
        yield f"{whose} gives {config.elimination_vp} VP."
    yield "VP never fall below 0."


def _ranking(config: Config) -> Iterator[str]:
    if not config.fallen_first:
        yield "The best living player is first, whatever the fallen have."
    yield "VP decide the ranking. Then: more HP, fewer rounds as a fallen player, a final roll of the die."
    if config.overkill:
        yield "Of the fallen, it counts how far below 0 HP they fell."
