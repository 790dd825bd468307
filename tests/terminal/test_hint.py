"""Hints: what a strong player would do, asked for at the table."""

from tests.terminal.conftest import House


def test_a_hint_at_the_table(house: House) -> None:
    told = house.pipe("play", "pebbles", "human:Ann,human:Bo", '{"heap": 8}', typed=b"hint\nq\n")
    assert "Best: one (" in told
    assert "Chances to win: Ann " in told
    told = house.pipe("play", "snakes", "human:Ann,human:Bo", "{}", typed=b"hint\nq\n")
    assert "luck alone" in told
