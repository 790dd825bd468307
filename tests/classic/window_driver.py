"""A screen nobody sees, and the custom board's window on it, used with a real mouse and keyboard (xdotool)."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 120.0
"""Seconds to wait for what takes a moment; far more than it needs, as a machine may be busy."""
SCREEN = "1280x900x24"
ROOT = Path(__file__).parent.parent.parent


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """An X server; yields the environment of programs that are to appear there."""
    told, tells = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tells), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"],
        pass_fds=[tells],
        stderr=subprocess.DEVNULL,
    )
    os.close(tells)
    try:
        with os.fdopen(told) as number:
            display = number.readline().strip()
        assert display, "Xvfb did not start"
        yield {**os.environ, "DISPLAY": f":{display}"}
    finally:
        server.terminate()
        server.wait(PATIENCE)


def xdotool(env: dict[str, str], *words: object) -> str:
    command = ["xdotool", *map(str, words)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE)
    return done.stdout.strip()


def wait(what: str, seen: Callable[[], object]) -> None:
    """Until something is so."""
    until = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < until, f"waited in vain: {what}"
        time.sleep(0.02)


class WindowDriver:
    """Looks at widgets by their Tk paths, and clicks on them where they are on the screen."""

    def __init__(self, env: dict[str, str], seed: int = 1) -> None:
        self.env = env
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.classic.window_host", str(seed)],
            env=env,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.wait_for(".setup")

    def ask(self, script: str) -> str:
        """The result of a Tcl script in the window's process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(script) + "\n")
        self.process.stdin.flush()
        result: str = json.loads(self.process.stdout.readline())
        assert not result.startswith("error:"), f"{script}: {result}"
        return result

    def close(self) -> None:
        assert self.process.stdin is not None
        if self.process.poll() is None:
            self.process.stdin.close()
        self.process.wait(PATIENCE)

    def visible(self, path: str) -> bool:
        return self.ask(f"expr {{[winfo exists {path}] && [winfo viewable {path}]}}") == "1"

    def wait_for(self, path: str) -> None:
        wait(f"{path} is shown", lambda: self.visible(path))
        self.ask("update idletasks")

    def text(self, path: str) -> str:
        return self.ask(f"{path} cget -text")

    def value(self, path: str) -> str:
        """What stands in a field."""
        return self.ask(f"{path} get")

    def disabled(self, path: str) -> bool:
        return self.ask(f"{path} instate disabled") == "1"

    def click(self, path: str, x: str = "0.5", y: str = "0.5") -> None:
        """Click on a widget, at a share of its width and height, once it is in sight."""
        self.wait_for(path)
        places = self.ask(
            f"list [expr {{[winfo rootx {path}] + int([winfo width {path}] * {x})}}] "
            f"[expr {{[winfo rooty {path}] + int([winfo height {path}] * {y})}}]"
        ).split()
        xdotool(self.env, "mousemove", *places, "click", 1)

    def type(self, path: str, text: str) -> None:
        """Replace what stands in a field."""
        self.click(path)
        wait(f"{path} has the focus", lambda: self.ask("focus") == path)
        self.keys("ctrl+slash", "BackSpace")  # Tk's key to select all
        wait(f"{path} is empty", lambda: self.value(path) == "")
        xdotool(self.env, "type", "--delay", 0, "--", text)
        wait(f"{path} has {text}", lambda: self.value(path) == text)

    def keys(self, *keys: str) -> None:
        xdotool(self.env, "key", "--clearmodifiers", "--delay", 0, *keys)

    def choose(self, path: str, value: str) -> None:
        """Open a drop-down list and pick an entry by keys."""
        self.click(path)
        listed = f"{path}.popdown.f.l"
        self.wait_for(listed)
        values = self.ask(f"{path} cget -values")
        place = int(self.ask(f"lsearch -exact [list {values}] {{{value}}}"))
        wait("the list has the focus", lambda: self.ask("focus") == listed)
        self.keys("Home")
        for row in range(place + 1):
            wait(f"row {row} is marked", lambda row=row: self.ask(f"{listed} index active") == str(row))  # type: ignore[misc]
            if row < place:
                self.keys("Down")
        self.keys("Return")
        wait(f"{path} shows {value}", lambda: self.value(path) == value)
        wait("the list is closed", lambda: not self.visible(listed))

    def box(self) -> str:
        """The text of the message box that is open."""
        return self.text(f"{self._box()}.msg")

    def answer(self, button: str = "ok") -> None:
        """Press a button of the message box, and wait until it is gone."""
        box = self._box()
        self.click(f"{box}.{button}")
        wait("the box closes", lambda: self.process.poll() is not None or not self.visible(box))

    def _box(self) -> str:
        def found() -> str:
            script = "foreach w [wm stackorder .] {if {[string match *__tk__messagebox $w]} {return $w}}"
            return self.ask(f"apply {{{{}} {{{script}}}}}")

        wait("a message box is open", found)
        return found()
