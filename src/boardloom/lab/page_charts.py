"""Charts of a report, as SVG: intervals beside a line that stands for no change."""

from collections.abc import Sequence
from math import isfinite

from boardloom.lab.figures import Estimate
from boardloom.lab.told import value_told
from boardloom.svg.markup import escaped, tag

WIDE, HIGH = 160.0, 18.0
"""Of a bar in a table, in pixels."""
NAMES, ROW, CHART, VALUES = 260.0, 26.0, 380.0, 150.0
"""Of a chart with a row for each variant."""
ROOM = 1.1


def interval_bar(change: Estimate) -> str:
    """One change with its interval, on a scale of its own."""
    ends = [end for end in (change.low, change.high) if isfinite(end)]
    reach = max([abs(change.value), *map(abs, ends)]) * ROOM or 1.0
    inside = [*_zero(WIDE / 2, HIGH), *_marks(change, change.differs, 0.0, WIDE, reach, HIGH / 2)]
    return tag("svg", *inside, width=WIDE, height=HIGH, viewBox=f"0 0 {WIDE:g} {HIGH:g}", aria_hidden="true")


def forest(figure: str, rows: Sequence[tuple[str, Estimate, bool]]) -> str:
    """Several changes of a figure with their intervals on one scale; those that are sure stand out."""
    known = [
        abs(end) for _, change, _ in rows for end in (change.value, change.low, change.high) if isfinite(end)
    ]
    reach = max(known, default=1.0) * ROOM or 1.0
    high = ROW * len(rows)
    inside = _zero(NAMES + CHART / 2, high)
    for i, (name, change, sure) in enumerate(rows):
        y = ROW * (i + 0.5)
        weight = "bold" if sure else "normal"
        inside.append(tag("text", escaped(name), x=0.0, y=y + 4, font_weight=weight))
        inside += _marks(change, sure, NAMES, CHART, reach, y)
        inside.append(
            tag(
                "text",
                escaped(value_told(figure, change.value, True)),
                x=NAMES + CHART + 12,
                y=y + 4,
                font_weight=weight,
            )
        )
    wide = NAMES + CHART + VALUES
    return tag("svg", *inside, viewBox=f"0 0 {wide:g} {high:g}", role="img", class_="forest")


def _zero(x: float, high: float) -> list[str]:
    return [tag("line", x1=x, x2=x, y1=0.0, y2=high, class_="zero")]


def _marks(change: Estimate, sure: bool, left: float, wide: float, reach: float, y: float) -> list[str]:
    """The interval and the value, where 0 is in the middle."""

    def x(value: float) -> float:
        return left + wide / 2 * (1 + max(-1.0, min(1.0, value / reach)))

    low, high = x(change.low), x(change.high)
    kind = "sure" if sure else "unsure"
    bar = tag(
        "rect", x=low, y=y - 4, width=max(0.0, high - low), height=8.0, rx=4.0, class_=f"interval {kind}"
    )
    return [bar, tag("circle", cx=x(change.value), cy=y, r=4.5, class_=kind)]
