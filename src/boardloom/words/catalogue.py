"""Messages in the words of a language.

Ids of a game's messages begin with its name and a dash: `ludo-kicks` is looked for among the words of
Ludo. What a language lacks is said in English.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from boardloom.core.message import Arg, Cell, Message, Piece, Series, Who, message
from boardloom.words.sources import game_words

ENGLISH = "en"
HOUSE = Path(__file__).parent
REGIONS = {"en": "en-GB", "zh": "zh-Hans"}
"""Whose numbers and plurals a language uses, where its name alone does not say it."""
BARE_WORD = re.compile(r"[A-Za-z0-9_-]*")
ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
"""Around a text whose direction may differ, so that it does not turn its neighbours around."""


class Catalogue:
    """All words of one language.

    >>> names = Series((Who(0), Who(1), "Cid"))
    >>> catalogue("en").format(message("winners", winners=names, count=3), ["Ann"])
    'Ann, Player 2 and Cid share the win!'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolating every argument, as Fluent would, breaks searching and copying; see `_isolated`.
        self._bundle = FluentBundle([REGIONS.get(language, language)], use_isolating=False)
        self._games: dict[str, str] = {}
        for file in sorted((HOUSE / language).glob("*.ftl")):
            self._add(file.read_text("utf-8"))
        self.name = self._pattern("language-name", {})
        """As its own speakers call it."""
        self.right_to_left = self._pattern("language-direction", {}) == "rtl"

    def format(self, words: Arg, names: Sequence[str] = ()) -> str:
        """In words; `names` are the players' by seat, and may be too few or empty."""
        return words if isinstance(words, str) else self._shown(words, names)

    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            self._load(name)
        if not self._bundle.has_message(name):
            return False
        entry = self._bundle.get_message(name)
        return attribute in entry.attributes if attribute else entry.value is not None

    def _add(self, text: str) -> None:
        self._bundle.add_resource(FluentResource(text))

    def _load(self, name: str) -> None:
        """Take in the words of the game that an id belongs to: when first asked for, and again where one is
        missing, since games and strategies may be added at any time."""
        game = name.partition("-")[0]
        words = game_words(game, self.language)
        if words != self._games.get(game):
            self._games[game] = words
            self._add(words)

    def _pattern(self, id: str, args: dict[str, str | int | float]) -> str:
        name, _, attribute = id.partition(".")
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, args)[0])

    def _argument(self, arg: Arg, names: Sequence[str]) -> str | int | float:
        match arg:
            case Message():
                return self._said(arg, names)
            case Series(items, join):
                return self._joined([self._shown(item, names) for item in items], join)
            case Who(seat):
                name = names[seat] if 0 <= seat < len(names) else ""
                return self._isolated(name) if name else self._said(message("player", number=seat + 1), names)
            case Cell(text) | Piece(text):
                return self._isolated(text)
            case str(text):
                # A bare word cannot turn its neighbours around, and a pattern may select by it.
                return text if BARE_WORD.fullmatch(text) else self._isolated(text)
            case _:
                return arg

    def _said(self, said: Message, names: Sequence[str]) -> str:
        if not self.has(said.id):
            return said.id if self.language == ENGLISH else english(said, names)
        return self._pattern(said.id, {key: self._argument(arg, names) for key, arg in said.args.items()})

    def _shown(self, arg: Arg, names: Sequence[str]) -> str:
        shown = self._argument(arg, names)
        return shown if isinstance(shown, str) else self._pattern("number", {"number": shown})

    def _joined(self, shown: Sequence[str], join: str) -> str:
        parts = [part for part in shown if part]
        if join in ("clauses", "sentences", "parts", "lines"):
            return self._pattern(f"join-{join}", {}).join(parts)
        if len(parts) < 2:
            return "".join(parts)
        *before, last = parts
        first = self._pattern("join-list", {}).join(before)
        return self._pattern(f"join-{join}", {"first": first, "last": last})

    def _isolated(self, text: str) -> str:
        if self.right_to_left or any(unicodedata.bidirectional(c) in ("R", "AL") for c in text):
            return f"{ISOLATE}{text}{POP_ISOLATE}"
        return text


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def english(words: Arg, names: Sequence[str] = ()) -> str:
    """What a message says in English: in transcripts, logs and tests."""
    return catalogue(ENGLISH).format(words, names)


def first_known(*ids: str) -> Message | None:
    """The first of these that there are words for."""
    return next((message(id) for id in ids if catalogue(ENGLISH).has(id)), None)


@cache
def languages() -> tuple[str, ...]:
    """All there are, English first."""
    found = sorted(folder.name for folder in HOUSE.iterdir() if (folder / "house.ftl").is_file())
    return (ENGLISH, *(language for language in found if language != ENGLISH))
