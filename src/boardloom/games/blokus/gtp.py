"""Blokus as engines that speak the Go Text Protocol know it."""

from boardloom.core.errors import BadOptions
from boardloom.core.game import Gtp, Position
from boardloom.core.message import message
from boardloom.core.options import GameConfig
from boardloom.core.record import held
from boardloom.games.blokus.blksgf import title
from boardloom.games.blokus.config import Config
from boardloom.games.blokus.reading import config_of, state_of


def _title(config: GameConfig) -> str:
    blokus = held(config, Config)
    if blokus.board != "duo" and blokus.corners != "own":
        raise BadOptions(message("blokus-gtp-corners"))
    if blokus.players == 2 and blokus.board != "duo" and blokus.pairs != "box":
        raise BadOptions(message("blokus-gtp-pairs"))
    return title(blokus)


def _colour(p: Position) -> str:
    return ("bw" if config_of(p).board == "duo" else "1234")[state_of(p).colour]


GTP = Gtp(_title, _colour)
