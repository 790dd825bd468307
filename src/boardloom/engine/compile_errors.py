"""Why a rule does not compile, in one line instead of the pages that Numba writes."""

import re
from collections.abc import Sequence
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


PLACE = re.compile(r'File "([^"]+)", line (\d+)|(?:at|from) (\S+\.py) \((\d+)\)')
"""How Numba's text names a line."""
NO_FIELD = re.compile(r"Cannot resolve setattr: \(Parts\((\w+).*\)\.(\w+) =")
"""Numba's words for writing to what is no field of a record."""
WRITTEN_SETUP = re.compile(r"setitem\(Row\([^)]*\), setup\.(\w+)\)|readonly array")
"""Numba's words for writing to a row of a setup."""
ALLOCATES = "NRT required"
"""Numba's words for code that wants memory of its own, as a list does."""


def explanation(text: str) -> Message:
    """The cause that Numba's text names, and the line of the rule it names after it."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if ALLOCATES in text:
        return _at(lines, message("rule-allocates"))
    if written := WRITTEN_SETUP.search(text):
        return _at(lines, message("rule-setup", field=f"b.{written[1]}" if written[1] else "b"))
    if missing := NO_FIELD.search(text):
        return _at(lines, message("rule-field", record=missing[1], field=missing[2]))
    at = next((i for i, line in enumerate(lines) if any(words in line for words in CAUSES)), 0)
    cause = lines[at]
    if cause.endswith("signature:") and lines[at + 1 :]:
        cause += lines[at + 1].removeprefix(">>>")
    cause = cause.partition(" Raised from ")[0]
    cause = re.sub(r"Parts\((\w+).*", r"\1", cause)  # of a record only its name, not all its fields
    return _at(lines[at:], message("rule-uncompiled", cause=cause))


def _at(lines: Sequence[str], problem: Message) -> Message:
    places = [(a or c, b or d) for a, b, c, d in PLACE.findall("\n".join(lines))]
    own = [place for place in places if "numba" not in Path(place[0]).parts]  # its own code calls more of it
    if not own:
        return problem
    file, line = own[0]
    return message("file-line-problem", file=Path(file).name, line=line, problem=problem)
