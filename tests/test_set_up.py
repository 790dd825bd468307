"""`scripts/setup`, which `./play` runs first: the real script, in folders whose names have spaces in them."""

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.processes import PATIENCE

ROOT = Path(__file__).parents[1]
UV = """#!/bin/sh
# Stands in for uv: makes an environment whose Python builds the client, and whose boardloom says how it
# was called.
[ "$1" = venv ] || exit 0
mkdir -p .venv/bin
built='mkdir -p src/boardloom/server/web; echo built >> builds'
printf '#!/bin/sh\\n[ "$1" = hatch_build.py ] || exit 0\\n%s\\n' "$built" > .venv/bin/python
printf '#!/bin/sh\\necho "$BOARDLOOM_COMMAND $*"\\n' > .venv/bin/boardloom
chmod +x .venv/bin/python .venv/bin/boardloom
"""


class Clone:
    """A checkout without packages, and what it takes to start it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "scripts").mkdir(parents=True)
        (root / "web" / "node_modules").mkdir(parents=True)
        for name in ("play", "scripts/setup"):
            shutil.copy(ROOT / name, root / name)
        for name in ("requirements.lock", "pyproject.toml", "hatch_build.py", "web/main.ts"):
            (root / name).write_text(name)
        (root / "web" / "a page\nof two lines.svelte").write_text("page")
        tools = root.parent / "tools"
        tools.mkdir()
        (tools / "uv").write_text(UV)
        (tools / "uv").chmod(0o755)
        self.env = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}

    def play(self, *args: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.root / "play"), *args]
        done = subprocess.run(command, env=self.env, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr
        return done

    @property
    def builds(self) -> int:
        return len((self.root / "builds").read_text().splitlines())


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path / "my old games  of '99")


def test_a_clone_in_a_folder_with_spaces_is_set_up_without_a_complaint(clone: Clone) -> None:
    first = clone.play("games")
    assert first.stderr.splitlines() == [
        "Setting up (first time, or something changed) ...",
        "Building the web client ...",
    ]
    assert clone.builds == 1


def test_a_second_start_does_nothing_again(clone: Clone) -> None:
    clone.play()
    assert clone.play().stderr == ""
    assert clone.builds == 1


@pytest.mark.parametrize("changed", ["web/main.ts", "web/a page\nof two lines.svelte", "hatch_build.py"])
def test_a_changed_client_is_built_anew(clone: Clone, changed: str) -> None:
    clone.play()
    (clone.root / changed).write_text("something else")
    assert clone.play().stderr == "Building the web client ...\n"
    assert clone.builds == 2


def test_packages_of_the_client_do_not_count(clone: Clone) -> None:
    clone.play()
    (clone.root / "web" / "node_modules" / "part.js").write_text("fetched")
    assert clone.play().stderr == ""


def test_the_command_is_named_as_it_has_to_be_typed(clone: Clone) -> None:
    assert shlex.split(clone.play("games").stdout) == [str(clone.root / "play"), "games"]
