"""Which tests prove which rule: a table per game of all rule items and rulings and the tests that cite them.

Items are read from `docs/games/GAME/rules.en.md`: a line that begins with a number (`8.4 …`, `9.3a …`,
`11.1.4 …`, `F.1 …`, bold or in a list too) is an item; `8.4r1 …`, `R13a …` or `RULING 8.4r1: …` is a ruling.
A line `4.9 RULING 4.9r1: …` or `4.9 (R13) …` is one item with two names. Tests cite them with `@rule("8.4")`. What no
test can show stands in `tests/games/GAME/untestable.toml`, a table for each item with its `reason`.
"""

import ast
import json
import re
import tomllib
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
NUMBER = r"(?P<number>(?:\d+|[A-Z])(?:\.\d+)+[a-z]?(?:r\d+)?|R\d+[a-z]?)"
RULING = re.compile(rf"(?:RULING |\((?=R)){NUMBER}\b[):\s]*")
ITEM = re.compile(rf"\s*(?:[-*] )?(?:\*\*)?{NUMBER}(?:\*\*)?[.:]? (?P<text>.*)")
TITLE_LENGTH = 64


@dataclass
class Item:
    number: str
    title: str
    line: int
    other_names: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    untestable: str | None = None


@dataclass
class Coverage:
    game: str
    items: list[Item]
    problems: list[str]

    @property
    def uncited(self) -> list[Item]:
        return [item for item in self.items if not item.tests and item.untestable is None]

    @property
    def holds(self) -> bool:
        return not self.uncited and not self.problems


def title(text: str) -> str:
    """The first sentence without its markup, short enough for a table."""
    plain = re.sub(r"[*_`]|\[([^\]]*)\](?:\([^)]*\))?", lambda match: match[1] or "", text).strip()
    sentence = re.split(r"(?<=[.:;]) ", plain, maxsplit=1)[0]
    return sentence if len(sentence) <= TITLE_LENGTH else sentence[: TITLE_LENGTH - 1].rstrip() + "…"


def read_items(page: str) -> list[Item]:
    items: list[Item] = []
    for line_number, line in enumerate(page.splitlines(), start=1):
        item = ITEM.match(line)
        text = item["text"] if item else line.lstrip(" -*")
        ruling = RULING.match(text)
        names = [match["number"] for match in (item, ruling) if match]
        if names:
            shown = text[ruling.end() :] if ruling else text
            items.append(Item(names[0], title(shown), line_number, names[1:]))
    return items


class Citations(ast.NodeVisitor):
    """All `rule("…")` calls of one test file, with the test that holds them."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.inside: list[str] = []
        self.found: list[tuple[str, str]] = []  # rule number, test
        self.problems: list[str] = []

    def visit_definition(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = visit_definition  # noqa: N815

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
        if name == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    self.found.append((argument.value, "::".join([self.file, *self.inside])))
                else:
                    self.problems.append(f"{self.file}:{node.lineno}: rule(…) takes numbers in quotes only")
        self.generic_visit(node)


def add_citations(items: dict[str, Item], tests: Path) -> list[str]:
    problems: list[str] = []
    for file in sorted(tests.rglob("*.py")):
        citations = Citations(file.relative_to(tests).as_posix())
        citations.visit(ast.parse(file.read_text(encoding="utf-8"), str(file)))
        problems += citations.problems
        for number, test in citations.found:
            if number not in items:
                problems.append(f"{test} cites {number}, which is no item of the rules page")
            elif test not in items[number].tests:
                items[number].tests.append(test)
    return problems


def add_untestable(items: dict[str, Item], file: Path) -> list[str]:
    problems: list[str] = []
    entries = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for number, entry in entries.items():
        reason = entry.get("reason") if isinstance(entry, dict) else None
        if number not in items:
            problems.append(f"{file.name} names {number}, which is no item of the rules page")
        elif items[number].tests:
            problems.append(f"{file.name} names {number}, but {items[number].tests[0]} tests it: take it out")
        elif not isinstance(reason, str) or not reason.strip():
            problems.append(f'{file.name}: ["{number}"] needs a line reason = "…"')
        else:
            items[number].untestable = reason
    return problems


def cover(game: str, root: Path = ROOT) -> Coverage:
    """Bring the rules page, the tests and the list of untestable items of one game together."""
    items = read_items((root / "docs/games" / game / "rules.en.md").read_text(encoding="utf-8"))
    by_name: dict[str, Item] = {}
    problems: list[str] = []
    for item in items:
        for name in (item.number, *item.other_names):
            if name in by_name:
                lines = f"{by_name[name].line} and {item.line}"
                problems.append(f"rules.en.md has {name} twice, in lines {lines}")
            by_name[name] = item
    tests = root / "tests/games" / game
    problems += add_citations(by_name, tests)
    problems += add_untestable(by_name, tests / "untestable.toml")
    return Coverage(game, items, problems)


def games(root: Path = ROOT) -> list[str]:
    return sorted(page.parent.name for page in (root / "docs/games").glob("*/rules.en.md"))


def print_table(coverage: Coverage, console: Console) -> None:
    table = Table("item", "rule", "tests", title=coverage.game, title_justify="left")
    for item in coverage.items:
        if item.tests:
            proof = escape("\n".join(item.tests))
        elif item.untestable:
            proof = f"[dim]untestable: {escape(item.untestable)}[/dim]"
        else:
            proof = "[red]no test[/red]"
        table.add_row(" ".join([item.number, *item.other_names]), escape(item.title), proof)
    console.print(table)
    untestable = sum(item.untestable is not None for item in coverage.items)
    cited = len(coverage.items) - untestable - len(coverage.uncited)
    console.print(f"{coverage.game}: {len(coverage.items)} items, {cited} cited, {untestable} untestable")
    if coverage.uncited:
        console.print("[red]uncited:[/red]", " ".join(item.number for item in coverage.uncited))
    for problem in coverage.problems:
        console.print(f"[red]problem:[/red] {escape(problem)}")


def as_json(coverage: Coverage) -> dict[str, object]:
    return {
        "game": coverage.game,
        "items": [asdict(item) for item in coverage.items],
        "uncited": [item.number for item in coverage.uncited],
        "problems": coverage.problems,
    }


def main(
    only: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="Only these games.")] = None,
    json_: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Print every rule item and the tests that cite it; exit code 1 if a testable one is cited by none."""
    unknown = sorted(set(only or ()) - set(games()))
    if unknown:
        raise typer.BadParameter(f"no rules page for {', '.join(unknown)}; there is one for {', '.join(games())}")
    coverages = [cover(game) for game in only or games()]
    if json_:
        print(json.dumps([as_json(coverage) for coverage in coverages], indent=1, ensure_ascii=False))
    else:
        console = Console()
        for coverage in coverages:
            print_table(coverage, console)
    if not all(coverage.holds for coverage in coverages):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
