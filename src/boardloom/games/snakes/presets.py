"""Well-known boards."""

from boardloom.core.options import Options


def _printed(side: int, jumps: dict[int, int]) -> dict[str, object]:
    entities = [
        {"kind": "ladder" if to > cell else "snake", "from": cell, "to": to} for cell, to in jumps.items()
    ]
    return {"side": side, "entities": entities, "as_printed": True}


MILTON_BRADLEY = {
    1: 38, 4: 14, 9: 31, 21: 42, 28: 84, 36: 44, 51: 67, 71: 91, 80: 100,
    16: 6, 47: 26, 49: 11, 56: 53, 62: 19, 64: 60, 87: 24, 93: 73, 95: 75, 98: 78,
}  # fmt: skip
"""Chutes and Ladders, Milton Bradley 1952. It needs `as_printed`: it uses
1 and 100, and 56 slides along its own row."""

PRESETS: dict[str, Options] = {
    "classic": {},
    "milton-bradley": _printed(10, MILTON_BRADLEY),
    "gentle": {"density": 0.1, "board_seed": 7},
    "fierce": {"density": 0.3, "killing": "opponent", "third_six": "to-start"},
    "family-dash": {"winning": "cross"},
    "obstacles": {
        "entities": [
            {"kind": "ladder", "from": 3, "to": 22}, {"kind": "ladder", "from": 8, "to": 30},
            {"kind": "ladder", "from": 36, "to": 57}, {"kind": "ladder", "from": 50, "to": 72},
            {"kind": "snake", "from": 97, "to": 78}, {"kind": "snake", "from": 88, "to": 66},
            {"kind": "snake", "from": 62, "to": 19}, {"kind": "snake", "from": 47, "to": 26},
            {"kind": "teleporter", "from": 40, "to": 61}, {"kind": "teleporter", "from": 84, "to": 43},
            {"kind": "trap", "from": 15}, {"kind": "trap", "from": 54}, {"kind": "trap", "from": 91},
        ]
    },
}  # fmt: skip
