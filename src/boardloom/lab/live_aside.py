"""What may have to be compiled is done aside, while questions are answered with what is known by now.

One thread does it, piece by piece: what somebody waits for first, everybody in turn, and of each visitor what
was asked last. So whoever changes a rule once more waits for no more than the piece that is under way.
"""

import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import NamedTuple, TypeVar

T = TypeVar("T")

FIRST, LATER, AHEAD = range(3)
"""How urgent a piece is: nothing exact can be told without it; it completes the picture; it serves whoever
changes another rule."""


class _Piece(NamedTuple):
    urgency: int
    number: int
    who: str
    work: Callable[[], None]


class Aside:
    """The thread, and what waits for it. It starts with the first piece, and ends with the process."""

    def __init__(self) -> None:
        self._waiting: list[_Piece] = []
        self._changed = threading.Condition()
        self._came = 0
        self._served: Counter[str] = Counter()
        """By visitor: the seconds of the processor spent on them since nothing waited."""
        self._owed: Counter[str] = Counter()
        """By visitor: the same, as long as nobody has counted them."""
        self._thread: threading.Thread | None = None

    def submit(self, urgency: int, who: str, work: Callable[[], T]) -> "Future[T]":
        """Have something done; whoever cancels it before it begins gets out of everybody's way."""
        done: Future[T] = Future()

        def piece() -> None:
            if not done.set_running_or_notify_cancel():
                return
            try:
                done.set_result(work())
            except BaseException as error:
                done.set_exception(error)

        with self._changed:
            self._came += 1
            self._waiting.append(_Piece(urgency, self._came, who, piece))
            self._changed.notify()
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="aside", daemon=True)
                self._thread.start()
        return done

    def paid(self, who: str) -> float:
        """The seconds of the processor that were spent on a visitor since this was asked last."""
        with self._changed:
            return float(self._owed.pop(who, 0))

    def spent(self) -> float:
        """The seconds of the processor that the thread has had in all."""
        if self._thread is None or self._thread.ident is None:
            return 0.0
        with suppress(AttributeError, OSError):  # not on every system: then whoever asks pays for both
            return time.clock_gettime(time.pthread_getcpuclockid(self._thread.ident))
        return 0.0

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting)
                piece = min(self._waiting, key=self._turn)
                self._waiting.remove(piece)
            began = time.thread_time()
            piece.work()
            seconds = time.thread_time() - began
            with self._changed:
                self._served[piece.who] += seconds  # type: ignore[assignment]
                self._owed[piece.who] += seconds  # type: ignore[assignment]
                if not self._waiting:
                    self._served.clear()

    def _turn(self, piece: _Piece) -> tuple[int, float, int]:
        return piece.urgency, self._served[piece.who], -piece.number
