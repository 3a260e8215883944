"""The browser's types: what the generator makes of Python types, and that the file in the repository is up to date."""

from typing import Any

import msgspec
import pytest

from tools.build_types import GOAL, build, interfaces, typescript


class Inner(msgspec.Struct):
    a: int | None = None


class Answer(msgspec.Struct):
    """What comes back."""

    pair: tuple[str, int]
    many: list[str | int]
    by_name: dict[str, Inner]
    anything: Any = None


class Wish(msgspec.Struct, omit_defaults=True):
    must: str
    may: bool = False


def test_fields_of_an_answer_are_all_there() -> None:
    inner, answer = sorted(interfaces([Answer, Inner]), key=len)
    assert inner == "export interface Inner {\n  a: number | null;\n}"
    assert answer.splitlines()[:2] == ["/** What comes back. */", "export interface Answer {"]
    assert "  pair: [string, number];" in answer
    assert "  many: (string | number)[];" in answer
    assert "  by_name: Record<string, Inner>;" in answer
    assert "  anything: unknown;" in answer


def test_fields_of_a_wish_may_be_left_out_where_they_have_a_default() -> None:
    assert interfaces([Wish]) == ["export interface Wish {\n  must: string;\n  may?: boolean;\n}"]


def test_a_prefix_reaches_references_too() -> None:
    answer = max(interfaces([Answer, Inner], "Toy"), key=len)
    assert "export interface ToyAnswer {" in answer
    assert "Record<string, ToyInner>" in answer


@pytest.mark.parametrize(
    ("schema", "text"),
    [({"enum": ["a", 1]}, '"a" | 1'), ({"const": "x"}, '"x"'), ({}, "unknown"), ({"type": "boolean"}, "boolean")],
)
def test_small_types(schema: dict[str, object], text: str) -> None:
    assert typescript(schema) == text


def test_the_file_is_up_to_date() -> None:
    assert GOAL.read_text(encoding="utf-8") == build(), "run 'python -m tools.build_types'"
