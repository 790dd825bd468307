"""A screen nobody sees, and the custom board's window on it, used with real clicks and keys (xdotool)."""

import ctypes
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
SCREEN, USUAL = (1280, 900), 96
"""In pixels, and dots in an inch."""
CLIENT_MESSAGE = 33
"""The number that X11 has for this kind of event."""
ROOT = Path(__file__).parent.parent.parent


@contextmanager
def screen(finer: int = 1) -> Iterator[dict[str, str]]:
    """An X server, with so many times more and finer pixels; yields the environment of programs that are to
    appear there."""
    wide, high = SCREEN
    size = ["-screen", "0", f"{wide * finer}x{high * finer}x24", "-dpi", f"{USUAL * finer}"]
    told, tells = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tells), *size, "-nolisten", "tcp", "-noreset"],
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

    def __init__(self, env: dict[str, str], seed: int = 1, *use: Path) -> None:
        self.env = env
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.classic.window_host", str(seed), *map(str, use)],
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
        """End the program, if it has not ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def exists(self, path: str) -> bool:
        return self.ask(f"winfo exists {path}") == "1"

    def texts(self) -> list[str]:
        """All that is written on widgets in sight."""
        self.ask(
            "proc texts w {set all {}; foreach c [winfo children $w] {"
            "if {[winfo viewable $c]} {catch {lappend all [$c cget -text]}; lappend all {*}[texts $c]}}; "
            "return $all}"
        )
        return self.ask("join [texts .] \\n").split("\n")

    def drawn(self) -> list[str]:
        """All that is written on the board in sight."""
        board = ".game.board.canvas"
        pick = f"if {{[{board} type $i] eq {{text}}}} {{lappend all [{board} itemcget $i -text]}}"
        script = f"set all {{}}; foreach i [{board} find all] {{{pick}}}; join $all \\n"
        return self.ask(script).split("\n")

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
        self.point(path, x, y)
        xdotool(self.env, "click", 1)

    def point(self, path: str, x: str = "0.5", y: str = "0.5") -> None:
        """Move the mouse over a widget, and wait until the window has noticed."""
        self.wait_for(path)
        places = self.ask(
            f"list [expr {{[winfo rootx {path}] + int([winfo width {path}] * {x})}}] "
            f"[expr {{[winfo rooty {path}] + int([winfo height {path}] * {y})}}]"
        ).split()
        xdotool(self.env, "mousemove", *places)
        wait("the mouse is there", lambda: self.ask("winfo pointerxy .").split() == places)

    def wheel(self, down: bool) -> None:
        xdotool(self.env, "click", 5 if down else 4)

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
        """Open a drop-down list and click on an entry."""
        self.click(path)
        listed = f"{path}.popdown.f.l"
        self.wait_for(listed)
        place = self.ask(f"lsearch -exact [{listed} get 0 end] {{{value}}}")
        _, top, _, height = map(int, self.ask(f"{listed} bbox {place}").split())
        self.point(listed, "0.5", f"{top + height / 2} / [winfo height {listed}]")
        wait(f"{value} is marked", lambda: self.ask(f"{listed} curselection") == place)
        xdotool(self.env, "click", 1)
        wait(f"{path} shows {value}", lambda: self.value(path) == value)
        wait("the list is closed", lambda: not self.visible(listed))

    def box(self) -> str:
        """The text of the message box that is open."""
        return self.text(f"{self._box()}.msg")

    def answer(self, button: str = "ok") -> None:
        """Press a button of the message box, and wait until it is gone."""
        box = self._box()
        self.click(f"{box}.{button}")
        wait("the box closes", lambda: not self.visible(box))

    def answer_and_leave(self) -> int:
        """Press Yes, and wait until the program has ended."""
        self.click(f"{self._box()}.yes")
        return self.process.wait(PATIENCE)

    def _box(self) -> str:
        def found() -> str:
            script = "foreach w [wm stackorder .] {if {[string match *__tk__messagebox $w]} {return $w}}"
            return self.ask(f"apply {{{{}} {{{script}}}}}")

        wait("a message box is open", found)
        return found()


def press_close_button(env: dict[str, str], title: str) -> None:
    """What a window manager does when somebody closes a window: it asks the program to."""
    wait(f"the window {title} is there", lambda: xdotool(env, "search", "--name", f"^{title}$"))
    window = int(xdotool(env, "search", "--name", f"^{title}$").splitlines()[-1])
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(env["DISPLAY"].encode()))
    protocols, delete = (x11.XInternAtom(display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    event = (ctypes.c_long * 24)()  # XClientMessageEvent: type, serial, send_event, display, window, ...
    event[0], event[4], event[5], event[6], event[7] = CLIENT_MESSAGE, window, protocols, 32, delete
    x11.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    x11.XCloseDisplay(display)
