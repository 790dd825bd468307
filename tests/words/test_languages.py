"""Which language terminal and command line speak, and texts that are read without Fluent."""

import re
from pathlib import Path

import pytest

from boardloom.core.message import message
from boardloom.words import check, help_texts, language_of_environment, languages, spoken
from boardloom.words.languages import HOUSE, LOCALE
from boardloom.words.pseudo import pseudo


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BOARDLOOM_LANGUAGE", "BOARDLOOM_PSEUDO", *LOCALE):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "ca_ES@valencia"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "es"}, "es"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "BOARDLOOM_LANGUAGE": "ar"}, "ar"),
        ({"LANG": "de_DE", "BOARDLOOM_LANGUAGE": "AR-eg"}, "ar"),
        ({"LANG": "de_DE", "BOARDLOOM_LANGUAGE": "klingon"}, "en"),
        ({"BOARDLOOM_LANGUAGE": "../en"}, "en"),
        ({"BOARDLOOM_LANGUAGE": "pseudo"}, "en"),
        ({"BOARDLOOM_LANGUAGE": "pseudo", "BOARDLOOM_PSEUDO": "1"}, "pseudo"),
    ],
)
def test_the_language_of_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_environment() == language


def test_things_are_said_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spoken(message("ask-roll")) == "roll the die"
    monkeypatch.setenv("BOARDLOOM_LANGUAGE", "de")
    assert spoken(message("ask-roll")) == "würfle"


@pytest.mark.parametrize("language", languages())
def test_help_is_read_as_fluent_would(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_LANGUAGE", language)
    text = (HOUSE / language / help_texts.FILE).read_text("utf-8")
    ids = re.findall(rf"^({help_texts.HELP}[\w-]+)", text, re.MULTILINE)
    assert len(ids) > 50
    for id in ids:
        assert help_texts.help_text(id) == spoken(message(id))


def test_help_may_go_on_in_the_next_line() -> None:
    assert help_texts.TEXT.findall("help-a = one\n    two\n# help-b = x\n\nhelp-c = y") == [
        ("help-a", "one\n    two"),
        ("help-c", "y"),
    ]


def test_help_in_the_made_up_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_LANGUAGE", "pseudo")
    monkeypatch.setenv("BOARDLOOM_PSEUDO", "1")
    assert help_texts.help_text("help-games") == "[Ļîšţ ţĥé ĝåṁéš.]"
    assert "Ļîšţ ţĥé ĝåṁéš." in pseudo("help-games = List the games.")


@pytest.mark.parametrize("text", ["help-a = { $n } games", 'help-a = {"x"}', "help-a = x\n    .more = y"])
def test_help_that_needs_fluent_is_a_problem(text: str, tmp_path: Path) -> None:
    file = tmp_path / help_texts.FILE
    file.write_text(text)
    (problem,) = check.read([file]).problems
    assert problem.endswith("cli.ftl: help-a is more than a plain text")
    elsewhere = tmp_path / "other.ftl"
    elsewhere.write_text(text)
    assert check.read([elsewhere]).problems == []
