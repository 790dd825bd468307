"""DO or DICE."""

from pathlib import Path

from boardloom.core.game import RANDOM, Game, Level, Policy
from boardloom.games.dice import messages, rules, secrets, stats, view
from boardloom.games.dice.config import Config
from boardloom.games.dice.goals import goal
from boardloom.games.dice.guide import guide
from boardloom.games.dice.lesson import LESSON
from boardloom.games.dice.policy import greedy, meek

GAME = Game(
    name="dice",
    version=1,
    rules=rules,
    config=Config,
    messages=messages,
    words=Path(__file__).parent / "words",
    slots=(goal,),
    stats=stats,
    policies=(Policy("greedy", greedy), Policy("meek", meek)),
    levels=(
        Level("meek"),
        Level("meek", random_percent=42),
        Level(RANDOM),
        Level("greedy"),
        Level("greedy", iterations=40_000, win_weight=1.0),
    ),
    standing=messages.standing,
    refusal=messages.refusal,
    hide=secrets.hide,
    determinize=secrets.determinize,
    view=view,
    guide=guide,
    lesson=LESSON,
)
