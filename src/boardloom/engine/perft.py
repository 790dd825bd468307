"""Perft: how many ways there are to play so many actions, chance included."""

from boardloom.game import Position


def perft(position: Position, depth: int) -> int:
    """Sequences of `depth` actions from here; games that end earlier are not counted.

    >>> import boardloom
    >>> perft(boardloom.new("snakes", turn_order="fixed"), 3)
    216
    """
    if depth == 0:
        return 1
    choices = position.choices()
    if depth == 1:
        return len(choices)
    return sum(perft(position.after(action), depth - 1) for action in choices)
