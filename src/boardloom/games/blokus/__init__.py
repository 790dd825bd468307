"""Blokus."""

from pathlib import Path

from boardloom.core.game import Game, Level, Policy
from boardloom.games.blokus import formats, messages, policy, prior, rollout, rules, stats, view
from boardloom.games.blokus.config import Config
from boardloom.games.blokus.guide import guide
from boardloom.games.blokus.lesson import LESSON

RAVE_K = 5000.0
"""A placement is worth about as much now as later, so that searches may rely on RAVE for long."""

GAME = Game(
    name="blokus",
    version=1,
    rules=rules,
    config=Config,
    messages=messages,
    words=Path(__file__).parent / "words",
    chance=False,
    stats=stats,
    policies=(
        Policy("greedy", policy.greedy),
        Policy("bold", rollout.bold),
        Policy("random", policy.any_choice),
    ),
    prior=prior.prior,
    levels=(
        Level("bold"),
        Level("greedy", random_percent=20),
        Level("greedy"),
        Level("bold", 8, rave_k=RAVE_K),
        Level("bold", 22, rave_k=RAVE_K),
        Level("bold", 120, rave_k=RAVE_K),
        Level("bold", 1_500, rave_k=RAVE_K),
        Level("bold", 40_000, rave_k=RAVE_K),
    ),
    standing=messages.standing,
    tones=view.tones,
    view=view,
    guide=guide,
    lesson=LESSON,
    puzzles=Path(__file__).parent / "puzzles.json",
    formats=(formats.BLKSGF,),
    gtp=formats.GTP,
    parse=formats.parse,
)
