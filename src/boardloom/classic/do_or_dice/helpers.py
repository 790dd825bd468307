"""Formatting, colours for the command line, and converters for screens.

>>> from boardloom.classic.do_or_dice.controllers import GameController
>>> state = GameController(["Ann", "Bo", "Cid", "Dee", "Eve"]).state
>>> format_player(state.players[0])
'Ann  20 HP  0 VP'
>>> format_face(DiceFace.POWER_MOVE)
'Power Move: hit 6 or +3 VP'
>>> colored("Strike", "bad")
'\\x1b[38;2;213;94;0mStrike\\x1b[0m'
>>> to_scene(state).players[0].figures[0].value
20
"""

import io
import re

from rich.console import Console
from rich.text import Text

from boardloom.classic.do_or_dice.models import DiceFace, GameState, Player
from boardloom.core.arguments import check_kind, check_text, check_whole, shown
from boardloom.core.message import message
from boardloom.core.scene import Scene
from boardloom.games.dice.messages import in_words
from boardloom.match.drawing import draw
from boardloom.match.plain_view import safe_view
from boardloom.terminal.paint import OPEN, style
from boardloom.terminal.position_picture import PAGE, picture_of
from boardloom.words import english

__all__ = ["colored", "format_face", "format_player", "format_standing", "to_scene", "to_svg", "to_text"]


TONES = tuple(OPEN)
"""Colours of the house that are no player's."""


def format_player(player: Player) -> str:
    """A player in a line: name, HP, VP."""
    hp = f"{player.hp} HP" if player.alive else english(message("dice-note-fell", round=player.fell_in or 0))
    return f"{player.name}  {hp}  {player.vp} VP"


def format_face(face: DiceFace) -> str:
    """A face in as few words as possible."""
    check_kind("face", face, DiceFace)
    return english(in_words(face.face))


def format_standing(players: list[Player]) -> str:
    """Players in a line each, numbered by their place.

    >>> from boardloom.classic.do_or_dice.controllers import GameController
    >>> game = GameController(["Ann", "Bo"], options={"any_players": True})
    >>> print(format_standing(game.ranking))
    1. Ann  20 HP  0 VP
    2. Bo  20 HP  0 VP
    """
    return "\n".join(f"{place}. {format_player(player)}" for place, player in enumerate(players, 1))


def colored(text: str, tone: str) -> str:
    """Text in a colour of the house, for terminals: `good`, `bad`, `special`, `faint`, `plain`, or that of a
    player, `seat0` and so on."""
    check_text("text", text)
    check_text("tone", tone)
    if not (re.fullmatch(r"seat\d{1,2}", tone) or tone in TONES):
        raise ValueError(f"tone must be one of {', '.join(TONES)}, seat0, seat1 and so on, not {shown(tone)}")
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", no_color=False)
    with console.capture() as captured:
        console.print(Text(text, style(tone)), end="", soft_wrap=True, highlight=False)
    return captured.get()


def to_scene(state: GameState) -> Scene:
    """What every screen paints, as plain data."""
    return safe_view(state.position.game).scene(state.position)


def to_text(state: GameState, width: int = 80) -> str:
    """The table as plain text."""
    check_whole("width", width, 1)
    return picture_of(state.position, state.match.names, width, PAGE).plain()


def to_svg(state: GameState) -> str:
    """The table as a drawing."""
    return draw(state.position, state.match.names)
