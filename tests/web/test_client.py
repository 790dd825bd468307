"""The client's own tests, which need no browser."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_clients_own_tests_pass() -> None:
    done = subprocess.run([ROOT / "scripts" / "npm", "test"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
