"""Boardloom in processes of its own that start quickly.

Each is forked from a process that has imported the packages we use, and nothing of Boardloom itself: our own
modules are read anew, as in `python -m boardloom.cli`, and settings come from the environment given.
"""

import atexit
import os
import sys
import tempfile
from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from subprocess import CompletedProcess, TimeoutExpired
from typing import IO

PATIENCE = 600.0
"""Seconds that a command may take; far more than it needs, as a machine may be busy."""
PACKAGES = [
    "alembic.command",
    "apsw",
    "fastapi",
    "fluent.runtime",
    "msgspec",
    "numba",
    "numba.core.caching",
    "numba.extending",
    "numpy",
    "openskill.models",
    "prometheus_client",
    "pydantic.v1",
    "pydantic_settings",
    "rich.console",
    "rich.progress",
    "rich.table",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "typer",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "websockets",
    "tests.frozen",
]
FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(PACKAGES)
_running: list["Forked"] = []


class Forked:
    """`boardloom` with these arguments, as `subprocess.Popen` would start it; `stdout` can be read."""

    def __init__(
        self,
        *args: str,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        stdin: IO[bytes] | None = None,
        stdout: IO[bytes] | None = None,
        stderr: IO[bytes] | None = None,
    ) -> None:
        said, says = os.pipe()
        self.stdout = os.fdopen(said, encoding="utf-8")
        with open(os.devnull, "r+b") as nothing:
            streams = [
                Connection(os.dup(fd))
                for fd in (
                    (stdin or nothing).fileno(),
                    stdout.fileno() if stdout else says,
                    (stderr or nothing).fileno(),
                )
            ]
        os.close(says)
        asked = (list(args), dict(os.environ if env is None else env), str(cwd or Path.cwd()), streams)
        self.process: BaseProcess = FORKS.Process(target=_boardloom, args=asked)
        self.process.start()
        for stream in streams:
            stream.close()
        assert self.process.pid is not None
        self.pid: int = self.process.pid
        _running.append(self)

    @property
    def returncode(self) -> int | None:
        return self.process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, patience: float = PATIENCE) -> int:
        self.process.join(patience)
        if self.returncode is None:
            raise TimeoutExpired("boardloom", patience)
        if self in _running:
            _running.remove(self)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.process.kill()


def boardloom(
    *args: str, stdin: str = "", env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> CompletedProcess[str]:
    """What the command line answers."""
    with tempfile.TemporaryFile() as typed, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        typed.write(stdin.encode())
        typed.seek(0)
        forked = Forked(*args, env=env, cwd=cwd, stdin=typed, stdout=out, stderr=err)
        forked.stdout.close()
        try:
            code = forked.wait()
        finally:
            forked.kill()
        out.seek(0)
        err.seek(0)
        return CompletedProcess(args, code, out.read().decode(), err.read().decode())


@atexit.register
def _end_all() -> None:
    """Whoever is still running would be waited for."""
    for forked in _running:
        forked.kill()


def _boardloom(args: list[str], env: dict[str, str], cwd: str, streams: list[Connection]) -> None:
    """In the new process: be what `python -m boardloom.cli` is."""
    for number, stream in enumerate(streams):
        os.dup2(stream.fileno(), number)
        stream.close()
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["boardloom", *args]
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1, closefd=False)
    from boardloom.cli import main

    try:
        main()
    finally:
        atexit._run_exitfuncs()
