"""The module `LudoGame` is part of what is installed, not only of this folder."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent.parent
CLIENT = ROOT / "src" / "boardloom" / "server" / "web" / "index.html"


def test_a_wheel_holds_the_module(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    built = CLIENT.stat().st_mtime_ns
    # The web client stays as it is: building it empties its folder, and other tests start servers meanwhile.
    subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, env={**os.environ, "BOARDLOOM_WEB": "later"}
    )
    assert CLIENT.stat().st_mtime_ns == built
    (wheel,) = tmp_path.glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert "LudoGame.py" in names
    assert "boardloom/classic/ludo.py" in names
