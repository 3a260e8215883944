"""The table of rules and tests, on a small game made for it."""

from pathlib import Path

import pytest

from tools.rule_coverage import Coverage, as_json, cover, games, read_items, title

PAGE = """\
# Skirmish

## 1 Overview

1.1 Two players move soldiers. It is short.
1.2 Theme, without effect: a meadow.

## 2 Moving

- 2.1 **Step:** one region a turn. [ch. 2]
   - RULING 2.1r1: stepping is compulsory. (Ground: "moves".)
2.1a A soldier in a wood stays. See RULING 2.1r1 too.
2.1.3 RULING 2.1.3r1: a river is no border.
  - RULING R13a: counted once.

**2.2** **Rest.** A soldier may rest.

- **2.2r1** Resting is a move.

F.1 The first turn has no step.
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "docs/games/skirmish").mkdir(parents=True)
    (tmp_path / "docs/games/skirmish/rules.en.md").write_text(PAGE)
    (tmp_path / "tests/games/skirmish/rules").mkdir(parents=True)
    return tmp_path


def with_tests(root: Path, source: str, untestable: str = "") -> Coverage:
    folder = root / "tests/games/skirmish"
    (folder / "rules/test_moving.py").write_text("from tests.rules import rule\n" + source)
    (folder / "untestable.toml").write_text(untestable)
    return cover("skirmish", root)


def citing(coverage: Coverage, number: str) -> list[str]:
    return next(item.tests for item in coverage.items if item.number == number)


def test_items_are_lines_that_begin_with_a_number_and_rulings() -> None:
    numbers = [item.number for item in read_items(PAGE)]
    assert numbers == ["1.1", "1.2", "2.1", "2.1r1", "2.1a", "2.1.3", "R13a", "2.2", "2.2r1", "F.1"]


def test_an_item_that_is_a_ruling_has_two_names() -> None:
    item = next(item for item in read_items(PAGE) if item.number == "2.1.3")
    assert item.other_names == ["2.1.3r1"]
    assert item.title == "a river is no border."


def test_a_ruling_mentioned_in_passing_is_no_second_name() -> None:
    assert next(item for item in read_items(PAGE) if item.number == "2.1a").other_names == []


def test_the_title_is_the_first_sentence_without_markup() -> None:
    assert title("**Step:** one region") == "Step:"
    assert title("A [tile](#tiles) is taken. Then more.") == "A tile is taken."
    assert len(title("long " * 50)) <= 64


def test_citations_are_found_on_functions_classes_parameters_and_modules(root: Path) -> None:
    coverage = with_tests(
        root,
        """
import pytest
pytestmark = rule("1.1")

@rule("2.1", "2.1r1", "2.2", "2.2r1")
def test_step(): ...

@rule("2.1a")
class TestWood:
    @rule("2.1.3r1")
    def test_river(self): ...

@pytest.mark.parametrize("turn", [pytest.param(1, marks=rule("F.1"))])
@pytest.mark.rule("R13a")
def test_first(turn): ...
""",
        untestable='["1.2"]\nreason = "theme"',
    )
    assert coverage.holds
    file = "rules/test_moving.py"
    assert citing(coverage, "1.1") == [file]
    assert citing(coverage, "2.1") == citing(coverage, "2.1r1") == [f"{file}::test_step"]
    assert citing(coverage, "2.1a") == [f"{file}::TestWood"]
    assert citing(coverage, "2.1.3") == [f"{file}::TestWood::test_river"]
    assert citing(coverage, "F.1") == citing(coverage, "R13a") == [f"{file}::test_first"]


def test_an_uncited_item_fails(root: Path) -> None:
    coverage = with_tests(root, '@rule("1.1", "2.1", "2.1r1", "2.1a", "2.1.3", "R13a", "2.2")\ndef test_all(): ...\n')
    assert not coverage.holds
    assert [item.number for item in coverage.uncited] == ["1.2", "2.2r1", "F.1"]
    assert as_json(coverage)["uncited"] == ["1.2", "2.2r1", "F.1"]


@pytest.mark.parametrize(
    ("source", "untestable", "problem"),
    [
        ('@rule("9.9")\ndef test_x(): ...\n', "", "test_x cites 9.9"),
        ("NUMBER = '1.1'\n@rule(NUMBER)\ndef test_x(): ...\n", "", "numbers in quotes"),
        ("", '["9.9"]\nreason = "gone"', "names 9.9, which is no item"),
        ('@rule("1.1")\ndef test_x(): ...\n', '["1.1"]\nreason = "theme"', "test_x tests it"),
        ("", '"1.1" = "theme"', "needs a line reason"),
        ("", '["1.1"]\nreason = " "', "needs a line reason"),
    ],
)
def test_what_does_not_fit_is_a_problem(root: Path, source: str, untestable: str, problem: str) -> None:
    coverage = with_tests(root, source, untestable)
    assert len(coverage.problems) == 1
    assert problem in coverage.problems[0]
    assert not coverage.holds


def test_a_number_that_stands_twice_is_a_problem(root: Path) -> None:
    page = root / "docs/games/skirmish/rules.en.md"
    page.write_text(PAGE + "1.1 Again.\n")
    assert cover("skirmish", root).problems == ["rules.en.md has 1.1 twice, in lines 5 and 21"]


def test_games_are_those_with_a_rules_page(root: Path) -> None:
    (root / "docs/games/unwritten").mkdir()
    assert games(root) == ["skirmish"]
