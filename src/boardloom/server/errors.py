"""Why a command is refused. The code is for programs, the words for people."""

from boardloom.core.errors import BadInput
from boardloom.core.message import Words, message


class Refusal(BadInput):
    """A command that changes nothing."""

    def __init__(self, code: str, words: Words) -> None:
        super().__init__(words)
        self.code = code


class StoreDown(Refusal):
    """The disk did not take it: nothing was changed, nothing is acknowledged."""

    def __init__(self, reason: str) -> None:
        super().__init__("store_down", message("refusal-store-down", reason=reason))
