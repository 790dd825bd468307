"""The strategies of the rule text: one slot for each rule that players may choose.

A strategy is a small function in the compiled subset; the first of each slot is the classic one.
`docs/rules/snakes.md` shows how to add one from your own file.
"""

from boardloom.core.slot import Slot
from boardloom.games.snakes.state import Setup, State

starting: Slot[[State, Setup, int], bool] = Slot("starting")
"""May a token on cell 0 move with this roll?"""

overshoot: Slot[[State, Setup, int], int] = Slot("overshoot")
"""Where does a token go whose roll would carry it beyond the end, to the cell given?"""

winning: Slot[[State, Setup], bool] = Slot("winning")
"""Has the player who just moved won?"""

killing: Slot[[State, Setup, int], None] = Slot("killing")
"""What happens between the player who just landed and the seat given, found on the same cell?"""

special_roll: Slot[[State, Setup], int] = Slot("special_roll", rare=True)
"""May a special roll earn another roll? 1 or 0."""

first_six: Slot[[State, Setup], int] = Slot("first_six", rare=True)
"""May a six earn another roll? 1 or 0."""

third_six: Slot[[State, Setup], bool] = Slot("third_six")
"""The third six in a row: does it still move the token? If not, the turn ends."""


@starting.option("any")
def any_roll(s: State, b: Setup, roll: int) -> bool:
    return True


@starting.option("specific")
def specific_roll(s: State, b: Setup, roll: int) -> bool:
    return b.opens[roll] == 1


@overshoot.option("stay")
def stay(s: State, b: Setup, to: int) -> int:
    return s.at[s.seat]


@overshoot.option("exceed")
def exceed(s: State, b: Setup, to: int) -> int:
    return to


@winning.option("exact")
def exact(s: State, b: Setup) -> bool:
    return s.at[s.seat] == b.last


@winning.option("cross")
def cross(s: State, b: Setup) -> bool:
    return s.at[s.seat] >= b.last


@killing.option("none")
def no_effect(s: State, b: Setup, other: int) -> None:
    pass


@killing.option("opponent", couples=True)
def opponent_back(s: State, b: Setup, other: int) -> None:
    s.at[other] = 0


@killing.option("self", couples=True)
def self_back(s: State, b: Setup, other: int) -> None:
    s.at[s.seat] = 0


@killing.option("both", couples=True)
def both_back(s: State, b: Setup, other: int) -> None:
    s.at[other] = 0
    s.at[s.seat] = 0


@special_roll.option("extra-turn")
def extra_turn(s: State, b: Setup) -> int:
    return 1


@special_roll.option("no-extra-turn")
def no_extra_turn(s: State, b: Setup) -> int:
    return 0


@first_six.option("extra-turn")
def six_rolls_again(s: State, b: Setup) -> int:
    return 1


@first_six.option("no-extra-turn")
def six_passes_on(s: State, b: Setup) -> int:
    return 0


@third_six.option("cancel")
def cancel(s: State, b: Setup) -> bool:
    return False


@third_six.option("normal")
def normal(s: State, b: Setup) -> bool:
    return True


@third_six.option("lose-next-turn")
def lose_next_turn(s: State, b: Setup) -> bool:
    s.skips[s.seat] += 1
    return False


@third_six.option("backtrack")
def backtrack(s: State, b: Setup) -> bool:
    s.at[s.seat] = s.trail[0]
    return False


@third_six.option("to-start")
def to_start(s: State, b: Setup) -> bool:
    s.at[s.seat] = 0
    return False


SLOTS = (starting, overshoot, winning, killing, special_roll, first_six, third_six)
