"""Sentences with numbers in them: one and more, as each language has it; and dates."""

import time
from collections.abc import Callable, Iterator

import pytest

from boardloom.core.message import Message, Series, message
from boardloom.words import catalogue

NUMBERS = (0, 1, 2, 5, 11)
SPACES = str.maketrans("\u00a0\u202f", "  ")
"""French has spaces before its signs at which no line ends."""


def history(n: int) -> Message:
    players = Series(("Ann", "Bo"), "list")
    return message("history-running", started="now", game="Ludo", players=players, moves=n)


def unfinished(n: int) -> Message:
    return message("report-unfinished", games=n)


def seating(n: int) -> Message:
    return message("seating-names-and-bots", names=2, bots=n, players=n)


def stored(n: int) -> Message:
    return message("store-replays", matches=n, events=n)


def more(n: int) -> Message:
    return message("table-more", count=n)


def longer(n: int) -> Message:
    return message("engine-long", engine="x", command="y", most=n)


@pytest.mark.parametrize(
    ("said", "language", "sentence", "nouns"),
    [
        (history, "en", "now  Ludo: Ann, Bo; running, {}", (
            "0 moves", "1 move", "2 moves", "5 moves", "11 moves",
        )),
        (history, "de", "now  Ludo: Ann, Bo; läuft, {}", ("0 Züge", "1 Zug", "2 Züge", "5 Züge", "11 Züge")),
        (history, "fr", "now  Ludo : Ann, Bo ; en cours, {}", (
            "0 coup", "1 coup", "2 coups", "5 coups", "11 coups",
        )),
        (history, "ar", "now  Ludo: Ann، Bo؛ جارية، النقلات {}", ("0", "1", "2", "5", "11")),
        (unfinished, "fr", "{} dans aucune part.", (
            "0 partie n’a pas fini et ne compte", "1 partie n’a pas fini et ne compte",
            *(f"{n} parties n’ont pas fini et ne comptent" for n in (2, 5, 11)),
        )),
        (unfinished, "de", "{} in keinem Anteil.", (
            "0 Spiele gingen nicht zu Ende und zählen", "1 Spiel ging nicht zu Ende und zählt",
            *(f"{n} Spiele gingen nicht zu Ende und zählen" for n in (2, 5, 11)),
        )),
        (seating, "es", "2 nombres y {}: los nombres son para personas", (
            "0 bots para 0 jugadores", "1 bot para 1 jugador",
            *(f"{n} bots para {n} jugadores" for n in (2, 5, 11)),
        )),
        (stored, "en", "{}: every log replays to the states that were stored.", (
            "0 matches, 0 events", "1 match, 1 event", *(f"{n} matches, {n} events" for n in (2, 5, 11)),
        )),
        (more, "zh", "还有 {} 个：按回车全部显示", ("0", "1", "2", "5", "11")),
        (longer, "ar", "x يجيب عن y بأكثر من {}", ("0 حرف", "حرف واحد", "حرفين", "5 أحرف", "11 حرفًا")),
    ],
)  # fmt: skip
def test_one_and_more(
    said: Callable[[int], Message], language: str, sentence: str, nouns: tuple[str, ...]
) -> None:
    shown = [catalogue(language).format(said(n)).translate(SPACES) for n in NUMBERS]
    assert shown == [sentence.format(noun) for noun in nouns]


@pytest.fixture
def in_berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "CET-1")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("in_berlin")
@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", "16 Nov 2026, 16:34"),
        ("de", "16.11.2026, 16:34"),
        ("es", "16 nov 2026, 16:34"),
        ("fr", "16 nov. 2026, 16:34"),
        ("zh", "2026年11月16日 16:34"),
        ("ar", "16\u200f/11\u200f/2026، 4:34 م"),
    ],
)
def test_moments_are_written_as_the_language_does_in_local_time(language: str, shown: str) -> None:
    written = catalogue(language).moment("2026-11-16T15:34:05Z")
    assert written.translate(SPACES) == shown


@pytest.mark.parametrize("odd", ["", "yesterday", "2026-13-01T00:00:00Z"])
def test_what_is_no_moment_stays_as_it_is(odd: str) -> None:
    assert catalogue("de").moment(odd) == odd
