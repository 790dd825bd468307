"""The checker of catalogues: that it finds what is wrong, and that nothing is."""

from pathlib import Path

import pytest

from boardloom.words import check

ENGLISH = """
-brand = Boardloom
wins = { $who } wins!
    .help = For { $count } players.
moves = { $who } moves; { wins }
about = { -brand }
"""


def catalogue(folder: Path, name: str, text: str) -> check.Words:
    file = folder / name
    file.write_text(text)
    return check.read([file])


def test_the_house_and_its_games_lack_no_words() -> None:
    assert list(check.problems()) == []


def test_a_whole_translation_has_no_problems(tmp_path: Path) -> None:
    english = catalogue(tmp_path, "en.ftl", ENGLISH)
    german = catalogue(tmp_path, "de.ftl", ENGLISH.replace("wins!", "gewinnt!"))
    assert (english.problems, german.problems) == ([], [])
    assert list(check.differences("de", english, german)) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("moves = { $who } moves; { wins }\n", "", "de: moves is missing"),
        ("    .help = For { $count } players.\n", "", "de: wins.help is missing"),
        ("{ $count }", "{ $players }", "de: wins.help has the arguments $players, not $count"),
        ("{ $who } moves", "Somebody moves", "de: moves has the arguments (none), not $who"),
        ("about =", "imprint = who we are\nabout =", "de: imprint is unknown in English"),
        (".help", ".more = And more.\n    .help", "de: wins.more is unknown in English"),
    ],
)
def test_what_a_translation_lacks_is_named(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert old in ENGLISH
    english = catalogue(tmp_path, "en.ftl", ENGLISH)
    other = catalogue(tmp_path, "de.ftl", ENGLISH.replace(old, new))
    assert list(check.differences("de", english, other)) == [problem]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("wins = { $who wins", "wrong.ftl, line 1: Expected token"),
        ("wins = one\nwins = two", "wrong.ftl: wins stands there twice"),
        ("wins = { loses }", "loses is referred to, but there are no words for it"),
        ("won = { $games } games", "won says $games before a noun without choosing between one and more"),
        ("won = From { NUMBER($games) } long games", "won says $games before a noun"),
        ("won = { $who ->\n   *[other] { $games } games\n}", "won says $games before a noun"),
        ("wins = { -brand }", "-brand is referred to, but there are no words for it"),
    ],
)
def test_what_is_wrong_in_one_catalogue_is_named(tmp_path: Path, text: str, problem: str) -> None:
    (found,) = catalogue(tmp_path, "wrong.ftl", text).problems
    assert problem in found


@pytest.mark.parametrize(
    "text",
    [
        "won = { $games ->\n    [one] { $games } game\n   *[other] { $games } games\n}",
        "won = { $games } { $games ->\n    [one] game\n   *[other] games\n}",
        "won = { $games } games/s; of all games { $games }",
        "# $games: always more than one\nwon = { $games } games",
    ],
)
def test_numbers_may_stand_before_nouns_that_are_chosen_by_them(tmp_path: Path, text: str) -> None:
    assert catalogue(tmp_path, "right.ftl", text).problems == []


def test_ids_are_found_in_python(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text(
        'message("wins", who=1)\nid = "loses"\nmessage(f"ludo-{place}-of")\nprint(f"{a}-{b}")\n'
    )
    uses = check.python_uses(tmp_path)
    assert list(uses.said) == ["wins"]
    assert uses.mentions("loses")
    assert uses.mentions("ludo-yard-of")
    assert not uses.mentions("ludo-yard")
    assert not uses.mentions("snakes-title")


def test_ids_are_found_in_the_web_client(tmp_path: Path) -> None:
    (tmp_path / "Page.svelte").write_text("<p>{t('web-home-title')}</p>{t(`web-${kind}-help`)}{said('odd')}")
    uses = check.web_uses(tmp_path)
    assert list(uses.said) == ["web-home-title"]
    assert uses.mentions("odd")
    assert uses.mentions("web-seat-help")
    assert not uses.mentions("web-seat")


def test_what_is_said_without_words_and_words_that_nothing_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "code.py").write_text('message("wins")\nmessage("loses")\nmessage("wins.help")\n')
    monkeypatch.setattr(check, "PACKAGE", tmp_path)
    monkeypatch.setattr(check, "WEB", tmp_path)
    monkeypatch.setattr(check, "HOUSE_GAMES", ())
    known: dict[str, check.Parts] = {"wins": {"": frozenset()}, "idle": {"": frozenset()}}
    problems = [problem.split(": ")[-1] for problem in check.unsaid(known, mentioned=set())]
    assert problems == [
        "there are no words for loses",
        "there are no words for wins.help",
        "nothing says idle",
    ]
