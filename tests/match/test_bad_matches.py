"""Matches that cannot be, whoever asks for them."""

from pathlib import Path

import pytest

from boardloom.core.errors import BadInput, BadOptions
from boardloom.match import saved
from boardloom.match.transcript import write

from .matches import begun, finished, played


def test_nothing_is_drawn_once_it_is_over() -> None:
    match = finished()
    with pytest.raises(BadInput, match="the game is over"):
        match.draw()


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_that_cannot_be_drawn_from_is_refused_at_once(seed: int) -> None:
    with pytest.raises(BadOptions, match="seed"):
        begun(seed=seed)


@pytest.mark.parametrize("id", ["../../escaped", "TMP/escaped", "a/b", "..", "a\0b", ""])
def test_a_game_from_elsewhere_cannot_leave_the_shelf(id: str, tmp_path: Path) -> None:
    """The id comes from a file that anybody may have written."""
    path = tmp_path / "theirs.txt"
    path.write_text(write(played(2)).replace("20260101-101500-abc123", id.replace("TMP", str(tmp_path))))
    with pytest.raises(BadInput):
        saved.keep(saved.load(path))
