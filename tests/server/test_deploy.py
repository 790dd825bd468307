"""The examples of reverse proxies, with the real programs."""

import re
import shutil
import socket
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.running import END, Client, Server, eventually, quiet_port, run
from tests.server.test_security import port_of

Proxy = Callable[[str, int, Path], list[str]]
EXAMPLES = Path(__file__).parents[2] / "deploy"
PUBLIC = "https://games.example.org"


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    assert found, f"this test needs {name}: apt-get install {name}"
    return found


def nginx(example: str, port: int, folder: Path) -> list[str]:
    """The example, without a certificate and on a port of this test."""
    site = re.sub(r"\s*ssl_certificate.*", "", example).replace("443 ssl", f"127.0.0.1:{port}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = f"daemon off; error_log {folder}/error.log; pid {folder}/pid; events {{}}"
    config = folder / "nginx.conf"
    config.write_text(f"{whole} http {{ access_log off; {paths} {site} }}")
    return [program("nginx"), "-p", str(folder), "-c", str(config)]


def caddy(example: str, port: int, folder: Path) -> list[str]:
    """The same with Caddy."""
    site = re.sub(r"^games.example.org", f"http://127.0.0.1:{port}", example, flags=re.MULTILINE)
    config = folder / "Caddyfile"
    config.write_text(f"{{\n\tadmin off\n}}\n{site}")
    return [program("caddy"), "run", "--config", str(config)]


@pytest.mark.parametrize(("proxy", "example"), [(nginx, "nginx.conf"), (caddy, "Caddyfile")])
def test_a_match_through_a_proxy(proxy: Proxy, example: str, tmp_path: Path) -> None:
    async def play(server: Server, port: int) -> None:
        made = server.make("cards", "here", "here", options={"turns": 1})
        live = f"ws://127.0.0.1:{port}/live"
        host = await Client.open(live, made.match, made.host, screen=True, origin=PUBLIC)
        await host.done("move", action=END)
        await host.done("move", action=END)
        assert host.view["over"]

    with Server(tmp_path, "--public-url", PUBLIC) as server:
        server.url = f"http://127.0.0.1:{port_of(server)}"
        ours = (EXAMPLES / example).read_text().replace("127.0.0.1:8000", server.url.removeprefix("http://"))
        port = quiet_port()
        command, home = proxy(ours, port, tmp_path), {"HOME": str(tmp_path)}
        with subprocess.Popen(command, env=home, stderr=subprocess.DEVNULL) as running:
            try:
                eventually(lambda: answers(port), "the proxy answers")
                run(play(server, port))
                server.url = f"http://127.0.0.1:{port}"
                assert server.ask("GET", "/healthz").status == 200
                assert server.ask("GET", "/metrics").status == 404
                headers = server.ask("GET", "/").headers
                assert headers["Strict-Transport-Security"] == "max-age=31536000"
                assert server.ask("POST", "/api/matches", "x" * 70_000).status in (413, 502)
            finally:
                running.terminate()


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_the_unit_keeps_a_server_from_taking_the_whole_machine() -> None:
    unit = (EXAMPLES / "boardloom.service").read_text().splitlines()
    assert {"MemoryMax=2G", "TasksMax=256", "OOMPolicy=continue"} <= set(unit)


def test_a_container_behind_a_proxy_knows_its_address(tmp_path: Path) -> None:
    """As the Dockerfile says to run it: links begin with the public address, and the proxy is no asker."""
    command = (EXAMPLES / "Dockerfile").read_text()
    told = dict(re.findall(r"-e BOARDLOOM_([A-Z_]+)=(\S+)", command))
    settings = {name.lower(): value for name, value in told.items()}
    settings["trusted_proxies"] = settings["trusted_proxies"].replace("172.16.0.0/12", "127.0.0.0/8")
    with Server(tmp_path, "--host", "0.0.0.0", metrics_for_all="true", **settings) as server:
        server.url = f"http://127.0.0.1:{port_of(server)}"
        sent = {"Host": "games.example.org", "Origin": PUBLIC, "X-Forwarded-For": "203.0.113.9"}
        made = server.ask("POST", "/api/matches", {"game": "cards", "seats": [{}, {}]}, headers=sent)
        assert made.json()["links"]["host"].startswith(f"{PUBLIC}/m/")
        assert server.ask("GET", "/api/reach", headers=sent).status == 404  # only this machine is told
        assert server.ask("GET", "/healthz").status == 200
