"""The command line with rules of one's own, and what it refuses: one clear line, and exit code 2."""

import json
import re
from pathlib import Path

import pytest

from tests.test_cli import refused, run

OWN = """
from boardloom.games.snakes.strategies import overshoot

@overshoot.option("bounce", "A roll beyond the end bounces back.")
def bounce(s, b, to):
    return 2 * b.last - to
"""


def test_own_rules_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN)
    use = ("--use", str(file), "--set", "overshoot=bounce", "--set", "preset=milton-bradley")
    exact = json.loads(run("odds", "snakes", *use, "--set", "turn_order=fixed", "--json").stdout)
    simulated = json.loads(
        run("sim", "snakes", *use, "--set", "turn_order=fixed", "--games", "100000", "--json").stdout
    )
    assert exact["exact"]
    assert simulated["wins"][0] == pytest.approx(exact["wins"][0], abs=3 * 0.0016)
    played = run("play", "snakes", *use, "--bots", "2", "--fast", home=tmp_path)
    assert played.returncode == 0
    assert "bounce" in run("schema", "snakes", "--use", str(file)).stdout


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("sim", "chess"), "there is no game 'chess'; choose one of snakes"),
        (
            ("sim", "snakes", "--set", "sise=12"),
            "sise: there is no such option; the options are preset, players",
        ),
        (("sim", "snakes", "--set", "side=9"), "side: input should be greater than or equal to 10 (got 9)"),
        (("sim", "snakes", "--set", "side"), "write name=value"),
        (
            ("sim", "snakes", "--set", "third_six=x"),
            "third_six: 'x' is unknown; choose one of cancel, normal",
        ),
        (("sim", "snakes", "--set", "overshoot=exceed"), 'winning "exact" contradicts overshoot "exceed"'),
        (("sim", "snakes", "--games", "0"), "--games"),
        (("sim", "snakes", "--config", "missing.json"), "missing.json cannot be read"),
        (("sim", "snakes", "--use", "missing.py"), "missing.py cannot be read"),
        (("sim", "snakes", "--config", __file__), "is not JSON"),
        (("odds", "snakes", "--moves", "7"), "'7' cannot come up here; it is one of seat 1, seat 2"),
        (("replay", "missing.txt"), "missing.txt cannot be read"),
        (
            ("play", "snakes", "--players", "1", "--bots", "0"),
            "players: input should be greater than or equal to 2",
        ),
        (("play", "snakes", "--players", "0"), "players: input should be greater than or equal to 2"),
        (("play", "snakes", "--players", "1", "--names", "Ann,Bo"), "2 names and 1 bot for 2 players"),
        (("play", "snakes", "--players", "1", "--set", "players=3"), "--players 1 contradicts players=3"),
        (("play", "snakes", "--names", "Ann,Ann"), "two players have the same name"),
        (("play", "snakes", "--bots", "5"), "bots"),
        (("play", "custom", "--bots", "clever"), "no bot 'clever'; choose one of roll, random"),
        (("sim", "custom", "--bots", "roll,roll,random"), "3 bots for 2 players"),
        (("perft", "snakes", "-1"), "No such option: -1 (see"),
        (("dance",), "No such command"),
        (("sim", "snakes", "--seed", str(10**30)), "--seed"),
        (("sim", "snakes", "--limit", str(10**30)), "--limit"),
        (("sim", "snakes", "--set", "entities=["), "entities: '[' is not valid JSON"),
        (("sim", "snakes", "--set", "entities=" + "[" * 100_000), "is not valid JSON"),
        (("play", "snakes", "--resume", "--players", "3"), "--resume goes on as the game was set up"),
        (("play", "snakes", "--players", "3", "--set", "players=4"), "--players 3 contradicts players=4"),
        (("sim", "custom", "--set", "size=4"), "Board size must be at least 5"),
        (
            ("sim", "custom", "--set", 'types=["lucky","lucky"]'),
            "There must be at least two different player types",
        ),
        (("play", "dice", "--players", "4"), "players: DO or DICE is for five, not 4"),
        (("sim", "dice", "--set", "hp=30", "--set", "hp_cap=20"), "hp_cap: 20 is less than the 30 HP"),
        (("sim", "dice", "--bots", "clever"), "no bot 'clever'; choose one of medium, beginner, easy"),
        (("lab", "compare", "snakes"), "there is nothing to change"),
        (("lab", "measure", "snakes", "--until", "edge=x"), "the precision of 'edge' should be a number"),
        (("lab", "run", "missing.json"), "missing.json cannot be read"),
        (("odds", "dice", "--moves", "2,hit 1"), "'hit 1' is not open to Player 1 here: nobody can choose"),
        (("sim", "ludo", "--set", "positions=AB"), 'positions: input should be a list such as ["A", "B"]'),
        (("sim", "dice", "--set", "weights=3"), "weights: input should be a list such as [1, 2] (got 3)"),
        (("leaderboard", "chess"), "there is no game 'chess'"),
    ],
)
def test_bad_input_is_one_clear_line(args: tuple[str, ...], reason: str) -> None:
    assert reason in " ".join(refused(*args).split())


def test_a_broken_file_of_rules_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("x = 1\ny = unknown\n")
    assert "broken.py, line 2: NameError" in refused("sim", "snakes", "--use", str(file))


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("x = 1\ny = unknown\n", "line 2: NameError: name 'unknown' is not defined"),
        ("x = 1\ny = (\n", "line 2: SyntaxError: '(' was never closed"),
        ("import sys\n\nsys.exit(3)\n", "line 3: SystemExit: 3"),
    ],
)
def test_a_broken_file_named_from_here_names_its_line(written: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    file = tmp_path / "mine" / "broken.py"
    file.write_text(written)
    for folder, name in ((tmp_path / "mine", "broken.py"), (tmp_path, "mine/../mine/broken.py")):
        done = run("sim", "snakes", "--use", name, cwd=folder)
        assert (done.returncode, done.stderr) == (2, f"boardloom: {file}, {problem}\n")


def test_a_mistake_in_a_file_that_one_uses_is_found_there(tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("x = 1\n\ny = )\n")
    (tmp_path / "own.py").write_text("import sys\nsys.path.insert(0, '.')\nimport helper\n")
    done = run("sim", "snakes", "--use", "own.py", cwd=tmp_path)
    assert done.returncode == 2
    assert "helper.py, line 3: SyntaxError: unmatched ')'" in done.stderr


BOUNCE = ("--set", "overshoot=bounce", "--set", "preset=milton-bradley")


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("return s.nope", "own.py, line 4: .*nope"),
        ("return undefined_name", "own.py, line 4: .*undefined_name"),
        ("return bounce(s, b, to)", "bounce calls itself"),
    ],
)
@pytest.mark.parametrize(
    "command", [("sim", "--games", "10"), ("play", "--bots", "2", "--fast", "--seed", "3")]
)
@pytest.mark.parametrize("relative", [False, True])
def test_own_rules_that_fail_are_told_in_one_line(
    relative: bool, command: tuple[str, ...], body: str, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN.strip().rsplit("\n", 1)[0].replace("\n\n", "\n") + f"\n    {body}\n")
    name, *rest = command
    use = file.name if relative else str(file)
    done = run(name, "snakes", *rest, "--use", use, *BOUNCE, home=tmp_path, cwd=tmp_path)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    if name == "sim":
        assert re.search(reason, done.stderr), done.stderr


def test_a_name_of_the_house_is_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN.replace('"bounce"', '"stay"'))
    assert "overshoot 'stay' is taken" in refused("sim", "snakes", "--use", str(file))


def test_odds_from_a_transcript_keep_to_its_game(tmp_path: Path) -> None:
    golden = str(Path(__file__).parent / "data" / "transcripts" / "snakes.txt")
    assert "is a game of Snakes & Ladders, not of Custom board" in refused("odds", "custom", "--from", golden)
    assert "--from brings its own options" in refused("odds", "snakes", "--from", golden, "--set", "side=20")
