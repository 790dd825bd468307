"""Paintings of every game, byte for byte as they were when somebody last looked at them."""

import pytest

from boardloom.games import HOUSE_GAMES
from tests.painters.golden import FOLDER, files, painting

FILES = [file for name in HOUSE_GAMES for file in files(name)]


@pytest.mark.parametrize("file", FILES)
def test_paintings_look_as_they_did(file: str) -> None:
    kept = (FOLDER / file).read_text("utf-8")
    assert painting(file) == kept, "if this is meant: python -m tests.golden"


def test_no_painting_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(FILES)
