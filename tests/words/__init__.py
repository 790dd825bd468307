"""Words of messages, for tests that read them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from boardloom.core.game import Position
from boardloom.core.message import Words
from boardloom.match.history import happened
from boardloom.words import english


def story(before: Position, action: int, names: Sequence[str] = ()) -> str:
    """What an action does in a position, in English."""
    return english(happened(before, action, before.after(action)), names)


def prompt(p: Position, names: Sequence[str] = ()) -> str:
    return english(p.game.messages.prompt(p), names)


def said(*several: Words, names: Sequence[str] = ()) -> list[str]:
    """Each in English."""
    return [english(words, names) for words in several]


def in_english(words: Any, names: Sequence[str] = ()) -> str:
    """Words of an answer in JSON, in English."""
    return english(msgspec.convert(words, Words), names)
