"""Ways to play that have a name."""

from typing import Any

PRESETS: dict[str, dict[str, Any]] = {
    "standard": {"rounds": 12},
    "fair": {"first_seat": "drawn"},
    "fast": {"rounds": 10},
    "sprint": {"rounds": 6},
    "variations": {"first_seat": "drawn", "rerolls": 1, "goals": "all"},
}

SENTENCES = {
    "standard": "12 rounds.",
    "fair": "Lots decide who begins.",
    "fast": "10 rounds.",
    "sprint": "6 rounds.",
    "variations": "Secret goals, a reroll for everybody, and lots decide who begins.",
}
