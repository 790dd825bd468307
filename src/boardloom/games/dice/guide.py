"""The rules of DO or DICE, for players."""

from collections.abc import Iterator, Sequence

from boardloom.core.message import Message, Series, message
from boardloom.core.scene import Section
from boardloom.games.dice.config import Config
from boardloom.games.dice.faces import Face, Shadow
from boardloom.games.dice.messages import goal_sentence, in_words


def guide(config: Config) -> tuple[Section, ...]:
    sections = [
        Section(message("dice-rules-aim"), tuple(_aim(config))),
        Section(message("dice-rules-round"), tuple(_round(config))),
        Section(message("dice-rules-living"), tuple(_living(config))),
        Section(message("dice-rules-fallen"), tuple(_fallen(config))),
        Section(message("dice-rules-points"), tuple(_points(config))),
        Section(message("dice-rules-ranking"), tuple(_ranking(config))),
    ]
    if config.goals:
        sections.append(Section(message("dice-rules-goals"), tuple(_goals(config))))
    return tuple(sections)


def _aim(config: Config) -> Iterator[Message]:
    yield message("dice-rules-aim-points", hp=config.hp)
    yield message("dice-rules-aim-end", rounds=config.rounds)


def _round(config: Config) -> Iterator[Message]:
    yield message("dice-rules-round-order")
    if config.first_seat != "fixed":
        drawn = config.first_seat == "drawn"
        yield message("dice-rules-round-drawn" if drawn else "dice-rules-round-rotating")
    yield message("dice-rules-round-cap", hp=config.setup().hp_cap)
    if config.rerolls:
        yield message("dice-rules-round-tokens", count=config.rerolls)
    yield message("dice-rules-round-played-on" if config.finish_round else "dice-rules-round-over-at-once")


def _numbers(effects: Sequence[Face | Shadow]) -> Iterator[Message]:
    for number, effect in enumerate(effects, 1):
        yield message("dice-number", number=number, effect=in_words(effect))


def _living(config: Config) -> Iterator[Message]:
    yield from _numbers(config.faces)
    if len(set(config.weights)) > 1:
        weights = Series(tuple(f"{number}: {w}" for number, w in enumerate(config.weights, 1)), "list")
        yield message("dice-rules-living-weights", weights=weights)
    if config.same_target == "everybody":
        yield message("dice-rules-living-twice")


def _fallen(config: Config) -> Iterator[Message]:
    yield message("dice-rules-fallen-roll")
    yield from _numbers(config.shadows)
    if config.same_target != "off":
        yield message("dice-rules-fallen-twice")
    if config.roll_again:
        yield message("dice-option-roll_again.help")
    if config.steal_from_fallen:
        yield message("dice-option-steal_from_fallen.help")


def _points(config: Config) -> Iterator[Message]:
    if config.survival_vp:
        yield message("dice-rules-points-survival", vp=config.survival_vp)
    if config.elimination_vp:
        for_all = config.fallen_earn
        yield message(
            "dice-rules-points-elimination" if for_all else "dice-rules-points-elimination-alive",
            vp=config.elimination_vp,
        )
    yield message("dice-rules-points-least")


def _ranking(config: Config) -> Iterator[Message]:
    if not config.fallen_first:
        yield message("dice-rules-ranking-alive")
    yield message("dice-rules-ranking-order")
    if config.overkill:
        yield message("dice-rules-ranking-overkill")


def _goals(config: Config) -> Iterator[Message | str]:
    yield message("dice-rules-goals-dealt", vp=config.goal_vp)
    for name in config.goals:
        yield goal_sentence(name)
