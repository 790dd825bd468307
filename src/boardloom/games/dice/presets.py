"""Ways to play that have a name."""

from typing import Any

PRESETS: dict[str, dict[str, Any]] = {
    "standard": {"rounds": 12},
    "fair": {"first_seat": "drawn"},
    "fast": {"rounds": 10},
    "sprint": {"rounds": 6},
    "variations": {"first_seat": "drawn", "rerolls": 1, "goals": "all"},
}
