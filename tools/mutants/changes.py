"""The small changes that are tried on a function's source.

A change replaces a stretch of source text. Left alone, because a changed one proves nothing about a rule:

* docstrings, type annotations, default values and decorators: no rule is decided there;
* strings: the keys of messages, which the tests of the texts check;
* `__repr__` and `__str__`: they are for people who debug;
* `assert`, and `raise BrokenRule` or `AssertionError` with the condition around it: they say that something is
  impossible;
* what is raised and its words (whether it is raised is changed);
* `self.name = name` in `__init__`: without it nothing runs at all, so every test would notice;
* tables and constants outside functions: numbers of the book are in the content files, the others name states.
"""

import ast
import re
from dataclasses import dataclass

from tools.mutants.source import Function, Source

UNTOUCHED_FUNCTIONS = ("__repr__", "__str__")

COMPARED = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "in": "not in", "not in": "in", "is": "is not", "is not": "is",
}  # fmt: skip
COUNTED = {
    "+": "-", "-": "+", "*": "+", "//": "*", "/": "*", "%": "+", "<<": ">>", ">>": "<<", "&": "|", "|": "&", "^": "|",
}  # fmt: skip
SIGNS: dict[type[ast.AST], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
    ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not",
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Div: "/", ast.Mod: "%",
    ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
}  # fmt: skip
OPPOSITE_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SIDES = re.compile(
    r"(^|_)(seat|power|side|owner|player|other|attacker|defender|winner|loser|victor|enemy|rival|own|giver|taker)$"
)
"""Names of people at the table: two of them side by side are easily given in the wrong order."""


@dataclass(frozen=True)
class Change:
    kind: str
    line: int  # the line that a test must reach
    start: int  # of the replaced text, in bytes of the source
    end: int
    text: str


def changes(source: Source, function: Function) -> list[Change]:
    """All changes to one function, in the order of the text."""
    if function.name in UNTOUCHED_FUNCTIONS:
        return []
    finder = _Finder(source, function)
    finder.block(function.body, is_function=True)
    found = {(change.start, change.end, change.text): change for change in finder.found}
    return sorted(found.values(), key=lambda change: (change.start, change.end, change.text))


def says_impossible(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Assert):
        return True
    if isinstance(statement, ast.If):
        return len(statement.body) == 1 and not statement.orelse and says_impossible(statement.body[0])
    if isinstance(statement, ast.Raise):
        raised = statement.exc.func if isinstance(statement.exc, ast.Call) else statement.exc
        return isinstance(raised, ast.Name) and raised.id in ("BrokenRule", "AssertionError")
    return False


class _Finder:
    def __init__(self, source: Source, function: Function) -> None:
        self.source = source
        self.function = function
        self.found: list[Change] = []
        self.assigned: set[str] = {argument.arg for argument in function.args.args}

    def add(self, kind: str, node: ast.expr | ast.stmt, text: str, line: int | None = None) -> None:
        self.found.append(Change(kind, line or node.lineno, self.source.start(node), self.source.end(node), text))

    # Statements

    def block(self, body: list[ast.stmt], is_function: bool = False) -> None:
        for number, statement in enumerate(body):
            is_last = is_function and number == len(body) - 1
            if not says_impossible(statement):
                self.statement(statement, is_last)

    def statement(self, node: ast.stmt, is_last: bool) -> None:
        match node:
            case ast.Expr():
                self.expression_statement(node)
            case ast.Assign() | ast.AugAssign() | ast.AnnAssign():
                self.assignment(node)
            case ast.Return():
                self.returning(node, is_last)
            case ast.Continue():
                self.add("continue", node, "break")
                self.add("dropped", node, "pass")
            case ast.Break():
                self.add("break", node, "continue")
                self.add("dropped", node, "pass")
            case ast.Raise():
                self.add("dropped", node, "pass")
            case ast.If() | ast.While():
                self.condition(node.test)
                self.block(node.body)
                self.block(node.orelse)
            case ast.For() | ast.AsyncFor():
                self.expression(node.iter)
                self.remember(node.target)
                self.block(node.body)
                self.block(node.orelse)
            case ast.With() | ast.AsyncWith():
                for item in node.items:
                    self.expression(item.context_expr)
                self.block(node.body)
            case ast.Try():
                for part in (node.body, *(handler.body for handler in node.handlers), node.orelse, node.finalbody):
                    self.block(part)
            case ast.Match():
                self.expression(node.subject)
                for way in node.cases:
                    self.block(way.body)
            case ast.Delete():
                self.add("dropped", node, "pass")
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.block(node.body)

    def expression_statement(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring, or dots
        if isinstance(node.value, ast.Call):
            self.add("dropped", node, "pass")
        self.expression(node.value)

    def assignment(self, node: ast.Assign | ast.AugAssign | ast.AnnAssign) -> None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        value = node.value
        if value is None:
            return
        if self.function.name == "__init__" and isinstance(value, ast.Name) and isinstance(targets[0], ast.Attribute):
            return
        known = all(self.is_known(target) for target in targets)
        if isinstance(node, ast.AugAssign) or (known and self.function.name != "__init__"):
            self.add("dropped", node, "pass")
        if isinstance(node, ast.AugAssign):
            self.operator(node, node.target, node.op, value, "=")
        self.expression(value)
        for target in targets:
            self.remember(target)

    def is_known(self, target: ast.expr) -> bool:
        """Whether the target has a value already: dropping its first assignment stops every test."""
        if isinstance(target, ast.Tuple):
            return all(self.is_known(part) for part in target.elts)
        return target.id in self.assigned if isinstance(target, ast.Name) else True

    def remember(self, target: ast.expr) -> None:
        self.assigned |= {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}

    def returning(self, node: ast.Return, is_last: bool) -> None:
        if not is_last:
            self.add("early return", node, "pass")
        value = node.value
        if value is None:
            return
        kind = ast.unparse(self.function.returns) if self.function.returns else ""
        text = self.source.words(value)
        if kind == "bool" and not isinstance(value, (ast.Constant, ast.UnaryOp)) and not is_equality(value):
            self.add("return", value, f"not {text}")
        elif kind in ("int", "float") and not isinstance(value, ast.Constant):
            self.add("return", value, f"{text} + 1")
        elif kind.startswith("list[") and not isinstance(value, ast.List):
            self.add("return", value, "[]")
        elif kind.endswith("| None") and not isinstance(value, ast.Constant):
            self.add("return", value, "None")
        self.expression(value)

    # Expressions

    def condition(self, test: ast.expr) -> None:
        if not is_equality(test) and not is_not(test):
            self.add("condition", test, f"not {self.source.words(test)}")
        self.expression(test)

    def expression(self, node: ast.expr) -> None:
        match node:
            case ast.Lambda():
                self.expression(node.body)
                return
            case ast.Compare():
                left = node.left
                for operation, right in zip(node.ops, node.comparators, strict=True):
                    self.operator(node, left, operation, right)
                    left = right
            case ast.BoolOp():
                self.boolean(node)
            case ast.BinOp():
                self.operator(node, node.left, node.op, node.right)
            case ast.UnaryOp(op=ast.Not()):
                self.add("not", node, self.source.words(node.operand))
            case ast.UnaryOp(op=ast.USub()) if not isinstance(node.operand, ast.Constant):
                self.add("sign", node, self.source.words(node.operand))
            case ast.IfExp():
                self.condition(node.test)
                self.expression(node.body)
                self.expression(node.orelse)
                return
            case ast.Constant():
                self.constant(node)
            case ast.Call():
                self.call(node)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.expression(child)
            elif isinstance(child, ast.keyword):
                self.expression(child.value)
            elif isinstance(child, ast.comprehension):
                self.expression(child.iter)
                for test in child.ifs:
                    self.condition(test)

    def operator(
        self, node: ast.expr | ast.stmt, left: ast.expr, operation: ast.AST, right: ast.expr, tail: str = ""
    ) -> None:
        """Replace the sign between two operands where it stands."""
        sign = SIGNS.get(type(operation))
        other = COMPARED.get(sign or "") or COUNTED.get(sign or "")
        if sign is None or other is None:
            return
        start = self.source.end(left)
        between = self.source.bytes[start : self.source.start(right)].decode()
        pattern = r"\s+".join(re.escape(word) for word in sign.split()) + re.escape(tail)
        place = re.search(pattern if sign[0] not in "in" else rf"\b{pattern}\b", between)
        if place is not None:
            first = start + len(between[: place.start()].encode())
            kind = "comparison" if sign in COMPARED else "arithmetic"
            self.found.append(Change(kind, left.lineno, first, first + len(place[0].encode()), other + tail))

    def boolean(self, node: ast.BoolOp) -> None:
        word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        parts = [self.source.words(value) for value in node.values]
        self.add("boolean", node, f"({f' {other} '.join(parts)})")
        for left_out in range(len(parts)):
            rest = parts[:left_out] + parts[left_out + 1 :]
            text = rest[0] if len(rest) == 1 else f"({f' {word} '.join(rest)})"
            self.add("clause", node, text, node.values[left_out].lineno)

    def constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add("constant", node, str(not node.value))
        elif isinstance(node.value, int):
            self.add("constant", node, str(node.value + 1))
            self.add("constant", node, str(node.value - 1) if node.value else "(-1)")

    def call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in OPPOSITE_CALLS:
            self.add("call", node.func, OPPOSITE_CALLS[node.func.id])
        for first, second in zip(node.args, node.args[1:], strict=False):
            if is_side(first) and is_side(second):
                start, end = self.source.start(first), self.source.end(second)
                between = self.source.bytes[self.source.end(first) : self.source.start(second)].decode()
                swapped = self.source.words(second) + between + self.source.words(first)
                self.found.append(Change("swapped", first.lineno, start, end, swapped))


def is_side(node: ast.expr) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return SIDES.search(name) is not None


def is_not(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def is_equality(node: ast.expr) -> bool:
    """Whether changing the comparison itself already turns the condition round."""
    turned = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
    return isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], turned)
