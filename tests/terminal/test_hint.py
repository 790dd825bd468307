"""Hints: what a strong player would do, asked for at the table."""

import re

from tests.terminal.conftest import House


def test_a_hint_at_the_table(house: House) -> None:
    told = house.pipe("play", "pebbles", "human:Ann,human:Bo", '{"heap": 8}', typed=b"hint\nq\n")
    assert re.search(r"Best: one \(\d+% ± \d+\)", told)
    assert re.search(r"Chances to win: Ann \d+% ± \d+, Bo \d+% ± \d+ \(95% intervals, from [\d,]+ sim", told)
    told = house.pipe("play", "snakes", "human:Ann,human:Bo", "{}", typed=b"hint\nq\n")
    assert "luck alone" in told
