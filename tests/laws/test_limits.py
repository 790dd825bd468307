"""Every limit of a number among the options of our games says why it is there."""

from typing import Any

import pytest

from boardloom.games import HOUSE_GAMES, find
from boardloom.words import english

BEYOND = {"minimum": -1, "maximum": 1, "exclusiveMaximum": 0}
"""The limits in a schema, and what passes each of them by as little as may be."""


def limits() -> list[tuple[str, str, float]]:
    """Game, option, and a number that is too small or too large for it."""
    found: list[tuple[str, str, float]] = []
    for game in HOUSE_GAMES:
        fields: dict[str, dict[str, Any]] = find(game).config.model_json_schema()["properties"]
        for option, field in fields.items():
            for kind in (field, *field.get("anyOf", ())):
                beyond = ((limit, by) for limit, by in BEYOND.items() if limit in kind)
                found += [(game, option, kind[limit] + by) for limit, by in beyond]
    return found


@pytest.mark.parametrize(("game", "option", "number"), limits())
def test_a_limit_that_is_passed_is_told_with_its_reason(game: str, option: str, number: float) -> None:
    said = [english(problem.words) for problem in find(game).config.problems({option: number})]
    assert said
    assert ": " in said[0], f"no reason stands behind: {said[0]}"
    assert not said[0].endswith(f"(got {number})")


def test_the_limits_are_found() -> None:
    assert {game for game, _, _ in limits()} == set(HOUSE_GAMES)
    assert ("snakes", "traps", -1) in limits()
    assert ("snakes", "most_turns", 10**9 + 1) in limits()
