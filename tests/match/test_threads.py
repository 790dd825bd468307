"""What several threads do for the first time at once: the server asks for the same thing in many of them."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
import threading
{imports}
sys.setswitchinterval(1e-6)
together = threading.Barrier(6)
def work():
    together.wait()
    {work}
threads = [threading.Thread(target=work) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""
TRIES = 4
"""Before decoders were made once, a process out of eight survived."""


@pytest.mark.parametrize(
    ("imports", "work"),
    [
        pytest.param(
            "from boardloom.core.puzzle import read\nfrom boardloom.games import find\ngame = find('ludo')",
            "assert read(game.puzzles).puzzles",
            id="puzzles",
        ),
        pytest.param(
            "from boardloom.core.message import Words, message\nfrom boardloom.core.scene import Board\n"
            "from boardloom.games.guest_faults import as_sent\nwords = message('ludo-name')\n"
            "board = Board(width=1, height=1, label=words, nodes=())",
            "assert as_sent(board, Board) == board and as_sent(words, Words) == words",
            id="a guest's words and boards",
        ),
    ],
)
def test_decoders_are_made_once(imports: str, work: str) -> None:
    program = PROGRAM.format(imports=imports, work=work)
    for _ in range(TRIES):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
