"""An arena with bots that hang or fail: it ends at once, and says in one line who failed."""

import os
import sys
from pathlib import Path
from signal import SIGINT, SIGKILL, Signals

import pexpect
import pytest

from tests.server.running import eventually
from tests.terminal.conftest import PATIENCE, plain
from tests.test_cli import run

HANGS = """
import os, sys, time
from pathlib import Path

def hang():
    file = Path(__file__).with_suffix(".hangs")
    file.with_suffix(".part").write_text(str(os.getpid()))
    file.with_suffix(".part").replace(file)
    time.sleep(10**6)
"""
SLEEPER = """
from boardloom import bots

class Sleeper:
    "Sleeps."
    def choose(self, position, budget):
        hang()

bots.register("sleeper", Sleeper)
"""
ENGINE = """
for line in sys.stdin:
    if line.startswith("genmove"):
        hang()
    print("=\\n", flush=True)
"""
OWN = """
import os
from boardloom import bots

class Own:
    "Fails."
    {body}

bots.register("own", Own)
"""
CUSTOM = ("arena", "custom", "--set", "controls=true", "--processes", "1", "--games", "2", "--use")


def ended(pid: int) -> bool:
    """Whether a process is no more; one that nobody asks after any longer counts as ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.filterwarnings("ignore:.*forkpty:DeprecationWarning")
@pytest.mark.parametrize("signal", [SIGINT, SIGKILL])
@pytest.mark.parametrize(
    ("code", "words"),
    [
        (SLEEPER, "arena custom sleeper roll --set controls=true --use {file}"),
        (ENGINE, "arena blokus greedy gtp1 --set board=duo --gtp '{python} {file}'"),
    ],
)
def test_bots_and_engines_that_hang_end_with_the_arena(
    tmp_path: Path, code: str, words: str, signal: Signals
) -> None:
    file = tmp_path / "own.py"
    file.write_text(HANGS + code)
    asked = words.format(file=file, python=sys.executable)
    child = pexpect.spawn(
        "/bin/sh", ["-c", f"exec {sys.executable} -m boardloom.cli {asked} --games 4 --processes 1"],
        encoding="utf-8", codec_errors="replace", timeout=PATIENCE,
        env={**os.environ, "TERM": "xterm", "BOARDLOOM_HOME": str(tmp_path)},
    )  # fmt: skip
    hangs = file.with_suffix(".hangs")
    while not hangs.exists():
        assert child.isalive()
        child.expect([pexpect.TIMEOUT, r".+"], timeout=0.1)
    if signal == SIGINT:
        child.sendintr()
    else:
        child.kill(signal)
    child.expect(pexpect.EOF)
    child.close()
    if signal == SIGINT:
        assert child.exitstatus == 130
        assert "Interrupted after 0 of 4 games." in plain(child.before or "")
        assert "Traceback" not in (child.before or "")
    pid = int(hangs.read_text())
    eventually(lambda: ended(pid), "the bot has ended")


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("def choose(self, p, b): return 1 // 0", "a bot failed: {file}, line 7: ZeroDivisionError: "),
        ("def __init__(self): 1 // 0", "a bot failed: {file}, line 7: ZeroDivisionError: "),
        ("", "a bot failed: AttributeError: 'Own' object has no attribute 'choose'"),
        ("def choose(self, p, b): return float(min(p.choices()))", "the bot Own chose "),
        ("def choose(self, p, b): os._exit(0)", "a bot ended the process it played in"),
    ],
)
def test_a_bot_that_fails_is_told_in_one_line(tmp_path: Path, body: str, reason: str) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN.format(body=body))
    done = run(*CUSTOM, str(file), "own", "roll", home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"boardloom: {reason.format(file=file)}")
    assert len(done.stderr.splitlines()) == 1


def test_a_bot_that_was_edited_plays_anew(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN.format(body="def choose(self, p, b): return min(p.choices())"))
    asked = (*CUSTOM, str(file), "own", "roll")
    assert "played before" not in run(*asked, home=tmp_path).stdout
    assert "2 of 2 games were played before." in run(*asked, home=tmp_path).stdout
    file.write_text(OWN.format(body="def choose(self, p, b): return max(p.choices())"))
    assert "played before" not in run(*asked, home=tmp_path).stdout
