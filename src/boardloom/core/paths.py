"""Where Boardloom keeps what belongs to a person: games in one place, what can be made again in another."""

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path


def data() -> Path:
    """Saved and finished games. `BOARDLOOM_HOME` moves everything into one folder."""
    home = os.environ.get("BOARDLOOM_HOME")
    return Path(home, "data") if home else user_data_path("boardloom", appauthor=False)


def cache() -> Path:
    """Compiled rules and tables; deleting it costs only time. `BOARDLOOM_CACHE` moves it elsewhere."""
    if chosen := os.environ.get("BOARDLOOM_CACHE"):
        return Path(chosen)
    home = os.environ.get("BOARDLOOM_HOME")
    return Path(home, "cache") if home else user_cache_path("boardloom", appauthor=False)


def command() -> str:
    """How this person starts Boardloom: `./play` says so in the environment."""
    return os.environ.get("BOARDLOOM_COMMAND", "boardloom")


def write(path: Path, content: bytes) -> None:
    """Write a file so that a reader, or a crash, sees all of it or none of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
