"""Blokus."""

from boardloom.core.game import Game, Level, Policy
from boardloom.games.blokus import blksgf, policy, prior, rollout, rules, scene, stats, steps, text
from boardloom.games.blokus.config import Config
from boardloom.games.blokus.gtp import GTP
from boardloom.games.blokus.guide import guide
from boardloom.games.blokus.parse import parse

RAVE_K = 5000.0
"""A placement is worth about as much now as later, so that searches may rely on RAVE for long."""

GAME = Game(
    name="blokus",
    title="Blokus",
    summary="Corners touch, edges never: place as many of your pieces as you can.",
    version=1,
    rules=rules,
    config=Config,
    text=text,
    chance=False,
    stats=stats,
    policies=(
        Policy("greedy", "Places its largest pieces first, where they open the most corners.", policy.greedy),
        Policy("bold", "Places large pieces first, and answers what others just did.", rollout.bold),
        Policy("random", "Takes any choice, all equally likely.", policy.any_choice),
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
    standing=text.standing,
    tones=text.tones,
    steps=steps,
    view=scene,
    guide=guide,
    formats=(blksgf.FORMAT,),
    gtp=GTP,
    parse=parse,
)
