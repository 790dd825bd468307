"""Whether two names look alike, as the Unicode Technical Standard 39 has it: by their skeletons.

A skeleton is not for people: each character of a name is replaced by the simplest one that looks like it."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations

from boardloom.core.errors import BadOptions
from boardloom.core.message import message

UNSEEN = frozenset(
    {0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x3164, 0xFEFF, 0xFFA0}
    | set(range(0x180B, 0x1810))
    | set(range(0x200B, 0x2010))
    | set(range(0x202A, 0x202F))
    | set(range(0x2060, 0x2070))
    | set(range(0xFE00, 0xFE10))
    | set(range(0xE0000, 0xE1000))
)
"""Characters that nobody sees (those that Unicode calls default ignorable)."""
BLANK = 0x2800
"""The Braille pattern without dots, which Unicode does not count among spaces."""
SPACES = re.compile(r"\s+")


@cache
def _table() -> dict[int, str | None]:
    """By character what it looks like; None for those that nobody sees."""
    table: dict[int, str | None] = {}
    rows = files(__package__).joinpath("confusables.txt").read_text("utf-8").splitlines()
    for row in rows[1:]:
        target, sources = row.split("\t")
        shown = "".join(chr(int(code, 16)) for code in target.split())
        table.update((int(code, 16), shown) for code in sources.split())
    return table | dict.fromkeys(UNSEEN) | {BLANK: " "}


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    r"""
    >>> skeleton("\u0410nn"), skeleton("rnine"), skeleton("B0")
    ('Ann', 'rnine', 'BO')
    >>> skeleton("mine"), skeleton("A \u2800\u00a0n")
    ('rnine', 'A n')
    """
    spelled = unicodedata.normalize("NFD", name).translate(_table())
    # How many spaces there are side by side, nobody sees.
    return SPACES.sub(" ", unicodedata.normalize("NFD", spelled)).strip()


def alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other; capital letters and small ones are the same.

    >>> alike("Alice", "ALICE"), alike("Alice", "AIice"), alike("Alice", "Alicia")
    (True, True, False)
    """
    return (
        skeleton(one.casefold()) == skeleton(other.casefold())
        or skeleton(one).casefold() == skeleton(other).casefold()
    )


def check_names(names: Sequence[str]) -> None:
    """Refuse a table where somebody could be taken for another."""
    for one, other in combinations(filter(None, names), 2):
        if alike(one, other):
            raise BadOptions(message("names-alike", one=one, other=other))
