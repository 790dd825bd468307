"""A set of small numbers (seats, colours, pieces) kept in one integer: bit n is set where n is a member.

States hold only integers, so this is how rules keep a set. `|` is the union and `&` the intersection, as for
Python's sets; the empty set is 0, which is false.
"""

from boardloom.core.record import Ints, rule
from boardloom.engine.bits import lowest

EMPTY = 0


@rule
def has(members: int, member: int) -> bool:
    """Whether this is a member of the set.

    >>> has(0b101, 2), has(0b101, 1)
    (True, False)
    """
    return (members >> member) & 1 != 0


@rule
def only(member: int) -> int:
    """The set with this one member."""
    return 1 << member


@rule
def with_(members: int, member: int) -> int:
    """The set with this member added.

    >>> bin(with_(0b101, 1))
    '0b111'
    """
    return members | only(member)


@rule
def without(members: int, member: int) -> int:
    """The set with this member removed.

    >>> bin(without(0b101, 2)), bin(without(0b101, 1))
    ('0b1', '0b101')
    """
    return members & ~only(member)


@rule
def minus(members: int, others: int) -> int:
    """The set difference: members that are not among the others.

    >>> bin(minus(0b111, 0b101))
    '0b10'
    """
    return members & ~others


@rule
def has_one_at_most(members: int) -> bool:
    """Whether the set is empty or has a single member.

    >>> has_one_at_most(0), has_one_at_most(0b100), has_one_at_most(0b101)
    (True, True, False)
    """
    return without_first(members) == EMPTY


@rule
def first_of(members: int) -> int:
    """The smallest member; the set must not be empty (compiled code would give any number then).

    >>> first_of(0b1100)
    2
    """
    return lowest(members)


@rule
def without_first(members: int) -> int:
    """The set with its smallest member removed. With `first_of` this iterates over a set:
    Numba has no iterator over bits.

    >>> bin(without_first(0b1100))
    '0b1000'
    """
    return members & (members - 1)


@rule
def first_from(members: int, start: int) -> int:
    """The first member from `start` upwards, wrapping around to 0; the set must not be empty.

    >>> first_from(0b1001, 1), first_from(0b0001, 1)
    (3, 0)
    """
    later = (members >> start) << start
    return first_of(later if later else members)


def all_below(n: int) -> int:
    """The set of the numbers from 0 to n - 1."""
    return (1 << n) - 1


@rule
def listed(members: int, row: Ints) -> int:
    """Write the members into a row, ascending; how many there are.

    >>> row = [0] * 3
    >>> listed(0b1010, row), row
    (2, [1, 3, 0])
    """
    n = 0
    while members:
        row[n] = first_of(members)
        members = without_first(members)
        n += 1
    return n
