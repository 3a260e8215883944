"""Which libraries learn from games, and what happens where the compiler cannot."""

import os
from pathlib import Path

import pytest

from tools import practice
from tools.practice import Lesson


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    """A library that was measured, played with and then built."""
    files = [tmp_path / name for name in ("measured", "counts", "built")]
    for age, file in enumerate(files):
        file.touch()
        os.utime(file, (age + 1, age + 1))
    return Lesson("skirmish", *files)


def test_a_library_that_has_learnt_is_left_alone(lesson: Lesson) -> None:
    assert not lesson.is_open()


def test_a_library_learns_when_its_sources_have_changed(lesson: Lesson) -> None:
    os.utime(lesson.measured, (9, 9))
    assert lesson.is_open()


@pytest.mark.parametrize("missing", ["counts", "built"])
def test_a_library_learns_where_an_earlier_build_was_cut_off(lesson: Lesson, missing: str) -> None:
    getattr(lesson, missing).unlink()
    assert lesson.is_open()


def test_nothing_is_played_where_all_have_learnt(lesson: Lesson, tmp_path: Path) -> None:
    assert list(practice.play([lesson], tmp_path)) == []


def test_a_compiler_that_cannot_learn_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    monkeypatch.setenv("HATALOM_LEARN", "1")
    assert practice.why_none() == (
        "this C compiler cannot learn from games (gcc from 10 on can), so the rules are less fast"
    )


def test_whoever_is_in_a_hurry_builds_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HATALOM_LEARN", raising=False)
    assert "built once" in str(practice.why_none())
