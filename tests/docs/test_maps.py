"""The maps for newcomers name every file of their folder."""

import ast
import re
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

SOURCE = ROOT / "src" / "hatalom"
CORE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def files_of(folder: Path) -> set[str]:
    return {file.name for file in folder.glob("*.py")} - {"__init__.py"}


@pytest.mark.parametrize("folder", ["table", "server/routes"])
def test_the_docstring_of_a_folder_names_its_files(folder: str) -> None:
    about = ast.get_docstring(ast.parse((SOURCE / folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    assert set(re.findall(r"\w+\.py", about)) == files_of(SOURCE / folder)


def test_the_page_on_architecture_names_the_files_of_the_core() -> None:
    assert set(re.findall(r"`core/(\w+\.py)`", CORE)) == files_of(SOURCE / "core")
