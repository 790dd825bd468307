"""Why a command is refused. The code is for programs, the words for people."""

from boardloom.core.errors import BadInput
from boardloom.core.message import Words, message


class Refusal(BadInput):
    """A command that changes nothing."""

    def __init__(self, code: str, words: Words, detail: str = "") -> None:
        super().__init__(words)
        self.code = code
        self.detail = detail
        """What a library said, in English: for whoever writes a client, not to be shown to people."""


class StoreDown(Refusal):
    """The disk did not take it: nothing was changed, nothing is acknowledged."""

    def __init__(self, reason: Words) -> None:
        super().__init__("store_down", message("refusal-store-down", reason=reason))


class Stopping(Refusal):
    """The server is about to end, and takes nothing any more."""

    def __init__(self) -> None:
        super().__init__("restart", message("bye-restart"))
