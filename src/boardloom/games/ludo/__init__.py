"""Ludo."""

from boardloom.game import Game, Policy
from boardloom.games.ludo import policy, rules, tally, text
from boardloom.games.ludo.config import Config

PRIORITY = Policy(
    "priority", "Leaves the yard, else finishes, else kicks, else moves the last token.", policy.priority
)

GAME = Game(
    name="ludo",
    title="Ludo",
    summary="Out of the yard on a six, once around, and home by an exact roll.",
    version=1,
    rules=rules,
    config=Config,
    text=text,
    tally=tally,
    policies=(PRIORITY,),
    enter="priority",
    standing=text.standing,
)
