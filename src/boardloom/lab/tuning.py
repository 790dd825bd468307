"""Options proposed by Optuna, which learns from those that were tried where better ones may be."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.lab.boards import TRIES
from boardloom.lab.design import Design
from boardloom.lab.extra import extra
from boardloom.lab.finding import Map
from boardloom.lab.measuring import choices
from boardloom.lab.search import Judged

if TYPE_CHECKING:
    import optuna

MISSES = "misses"
"""What a trial is told: by how much it does not fit."""
FARTHEST = 1e6


class Tuning:
    """Designs with other options."""

    def __init__(self, base: Design, over: Mapping[str, object] | Sequence[str], seed: int) -> None:
        library = extra("optuna")
        asked = over if isinstance(over, Mapping) else dict.fromkeys(over, ...)
        if not asked:
            raise BadOptions(message("lab-nothing-to-sweep"))
        self.base = base
        self.values = {option: _values(base, option, values) for option, values in asked.items()}
        library.logging.set_verbosity(library.logging.WARNING)
        sampler = library.samplers.TPESampler(seed=seed % 2**32)
        self.study: optuna.Study = library.create_study(direction="maximize", sampler=sampler)
        self.trials: deque[optuna.Trial] = deque()
        """Proposed and not yet judged, in this order."""

    def next(self, found: Map) -> Design:
        """Options that the game's rules allow together."""
        for _ in range(TRIES):
            trial = self.study.ask()
            try:
                design = self.base.but(**self._options(trial))
            except BadOptions:
                trial.set_constraint(MISSES, FARTHEST)
                self.study.tell(trial, 0.0)
            else:
                self.trials.append(trial)
                return design
        raise BadOptions(message("lab-nothing-to-sweep"))

    def _options(self, trial: "optuna.Trial") -> dict[str, object]:
        options: dict[str, object] = {}
        for name, values in self.values.items():
            if isinstance(values, list):
                options[name] = values[trial.suggest_categorical(name, range(len(values)))]
            elif all(isinstance(end, int) for end in values):
                options[name] = trial.suggest_int(name, *values)
            else:
                options[name] = trial.suggest_float(name, *values)
        return options

    def learn(self, judged: Judged) -> None:
        """A design that does not fit is told to be the worse the further it is from that."""
        trial = self.trials.popleft()
        trial.set_constraint(MISSES, min(judged.misses, FARTHEST))
        self.study.tell(trial, judged.worth if judged.fits else 0.0)


def _values(base: Design, option: str, values: object) -> list[Any] | tuple[Any, Any]:
    """What may be chosen: each of a list, or between the two numbers of a tuple; `...` stands for all
    choices, or for what the option's limits allow."""
    if isinstance(values, tuple) and len(values) == 2:
        low, high = values
        if isinstance(low, int | float) and isinstance(high, int | float) and low < high:
            return low, high
    if isinstance(values, list) and values:
        return values
    if values is ...:
        limits = base.game.config.model_json_schema()["properties"].get(option, {})
        if "minimum" in limits and "maximum" in limits:
            kind = int if limits.get("type") == "integer" else float
            return kind(limits["minimum"]), kind(limits["maximum"])
        return choices(base, option)
    raise BadOptions(message("lab-no-choices", option=option))
