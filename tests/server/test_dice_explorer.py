"""Nobody can choose the dice, in any order of events; and the walk that shows it finds those who could."""

import pytest

from boardloom.server.session import gathering
from boardloom.server.session.room import Room
from tests.server.dice_explorer import explore, table


@pytest.mark.parametrize("kinds", [("link", "link"), ("link", "here"), ("link", "bot")])
def test_nobody_chooses_the_dice(kinds: tuple[str, ...]) -> None:
    found = explore(table(*kinds))
    assert found.starts > 0
    assert found.records > 0
    assert found.faults == {}


def test_nobody_chooses_the_dice_with_a_beacon() -> None:
    found = explore(table("link", "link", beacon=True))
    assert found.starts > 0
    assert found.faults == {}


def test_the_walk_finds_who_commits_after_a_nonce_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "nonce_open", property(lambda room: False))
    found = explore(table("link", "link"))
    assert found.faults.keys() >= {"commit after open", "choose"}


def test_the_walk_finds_who_starts_without_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "_agreed_by_all", lambda room, seat: True)
    found = explore(table("link", "link"))
    assert found.faults.keys() >= {"left out", "choose"}


def test_the_walk_finds_rolls_that_pass_as_hidden() -> None:
    """The first format of the record took the server's word for what is hidden."""
    found = explore(table("link", "bot"), forge_old=True)
    assert found.faults.keys() == {"hidden"}
