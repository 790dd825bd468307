"""DO or DICE as its rule text's program has it; the rules themselves are tested in `tests/games`."""

import builtins
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from boardloom.classic.do_or_dice import helpers, utils
from boardloom.classic.do_or_dice.controllers import GameController
from boardloom.classic.do_or_dice.database import Leaderboard, LogStorage, Settings
from boardloom.classic.do_or_dice.models import DiceFace, GameState, Player
from boardloom.classic.do_or_dice.services import DiceService, RankingService, TurnResolver
from boardloom.core.errors import BadOptions, IllegalAction
from boardloom.core.message import Who
from boardloom.core.scene import Scene
from boardloom.games.dice.config import DicePosition
from boardloom.games.dice.faces import FACES, Face, Shadow
from boardloom.games.dice.seats import ranked

NAMES = ["Ann", "Bo", "Cid", "Dee", "Eve"]


class Rolls(DiceService):
    """Dice that show what they are told to."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = iter(numbers)

    def roll(self, weights: Sequence[int] = (1,) * 6) -> int:
        return next(self.numbers)


def first(state: GameState, choices: Sequence[str]) -> str:
    return choices[0]


def silent(sentence: str) -> None:
    pass


def test_the_faces_are_those_of_the_rules() -> None:
    assert [face.title for face in DiceFace] == [face.name for face in FACES]
    assert [face.name for face in DiceFace] == [face.name.upper().replace(" ", "_") for face in FACES]
    assert DiceFace(4) is DiceFace.STRIKE


def test_the_constants_are_those_of_the_text() -> None:
    assert (utils.PLAYERS, utils.START_HP, utils.START_VP, utils.MAX_HP, utils.SIDES) == (5, 20, 0, 20, 6)
    assert (utils.ROUNDS, utils.SURVIVAL_VP, utils.ELIMINATION_VP) == (12, 1, 2)


def test_five_players_only_unless_a_house_rule_says_otherwise() -> None:
    with pytest.raises(BadOptions, match="players"):
        GameController(NAMES[:4])
    assert len(GameController(NAMES[:4], options={"any_players": True}).state.players) == 4


def test_a_game_by_calls() -> None:
    game = GameController(NAMES, dice=Rolls(4, 1, 6))
    state = game.state
    ann, bo, cid, *_ = state.players
    assert (state.current, state.round, state.rounds, state.face, game.choices) == (ann, 1, 12, None, [])
    assert game.roll() == ["Ann rolls 4, Strike."]
    assert (state.face, state.number) == (DiceFace.STRIKE, 4)
    assert game.choices == ["hit 2", "hit 3", "hit 4", "hit 5"]
    with pytest.raises(IllegalAction, match="a roll waits for a choice: one of hit 2"):
        game.roll()
    assert game.choose("hit", bo) == ["Ann hits Bo: 4 HP lost, 16 left (Strike)."]
    assert game.roll() == ["Bo rolls 1, Backfire: 3 HP lost, 13 left."]
    with pytest.raises(IllegalAction, match="first comes the roll"):
        game.choose("3")
    game.roll()
    game.choose("gain")
    assert [(player.hp, player.vp) for player in (ann, bo, cid)] == [(20, 0), (13, 0), (20, 3)]
    assert [player.name for player in game.top_three] == ["Cid", "Ann", "Dee"]


def killed(game: GameController, seat: int) -> None:
    """Play with strikes alone until this seat has fallen."""
    target = game.state.players[seat]
    while target.alive:
        game.roll()
        if game.choices:
            aimed = f"hit {target.number}"
            game.choose(aimed if aimed in game.choices else game.choices[0])


class Fours(DiceService):
    def roll(self, weights: Sequence[int] = (1,) * 6) -> int:
        return 4


def test_validators_say_why_a_target_may_not_be_chosen() -> None:
    game = GameController(NAMES, dice=Fours())
    killed(game, 4)
    eve = game.state.players[4]
    assert (eve.alive, eve.hp, eve.fell_in, game.state.fallen) == (False, 0, 2, [eve])
    game.roll()
    assert game.state.current is not None
    assert game.state.current.alive
    with pytest.raises(IllegalAction, match="player 5 has fallen"):
        utils.TargetAliveValidator().validate(game.state, eve)
    with pytest.raises(IllegalAction, match="player 5 has fallen"):
        game.choose("hit", eve)
    with pytest.raises(IllegalAction, match="nobody can choose themselves"):
        game.choose("hit", game.state.current)
    with pytest.raises(IllegalAction, match="there is no seat 9"):
        game.choose("hit 9")
    while game.state.current is not eve:
        game.choose(game.choices[0]) if game.choices else game.roll()
    game.roll()
    game.choose("give hp", 1)
    while game.state.current is not eve or not game.choices:
        game.choose(game.choices[-1]) if game.choices else game.roll()
    with pytest.raises(IllegalAction, match="nobody is affected twice in a row"):
        utils.RepeatedTargetValidator().validate(game.state, game.state.players[0])
    with pytest.raises(IllegalAction, match="nobody is affected twice in a row"):
        game.choose("give hp 1")


def test_validators_follow_the_options() -> None:
    game = GameController(NAMES, dice=Fours(), options={"steal_from_fallen": True})
    killed(game, 4)
    game.dice = Rolls(3)
    game.roll()
    utils.TargetAliveValidator().validate(game.state, game.state.players[4])
    game.choose("steal 5")


def test_a_validator_of_ones_own_is_asked_too() -> None:
    class Truce:
        def validate(self, state: GameState, target: Player) -> None:
            if target.name == "Bo":
                raise IllegalAction("Bo is left in peace")

    game = GameController(NAMES, dice=Fours(), validators=[*utils.VALIDATORS, Truce()])
    game.roll()
    with pytest.raises(IllegalAction, match="Bo is left in peace"):
        game.choose("hit 2")
    game.choose("hit 3")


def test_dice_of_ones_own_decide_everything_that_is_left_to_chance() -> None:
    class Fixed(DiceService):
        def roll(self, weights: Sequence[int] = (1,) * 6) -> int:
            return 5

        def draw(self, outcomes: Mapping[int, int]) -> int:
            return max(outcomes)

    options = {"goals": "all", "first_seat": "drawn"}
    game = GameController(NAMES, dice=Fixed(), options=options)
    assert game.state.current is game.state.players[4]
    assert [player.goal for player in game.state.players] == [
        "steady", "martyr", "unhaunted", "gentle", "hunter",
    ]  # fmt: skip
    assert game.roll() == ["Eve rolls 5, Recover: no HP to gain."]


def test_dice_know_the_weights_of_the_table() -> None:
    game = GameController(NAMES, options={"weights": [0, 0, 0, 0, 1, 0]})
    for _ in range(10):
        assert "Recover" in game.roll()[0]


@pytest.mark.parametrize("number", [0, 7, "4", None, 2.5, 4.0, True])
def test_dice_that_show_nonsense_change_nothing(number: int) -> None:
    game = GameController(NAMES, dice=Rolls(number))
    before = game.state.position
    with pytest.raises(ValueError, match=r"roll\(\) must give one of 1, 2, 3, 4, 5, 6"):
        game.roll()
    assert game.state.position == before


def test_lots_that_are_nonsense_begin_no_game() -> None:
    class Wrong(DiceService):
        def draw(self, outcomes: Mapping[int, int]) -> int:
            return 99

    with pytest.raises(ValueError, match=r"draw\(\) must give one of 1, 2, 3, 4, 5, not 99"):
        GameController(NAMES, dice=Wrong(), options={"first_seat": "drawn"})


class Reversed(TurnResolver):
    """Strikes heal nobody and shadows always curse."""

    def face(self, face: DiceFace) -> Face:
        return Face(name="Pat", steal=2) if face is DiceFace.STRIKE else super().face(face)

    def shadow(self, number: int) -> Shadow:
        return Shadow(name="Doom", hp=-5)


def test_a_resolver_of_ones_own_says_what_the_faces_do(tmp_path: Path) -> None:
    game = GameController(NAMES, dice=Rolls(4), resolver=Reversed())
    game.roll()
    assert game.choices == ["steal 2", "steal 3", "steal 4", "steal 5"]
    assert {shadow.name for shadow in game.state.position.config.shadows} == {"Doom"}
    assert LogStorage(Settings(tmp_path)).save(game).is_file()


class Padded(TurnResolver):
    """Nobody loses more than 1 HP at a time."""

    def resolve(self, position: DicePosition, action: int) -> DicePosition:
        after = super().resolve(position, action)
        state = after.state.copy()
        for seat in range(position.config.players):
            state.hp[seat] = max(state.hp[seat], position.state.hp[seat] - 1)
        return after.with_state(state)


def test_a_resolver_may_change_whatever_it_likes_but_is_not_stored(tmp_path: Path) -> None:
    game = GameController(NAMES, dice=Fours(), resolver=Padded())
    game.roll()
    game.choose("hit 2")
    assert game.state.players[1].hp == 19
    with pytest.raises(BadOptions, match="cannot be replayed"):
        LogStorage(Settings(tmp_path)).save(game)
    assert not list(tmp_path.rglob("*.txt"))


def test_a_resolver_that_fails_changes_nothing() -> None:
    class Broken(TurnResolver):
        def resolve(self, position: DicePosition, action: int) -> DicePosition:
            return None  # type: ignore[return-value]

    game = GameController(NAMES, resolver=Broken())
    with pytest.raises(ValueError, match=r"resolve\(\) must give a position of this game, not None"):
        game.roll()
    assert len(game.state.match.actions) == 0


class Backwards(RankingService):
    def rank(self, state: GameState) -> list[Player]:
        return super().rank(state)[::-1]


def test_a_ranking_of_ones_own_decides_who_wins(tmp_path: Path) -> None:
    usual, other = (
        GameController(NAMES, dice=DiceService(), ranking=ranking, options={"rounds": 2})
        for ranking in (RankingService(), Backwards())
    )
    told = list[str]()
    for game in (usual, other):
        random.seed(11)
        game.run(first, told.append)
    assert [player.name for player in other.ranking] == [player.name for player in usual.ranking][::-1]
    assert [player.seat for player in usual.ranking] == ranked(usual.state.position)
    for game, ending in zip((usual, other), [said for said in told if " wins" in said], strict=True):
        assert f"{game.ranking[0].name} wins" in ending
    for game in (usual, other):
        order = [player.seat for player in game.ranking]
        assert game.state.match.winners == order[:1]
        shown = helpers.to_scene(game.state)
        assert [seat for seat, player in enumerate(shown.players) if "winner" in player.flags] == order[:1]
        assert shown.summary is not None
        assert [row[0] for row in shown.summary.rows] == [Who(seat) for seat in order]
        row = next(row for row in helpers.to_text(game.state).splitlines() if "1st" in row)
        assert game.ranking[0].name in row
    assert len(helpers.to_scene(usual.state).summary.notes) > 0, "HP decide somewhere"  # type: ignore[union-attr]
    assert helpers.to_scene(other.state).summary.notes == ()  # type: ignore[union-attr]
    assert (
        told[-1]
        == f"1st {other.top_three[0].name}, 2nd {other.top_three[1].name}, 3rd {other.top_three[2].name}."
    )
    with pytest.raises(BadOptions, match="ranking of its own"):
        LogStorage(Settings(tmp_path)).save(other)


def test_a_ranking_has_every_player_once() -> None:
    class Short(RankingService):
        def rank(self, state: GameState) -> list[Player]:
            return state.players[:2]

    game = GameController(
        NAMES, dice=Rolls(4, 4, 1, 5, 6, 1, 2, 3, 4, 5), ranking=Short(), options={"rounds": 1}
    )
    with pytest.raises(ValueError, match=r"rank\(\) must give every player once"):
        _ = game.ranking
    with pytest.raises(ValueError, match=r"rank\(\) must give every player once"):
        game.run(first, silent)
    assert not game.state.over, "what failed has not happened"


def test_a_ranking_of_ones_own_is_refused_by_the_log_before_anything_is_played(tmp_path: Path) -> None:
    game = GameController(NAMES, ranking=Backwards(), log=LogStorage(Settings(tmp_path)).save)
    with pytest.raises(BadOptions, match="ranking of its own"):
        game.roll()
    assert len(game.state.match.actions) == 0


def test_the_final_roll_decides_between_equals() -> None:
    # Everybody recovers in the only round, so that all are equal; then the final rolls follow.
    game = GameController(NAMES, dice=Rolls(5, 5, 5, 5, 5, 1, 6, 2, 3, 4), options={"rounds": 1})
    for _ in range(5):
        game.roll()
    assert game.state.tied == game.state.players
    assert [game.roll() for _ in range(5)][1] == ["Bo rolls 6 in the final die."]
    assert game.state.over
    assert [player.name for player in game.ranking] == ["Bo", "Eve", "Dee", "Cid", "Ann"]
    assert game.announcement == "1st Bo, 2nd Eve, 3rd Dee."
    for late in (game.roll, lambda: game.choose("hit 2")):
        with pytest.raises(IllegalAction, match="over"):
            late()


def test_at_the_terminal_people_are_asked_until_they_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["hit 1", "hit 2"])
    asked, told = list[str](), list[str]()

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return next(typed)

    monkeypatch.setattr(builtins, "input", answer)
    options = {"rounds": 1, "any_players": True}
    GameController(NAMES[:2], dice=Rolls(4, 5), options=options).run(tell=told.append)
    assert [prompt.startswith("Ann: ") and "(hit 2)" in prompt for prompt in asked] == [True, True]
    assert any("nobody can choose themselves" in sentence for sentence in told)
    assert told[-1] == "1st Ann, 2nd Bo."


def games(settings: Settings) -> Iterator[GameController]:
    log = LogStorage(settings)
    for seed in range(3):
        random.seed(seed)
        game = GameController(NAMES, options={"preset": "sprint"}, log=log.save)
        game.run(first, silent)
        yield game


def test_games_are_kept_with_their_log_and_counted_in_the_leaderboard(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path)
    log, played = LogStorage(settings), list(games(settings))
    assert len(log.games()) == 3
    assert {path.parent.name for path in log.games()} == {"finished"}
    for game in played:
        (path,) = (path for path in log.games() if path.stem == game.state.match.id)
        assert log.load(path).position == game.state.position
        assert log.lines(path)[0].startswith("Ann rolls")
    rows = {row.player: row for row in Leaderboard(settings).rows()}
    for name in NAMES:
        won = sum(game.ranking[0].name == name for game in played)
        assert (rows[name].games, rows[name].wins) == (3, won)
        assert sum(rows[name].places) == sum(name in [p.name for p in game.top_three] for game in played)


def test_a_running_game_is_stored_and_moves_when_it_is_over(tmp_path: Path) -> None:
    log = LogStorage(Settings(folder=tmp_path))
    game = GameController(NAMES, options={"rounds": 1}, log=log.save)
    game.roll()
    assert [path.parent.name for path in log.games()] == ["running"]
    game.run(first, silent)
    assert [path.parent.name for path in log.games()] == ["finished"]


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    game = GameController(NAMES, log=LogStorage(Settings(folder=file)).save)
    with pytest.raises(OSError, match="file"):
        game.roll()
    assert len(game.state.match.actions) == 0


def test_the_store_is_that_of_the_house_unless_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOARDLOOM_HOME", str(tmp_path))
    assert Settings().folder == tmp_path / "data" / "games"
    assert LogStorage().games() == []
    assert Settings(str(tmp_path)).folder == tmp_path  # type: ignore[arg-type]
    assert Leaderboard().rows() == []


def test_helpers_format_colour_and_convert() -> None:
    game = GameController(NAMES, dice=Fours())
    killed(game, 4)
    ann, *_, eve = game.state.players
    assert helpers.format_player(eve) == f"Eve  fallen in round 2  {eve.vp} VP"
    assert [helpers.format_face(face) for face in DiceFace][:2] == ["Backfire: -3 HP", "Jab: hit 2"]
    assert helpers.format_standing([eve, ann]).splitlines()[1] == f"2. Ann  {ann.hp} HP  {ann.vp} VP"
    assert helpers.colored("Ann", "seat0") == "\x1b[38;2;0;114;178mAnn\x1b[0m"
    assert isinstance(helpers.to_scene(game.state), Scene)
    assert "Ann" in helpers.to_svg(game.state)
    assert "Ann" in helpers.to_text(game.state)
