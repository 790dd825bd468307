"""What a screen shows of a game: plain data. Games make it and know no painter; painters know no game.

Lengths are in board units: a usual cell is 1 wide. x grows to the right, y downwards; (0, 0) is the
top left corner of the board.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from boardloom.core.message import Arg, Words
from boardloom.core.sprite import Sprite

Point = tuple[float, float]
SHORTCUT = "shortcut"
"""The flag of a step that leads to what another step leads to as well, so that it can be left to the game."""
if TYPE_CHECKING:
    Tree = dict[str, "int | Tree"]
    """What may be chosen: by step, either the action it completes or the steps that may follow."""
else:
    # msgspec knows no type that contains itself, unless it is a struct.
    Tree = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/Tree"})]


class Node(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something on the table. It keeps its id from scene to scene, so that painters can move it.

    `look` chooses how a kind is drawn; the first of each is the default:

    - `cell`: a rectangle of the ground, or the polygon of its points; `text` is its small print. Looks:
      `flat`; `tile`, bevelled, with a lip, its text a detail; `card`, a large tile with its number, icon,
      caption and note; `tray`, sunk felt with a seam, its emblem and a name; `glow`, the light around a
      tray; `well`, a round hole, or one at each of its points; `socket`, a ring of brass; `groove`, a dark
      recess that tiles lie in; `dot`, a dot of its tone; `none`, nothing to see, only to choose.
    - `token`: stands on a cell, `w` across. Looks: `disc`; `pawn`, higher than wide, its foot at its middle;
      `peg`, round, seen from above; `medal`, a coin of brass, for what has arrived.
    - `piece`: one body of unit squares; its points are their top left corners.
    - `link`: a line through its points. Looks: `arrow`; `ladder`; `snake`, whose `icon` is what it
      wears (`crown`, `flower`, `glasses`, `bow`, `hat`); `road`, `w` wide.
    - `die`: a face with pips where `mark` is 1 to 6, else the board's face of that name, else the mark.
      Looks: `beside`, thrown beside the board, wherever the painter has room; `table`, on the board.
    - `text`: words alone, no wider than `w`. Looks: `plain`, `title`.
    - `icon`: an icon alone.
    """

    id: str
    kind: Literal["cell", "token", "piece", "link", "die", "text", "icon"]
    x: float
    """Of the centre, as is y."""
    y: float
    w: float = 1.0
    h: float = 1.0
    tone: str = "plain"
    """What it means, for painters to colour: see `picture.Span`."""
    mark: str = ""
    """A sign, so that colour is never all that tells things apart."""
    text: Words = ""
    label: Words = ""
    """What a screen reader says."""
    row: int = -1
    """Where the arrow keys find it, with col; -1: nowhere. A token's is that of the cell it stands on."""
    col: int = -1
    points: tuple[Point, ...] = ()
    flags: tuple[str, ...] = ()
    """`last`: changed by the latest action. `faint`: out of play. `light`, `dark`: how a cell is shaded; a
    tile that is `light` is of ivory, and only its icon has its tone; words that are `dark` lie on a cell,
    which is bright in both themes. `solid`: in the full colour of its tone.
    `good`, `bad`, `special`: what happens there, where its tone is just a colour; a die that is `special`
    has pictures. `large`: with larger print, or thicker. `turn`: a token whose turn it is. `marked`:
    a token that bears its mark, even if that is the sign of its player. `safe`: with a
    seam around its icon. `notch-nw`, `-ne`, `-se`, `-sw`: the corner that is cut out of a tray. `mono`:
    words in letters of one width."""
    look: str = ""
    pattern: str = ""
    """On snakes and pieces, so that colour is never all that tells them apart: `stripes`, `dots`, …; pieces
    wear theirs (`stripes`, `dots`, `lattice`) where people ask for it."""
    icon: str = ""
    """One of `boardloom.svg.icons`; an icon that is not there is left out."""
    caption: Words = ""
    """On a `card`: what it is called."""
    note: Words = ""
    """On a `card`: what it does."""
    badge: str = ""
    """A few letters at its corner: how many tokens are in a stack, where the way goes on."""
    sprite: str = ""
    """Set for screens that draw sprites: the key of its own."""


class Turn(Struct, frozen=True, omit_defaults=True):
    """A way to change the step taken last: it leads to another step in its place."""

    key: str
    """The key that does it: ArrowRight, ArrowLeft, ArrowUp, ArrowDown, or a letter."""
    label: Words
    sign: str
    """For its button."""
    to: str
    letter: str = ""
    """What is typed for it where lines are typed, as in a terminal; in a browser a second key."""
    word: Words = ""
    """On a large button; where some turns have a word, those without are done by keys alone."""


class Sign(Struct, frozen=True, omit_defaults=True):
    """A mark on the board, and what it means."""

    mark: str
    tone: str
    label: Words
    icon: str = ""
    """Shown instead of the mark where icons are drawn."""


class Face(Struct, frozen=True, omit_defaults=True):
    """What a side of a die means, where it has a picture instead of pips."""

    icon: str
    label: Words
    note: Words = ""
    """What it does, in a few words: "hit -4"."""
    number: str = ""
    """In its corner, and wherever faces are not drawn."""


class Board(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What stays as it is for a whole match."""

    width: float
    height: float
    label: Words
    """What a screen reader says of the board as a whole."""
    nodes: tuple[Node, ...]
    """From the ground upwards."""
    details: tuple[Node, ...] = ()
    """Cells of a board too large to be drawn whole: over `nodes`, where they are in sight and near enough to
    be read. A node of the scene with the same id replaces one. Screens that cannot zoom leave them out."""
    legend: tuple[Sign, ...] = ()
    """What its marks mean, for whoever does not know."""
    shapes: dict[str, tuple[Point, ...]] = {}
    """By step: the cells it covers, from the cell that is chosen for it (0, 0)."""
    turns: dict[str, tuple[Turn, ...]] = {}
    """By step: how it may be changed before the next one."""
    opens: dict[str, tuple[Point, ...]] = {}
    """By step with a shape: the cells at which it lets others join, from the cell that is chosen for it.
    Those that no limit forbids and that are not open yet are shown while the piece is held."""
    ground: Literal["", "paper", "wood", "felt", "grid"] = ""
    """What the board is made of, where no cell covers it; `grid` is ruled in unit squares, and dark where the
    page is."""
    frame: Literal["", "wood", "slate"] = ""
    """What runs around it."""
    seating: Literal["beside", "around"] = "beside"
    """Whether the players are listed beside the board, or sit around it as around a table: whoever looks at
    the bottom, then clockwise. Dice with the look `table` lie in the middle, above the moment and the faces;
    other nodes are drawn below them. The table fills the screen, so the board is stretched."""
    faces: dict[str, Face] = {}
    """By mark of a die: its picture."""
    sprites: dict[str, Sprite] = {}
    """Set for screens that draw sprites, as is all below: by key, all that the match begins with."""
    shape_sprites: dict[str, str] = {}
    """By shape: its sprite."""
    frame_sprites: dict[str, str] = {}
    """By shape: the dashes around it while it is held, `--dash` over `--rim`."""
    face_sprites: dict[str, str] = {}
    """By mark of a die: its sprite; "": a blank side."""
    backdrop: str = ""
    """The sprite of its frame and ground, from the top left corner of the board."""
    rim: float = 0.0
    """How much room its frame takes all around."""


class Figure(Struct, frozen=True, omit_defaults=True):
    """A figure with its name: "coins" 12."""

    label: Words
    value: int | Words
    most: int = 0
    """Where it is drawn as a bar: its full length."""
    look: Literal["", "main", "bar", "coins", "pips", "dots", "detail"] = ""
    """`main`: the large one; `bar`: hit points; `coins`; `pips`: one for each of `most`; `dots`: rounds;
    `detail`: what a picture of the board shows as well, for screens without one."""
    icon: str = ""


class Player(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat in the panel of players. Its id is `seat0`, `seat1`, …: a step may name it."""

    tone: str
    """Its own colour, or `seat0`, …, the one the player chose."""
    mark: str
    figures: tuple[Figure, ...] = ()
    note: Words = ""
    """How the seat stands: "in prison", "2nd"."""
    flags: tuple[str, ...] = ()
    """`turn`, `out`, `done`, `winner`, `ghost` (out, but still taking part)."""
    icon: str = ""
    """Its emblem, on its card and its tokens."""
    chips: tuple[Words, ...] = ()
    """What one may forget about it, each in a word or two: "3-4 gives"."""


class Item(Struct, frozen=True, omit_defaults=True):
    """A piece in a tray, chosen by its step."""

    step: str
    shape: str
    """Which of the board's shapes it lies in."""
    label: Words = ""
    gone: bool = False
    """It was played: only its recess is left."""


class Tray(Struct, frozen=True, omit_defaults=True):
    """What lies beside the board, in a player's hand."""

    seat: int
    """-1: everybody's in turn."""
    label: Words
    tone: str
    items: tuple[Item, ...]
    active: bool = False
    pattern: str = ""
    """As that of its pieces on the board."""


class Limit(Struct, frozen=True, omit_defaults=True):
    """A rule about the cells that a held piece covers, for screens to say where it would be broken. What may
    be chosen is in the choices alone."""

    kind: Literal["none", "some"]
    """It may cover none of the cells, or must cover at least one of them."""
    cells: tuple[str, ...]
    why: Words
    """What is wrong where the rule is broken: "Touches your own edge"."""
    tray: int = -1
    """The tray whose pieces it holds for; -1: all of them."""
    edges: dict[str, tuple[tuple[Point, Point], ...]] = {}
    """By cell: the lines that light up if it is covered."""


class Summary(Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    headline: Words
    """Without the names where they are in the table: "Ann wins!"."""
    places: tuple[int, ...]
    """By seat: 1 for a winner; equal players share a place."""
    columns: tuple[Words, ...]
    rows: tuple[tuple[Arg, ...], ...]
    """One for each seat, the best first; the first column is the player."""
    notes: tuple[Words, ...] = ()
    deciding: int = 1
    """The column that decided, which stands below the names on the podium."""
    how: tuple[Words, ...] = ()
    """By seat: how each got there, in a few words below that."""


class Moment(Struct, frozen=True, omit_defaults=True):
    """What is going on, in large letters: "Strike", and what is asked."""

    title: Words
    text: Words = ""
    icon: str = ""
    tone: str = "plain"


class Ahead(Struct, frozen=True, omit_defaults=True):
    """Where one outcome of the next roll would lead."""

    face: str
    """What the die would show."""
    text: Words
    tone: str = "plain"
    """`good` and `bad` stand out."""
    node: str = ""
    """The node it leads to."""


class Scene(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the eyes it was made for see of a position, beyond the board."""

    nodes: tuple[Node, ...]
    """From below upwards, over the board's own."""
    players: tuple[Player, ...]
    facts: tuple[Figure, ...] = ()
    """About the table as a whole: the round, the rolls so far."""
    trays: tuple[Tray, ...] = ()
    limits: tuple[Limit, ...] = ()
    """On the pieces of the trays, also of those whose turn it is not: one may plan. The first that is broken
    is told."""
    moment: Moment | None = None
    ahead: tuple[Ahead, ...] = ()
    """Where the outcomes of the next roll lead, where a player would like to know."""
    faces: tuple[str, ...] = ()
    """The sides of the die that is thrown now, of the board's, for players to see what they do."""
    summary: Summary | None = None
    sprites: dict[str, Sprite] = {}
    """Set for screens that draw sprites: those that the board has not."""


class Change(Struct, frozen=True, omit_defaults=True):
    """What a figure of a player would be."""

    player: str
    """`seat0`, `seat1`, …"""
    figure: int
    """Its place among the figures of the player."""
    value: int


class Step(Struct, frozen=True, omit_defaults=True):
    """What a painter should know of a step beyond its id."""

    label: Words
    """On its button, or said of its node: "hit Cara: 5 HP left"."""
    key: str = ""
    """A letter that chooses it."""
    sentence: Words = ""
    """What it does, at more length."""
    flags: tuple[str, ...] = ()
    """`main`: what most people want. `grave`: ask before it is done. `aside`: its button is kept away from
    all others, opposite the main one. `aim`: chosen first, then done by the raised action. `void`: allowed,
    but without effect. `shortcut`: takes one of the choices that other steps lead to."""
    outcome: Words = ""
    """What it would do, in a few letters: "14 → 10"."""
    leads: str = ""
    """The node it would lead to."""
    short: Words = ""
    """The same as the label where its outcome stands beside: "Strike Bo"."""
    badge: Words = ""
    """A word at its corner: "falls"."""
    icon: str = ""
    """Its picture: one that a figure or a player of the scene has, or a face of the board."""
    changes: tuple[Change, ...] = ()
    """What it would do to players."""
    by_number: Words = ""
    """Where the steps that follow may also be chosen by typing a number: what the button beside it says. They
    are counted from 0 on, in the order of the tree; less means the first, more the last."""


class Choices(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All a player may do, as steps. A step is chosen at the node, tray item or player of its id, or
    else by a button."""

    kinds: tuple[str, ...]
    """What the steps choose, one after the other: `piece`, `cell`."""
    tree: Tree
    steps: dict[str, Step] = {}
    begin: dict[str, str] = {}
    """By step: the one that is taken next without asking, for turns to change."""


class Brush(Struct, frozen=True, omit_defaults=True):
    """Something an editor puts on a board."""

    value: str
    label: Words
    mark: str = ""
    tone: str = "plain"
    ends: int = 1
    """2 for what leads from one cell to another."""
    rule: Words = ""
    """Where it may be put, in words."""
    node: Node | None = None
    """How it looks on the board. A cell that is painted becomes this, but for its own id, place, text and
    label."""
    sprite: str = ""
    """Set for screens that draw sprites: the node without small print."""


class Editor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option that is edited on the board or in a table.

    - `paint`: its value is a list of brushes' values, one for each of the cells.
    - `links`: a list of {kind, from, to}: a brush's value and the numbers of cells; `to` if it has two ends.
    - `table`: a list of records, as the option's schema describes them.
    """

    field: str
    kind: Literal["paint", "links", "table"]
    value: Any
    """As it stands, chosen by hand or by the computer."""
    cells: tuple[str, ...] = ()
    """The nodes that are painted or linked."""
    first: int = 0
    """The number of the first of the cells."""
    brushes: tuple[Brush, ...] = ()
    fixed: tuple[str, ...] = ()
    """Cells that stay as they are."""
    seed: str = ""
    """The option that draws another value where none is chosen by hand."""
    sprites: dict[str, Sprite] = {}
    """Set for screens that draw sprites: those of its brushes."""


class Section(Struct, frozen=True, omit_defaults=True):
    """A part of a game's rules, for players, with the options as they are chosen."""

    title: Words
    lines: tuple[Words, ...]
