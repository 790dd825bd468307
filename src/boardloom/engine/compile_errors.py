"""What is wrong with a rule that does not compile, in one line."""

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
"""What Numba's own sentences about a cause contain."""


def explanation(told: str) -> Message:
    """Of Numba's pages the cause, and the place told next after it."""
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    at = next((i for i, line in enumerate(lines) if any(words in line for words in CAUSES)), 0)
    cause = re.sub(r"Parts\((\w+).*", r"\1", lines[at])
    places = re.findall(r'File "([^"]+)", line (\d+)', "\n".join(lines[at:]))
    problem = message("rule-uncompiled", cause=cause)
    if not places:
        return problem
    file, line = places[0]
    return message("file-line-problem", file=Path(file).name, line=line, problem=problem)
