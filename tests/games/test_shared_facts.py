"""What the copies of a position share is never changed in place: only what `_copy_from` copies may be."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatalom import games

PACKAGES = Path(games.__file__).parent
CHANGING = {"append", "extend", "insert", "remove", "pop", "clear", "sort"}
NEW = {"__init__", "_set_up"}
"""There the facts are made; nobody shares them yet."""
NEW_IN = {"game.py", "notation.py", "hidden.py"}
"""These rooms make positions; what they fill in bit by bit they have made before."""


def trees(game: str) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted((PACKAGES / game).rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def shared_facts(game: str) -> tuple[set[str], set[Path]]:
    """The facts that copies share, and the files of the position."""
    found, files = set(), set()
    for file, tree in trees(game):
        for function in functions(tree):
            if function.name == "_copy_from":
                files.add(file)
                found |= {
                    line.targets[0].attr
                    for line in function.body
                    if isinstance(line, ast.Assign)
                    and isinstance(line.targets[0], ast.Attribute)
                    and isinstance(line.value, ast.Attribute)
                }
    return found, files


def changed_in_place(node: ast.AST) -> ast.expr | None:
    """What a line changes without replacing it."""
    if isinstance(node, ast.Assign | ast.Delete):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        return node.func.value
    else:
        return None
    return next((target.value for target in targets if isinstance(target, ast.Subscript)), None)


def whole(expression: ast.expr) -> ast.expr:
    """`pos.subsidy` of `pos.subsidy[giver]`."""
    while isinstance(expression, ast.Subscript):
        expression = expression.value
    return expression


@pytest.mark.parametrize("game", games.NAMES)
def test_what_copies_share_is_only_replaced(game: str) -> None:
    shared, files = shared_facts(game)
    assert shared
    wrong = []
    for file, tree in trees(game):
        positions = {"pos", "self"} if file in files or file.name == "position.py" else {"pos"}
        for function in functions(tree):
            if function.name in NEW or file.name in NEW_IN:
                continue
            for node in ast.walk(function):
                changed = changed_in_place(node)
                fact = whole(changed) if changed is not None else None
                if isinstance(fact, ast.Attribute) and isinstance(fact.value, ast.Name):
                    if fact.value.id in positions and fact.attr in shared:
                        wrong.append(f"{file.name}:{fact.lineno} {fact.value.id}.{fact.attr}")
    assert not wrong, f"copies share these facts, so they may only be replaced (core.shared): {wrong}"
