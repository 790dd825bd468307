"""With which options a game is tried: the usual ones, presets, the ends, and some that lie between."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from typing import Any

from boardloom.core.game import Game

Options = Mapping[str, object]
MIXED = 12
"""The most sets that mix what lies between the ends."""
DRAWN = 30
"""Sets that are drawn for each of these; the one with the most that is new is taken."""
VALUES = 24
"""Of a whole number with a wider range, so many values are tried at most."""


def tables(game: Game) -> list[Options]:
    """The usual options, every preset, and as few and as many players as may be."""
    about = _properties(game)["players"]
    most: list[Options] = [
        {"players": about[end]}
        for end in ("minimum", "maximum")
        if end in about and about[end] != about.get("default")
    ]
    given = [{}, *({"preset": preset} for preset in game.config.presets), *most]
    return [options for options in given if not options or not game.config.problems(options)]


def ends_of_options(game: Game) -> list[Options]:
    """Each option alone at its least and its most, or at each of its other values."""
    given: list[Options] = [
        {name: value}
        for name, hints in _properties(game).items()
        if name not in ("players", "preset")
        for value in _ends(hints)
        if value != hints.get("default")
    ]
    return [options for options in given if not game.config.problems(options)]


def mixed_options(game: Game) -> list[Options]:
    """Sets of several options at once, in which as many pairs of values stand together as can be; each number
    of players and each value of a short range is among them."""
    values = {
        name: found
        for name, hints in _properties(game).items()
        if name != "preset" and len(found := _values(hints)) > 1
    }
    luck = Random(game.name)
    left = set(_pairs(game, values))
    sets: list[Options] = []
    while left and len(sets) < MIXED:
        drawn = [{name: luck.choice(found) for name, found in values.items()} for _ in range(DRAWN)]
        best = max(drawn, key=lambda options: len(left & _together(options)))
        if not left & _together(best):
            break
        left -= _together(best)
        if not game.config.problems(best):
            sets.append(best)
    return sets


def _properties(game: Game) -> Mapping[str, Any]:
    properties: Mapping[str, Any] = game.config.model_json_schema()["properties"]
    return properties


def _ends(hints: Mapping[str, Any]) -> list[object]:
    if hints.get("type") == "boolean":
        return [False, True]
    if hints.get("type") == "integer":
        return [hints[end] for end in ("minimum", "maximum") if end in hints]
    values: list[object] = hints.get("enum", [])
    return values


def _values(hints: Mapping[str, Any]) -> list[object]:
    """All values of an option, or some of them from the least to the most."""
    if hints.get("type") == "integer" and {"minimum", "maximum"} <= hints.keys():
        least, most = hints["minimum"], hints["maximum"]
        apart = max(1, (most - least) // VALUES)
        return [*range(least, most, apart), most]
    return _ends(hints)


def _pairs(game: Game, values: Mapping[str, list[object]]) -> Iterator[tuple[object, ...]]:
    """All pairs of values that could stand together; single values where there is one option."""
    if len(values) == 1:
        yield from ((name, value) for name, found in values.items() for value in found)
    for (one, ones), (other, others) in combinations(values.items(), 2):
        yield from ((one, a, other, b) for a in ones for b in others)


def _together(options: Options) -> set[tuple[object, ...]]:
    """Those that stand together in one set."""
    if len(options) == 1:
        return set(options.items())
    return {(one, a, other, b) for (one, a), (other, b) in combinations(options.items(), 2)}
