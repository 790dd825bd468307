"""Games where a decision has a usual answer: Enter gives it, and dice follow at once."""

from tests.terminal.conftest import House


def test_enter_rolls_and_own_dice_can_be_typed(house: House) -> None:
    options = '{"preset": "classic", "controls": true}'
    house.pipe("play", "custom", "human:Ann,human:Bo,human:Cy", options, typed=b"\n3+5\nskip\n")
    (match,) = house.running()
    names = [p.name(a) for p, a in zip(match.positions, match.actions, strict=False)]
    assert names[0] == "roll"
    assert "+" in names[1]
    assert names[-3:] == ["roll", "3+5", "skip"]


def test_bots_roll_and_never_end_the_game_early(house: House) -> None:
    printed = house.pipe("play", "custom", "bot:Ann,bot:Bo", '{"controls": true, "size": 30}', "--fast")
    assert "wins" in printed
    assert "ends the game" not in printed


def test_undo_goes_back_to_the_choice_and_not_between_it_and_the_dice(house: House) -> None:
    options = '{"preset": "classic", "controls": true}'
    house.pipe("play", "custom", "human:Ann,human:Bo,human:Cy", options, typed=b"\nu\nskip\n")
    (match,) = house.running()
    assert [match.positions[0].name(match.actions[0])] == ["skip"]
    assert len(match.actions) == 1


def test_a_choice_is_left_to_the_priorities_by_key_and_by_name(house: House) -> None:
    ways = ("a", "auto", "A", "By the priorities", "")
    lines = "6\n3\n1\n6\n" + "u\n".join(f"{typed}\n" for typed in ways)
    printed = house.pipe("play", "ludo", "human:Ann,human:Bo", "{}", typed=lines.encode())
    assert printed.count("auto   By the priorities") == len(ways)
    assert printed.count("Ann moves q out of the yard.") == len(ways)
