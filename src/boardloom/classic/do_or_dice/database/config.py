"""Where games are kept: the settings of `database`.

>>> Settings(folder=Path("games")).folder
PosixPath('games')
"""

from dataclasses import dataclass, field
from pathlib import Path

from boardloom.core.arguments import check_kind
from boardloom.match import saved

__all__ = ["Settings"]


@dataclass(frozen=True)
class Settings:
    """How to reach the store, which is a folder: there is no server and no password."""

    folder: Path = field(default_factory=saved.games)
    """The folder with `running` and `finished` games; that of the house unless told, which `BOARDLOOM_HOME`
    moves. A text will do."""

    def __post_init__(self) -> None:
        check_kind("folder", self.folder, Path, str)
        object.__setattr__(self, "folder", Path(self.folder))
