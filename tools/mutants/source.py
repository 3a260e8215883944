"""A module's text and tree side by side."""

import ast
from collections.abc import Iterator

Function = ast.FunctionDef | ast.AsyncFunctionDef
Place = tuple[str, Function, list[ast.AST]]
"""A function: its qualified name, itself, and what it lies in, outermost first."""


class Source:
    """A module's text with its tree; the tree's places are turned into places in the text."""

    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        self.tree = ast.parse(text)
        self.starts = [0]
        for line in self.bytes.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def words(self, node: ast.expr) -> str:
        """The source of an expression, in brackets where it could fall apart."""
        text = self.bytes[self.start(node) : self.end(node)].decode()
        whole = isinstance(node, (ast.Name, ast.Attribute, ast.Call, ast.Constant, ast.Subscript, ast.List))
        return text if whole else f"({text})"


def functions(tree: ast.Module) -> Iterator[Place]:
    """Every function of a module and of its classes."""
    yield from _functions(tree.body, [], [tree])


def _functions(body: list[ast.stmt], names: list[str], around: list[ast.AST]) -> Iterator[Place]:
    for node in body:
        if isinstance(node, Function):
            yield ".".join([*names, node.name]), node, around
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node.body, [*names, node.name], [*around, node])
