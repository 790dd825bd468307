"""Ludo written a second time, slowly and plainly, straight from the rule text: only to be compared with."""

STARTS = {"A": 1, "B": 15, "C": 29, "D": 43}


def space(letter: str, steps: int) -> str:
    if steps == -1:
        return "H"
    if steps == 0:
        return "R"
    if steps == 57:
        return "E"
    if steps > 50:
        return letter + str(steps - 50)
    number = STARTS[letter] + steps - 1
    return str(number if number <= 56 else number - 56)


def after_roll(steps: int, roll: int) -> int | None:
    """Where the roll takes a token; None if it cannot move."""
    if steps == 57:
        return None
    if steps == -1:
        return 0 if roll == 6 else None
    there = steps + roll
    return there if there <= 57 else 57 - (there - 57)


class SlowLudo:
    def __init__(self, letters: list[str]) -> None:
        self.tokens = {letter: {"p": -1, "q": -1} for letter in letters}

    def stacked(self, letter: str) -> bool:
        p, q = self.tokens[letter].values()
        return p == q and p not in (-1, 0, 57)

    def kicks(self, letter: str, steps: int) -> list[tuple[str, str]]:
        """Which tokens of others would be kicked by a token of this player on this step."""
        name = space(letter, steps)
        return [
            (other, token)
            for other, tokens in self.tokens.items()
            for token, there in tokens.items()
            if other != letter and name.isdigit() and space(other, there) == name
        ]

    def choose(self, letter: str, roll: int) -> str | None:
        own = self.tokens[letter]
        movable = [token for token in "pq" if after_roll(own[token], roll) is not None]
        if len(movable) < 2 or self.stacked(letter):
            return movable[0] if movable else None
        if roll == 6:
            for token in "pq":
                if own[token] == -1:
                    return token
        for token in "pq":
            if own[token] > 50 and own[token] + roll == 57:
                return token
        kickers = [t for t in "pq" if self.kicks(letter, after_roll(own[t], roll) or 0)]
        if len(kickers) == 1:
            return kickers[0]
        return "p" if own["p"] <= own["q"] else "q"

    def move(self, letter: str, token: str, roll: int) -> None:
        own = self.tokens[letter]
        there = after_roll(own[token], roll)
        if there is None:
            return
        moving = "pq" if self.stacked(letter) else token
        for kicked, which in self.kicks(letter, there):
            self.tokens[kicked][which] = -1
        for each in moving:
            own[each] = there

    def play(self, turns: list[tuple[str, int]]) -> list[str]:
        for letter, roll in turns:
            if letter in self.tokens:
                token = self.choose(letter, roll)
                if token is not None:
                    self.move(letter, token, roll)
        return [space(letter, steps) for letter, own in self.tokens.items() for steps in own.values()]
