"""Questions about games: simulation, exact odds, judgements, contests of bots; and what a rule does.

- `Design(name, **options)` is a game with its rules and bots; `.but(...)` the same with others.
- `measure`, `compare` and `sweep` give its numbers, with intervals; `docs/lab.md` defines them.
- `influence` tells what each element of a design does, a snake or a rule; `choice_values` what each option of
  its decisions is worth.
- `luck_share`, `depth` and `robustness` tell what is luck, what is skill, and what is the bots' doing.
- `find` searches for better boards and options.
- `on_cluster` has all that played by many machines.
- `report` makes one HTML file of all that.
- `metric` marks a figure of one's own.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__all__ = [
    "Design",
    "choice_values",
    "compare",
    "depth",
    "find",
    "influence",
    "luck_share",
    "measure",
    "metric",
    "on_cluster",
    "report",
    "robustness",
    "sweep",
]

if TYPE_CHECKING:
    from boardloom.lab.choices import choice_values
    from boardloom.lab.cluster import on_cluster
    from boardloom.lab.design import Design
    from boardloom.lab.elements import influence
    from boardloom.lab.finding import find
    from boardloom.lab.measuring import compare, measure, sweep
    from boardloom.lab.own_figures import metric
    from boardloom.lab.pages import report
    from boardloom.lab.skill import depth, luck_share, robustness
else:
    _HOMES = {
        "Design": "design",
        "choice_values": "choices",
        "find": "finding",
        "influence": "elements",
        "metric": "own_figures",
        "on_cluster": "cluster",
        "report": "pages",
        **dict.fromkeys(("depth", "luck_share", "robustness"), "skill"),
    }

    def __getattr__(name):
        """Load each part when it is first wanted: whoever only plays needs none of them."""
        if name not in __all__:
            raise AttributeError(f"module 'boardloom.lab' has no attribute {name!r}")
        return getattr(import_module(f"boardloom.lab.{_HOMES.get(name, 'measuring')}"), name)
