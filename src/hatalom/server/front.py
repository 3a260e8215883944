"""The client's first page: it names the files its place will need, so that they come at once, not one by one."""

import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from hatalom import games
from hatalom.server.wire.lobby import FrontWire

SCRIPT = re.compile(r'<script type="module"[^>]* src="(?P<src>[^"]+)"')
MANIFEST = "manifest.json"
START = "src/people/Start.svelte"
HOME = "src/people/Home.svelte"
LOBBY = "src/lobby/Lobby.svelte"
TABLE = "src/table/Table.svelte"
CHRONICLE = "src/chronicle/ChroniclePage.svelte"
LESSON = "src/pages/LessonPage.svelte"
KNOWN = "known"
"""The element in which the client looks for what its page brings along."""
FONTS = tuple(
    f"{font}-normal.woff2"
    for font in (
        "alegreya-latin-500",
        "alegreya-latin-700",
        "alegreya-sans-latin-400",
        "alegreya-sans-latin-500",
        "alegreya-sans-latin-700",
    )
)
"""Every page is set in them; what comes with the page need not be set twice."""


def parts_for(path: str, game: str | None = None) -> tuple[str, ...]:
    """The parts of the client that a place begins with; `game` is the one played at a table."""
    match [part for part in path.split("/") if part]:
        case []:
            return (START, LOBBY)
        case ["play"]:
            return (LOBBY,)
        case ["tables", _]:
            return (TABLE,) if game is None else (TABLE, _of(game))
        case ["tables", _, "chronicle"]:
            return (CHRONICLE,) if game is None else (CHRONICLE, _of(game))
        case ["learn", taught, _] if taught in games.NAMES:
            return (LESSON, TABLE, _of(taught))
        case _:
            return ()


def front_page(root: Path, parts: tuple[str, ...]) -> str:
    """The built `index.html`, with links to the files of these parts."""
    return _page(root, parts, (root / "index.html").stat().st_mtime_ns)


def client_of(root: Path) -> str:
    """The script that the built page begins with: its name changes with every version.  Nothing where none is built."""
    page = root / "index.html"
    return _script(page, page.stat().st_mtime_ns) if page.is_file() else ""


def lobby_page(root: Path, known: FrontWire) -> str:
    """The lobby's page, with what it will show; names in it are other people's words, and end no script."""
    data = msgspec.json.encode(known).decode().replace("<", "\\u003c")
    script = f'    <script type="application/json" id="{KNOWN}">{data}</script>\n'
    parts = (START, HOME) if known.me.returns else parts_for("/")
    return front_page(root, parts).replace("  </head>", f"{script}  </head>")


def linked_page(root: Path, parts: tuple[str, ...], title: str, says: str, picture: str) -> str:
    """A page that says what it is to those who link to it; what it says are a game's own words."""
    tags = {"og:type": "article", "og:site_name": "Hatalom", "og:title": title, "og:description": says}
    tags |= {"og:image": picture, "og:image:width": "1200", "og:image:height": "630"}
    lines = "".join(f'    <meta property="{name}" content="{escape(text)}">\n' for name, text in tags.items())
    lines += '    <meta name="twitter:card" content="summary_large_image">\n'
    return front_page(root, parts).replace("  </head>", f"{lines}  </head>")


@lru_cache(maxsize=4)
def _script(page: Path, built: int) -> str:
    found = SCRIPT.search(page.read_text(encoding="utf-8"))
    return found["src"] if found else ""


@lru_cache(maxsize=64)
def _page(root: Path, parts: tuple[str, ...], built: int) -> str:
    page = (root / "index.html").read_text(encoding="utf-8")
    manifest = root / MANIFEST
    if not parts or not manifest.is_file():
        return page
    chunks: dict[str, Any] = msgspec.json.decode(manifest.read_bytes())
    files: dict[str, None] = {}
    for part in parts:
        _add(part, chunks, files)
    files |= dict.fromkeys(chunk["file"] for name, chunk in chunks.items() if name.endswith(FONTS))
    links = "".join(f"    {_link(file)}\n" for file in files if f'"/{file}"' not in page)
    return page.replace("  </head>", f"{links}  </head>")


def _of(game: str) -> str:
    return f"src/games/{game}/index.ts"


def _add(part: str, chunks: dict[str, Any], files: dict[str, None]) -> None:
    """A chunk with all it imports; each file once, in this order."""
    chunk = chunks.get(part)
    if chunk is None or chunk["file"] in files:
        return
    files[chunk["file"]] = None
    for more in chunk.get("css", ()):
        files[more] = None
    for more in chunk.get("imports", ()):
        _add(more, chunks, files)


KINDS = {
    ".js": 'rel="modulepreload"',
    ".css": 'rel="preload" as="style"',
    ".woff2": 'rel="preload" as="font" type="font/woff2"',
}


def _link(file: str) -> str:
    return f'<link {KINDS[Path(file).suffix]} crossorigin href="/{escape(file)}">'
