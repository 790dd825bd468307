"""The ten questions of a designer: the notebook runs, and its answers are what they should be."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
NOTEBOOK = ROOT / "examples" / "ten_questions.ipynb"
ANSWERS = """
import json, sys
sys.path.insert(0, "scripts")
from run_notebook import run
namespace = {"__name__": "__main__"}
run(json.load(open(sys.argv[1])), namespace)
print(json.dumps(namespace["answers"]))
"""


def test_the_notebook_answers_ten_questions() -> None:
    command = [sys.executable, "-W", "error", "-c", ANSWERS, str(NOTEBOOK)]
    environment = {**os.environ, "LAB_GAMES": "60"}
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    answers = json.loads(done.stdout.splitlines()[-1])
    assert answers["differences"] == []
    assert answers["bounce"] > 0.3
    assert answers["last seat"] > 0
    assert answers["squares"] == 10
    assert sum(answers["blokus"]) > 0.999
    assert answers["luck"]["Blokus Duo"] < answers["luck"]["Ludo"]
    assert set(answers) >= {"rounds", "edge", "fits", "decided", "longer"}


def test_the_notebook_tells_its_answers_and_how_long_they_took() -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    answered = cells[1:]
    assert len(answered) == 10
    for cell in answered:
        printed = "".join(cell["outputs"][0]["text"])
        assert printed.rstrip().endswith("s)")
