"""The one writer: a thread that puts all waiting changes into one transaction, then reports them stored.

Nothing is reported before the disk has it. A change that the database refuses does not stop the others.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import chain
from typing import NamedTuple

from sqlalchemy import Connection, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from boardloom.core.message import Words, message
from boardloom.core.reasons import reason_of
from boardloom.server.errors import Stopping, StoreDown
from boardloom.server.log import tables
from boardloom.server.log.store import Files, Store, driver_error
from boardloom.server.ops import metrics
from boardloom.server.ws.limits import Pace

Change = Callable[[Connection], object]
INSERT = str(insert(tables.events).compile(dialect=sqlite.dialect(paramstyle="qmark")))
MOST = 512
"""Changes in one transaction."""
AT_ONCE = 150
"""Rows in one statement: six values each, and older versions of SQLite take no more than 999."""
log = logging.getLogger("boardloom.store")


class Row(NamedTuple):
    """A line of the log, as its table has it."""

    match: str
    seq: int
    command_id: str | None
    at: int
    body: str
    sum: bytes = b""


class Job(NamedTuple):
    rows: list[Row]
    change: Change | None
    done: "asyncio.Future[object]"


class Writer:
    """The only thread that writes to the store. SQLite lets in one writer at a time anyway; with one thread
    nobody waits for a lock, and changes that come together cost one flush to disk instead of one each."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        self.store = store
        self.loop = loop
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.connection: Connection | None = None
        self.anchor: Connection | None = None
        """Stays open when the other one is dropped. Whoever opens a store that nobody has open takes what it
        finds in the WAL for stored, also what was refused because it could not be synced."""
        self.stopped = False
        self.files: Files = self._store_itself()
        """Those that are written to: the store as it was opened, and its WAL as it was at the first commit of
        this connection."""
        self.displaced: Words | None = None
        """Which of them is not where it was. What is written now would be gone after a restart."""
        self.failing = ""
        """Why the last transaction failed, while none has succeeded since."""
        self.trials = Pace(1, 1.0)

    def start(self) -> None:
        self.thread.start()

    async def stop(self) -> None:
        """Write what waits, then end. Nobody waits for ever: whoever comes later is refused."""
        self.stopped = True
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    def write(self, rows: list[Row], change: Change | None = None) -> "asyncio.Future[object]":
        """Awaiting it gives what `change` returned, once everything is on disk."""
        done = self.loop.create_future()
        if self.stopped:
            done.set_exception(Stopping())
        else:
            self.jobs.put(Job(rows, change, done))
        return done

    async def trouble(self) -> str:
        """Why the store takes nothing; after a failure this tries it again, now and then."""
        if not self.displaced:
            await asyncio.to_thread(self._look_at_files)
        if self.failing and self.trials.allows():
            with suppress(StoreDown):
                await self.write([], _touch)
        return self.failing

    def _run(self) -> None:
        last = False
        while not last:
            jobs: list[Job] = []
            job = self.jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST:
                    break
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
            last = job is None
            if jobs:
                self._report(self._commit(jobs))
        self._hang_up()
        if self.anchor is not None:
            self.anchor.close()

    def _commit(self, jobs: list[Job]) -> list[tuple[Job, object]]:
        """Each job with what it led to: a result, or an exception."""
        began = time.perf_counter()
        try:
            results = self._transaction(jobs)
        except IntegrityError as error:
            if len(jobs) > 1:
                return [pair for job in jobs for pair in self._commit([job])]
            return [(jobs[0], error)]
        except StoreDown as refusal:
            metrics.store_failures.inc(len(jobs))
            return [(job, refusal) for job in jobs]
        except SQLAlchemyError as error:
            # After a full disk or an I/O error SQLite may be left inside a transaction; only a new connection
            # is sure not to be.
            self._hang_up()
            cause = driver_error(error)
            reason = str(cause)
            if self.failing != reason:
                log.error("the store does not take anything: %s", reason)
                self.failing = reason
            metrics.store_failures.inc(len(jobs))
            return [(job, StoreDown(reason_of(cause))) for job in jobs]
        except Exception as error:
            self._hang_up()
            if len(jobs) > 1:
                return [pair for job in jobs for pair in self._commit([job])]
            return [(jobs[0], error)]
        if self.failing:
            log.warning("the store takes changes again")
            self.failing = ""
        metrics.commit_seconds.observe(time.perf_counter() - began)
        metrics.commit_changes.inc(len(jobs))
        return list(zip(jobs, results, strict=True))

    def _look_at_files(self) -> None:
        """Notice files that were removed or replaced behind our back. That is for the operator to put right:
        a new connection would go on with another store."""
        files, before = self.store.files(), self.files
        lost = next((name for name, known in before.items() if files[name] != known), None)
        if lost and not self.displaced:
            self.displaced = message("reason-store-displaced", file=lost)
            self.failing = f"{lost} was removed or replaced while the server ran"
            log.error("the store does not take anything: %s", self.failing)

    def _transaction(self, jobs: list[Job]) -> list[object]:
        self._look_at_files()
        if self.displaced:
            raise StoreDown(self.displaced)
        results = self._written(jobs)
        self._look_at_files()
        if self.displaced:
            raise StoreDown(self.displaced)
        if str(self.store.wal) not in self.files:
            self.files = self.store.files() | self._store_itself()
        return results

    def _store_itself(self) -> Files:
        return {str(self.store.path): self.store.opened} if self.store.opened else {}

    def _written(self, jobs: list[Job]) -> list[object]:
        if self.connection is None:
            self.anchor = self.anchor or self.store.engine.connect()
            self.connection = self.store.engine.connect()
        rows = [row for job in jobs for row in job.rows]
        if 0 < len(rows) <= AT_ONCE and not any(job.change for job in jobs):
            self._insert(self.connection, rows)  # one statement is a transaction of its own
            return [None] * len(jobs)
        with self.connection.begin():
            for start in range(0, len(rows), AT_ONCE):
                self._insert(self.connection, rows[start : start + AT_ONCE])
            return [job.change(self.connection) if job.change else None for job in jobs]

    def _insert(self, connection: Connection, rows: list[Row]) -> None:
        """By one statement: the event loop is in its way once, not at every row."""
        driver = self.store.engine.dialect.loaded_dbapi
        try:
            connection.connection.cursor().execute(inserting(len(rows)), list(chain(*rows)))
        except driver.Error as error:
            raise DBAPIError.instance(INSERT, None, error, driver.Error) from error

    def _hang_up(self) -> None:
        """Drop the connection; the next transaction opens another."""
        self.files = self._store_itself()
        if self.connection is not None:
            try:
                self.connection.invalidate()
                self.connection.close()
            except SQLAlchemyError:
                log.warning("the broken connection could not be closed")
            self.connection = None

    def _report(self, results: list[tuple[Job, object]]) -> None:
        # Futures of asyncio may only be touched in the thread of their loop.
        try:
            self.loop.call_soon_threadsafe(_resolve, results)
        except RuntimeError:  # the loop is closed
            log.warning("stored, but the server is gone already")


@cache
def inserting(rows: int) -> str:
    """
    >>> inserting(2).partition(" VALUES ")[2]
    '(?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?)'
    """
    values = INSERT.partition("VALUES ")[2]
    return INSERT + f", {values}" * (rows - 1)


def _touch(connection: Connection) -> None:
    """Write something that changes nothing."""
    connection.exec_driver_sql("PRAGMA user_version = 0")


def _resolve(results: list[tuple[Job, object]]) -> None:
    for job, result in results:
        if not job.done.cancelled():  # whoever asked may have given up; it is stored all the same
            if isinstance(result, Exception):
                job.done.set_exception(result)
            else:
                job.done.set_result(result)
