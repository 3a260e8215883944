"""A mutant: one change in one function, with the rule it belongs to."""

import ast
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.changes import Change, changes
from tools.mutants.source import Function, Source, functions
from tools.mutants.target import Target

NUMBERS = re.compile(r"(?:[A-Z]\.?)?[\dA-Z][\w.]*(?:(?:, ?| and |–|-)[\dA-Z][\w.]*)*(?=  )")
"""The rule numbers at the head of a docstring; two spaces part them from the words."""


@dataclass(frozen=True)
class Mutant:
    source: Path
    file: str  # as it is called in reports
    function: str  # qualified name
    rule: str  # of the nearest docstring
    change: Change
    before: str  # the changed lines, without their indentation
    after: str
    ordinal: int  # among the mutants of this function that read the same

    @property
    def key(self) -> str:
        """What it is, wherever its line has moved to."""
        words = "\0".join((self.file, self.function, self.before, self.after, str(self.ordinal)))
        return hashlib.sha256(words.encode()).hexdigest()[:16]

    def text(self) -> str:
        """The whole module, changed."""
        old = self.source.read_bytes()
        return (old[: self.change.start] + self.change.text.encode() + old[self.change.end :]).decode()


def rule_of(function: Function, around: list[ast.AST]) -> str:
    for node in (function, *reversed(around)):
        assert isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Module))
        numbers = NUMBERS.match(ast.get_docstring(node) or "")
        if numbers:
            return numbers[0]
    return "no rule named"


def changed_lines(source: Source, change: Change) -> tuple[str, str]:
    """The changed lines before and after, each as one line of text."""
    first = source.bytes.rfind(b"\n", 0, change.start) + 1
    last = source.bytes.find(b"\n", change.end)
    last = len(source.bytes) if last < 0 else last
    head, tail = source.bytes[first : change.start].decode(), source.bytes[change.end : last].decode()
    old = source.bytes[first:last].decode()
    return " ".join(old.split()), " ".join((head + change.text + tail).split())


def mutants_of(source: Path, name: str) -> list[Mutant]:
    read = Source(source.read_text(encoding="utf-8"))
    found: list[Mutant] = []
    for function, node, around in functions(read.tree):
        seen: dict[tuple[str, str], int] = {}
        for change in changes(read, node):
            before, after = changed_lines(read, change)
            ordinal = seen.get((before, after), 0)
            seen[before, after] = ordinal + 1
            found.append(Mutant(source, name, function, rule_of(node, around), change, before, after, ordinal))
    return found


def all_mutants(target: Target) -> list[Mutant]:
    return [mutant for source in target.sources for mutant in mutants_of(source, target.short(source))]


def sample(mutants: list[Mutant], size: int, seed: int) -> list[Mutant]:
    """As many as wanted, the same for the same seed; an edit elsewhere leaves the choice as it is."""

    def lot(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed} {mutant.key}".encode()).digest()

    chosen = sorted(mutants, key=lot)[:size]
    return sorted(chosen, key=lambda mutant: (mutant.file, mutant.change.start, mutant.change.text))
