"""What a person is shown of a match. The one place where a game becomes a message."""

from collections.abc import Container, Mapping

from msgspec import to_builtins
from msgspec.structs import replace

from boardloom.core.game import CHANCE, WATCHER, Game, Position
from boardloom.core.message import Words, message
from boardloom.core.options import GameConfig
from boardloom.core.scene import Board, Choices, Face, Scene, Section, Tree
from boardloom.core.scene import Step as NextStep
from boardloom.match.history import LATELY, History, Step, winners
from boardloom.match.plain_view import safe_view
from boardloom.match.secrecy import concealed, visible_story
from boardloom.server.log.events import AnyEvent, Moved, Rolled
from boardloom.server.session.eligibility import why_unrated
from boardloom.server.session.room import Room, check
from boardloom.server.ws import wire
from boardloom.svg.sprites import dressed, dressed_board, dressed_happening


def view(history: History, seat: int, screen: bool, known: Container[str] = ()) -> wire.View:
    """Where the game stands as `seat` sees it (-1: nobody's eyes), for a screen that knows some sprites."""
    position = history.position
    seen = position.seen_by(seat)
    shown = wire.View(
        mover=position.mover,
        turn=position.turn,
        over=position.over,
        scores=seen.scores(),
        state=dict(seen.state.fields()),
        hash=check(seen),
    )
    if screen:
        shown.scene = dressed(scene_at(history, len(history.actions), seat), known)
        shown.secret = seen.state != position.seen_by(WATCHER).state
    if position.over:
        shown.winners = winners(position)
        if position.game.standing:
            shown.standing = position.game.standing(position)
        return shown
    shown.prompt = position.game.messages.prompt(seen)
    if position.mover == CHANCE:
        shown.roll = position.turn >= 0
    return shown


def scene_at(history: History, index: int, seat: int | None = None) -> Scene:
    """The scene after so many actions, as `seat` sees it; None: with nothing hidden. A die that the game
    leaves blank shows what it showed when it was thrown last."""
    shown = safe_view(history.first.game)

    def seen(number: int) -> Position:
        position = history.at(number)
        return position if seat is None else position.seen_by(seat)

    scene = shown.scene(seen(index))
    blank = {node.id for node in scene.nodes if node.kind == "die" and not node.mark}
    faces: dict[str, str] = {}
    for last in range(index - 1, max(-1, index - 1 - LATELY), -1):
        if blank <= faces.keys():
            break
        action = history.actions[last]
        if seat is None or not concealed(history.at(last), action, history.at(last + 1), seat):
            looks = shown.happening(seen(last), action, seen(last + 1))
            faces = dict(zip(looks.rolled, looks.faces, strict=False)) | faces
    pictures = any(not face.isdigit() for face in faces.values())
    return with_faces(scene, faces, shown.board(history.first.config).faces if pictures else {})


def with_faces(scene: Scene, faces: Mapping[str, str], sides: Mapping[str, Face]) -> Scene:
    """The same with what blank dice show; `sides` are what faces are called that have no pips."""

    def called(face: str) -> Words:
        return sides[face].label if face in sides else face

    nodes = tuple(
        replace(node, mark=faces[node.id], label=message("the-die-shows", roll=called(faces[node.id])))
        if node.kind == "die" and not node.mark and faces.get(node.id)
        else node
        for node in scene.nodes
    )
    return replace(scene, nodes=nodes)


def board(first: Position) -> Board:
    """The board of a match that begins so, with the sprites that screens draw it with."""
    shown = safe_view(first.game)
    return dressed_board(shown.board(first.config), shown.scene(first.seen_by(WATCHER)))


def choices(position: Position, seat: int, screen: bool) -> Choices | list[tuple[int, str]]:
    """What may be chosen, as `seat` sees it."""
    seen = position.seen_by(seat)
    if screen:
        return steps(seen)
    return [(action, seen.name(action)) for action in seen.choices()]


def steps(seen: Position) -> Choices:
    """What may be chosen, step by step; of what a person's own dice may show, each outcome is a step."""
    if seen.mover != CHANCE:
        return safe_view(seen.game).choices(seen)
    tree: Tree = {seen.name(action): action for action in seen.choices()}
    shown = {seen.name(action): NextStep(seen.outcome(action)) for action in seen.choices()}
    return Choices(kinds=("roll",), tree=tree, steps=shown)


def guide(game: Game, config: GameConfig) -> tuple[Section, ...]:
    """The rules for players, in games that have them."""
    return game.guide(config) if game.guide else ()


def event(
    room: Room,
    seq: int,
    logged: AnyEvent,
    step: Step | None,
    seat: int,
    screen: bool = False,
    known: Container[str] = (),
) -> wire.Event:
    """One event as `seat` may see it, for a screen that knows some sprites."""
    if not isinstance(logged, Moved | Rolled) or step is None:
        return wire.Event(seq=seq, **to_builtins(logged))
    shown = wire.Event(seq=seq, kind="moved" if isinstance(logged, Moved) else "rolled", seat=logged.seat)
    if isinstance(logged, Moved) and logged.bot:
        shown.bot = logged.bot
    story = visible_story(step, seat)
    if story is not None:
        shown.story = story
    if not concealed(step.before, logged.action, step.after, seat):
        shown.action, shown.name = logged.action, step.before.name(logged.action)
        if screen:
            before, after = step.before.seen_by(seat), step.after.seen_by(seat)
            looks = safe_view(room.game).happening(before, logged.action, after)
            shown.happening = dressed_happening(looks, known)
    if isinstance(logged, Rolled):
        shown.draw = logged.draw
        if logged.draw and not logged.hidden:
            shown.link = room.chain.link(logged.draw).hex()
            if screen:
                shown.outcomes = list(step.before.choices().items())
                shown.outcome = step.before.outcome(logged.action)
    return shown


def beacon(room: Room) -> wire.BeaconShown | None:
    """The beacon that takes part in the dice, where one does."""
    chain = room.header.beacon
    if chain is None:
        return None
    return wire.BeaconShown(chain.public_key, chain.genesis, chain.period, room.awaited, room.signature)


def table(room: Room) -> wire.Table:
    """Everything about a match but the position."""
    header, unrated = room.header, why_unrated(room)
    return wire.Table(
        match=room.id,
        game=header.game,
        chance=room.game.chance,
        options=header.options,
        phase=room.phase,
        seats=room.chairs,
        may_play=[room.may_play(seat) for seat in range(len(room.chairs))],
        dice=wire.DiceShown(
            root=header.root,
            deals=header.deals,
            key=room.key.hex() if room.key is not None else "",
            own=header.own_dice,
            left=max(0, header.links - room.draws),
            links=header.links,
            hides=room.game.hide is not None,
            waived=sorted(room.waived),
            beacon=beacon(room),
        ),
        grace=header.grace,
        rated=unrated is None,
        unrated=unrated,
        hints=bool(room.game.levels),
        watchable=room.watchable,
        undo=None if room.asked is None else wire.UndoShown(room.asked.seat, sorted(room.agreed)),
        rematch=room.rematch,
    )
