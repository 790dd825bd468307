"""Blokus as engines that speak the Go Text Protocol know it."""

from boardloom.core.errors import BadOptions
from boardloom.core.game import Gtp
from boardloom.core.message import message
from boardloom.games.blokus.blksgf import title
from boardloom.games.blokus.config import BlokusPosition, Config


def _title(config: Config) -> str:
    if config.board != "duo" and config.corners != "own":
        raise BadOptions(message("blokus-gtp-corners"))
    if config.players == 2 and config.board != "duo" and config.pairs != "box":
        raise BadOptions(message("blokus-gtp-pairs"))
    return title(config)


def _colour(p: BlokusPosition) -> str:
    return ("bw" if p.config.board == "duo" else "1234")[p.state.colour]


GTP = Gtp(_title, _colour)
