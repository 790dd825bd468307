"""Short sounds, made of a few notes when they are first heard. A computer without a loudspeaker is silent."""

import math
from array import array
from collections.abc import Sequence
from functools import cache

import pygame

RATE, LOUD = 22050, 5000
TUNES: dict[str, Sequence[tuple[float, float, float]]] = {
    "roll": [(180 + i * 35, at, 0.04) for i, at in enumerate((0, 0.06, 0.13, 0.19))],
    "step": [(440, 0, 0.06)],
    "place": [(220, 0, 0.09)],
    "good": [(523, 0, 0.1), (784, 0.1, 0.16)],
    "bad": [(330, 0, 0.12), (220, 0.12, 0.2)],
    "win": [(523, 0, 0.12), (659, 0.12, 0.12), (784, 0.24, 0.12), (1047, 0.36, 0.3)],
}
"""Notes: pitch in hertz, start and length in seconds; the same as in the browser."""


def samples(tune: str) -> "array[int]":
    """
    >>> len(samples("step")) == int(0.06 * RATE)
    True
    """
    notes = TUNES[tune]
    waves = array("h", bytes(2 * int(max(at + long for _, at, long in notes) * RATE)))
    for pitch, at, long in notes:
        first = int(at * RATE)
        for i in range(min(int(long * RATE), len(waves) - first)):
            fading = 0.001 ** (i / (long * RATE))
            waves[first + i] = int(LOUD * fading * math.sin(2 * math.pi * pitch * i / RATE))
    return waves


def start() -> None:
    """Look for a loudspeaker."""
    try:
        pygame.mixer.init(RATE, -16, 1)
    except pygame.error:
        return


@cache
def _sound(tune: str) -> "pygame.mixer.Sound":
    return pygame.mixer.Sound(buffer=samples(tune).tobytes())


def play(tune: str) -> None:
    if tune in TUNES and pygame.mixer.get_init():
        _sound(tune).play()
