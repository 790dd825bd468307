"""Blokus."""

from pathlib import Path

from boardloom.core.game import Game, Level, Policy
from boardloom.games.blokus import formats, messages, policy, prior, rollout, rules, stats, view
from boardloom.games.blokus.config import Config
from boardloom.games.blokus.guide import guide
from boardloom.games.blokus.lesson import LESSON

SEARCH = Level("bold", margin_weight=0.25, rave_k=5000.0, rave_fade=0.05)
"""How all levels search. A placement is worth about as much now as later, so that they may rely on RAVE for
long; cells left over tell who was close to winning."""

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
    side=rules.side,
    levels=(
        Level("bold"),
        Level("greedy", random_percent=20),
        Level("greedy"),
        SEARCH._replace(iterations=8),
        SEARCH._replace(iterations=22),
        SEARCH._replace(iterations=120),
        SEARCH._replace(iterations=1_500),
        SEARCH._replace(iterations=40_000),
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
