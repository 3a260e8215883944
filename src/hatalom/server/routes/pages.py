"""The client's files: any address that is not a file is a page of the client, which finds its own way."""

import re
from collections.abc import Callable
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated
from urllib.parse import quote

from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from litestar.response import File

from hatalom.core.errors import IllegalAction
from hatalom.server import library
from hatalom.server.asked import Asked
from hatalom.server.front import front_page, linked_page, lobby_page, parts_for
from hatalom.server.ids import TableId
from hatalom.server.routes.given import TheCards, TheLobby, ThePerson, TheSettings, TheStore
from hatalom.server.routes.people import me_of
from hatalom.server.settings import Settings
from hatalom.server.wire.lobby import FrontWire

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hatalom</title>
<h1>The client is not built yet</h1>
<p>The server runs. Build the browser client with <code>make web</code>, then load this page again.
The interface for scripts is described at <a href="/api/docs">/api/docs</a>.</p>
"""
FILE = re.compile(r"\.[a-z]\w*$", re.IGNORECASE)
"""What ends like a file is none of the client's pages; a rule's number (11.5) is."""
InLanguage = Annotated[str, QueryParameter(name="lang", max_length=2)]
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""How built files are packed, the smallest first, and what their names end with."""
UNCHANGING = "public, max-age=31536000, immutable"
UNCERTAIN = "no-cache"
PERSONAL = "private, no-cache"


@get("/", include_in_schema=False)
async def start_page(
    request: Asked, settings: TheSettings, store: TheStore, lobby: TheLobby, person: ThePerson
) -> Response[str]:
    me = await me_of(request, settings, store, person)
    known = FrontWire(library.all_games(), me, await lobby.tables(person, "mine"))
    return _page(settings, lambda root: lobby_page(root, known), PERSONAL)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Asked, settings: TheSettings, name: FromPath[str]) -> Response[bytes]:
    """A file whose name changes with its content: it may be kept for ever, and was packed when the client was built."""
    file = _inside(settings.static.resolve(), f"assets/{name}")
    if file is None:
        raise IllegalAction("not-found", "there is no such file")
    headers = {"Cache-Control": UNCHANGING, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    content = file
    for encoding, ending in PACKED:
        packed = file.with_name(file.name + ending)
        if encoding in accepted and packed.is_file():
            headers["Content-Encoding"] = encoding
            content = packed
            break
    return Response(
        content.read_bytes(), media_type=guess_type(file.name)[0] or "application/octet-stream", headers=headers
    )


@get("/{path:path}", include_in_schema=False)
async def page(
    request: Asked, settings: TheSettings, store: TheStore, cards: TheCards, path: FromPath[str], lang: InLanguage = ""
) -> Response[str] | File:
    if path.startswith("/api/"):
        raise IllegalAction("not-found", "there is no such call; see /api/docs")
    file = _inside(settings.static.resolve(), path)
    if file is not None:
        headers = {"Cache-Control": UNCERTAIN}
        return File(file, filename=file.name, content_disposition_type="inline", headers=headers)
    if FILE.search(path):
        raise IllegalAction("not-found", "there is no such file")
    record = await store.tables.record(TableId(path.split("/")[2])) if path.startswith("/tables/") else None
    parts = parts_for(path, None if record is None else record.game)
    is_chronicle = record is not None and path.rstrip("/").endswith("/chronicle")
    link = await cards.link(record.id, lang) if record is not None and is_chronicle else None
    if record is None or link is None:
        return _page(settings, lambda root: front_page(root, parts))
    picture = f"{request.base_url}api/tables/{record.id}/card.png" + (f"?lang={quote(lang)}" if lang else "")
    return _page(settings, lambda root: linked_page(root, parts, link.title, link.says, picture))


def _page(settings: Settings, page_of: Callable[[Path], str], cache: str = UNCERTAIN) -> Response[str]:
    root = settings.static.resolve()
    if not (root / "index.html").is_file():
        return Response(MISSING, media_type="text/html", status_code=503)
    return Response(page_of(root), media_type="text/html", headers={"Cache-Control": cache})


def _inside(root: Path, path: str) -> Path | None:
    """The file of a path, never one outside the folder; no file has a name that the file system cannot hold."""
    try:
        file = (root / path.lstrip("/")).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None


handlers = [start_page, asset, page]
