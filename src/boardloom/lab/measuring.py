"""What a rule does, as numbers: one design measured, two compared, many swept."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from boardloom.core.errors import BadOptions
from boardloom.core.message import Message, Series, Words, message
from boardloom.core.options import listed
from boardloom.lab.design import Design
from boardloom.lab.figures import Estimate
from boardloom.lab.sequences import ALPHA, holm
from boardloom.lab.study import Amount, Goal, Study, pursue
from boardloom.words import local, spoken

if TYPE_CHECKING:
    import altair

Tell = Callable[[float], None]
Pace = Mapping[str, float] | None
"""Seconds of a roll and a decision at the table, where they are not as usual."""
TESTED = ("edge", "rounds")
"""The figures that a sweep asks about."""
SMALLEST = 0.01
"""Rounds, or points, below which a change is not worth a word."""
MOST_VARIANTS = 64


@dataclass(frozen=True)
class Measurement:
    """The numbers of one design."""

    design: Design
    seed: int
    amount: Amount
    estimates: dict[str, Estimate] = field(hash=False)

    def __getitem__(self, figure: str) -> Estimate:
        return self.estimates[figure]

    def to_dict(self) -> dict[str, object]:
        """Ready for JSON."""
        figures = {name: estimate.to_dict() for name, estimate in self.estimates.items()}
        return {**self.design.to_dict(), "seed": self.seed, **self.amount._asdict(), "figures": figures}


@dataclass(frozen=True)
class Comparison:
    """What a change of the rules does: the second design less the first, game by game with the same luck."""

    base: Measurement
    other: Measurement
    changes: dict[str, Estimate] = field(hash=False)

    def __getitem__(self, figure: str) -> Estimate:
        return self.changes[figure]

    @property
    def verdict(self) -> Words:
        """The change in a sentence."""
        return verdict(self.changes)

    def __str__(self) -> str:
        return spoken(self.verdict)

    def chart(self) -> "altair.FacetChart":
        """Each change with its interval."""
        from boardloom.lab.charts import changes_chart

        return changes_chart([("", self.changes)], list(self.changes))

    def to_dict(self) -> dict[str, object]:
        changes = {name: estimate.to_dict() for name, estimate in self.changes.items()}
        return {"base": self.base.to_dict(), "other": self.other.to_dict(), "changes": changes}


@dataclass(frozen=True)
class Sweep:
    """One option after the other changed, each compared with the base."""

    base: Measurement
    changed: tuple[tuple[str, object], ...]
    """By variant: the option and its value."""
    comparisons: tuple[Comparison, ...]
    doubts: dict[str, float] = field(hash=False)
    """By figure and variant, as `edge killing=both`: the p-value, corrected for all of them (Holm)."""

    def chart(self) -> "altair.FacetChart":
        """What each variant changes, with intervals."""
        from boardloom.lab.charts import changes_chart

        rows = [
            (f"{option}={value}", found.changes)
            for (option, value), found in zip(self.changed, self.comparisons, strict=True)
        ]
        return changes_chart(rows, TESTED)

    def sure(self, figure: str, variant: int) -> bool:
        """Whether the variant changes the figure, all questions of the sweep together at 5%."""
        return self.doubts[asked_of(figure, self.changed[variant])] < ALPHA

    def to_dict(self) -> dict[str, object]:
        variants = [
            {"option": option, "value": value, **comparison.to_dict()}
            for (option, value), comparison in zip(self.changed, self.comparisons, strict=True)
        ]
        return {"base": self.base.to_dict(), "variants": variants, "p_values": self.doubts}


def measurement(study: Study, which: int = 0) -> Measurement:
    """The numbers of one of the designs of a study."""
    return Measurement(study.designs[which], study.seed, study.amount, study.estimates(which))


def comparison(study: Study, which: int = 1) -> Comparison:
    """One of the designs of a study compared with the first."""
    return Comparison(measurement(study), measurement(study, which), study.changes(which))


def swept(study: Study, changed: Sequence[tuple[str, object]]) -> Sweep:
    """All designs of a study compared with the first."""
    doubts = {
        asked_of(figure, change): doubt
        for i, change in enumerate(changed, 1)
        for figure, doubt in study.doubts(i, TESTED).items()
    }
    comparisons = tuple(comparison(study, i) for i in range(1, len(study.designs)))
    return Sweep(measurement(study), tuple(changed), comparisons, holm(doubts))


def asked_of(figure: str, change: tuple[str, object]) -> str:
    """What a sweep asks of a figure and a variant, as its doubts name it."""
    return f"{figure} {change[0]}={change[1]}"


def measure(
    design: Design, *, until: Mapping[str, float] | None = None, games: int | None = None,
    seconds: float | None = None, seed: int = 0, threads: int | None = None, progress: Tell | None = None,
    pace: Pace = None,
) -> Measurement:  # fmt: skip
    """Measure a design: for a second, or for so many games or seconds, or until the intervals of some figures
    are as narrow as wanted. `pace` says how long a roll and a decision take, for the minutes.

    >>> from boardloom import lab
    >>> found = lab.measure(lab.Design("snakes", players=4, turn_order="fixed"), games=500)
    >>> found["edge"].exact, round(found["edge"].value, 4)
    (True, 0.0179)
    """
    study = Study([design], seed, pace)
    _pursue(study, Goal(games, seconds, until or {}), threads, progress)
    return measurement(study)


def compare(
    base: Design, other: Design, *, until: Mapping[str, float] | None = None, games: int | None = None,
    seconds: float | None = None, seed: int = 0, threads: int | None = None, progress: Tell | None = None,
    pace: Pace = None,
) -> Comparison:  # fmt: skip
    """Compare two designs of a game, whose games with the same number are pairs."""
    study = Study([base, other], seed, pace)
    _pursue(study, Goal(games, seconds, until or {}), threads, progress)
    return comparison(study)


def sweep(
    base: Design, *, games: int | None = None, seconds: float | None = None, seed: int = 0,
    threads: int | None = None, progress: Tell | None = None, pace: Pace = None, **options: object,
) -> Sweep:  # fmt: skip
    """Change one option after the other to each value listed; `...` stands for all choices it has."""
    changed = variants(base, options)
    study = Study([base, *(base.but(**{option: value}) for option, value in changed)], seed, pace)
    _pursue(study, Goal(games, seconds), threads, progress)
    return swept(study, changed)


def variants(base: Design, options: Mapping[str, object]) -> list[tuple[str, object]]:
    """The changes that a sweep makes; what is so already is left out."""
    found: list[tuple[str, object]] = []
    for option, values in options.items():
        now = getattr(base.position.config, option, None)
        each = choices(base, option) if values is ... else values
        if not isinstance(each, list | tuple):
            each = [each]
        found += [(option, value) for value in each if value != now]
    if not found:
        raise BadOptions(message("lab-nothing-to-sweep"))
    if len(found) > MOST_VARIANTS:
        raise BadOptions(message("lab-too-many", variants=len(found), most=MOST_VARIANTS))
    return found


def choices(design: Design, option: str) -> list[object]:
    """All values that an option of a few choices has."""
    config = design.game.config
    if option not in config.model_fields:
        problem = message("option-unknown", options=listed(config.model_fields))
        raise BadOptions(message("option-problem", option=option, problem=problem))
    schema = config.model_json_schema()["properties"][option]
    if schema.get("type") == "boolean":
        return [False, True]
    named = [choice["const"] for choice in schema.get("oneOf", ()) if "const" in choice]
    if found := named or list(schema.get("enum", ())):
        return found
    raise BadOptions(message("lab-no-choices", option=option))


def _pursue(study: Study, goal: Goal, threads: int | None, progress: Tell | None) -> None:
    for done in pursue(study, goal, threads):
        if progress:
            progress(done)


def verdict(changes: Mapping[str, Estimate]) -> Words:
    """What a change of the rules does, in a sentence."""
    parts: list[Words] = [_longer(changes["rounds"]), _fairer(changes["edge"])]
    if "lead_changes" in changes and changes["lead_changes"].differs:
        parts.append(_tenser(changes["lead_changes"]))
    return message("lab-verdict", parts=Series(tuple(parts), "parts"))


def _longer(change: Estimate) -> Message:
    decimal = local().decimal
    if not change.differs or abs(change.value) < SMALLEST:
        within = max(abs(change.low), abs(change.high), SMALLEST)
        return message("lab-length-same", within=decimal(within, 2))
    ends = sorted((abs(change.low), abs(change.high)))
    words = "lab-longer" if change.value > 0 else "lab-shorter"
    if change.exact:
        return message(f"{words}-exactly", by=decimal(abs(change.value), 2))
    low, high = (decimal(end, 2) for end in ends)
    return message(words, by=decimal(abs(change.value), 2), low=low, high=high)


def _fairer(change: Estimate) -> Message:
    decimal = local().decimal
    if not change.differs or abs(change.value) < SMALLEST / 100:
        within = 100 * max(abs(change.low), abs(change.high), SMALLEST / 100)
        return message("lab-edge-same", within=decimal(within, 2))
    low, high = (decimal(100 * end, 2) for end in sorted((abs(change.low), abs(change.high))))
    words = "lab-edge-more" if change.value > 0 else "lab-edge-less"
    by = decimal(100 * abs(change.value), 2)
    return message(f"{words}-exactly", by=by) if change.exact else message(words, by=by, low=low, high=high)


def _tenser(change: Estimate) -> Message:
    words = "lab-leads-more" if change.value > 0 else "lab-leads-fewer"
    low, high = (local().decimal(end, 2) for end in sorted((abs(change.low), abs(change.high))))
    return message(words, by=local().decimal(abs(change.value), 2), low=low, high=high)
