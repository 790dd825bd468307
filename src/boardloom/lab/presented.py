"""What is wrong with what a game says and shows, as some games of it are looked through."""

from collections.abc import Callable, Iterator
from random import Random

from boardloom.core.game import CHANCE, Game, Position, View
from boardloom.core.message import Message, Who, Words, message
from boardloom.core.options import GameConfig
from boardloom.games.guest_faults import at_line, collected
from boardloom.lab.trial import Endless, patient
from boardloom.lab.unsaid import ids_in_source, placed
from boardloom.match.commands import COMMANDS
from boardloom.match.plain_view import view_of
from boardloom.match.said import Step, of_game, parts
from boardloom.svg.palette import is_known
from boardloom.words import ENGLISH
from boardloom.words.strict import Strict, Unsaid

SHOWN_GAMES, SHOWN_MOVES = 3, 300
"""Games whose words and scenes are looked at, and how many moves of each."""
NO_CHOICE = "?!"
"""What is typed that no choice is called."""


def shown(
    game: Game, config: GameConfig, games: int = SHOWN_GAMES, looked_at: int = SHOWN_MOVES
) -> Iterator[Words]:
    """What is wrong with its words and its scenes. Of each game so many moves are looked at, some from its
    beginning to its end."""
    with collected() as faults:
        for seed in range(games):
            steps = _played(Position.first(game, config), Random(seed))
            steps = steps[:: -(-len(steps) // looked_at)]
            try:
                with patient(game):
                    yield from _said_of(steps)
            except Endless as error:
                yield at_line(function_of(_own(game, "events")), message("check-endless-rule"), error)
                return
    yield from faults


def _said_of(steps: list[Step]) -> list[Message]:
    """All that is found wrong with what is said and shown of a game."""
    first = steps[0][0]
    if first.game.tones:
        first.game.tones(first.config)
    return [*_colours(first), *_unsaid(steps), *(fault for step in steps for fault in _of_step(*step))]


def _colours(p: Position) -> Iterator[Message]:
    """Tones that have no colour; and scenes that are others when they are asked for again."""
    view = view_of(p.game)
    board, scene = view.board(p.config), view.scene(p)
    own: View = getattr(view, "own", view)
    tones = [
        *((node.tone, own.board) for node in board.nodes),
        *((node.tone, own.scene) for node in scene.nodes),
    ]
    for tone, function in (*tones, *((player.tone, own.scene) for player in scene.players)):
        if not is_known(tone):
            yield at_line(function, message("check-tone", tone=repr(tone)))
    if view.scene(p) != scene:
        yield at_line(own.scene, message("check-luck"))


def _played(p: Position, luck: Random) -> list[Step]:
    steps: list[Step] = []
    while not p.over and len(steps) < SHOWN_MOVES:
        action = luck.choice(list(p.choices()))
        steps.append((p, action, p.after(action)))
        p = steps[-1][2]
    return steps


def _unsaid(steps: list[Step]) -> Iterator[Message]:
    """Messages without words, and gaps in a sentence that nothing fills; with the line that says them."""
    places = ids_in_source(steps[0][0].game)
    for problem in _unsaid_of(steps):
        id = problem.args.get("id", "")
        yield placed(*places[id], problem) if isinstance(id, str) and id in places else problem


def _unsaid_of(steps: list[Step]) -> Iterator[Message]:
    strict = Strict(ENGLISH)
    for words in dict.fromkeys(of_game(steps)):
        if isinstance(words, str) and "-" in words and strict.has(words):
            yield message("check-id", id=repr(words))
        if isinstance(words, Message):
            yield from _unseated(words, steps[0][0].config.players)
        try:
            strict.format(words)
        except Unsaid as error:
            yield error.problem


def _unseated(said: Message, players: int) -> Iterator[Message]:
    """Players who are not there, and those who would be told as a number."""
    if isinstance(who := said.args.get("who"), int):
        yield message("check-who", id=said.id, who=str(who))
    for part in parts(said):
        if isinstance(part, Who) and not 0 <= part.seat < players:
            yield message("check-seat", id=said.id, seat=str(part.seat), last=str(players - 1))


def _of_step(before: Position, action: int, after: Position) -> Iterator[Message]:
    assert before.game.view is not None
    before.game.view.happening(before, action, after)
    name = before.name(action)
    if before.find(name) != action:
        yield at_line(function_of(before.game.parse), message("check-parse", name=repr(name)))
    if before.mover >= 0 and name.casefold() in COMMANDS:
        yield at_line(function_of(_own(before.game, "name")), message("check-command", name=repr(name)))
    if before.with_state(before.state).name(action) != name:
        yield at_line(function_of(_own(before.game, "name")), message("check-luck"))
    if before.game.refusal:
        before.game.refusal(before, NO_CHOICE)
    silent = not before.game.messages.events(before, action, after)
    if silent and (before.mover == CHANCE or not after.at_once):
        yield at_line(function_of(_own(before.game, "events")), message("check-silent", name=repr(name)))


def _own(game: Game, name: str) -> object:
    """What the game itself says, without what stands behind it."""
    return getattr(getattr(game.messages, "own", None), name, None)


def function_of(function: object) -> Callable[..., object]:
    """What was wrapped to be safe, itself."""
    found = getattr(function, "function", function)
    assert callable(found)
    return found
