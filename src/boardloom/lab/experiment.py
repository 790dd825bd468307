"""Experiments in a file: what was asked and what came out, so that anybody can repeat it and compare.

A file tells the designs, the seed, how many games were played, and the files of one's own with their digests.
The numbers follow from these alone, on any machine and any number of threads.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from boardloom import __version__
from boardloom.core import paths, plugins
from boardloom.core.errors import BadInput, BadOptions
from boardloom.core.message import message
from boardloom.core.reasons import reason_of
from boardloom.lab.design import Design
from boardloom.lab.measuring import comparison, measurement, swept
from boardloom.lab.study import Amount, Study

FORMAT = 1
KINDS = ("measure", "compare", "sweep")
CLOSE = 1e-12
"""Machines may differ in the last bits of a logarithm."""


class Question(NamedTuple):
    """What is asked of the lab."""

    kind: str
    """One of `KINDS`."""
    designs: Sequence[Design]
    changed: Sequence[tuple[str, object]] = ()
    """In a sweep: by design after the first, the option that differs and its value."""
    seed: int = 0
    pace: Mapping[str, float] = {}
    """Seconds of a roll and a decision, where they are not as usual."""

    def study(self) -> Study:
        return Study(self.designs, self.seed, self.pace)


def results(question: Question, study: Study) -> dict[str, object]:
    """What came out of a study, ready for JSON."""
    if question.kind == "measure":
        return measurement(study).to_dict()
    found = comparison(study) if question.kind == "compare" else swept(study, question.changed)
    return found.to_dict()


def experiment(question: Question, study: Study) -> dict[str, object]:
    """A study as its file tells it."""
    return {
        "boardloom-lab": FORMAT,
        "kind": question.kind,
        "version": __version__,
        "game_version": study.designs[0].game.version,
        "use": [{"file": str(file), "sha256": _digest(file)} for file in plugins.loaded],
        "designs": [design.to_dict() for design in study.designs],
        "changed": [list(change) for change in question.changed],
        "seed": study.seed,
        "pace": study.pace,
        **study.amount._asdict(),
        "results": results(question, study),
    }


def save(file: Path, told: Mapping[str, object]) -> None:
    """Write an experiment; `BadOptions` where that cannot be done."""
    try:
        paths.write(file, (json.dumps(told, indent=2) + "\n").encode())
    except OSError as error:
        raise BadOptions(message("file-unwritable", file=str(file), reason=reason_of(error))) from None


def read(file: Path) -> dict[str, Any]:
    """An experiment from its file; `BadOptions` says what is wrong with it."""
    try:
        told = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadOptions(message("file-unreadable", file=str(file), reason=reason_of(error))) from None
    if not isinstance(told, dict) or told.get("boardloom-lab") != FORMAT or told.get("kind") not in KINDS:
        raise BadOptions(message("lab-no-experiment", file=str(file)))
    used = told.get("use")
    if not isinstance(used, list) or not all(
        isinstance(use, dict) and {"file", "sha256"} <= use.keys() for use in used
    ):
        raise BadOptions(message("lab-no-experiment", file=str(file)))
    return told


def check_files(file: Path, told: Mapping[str, Any]) -> list[Path]:
    """The files of one's own that an experiment needs; `BadOptions` where one is not as it was."""
    needed = []
    for use in told["use"]:
        own = Path(str(use["file"]))
        own = own if own.is_absolute() or own.exists() else file.parent / own
        if not own.is_file() or _digest(own) != use["sha256"]:
            raise BadOptions(message("lab-file-differs", file=str(own)))
        needed.append(own)
    return needed


def repeated(file: Path, told: Mapping[str, Any], threads: int | None = None) -> list[str]:
    """Play an experiment again; gives the places in its results that differ, none if it is identical."""
    question, amount = asked(file, told)
    study = question.study()
    study.repeat(amount, threads)
    found = json.loads(json.dumps(results(question, study)))
    return list(_differences(told["results"], found, ""))


def asked(file: Path, told: Mapping[str, Any]) -> tuple[Question, Amount]:
    """What an experiment asks, and how many games it takes; `BadOptions` where that cannot be read."""
    try:
        designs = [
            Design(design["game"], tuple(design["bots"]), **design["options"]) for design in told["designs"]
        ]
        changed = [(str(option), value) for option, value in told["changed"]]
        amount = Amount(*(int(told[name]) for name in Amount._fields))
        pace = {str(event): float(seconds) for event, seconds in told["pace"].items()}
        question = Question(told["kind"], designs, changed, int(told["seed"]), pace)
        _ = told["results"]
    except BadInput:
        raise
    except (AttributeError, KeyError, TypeError, ValueError):
        raise BadOptions(message("lab-no-experiment", file=str(file))) from None
    played = 0 <= amount.judged <= amount.games and min(amount.judged_batch, amount.batch) > 0
    if not played or len(designs) != {"measure": 1, "compare": 2}.get(told["kind"], 1 + len(changed)):
        raise BadOptions(message("lab-no-experiment", file=str(file)))
    return question, amount


def _differences(before: object, now: object, where: str) -> Iterator[str]:
    if isinstance(before, dict) and isinstance(now, dict):
        for name in dict.fromkeys([*before, *now]):
            yield from _differences(before.get(name), now.get(name), f"{where}.{name}".lstrip("."))
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for i, (one, other) in enumerate(zip(before, now, strict=True)):
            yield from _differences(one, other, f"{where}.{i}")
    elif isinstance(before, float) and isinstance(now, float):
        if before != now and not abs(before - now) <= CLOSE * max(1.0, abs(before)):
            yield f"{where}: {before} → {now}"
    elif before != now:
        yield f"{where}: {before} → {now}"


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
