"""`boardloom new`, games of installed packages, and `--use` with every command: real processes."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pexpect
import pytest

from boardloom.cli.new_game import KINDS
from boardloom.cli.screens import app
from tests.processes import boardloom
from tests.server.running import PATIENCE

BOARDLOOM = (sys.executable, "-m", "boardloom.cli")


def run(*args: str, cwd: Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "BOARDLOOM_LANGUAGE": language}
    return boardloom(*args, env=environment, cwd=cwd)


def installed(*args: str, site: Path) -> subprocess.CompletedProcess[str]:
    """A command where the packages of a folder are installed."""
    environment = {**os.environ, "PYTHONPATH": str(site), "BOARDLOOM_LANGUAGE": "en", "COLUMNS": "100"}
    return subprocess.run([*BOARDLOOM, *args], env=environment, capture_output=True, text=True)


def offer(site: Path, package: str, code: str) -> None:
    """A package of a game, as it lies where it is installed."""
    info = site / f"{package}-1.0.dist-info"
    for folder in (site / package, info):
        folder.mkdir(parents=True)
    (site / package / "__init__.py").write_text(code)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[boardloom.games]\n{package} = {package}\n")


@pytest.mark.parametrize("kind", KINDS)
def test_a_new_game_is_sound_short_and_plays_at_once(kind: str, tmp_path: Path) -> None:
    made = run("new", "hop", "--kind", kind, cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    assert "boardloom check hop.py" in made.stdout.replace("\n", " ")
    text = (tmp_path / "hop.py").read_text("utf-8")
    assert len(text.splitlines()) <= 120
    assert "@" not in text.replace("@rule", "")
    checked = run("check", "hop.py", cwd=tmp_path)
    assert "Hop: nothing wrong was found" in checked.stdout, checked.stdout
    played = run("play", "hop", "--use", "hop.py", "--bots", "2", "--fast", "--seed", "1", cwd=tmp_path)
    assert played.returncode == 0, played.stderr


def test_a_new_game_is_formatted_as_ours(tmp_path: Path) -> None:
    for kind in KINDS:
        run("new", kind, "--kind", kind, cwd=tmp_path)
    ruff = [sys.executable, "-m", "ruff"]
    config = ["--config", str(Path(__file__).parent.parent / "pyproject.toml"), str(tmp_path)]
    for what in (["check"], ["format", "--check"]):
        done = subprocess.run([*ruff, *what, *config], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "hop.py").write_text("mine")
    (tmp_path / "hop").mkdir()
    for more in ((), ("--package",)):
        done = run("new", "hop", "--kind", "race", *more, cwd=tmp_path)
        assert done.returncode == 2
        assert "is there already" in done.stderr
    assert (tmp_path / "hop.py").read_text() == "mine"
    assert list((tmp_path / "hop").iterdir()) == []


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("ludo", "--kind", "race"), "'ludo' is the name of a game of the house"),
        (("3x", "--kind", "race"), "'3x' cannot be the name of a game"),
        (("../x", "--kind", "race"), "'../x' cannot be the name of a game"),
        (("hop", "--kind", "chess"), "--kind is one of race, grid, placement"),
        (("hop",), "--kind is one of race, grid, placement"),
    ],
)
def test_what_cannot_be_made_is_refused(args: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    done = run("new", *args, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert reason in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.filterwarnings("ignore:.*forkpty:DeprecationWarning")
def test_the_kind_is_asked_for_at_a_terminal(tmp_path: Path) -> None:
    env = {**os.environ, "TERM": "xterm", "BOARDLOOM_LANGUAGE": "en"}
    child = pexpect.spawn(
        BOARDLOOM[0], [*BOARDLOOM[1:], "new", "hop"], env=env, cwd=str(tmp_path), timeout=PATIENCE
    )
    child.expect("Which kind")
    child.sendline("2")
    child.expect("hop.py is written")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "step forwards" in (tmp_path / "hop.py").read_text()


def test_a_package_is_built_installed_found_and_tested(tmp_path: Path) -> None:
    assert run("new", "hop", "--kind", "placement", "--package", cwd=tmp_path).returncode == 0
    folder, site = tmp_path / "hop", tmp_path / "site"
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=folder, check=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    assert "Hop: Put stones in a line." in installed("games", site=site).stdout
    report = installed("sim", "hop", "--games", "100", "--json", site=site)
    assert json.loads(report.stdout)["games"] == 100
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
    )
    assert "2 passed" in tested.stdout, tested.stdout


def test_a_broken_package_is_told_in_a_line_and_left_out(tmp_path: Path) -> None:
    offer(tmp_path, "cracked", "1 / 0\n")
    offer(tmp_path, "leaves", "import sys; sys.exit(3)\n")
    listed = installed("games", site=tmp_path)
    assert listed.returncode == 0
    assert "snakes" in listed.stdout
    assert "cracked" not in listed.stdout
    assert listed.stderr.splitlines() == [
        "the game 'cracked' of the package cracked cannot be used: ZeroDivisionError: division by zero",
        "the game 'leaves' of the package leaves cannot be used: SystemExit: 3",
    ]
    refused = installed("sim", "cracked", site=tmp_path)
    assert refused.returncode == 2
    assert "boardloom: the game 'cracked' of the package cracked cannot be used" in refused.stderr


def test_a_game_of_the_house_does_not_look_for_packages(tmp_path: Path) -> None:
    offer(tmp_path, "cracked", "1 / 0\n")
    assert installed("schema", "snakes", site=tmp_path).stderr == ""
    assert installed("--help", site=tmp_path).stderr == ""


def test_a_file_in_use_comes_before_an_installed_package(tmp_path: Path) -> None:
    run("new", "hop", "--kind", "race", cwd=tmp_path)
    offer(tmp_path / "site", "hop", "1 / 0\n")
    listed = installed("games", "--use", str(tmp_path / "hop.py"), site=tmp_path / "site")
    assert "Bring both of your runners home." in listed.stdout
    assert listed.stderr == ""


def test_a_game_that_is_not_there_suggests_one(tmp_path: Path) -> None:
    assert "did you mean 'snakes'?" in run("sim", "snake", cwd=tmp_path).stderr
    assert "choose one of" in run("sim", "chess", cwd=tmp_path).stderr
    (tmp_path / "four.py").write_text("")
    assert "with --use four.py" in run("sim", "four", cwd=tmp_path).stderr


def test_use_works_with_every_command_and_before_it(tmp_path: Path) -> None:
    run("new", "hop", "--kind", "grid", cwd=tmp_path)
    for args in (("games", "--use", "hop.py"), ("--use", "hop.py", "games")):
        assert "Hop: Reach the far side." in run(*args, cwd=tmp_path).stdout
    offered = run("menu", "--use", "hop.py", cwd=tmp_path)
    assert "Hop" in offered.stdout
    without = {"new"}
    for each in app.registered_commands:
        name = each.name or (each.callback.__name__ if each.callback else "")
        assert ("--use" in run(name, "--help", cwd=tmp_path).stdout) is (name not in without), name
