"""The command line as a person meets it: real processes, real exit codes."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from boardloom import __version__
from tests.processes import boardloom


def run(
    *args: str,
    stdin: str = "",
    home: Path | None = None,
    language: str = "en",
    cwd: Path | None = None,
    columns: int = 100,
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": str(columns), "NO_COLOR": "1", "BOARDLOOM_LANGUAGE": language}
    if home:
        environment["BOARDLOOM_HOME"] = str(home)
    return boardloom(*args, stdin=stdin, env=environment, cwd=cwd)


def refused(*args: str) -> str:
    """The one line that says why a command was refused."""
    done = run(*args)
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return done.stderr


def test_games_and_version() -> None:
    assert run("--version").stdout == f"boardloom {__version__}\n"
    assert "snakes" in run("games").stdout


def test_help_loads_next_to_nothing() -> None:
    assert "Commands" in run("--help").stdout
    loaded = run_python("import sys; import boardloom.cli; print(*sys.modules)")
    assert not {"numpy", "pydantic", "numba", "fluent", "babel"} & set(loaded.split())


def test_help_in_chinese() -> None:
    shown = run("--help", language="zh").stdout
    assert shown.startswith("用法：")
    assert re.search(r"^  play +在终端里玩。$", shown, re.MULTILINE)
    assert "显示这些说明。" in run("store", "check", "--help", language="zh").stdout


def test_refusals_in_other_languages() -> None:
    wrong = run("sim", "snakes", "--gmes", "3", language="de")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("boardloom: Diese Option gibt es nicht: --gmes")
    assert "boardloom: ein Spiel 'chess' gibt es nicht" in run("sim", "chess", language="de").stderr
    assert "boardloom: Falta: 'GAME'" in run("sim", language="es").stderr


def run_python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_sim_gives_the_promised_json() -> None:
    asked = ("sim", "snakes", "--games", "5000", "--seed", "7", "--set", "preset=milton-bradley", "--json")
    report = json.loads(run(*asked).stdout)
    assert report["games"] == 5000
    assert report["seconds"] > 0
    assert report["games_per_second"] == pytest.approx(5000 / report["seconds"])
    assert report["moves_per_second"] > report["games_per_second"]
    assert sum(report["wins"]) == pytest.approx(1)
    assert report["length"]["min"] >= 8 <= report["length"]["mean"] <= report["length"]["max"]
    assert report["length"]["sd"] > 0
    assert report["length"]["quantiles"]["0.5"] < report["length"]["quantiles"]["0.95"]
    assert len(report["stats"]["landings"]) == 101
    again = json.loads(run(*asked, "--threads", "1").stdout)
    assert again["wins"] == report["wins"]
    assert again["length"] == report["length"]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--seconds", "inf"),
        ("--seconds", "1e10"),
        ("--iterations", "9" * 23),
        ("--games", "9" * 23),
        ("--processes", "5000"),
    ],
)
def test_an_arena_without_bounds_is_refused(option: str, value: str) -> None:
    assert f"Invalid value for '{option}'" in refused("arena", "custom", "roll", "random", option, value)


def test_a_line_without_bounds_is_refused() -> None:
    assert "Invalid value for '--seconds'" in refused("analyse", "game.txt", "--seconds", "inf")


def test_sim_for_the_eye() -> None:
    shown = run("sim", "snakes", "--games", "2000", "--set", "players=3").stdout
    assert "2,000 games" in shown
    assert "95% interval" in shown
    assert "games/s" in shown


def test_sim_tells_of_games_that_do_not_end() -> None:
    shown = run("sim", "snakes", "--games", "200", "--limit", "20").stdout
    assert "games did not end" in shown


@pytest.mark.filterwarnings("ignore:.*forkpty:DeprecationWarning")
def test_interrupted_simulation_reports_what_it_has(tmp_path: Path) -> None:
    command = f"exec {sys.executable} -m boardloom.cli sim snakes --games {10**12} --json > {tmp_path}/report"
    env = {**os.environ, "TERM": "xterm"}
    child = pexpect.spawn("sh", ["-c", command], env=env, dimensions=(24, 160), timeout=600)
    child.expect(rf"[1-9]\d*/{10**12}")  # the bar shows that games are played
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    report = json.loads((tmp_path / "report").read_text())
    assert report["interrupted"]
    assert 0 < report["games"] < 10**12


def test_odds_exact_and_from_a_position() -> None:
    args = ("odds", "snakes", "--set", "preset=milton-bradley", "--set", "special_roll=no-extra-turn")
    assert "39.2251" in run(*args).stdout
    found = json.loads(run(*args, "--json").stdout)
    assert found["exact"]
    assert found["alone"][0]["minimum"] == 7
    later = json.loads(run(*args, "--set", "turn_order=fixed", "--moves", "1,2", "--json").stdout)
    assert later["wins"][0] > found["wins"][0]


def test_odds_simulated_say_so() -> None:
    shown = run("odds", "snakes", "--set", "players=3", "--set", "killing=both", "--games", "5000").stdout
    assert "Not exact: killing 'both' lets players move each other" in shown
    assert "±" in shown


def test_perft_and_schema() -> None:
    assert run("perft", "snakes", "3", "--set", "turn_order=fixed").stdout.split()[-1] == "216"
    schema = json.loads(run("schema", "snakes").stdout)
    assert schema["properties"]["third_six"]["oneOf"][0]["const"] == "cancel"
    assert schema["additionalProperties"] is False


PLAIN = ("--set", "entities=[]")
"""A board on which no game is over soon, whatever falls."""


def test_play_replay_history(tmp_path: Path) -> None:
    done = run("play", "snakes", *PLAIN, "--bots", "2", "--fast", "--seed", "5", home=tmp_path)
    assert done.returncode == 0, done.stderr
    (file,) = (tmp_path / "data" / "games" / "finished").glob("*.txt")
    story = run("replay", str(file), home=tmp_path)
    assert story.returncode == 0
    assert "Every move is legal." in story.stdout
    assert file.stem in run("history", home=tmp_path).stdout.replace("\n", "")
    history = run("history", home=tmp_path, language="de").stdout
    assert re.match(r"\d\d\.\d\d\.\d{4}, \d\d:\d\d  Schlangen & Leitern: Ada, Bruno; gewonnen: ", history)
    damaged = tmp_path / "damaged.txt"
    damaged.write_text(file.read_text().replace("\n5. ", "\n5. 9", 1))
    refusal = run("replay", str(damaged), home=tmp_path)
    assert refusal.returncode == 2
    assert "line " in refusal.stderr
    assert "cannot come up" in refusal.stderr


def test_leaderboard(tmp_path: Path) -> None:
    assert "No finished games yet." in run("leaderboard", home=tmp_path).stdout
    for seed in ("1", "2"):
        run("play", "dice", "--bots", "5", "--fast", "--seed", seed, home=tmp_path)
    shown = run("leaderboard", home=tmp_path).stdout
    assert "Bots" in shown
    assert "People" not in shown
    assert "From 2 finished games." in shown
    (tmp_path / "data" / "games" / "finished" / "broken.txt").write_text("junk")
    broken = run("leaderboard", "dice", home=tmp_path)
    assert broken.returncode == 0
    assert "broken.txt: line 1: a transcript begins with" in broken.stdout
    board = json.loads(run("leaderboard", "dice", "--json", home=tmp_path).stdout)
    assert sum(line["wins"] for line in board["players"]) == 2
    assert sum(line["third"] for line in board["players"]) == 2
    assert len(board["skipped"]) == 1
    assert run("leaderboard", "snakes", home=tmp_path).stdout.startswith("No finished games yet.")


def test_interrupted_play_resumes(tmp_path: Path) -> None:
    left = run("play", "snakes", *PLAIN, "--names", "Ann", "--fast", stdin="\n\n\n", home=tmp_path)
    assert "--resume" in left.stdout
    (running,) = (tmp_path / "data" / "games" / "running").glob("*.txt")
    moves = running.read_text().count("\n")
    run("play", "snakes", "--resume", "--fast", stdin="\n\n", home=tmp_path)
    assert running.read_text().count("\n") > moves
    nothing = run("play", "snakes", "--resume", home=tmp_path / "empty")
    assert nothing.returncode == 2
    assert "no unfinished game" in nothing.stderr


def test_json_stays_json_when_no_game_ends() -> None:
    done = run("sim", "snakes", "--limit", "1", "--games", "10", "--json")
    report = json.loads(done.stdout, parse_constant=lambda constant: pytest.fail(f"{constant} is not JSON"))
    assert report["length"]["mean"] is None
    assert report["unfinished"] == 10


def test_output_that_cannot_be_written_is_no_traceback() -> None:
    for target in ("head -c 1", "cat > /dev/full"):
        shell = f"{sys.executable} -m boardloom.cli schema snakes | {target}"
        done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True)
        assert "Traceback" not in done.stderr
    full = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m boardloom.cli games > /dev/full"], capture_output=True, text=True
    )
    assert full.returncode == 2
    assert "cannot write: the disk is full" in full.stderr


def test_games_are_exchanged_with_other_programs(tmp_path: Path) -> None:
    file = tmp_path / "game.blksgf"
    file.write_text("(;GM[Blokus Duo]PB[Ann]PW[Bo];B[e10,f10];W[j5,j6])")
    done = run("import", str(file), home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = (tmp_path / "data" / "games" / "running").glob("*.txt")
    assert f"Blokus, 2 moves, kept in {kept}" in done.stdout
    written = run("export", str(kept), "--to", "blksgf", home=tmp_path).stdout
    assert "GM[Blokus Duo]" in written
    assert ";B[e10,f10]\n;W[j5,j6])" in written
    assert "its formats: blksgf" in refused("export", str(kept), "--to", "pgn")
    file.write_text("(;GM[1])")
    assert "game.blksgf: GM is '1'; it should be one of Blokus" in refused("import", str(file))
    assert "only from .blksgf" in refused("import", str(kept))


def test_sim_tells_what_follows_each_other_in_order() -> None:
    shown = run("sim", "blokus", "--games", "200", "--bots", "random", "--set", "board=duo").stdout
    assert "Places by turn: 1st 414, " in shown
    assert "Most points: blue " in shown


def test_sim_shows_the_edge_that_lots_hide_and_its_report_is_a_config(tmp_path: Path) -> None:
    asked = ("sim", "snakes", "--games", "20000", "--set", "killing=both", "--json")
    printed = run(*asked).stdout
    report = json.loads(printed)
    assert report["by_place"][0] - report["by_place"][1] > 0.01  # by seat the lots make them equal
    assert report["by_place_95"][0][0] < report["by_place"][0] < report["by_place_95"][0][1]
    assert report["rounds"]["mean"] < report["length"]["mean"] / 2
    (tmp_path / "report.json").write_text(printed)
    again = json.loads(run(*asked[:4], "--config", str(tmp_path / "report.json"), "--json").stdout)
    assert again["config"] == {"killing": "both"}
    assert again["wins"] == report["wins"]


def test_narrow_terminals_keep_shares_and_intervals_whole() -> None:
    shown = run("sim", "dice", "--games", "500", columns=50).stdout
    assert "…" not in shown
    assert len(re.findall(r"│ \d +│ +\d+\.\d\d% │ +\d+\.\d\d% to \d+\.\d\d% │", shown)) == 5
