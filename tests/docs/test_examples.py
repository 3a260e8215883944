"""Examples in the README, in the documentation and in docstrings say what the program says."""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, blocks_of

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
SOURCES = [file for file in sorted((ROOT / "src").rglob("*.py")) if ">>> " in file.read_text(encoding="utf-8")]
PARSER = doctest.DocTestParser()


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def run(examples: str, names: dict[str, object], where: str) -> None:
    test = PARSER.get_doctest(examples, names, where, where, 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=said.append)
    assert runner.failures == 0, "".join(said)


def examples_in(page: Path) -> str:
    """All Python blocks of a page, one after the other: what one defines the next may use."""
    text = page.read_text(encoding="utf-8")
    return "\n".join(block.text for block in blocks_of(text) if block.language == "python" and ">>> " in block.text)


@pytest.mark.parametrize("page", [page for page in PAGES if examples_in(page)], ids=name_of)
def test_the_examples_of_a_page(page: Path) -> None:
    run(examples_in(page), {}, name_of(page))


@pytest.mark.parametrize("file", SOURCES, ids=name_of)
def test_the_examples_in_docstrings(file: Path) -> None:
    """Read from the source, because compiled functions do not show their docstrings to doctest."""
    module = import_module(".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"))
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            if ">>> " in text:
                run(text, dict(vars(module)), f"{name_of(file)}: {getattr(node, 'name', 'module')}")


def test_the_readme_has_an_example() -> None:
    assert examples_in(ROOT / "README.md")
