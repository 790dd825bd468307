"""How players without a name were kept until they were kept without one.

Transcripts of format 1, and stores up to their first shape, hold an English name for them. This is the one
place that knows it: whoever reads such files takes that name for none.
"""

BEGINNING = "Player "
"""Of every such name."""


def old_name(seat: int) -> str:
    """What stood there for a player without a name.

    >>> old_name(1)
    'Player 2'
    """
    return f"{BEGINNING}{seat + 1}"


def name_read(name: str, *seats: int) -> str:
    """The name of a player for whom this was kept, and who sat on one of these seats when the name was given;
    empty for a player without one.

    >>> name_read("Player 2", 1), name_read("Player 2", 0)
    ('', 'Player 2')
    """
    return "" if name in map(old_name, seats) else name
