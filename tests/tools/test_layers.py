"""The layers stand in the same order wherever they are named, and no folder of the package is left out."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def linted() -> list[str]:
    """What import-linter holds, from the lowest layer up."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = next(c for c in settings["tool"]["importlinter"]["contracts"] if c["type"] == "layers")
    return [layer.strip("()").removeprefix("hatalom.") for layer in reversed(contract["layers"])]


def test_contributing_tells_the_order_that_is_held() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    line = re.search(r"Layers import only those to their left: (.*?)\.", text, re.DOTALL)
    assert line is not None
    assert re.findall(r"`(\w+)`", line[1]) == linted()


def test_the_architecture_tells_the_order_that_is_held() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.partition("## Layers")[2].partition("\n## ")[0]
    named = re.findall(r"^\| `(\w+)(?:/<game>)?` \|", table, re.MULTILINE)
    assert named == linted()


def test_every_folder_is_a_layer() -> None:
    folders = {path.parent.name for path in (ROOT / "src" / "hatalom").glob("*/__init__.py")}
    assert folders == set(linted())
