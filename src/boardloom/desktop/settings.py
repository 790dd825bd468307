"""What a person likes, kept in a file beside the games."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from boardloom.core import paths

Speed = Literal["slow", "normal", "fast", "instant"]
PACE: dict[Speed, float] = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "instant": 0.0}


Letters = Literal["normal", "large", "largest"]
LARGER: dict[Letters, float] = {"normal": 1.0, "large": 1.15, "largest": 1.3}


class Settings(Struct, kw_only=True, omit_defaults=True):
    theme: Literal["light", "dark"] = "light"
    speed: Speed = "normal"
    sound: bool = True
    details: bool = False
    """Whether squares are named."""
    patterns: bool = False
    """Whether pieces wear patterns."""
    by_the_text: bool = True
    """Whether pieces are handled as Blokus' rule text has it: one is selected at a time, another only after a
    right click put the first one back, and a single click passes."""
    letters: Letters = "normal"
    """How large letters are, and with them all that is not a board."""
    own_dice: bool = False
    """Whether people throw real dice and say what fell."""
    language: str = ""
    """Empty for that of the environment."""

    @property
    def pace(self) -> float:
        return PACE[self.speed]

    @property
    def larger(self) -> float:
        return LARGER[self.letters]

    def keep(self) -> None:
        """Write them down; a disk that is full or locked costs nothing but the memory."""
        try:
            paths.write(_file(), msgspec.json.encode(self))
        except OSError:
            return


def kept() -> Settings:
    """As they were left; the usual ones where there are none, or where the file cannot be read."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError):
        return Settings()


def _file() -> Path:
    return paths.data() / "desktop.json"
