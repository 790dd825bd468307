"""A table of DO or DICE for tests, drawn as text: `20/3` is a player with 20 HP and 3 VP.

`-2/5@3` has fallen to -2 HP in round 3. `>` marks whose roll it is; those before have rolled already,
unless a `*` says that they still roll in this round, as does one for a fallen player after it.
"""

import re
from typing import Any

import boardloom
from boardloom.core.game import CHANCE, Position
from boardloom.games.dice.config import DicePosition
from boardloom.games.dice.goals import goal
from boardloom.games.dice.state import TURN
from tests.words import story

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")
FRESH = ">20/0 20/0 20/0 20/0 20/0"


def table(drawn: str = FRESH, round: int = 1, **options: Any) -> DicePosition:
    """A position in which everybody stands as drawn."""
    players = drawn.split()
    given: dict[str, Any] = {"players": len(players), "any_players": len(players) != 5, **options}
    p = boardloom.new("dice", **given)
    s = p.state.copy()
    s.mover, s.stage, s.sides, s.round = CHANCE, TURN, p.setup.sides, round
    s.alive = s.todo = 0
    turn = next(seat for seat, player in enumerate(players) if player.startswith(">"))
    for seat, player in enumerate(players):
        found = re.fullmatch(r">?(-?\d+)/(\d+)(?:@(\d+))?(\*?)", player)
        assert found, player
        hp, vp, fell, waits = found.groups()
        s.hp[seat], s.vp[seat] = int(hp), int(vp)
        alive = int(hp) > 0
        s.alive |= alive << seat
        s.fell[seat] = 0 if alive else int(fell or round)
        s.todo |= bool(waits or seat == turn or (alive and seat > turn)) << seat
    s.seat = turn
    return Position(p.game, p.config, p.setup, s)


def dealt(p: DicePosition, goals: dict[int, str]) -> DicePosition:
    """The same table, where these seats have been dealt a secret goal."""
    s = p.state.copy()
    for seat, name in goals.items():
        s.goal[seat] = goal.number(name) + 1
    return Position(p.game, p.config, p.setup, s)


def drawn(p: DicePosition) -> str:
    """HP and VP of everybody: `20/3 0/1 ...`; the fallen with what they fell to."""
    s = p.state
    return " ".join(f"{s.hp[seat]}/{s.vp[seat]}" for seat in range(p.config.players))


def plays(p: DicePosition, *names: str) -> DicePosition:
    """The position once these have come up or been chosen: "2", "hit 3", "gain"."""
    for name in " ".join(names).split(", "):
        p = p.after(p.find(name))
    return p


def names(p: DicePosition) -> list[str]:
    """What may happen next."""
    return [p.name(action) for action in p.choices()]


def seat(p: DicePosition) -> str:
    """Whose roll or decision it is."""
    return NAMES[p.state.seat]


def living(p: DicePosition) -> list[str]:
    return [name for seat, name in enumerate(NAMES[: p.config.players]) if p.state.alive >> seat & 1]


def ranking(p: DicePosition) -> list[str]:
    """The players, the first one first; no two may share a place."""
    scores = p.scores()
    assert sorted(scores) == list(range(1, len(scores) + 1))
    return [NAMES[seat] for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat])]


def tells(p: DicePosition, name: str) -> str:
    """What the next action does, in words."""
    return story(p, p.find(name), NAMES)
