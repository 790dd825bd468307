"""Games on many machines: the pieces of work that threads and processes share on one, shared out by Ray.

A piece is a function and its arguments, as of `bots/workers.py`. Which machine does it, and how often it had
to begin anew because one was lost, changes nothing: each game follows from its number.
"""

import logging
import pickle
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar

from boardloom import __version__
from boardloom.bots.workers import TRIES, carried_out, packed
from boardloom.core import plugins
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.message import message
from boardloom.lab.extra import extra

PATIENCE = 10.0
"""Seconds in which a cluster should accept a connection."""
AHEAD = 2
"""Pieces that each core is given at a time, so that none waits for the next."""
HERE = ("auto", "local")
"""What Ray calls the cluster of this machine."""

P = ParamSpec("P")
T = TypeVar("T")


class _Joined(NamedTuple):
    """The cluster that everything is played on."""

    ray: Any
    do: Any
    """The remote function."""
    cores: int


_joined: list[_Joined] = []


@contextmanager
def on_cluster(address: str) -> Iterator[None]:
    """Here the lab plays on a cluster of Ray: `host:port`, or `auto` for the one that this machine is part
    of. The same games are played as on one machine, and the same numbers come out. No address: on this
    machine alone, as otherwise.

    Files of one's own (`--use`) have to be at the same place on every machine."""
    if not address:
        yield
        return
    ray = extra("ray", "cluster")
    # Ray would print what became of lost processes among the lines of `--json`.
    ray._private.worker.print_to_stdstream = lambda *lines, **how: None
    _look_for(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (ConnectionError, ImportError, OSError, RuntimeError, TimeoutError, ValueError) as error:
        raise _unreachable(address, error) from None
    try:
        do = ray.remote(max_retries=TRIES)(answered_there)
        _joined.append(_Joined(ray, do, max(1, int(ray.cluster_resources().get("CPU", 1)))))
        yield
    finally:
        _joined.clear()
        ray.shutdown()


def _look_for(address: str) -> None:
    """Refuse an address where nobody answers: Ray would look for it for a long time."""
    if address in HERE or "://" in address:
        return
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> BadOptions:
    why = next(iter(str(error).splitlines()), "") or type(error).__name__
    return BadOptions(message("cluster-unreachable", address=address, reason=why))


class Crew:
    """The cores of a cluster: to be asked as a `WorkerPool` is."""

    def __init__(self, joined: _Joined) -> None:
        self._ray, self._do, _ = joined
        self.cores = joined.cores
        self._threads = ThreadPoolExecutor(AHEAD * self.cores, "cluster")
        self._asked: set[Any] = set()

    def submit(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Ask for something. What failed as bad input does so here too."""
        asked = pickle.dumps((function, [packed(arg) for arg in args], kwargs))
        return self._threads.submit(self._wait, asked)

    def _wait(self, asked: bytes) -> Any:
        reference = self._do.remote(__version__, list(plugins.loaded), asked)
        self._asked.add(reference)
        try:
            found = pickle.loads(self._ray.get(reference))
        except self._ray.exceptions.RayError as error:
            raise BadOptions(message("cluster-lost", reason=type(error).__name__)) from None
        finally:
            self._asked.discard(reference)
        if isinstance(found, BadInput):
            raise found
        return found

    def close(self) -> None:
        """Leave undone what is not done yet."""
        for reference in list(self._asked):
            with suppress(self._ray.exceptions.RayError, ValueError):
                self._ray.cancel(reference, force=True)
        self._threads.shutdown(cancel_futures=True)


def crew() -> Crew | None:
    """The cores of the cluster that everything is played on, if there is one."""
    return Crew(_joined[-1]) if _joined else None


def in_order(
    begin: Callable[[int], "Future[T]"], numbers: Iterable[int], workers: int
) -> Generator[T, None, None]:
    """What comes of pieces of work, in order. Each worker has so many at a time that none waits while whoever
    iterates deals with one, and that memory does not grow with their number."""
    left = iter(numbers)
    waiting = deque(begin(number) for number in islice(left, AHEAD * workers))
    while waiting:
        yield waiting.popleft().result()
        waiting.extend(begin(number) for number in islice(left, 1))


def answered_there(version: str, files: Sequence[Path], asked: bytes) -> bytes:
    """What a machine of the cluster does: load what it lacks, then what is asked for."""
    try:
        if version != __version__:
            raise BadOptions(message("cluster-version", here=version, there=__version__))
        for file in files:
            if file not in plugins.loaded:
                plugins.load(file)
    except BadInput as error:
        return pickle.dumps(error)
    return carried_out(asked)
