"""Bots at a table: quick ones answer at once, others think in a process of their own."""

from boardloom import bots
from boardloom.bots.bot import budget_at
from boardloom.bots.simple import LONGEST
from boardloom.bots.worker import Worker
from boardloom.game import CHANCE
from boardloom.play.match import Match

SPARE = 1.0
"""Seconds over its budget after which a bot that is not ready yet plays without thinking."""


class Thinker:
    """Moves for the bots of one table. It gets ready in the background as soon as it is made."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.bots = [bots.find(match.game, seat.bot) if seat.kind == "bot" else None for seat in match.seats]
        thinking = [
            seat.bot for seat, bot in zip(match.seats, self.bots, strict=True) if bot and bots.thinks(bot)
        ]
        self.worker = Worker() if thinking else None
        self.late = bool(thinking)
        """Whether an answer is still to come: that it is ready, or one that took too long for its move."""
        if self.worker:
            self.worker.prepare(match.positions[0], thinking[-1])

    def choose(self) -> int:
        """What chance or the bot to move does next."""
        match, mover = self.match, self.match.position.mover
        bot = None if mover == CHANCE else self.bots[mover]
        if bot is None:
            return match.draw()
        if self.worker is None or not bots.thinks(bot):
            return bots.choose(bot, match.position, budget_at(match))
        return self._think(self.worker, match.seats[mover].bot)

    def _think(self, worker: Worker, name: str) -> int:
        """Ask the worker; what it cannot give in time, because it still compiles, a policy gives."""
        try:
            if self.late and worker.answer(SPARE) is None:
                return self.match.draw()
            worker.ask(self.match.position, name, budget_at(self.match))
            answer = worker.answer(LONGEST + SPARE)
        except EOFError:
            worker.restart()
            answer = None
        self.late = answer is None
        return self.match.draw() if answer is None else answer

    def close(self) -> None:
        if self.worker:
            self.worker.close()
