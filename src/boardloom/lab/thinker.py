"""Bots at a table: quick ones answer at once, others think in a process of their own."""

from boardloom import bots
from boardloom.bots.bot import Budget, budget_at
from boardloom.bots.simple import LONGEST
from boardloom.bots.workers import WAITING, Worker, move, prepare
from boardloom.core.game import CHANCE
from boardloom.lab.judge import Judgement, analyse
from boardloom.match.match import Match

SPARE = 1.0
"""Seconds over its budget after which a bot that is not ready yet plays without thinking."""
PATIENCE = 60.0
"""Seconds a person waits for a hint at most; the first one may have to be compiled for."""


class Thinker:
    """Moves for the bots of one table, and hints. It gets ready in the background when it is made."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.bots = [bots.find(match.game, seat.bot) if seat.kind == "bot" else None for seat in match.seats]
        self.worker: Worker | None = None
        self.late = False
        """Whether an answer is still to come: that it is ready, or one that took too long for its move."""
        self.rushed = False
        """Whether the last move was made without thinking, because nothing was ready yet."""
        self.hurried = False
        """Whether nobody wants to wait any more."""
        seated = zip(match.seats, self.bots, strict=True)
        if thinking := [seat.bot for seat, bot in seated if bot and bots.thinks(match.game, bot)]:
            self._worker().ask(prepare, match.positions[0], *dict.fromkeys(thinking))
            self.late = True

    def choose(self) -> int:
        """What chance or the bot to move does next."""
        match, mover = self.match, self.match.position.mover
        self.rushed = False
        bot = None if mover == CHANCE else self.bots[mover]
        if bot is None:
            return match.draw()
        if not bots.thinks(match.game, bot):
            return bots.choose(bot, match.position, budget_at(match))
        return self._think(match.seats[mover].bot)

    def hint(self) -> Judgement | None:
        """What a strong player thinks of the position; None if that takes too long."""
        seen = self.match.position.seen_by(self.match.position.mover)
        worker = self._worker()
        try:
            if self.late and worker.answer(PATIENCE) is WAITING:
                return None
            worker.ask(analyse, seen, Budget(seconds=LONGEST))
            answer = worker.answer(PATIENCE)
        except EOFError:
            self._revive(worker)
            answer = None
        self.late = answer is WAITING
        return None if self.late else answer

    def _think(self, name: str) -> int:
        """Ask the worker; what it cannot give in time, because it still compiles, a policy gives."""
        worker = self._worker()
        try:
            if self.late and worker.answer(SPARE) is WAITING:
                return self._without_thinking()
            worker.ask(move, self.match.position, name, budget_at(self.match))
            answer = worker.answer(LONGEST + SPARE)
        except EOFError:
            self._revive(worker)
            self.late = False
            return self._without_thinking()
        self.late = answer is WAITING
        return self._without_thinking() if self.late else int(answer)

    def _without_thinking(self) -> int:
        """What the game's usual policy does."""
        self.rushed = True
        seen = self.match.position.seen_by(self.match.position.mover)
        return bots.without_thinking(seen, budget_at(self.match))

    def hurry(self) -> None:
        """Somebody waits for a move or a hint in another thread: let it have an answer without thinking."""
        self.hurried = True
        if self.worker:
            self.worker.kill()

    def _revive(self, worker: Worker) -> None:
        if not self.hurried:
            worker.restart()

    def _worker(self) -> Worker:
        self.worker = self.worker or Worker()
        return self.worker

    def close(self) -> None:
        if self.worker:
            self.worker.close()
