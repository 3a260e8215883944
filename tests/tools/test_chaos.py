"""The verdict of `make chaos`: whatever is stored otherwise than people were told is noticed."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tools.chaos.people import Told
from tools.chaos.verdict import compare

Stored = dict[str, list[Any]]


def told() -> Told:
    acts = [("step", "orange", "recruit"), ("step", "white", "pass"), ("takeback", "white", "1")]
    return Told("t", ("orange", "white"), acts, {"a": 2, "b": 3, "c": 4}, ["szia", "hello"], {"perhaps"})


def stored() -> Stored:
    journal = [("step", 0, "recruit"), ("step", -1, "draw 3"), ("step", 1, "pass"), ("takeback", 1, "1")]
    return {
        "journal": [
            SimpleNamespace(table_id="t", seq=number, kind=kind, seat=seat, what=what)
            for number, (kind, seat, what) in enumerate(journal, start=1)
        ],
        "keys": [SimpleNamespace(table_id="t", key=key, version=version) for key, version in told().keys.items()],
        "chat": [SimpleNamespace(table_id="t", text=line) for line in ("szia", "perhaps", "hello")],
        "tables": [SimpleNamespace(table_id="t", version=4)],
    }


def test_what_is_stored_as_told_has_no_faults() -> None:
    assert compare(told(), stored()) == []


def lose_an_act(data: Stored) -> None:
    del data["journal"][3]
    data["tables"][0].version = 3


def double_an_act(data: Stored) -> None:
    data["journal"].append(SimpleNamespace(table_id="t", seq=5, kind="step", seat=0, what="recruit"))
    data["tables"][0].version = 5


def swap_two_acts(data: Stored) -> None:
    data["journal"][0].what, data["journal"][2].what = "pass", "recruit"


def leave_a_gap(data: Stored) -> None:
    data["journal"][3].seq = 6


def lose_a_key(data: Stored) -> None:
    del data["keys"][0]


def change_an_answer(data: Stored) -> None:
    data["keys"][0].version = 9


def lose_a_line(data: Stored) -> None:
    del data["chat"][0]


def double_a_line(data: Stored) -> None:
    data["chat"].append(SimpleNamespace(table_id="t", text="perhaps"))


def swap_two_lines(data: Stored) -> None:
    data["chat"].reverse()


FAULTS = [
    lose_an_act,
    double_an_act,
    swap_two_acts,
    leave_a_gap,
    lose_a_key,
    change_an_answer,
    lose_a_line,
    double_a_line,
    swap_two_lines,
]


@pytest.mark.parametrize("spoil", FAULTS)
def test_every_fault_is_noticed(spoil: Callable[[Stored], None]) -> None:
    data = stored()
    spoil(data)
    assert compare(told(), data)
