"""The browser and Python say the same: both are held to the file of examples that the client's tests read."""

import json
from typing import Any

import pytest

from boardloom.core.message import Arg, Cell, Message, Piece, Series, Who
from boardloom.words import catalogue
from tests.web.conftest import WEB

EXAMPLES = json.loads((WEB / "src" / "i18n" / "examples.json").read_text("utf-8"))


def received(sent: Any) -> Arg:
    """An argument as it was before it was written as JSON."""
    match sent:
        case {"id": id}:
            return Message(id, {key: received(arg) for key, arg in sent.get("args", {}).items()})
        case {"items": items, "join": join}:
            return Series(tuple(received(item) for item in items), join)
        case {"seat": seat}:
            return Who(seat)
        case {"cell": cell}:
            return Cell(cell)
        case {"piece": piece}:
            return Piece(piece)
        case int() | float() | str():
            return sent
    raise ValueError(sent)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_python_says_what_the_browser_says(number: int) -> None:
    example = EXAMPLES[number]
    words = received(example["words"])
    assert not isinstance(words, int | float | Who | Cell)
    assert catalogue(example["language"]).format(words, example["names"]) == example["said"]
