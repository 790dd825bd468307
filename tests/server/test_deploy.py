"""The example of a reverse proxy, with the real program."""

import re
import shutil
import socket
import subprocess
import time
from pathlib import Path

from tests.server.running import END, Client, Server, run
from tests.server.test_security import port_of

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
EXAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
PUBLIC = "https://games.example.org"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def as_example(server: Server, port: int, folder: Path) -> str:
    """The example, without a certificate and on ports of this test."""
    site = re.sub(r"\s*ssl_certificate.*", "", EXAMPLE.read_text())
    site = site.replace("443 ssl", f"127.0.0.1:{port}")
    site = site.replace("127.0.0.1:8000", server.url.removeprefix("http://"))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = f"daemon off; error_log {folder}/error.log; pid {folder}/pid; events {{}}"
    return f"{whole} http {{ access_log off; {paths} {site} }}"


def test_a_match_through_nginx(tmp_path: Path) -> None:
    async def play(server: Server, port: int) -> None:
        made = server.make("veil", "here", "here", options={"turns": 1})
        live = f"ws://127.0.0.1:{port}/live"
        host = await Client.open(live, made.match, made.host, screen=True, origin=PUBLIC)
        await host.done("move", action=END)
        await host.done("move", action=END)
        assert host.view["over"]

    with Server(tmp_path, "--public-url", PUBLIC) as server:
        server.url = f"http://127.0.0.1:{port_of(server)}"
        port = free_port()
        config = tmp_path / "nginx.conf"
        config.write_text(as_example(server, port, tmp_path))
        assert NGINX, "this test needs nginx: apt-get install nginx"
        with subprocess.Popen([NGINX, "-p", str(tmp_path), "-c", str(config)]) as nginx:
            try:
                wait_for(port)
                run(play(server, port))
                server.url = f"http://127.0.0.1:{port}"
                assert server.ask("GET", "/healthz").status == 200
                assert server.ask("GET", "/metrics").status == 404
            finally:
                nginx.terminate()


def wait_for(port: int) -> None:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
