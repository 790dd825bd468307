"""Why a command is refused. The code is for programs, the text for people."""

from collections.abc import Sequence
from typing import Any

from boardloom.core.errors import BadInput


class Refusal(BadInput):
    """A command that changes nothing."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class StoreDown(Refusal):
    """The disk did not take it: nothing was changed, nothing is acknowledged."""

    def __init__(self, reason: str) -> None:
        super().__init__("store_down", f"nothing could be stored ({reason}); try again in a moment")


def sentence(errors: Sequence[Any]) -> str:
    """What pydantic found wrong, field by field."""
    return "; ".join(
        f"{'.'.join(map(str, e['loc']))}: {e['msg'].removeprefix('Value error, ')}" for e in errors
    )
