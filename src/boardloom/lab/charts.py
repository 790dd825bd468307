"""Charts of what the lab found, by Altair: notebooks show them, and `.save("x.png")` writes them."""

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any

from boardloom.lab.extra import extra
from boardloom.lab.figures import Estimate

if TYPE_CHECKING:
    import altair

WIDE = 420
Chart = Any
"""An Altair chart, where that is installed."""


def changes_chart(
    rows: Sequence[tuple[str, Mapping[str, Estimate]]], figures: Sequence[str]
) -> "altair.FacetChart":
    """By figure and variant: the change with its interval; no change is a line."""
    alt = extra("altair")
    values = [
        _row(name, figure, changes[figure])
        for name, changes in rows
        for figure in figures
        if figure in changes
    ]
    base = alt.Chart().encode(y=alt.Y("variant:N", title=None, sort=[name for name, _ in rows]))
    sure = alt.condition("datum.sure", alt.value("#e4572e"), alt.value("#8a8f9a"))
    interval = base.mark_rule(strokeWidth=5, opacity=0.4).encode(
        x=alt.X("low:Q", title=None), x2="high:Q", color=sure
    )
    value = base.mark_point(filled=True, size=70, opacity=1).encode(
        x="value:Q", color=sure, tooltip=["variant:N", "value:Q", "low:Q", "high:Q"]
    )
    zero = alt.Chart().mark_rule(color="#8c8371").encode(x=alt.datum(0))
    layers: Chart = alt.layer(zero, interval, value, data=alt.Data(values=values)).properties(width=WIDE)
    rows_of = alt.Row("figure:N", title=None, sort=list(figures))
    faceted: altair.FacetChart = layers.facet(row=rows_of).resolve_scale(x="independent")
    return faceted


def gallery_chart(boards: Sequence[Mapping[str, float]], figure: str) -> "altair.Chart":
    """Boards of a search by their length and drama; how much there is of what was wanted as their colour."""
    alt = extra("altair")
    values = [{name: value for name, value in board.items() if isfinite(value)} for board in boards]
    chart: altair.Chart = (
        alt.Chart(alt.Data(values=values))
        .mark_circle(size=90)
        .encode(
            x=alt.X("rounds:Q", scale=alt.Scale(zero=False)),
            y=alt.Y("drama:Q", scale=alt.Scale(zero=False)),
            color=alt.Color(f"{figure}:Q", scale=alt.Scale(scheme="goldred")),
            tooltip=[
                alt.Tooltip(f"{name}:Q") for name in sorted({name for board in values for name in board})
            ],
        )
        .properties(width=WIDE)
    )
    return chart


def _row(variant: str, figure: str, change: Estimate) -> dict[str, object]:
    ends = {name: end for name, end in (("low", change.low), ("high", change.high)) if isfinite(end)}
    return {"variant": variant, "figure": figure, "value": change.value, "sure": change.differs, **ends}
