"""One mutant against the tests that reach it, in a forked process that forgets everything afterwards."""

import json
import os
import resource
import signal
import sys
import types
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NoReturn

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.mutant import Mutant

KILLED = "killed"
SURVIVED = "survived"
UNREACHED = "unreached"  # no test comes to the line
HUNG = "hung"  # a test ran far longer than without the change: that is noticed too
INVALID = "invalid"  # the change does not compile: no mutant at all

MEMORY = 4 << 30
"""A mutant may fill lists for ever; at this many bytes it fails."""

PATIENCE = 4.0
"""A test may take this many seconds of the processor and this many times as long as without the change."""


@dataclass(frozen=True)
class Test:
    item: pytest.Item
    seconds: float


def code_of(module: types.CodeType, qualified: str) -> types.CodeType:
    """A function's code inside a compiled module."""
    waiting = [module]
    while waiting:
        code = waiting.pop()
        if code.co_qualname == qualified:
            return code
        waiting += [constant for constant in code.co_consts if isinstance(constant, types.CodeType)]
    raise LookupError(qualified)


def function_of(source: Path, qualified: str) -> types.FunctionType:
    """The living function of a source, found in the module that was imported from it."""
    found: object = next(module for module in sys.modules.values() if getattr(module, "__file__", None) == str(source))
    for name in qualified.split("."):
        found = vars(found)[name]
    while not isinstance(found, types.FunctionType) or hasattr(found, "__wrapped__"):
        if isinstance(found, (staticmethod, classmethod)):
            found = found.__func__
        elif isinstance(found, property):
            found = found.fget
        elif isinstance(found, cached_property):
            found = found.func
        else:
            found = found.__wrapped__  # type: ignore[attr-defined]
    return found


def put_in(mutant: Mutant) -> bool:
    """Give the function its changed code; False if that makes no valid function."""
    try:
        module = compile(mutant.text(), str(mutant.source), "exec", dont_inherit=True)
        function_of(mutant.source, mutant.function).__code__ = code_of(module, mutant.function)
    except (SyntaxError, ValueError, LookupError):
        return False
    return True


def try_mutant(mutant: Mutant, tests: list[Test], answer: int) -> NoReturn:
    """The forked process: writes how it ended into the pipe `answer` and goes."""
    try:
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        if sys.platform == "linux":
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.write(answer, json.dumps(outcome(mutant, tests)).encode())
    finally:
        os._exit(0)


def outcome(mutant: Mutant, tests: list[Test]) -> list[str]:
    if not put_in(mutant):
        return [INVALID, ""]
    for number, test in enumerate(tests):
        following = tests[number + 1].item if number + 1 < len(tests) else None
        signal.setitimer(signal.ITIMER_PROF, PATIENCE + PATIENCE * test.seconds)  # its signal ends the process
        if any(report.failed for report in runtestprotocol(test.item, log=False, nextitem=following)):
            return [KILLED, test.item.nodeid]
    return [SURVIVED, ""]
