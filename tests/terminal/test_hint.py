"""Hints: what a strong player would do, asked for at the table."""

import re

from tests.terminal.conftest import House


def test_a_hint_at_the_table(house: House) -> None:
    printed = house.pipe("play", "pebbles", "human:Ann,human:Bo", '{"heap": 8}', typed=b"hint\nq\n")
    assert re.search(r"Best: one \(\d+% ± \d+\)", printed)
    assert re.search(
        r"Chances to win: Ann \d+% ± \d+, Bo \d+% ± \d+ \(95% intervals, from [\d,]+ sim", printed
    )
    printed = house.pipe("play", "snakes", "human:Ann,human:Bo", "{}", typed=b"hint\nq\n")
    assert "luck alone" in printed
