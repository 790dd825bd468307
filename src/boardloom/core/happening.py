"""What an action looks and sounds like, as plain data: motions, effects, a card that is turned over."""

from typing import Literal

from msgspec import Struct

from boardloom.core.message import Words
from boardloom.core.scene import Moment, Point
from boardloom.core.sprite import Sprite

Sound = Literal["", "step", "place", "good", "bad", "win"]


class Motion(Struct, frozen=True, omit_defaults=True):
    """A node's way: it jumps from point to point, or glides where there are only two."""

    node: str
    points: tuple[Point, ...]
    along: tuple[str, ...] = ()
    """Nodes that go with it, from where they are to where they will be."""
    style: Literal["", "hop", "slide", "climb", "fly", "drop"] = ""
    """`hop`: from cell to cell; `slide`: along a curve; `climb`: rung by rung; `fly`: in an arc, as who is
    sent home; `drop`: from above, as what is placed."""


class Effect(Struct, frozen=True, omit_defaults=True):
    """Something seen for a moment, at a node or a player (`seat0`, …)."""

    kind: Literal["strike", "float", "shake", "flash"]
    """`strike`: its icon flies from `at` to `to`; `float`: its text rises; `shake`; `flash`."""
    at: str
    to: str = ""
    text: Words = ""
    icon: str = ""
    tone: str = "plain"


class Card(Struct, frozen=True, omit_defaults=True):
    """A card that is turned over for everybody to see."""

    title: Words
    text: Words = ""
    note: Words = ""
    """What came of it: "14 → 20"."""
    icon: str = ""
    tone: str = "plain"


class Happening(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an action looks and sounds like; what it says are the game's own words."""

    motions: tuple[Motion, ...] = ()
    """One after the other, but those that fly in a row fly together."""
    rolled: tuple[str, ...] = ()
    """The dice that are thrown first."""
    faces: tuple[str, ...] = ()
    """What each of them shows; a die without a mark in the scene goes on showing it."""
    sound: Sound = ""
    effects: tuple[Effect, ...] = ()
    """All at once, when the motions are over; who is struck is shaken when the strike arrives."""
    card: Card | None = None
    """Turned over when the motions are over, before the effects."""
    moment: Moment | None = None
    """What it is, in large letters, until it is over."""
    icon: str = ""
    """Its picture in the log."""
    note: Words = ""
    """What came of it, in the log: "14 → 10"."""
    sprites: dict[str, Sprite] = {}
    """Set for screens that draw sprites: those of its icons."""
