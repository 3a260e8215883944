"""The client's files: any address that is not a file is a page of the client, which finds its own way."""

from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import File

from hatalom.core.errors import IllegalAction
from hatalom.server.routes.given import TheSettings
from hatalom.server.settings import Settings

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hatalom</title>
<h1>The client is not built yet</h1>
<p>The server runs. Build the browser client with <code>make web</code>, then load this page again.
The interface for scripts is described at <a href="/api/docs">/api/docs</a>.</p>
"""
UNCHANGING = "public, max-age=31536000, immutable"


@get("/", include_in_schema=False, sync_to_thread=False)
def start_page(settings: TheSettings) -> Response[str] | File:
    return _page(settings, "")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(settings: TheSettings, path: FromPath[str]) -> Response[str] | File:
    return _page(settings, path)


def _page(settings: Settings, path: str) -> Response[str] | File:
    if path.startswith("/api/"):
        raise IllegalAction("not-found", "there is no such call; see /api/docs")
    root = settings.static.resolve()
    file = _inside(root, path)
    if file is not None:
        is_unchanging = file.is_relative_to(root / "assets")
        headers = {"Cache-Control": UNCHANGING if is_unchanging else "no-cache"}
        return File(file, filename=file.name, content_disposition_type="inline", headers=headers)
    index = root / "index.html"
    if not index.is_file():
        return Response(MISSING, media_type="text/html", status_code=503)
    if "." in Path(path).name:
        raise IllegalAction("not-found", "there is no such file")
    return File(index, filename="index.html", content_disposition_type="inline", headers={"Cache-Control": "no-cache"})


def _inside(root: Path, path: str) -> Path | None:
    """The file of a path, never one outside the folder."""
    if "\0" in path:
        return None
    file = (root / path.lstrip("/")).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None


handlers = [start_page, page]
