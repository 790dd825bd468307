"""Messages in the words of a language.

Ids of a game's messages begin with its name and a dash: `ludo-kicks` is looked for among the words of
Ludo. What a language lacks is said in English.
"""

import re
import unicodedata
from collections.abc import Sequence
from copy import copy
from datetime import datetime
from decimal import localcontext
from functools import cache
from math import isfinite

from babel import Locale, UnknownLocaleError
from babel.localedata import LocaleDataDict
from babel.numbers import NumberPattern
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as FluentMessage
from fluent.runtime.types import FluentFloat, fluent_date

from boardloom.core.message import Arg, Cell, Message, Piece, Series, Who, message
from boardloom.words.languages import ENGLISH, HOUSE, PSEUDO, language_of_environment
from boardloom.words.sources import game_words

REGIONS = {"en": "en-GB", "zh": "zh-Hans", PSEUDO: "el"}
"""Whose numbers and plurals a language uses, where its name alone does not say it. The made-up one has those
of Greek: plurals are as in English, but nothing is written in Latin letters."""
BARE_WORD = re.compile(r"[A-Za-z0-9_-]*")
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Where a message or a term begins: nothing inside of one is written so at the beginning of a line."""
ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
"""Around a text whose direction may differ, so that it does not turn its neighbours around."""
LEFT_TO_RIGHT = "\u200e"
"""Before a minus sign, which would else stand after its number among words from right to left."""
MOST_DIGITS = 5000
"""Of a number: Python itself reads none that is longer than 4300."""
NO_NUMBER = "–"


class _Mirrored(Locale):
    """The locale of a language that runs from right to left."""

    @property
    def decimal_formats(self) -> LocaleDataDict:
        return LocaleDataDict({name: _signed(pattern) for name, pattern in super().decimal_formats.items()})


def _signed(pattern: NumberPattern) -> NumberPattern:
    changed = copy(pattern)
    plus, minus = pattern.prefix
    changed.prefix = (plus, LEFT_TO_RIGHT + minus)
    return changed


class _Bundle(FluentBundle):
    """Writes numbers as a locale of ours does, rather than as the one that Fluent finds.

    A message is parsed when it is first asked for: of the thousand that there are, a command says a few, and
    would spend more time on parsing them all than on anything else.
    """

    def __init__(self, locale: Locale) -> None:
        self.locale = locale
        self._unread: dict[str, str] = {}
        # Isolating every argument, as Fluent would, breaks searching and copying; see `_isolated`.
        super().__init__([str(locale)], use_isolating=False)

    def add_text(self, text: str) -> None:
        """Take in Fluent text; of several messages of one name, the first that can be read counts."""
        _, *parts = ENTRY.split(text)
        for name, rest in zip(parts[::2], parts[1::2], strict=True):
            self._unread[name] = f"{self._unread.get(name, '')}{name} ={rest}\n"

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> FluentMessage:
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, name: str) -> None:
        if text := self._unread.pop(name, ""):
            self.add_resource(FluentResource(text))

    def _get_babel_locale(self) -> Locale:
        return self.locale


class Catalogue:
    """All words of one language.

    >>> names = Series((Who(0), Who(1), "Cid"))
    >>> catalogue("en").format(message("winners", winners=names, count=3), ["Ann"])
    'Ann, Player 2 and Cid share the win!'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._written = ENGLISH if language == PSEUDO else language
        self._locale = _locale(REGIONS.get(language, language))
        self._bundle = _Bundle(self._locale)
        self._games: dict[str, str] = {}
        for file in sorted((HOUSE / self._written).glob("*.ftl")):
            self._add(file.read_text("utf-8"))
        self.name = self._pattern("language-name", {})
        """As its own speakers call it."""
        self.right_to_left = self._pattern("language-direction", {}) == "rtl"

    def format(self, words: Arg, names: Sequence[str] = (), simply: bool = False) -> str:
        """In words; `names` are the players' by seat, and may be too few or empty. `simply`: for people who
        see no names of squares and pieces on the board, where a message has such words."""
        return words if isinstance(words, str) else self._shown(words, names, simply)

    def names(self, names: Sequence[str]) -> list[str]:
        """What the players are called, by seat: by their names, or else by their numbers.

        >>> catalogue("de").names(["Ann", ""])
        ['Ann', 'Spieler 2']
        """
        return [name or self._unnamed(seat) for seat, name in enumerate(names)]

    def decimal(self, number: float, places: int) -> str:
        """A number with so many decimals."""
        return self._figure(number, places)

    def percent(self, share: float, places: int = 0) -> str:
        """A share as a percentage with so many decimals."""
        return self._figure(share, places, style="percent")

    def moment(self, written: str) -> str:
        """A date with the time of day here, of a moment written as in transcripts, 2026-11-15T10:30:00Z; what
        is written otherwise stays as it is."""
        try:
            here = datetime.fromisoformat(written).astimezone()
        except (ValueError, OverflowError, OSError):
            return written
        return str(fluent_date(here, dateStyle="medium", timeStyle="short").format(self._locale))

    def ordinal(self, number: int) -> str:
        """How the language counts: the category of "1st" or of "2nd", by which a pattern may select."""
        return str(self._locale.ordinal_form(number))

    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            self._load(name)
        if not self._bundle.has_message(name):
            return False
        entry = self._bundle.get_message(name)
        return attribute in entry.attributes if attribute else entry.value is not None

    def _add(self, text: str) -> None:
        if self.language == PSEUDO:
            from boardloom.words.pseudo import pseudo  # tests alone need it

            text = pseudo(text)
        self._bundle.add_text(text)

    def _load(self, name: str) -> None:
        """Take in the words of the game that an id belongs to: when first asked for, and again where one is
        missing, since games and strategies may be added at any time."""
        game = name.partition("-")[0]
        words = game_words(game, self._written)
        if words != self._games.get(game):
            self._games[game] = words
            self._add(words)

    def _pattern(self, id: str, args: dict[str, str | int | float]) -> str:
        name, _, attribute = id.partition(".")
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        with localcontext(prec=MOST_DIGITS):  # Babel fails at numbers that are longer than the usual 28
            return str(self._bundle.format_pattern(pattern, args)[0])

    def _argument(self, arg: Arg, names: Sequence[str], simply: bool) -> str | int | float:
        match arg:
            case Message():
                return self._said(arg, names, simply)
            case Series(items, join):
                return self._joined([self._shown(item, names, simply) for item in items], join)
            case Who(seat):
                name = names[seat] if 0 <= seat < len(names) else ""
                return self._isolated(name) if name else self._unnamed(seat)
            case Cell(text) | Piece(text):
                return self._isolated(text)
            case str(text):
                # A bare word cannot turn its neighbours around, and a pattern may select by it.
                return text if BARE_WORD.fullmatch(text) else self._isolated(text)
            case _:
                return arg

    def _unnamed(self, seat: int) -> str:
        return self._said(message("player", number=seat + 1), (), simply=False)

    def _figure(self, number: float, places: int, style: str = "decimal") -> str:
        if not isfinite(number):
            return NO_NUMBER
        digits = {"minimumFractionDigits": places, "maximumFractionDigits": places}
        return FluentFloat(number, style=style, **digits).format(self._locale)

    def _said(self, said: Message, names: Sequence[str], simply: bool) -> str:
        if not self.has(said.id):
            return said.id if self.language == ENGLISH else english(said, names, simply)
        args = {key: self._argument(arg, names, simply) for key, arg in said.args.items()}
        simple = f"{said.id}.simply"
        return self._pattern(simple if simply and self.has(simple) else said.id, args)

    def _shown(self, arg: Arg, names: Sequence[str], simply: bool) -> str:
        shown = self._argument(arg, names, simply)
        return shown if isinstance(shown, str) else self._pattern("number", {"number": shown})

    def _joined(self, shown: Sequence[str], join: str) -> str:
        parts = [part for part in shown if part]
        if join not in ("and", "or"):
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


def _locale(region: str) -> Locale:
    """That of a language which somebody made up is the English one."""
    try:
        found = Locale.parse(region, sep="-")
    except UnknownLocaleError:
        found = Locale(ENGLISH)
    mirrored = found.character_order == "right-to-left"
    return _Mirrored(found.language, found.territory, found.script) if mirrored else found


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def english(words: Arg, names: Sequence[str] = (), simply: bool = False) -> str:
    """What a message says in English: in transcripts, logs and tests."""
    return catalogue(ENGLISH).format(words, names, simply)


def local() -> Catalogue:
    """The words of whoever sits at this terminal."""
    return catalogue(language_of_environment())


def spoken(words: Arg, names: Sequence[str] = ()) -> str:
    """What a message says in the language of whoever sits at this terminal."""
    return local().format(words, names)


def first_known(*ids: str) -> Message | None:
    """The first of these that there are words for."""
    return next((message(id) for id in ids if catalogue(ENGLISH).has(id)), None)
