"""The strategies of the rule text: one table for each place where players may choose a rule.

A strategy is a small function in the kernel dialect; the first of each table is the classic one.
`docs/rules/snakes.md` shows how to add one from a file of one's own.
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

special_roll: Slot[[State, Setup], int] = Slot("special_roll")
"""Does a special roll (a six) earn another roll? 1 or 0."""

third_six: Slot[[State, Setup], bool] = Slot("third_six")
"""The third special roll of a turn: does it still move the token? If not, the turn ends."""


@starting.option("any", "Any roll leaves cell 0.")
def any_roll(s: State, b: Setup, roll: int) -> bool:
    return True


@starting.option("specific", "Only the rolls of `start_rolls` (1 and 6) leave cell 0.")
def specific_roll(s: State, b: Setup, roll: int) -> bool:
    return b.opens[roll] == 1


@overshoot.option("stay", "A roll beyond the end does not move.")
def stay(s: State, b: Setup, to: int) -> int:
    return s.at[s.seat]


@overshoot.option("exceed", "A roll beyond the end moves to the end and wins.")
def exceed(s: State, b: Setup, to: int) -> int:
    return to


@winning.option("exact", "The last cell must be reached exactly.")
def exact(s: State, b: Setup) -> bool:
    return s.at[s.seat] == b.last


@winning.option("cross", "Reaching or crossing the last cell wins.")
def cross(s: State, b: Setup) -> bool:
    return s.at[s.seat] >= b.last


@killing.option("none", "Players share a cell in peace.")
def no_effect(s: State, b: Setup, other: int) -> None:
    pass


@killing.option("opponent", "Whoever was there goes back to the start.", couples=True)
def opponent_back(s: State, b: Setup, other: int) -> None:
    s.at[other] = 0


@killing.option("self", "Whoever lands there goes back to the start.", couples=True)
def self_back(s: State, b: Setup, other: int) -> None:
    s.at[s.seat] = 0


@killing.option("both", "Both go back to the start.", couples=True)
def both_back(s: State, b: Setup, other: int) -> None:
    s.at[other] = 0
    s.at[s.seat] = 0


@special_roll.option("extra-turn", "A six rolls again.")
def extra_turn(s: State, b: Setup) -> int:
    return 1


@special_roll.option("no-extra-turn", "A six is a roll like any other.")
def no_extra_turn(s: State, b: Setup) -> int:
    return 0


@third_six.option("cancel", "The third six does not move and ends the turn.")
def cancel(s: State, b: Setup) -> bool:
    return False


@third_six.option("normal", "The third six is a roll like any other, and counting starts again.")
def normal(s: State, b: Setup) -> bool:
    return True


@third_six.option("lose-next-turn", "The third six does not move, and the next turn is lost.")
def lose_next_turn(s: State, b: Setup) -> bool:
    s.skips[s.seat] += 1
    return False


@third_six.option("backtrack", "The third six takes the token back to where the turn began.")
def backtrack(s: State, b: Setup) -> bool:
    s.at[s.seat] = s.trail[0]
    return False


@third_six.option("to-start", "The third six takes the token back to cell 0.")
def to_start(s: State, b: Setup) -> bool:
    s.at[s.seat] = 0
    return False


SLOTS = (starting, overshoot, winning, killing, special_roll, third_six)
