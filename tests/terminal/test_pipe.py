"""Playing at the end of a pipe: plain text, no clearing, a clean end."""

from pathlib import Path

from tests.terminal.conftest import House

ANN_AND_BO = ("play", "snakes", "human:Ann,bot:Bo", '{"turn_order": "fixed"}')


def test_plain_text_until_the_input_ends(house: House) -> None:
    printed = house.pipe(*ANN_AND_BO, typed=b"3\n\n")
    assert "\x1b" not in printed
    (match,) = house.running()
    assert all(match.story(move) in printed for move in range(len(match.actions)))
    assert printed.count(match.position.picture().split("\n")[0]) == 3
    assert "Saved. To go on: boardloom play snakes --resume" in printed
    assert match.actions[0] == 3


def test_bots_alone_play_to_the_end_and_numba_is_not_needed(house: House) -> None:
    printed = house.pipe("play", "snakes", "bot:Ada,bot:Bo,bot:Cy", "--fast")
    (match,) = house.finished()
    assert house.running() == []
    assert f"{match.names[match.winners[0]]} wins." in printed
    assert printed.endswith("rematch: False\nnumba: False\n")


def test_slow_and_fast_bots_play_the_same_game(house: House) -> None:
    house.pipe("play", "snakes", "bot:Ada,bot:Bo")
    house.pipe("play", "snakes", "bot:Ada,bot:Bo", "--fast")
    slow, fast = house.finished()
    assert slow.actions == fast.actions


def test_a_choice_is_taken_by_number_or_by_name(house: House) -> None:
    printed = house.pipe("play", "pebbles", "human:Ann,human:Bo", typed=b"2\nFOUR\n\n7\none\n")
    assert "1 one     2 three   3 four\n" in printed
    assert "Ann takes 3, 5 are left." in printed
    assert "Bo takes 4, 1 are left." in printed
    assert "'7' is not open to Ann here; choose one of one" in printed
    assert "Ann wins." in printed


def test_enter_alone_decides_nothing(house: House) -> None:
    printed = house.pipe("play", "pebbles", "human:Ann,human:Bo", typed=b"\n\n\n")
    assert printed.count("3 four") == 4
    assert house.running()[0].actions == []


def test_choices_called_by_numbers_are_not_numbered_again(house: House) -> None:
    printed = house.pipe("play", "pebbles", "human:Ann,human:Bo", '{"digits": true}', typed=b"3\n")
    assert "1   3   4\n" in printed
    assert house.running()[0].actions == [3]


def test_long_lists_of_choices_are_cut_until_enter_asks_for_all(house: House) -> None:
    options = '{"heap": 50, "any_number": true}'
    printed = house.pipe("play", "pebbles", "human:Ann,human:Bo", options, typed=b"\n50\n")
    first, _, second = printed.partition("for help)")
    assert "and 20 more: Enter shows them all" in first
    assert "take 31" not in first
    assert "take 50\n" in second
    assert "Ann wins." in printed


def test_bots_decide_by_themselves(house: House) -> None:
    printed = house.pipe("play", "pebbles", "bot:Ada,bot:Bo")
    assert len(house.finished()) == 1
    assert "Ada takes" in printed


def test_undo_of_a_decision(house: House) -> None:
    printed = house.pipe("play", "pebbles", "human:Ann,human:Bo", typed=b"one\nu\nfour\nq\n")
    assert "Taken back; the game stands at move 0." in printed
    assert house.running()[0].actions == [4]


def test_odd_bytes_and_endless_numbers_are_refused_in_words(house: House) -> None:
    printed = house.pipe(*ANN_AND_BO, typed=b"\xff\xfe\n" + b"9" * 5000 + b"\n4\n")
    assert printed.count("cannot come up here") == 2
    assert house.running()[0].actions[0] == 4


def test_a_terminal_without_our_signs_still_shows_the_game(house: House) -> None:
    printed = house.pipe(*ANN_AND_BO, typed=b"4\n", PYTHONIOENCODING="ascii")
    assert printed.isascii()
    assert "Ann rolls 4" in printed


def test_a_game_that_cannot_be_saved_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    printed = House(tmp_path / "home").pipe(*ANN_AND_BO, typed=b"4\nq\n")
    assert "This game cannot be saved: part of its path is not a folder" in printed
    assert "Ann rolls 4" in printed
    assert "Saved." not in printed
