"""Games as a table: a row for each game, a column for each of its facts."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.core.reasons import reason_of
from boardloom.lab.extra import extra

if TYPE_CHECKING:
    import polars


class Games(Mapping[str, NDArray[Any]]):
    """Columns by name, as NumPy arrays; as a data frame they can be handed to other programs.

    >>> from boardloom import lab
    >>> games = lab.Design("snakes").games(3)
    >>> games.to_polars().select("game", "finished").rows()
    [(0, True), (1, True), (2, True)]
    """

    def __init__(self, columns: Mapping[str, NDArray[Any]]) -> None:
        self._columns = dict(columns)

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        """How many columns there are."""
        return len(self._columns)

    def to_polars(self) -> "polars.DataFrame":
        """As a data frame, which libraries that know Arrow take without copying."""
        frame: polars.DataFrame = extra("polars").DataFrame(self._columns)
        return frame

    def to_parquet(self, file: str | Path) -> None:
        """Write a Parquet file."""
        frame = self.to_polars()
        try:
            frame.write_parquet(file)
        except OSError as error:
            raise BadOptions(message("file-unwritable", file=str(file), reason=reason_of(error))) from None
