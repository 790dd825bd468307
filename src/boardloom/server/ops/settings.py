"""How a server is set up: by environment (`BOARDLOOM_PORT=8000`) or by flags, which win."""

import re
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from boardloom.core import paths
from boardloom.core.errors import BadOptions
from boardloom.core.message import message
from boardloom.core.options import complained
from boardloom.match.beacon import check_installed

LOOPBACK = ("127.0.0.1", "localhost", "::1")
ANY = ("0.0.0.0", "::")
USUAL_PORTS = {"http": 80, "https": 443}
URL = re.compile(r"(https?)://([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?/?")
HOST_PORT = re.compile(r":[0-9]*$")
WEB = Path(__file__).parent.parent / "web"


class Settings(BaseSettings):
    model_config = SettingsConfigDict(
        env_prefix="BOARDLOOM_", env_ignore_empty=True, frozen=True, extra="ignore"
    )

    host: str = Field(
        default="127.0.0.1",
        min_length=1,
        description="The address to listen on; only this machine by default.",
    )
    port: int = Field(default=8000, ge=0, le=65535, description="0 takes any free one.")
    public_url: str = Field(default="", description="The address people see, behind a reverse proxy.")
    trusted_proxies: str = Field(
        default="127.0.0.1", description="Whose X-Forwarded-For counts, with a public URL."
    )
    database: Path | None = Field(default=None, description="The store; default: in the user's data folder.")
    use: tuple[Path, ...] = Field(default=(), description="Files with rules and games of one's own.")
    web: Path = Field(default=WEB, description="The built web client; default: the one in the package.")
    bot_workers: int = Field(default=1, ge=1, le=64, description="Processes in which bots think.")
    bot_pause: float = Field(
        default=0.7, ge=0, le=60, description="Seconds before a bot acts, so that people can follow."
    )
    connections: int = Field(default=2000, ge=1, description="Open connections in all.")
    connections_per_address: int = Field(
        default=200, ge=1, description="Open connections from one address, or one /64 of IPv6."
    )
    sockets_per_address: int = Field(default=100, ge=1, description="Open WebSockets from one address.")
    matches_per_hour: int = Field(default=120, ge=1, description="New matches from one address in an hour.")
    requests: int = Field(default=3000, ge=1, description="Requests from one address in 10 seconds.")
    lab_seconds: float = Field(
        default=1200, ge=0, description="Processor seconds that one address may have for the lab in an hour."
    )
    lab_ahead: bool = Field(
        default=True, description="Compile in the background, from the start, what the lab needs first."
    )
    messages: int = Field(default=40, ge=1, description="Messages a socket may send in 10 seconds.")
    hello_seconds: float = Field(default=10, gt=0, description="Time for the first message of a socket.")
    request_seconds: float = Field(
        default=15, gt=0, description="Time for the head of a request; for its body."
    )
    read_seconds: float = Field(
        default=30, gt=0, description="Time to take what is sent, or 64 KiB of it, before it is given up."
    )
    idle_minutes: float = Field(
        default=10, gt=0, description="A match nobody looks at leaves memory after this."
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="What is worth a line in the log."
    )
    metrics_for_all: bool = Field(default=False, description="Show /metrics to other machines than this one.")
    beacon: str = Field(
        default="", description="The address of a drand chain whose rounds may take part in the dice."
    )
    pseudo: bool = Field(
        default=False, description="Offer a made-up language, to find what is not translated."
    )

    @field_validator("public_url")
    @classmethod
    def _an_address(cls, url: str) -> str:
        """As browsers name the origin of its pages."""
        if not url:
            return ""
        parts = URL.fullmatch(url.lower())
        if parts is None or int(parts[3] or 0) > 65535:
            raise BadOptions(message("settings-public-url"))
        return _origin(parts[1], parts[2].strip("[]"), int(parts[3] or USUAL_PORTS[parts[1]]))

    @field_validator("beacon")
    @classmethod
    def _a_beacon(cls, address: str) -> str:
        if address:
            if not address.startswith(("http://", "https://")):
                raise BadOptions(message("settings-beacon"))
            check_installed()
        return address

    @property
    def store(self) -> Path:
        return self.database or paths.data() / "server.sqlite"

    @property
    def address_file(self) -> Path:
        """Tells where the server of this store is, and which run of it, while it runs."""
        return self.store.with_suffix(".address")

    def address(self, reached: str, port: int) -> str:
        """Where people find the server; `reached` is its own address on a connection."""
        host = reached if self.host in ANY else self.host
        return self.public_url or _origin("http", host, port)

    def may_speak(self, origin: str, reached: str, port: int) -> bool:
        """Whether a page of this origin may speak to the server: only its own pages may."""
        if self.public_url:
            return origin == self.public_url
        return origin in (self.address(reached, port), *(_origin("http", name, port) for name in LOOPBACK))

    def is_called(self, host: str) -> bool:
        """Whether this server may be asked for by this name, as the Host of a request has it. An address is
        always fine; a name that is not ours may have been pointed at us, so that a page of that name could
        read what we tell this computer."""
        name = HOST_PORT.sub("", host.lower()).strip("[]")
        public = URL.fullmatch(self.public_url)
        if name in (*LOOPBACK, self.host.lower(), public[2].strip("[]") if public else ""):
            return bool(name)
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def read(**given: Any) -> Settings:
    """The settings of the environment, and those given, which win; `BadOptions` names what is wrong."""
    try:
        return Settings(**given)
    except SettingsError:
        raise BadOptions(message("settings-use", option="use")) from None
    except ValidationError as error:
        raise BadOptions(complained(error.errors(), Settings)) from None


def _origin(scheme: str, host: str, port: int) -> str:
    """An address as browsers write it.

    >>> _origin("http", "::1", 8000), _origin("https", "example.org", 443)
    ('http://[::1]:8000', 'https://example.org')
    """
    name = f"[{host}]" if ":" in host else host
    return f"{scheme}://{name}" + (f":{port}" if port != USUAL_PORTS[scheme] else "")
