"""Why a rule does not compile, in one line instead of the pages that Numba writes."""

import re
from pathlib import Path

from boardloom.core.message import Message, message

CAUSES = (
    "nknown attribute",
    "ndefined",
    "not defined",
    "nsupported",
    "No implementation",
    "missing a required",
    "too many positional",
    "Cannot unify",
    "Cannot resolve",
    "Invalid use",
)
"""Numba's sentence about the cause contains one of these."""


def explanation(text: str) -> Message:
    """The cause that Numba's text names, and the file and line it names after it."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    at = next((i for i, line in enumerate(lines) if any(words in line for words in CAUSES)), 0)
    cause = re.sub(r"Parts\((\w+).*", r"\1", lines[at])  # of a record only its name, not all its fields
    places = re.findall(r'File "([^"]+)", line (\d+)', "\n".join(lines[at:]))
    problem = message("rule-uncompiled", cause=cause)
    if not places:
        return problem
    file, line = places[0]
    return message("file-line-problem", file=Path(file).name, line=line, problem=problem)
