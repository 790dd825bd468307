"""The browser and Python say the same: both are held to the file of examples that the client's tests read."""

import json

import pytest
from msgspec import convert

from boardloom.core.message import Words
from boardloom.words import catalogue
from tests.web.conftest import WEB

EXAMPLES = json.loads((WEB / "src" / "i18n" / "examples.json").read_text("utf-8"))


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_python_says_what_the_browser_says(number: int) -> None:
    example = EXAMPLES[number]
    words: Words = convert(example["words"], type=Words)
    assert catalogue(example["language"]).format(words, example["names"]) == example["said"]
