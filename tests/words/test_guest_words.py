"""What is wrong with the words of a guest's game is told when it is registered."""

from dataclasses import replace
from pathlib import Path

import pytest
from pydantic import Field

from boardloom.core.errors import BadOptions
from boardloom.core.game import Policy
from boardloom.core.record import rule
from boardloom.games import find, names, register
from tests.terminal import pebbles

WRONG = "something is wrong with the words of the game 'pebbles': "
CIRCLE = "refers to itself, at once or through other messages"
UNREADABLE = "pebbles-ask cannot be read: "


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("pebbles-a = a\npebbles-ask = take { $some", f'words, line 2: {UNREADABLE}Expected token: "}}"'),
        ("pebbles-ask", f'words, line 1: {UNREADABLE}Expected token: "="'),
        ("    pebbles-ask = take some", f"words, line 1: {UNREADABLE}Expected an entry start"),
        ("pebbles-a = a\npebbles-a = b", "words, line 2: pebbles-a stands there twice"),
        ("pebbles-a = { pebbles-b }", "words: pebbles-a refers to pebbles-b, which there is not"),
        ("pebbles-a = { pebbles-a }", f"words: pebbles-a {CIRCLE}"),
        (
            "pebbles-a = a\n    .help = { -b }\n-b = { pebbles-a.help }",
            f"words: pebbles-a.help {CIRCLE}; words: -b {CIRCLE}",
        ),
        ("pebbles-a = { -heap }", "words: pebbles-a refers to -heap, which there is not"),
        ("pebbles-a = { PLURAL($n) }", "words: pebbles-a refers to PLURAL, which there is not"),
    ],
)
def test_broken_words_are_refused(words: str, said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        register(replace(pebbles.game(), words=words))
    assert str(refused.value) == WRONG + said
    assert "pebbles" not in names()


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(BadOptions) as refused:
        register(replace(pebbles.game(), words="pebbles-a = { pebbles-b }\npebbles-c = { -d }"))
    assert str(refused.value).count("which there is not") == 2


def test_words_may_refer_to_each_other_and_to_the_house() -> None:
    words = "-heap = heap\npebbles-d = { pebbles-e }\n    .help = d\npebbles-e = { pebbles-d.help }"
    assert register(replace(pebbles.game(), words=words)) is find("pebbles")
    words = "-heap = heap\npebbles-a = { -heap } { pebbles-b } { NUMBER($n) } { ask-roll }\npebbles-b = b"
    assert register(replace(pebbles.game(), words=words)) is find("pebbles")


def test_catalogues_in_a_folder_are_looked_through_too(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"en\.ftl.*it is not a file"):
        register(replace(pebbles.game(), words=tmp_path))
    (tmp_path / "en.ftl").write_text(pebbles.ENGLISH, "utf-8")
    (tmp_path / "de.ftl").write_text("pebbles-ask = nimm { $", "utf-8")
    with pytest.raises(BadOptions, match=r"de\.ftl, line 1: pebbles-ask cannot be read"):
        register(replace(pebbles.game(), words=tmp_path))
    (tmp_path / "de.ftl").write_bytes(b"pebbles-ask = \xff")
    with pytest.raises(BadOptions, match=r"de\.ftl.*it is not text"):
        register(replace(pebbles.game(), words=tmp_path))
    (tmp_path / "de.ftl").write_text("pebbles-ask = nimm", "utf-8")
    assert register(replace(pebbles.game(), words=tmp_path)).name in names()


class Odd(pebbles.Config):
    heap: int = Field(8, json_schema_extra={"description": 5})


def test_texts_outside_of_catalogues_are_texts() -> None:
    policy = Policy("greedy", rule(lambda s, b, actions, key, draw: 1), sentence=None)  # type: ignore[arg-type]
    for changed, id, given in (
        (replace(pebbles.game(), title=5), "pebbles-title", "5"),  # type: ignore[arg-type]
        (replace(pebbles.game(), policies=(policy,)), "pebbles-policy-greedy.help", "None"),
        (replace(pebbles.game(), config=Odd), "pebbles-option-heap.help", "5"),
    ):
        with pytest.raises(BadOptions) as refused:
            register(changed)
        assert str(refused.value) == f"{WRONG}{id} should be a text, not {given}"
