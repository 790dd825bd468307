"""The web client as it was built: its files, and its one page for every other path."""

import gzip
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from boardloom.core.message import message
from boardloom.server.errors import Refusal
from boardloom.server.http.share import Share

PAGE = "index.html"
NOT_BUILT = "The web client is not built: ./play does it in a checkout, or cd web && npm ci && npm run build"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED_ALREADY = ("image/png", "font/woff2")
LASTING, FRESH = "public, max-age=31536000, immutable", "no-cache"
"""How browsers keep a file: for ever, or asking each time whether it has changed."""
HEAD_ENDS = b"</head>"
HASHED = "assets/"
"""Where names tell the content: such a file never changes."""
OTHERS = ("api", "cards", "docs", "healthz", "live", "metrics", "openapi.json")
"""First parts of paths that are no pages of the client."""


class File(NamedTuple):
    body: bytes
    packed: bytes
    """Empty where packing does not pay."""
    kind: str
    cache: str


def file_of(body: bytes, kind: str, cache: str) -> File:
    packed = b"" if kind in PACKED_ALREADY else gzip.compress(body, mtime=0)
    return File(body, packed, kind, cache)


def load(folder: Path) -> dict[str, File]:
    """Every file of the client, by its path."""
    files = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in KINDS and path.is_file():
            name = path.relative_to(folder).as_posix()
            cache = LASTING if name.startswith(HASHED) else FRESH
            files[name] = file_of(path.read_bytes(), KINDS[path.suffix], cache)
    return files


def answer(file: File, request: Request, vary: str = "Accept-Encoding") -> Response:
    """The file, packed where whoever asks can unpack it."""
    headers = {"Cache-Control": file.cache, "Vary": vary}
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


def build(folder: Path, share: Share) -> APIRouter:
    """The paths of the client: all that nobody else answers."""
    api, files = APIRouter(), load(folder)

    @api.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        parts = path.split("/")
        if path not in files and (parts[0] in OTHERS or "." in parts[-1]):
            raise Refusal("unknown", message("refusal-nothing-here"))
        file = files.get(path) or files.get(PAGE)
        if file is None:
            return PlainTextResponse(NOT_BUILT, 503)
        if file is files.get(PAGE) and HEAD_ENDS in file.body:
            tags = (await share.tags(path, request)).encode()
            told = file_of(file.body.replace(HEAD_ENDS, tags + HEAD_ENDS, 1), file.kind, file.cache)
            return answer(told, request, "Accept-Encoding, Accept-Language")
        return answer(file, request)

    return api
