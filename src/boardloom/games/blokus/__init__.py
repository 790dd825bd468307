"""Blokus."""

from boardloom.game import Game, Level, Policy
from boardloom.games.blokus import blksgf, policy, quick, rules, scene, steps, tally, text, wisdom
from boardloom.games.blokus.config import Config
from boardloom.games.blokus.dialect import DIALECT
from boardloom.games.blokus.guide import guide
from boardloom.games.blokus.typed import parse

TRUST = 5000.0
"""A placement is worth about as much now as later, so that searches may trust hearsay for long."""

GAME = Game(
    name="blokus",
    title="Blokus",
    summary="Corners touch, edges never: place as many of your pieces as you can.",
    version=1,
    rules=rules,
    config=Config,
    text=text,
    chance=False,
    tally=tally,
    policies=(
        Policy("greedy", "Places its largest pieces first, where they open the most corners.", policy.greedy),
        Policy("bold", "Places large pieces first, and answers what others just did.", quick.bold),
        Policy("random", "Takes any choice, all equally likely.", policy.any_choice),
    ),
    prior=wisdom.prior,
    levels=(
        Level("bold"),
        Level("greedy", slips=20),
        Level("greedy"),
        Level("bold", 8, trust=TRUST),
        Level("bold", 22, trust=TRUST),
        Level("bold", 120, trust=TRUST),
        Level("bold", 1_500, trust=TRUST),
        Level("bold", 40_000, trust=TRUST),
    ),
    standing=text.standing,
    tones=text.tones,
    steps=steps,
    view=scene,
    guide=guide,
    formats=(blksgf.FORMAT,),
    dialect=DIALECT,
    parse=parse,
)
