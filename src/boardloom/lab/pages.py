"""A report of what the lab found: one HTML file that opens anywhere and prints well. Its first line is a
sentence; its charts and boards are drawn inside."""

import json
from collections.abc import Iterator, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Any, Protocol

from boardloom import __version__
from boardloom.core import paths
from boardloom.core.errors import BadOptions
from boardloom.core.message import Message, message
from boardloom.core.reasons import reason_of
from boardloom.lab.design import Design
from boardloom.lab.figures import Estimate, title
from boardloom.lab.measuring import TESTED, asked_of, verdict
from boardloom.lab.page_charts import forest, interval_bar
from boardloom.lab.sequences import ALPHA
from boardloom.lab.told import certainty_told, value_told
from boardloom.match.drawing import draw
from boardloom.svg.markup import escaped, tag
from boardloom.words import language_of_environment, local, spoken

STYLE = (Path(__file__).parent / "pages.css").read_text("utf-8")
BOARDS = 6
"""Boards of a gallery that are shown."""
SHOWN = ("rounds", "edge", "lead_changes", "drama")
"""Figures that are told of a board of a gallery."""
Data = Mapping[str, Any]


class Told(Protocol):
    """What was found, or what was asked: a measurement, a comparison, a sweep, a search, a design."""

    def to_dict(self) -> dict[str, object]:
        """As an experiment keeps it."""


class Report:
    """What a report says; notebooks show it."""

    def __init__(self, parts: Sequence[Data]) -> None:
        if not parts:
            raise BadOptions(message("lab-report-empty"))
        self.parts = parts

    @property
    def headline(self) -> str:
        """All of it in a sentence: what was compared goes before what was measured."""
        said = sorted((said for part in self.parts if (said := _headline(part))), key=lambda said: said[0])
        return spoken(said[0][1]) if said else _called(self.parts[0])

    @property
    def html(self) -> str:
        language = language_of_environment()
        direction = "rtl" if local().right_to_left else "ltr"
        body = "".join(html for part in self.parts for html in _part(part))
        made = escaped(spoken(message("lab-report-made", version=__version__)))
        return (
            f'<!doctype html><html lang="{escaped(language)}" dir="{direction}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escaped(self.headline)}</title><style>{STYLE}</style></head>"
            f"<body><main><h1>{escaped(self.headline)}</h1>{body}<footer>{made}</footer></main></body></html>\n"
        )

    def save(self, file: str | Path) -> None:
        """Write it; `BadOptions` where that cannot be done."""
        try:
            paths.write(Path(file), self.html.encode())
        except OSError as error:
            raise BadOptions(message("file-unwritable", file=str(file), reason=reason_of(error))) from None

    def _repr_html_(self) -> str:
        return tag("iframe", srcdoc=self.html, width="100%", height="600", style="border:0")


def report(*parts: Told) -> Report:
    """A report of designs and of what was found about them, in this order.

    >>> from boardloom import lab
    >>> base = lab.Design("snakes", players=4, turn_order="fixed")
    >>> changed = lab.compare(base, base.but(third_six="to-start"), games=100)
    >>> print(report(changed).headline)
    With third_six=to-start: longer by exactly 0.26 rounds; the first place wins exactly 0.08 points less.
    """
    return Report([_results(json.loads(json.dumps(part.to_dict()))) for part in parts])


def reported(experiment: Data) -> Report:
    """A report of an experiment as its file tells it."""
    return Report([_results(experiment)])


def _results(told: Data) -> Data:
    """What is told of an experiment; and if it was a search, of its gallery."""
    return {**told["results"], "found": told.get("found")} if "results" in told else told


def _estimate(told: Data) -> Estimate:
    ends = {
        "low": -inf if told["low"] is None else told["low"],
        "high": inf if told["high"] is None else told["high"],
    }
    return Estimate(**{**told, **ends})


def _estimates(told: Data) -> dict[str, Estimate]:
    return {name: _estimate(figure) for name, figure in told.items()}


def _headline(part: Data) -> tuple[int, Message] | None:
    """What a part says in a sentence, and how soon it is said."""
    if "changes" in part:
        change = _difference(part["base"], part["other"])
        return 0, message("lab-report-with", change=change, verdict=verdict(_estimates(part["changes"])))
    if "variants" in part:
        largest = max(part["variants"], key=lambda each: abs(each["changes"]["rounds"]["value"]))
        said = verdict(_estimates(largest["changes"]))
        change = f"{largest['option']}={largest['value']}"
        return 1, message("lab-report-swept", variants=len(part["variants"]), change=change, verdict=said)
    if figures := part.get("figures"):
        rounds, edge = figures["rounds"]["value"], figures["edge"]["value"]
        game = _design(part).game.called
        told = {"rounds": value_told("rounds", rounds), "edge": value_told("edge", edge, True)}
        return 2, message("lab-report-measured", game=game, **told)
    return None


def _part(part: Data) -> Iterator[str]:
    """The sections of a part."""
    if "changes" in part:
        yield from _compared(part)
    elif "variants" in part:
        yield from _swept(part)
    else:
        yield from _measured(part)


def _section(heading: str, *inside: str) -> str:
    return f"<section><h2>{escaped(heading)}</h2>{''.join(inside)}</section>"


def _measured(part: Data) -> Iterator[str]:
    design = _design(part)
    inside = [_amount(part), _picture(design)] if "figures" in part else [_picture(design)]
    if "figures" in part:
        rows = [
            (spoken(title(design.game, name)), value_told(name, known.value), *certainty_told(name, known))
            for name, known in _estimates(part["figures"]).items()
        ]
        inside.append(_table(("figure", "value", "interval", "how"), rows))
    yield _section(_called(part), *inside)
    if gallery := (part.get("found") or {}).get("gallery"):
        yield _section(spoken(message("lab-report-gallery")), _gallery(gallery))


def _gallery(gallery: Sequence[Data]) -> str:
    """The best boards of a search, with what they are."""
    shown = []
    for each in gallery[:BOARDS]:
        design = _design(each["design"])
        facts = [
            f"{spoken(title(design.game, name))}: {value_told(name, each['figures'][name])}"
            for name in SHOWN
            if name in each["figures"]
        ]
        caption = "<br>".join(map(escaped, facts))
        shown.append(f"<figure>{_picture(design)}<figcaption>{caption}</figcaption></figure>")
    return f'<div class="gallery">{"".join(shown)}</div>'


def _compared(part: Data) -> Iterator[str]:
    design = _design(part["base"])
    base, other = _estimates(part["base"]["figures"]), _estimates(part["other"]["figures"])
    rows = []
    for name, change in _estimates(part["changes"]).items():
        values = [value_told(name, known[name].value) if name in known else "–" for known in (base, other)]
        told = value_told(name, change.value, True)
        rows.append((spoken(title(design.game, name)), *values, told, *certainty_told(name, change, True)))
    bars = [interval_bar(change) for change in _estimates(part["changes"]).values()]
    sides = [part["base"], part["other"]]
    # Most rules leave the board as it is: then it is shown once.
    boards = {_picture(_design(side)): _called(side) for side in reversed(sides)}
    pictures = "".join(
        f"<figure>{picture}<figcaption>{escaped(called)}</figcaption></figure>"
        for picture, called in reversed(boards.items())
    )
    heading = _difference(part["base"], part["other"])
    columns = ("figure", "base", "other", "change", "interval", "how")
    yield _section(
        heading, _amount(part["base"]), _table(columns, rows, bars), f'<div class="pair">{pictures}</div>'
    )


def _swept(part: Data) -> Iterator[str]:
    charts = []
    for figure in TESTED:
        rows = []
        for each in part["variants"]:
            change = (each["option"], each["value"])
            sure = part["p_values"][asked_of(figure, change)] < ALPHA
            rows.append((f"{change[0]}={change[1]}", _estimate(each["changes"][figure]), sure))
        heading = escaped(spoken(message(f"column-change-{figure}")))
        charts.append(f"<h3>{heading}</h3>{forest(figure, rows)}")
    note = f"<p>{escaped(spoken(message('lab-corrected')))}</p>"
    yield _section(_called(part["base"]), _amount(part["base"]), *charts, note)


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]], charts: Sequence[str] = ()) -> str:
    """Rows of cells; `charts` stand at the end of each."""
    head = "".join(f"<th>{escaped(spoken(message(f'column-{name}')))}</th>" for name in columns)
    lines = []
    for i, (first, *others) in enumerate(rows):
        cells = f"<th scope='row'>{escaped(first)}</th>" + "".join(f"<td>{escaped(c)}</td>" for c in others)
        lines.append(f"<tr>{cells}{f'<td>{charts[i]}</td>' if charts else ''}</tr>")
    last = "<td></td>" if charts else ""
    return f"<table><thead><tr>{head}{last}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _amount(part: Data) -> str:
    said = message("lab-title", game=_design(part).game.called, games=part["games"], judged=part["judged"],
                   seed=str(part["seed"]))  # fmt: skip
    return f"<p>{escaped(spoken(said))}</p>"


def _picture(design: Design) -> str:
    drawn = draw(design.position, language=language_of_environment(), panel=False)
    return f'<div class="board">{drawn}</div>'


def _design(told: Data) -> Design:
    return Design(told["game"], tuple(told["bots"]), **told["options"])


def _called(told: Data) -> str:
    """A design by its game and the options that were chosen, boards left out."""
    options = [
        f"{name}={value}" for name, value in told["options"].items() if not isinstance(value, list | dict)
    ]
    bots = [f"bots={','.join(told['bots'])}"] if told["bots"] else []
    return ", ".join([spoken(_design(told).game.called), *options, *bots])


def _difference(base: Data, other: Data) -> str:
    """How one design differs from another."""
    before, after = base["options"], other["options"]
    changed = [name for name in {**after, **before} if before.get(name) != after.get(name)]
    options = [
        name if isinstance(after.get(name), list | dict) else f"{name}={after.get(name, '–')}"
        for name in changed
    ]
    bots = [f"bots={','.join(other['bots']) or '–'}"] if base["bots"] != other["bots"] else []
    return ", ".join([*options, *bots]) or _called(other)
