"""Catalogues turn messages into words: joins, names, directions, other languages, words given in passing."""

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Literal

import pytest
from fluent.runtime import FluentBundle, FluentResource

from boardloom.core.game import Policy
from boardloom.core.message import Arg, Cell, Message, Piece, Series, Who, message, sentences
from boardloom.core.record import rule
from boardloom.games import find, register
from boardloom.games.dice.goals import goal
from boardloom.words import Catalogue, catalogue, english, languages
from tests.terminal.pebbles import game as pebbles

HEBREW, ARABIC = "דנה", "ليلى"
ISOLATED = "\u2068{}\u2069".format


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})


@pytest.fixture
def mirrored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Catalogue]:
    """A language that somebody added with a file: written from right to left, with few words."""
    modules = [import_module(f"boardloom.words.{name}") for name in ("catalogues", "languages")]
    (tmp_path / "en").symlink_to(modules[0].HOUSE / "en")
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "house.ftl").write_text(
        "language-name = Mirrored\n"
        "language-direction = rtl\n"
        "number = { $number }\n"
        'join-list = {"; "}\n'
        "join-and = { $first } & { $last }\n"
        "wins = !{ $who }\n"
        "player = #{ $number }\n"
    )
    for module in modules:
        monkeypatch.setattr(module, "HOUSE", tmp_path)
    languages.cache_clear()
    yield Catalogue("xx")
    languages.cache_clear()


@pytest.mark.parametrize(
    ("items", "join", "shown"),
    [
        ((), "and", ""),
        (("a",), "and", "a"),
        (("a", "b"), "and", "a and b"),
        (("a", "b", "c"), "and", "a, b and c"),
        (("a", "b", "c"), "or", "a, b or c"),
        (("a", "", "c"), "or", "a or c"),
        (("a", "b", "c"), "list", "a, b, c"),
        (("A.", "", "B."), "sentences", "A. B."),
        (("a", "b"), "parts", "a; b"),
        (("a", "b"), "lines", "a\nb"),
        ((1, Who(1), Cell("4"), Piece("p"), message("the-die")), "list", "1, Bo, 4, p, the die"),
        ((Series(("a", "b")), Series(("c", "d"), "or")), "parts", "a and b; c or d"),
    ],
)
def test_a_series_is_joined(
    items: tuple[Arg, ...],
    join: Literal["and", "or", "list", "sentences", "parts", "lines"],
    shown: str,
) -> None:
    assert english(Series(items, join), ["Ann", "Bo"]) == shown


@pytest.mark.parametrize("names", [[], ["Ann"], ["Ann", ""]])
def test_a_player_without_a_name_is_called_by_number(names: list[str]) -> None:
    assert english(message("wins", who=Who(1)), names) == "Player 2 wins!"
    assert catalogue("de").format(message("wins", who=Who(1)), names) == "Spieler 2 gewinnt!"


def test_no_seat_is_counted_from_the_end() -> None:
    assert english(message("wins", who=Who(-1)), ["Ann", "Bo"]) == "Player 0 wins!"


@pytest.mark.parametrize("name", ["Anna wins!", "%{seat}", "<b>x</b>", "{ $who }", '{"x"}', "wins", "-brand"])
def test_a_name_is_never_read_as_anything_else(name: str) -> None:
    assert english(message("wins", who=Who(0)), [name]) == f"{name} wins!"
    assert english(name) == name
    assert english(Series((name, Who(0)), "list"), [name]) == f"{name}, {name}"


def test_numbers_are_written_as_the_language_does() -> None:
    assert english(Series((1234567, 0.5, -3), "list")) == "1,234,567, 0.5, -3"
    assert catalogue("de").format(Series((1234567, 0.5), "list")) == "1.234.567, 0,5"
    assert english(Series(("1234567", Cell("1234")), "list")) == "1234567, 1234"


@pytest.mark.parametrize("name", [HEBREW, ARABIC, f"Ann {HEBREW}"])
def test_a_name_from_right_to_left_is_isolated_in_english(name: str) -> None:
    assert english(message("wins", who=Who(0)), [name]) == f"{ISOLATED(name)} wins!"
    assert english(message("wins", who=name)) == f"{ISOLATED(name)} wins!"


def test_other_names_are_left_alone_in_english() -> None:
    for name in ("Ann", "Zoë", "王小明", "Ωμέγα", "7", "🎲"):
        assert english(message("wins", who=Who(0)), [name]) == f"{name} wins!"


def test_names_cells_and_pieces_are_isolated_from_right_to_left(mirrored: Catalogue) -> None:
    assert mirrored.right_to_left
    assert not catalogue("en").right_to_left
    for arg in (Who(0), Cell("Ann"), Piece("Ann"), "Ann Lee"):
        name = arg if isinstance(arg, str) else "Ann"
        assert mirrored.format(message("wins", who=arg), ["Ann"]) == f"!{ISOLATED(name)}"
    assert mirrored.format(message("wins", who=Who(4)), ["Ann"]) == "!#5"
    assert mirrored.format(Series((Who(0), 7)), ["Ann"]) == f"{ISOLATED('Ann')} & 7"


def test_a_language_is_added_with_files_only(mirrored: Catalogue) -> None:
    assert languages() == ("en", "xx")
    assert mirrored.format(message("language-name")) == "Mirrored"


def test_what_a_language_lacks_is_said_in_english(mirrored: Catalogue) -> None:
    assert mirrored.format(message("ask-roll")) == "roll the die"
    assert mirrored.format(message("ludo-rolls", who=Who(0), roll=3), ["Ann"]) == "Ann rolls 3."
    assert not mirrored.has("ask-roll")


def test_what_nobody_has_words_for_is_shown_by_its_id() -> None:
    assert english(message("no-such-thing")) == "no-such-thing"
    assert catalogue("de").format(message("ludo-no-such-thing")) == "ludo-no-such-thing"
    assert english(message("ludo-title.help")) == "ludo-title.help"


def test_attributes_are_found_after_a_dot() -> None:
    words = catalogue("en")
    assert words.has("ludo-option-tokens.help")
    assert words.format(message("ludo-option-tokens")) == "Tokens"
    assert words.format(message("ludo-option-tokens.help")) == "How many tokens each player has."
    assert not words.has("ludo-option-tokens.no")


def test_a_message_is_equal_and_hashed_by_what_it_says() -> None:
    one, same = (message("x", who=Who(0), more=sentences("a", Message("y"))) for _ in range(2))
    assert one == same
    assert len({one, same, message("x", who=Who(1))}) == 2


def test_a_guest_speaks_english_inline(guests: None) -> None:
    words = Catalogue("en")
    assert words.format(message("pebbles-ask")) == "pebbles-ask"
    register(pebbles())
    takes = message("pebbles-takes", who=Who(0), taken=3, left=5)
    assert words.format(takes, ["Ann"]) == "Ann takes 3, 5 are left."
    assert Catalogue("de").format(takes, ["Ann"]) == "Ann takes 3, 5 are left."
    assert words.format(find("pebbles").called) == "Pebbles"
    assert words.format(message("pebbles-summary")) == "Take the last one."
    assert words.format(message("pebbles-option-any_number")) == "Any number"


def test_a_guests_policy_says_its_sentence(guests: None) -> None:
    policy = Policy("greedy", rule(lambda s, b, actions, key, draw: 1), sentence='Takes { all }, "always".')
    register(replace(pebbles(), policies=(policy,)))
    words = Catalogue("en")
    assert words.format(message("pebbles-policy-greedy.help")) == 'Takes { all }, "always".'
    assert words.format(message("pebbles-policy-greedy")) == "greedy"


def test_a_strategy_added_later_brings_its_sentence() -> None:
    words = Catalogue("en")
    assert words.has("dice-option-goals-eight")
    assert not words.has("dice-option-goals-early-bird")
    goal.option("early bird", "Be [first].")(lambda s, b, seat: False)
    try:
        assert words.format(message("dice-option-goals-early-bird")) == "early bird"
        assert words.format(message("dice-option-goals-early-bird.help")) == "Be [first]."
    finally:
        goal.functions.remove(goal.options.pop("early bird").function)


def test_a_guest_cannot_change_the_words_of_the_house(guests: None) -> None:
    register(replace(pebbles(), words="wins = Nobody wins.\npebbles-ask = ask"))
    words = Catalogue("en")
    assert words.format(message("pebbles-ask")) == "ask"
    assert words.format(message("wins", who=Who(0)), ["Ann"]) == "Ann wins!"


def test_messages_are_read_as_fluent_reads_them(mirrored: Catalogue, tmp_path: Path) -> None:
    """Each is parsed only when it is asked for, so that where it begins and ends must be found before."""
    words = (
        "### About pebbles\n\n"
        "# a comment = of the next one\n"
        "pebbles-lines = first\n    second = third\n\n    fourth\n"
        "pebbles-many = { $count ->\n"
        "    [one] a pebble\n"
        "   *[other] { $count } pebbles\n"
        "}\n"
        "-stone = { -deeper }\n"
        "-deeper = stone\r\n"
        "pebbles-term = a {\n"
        "-stone }, {\n"
        "pebbles-late }\n"
        "pebbles-broken = { $who\n"
        "pebbles-twice = { nothing such\n"
        "pebbles-twice=second\n"
        "pebbles-twice = third\n"
        "pebbles-late   = late\n"
        "    .help = later\n"
    )
    (tmp_path / "xx" / "more.ftl").write_text(words, newline="")
    plain = FluentBundle(["en"], use_isolating=False)
    plain.add_resource(FluentResource(words))
    ours = Catalogue("xx")
    ids = ["lines", "many", "term", "broken", "twice", "late", "late.help", "late.no", "none"]
    for id in (f"pebbles-{id}" for id in ids):
        name, _, attribute = id.partition(".")
        entry = plain.get_message(name) if plain.has_message(name) else None
        pattern = (entry.attributes.get(attribute) if attribute else entry.value) if entry else None
        assert ours.has(id) == (pattern is not None), id
        if pattern is not None:
            assert ours.format(message(id, count=3)) == plain.format_pattern(pattern, {"count": 3})[0], id
    assert ours.format(message("pebbles-term")) == "a stone, late"
    assert not ours.has("pebbles-broken")
