"""A match that is played in the window: people here, and bots."""

from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

import pygame

from boardloom.bots.seating import rematch
from boardloom.core.choice_tree import paths
from boardloom.core.errors import BadInput
from boardloom.core.game import CHANCE, WATCHER
from boardloom.core.message import Words, message
from boardloom.core.options import listed
from boardloom.core.reasons import reason_of
from boardloom.desktop.choosing import Choosing
from boardloom.desktop.own_dice import fallen, meant
from boardloom.desktop.replay import Replay
from boardloom.desktop.result import draw_result
from boardloom.desktop.screen import Button
from boardloom.desktop.tabletop import EDGE, secret_of
from boardloom.desktop.walking import far
from boardloom.games.layout_helpers import NOTHING_TO_CHOOSE
from boardloom.lab.judge import Judgement
from boardloom.lab.thinker import Thinker
from boardloom.match import saved
from boardloom.match.match import Match

if TYPE_CHECKING:
    from boardloom.desktop.window import Window

ROLL = "roll"
"""The id of the raised action where somebody rolls."""
MOST_FACES, IN_A_ROW = 12, 6
"""More faces of a die than that are typed; and how many stand beside each other."""


class Table(Choosing):
    """People and bots take turns until the game is over; every move is saved."""

    def __init__(self, window: "Window", match: Match) -> None:
        self.people = [n for n, seat in enumerate(match.seats) if seat.kind != "bot"]
        self.handing = False
        """Whether the next player has to say that nobody else looks."""
        self.thinker = Thinker(match)
        self._threads = ThreadPoolExecutor(1, "bots")
        self._move: Future[int] | None = None
        self._hint: Future[Judgement | None] | None = None
        self.on_board = False
        """Whether the result is put aside, for a look at the board."""
        super().__init__(window, match)
        self.viewer = self.people[0] if len(self.people) == 1 else WATCHER if self.people else None
        self.refresh()
        self.settle()

    # --- going on ----------------------------------------------------------------------------------

    @property
    def asking(self) -> bool:
        """Whether a person is asked for something now."""
        position = self.match.position
        here = position.turn in self.people and not position.over
        free = not position.at_once or self.throwing
        return here and free and self.stage is None and not self.handing

    @property
    def throwing(self) -> bool:
        """Whether a person has thrown real dice and says what fell."""
        position = self.match.position
        return self.window.settings.own_dice and position.mover == CHANCE and position.turn in self.people

    def settle(self) -> None:
        """A new position, all of it seen: somebody is asked, or goes on by itself."""
        position = self.match.position
        self.asked = None
        if position.turn in self.people and len(self.people) > 1 and self.viewer != position.turn:
            self.handing = secret_of(self.match, position.turn) and not position.at_once
            self.viewer = WATCHER if self.handing else position.turn
            self.refresh()
        asked = position.mover >= 0 and position.turn in self.people and not self.handing
        choices = self.view.choices(self.seen(self.at)) if asked else NOTHING_TO_CHOOSE
        if self.throwing and not self.handing:
            choices = fallen(position)
        self.set_choices(choices)

    def update(self, now: float) -> bool:
        changed = super().update(now)
        if self.stage is None and self.at < len(self.match.actions):
            self.advance()
            return True
        if changed and self.stage is None:
            self.settle()
        if self._hint and self._hint.done():
            self._show_hint(self._hint.result())
            self._hint = None
            return True
        position = self.match.position
        waits = position.over or self.stage is not None or self._hint is not None
        if waits or (position.turn in self.people and (self.throwing or not position.at_once)):
            return changed
        if self._move is None:
            self._move = self._threads.submit(self.thinker.choose)
        if self._move.done():
            answer, self._move = self._move, None
            try:
                self.do(answer.result())
            except BadInput as error:
                self.notice = error.words
                self.do(self.match.draw())
            return True
        return changed

    def do(self, action: int) -> None:
        """Play an action and show it."""
        self.notice = ""
        self.match.play(action)
        self._save()
        self.hand.settle(self.board, self.scene, NOTHING_TO_CHOOSE)
        self.advance()
        if self.stage and self.stage.over:
            self.stage = None
            self.settle()

    def _save(self) -> None:
        try:
            saved.keep(self.match)
        except OSError as error:
            self.notice = message("table-unsaved", reason=reason_of(error))

    def undo(self) -> None:
        """Back to the last time a person was asked."""
        asked = [
            i
            for i in range(len(self.match.actions))
            if self.match.positions[i].turn in self.people and not self.match.positions[i].at_once
        ]
        if not asked or self._move is not None:
            return
        self.stage = None
        while len(self.match.actions) > asked[-1]:
            self.match.undo()
        self._save()
        self.at, self.on_board, self.notice = len(self.match.actions), False, ""
        self.refresh()
        self.settle()

    @property
    def advising(self) -> bool:
        """Whether a hint is being worked out."""
        return self._hint is not None

    def ask_for_hint(self) -> None:
        if self.asking and self._hint is None:
            self.notice = message("web-hint-thinking")
            self._hint = self._threads.submit(self.thinker.hint)

    def _show_hint(self, judged: Judgement | None) -> None:
        """The best move, already in hand but for its last step."""
        if judged is None or not judged.moves or not self.asking:
            self.notice = message("table-no-hint")
            return
        best = judged.moves[0]
        share = self.window.words.percent(best.wins[self.match.position.mover])
        path = paths(self.hand.choices).get(best.action, ())
        label = self.hand.step(path[-1]).label if path else self.match.position.name(best.action)
        self.notice = message("desktop-hint", move=label, share=share)
        self.hand.path = path[:-1]
        if self.hand.shape:
            cell = self.board_view.place_of(path[-1])
            self.hand.wanted = min(
                self.hand.places(),
                key=lambda place: far(self.board_view.in_window(place), cell.center) if cell else 0.0,
            )
        elif path:
            self.focus = path[-1]

    # --- drawing -----------------------------------------------------------------------------------

    def headline(self) -> tuple[str, str]:
        if self.match.position.over and self.scene.summary and not self.stage:
            return self.said(self.scene.summary.headline), ""
        title, asked = self.turn_words()
        if self.handing:
            name = self.names[self.match.position.turn]
            title = self.said(message("web-hand-title", name=name))
            return title, self.said(message("web-hand-more"))
        if self.asked:
            return self.said(message("web-play-sure")), self.said(self.hand.step(self.asked[0]).sentence)
        if self.throwing and self.asking:
            chosen = " + ".join(self.said(self.hand.step(die).label) for die in self.hand.path)
            asked = f"{self.said(message('web-play-own'))} {chosen}".strip()
        held = self.held()
        if held and not held.fits:
            asked = self.said(held.why or message("web-play-misfit"))
        return title, self.said(self.notice) or asked

    def header(self) -> list[Button]:
        words, none = self.said, pygame.Rect(0, 0, 0, 0)
        quiet = [
            Button("home", words(message("ending-home")), self.window.home, none, "quiet"),
            Button("settings", words(message("web-nav-settings")), self.window.show_settings, none, "quiet"),
        ]
        if self.match.game.levels and self.match.position.mover >= 0:
            hint = words(message("web-play-hint"))
            quiet.append(Button("hint", hint, self.ask_for_hint, none, "quiet", "h", on=self.asking))
        undo = words(message("web-play-undo"))
        able = bool(self.match.actions) and bool(self.people) and self._move is None
        quiet.append(Button("undo", undo, self.undo, none, "quiet", "u", on=able))
        return quiet

    def actions(self) -> list[list[Button]]:
        """What may be pressed, row by row; the raised action is the last."""
        none, words = pygame.Rect(0, 0, 0, 0), self.said
        if self.handing:
            name = self.names[self.match.position.turn]
            return [[Button("show", words(message("web-hand-ready", name=name)), self._look, none, "raised")]]
        if self.asked:
            yes = Button("yes", words(message("web-play-yes")), self._really, none, "raised", "y")
            return [[Button("no", words(message("web-play-no")), self._never, none, "plain", "n")], [yes]]
        if self.match.position.over and not self.stage:
            board = message("ending-back") if self.on_board else message("ending-board")
            return [
                [Button("board", words(board), self._put_aside, none, "plain", "b"),
                 Button("replay", words(message("web-over-replay")), self._replay, none, "plain", "r")],
                [Button("again", words(message("web-over-rematch")), self._again, none, "raised")],
            ]  # fmt: skip
        if not self.asking:
            return []
        if self.throwing:
            return [*self._faces(), self._throws()]
        if self.match.position.mover < 0:
            return [[Button(ROLL, words(message("web-play-roll")), self._roll, none, "raised", "r")]]
        return self.choice_buttons()

    def _faces(self) -> list[list[Button]]:
        """What a die can have fallen on; what is typed where there are too many."""
        steps = self.hand.next_steps()
        faces = [self._offer(step) for step in steps] if len(steps) <= MOST_FACES else []
        across = IN_A_ROW if all(len(button.label) <= 2 for button in faces) else 2
        return [faces[i : i + across] for i in range(0, len(faces), across)]

    def _throws(self) -> list[Button]:
        """What fell is typed, where that takes more than a key; or the computer throws after all."""
        roll = Button(ROLL, self.said(message("web-play-roll")), self._roll, pygame.Rect(0, 0, 0, 0), key="r")
        return [*([self.number_button()] if self.number_wanted() else []), roll]

    def number_wanted(self) -> Words:
        if not self.throwing:
            return super().number_wanted()
        steps = self.hand.next_steps()
        long = any(not self.hand.step(step).key for step in steps) or len(steps) > MOST_FACES
        return message("web-play-own") if long and self.asking else ""

    def choose_number(self, typed: str) -> None:
        if not self.throwing:
            super().choose_number(typed)
        elif (action := meant(self.match.position, typed)) is not None:
            self.do(action)
        else:
            names = listed([self.match.position.name(each) for each in self.match.position.choices()])
            self.notice = message("option-choice", given=repr(typed), choices=names)

    def _roll(self) -> None:
        self.do(self.match.draw())

    def _look(self) -> None:
        self.handing, self.viewer = False, self.match.position.turn
        self.refresh()
        self.settle()

    def _put_aside(self) -> None:
        self.on_board = not self.on_board

    def _replay(self) -> None:
        self.window.go(Replay(self.window, self.match))

    def _again(self) -> None:
        self.window.go(Table(self.window, rematch(self.match)))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        summary = self.scene.summary
        if self.match.position.over and summary and not self.stage and not self.on_board:
            draw_result(self, surface, summary, self.board_view.area.inflate(-2 * self.px(EDGE), 0))

    def close(self) -> None:
        self.thinker.hurry()
        self._threads.shutdown(cancel_futures=True)
        self.thinker.close()
