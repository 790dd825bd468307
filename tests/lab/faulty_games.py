"""One game of somebody's own, and the slips that people make in such a file.

Everybody is dealt a card face down. On a turn one rolls a die, or stops and adds what the card is worth.
"""

from typing import NamedTuple

GOOD = '''\
import sys
from typing import Annotated, NamedTuple

import numpy as np
from pydantic import Field

import boardloom
from boardloom import CHANCE, OVER
from boardloom.core.game import Policy
from boardloom.core.message import Who, message
from boardloom.core.options import GameConfig
from boardloom.core.record import Ints, Record, rule
from boardloom.core.scene import Board, Choices, Happening, Node, Player, Scene

MAX_ACTIONS, STOP, ROLL = 6, 0, 1
SEATS = 4

class Setup(NamedTuple):
    seats: int
    turns: int
    worth: Ints

class State(Record):
    mover: int
    seat: int
    dealt: int
    played: int
    last: int
    cards: Annotated[Ints, SEATS]
    points: Annotated[Ints, SEATS]

class Config(GameConfig):
    players: int = Field(2, ge=2, le=SEATS)
    turns: int = 3

    def setup(self):
        return Setup(self.players, self.turns, np.arange(7, dtype=np.int32))

@rule
def start(s, b):
    s.mover, s.seat, s.dealt, s.played, s.last = CHANCE, 0, 0, 0, 0
    for seat in range(SEATS):
        s.cards[seat], s.points[seat] = 0, 0

@rule
def legal(s, b, actions):
    actions[0], actions[1] = STOP, ROLL
    return 2

@rule
def chance(s, b, outcomes, weights):
    for i in range(6):
        outcomes[i], weights[i] = i + 1, 1 + i * (s.dealt < b.seats)
    return 6

@rule
def die(s, b):
    return 0 if s.dealt < b.seats else 6

@rule
def turn(s, b):
    return -1 if s.dealt < b.seats else s.seat

@rule
def next_turn(s, b):
    s.played += 1
    s.seat = (s.seat + 1) % b.seats
    s.mover = OVER if s.played == b.turns * b.seats else s.seat

@rule
def apply(s, b, action):
    if s.dealt < b.seats:
        s.cards[s.dealt] = action
        s.dealt += 1
        s.mover = 0 if s.dealt == b.seats else CHANCE
    elif s.mover == CHANCE:
        s.points[s.seat] += action
        next_turn(s, b)
    elif action == ROLL:
        s.mover = CHANCE
    else:
        s.points[s.seat] += b.worth[s.cards[s.seat]]
        next_turn(s, b)

@rule
def score(s, b, scores):
    for seat in range(b.seats):
        scores[seat] = s.points[seat]

@rule
def brave(s, b, actions, key, draw):
    return ROLL

def hide(s, b, seat):
    for other in range(b.seats):
        if other != seat and s.mover != OVER:
            s.cards[other] = 0

WORDS = """
draw-summary = Roll, or add your card.
draw-ask = roll, or add what you hold ({ $points } points now)
draw-does = { $who }: { $action }.
draw-dealt = A card is dealt."""

def name(p, action):
    return str(action) if p.mover == CHANCE else ("stop", "roll")[action]

def prompt(p):
    return message("draw-ask", points=p.state.points[p.state.seat])

def events(before, action, after):
    if before.turn < 0:
        yield message("draw-dealt")
    else:
        yield message("draw-does", who=Who(before.turn), action=before.name(action))

def board(config):
    return Board(width=4, height=1, label="table", nodes=())

def scene(p):
    seats = range(p.config.players)
    cards = (Node(id=f"card{i}", kind="text", x=i + 0.5, y=0.5, text=str(p.state.cards[i])) for i in seats)
    return Scene(nodes=tuple(cards), players=tuple(Player(tone=f"seat{i}", mark="") for i in seats))

def choices(p):
    tree = {p.name(action): action for action in p.choices()} if p.mover >= 0 else {}
    return Choices(kinds=("deed",), tree=tree)

def happening(before, action, after):
    return Happening()

def editors(config):
    return ()

def parse(p, text):
    return None

here = sys.modules[__name__]
boardloom.register(boardloom.Game(
    "draw", 1, here, Config, messages=here, words=WORDS, view=here, hide=hide, parse=parse,
    policies=(Policy("brave", brave),), chance=True,
))
'''


class Slip(NamedTuple):
    """Something that is written wrongly."""

    called: str
    """What people would call the mistake."""
    old: str
    new: str
    said: str
    """What is said of it; `LINE` stands for the file and the line with `at`."""
    at: str = ""


SCORES = "        scores[seat] = s.points[seat]"
LISTED = "    actions[0], actions[1] = STOP, ROLL"
ADDS = "        s.points[s.seat] += action"
PLAYED = "    s.played += 1\n"
WHOLE = "a whole number from -2147483648 to 2147483647"

REFUSED = [
    Slip("no die", "def die(", "def dice(", "the game 'draw' lacks rules.die"),
    Slip(
        "no turn and no score", "@rule\ndef turn(s, b)", "def whose(s, b)", "the game 'draw' lacks rules.turn"
    ),
    Slip(
        "apply without the action",
        "def apply(s, b, action):",
        "def apply(s, b):",
        "LINE: rules.apply is called with (s, b, action), but takes (s, b)",
        "@rule\ndef apply",
    ),
    Slip(
        "events without the position after",
        "def events(before, action, after):",
        "def events(before, action):",
        "LINE: messages.events is called with (before, action, after), but takes (before, action)",
        "def events",
    ),
    Slip(
        "a scene that takes nothing",
        "def scene(p):",
        "def scene():",
        "LINE: view.scene is called with (p), but takes ()",
        "def scene",
    ),
    Slip(
        "a policy without luck",
        "def brave(s, b, actions, key, draw):",
        "def brave(s, b, actions):",
        "LINE: brave.decide is called with (s, b, actions, key, draw), but takes (s, b, actions)",
        "@rule\ndef brave",
    ),
    Slip(
        "no actions at all",
        "MAX_ACTIONS, STOP, ROLL = 6,",
        "MAX_ACTIONS, STOP, ROLL = 0,",
        "rules.MAX_ACTIONS should be a whole number from 1 to 1000000, not 0",
    ),
    Slip(
        "MAX_ACTIONS as a text",
        "MAX_ACTIONS, STOP, ROLL = 6,",
        "MAX_ACTIONS, STOP, ROLL = '6',",
        "rules.MAX_ACTIONS should be a whole number from 1 to 1000000, not '6'",
    ),
    Slip(
        "a State that is no Record",
        "class State(Record):",
        "class State(NamedTuple):",
        "rules.State should be of the type type[Record], not <class 'boardloom_own_draw.State'>",
    ),
    Slip("no mover", "    mover: int\n", "", "the game 'draw' lacks State.mover"),
    Slip(
        "a field with decimals",
        "    played: int",
        "    played: float",
        "State.played should be of the type int or Annotated[Ints, 8], not <class 'float'>",
    ),
    Slip(
        "options that are no GameConfig",
        "here, Config, messages",
        "here, Setup, messages",
        "config should be of the type type[GameConfig], not <class 'boardloom_own_draw.Setup'>",
    ),
    Slip(
        "a version as a text",
        '"draw", 1,',
        '"draw", "1.0",',
        "version should be a whole number from 1 on, not '1.0'",
    ),
    Slip(
        "a policy alone",
        'policies=(Policy("brave", brave),)',
        'policies=Policy("brave", brave)',
        "policies should be of the type tuple[Policy, ...], not Policy(name='brave', decide=<function brave",
    ),
    Slip(
        "hide that is no function",
        "hide=hide",
        "hide='cards'",
        "hide should be of the type function, not 'cards'",
    ),
    Slip(
        "a name with a dash",
        '"draw", 1,',
        '"my-draw", 1,',
        "'my-draw' cannot be the name of a game: that is a letter, and then letters, digits and underscores",
    ),
    Slip(
        "the name of a game of the house",
        '"draw", 1,',
        '"ludo", 1,',
        "'ludo' is the name of a game of the house",
    ),
    Slip(
        "a wrong import",
        "import Ints, Record, rule",
        "import Ints, Rekord, rule",
        "LINE: ImportError: cannot import name 'Rekord' from 'boardloom.core.record'",
        "Rekord",
    ),
    Slip(
        "a colon left out", "def turn(s, b):", "def turn(s, b)", "LINE: SyntaxError: expected ':'", "def turn"
    ),
    Slip(
        "words that cannot be read",
        "{ $points } points",
        "{ $points points",
        "something is wrong with the words of the game 'draw': words, line 3: draw-ask cannot be read",
    ),
]
"""What cannot even be registered."""

FOUND = [
    Slip(
        "a number as a text",
        "    return 2\n",
        '    return "2"\n',
        "LINE: legal(...) should be a whole number from 1 to 6, not '2'",
        "@rule\ndef legal",
    ),
    Slip(
        "no return",
        "    return 2\n",
        "",
        "LINE: legal(...) should be a whole number from 1 to 6, not None",
        "@rule\ndef legal",
    ),
    Slip(
        "nothing to do",
        "    return 2\n",
        "    return 0\n",
        "LINE: legal(...) should be a whole number from 1 to 6, not 0",
        "@rule\ndef legal",
    ),
    Slip(
        "more actions than MAX_ACTIONS",
        "MAX_ACTIONS, STOP, ROLL = 6,",
        "MAX_ACTIONS, STOP, ROLL = 1,",
        "LINE: MAX_ACTIONS is 1, and here is one more",
        "outcomes[i], weights[i] =",
    ),
    Slip(
        "an action before the first place",
        LISTED,
        "    actions[-1], actions[0] = STOP, ROLL",
        "LINE: MAX_ACTIONS is 6, and here is one more",
        "actions[-1]",
    ),
    Slip(
        "unsorted actions",
        LISTED,
        "    actions[0], actions[1] = ROLL, STOP",
        "LINE: actions are listed in ascending order, each once, but 0 follows 1",
        "@rule\ndef legal",
    ),
    Slip(
        "an action twice",
        LISTED,
        "    actions[0], actions[1] = ROLL, ROLL",
        "LINE: actions are listed in ascending order, each once, but 1 follows 1",
        "@rule\ndef legal",
    ),
    Slip(
        "a negative action",
        LISTED,
        "    actions[0], actions[1] = -1, ROLL",
        "LINE: actions[0] should be a whole number from 0 to 2147483647, not -1",
        "@rule\ndef legal",
    ),
    Slip(
        "more counted than listed",
        "    return 2\n",
        "    return 3\n",
        "LINE: actions[2] counts, but nothing is written there",
        "@rule\ndef legal",
    ),
    Slip(
        "an index out of bounds",
        ADDS,
        "        s.points[s.seat + 4] += action",
        "LINE: s.points has places from 0 to 3, not 5",
        "s.points[s.seat + 4]",
    ),
    Slip(
        "a negative index",
        ADDS,
        "        s.points[s.seat - 1] += action",
        "LINE: s.points has places from 0 to 3, not -1",
        "s.points[s.seat - 1]",
    ),
    Slip(
        "an index outside of the setup",
        "b.worth[s.cards[s.seat]]",
        "b.worth[s.cards[s.seat] + 7]",
        "LINE: b.worth has places from 0 to 6, not",
        "b.worth[",
    ),
    Slip(
        "half points",
        ADDS,
        "        s.points[s.seat] += action / 2",
        f"LINE: s.points[1] should be {WHOLE}, not",
        "action / 2",
    ),
    Slip(
        "a number that does not fit",
        ADDS,
        "        s.points[s.seat] += action * 2**40",
        f"LINE: s.points[1] should be {WHOLE}, not",
        "2**40",
    ),
    Slip(
        "a scalar that does not fit",
        PLAYED,
        "    s.played = 2**31\n",
        f"LINE: s.played should be {WHOLE}, not 2147483648",
        "2**31",
    ),
    Slip(
        "a score too many",
        "for seat in range(b.seats):\n" + SCORES,
        "for seat in range(b.seats + 1):\n" + SCORES,
        "LINE: scores has places from 0 to 1, not 2",
        SCORES,
    ),
    Slip(
        "a score left out",
        "for seat in range(b.seats):\n" + SCORES,
        "for seat in range(b.seats - 1):\n" + SCORES,
        "LINE: scores[1] counts, but nothing is written there",
        "@rule\ndef score",
    ),
    Slip(
        "score changes the state",
        SCORES,
        "        s.points[seat] += 1\n" + SCORES,
        "LINE: s.points is written here, but only start and apply may change something",
        "s.points[seat] += 1",
    ),
    Slip(
        "turn changes the state",
        "def turn(s, b):\n",
        "def turn(s, b):\n    s.last = 1\n",
        "LINE: s.last is written here, but only start and apply may change something",
        "    s.last = 1",
    ),
    Slip(
        "the setup is written to",
        PLAYED,
        PLAYED + "    b.worth[0] = 1\n",
        "LINE: b.worth is written here, but only start and apply may change something",
        "b.worth[0] = 1",
    ),
    Slip(
        "a seat that there is not",
        "(s.seat + 1) % b.seats",
        "(s.seat + 1) % 4",
        "LINE: s.mover should be a whole number from -2 to 1, not 2",
        "@rule\ndef apply",
    ),
    Slip(
        "the turn of somebody else",
        "< b.seats else s.seat",
        "< b.seats else 1 - s.seat",
        "LINE: turn(s, b) is 1 while seat 0 is to move",
        "@rule\ndef turn",
    ),
    Slip(
        "a turn of nobody known",
        "return -1 if s.dealt",
        "return -2 if s.dealt",
        "LINE: turn(s, b) should be a whole number from -1 to 1, not -2",
        "@rule\ndef turn",
    ),
    Slip(
        "a die with other faces",
        "b.seats else 6",
        "b.seats else 8",
        "LINE: die(s, b) is 8, but chance does not list 1 to 8 with the weight 1 each",
        "@rule\ndef die",
    ),
    Slip(
        "a die where cards are dealt",
        "return 0 if s.dealt < b.seats else 6",
        "return 6",
        "LINE: die(s, b) is 6, but chance does not list 1 to 6 with the weight 1 each",
        "@rule\ndef die",
    ),
    Slip(
        "an outcome without weight",
        "i + 1, 1 + i *",
        "i + 1, i *",
        "LINE: weights[0] should be a whole number from 1 to 2147483647, not 0",
        "@rule\ndef chance",
    ),
    Slip(
        "chance where there is none",
        "chance=True",
        "chance=False",
        "LINE: chance moves, although the game says chance=False",
        "@rule\ndef start",
    ),
    Slip(
        "a field that start forgets",
        "s.played, s.last = CHANCE, 0, 0, 0, 0",
        "s.played = CHANCE, 0, 0, 0",
        "LINE: start leaves s.last as it was; it should write every field",
        "@rule\ndef start",
    ),
    Slip(
        "over before it begins",
        "s.last = CHANCE, 0,",
        "s.last = OVER, 0,",
        "LINE: s.mover should be a whole number from -1 to 1, not -2",
        "@rule\ndef start",
    ),
    Slip(
        "luck of its own",
        ADDS,
        "        s.points[s.seat] += int(np.random.randint(10**6))",
        "LINE: asked again about the same position, it answers otherwise: luck belongs to chance",
        "@rule\ndef apply",
    ),
    Slip(
        "a rule without end",
        PLAYED,
        PLAYED + "    while s.played > 0:\n        s.last = 0\n",
        "did not come to an end",
    ),
    Slip(
        "a division by zero",
        ADDS,
        "        s.points[s.seat] += action // s.last",
        "LINE: ZeroDivisionError: integer division or modulo by zero",
        "// s.last",
    ),
    Slip(
        "a field that there is not",
        ADDS,
        "        s.points[s.seat] += s.lost",
        "LINE: AttributeError: 'State' object has no attribute 'lost'",
        "s.lost",
    ),
    Slip(
        "a name that there is not",
        ADDS,
        "        s.points[s.seat] += actoin",
        "LINE: NameError: name 'actoin' is not defined",
        "actoin",
    ),
    Slip(
        "a secret that another field tells",
        "        s.cards[s.dealt] = action\n",
        "        s.cards[s.dealt] = action\n        s.last = action\n",
        "LINE: hide conceals s.cards[0] from seat 1, but s.last tells what it is",
        "def hide",
    ),
    Slip(
        "hide takes too much",
        "def hide(s, b, seat):\n",
        "def hide(s, b, seat):\n    s.dealt = 0\n    s.cards[9] = 0\n",
        "LINE: s.cards has places from 0 to 3, not 9",
        "s.cards[9]",
    ),
    Slip(
        "choices that depend on what is hidden",
        "    return 2\n",
        "    return 2 if s.cards[1 - s.seat] > 0 else 1\n",
        "LINE: hide takes away what the seat to move needs: its own choices are others afterwards",
        "def hide",
    ),
    Slip(
        "a policy against the rules",
        "    return ROLL",
        "    return 5",
        "LINE: the bot 'brave' chose 5, which is not open here",
        "@rule\ndef brave",
    ),
    Slip(
        "a list in a setup",
        "np.arange(7, dtype=np.int32)",
        "list(range(7))",
        "LINE: setup().worth should be of the type int, not [0, 1, 2, 3, 4, 5, 6]",
        "def setup",
    ),
    Slip(
        "a setup without names",
        "return Setup(self.players,",
        "return (self.players,",
        "LINE: setup() should be of the type NamedTuple, not",
        "def setup",
    ),
    Slip(
        "a setup that fails",
        "np.arange(7, dtype=np.int32))",
        "np.arange(7, dtype=np.int32) / self.seats)",
        "LINE: AttributeError: 'Config' object has no attribute 'seats'",
        "self.seats)",
    ),
    Slip(
        "options that are no game",
        "Field(2, ge=2, le=SEATS)",
        "Field(ge=2, le=SEATS)",
        "these options, written down and read again, are not the same; each option needs a default",
    ),
]
"""What shows as soon as rules are played as plain Python."""

COMPILED = [
    Slip(
        "a rule that is not marked",
        "@rule\ndef next_turn",
        "def next_turn",
        "next_turn is called by a rule but not marked @rule",
    ),
    Slip(
        "a list in a rule",
        PLAYED,
        "    s.played += len([1])\n",
        "LINE: a rule may not make lists, dicts, texts or other objects",
        "len([1])",
    ),
    Slip(
        "a text in a rule",
        PLAYED,
        "    s.played += int('1')\n",
        "LINE: this rule cannot be compiled: No implementation of function Function(<class 'int'>) found",
        "int('1')",
    ),
    Slip(
        "numbers beyond 64 bits",
        PLAYED,
        "    s.played += 1\n    s.points[0] += (2**62 * (s.played + 1) * 3) // 2**62 % 5\n",
        "LINE: after move 4 the scores are",
        "@rule\ndef apply",
    ),
    Slip(
        "games that do not end",
        "s.played == b.turns * b.seats",
        "s.played == -1",
        "200 of 200 games were not over after 100,000 moves",
    ),
]
"""What shows only when they are compiled."""

SHOWN = [
    Slip(
        "a view that fails",
        'kind="text", x=i',
        'kind="text", x=i // 0',
        "LINE: ZeroDivisionError: integer division or modulo by zero",
        "x=i // 0",
    ),
    Slip(
        "a scene without players",
        "players=tuple(Player",
        "players=(), facts=tuple(Player",
        "LINE: scene: ",
        "def scene",
    ),
    Slip(
        "steps that lead nowhere",
        "for action in p.choices()}",
        "for action in (STOP,)}",
        "LINE: choices: tree does not lead to 1, which may be done",
        "def choices",
    ),
    Slip(
        "names that are alike",
        '("stop", "roll")[action]',
        '("stop", "Stop")[action]',
        "LINE: name: several choices are called 'stop'",
        "def name",
    ),
    Slip(
        "a name that is missing",
        '("stop", "roll")[action]',
        '("stop",)[action]',
        "LINE: IndexError: tuple index out of range",
        '("stop",)[action]',
    ),
    Slip(
        "a name with a semicolon",
        '("stop", "roll")[action]',
        '("stop", "roll; on")[action]',
        "LINE: name: 'roll; on': a name is one line without semicolons, and with single spaces",
        "def name",
    ),
    Slip(
        "a message without words",
        'message("draw-ask"',
        'message("draw-asks"',
        "the message draw-asks has no words",
    ),
    Slip(
        "a gap that nothing fills",
        "points=p.state",
        "point=p.state",
        "the message draw-ask has a gap that nothing fills: Unknown external: points",
    ),
    Slip(
        "a prompt that is none",
        '    return message("draw-ask"',
        '    message("draw-ask"',
        "LINE: prompt: ",
        "def prompt",
    ),
    Slip(
        "a silent action",
        '        yield message("draw-dealt")',
        "        return",
        "LINE: events says nothing of ",
        "def events",
    ),
    Slip(
        "a name read as another action",
        "    return None",
        "    return ROLL if p.mover >= 0 else None",
        "LINE: parse takes 'stop', the name of an action, for another action",
        "def parse",
    ),
]
"""What is wrong with words and scenes."""
