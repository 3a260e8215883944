"""What was measured, in bench/results.md: a chapter for each subject, each written by its own bench."""

import platform
import re
from datetime import date
from pathlib import Path

RESULTS = Path(__file__).with_name("results.md")


def here() -> str:
    """When and where something was measured."""
    return f"{date.today():%-d %B %Y}, Python {platform.python_version()}, {platform.system()} {platform.machine()}."


def put(title: str, lines: list[str]) -> str:
    """Writes a chapter anew and leaves the others; returns its text."""
    chapter = "\n".join([f"# {title}", "", *lines]) + "\n"
    old = RESULTS.read_text(encoding="utf-8") if RESULTS.is_file() else ""
    chapters = [one.strip() + "\n" for one in re.split(r"(?m)^(?=# )", old) if one.strip()]
    titles = [one.split("\n", maxsplit=1)[0] for one in chapters]
    if f"# {title}" in titles:
        chapters[titles.index(f"# {title}")] = chapter
    else:
        chapters.append(chapter)
    RESULTS.write_text("\n".join(chapters), encoding="utf-8")
    return chapter
