"""`boardloom check` finds the slips that people make, and names the line."""

import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import boardloom as library
from boardloom.core.errors import BadInput, BadRule
from boardloom.core.plugins import load
from boardloom.games import find
from boardloom.lab import trial
from boardloom.lab.arena import Contest
from boardloom.lab.check import check
from boardloom.lab.odds import odds
from boardloom.lab.option_sets import mixed_options
from boardloom.lab.trust import trust
from boardloom.words import english
from tests.lab.faulty_games import GOOD, Slip, slips
from tests.processes import boardloom

SLIPS = slips()
(ENDLESS,) = (slip for slip in SLIPS if slip.called == "a rule without end")


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardloom.games._guests", {})


def load_source(folder: Path, source: str) -> None:
    file = folder / "draw.py"
    file.write_text(source, "utf-8")
    load(file)


def found(folder: Path, source: str) -> list[str]:
    """What is said of a file with this game, whether it is refused or found."""
    try:
        load_source(folder, source)
    except BadInput as error:
        return [str(error)]
    return [english(fault) for fault in check(find("draw")).faults]


def place(source: str, at: str) -> str:
    return f"draw.py, line {source[: source.index(at)].count(chr(10)) + 1}"


@pytest.mark.parametrize("slip", SLIPS, ids=[slip.called for slip in SLIPS])
def test_a_slip_is_found_and_named(slip: Slip, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if slip is ENDLESS:
        monkeypatch.setattr(trial, "PATIENCE", 0.3)
    source = GOOD.replace(slip.old, slip.new)
    assert source != GOOD
    expected = f"{place(source, slip.at)}: {slip.said}" if slip.at else slip.said
    said = found(tmp_path, source)
    assert any(expected in fault for fault in said), "\n".join(said)
    assert len(said) <= 3


LIBRARY = """
from threading import Lock
lock = Lock()
def count():
    lock.acquire()
    for _ in range(1_000): pass
    lock.release()
"""


def test_a_library_is_not_broken_off_while_it_holds_a_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    """As coverage does between any two lines: a lock that was kept would stop every test after this one."""
    monkeypatch.setattr(trial, "PATIENCE", 0.01)
    counter = ModuleType("counter")
    exec(LIBRARY, counter.__dict__)
    game: Any = SimpleNamespace(rules=sys.modules[__name__])
    for _ in range(20):
        with pytest.raises(trial.Endless), trial.patient(game):
            _never_end(counter.count)
        assert not counter.lock.locked()


def _never_end(count: Callable[[], None]) -> None:
    while True:
        count()
        start()


def start() -> None:
    """A rule of a game that is this module; it takes as long as the library."""
    for _ in range(1_000):
        pass


def test_there_are_slips_of_all_kinds() -> None:
    assert len(SLIPS) > 70


def test_a_sound_game_has_no_mistakes(tmp_path: Path) -> None:
    assert found(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    "sound",
    ["s.last = action == 2", "s.last = (action + 1) * 5_000_000_000 % 7", "s.last = (action << 40) > 5"],
)
def test_an_action_is_a_number_like_any_other(sound: str, tmp_path: Path) -> None:
    """Neither NumPy's, which wrap around, nor something that a field of a state cannot hold."""
    dealt = "        s.cards[s.dealt] = action\n"
    source = GOOD.replace(dealt, f"{dealt}        {sound}\n").replace("hide=hide, ", "")
    assert found(tmp_path, source) == []


@pytest.mark.parametrize(
    "sound",
    ["s.last = b.worth[2] == 2", "s.last = b.worth[1] * 5_000_000_000 % 7", "s.last = b.worth[3] << 40 > 5"],
)
def test_a_number_of_the_setup_is_like_any_other(sound: str, tmp_path: Path) -> None:
    dealt = "        s.cards[s.dealt] = action\n"
    source = GOOD.replace(dealt, f"{dealt}        {sound}\n").replace("hide=hide, ", "")
    assert found(tmp_path, source) == []
    p = library.new("draw")
    assert 0 <= p.after(next(iter(p.choices()))).state.last <= 6


def test_what_rules_print_is_told_once_and_floods_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = GOOD.replace("    s.played += 1", "    print(s.played)\n    s.played += 1")
    (said,) = found(tmp_path, source)
    assert (
        said == f"{place(source, '    print')}: a rule may not call print: it only reads and changes numbers"
    )
    with pytest.raises(BadRule, match="may not call print"):
        trust(library.new("draw"))
    assert capsys.readouterr().out == ""


def four_with(folder: Path, old: str, new: str) -> tuple[list[str], list[str]]:
    """What is found wrong with Four in a Row, and what may be, once a line is another one."""
    source = (Path("examples") / "four.py").read_text("utf-8")
    assert old in source
    (folder / "four.py").write_text(source.replace(old, new), "utf-8")
    load(folder / "four.py")
    findings = check(find("four"))
    return [english(fault) for fault in findings.faults], [english(doubt) for doubt in findings.doubts]


def test_what_is_wrong_at_few_ends_is_found(tmp_path: Path) -> None:
    """A full board without a line comes up in one game of some hundred that are played at random."""
    (said,), _ = four_with(tmp_path, "    s.discs += 1\n", "")
    assert "four.py, line 43: legal(...) finds nothing that may be done" in said


def test_who_is_never_asked_and_never_wins_is_told(tmp_path: Path) -> None:
    faults, doubts = four_with(tmp_path, "else 1 - s.mover\n", "else s.mover\n")
    assert (faults, len(doubts)) == ([], 2)
    assert "line 71: player 2 is never to move" in doubts[0]
    assert "line 71: player 2 never wins where all choose at random" in doubts[1]


def test_a_game_that_always_ends_in_a_tie_is_told(tmp_path: Path) -> None:
    faults, doubts = four_with(tmp_path, "s.winner == 0, s.winner == 1", "0, 0")
    assert faults == []
    assert ["line 82: every game is a tie" in doubt for doubt in doubts] == [True]


def test_what_rules_read_outside_stays_as_it_is(tmp_path: Path) -> None:
    source = GOOD.replace("SEATS = 4", "SEATS = 4\nBONUS = 0")
    source = source.replace("    s.played += 1", "    s.played += 1 + 0 * BONUS")
    source = source.replace("def prompt(p):", "def prompt(p):\n    global BONUS\n    BONUS = 1")
    (said,) = found(tmp_path, source)
    assert f"{place(source, 'def next_turn')}: rules use 'BONUS', which is not the same any more" in said


def test_options_are_tried_together_and_between_their_ends(tmp_path: Path) -> None:
    options = "turns: int = Field(3, ge=1, le=5)\n    odd: bool = False"
    load_source(tmp_path, GOOD.replace("turns: int = 3", options))
    sets = mixed_options(find("draw"))
    assert len(sets) <= 12
    assert {chosen["players"] for chosen in sets} == {2, 3, 4}
    assert {chosen["turns"] for chosen in sets} == {1, 2, 3, 4, 5}
    assert {(chosen["players"], chosen["odd"]) for chosen in sets} == set(product((2, 3, 4), (False, True)))
    assert sets == mixed_options(find("draw"))


@pytest.mark.parametrize("name", library.games())
def test_rules_of_the_house_pass_the_trial(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As plain Python; the laws hold what is compiled against that."""
    monkeypatch.setattr(trial, "POSITIONS", 150)
    tried = trial.Trial(library.new(name))
    assert tried.run() == ()
    assert tried.left < 100


def test_simulation_arena_and_odds_refuse_rules_that_cannot_be_trusted(tmp_path: Path) -> None:
    short = GOOD.replace("MAX_ACTIONS, STOP, ROLL = 6,", "MAX_ACTIONS, STOP, ROLL = 1,")
    file = tmp_path / "draw.py"
    file.write_text(short, "utf-8")
    load(file)
    refused = "the rules of the game 'draw' cannot be trusted: draw.py, line .*MAX_ACTIONS is 1"
    with pytest.raises(BadRule, match=refused):
        library.simulate("draw", games=10)
    with pytest.raises(BadRule, match=refused):
        odds(library.new("draw"))
    with pytest.raises(BadRule, match=refused):
        Contest.between("draw", ["brave", "random"])


def test_rules_that_passed_are_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDLOOM_CACHE", str(tmp_path / "cache"))
    file = tmp_path / "draw.py"
    file.write_text(GOOD, "utf-8")
    load(file)
    trials: list[trial.Trial] = []

    def run(self: trial.Trial) -> tuple[()]:
        trials.append(self)
        return ()

    monkeypatch.setattr(trial.Trial, "run", run)
    trust(library.new("draw"))
    trust(library.new("draw"))
    assert len(trials) == 1
    trust(library.new("draw", players=3))
    assert len(trials) == 2
    file.write_text(GOOD.replace("s.points[s.seat] += action", "s.points[s.seat] += 2 * action"), "utf-8")
    load(file)
    trust(library.new("draw"))
    assert len(trials) == 3


def test_games_of_the_house_are_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial.Trial, "run", lambda self: ("tried",))
    for name in library.games():
        trust(library.new(name))


def test_the_command_lists_what_is_wrong(tmp_path: Path) -> None:
    source = GOOD.replace("    return 2\n", "    return 0\n")
    line = source[: source.index("def legal")].count("\n") + 1
    (tmp_path / "draw.py").write_text(source, "utf-8")
    done = boardloom("check", "draw.py", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        f"draw.py, line {line}: legal(...) finds nothing that may be done: "
        "whoever is to move needs a choice, if only to pass",
        "Draw: 1 mistake.",
    ]
    (tmp_path / "empty.py").write_text("", "utf-8")
    done = boardloom("check", "empty.py", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (2, "boardloom: empty.py registers no game\n")
    assert boardloom("check", "chess").returncode == 2


def test_the_command_measures_what_is_sound(tmp_path: Path) -> None:
    (tmp_path / "draw.py").write_text(GOOD, "utf-8")
    done = boardloom("check", "draw", "--use", "draw.py", "--set", "turns=1", "--speed", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    doubt, verdict, plain, interpreted, compiled = done.stdout.splitlines()
    assert doubt.endswith(": without determinize, bots know all that hide conceals")
    assert verdict == "Draw: nothing wrong was found."
    assert plain.startswith("A plain loop in Python: ")
    assert interpreted.startswith("Interpreted: ")
    assert compiled.startswith("Compiled: ")
