"""The colours that players at this screen choose from, and who has which."""

from collections.abc import Sequence

from boardloom.svg.palette import of_seat

CHOICE = {
    "blue": "#2e6fd8", "gold": "#f2b705", "red": "#d9433f", "green": "#2a9d6f",
    "violet": "#7a4fbf", "orange": "#e38b12", "pink": "#cc5c9a", "teal": "#2b8fa8",
    "sky": "#46a8d8", "brown": "#8c5a2b", "grey": "#7a7f87", "lime": "#7fae2e",
    "rose": "#f08bb0", "sand": "#d0a878", "navy": "#2b3a80", "black": "#3a3f4b",
}  # fmt: skip
"""By name, as in the browser. The first ones are the seats' own, in order."""


def worn(chosen: Sequence[str]) -> list[str]:
    """The colour of each seat: the chosen one, its own, or a spare one where somebody else chose its own.

    >>> worn(["", "#2e6fd8", ""])
    ['#2a9d6f', '#2e6fd8', '#d9433f']
    """
    own = [of_seat(seat) for seat in range(len(chosen))]
    taken = {*chosen, *own}
    spare = (colour for colour in CHOICE.values() if colour not in taken)
    found = list(chosen)
    for seat, colour in enumerate(own):
        if not found[seat]:
            found[seat] = next(spare, colour) if colour in chosen else colour
    return found
