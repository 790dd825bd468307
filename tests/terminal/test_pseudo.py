"""All that the terminal says is from the catalogues: in a made-up language, no plain letters are left."""

import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from boardloom import bots
from boardloom.bots import seating
from boardloom.core.errors import BadOptions
from boardloom.core.game import Position
from boardloom.games import HOUSE_GAMES, find
from boardloom.lab.arena import Contest
from boardloom.lab.design import Design
from boardloom.lab.experiment import Question
from boardloom.lab.finding import searching
from boardloom.lab.judge import Judged, Judgement, Step
from boardloom.lab.study import Goal
from boardloom.match import saved
from boardloom.match.match import Match
from boardloom.match.seat import Seat
from boardloom.match.seating import BOT_NAMES
from boardloom.terminal import contest, lab, lab_find, leaderboard, menu, report, table
from boardloom.terminal.choice_list import choice_list
from boardloom.terminal.screen import advice
from boardloom.terminal.steps import Steps
from boardloom.words import spoken
from tests.laws.cases import CASES

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]
TYPED = {"hint", "bot", "list", "boardloom", "play", "resume", "GAME", "Boardloom"}
"""What is typed just so in every language, and our own name."""
PLAIN = re.compile(r"[A-Za-z]+")
NOTATION = re.compile(r"[A-Za-z]|[BYRG]{2}|[A-D][p-s]|[p-s]+")
"""Letters of keys, marks, cells and pieces; two colours of Blokus; tokens of Ludo, alone or stacked."""
MOVES = 40
"""How many a person makes here, at most."""


@pytest.fixture(autouse=True)
def made_up_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOARDLOOM_LANGUAGE", "pseudo")
    monkeypatch.setenv("BOARDLOOM_PSEUDO", "1")
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))


@pytest.fixture
def console() -> Console:
    return Console(file=io.StringIO(), width=100)


class Typist(io.TextIOBase):
    """A person who types one line after the other."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines = lines

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return f"{line}\n" if (line := next(self.lines, None)) is not None else ""


def printed(console: Console, folder: Path) -> str:
    """All of it, without the names of files."""
    assert isinstance(console.file, io.StringIO)
    return re.sub(re.escape(str(folder)) + r"\S*", "", console.file.getvalue())


def left_in_english(text: str, known: Iterable[str] = ()) -> set[str]:
    """The words in plain letters that neither are notation nor are known."""
    words = {word for name in known for word in PLAIN.findall(name)} | TYPED | set(NAMES)
    return {word for word in PLAIN.findall(text) if word not in words and not NOTATION.fullmatch(word)}


def named(positions: Iterable[Position]) -> set[str]:
    """What actions are called, the same in every language."""
    return {position.name(action) for position in positions for action in position.choices()}


def match_of(game: str, **options: object) -> Match:
    rules = find(game)
    config = rules.config.make(options)
    return Match.new(rules, config, [Seat(name) for name in NAMES[: config.players]], seed=5)


def played(match: Match, moves: int = 10**6) -> Match:
    """The match after some moves at random."""
    draw = random.Random(3)
    while not match.position.over and len(match.actions) < moves:
        match.play(draw.choice(list(match.position.choices())))
    return match


def test_plain_letters_are_found() -> None:
    assert left_in_english("[Ann ŵîñš] Bp a20 hint", ["roll it"]) == set()
    assert left_in_english("[Ann wins] roll", ["roll it"]) == {"wins"}


def test_the_menu(console: Console, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved.keep(played(match_of("snakes"), 8))
    lines = ["chess", "snakes", "no", "", "two", "1", "2", "", "bot", "bot", "q", "", "q"]
    monkeypatch.setattr(sys, "stdin", Typist(iter(lines)))
    menu.run(console, fast=True)
    snakes = find("snakes")
    names = [*bots.able(Position.first(snakes, snakes.config.make({})))]
    text = printed(console, tmp_path)
    assert left_in_english(text, [*names, *lines, *BOT_NAMES, "players"]) == set()
    assert text.count("]") > 20


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_choices_called_by_words_are_explained(game: str) -> None:
    """What is typed is English in every language; whoever reads none must know what it does."""
    match = played(match_of(game, **CASES[game].decisions))
    explained = set()
    for position in (p for p in match.positions if not p.over and not p.at_once):
        steps = Steps.of(position, NAMES)
        listed = choice_list(steps, 100, everything=True).plain
        for action in position.choices():
            if left_in_english(position.name(action)):
                words = steps.labels[action].own or steps.labels[action].above
                assert words.startswith("[")
                assert words in listed
                assert left_in_english(words) == set()
                explained.add(words)
    assert bool(explained) or game not in ("custom", "dice", "blokus")


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_a_game(console: Console, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str) -> None:
    match = match_of(game, **CASES[game].decisions)
    draw = random.Random(4)
    seen: list[Position] = []

    def lines() -> Iterator[str]:
        yield from ("?", "u", "l", "???", "list" if game == "blokus" else "???")
        for _ in range(MOVES):
            if match.position.over:
                return
            seen.append(match.position)
            yield match.position.name(draw.choice(list(match.position.choices())))
        yield from ("u", "l", "?")

    monkeypatch.setattr(sys, "stdin", Typist(lines()))
    table.play(match, console, fast=True)
    text = printed(console, tmp_path)
    typed = {step for position in seen for step in Steps.of(position).choices.tree}
    assert left_in_english(text, [*named([*seen, *match.positions]), *typed, game]) == set()
    assert len(match.actions) > 3


def test_steps_of_a_piece(console: Console, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = match_of("blokus", board="duo")
    monkeypatch.setattr(sys, "stdin", Typist(iter(["I5", "?", "a1", "", "I7", "I4", "r", "q"])))
    table.play(match, console, fast=True)
    assert left_in_english(printed(console, tmp_path), ["pass", "blokus"]) == set()


def test_hints_and_refusals() -> None:
    match = match_of("custom", controls=True)
    judged = Judgement(
        (0.5, 0.3, 0.2), (0.1, 0.1, 0.1), 1000, (Judged(0, "roll", (0.5,) * 3, (0.1,) * 3, 1.0),)
    )
    assert left_in_english(advice(judged, match), ["roll"]) == set()
    with pytest.raises(BadOptions) as refused:
        seating.seats_for(match.config, ["a", "b"], ["", ""])
    assert left_in_english(spoken(refused.value.words)) == set()


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_a_simulation(console: Console, tmp_path: Path, game: str) -> None:
    first = match_of(game).position
    report.simulate(first, 20, 0, 1, None, [], None, console, as_json=False)
    assert left_in_english(printed(console, tmp_path), bots.names(find(game))) == set()


@pytest.mark.parametrize("options", [{"turn_order": "fixed", "entities": []}, {"killing": "both"}])
def test_odds(console: Console, tmp_path: Path, options: dict[str, object]) -> None:
    report.odds(match_of("snakes", **options).position, 100, 0, console, as_json=False)
    assert left_in_english(printed(console, tmp_path), ["killing both"]) == set()


def test_a_contest_and_a_line(console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest.show(Contest.between("custom", ["roll", "random"], {"size": 20}), 2, 1, console, as_json=False)
    match = played(match_of("custom", size=20, controls=True))
    worst = Step(1, "roll", 0, (0.5, 0.3, 0.2), (0.01, 0.01, 0.01), 0.2, "skip", ())
    monkeypatch.setattr(contest, "line", lambda match, budget: iter([worst]))
    contest.analyse(match, 0.01, console, as_json=False)
    assert left_in_english(printed(console, tmp_path), ["roll random skip"]) == set()


@pytest.mark.parametrize("kind", ["measure", "compare", "sweep"])
def test_the_lab(kind: str, console: Console, tmp_path: Path) -> None:
    base = Design("snakes", turn_order="fixed")
    changed = [("third_six", "normal"), ("third_six", "to-start")] if kind == "sweep" else []
    others = [base.but(players=3)] if kind == "compare" else [base.but(**dict([c])) for c in changed]
    question = Question(kind, [base, *others], changed)
    lab.show(question, Goal(games=64), 1, None, console, as_json=False)
    names = ["third_six=normal third_six=to-start"]
    assert left_in_english(printed(console, tmp_path), names) == set()


@pytest.mark.parametrize("rounds", [(10, 30), (1, 2)])
def test_a_search_of_the_lab(rounds: tuple[float, float], console: Console, tmp_path: Path) -> None:
    base = Design("snakes", turn_order="fixed", entities=[{"kind": "ladder", "from": 4, "to": 56}])
    search = searching(base, "entities", minimise="rounds", where={"rounds": rounds})
    lab_find.show(search, None, 3, 1, None, console, as_json=False)
    said = printed(console, tmp_path)
    assert "entities" in said
    assert left_in_english(said, ["entities kind from to ladder snake board_seed"]) == set()


def test_games_of_the_past(console: Console, tmp_path: Path) -> None:
    leaderboard.show("", console, as_json=False)
    report.history(console)
    for match in (played(match_of("dice")), played(match_of("ludo"), 5)):
        saved.keep(match)
        report.story(match, console)
    (saved.finished() / "broken.txt").write_text("junk")
    leaderboard.show("", console, as_json=False)
    report.history(console)
    known = ["transcript"]
    assert left_in_english(printed(console, tmp_path), known) == set()


PAGES = """
import sys
import typer
from boardloom.cli.screens import app

def tell(command, parent, name):
    context = typer.Context(command, info_name=name, parent=parent)
    print(command.get_help(context))
    print(name, file=sys.stderr)
    for name, below in getattr(command, "commands", {}).items():
        tell(below, context, name)

tell(typer.main.get_command(app), None, "boardloom")
"""


def test_every_page_of_help() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PAGES], capture_output=True, text=True, env=os.environ, check=True
    )
    lines = [line for line in done.stdout.splitlines() if not line.startswith("[Ûšåĝé:]")]
    assert done.stdout.count("[Ûšåĝé:]") == len(done.stderr.splitlines()) > 20
    text = re.sub(
        r"--[\w-]+( [a-z]+( \| [a-z]+)+)?|<[^>]*>|^  [a-z-]+(?=  )|\b[A-Z]{2,}\b|\bbrowser\]",
        "",
        "\n".join(lines),
        flags=re.MULTILINE,
    )
    assert left_in_english(text) == set()
