"""Which languages there are, and which one a person at a terminal wants. Loads next to nothing."""

import os
from functools import cache
from pathlib import Path

ENGLISH = "en"
PSEUDO = "pseudo"
"""A made-up language for tests, known only where `BOARDLOOM_PSEUDO` asks for it."""
HOUSE = Path(__file__).parent
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where systems say which language their messages are to have, the first one that is set."""
MOST_ACCEPTED = 20
YES = ("1", "true", "yes", "on")


@cache
def languages() -> tuple[str, ...]:
    """All there are, English first."""
    found = sorted(folder.name for folder in HOUSE.iterdir() if (folder / "house.ftl").is_file())
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def language_of_environment() -> str:
    """The language of terminal and command line: `BOARDLOOM_LANGUAGE`, else the locale's, else English."""
    wanted = (os.environ.get(name) for name in ("BOARDLOOM_LANGUAGE", *LOCALE))
    tag = next(filter(None, wanted), ENGLISH).partition(".")[0].partition("@")[0].replace("_", "-")
    known = {language.casefold(): language for language in (*languages(), *_made_up())}
    asked = tag.casefold()
    return known.get(asked) or known.get(asked.partition("-")[0]) or ENGLISH


def language_of_header(accepted: str) -> str:
    """The first language that a browser accepts and that there is, else English.

    >>> language_of_header("pt-BR, fr-CH;q=0.9, de;q=0.95"), language_of_header("*;q=x")
    ('de', 'en')
    """
    wanted = []
    for part in accepted.split(",")[:MOST_ACCEPTED]:
        tag, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.partition("-")[0].casefold()))
        except ValueError:
            continue
    ranked = sorted(wanted, key=lambda each: each[0])
    return next((tag for _, tag in ranked if tag in languages()), ENGLISH)


def _made_up() -> tuple[str, ...]:
    return (PSEUDO,) if os.environ.get("BOARDLOOM_PSEUDO", "").casefold() in YES else ()
