"""Laws of what games say: every message has words, names are only ever names, and no rule hangs on words."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import pytest

import boardloom
from boardloom.core.game import CHANCE, Game, Position
from boardloom.core.message import Message, Who, Words
from boardloom.games import find
from boardloom.match.said import of_game, parts
from boardloom.server.log.events import Chair, Header, Moved, Rolled, Started
from boardloom.server.session.room import Room, Secrets, check
from boardloom.words import languages
from boardloom.words.sources import IDS, game_words, in_passing
from boardloom.words.strict import Strict
from tests.laws.cases import CONFIGS, Step, every_case, random_steps

HOSTILE = ("Anna wins!", "%{seat}", "<b>x</b>", "{ $who }")
SENTENCE = re.compile(r"[a-z]+ +[a-z]")
"""A plain text with two small words is a sentence that nobody can translate."""
NOTATION: dict[str, set[str]] = {}
"""By game: texts that look like a sentence and are none, since people type them just so."""

UNWRITTEN = {f"ludo-option-positions-{letter}" for letter in "ABCD"}
"""Choices that are the same letter in every language."""


@cache
def strict(language: str) -> Strict:
    return Strict(language)


def words_of(name: str, options: dict[str, Any]) -> tuple[Position, list[Words]]:
    """The first position of a game, and all that is said in it."""
    steps = random_steps(name, options, seed=41)
    return steps[0].before, _said(name, json.dumps(options))


@cache
def _said(name: str, options: str) -> list[Words]:
    return list(dict.fromkeys(of_game(random_steps(name, json.loads(options), seed=41))))


@every_case
def test_every_message_has_words(name: str, options: dict[str, Any]) -> None:
    first, said = words_of(name, options)
    players = [f"Player{seat}" for seat in range(first.config.players)]
    assert len(said) > 20
    for words in said:
        for part in parts(words):
            assert not isinstance(part, Who) or 0 <= part.seat < len(players)
        for language in languages():
            shown = strict(language).format(words, players)
            assert not re.search(r"[{}]", shown), words
            for part in parts(words):
                if isinstance(part, Message) and strict(language).has(f"{part.id}.simply"):
                    simply = Message(f"{part.id}.simply", part.args)
                    assert strict(language).format(simply, players) != strict(language).format(part, players)


@every_case
def test_no_sentence_is_a_plain_text(name: str, options: dict[str, Any]) -> None:
    first, said = words_of(name, options)
    typed = set(typed_in(first.config.model_dump(mode="json"))) | NOTATION.get(name, set())
    for words in said:
        for part in parts(words):
            assert not isinstance(part, str) or part in typed or not SENTENCE.search(part), words


def typed_in(value: Any) -> Iterator[str]:
    """Texts that somebody chose with the options."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from typed_in(part)


@pytest.mark.parametrize("name", boardloom.games())
def test_options_presets_and_policies_are_in_the_catalogue(name: str) -> None:
    """In the file, so that they can be translated; not made up from what the code says of them."""
    game = find(name)
    written = set(IDS.findall(game_words(name, "de")))
    for entry in in_passing(game):
        assert entry.id in written | UNWRITTEN | {f"{name}-option-preset"}
        assert strict("en").format(Message(entry.id))
        assert not entry.help or strict("en").has(f"{entry.id}.help")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", boardloom.games())
def test_a_name_is_shown_as_it_is_and_changes_nothing_else(name: str, language: str) -> None:
    first, said = words_of(name, CONFIGS[name][:2][-1])
    seats = range(first.config.players)
    marks = [f"⟦{seat}⟧" for seat in seats]
    names = [HOSTILE[seat % len(HOSTILE)] for seat in seats]
    shown = 0
    for words in said:
        expected = strict(language).format(words, marks)
        for mark, hostile in zip(marks, names, strict=True):
            shown += mark in expected
            expected = expected.replace(mark, hostile)
        assert strict(language).format(words, names) == expected
    assert shown > 0


@every_case
def test_no_rule_hangs_on_words(name: str, options: dict[str, Any]) -> None:
    """A whole match of people adds up to the same, whatever is said of it, even if it is nothing."""
    steps = random_steps(name, options, seed=42)
    with pytest.MonkeyPatch.context() as patched:
        loud = room_after(steps)
        patched.setattr("boardloom.server.session.room.find", lambda name: silent(find(name)))
        mute = room_after(steps)
    assert mute.game.messages.prompt(steps[0].before) == ""
    assert loud.history.actions == mute.history.actions
    assert loud.played == mute.played
    assert (loud.turn, loud.phase, loud.position.state) == (mute.turn, mute.phase, mute.position.state)


class Silent(NamedTuple):
    """A game's messages, without any: actions keep their names, by which logs know them."""

    name: Callable[[Position, int], str]

    def prompt(self, p: Position) -> Words:
        return ""

    def events(self, before: Position, action: int, after: Position) -> tuple[Words, ...]:
        return ()


def silent(game: Game) -> Game:
    """The game, with every word replaced by nothing."""
    return replace(game, messages=Silent(game.messages.name), words="", standing=None, refusal=None)


def room_after(steps: list[Step]) -> Room:
    """The room of a match between people who share a device, as its log adds up."""
    first = steps[0].before
    chairs = [Chair(f"Player {seat + 1}") for seat in range(first.config.players)]
    header = Header(first.game.name, first.game.version, first.config.chosen(), chairs, "", "", 0)
    room = Room("match", header, Secrets(b"", b""), 0)
    room.apply(Started("00"), 0)
    for before, action, after in steps:
        kind = Rolled if before.mover == CHANCE else Moved
        room.apply(kind(room.turn, action, check(after)), 0)
    return room
