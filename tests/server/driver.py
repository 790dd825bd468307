"""Just enough of a database driver over apsw for SQLAlchemy, so that the store runs on a disk of ours."""

from collections.abc import Iterable, Sequence
from typing import Any

import apsw


class Error(Exception):
    pass


class DatabaseError(Error):
    pass


class OperationalError(DatabaseError):
    pass


class IntegrityError(DatabaseError):
    pass


class InterfaceError(Error):
    pass


class InternalError(DatabaseError):
    pass


class ProgrammingError(DatabaseError):
    pass


class NotSupportedError(DatabaseError):
    pass


class DataError(DatabaseError):
    pass


class Cursor:
    arraysize = 1
    lastrowid = None

    def __init__(self, connection: "Connection") -> None:
        self.connection = connection
        self.description: Any = None
        self.rowcount = -1
        self._rows: list[Any] = []

    def execute(self, sql: str, values: Sequence[Any] = ()) -> "Cursor":
        return self._run(lambda cursor: cursor.execute(sql, tuple(values)))

    def executemany(self, sql: str, values: Iterable[Sequence[Any]]) -> "Cursor":
        return self._run(lambda cursor: cursor.executemany(sql, [tuple(row) for row in values]))

    def _run(self, work: Any) -> "Cursor":
        cursor = self.connection.real.cursor()
        named: list[str] = []

        def begin(running: Any, sql: str, values: Any) -> bool:
            """Names of columns can be asked for only while there is something to come."""
            named[:] = [name for name, *_ in running.get_description()]
            return True

        cursor.exec_trace = begin
        try:
            self._rows = list(work(cursor))
        except apsw.ConstraintError as error:
            raise IntegrityError(str(error)) from error
        except apsw.Error as error:
            raise OperationalError(str(error)) from error
        self.rowcount = self.connection.real.changes()
        self.description = [(name, None, None, None, None, None, None) for name in named] or None
        return self

    def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    def fetchone(self) -> Any:
        return self._rows.pop(0) if self._rows else None

    def fetchmany(self, size: int = 1) -> list[Any]:
        rows, self._rows = self._rows[:size], self._rows[size:]
        return rows

    def close(self) -> None:
        self._rows = []


class Connection:
    isolation_level: str | None = ""

    def __init__(self, path: str, vfs: str) -> None:
        self.real = apsw.Connection(path, vfs=vfs)

    def cursor(self) -> Cursor:
        return Cursor(self)

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Cursor:
        return self.cursor().execute(sql, values)

    def commit(self) -> None:
        if self.real.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        if self.real.in_transaction:
            self.execute("ROLLBACK")

    def create_function(self, *_: Any, **__: Any) -> None:
        pass

    def close(self) -> None:
        self.real.close()


class Driver:
    """What SQLAlchemy takes for the module `sqlite3`."""

    paramstyle = "qmark"
    sqlite_version = apsw.sqlite_lib_version()
    sqlite_version_info = tuple(int(part) for part in apsw.sqlite_lib_version().split("."))
    PARSE_DECLTYPES = PARSE_COLNAMES = 0
    Binary = bytes
    Error, DatabaseError, OperationalError, IntegrityError = (
        Error,
        DatabaseError,
        OperationalError,
        IntegrityError,
    )
    InterfaceError, InternalError, ProgrammingError = InterfaceError, InternalError, ProgrammingError
    NotSupportedError, DataError = NotSupportedError, DataError

    def __init__(self, vfs: str) -> None:
        self.vfs = vfs

    def connect(self, path: str, **_: Any) -> Connection:
        return Connection(path, self.vfs)
