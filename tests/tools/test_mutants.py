"""The mutation tester on a toy rule with a good test and a poor one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatalom.core import content, notation
from tools.mutants.changes import changes
from tools.mutants.equivalent import draft, read
from tools.mutants.mutant import Mutant, mutants_of, sample
from tools.mutants.source import Source, functions
from tools.mutants.trial import function_of

TOLL = '''"""4  Tolls."""


class Toll:
    """4.2, 4.2r1  Crossing costs money."""

    def __init__(self, price: int) -> None:
        self.price = price

    def __repr__(self) -> str:
        return f"Toll({self.price + 1})"

    def pay(self, purse: int) -> int:
        """4.3  Who cannot pay keeps the purse."""
        if purse < self.price:
            return purse
        return purse - self.price

    def is_free(self) -> bool:
        return self.price == 0


def longest(walks: list[int]) -> int:
    best = 0
    while len(walks) > 0:
        walk = walks[-1]
        walks.pop()
        if best < walk:
            best = walk
    return best
'''

TESTS = """from toy.toll import Toll, longest


def test_4_3_a_toll_is_paid():
    assert Toll(3).pay(5) == 2
    assert Toll(3).pay(2) == 2


def test_4_2_a_toll_is_perhaps_free():
    Toll(3).is_free()


def test_4_the_longest_walk():
    assert longest([2, 5, 3]) == 5
"""

BETTER_TESTS = """from toy.toll import Toll, longest


def test_4_3_a_toll_is_paid():
    assert Toll(3).pay(5) == 2
    assert Toll(3).pay(3) == 0
    assert Toll(3).pay(2) == 2


def test_4_2_a_toll_is_perhaps_free():
    assert Toll(0).is_free()
    assert not Toll(1).is_free()


def test_4_the_longest_walk():
    assert longest([2, 5, 3]) == longest([5, 2, 3]) == 5
    assert longest([]) == 0
"""


@pytest.fixture
def toll(tmp_path: Path) -> Path:
    file = tmp_path / "src" / "toy" / "toll.py"
    file.parent.mkdir(parents=True)
    file.write_text(TOLL)
    (file.parent / "__init__.py").write_text("")
    tests = tmp_path / "tests" / "test_toll.py"
    tests.parent.mkdir()
    tests.write_text(TESTS)
    return file


def changed(code: str) -> set[tuple[str, str]]:
    """The kinds of change, each with the last line of the function as it then reads."""
    source = Source(code)
    (_, function, _), *_ = functions(source.tree)
    found: set[tuple[str, str]] = set()
    for change in changes(source, function):
        text = (source.bytes[: change.start] + change.text.encode() + source.bytes[change.end :]).decode()
        found.add((change.kind, text.splitlines()[-1].strip()))
    return found


@pytest.mark.parametrize(
    ("line", "kind", "mutants"),
    [
        ("return a <= b", "comparison", ["return a < b"]),
        ("return a not in b", "comparison", ["return a in b"]),
        (
            "return a and b < c and d",
            "clause",
            ["return ((b < c) and d)", "return (a and d)", "return (a and (b < c))"],
        ),
        ("return a or b", "boolean", ["return (a and b)"]),
        ("x = y = a // 2", "arithmetic", ["x = y = a * 2"]),
        ("a += b", "arithmetic", ["a -= b"]),
        ("return [a, 4, True]", "constant", ["return [a, 5, True]", "return [a, 3, True]", "return [a, 4, False]"]),
        ("return not a", "not", ["return a"]),
        ("return a if b else c", "condition", ["return a if not b else c"]),
        ("return max(a, b)", "call", ["return min(a, b)"]),
        ("return f(attacker, a.defender, 'key')", "swapped", ["return f(a.defender, attacker, 'key')"]),
        ("a.b = c", "dropped", ["pass"]),
        ("first = a", "dropped", []),
        ("assert a > 1", "comparison", []),
        ("'words'", "dropped", []),
    ],
)
def test_each_kind_of_change(line: str, kind: str, mutants: list[str]) -> None:
    found = changed(f"def f(a, b, c, d, attacker):\n    {line}\n")
    assert {text for found_kind, text in found if found_kind == kind} == set(mutants)


def test_a_return_is_changed_by_its_type() -> None:
    assert ("return", "return []") in changed("def f(a) -> list[int]:\n    return a.b\n")
    assert ("return", "return None") in changed("def f(a) -> Refusal | None:\n    return a.b\n")
    assert ("return", "return not a.b") in changed("def f(a) -> bool:\n    return a.b\n")


def test_early_returns_and_the_ways_out_of_loops_are_removed() -> None:
    loop = "def f(a):\n    for b in a:\n        if b:\n            continue\n        return\n"
    kinds = [kind for kind, _ in changed(loop)]
    assert sorted(kinds) == ["condition", "continue", "dropped", "early return"]


def test_what_says_impossible_is_left_alone() -> None:
    for error in ("BrokenRule", "AssertionError"):
        assert changed(f"def f(a):\n    if a < 1:\n        raise {error}('4.1')\n") == set()
    assert len(changed("def f(a):\n    if a < 1:\n        raise IllegalAction('4.1')\n")) > 1


def test_mutants_know_their_rule_and_leave_debugging_alone(toll: Path) -> None:
    rules = {mutant.function: mutant.rule for mutant in mutants_of(toll, "toll.py")}
    assert rules == {"Toll.pay": "4.3", "Toll.is_free": "4.2, 4.2r1", "longest": "4"}


def test_a_function_behind_a_decorator_is_found() -> None:
    """What is changed is the function itself, never what a decorator made of it."""
    assert notation.__file__ is not None
    assert content.__file__ is not None
    assert function_of(Path(notation.__file__), "reading_line").__code__.co_varnames[:2] == ("number", "words")
    assert function_of(Path(content.__file__), "_read").__code__.co_name == "_read"


def test_the_sample_is_fixed_by_its_seed_and_by_nothing_else(toll: Path) -> None:
    before = sample(mutants_of(toll, "toll.py"), 8, seed=3)
    assert before == sample(mutants_of(toll, "toll.py"), 8, seed=3)
    assert before != sample(mutants_of(toll, "toll.py"), 8, seed=4)
    toll.write_text(TOLL.replace('"""4  Tolls."""', '"""4  Tolls."""\n\nBRIDGES = 3'))
    moved = sample(mutants_of(toll, "toll.py"), 8, seed=3)
    assert {mutant.key for mutant in moved} == {mutant.key for mutant in before}


def test_the_list_of_equivalents_needs_reasons(tmp_path: Path, toll: Path) -> None:
    mutant = mutants_of(toll, "toll.py")[0]
    file = tmp_path / "equivalent_mutants.toml"
    file.write_text(draft([mutant]))
    with pytest.raises(SystemExit, match="reason"):
        read(file)
    file.write_text(draft([mutant]).replace('reason = ""', 'reason = "It is the same."'))
    (entry,) = read(file)
    assert entry.is_about(mutant)


RUN = """
from pathlib import Path
import pytest
from tools.mutants import trial
from tools.mutants.campaign import Campaign, pytest_arguments
from tools.mutants.equivalent import read
from tools.mutants.mutant import all_mutants
from tools.mutants.report import report
from tools.mutants.target import Target
trial.PATIENCE = 0.5
root = Path.cwd()
target = Target("toy", (root / "src/toy/toll.py",), (root / "tests",), root / "equivalent.toml", 95, (), root)
every = all_mutants(target)
campaign = Campaign(target, every, 2, root)
pytest.main(pytest_arguments(target), plugins=[campaign])
print(*report(target, 1, every, every, campaign.results, read(target.equivalents)).lines(), sep="\\n")
"""


def run_toy(root: Path) -> list[str]:
    """In a process of its own, because pytest does not run inside pytest."""
    here = Path(__file__).resolve().parents[2]
    paths = os.pathsep.join(map(str, (root / "src", here, here / "src")))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, "-c", RUN], cwd=root, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_a_poor_test_lets_mutants_live_and_a_better_one_notices(tmp_path: Path, toll: Path) -> None:
    lines = run_toy(tmp_path)
    assert "rule 4.2, 4.2r1" in lines
    assert "    + return self.price != 0" in lines  # is_free is called, but nothing is said about it
    assert "    + return purse + self.price" not in lines
    assert ", 1 hung, " in lines[-1]  # nothing is popped: the loop never ends

    (tmp_path / "tests" / "test_toll.py").write_text(BETTER_TESTS)
    lines = run_toy(tmp_path)
    assert lines[-4:-1] == [
        "  src/toy/toll.py:28 longest (comparison)",
        "    - if best < walk:",
        "    + if best <= walk:",
    ]
    assert "1 survived" in lines[-1]

    (survivor,) = [mutant for mutant in mutants_of(toll, "src/toy/toll.py") if mutant.after == "if best <= walk:"]
    reasons = draft([survivor]).replace('""', '"An equal walk is as long."')
    (tmp_path / "equivalent.toml").write_text(reasons)
    lines = run_toy(tmp_path)
    assert lines[-1].startswith("toy: 100.0 % noticed")
    assert lines[-1].endswith("1 equivalent")

    (tmp_path / "equivalent.toml").write_text(reasons + draft([killed_one(toll)]).replace('""', '"Not so."'))
    assert "does change something" in run_toy(tmp_path)[-2]


def killed_one(toll: Path) -> Mutant:
    return next(mutant for mutant in mutants_of(toll, "src/toy/toll.py") if "purse + self.price" in mutant.after)
