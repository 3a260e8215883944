"""The names that are not dead code, though they look it, are names of the sources."""

import re
import tomllib
from fnmatch import translate
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONFIG = tomllib.loads((ROOT / "tools" / "dead_code.toml").read_text(encoding="utf-8"))["tool"]["vulture"]


def test_every_allowed_name_occurs_in_the_sources_and_is_listed_once() -> None:
    files = [file for folder in CONFIG["paths"] for file in (ROOT / folder).rglob("*.py")]
    words = {word for file in files for word in re.findall(r"\w+", file.read_text(encoding="utf-8"))}
    names: list[str] = CONFIG["ignore_names"]
    assert [name for name in names if not any(map(re.compile(translate(name)).match, words))] == []
    assert len(names) == len(set(names))
