"""What the REST interface takes and gives."""

from typing import Annotated, Any, Literal

from msgspec import Struct
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from boardloom.core.message import Words
from boardloom.match.seat import COLOUR, LONGEST_NAME, Kind
from boardloom.server.session.create import FEWEST_LINKS, MOST_LINKS, USUAL_LINKS
from boardloom.server.ws.wire import HASH

Responses = dict[int | str, dict[str, Any]]
"""By status, what an OpenAPI file says of an answer."""
MatchId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{20}$")]


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatForm(Form):
    kind: Kind = Field("link", description="A person at the host's device, a person with a link, or a bot.")
    name: str = Field("", max_length=LONGEST_NAME, description="Empty: a person has none, a bot gets one.")
    colour: str = Field("", pattern=COLOUR)
    bot: str = Field("", max_length=40, description="How a bot decides; empty: the usual way.")
    commit: str = Field(
        "", pattern=HASH, description="SHA-256 of the nonce of a person at the host's device."
    )


class MatchForm(Form):
    game: str = Field(max_length=40)
    options: dict[str, object] = Field(default_factory=dict, description="See the schema of the game.")
    seats: list[SeatForm] | None = Field(
        None,
        min_length=1,
        max_length=64,
        description="Null: as the preset seats people and bots, else one person against bots.",
    )
    grace: float | None = Field(
        None,
        ge=0,
        le=30 * 86_400,
        description="Seconds until a bot stands in for somebody away; null: never.",
    )
    own_dice: bool = Field(False, description="People throw dice of their own and say what fell.")
    rated: bool = True
    listed: bool = Field(
        True, description="Whether the finished game is listed; else only its link leads to it."
    )
    links: int = Field(
        USUAL_LINKS,
        ge=FEWEST_LINKS,
        le=MOST_LINKS,
        description="Rolls that are checked at once; further ones when the game is over.",
    )
    beacon: bool = Field(
        False, description="Whether a public beacon takes part in the dice, on servers that have one."
    )


class Links(BaseModel):
    host: str
    watch: str
    seats: dict[int, str] = Field(description="By seat: the link of each person who plays by link.")


class MatchMade(BaseModel):
    match: str
    root: str = Field(description="The published link of the dice chain.")
    deals: str = Field(description="SHA-256 of the secret behind what is dealt face down.")
    links: Links = Field(description="Told once; the server keeps only hashes.")


class Problem(Struct):
    """Why a request is refused: the code is for programs, the message for people."""

    code: str
    message: Words


def described(kind: type[Struct], several: bool = False) -> dict[str, Any]:
    """How the OpenAPI file describes an answer that is such a struct, or a list of them."""
    one = {"$ref": f"#/components/schemas/{kind.__name__}"}
    schema = {"type": "array", "items": one} if several else one
    about = (kind.__doc__ or "").strip()
    return {"description": about, "content": {"application/json": {"schema": schema}}}


def problems(*codes: int) -> Responses:
    return {code: described(Problem) for code in codes}


class Player(BaseModel):
    name: str = Field(description="Empty for a player without a name.")
    kind: str
    bot: str
    score: int


class Stats(BaseModel):
    match: str
    game: str
    started_ms: int
    ended_ms: int
    players: list[Player]
    winners: list[int] = Field(description="Their seats.")
    moves: int
    rated: bool


class Rank(BaseModel):
    player: str
    bot: bool
    rating: float = Field(description="What the skill is at least, with good confidence.")
    mu: float
    sigma: float
    games: int
    wins: int


class TableForm(Form):
    """A table before its match is made."""

    seats: list[SeatForm] = Field(min_length=1, max_length=64)
    own_dice: bool = False
    rated: bool = True
    listed: bool = True


class CheckForm(Form):
    options: dict[str, object] = Field(default_factory=dict, description="See the schema of the game.")


class GuidedForm(Form):
    done: list[int | None] = Field(
        default_factory=list,
        max_length=200,
        description="The action of each step taken; null where the step asked for none.",
    )
    whole: bool = Field(False, description="Whether the board and the rules are wanted as well.")


Options = Annotated[dict[str, object], Field(description="See the schema of the game.")]
Bound = Annotated[float, Field(allow_inf_nan=False, ge=-1e6, le=1e6)]


class LabForm(Form):
    options: Options = Field(default_factory=dict)
    pinned: Options | None = Field(None, description="The version that it is compared with; null: none.")


class LabGameForm(LabForm):
    number: int = Field(ge=0, lt=2**40, description="Which of the games that were played.")


class FindForm(Form):
    options: Options = Field(default_factory=dict)
    over: str = Field(max_length=40, description="The option that is a board.")
    figure: str = Field("lead_changes", max_length=40, description="What should be large, or small.")
    maximise: bool = True
    where: dict[str, tuple[Bound | None, Bound | None]] = Field(
        default_factory=dict,
        max_length=8,
        description="Between which bounds other figures should be; null: any.",
    )
    seconds: float = Field(10, ge=1, le=60, description="How long it goes on, if nobody stops it.")
    seed: int = Field(0, ge=0, lt=2**31)
    finish: bool = Field(False, description="Whether it should end here: then the best is measured.")


class Health(BaseModel):
    ok: bool
    store: str = Field(description='"fine", or why it takes no changes.')
    run: str = Field(description="Tells this run of the server from any other.")


class Reach(BaseModel):
    address: str = Field(description="Where others find the server; empty: only this computer does.")
    command: str = Field(description="What opens it to the network it is in.")


class Language(BaseModel):
    code: str
    name: str = Field(description="As the language itself calls it.")
    direction: Literal["ltr", "rtl"] = Field(
        description='"ltr", or "rtl" where it is written from right to left.'
    )
    house: str = Field(description="Where the words of the house are.")
    games: dict[str, str] = Field(description="By game: where its words are.")


class Languages(BaseModel):
    languages: list[Language] = Field(description="English is the first.")
