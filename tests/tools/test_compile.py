"""Which modules are compiled, and when the compiled ones are used."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from hatalom import _compiled
from tools.compile import groups, hot_set
from tools.workshop import without_leaks

SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    sources = {
        "core/__init__.py": "",
        "core/position.py": "",
        "core/journal.py": "",
        "kit/graph.py": "",
        "kit/loading.py": "# cold: reads files\n",
        "games/skirmish/__init__.py": "",
        "games/skirmish/board.py": "",
        "games/skirmish/view.py": "",
        "games/skirmish/strength.py": '"""Strength."""\n# hot: asked at every step\n',
        "games/skirmish/phases/__init__.py": "",
        "games/skirmish/phases/battle.py": "",
        "bots/search.py": "",
        "bots/novice.py": "",
        "server/position.py": "",
    }
    for name, text in sources.items():
        file = tmp_path / "src" / "hatalom" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path / "src" / "hatalom"


def test_the_hot_set_follows_from_place_and_marks(package: Path) -> None:
    assert [str(source.relative_to(package)) for source in hot_set(package)] == [
        "core/position.py",
        "kit/graph.py",
        "games/skirmish/board.py",
        "games/skirmish/phases/battle.py",
        "games/skirmish/strength.py",
        "bots/search.py",
    ]


def test_every_game_is_a_group_and_what_all_use_is_another(package: Path) -> None:
    found = groups(hot_set(package), package)
    assert {name: [source.name for source in members] for name, members in found.items()} == {
        "hatalom_core": ["position.py", "graph.py"],
        "hatalom_skirmish": ["board.py", "battle.py", "strength.py"],
        "hatalom_bots": ["search.py"],
    }


@pytest.fixture
def built(package: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A process that has used nothing compiled yet, and a build that fits the sources."""
    folder = package.parent.parent / "build" / "compiled"
    (folder / "hatalom/core").mkdir(parents=True)
    (folder / f"hatalom/core/position{SUFFIX}").touch()
    (folder / f"hatalom__mypyc{SUFFIX}").touch()
    monkeypatch.setattr(_compiled, "PACKAGE", package)
    monkeypatch.setattr(_compiled, "FOLDER", folder)
    finders = [finder for finder in sys.meta_path if not isinstance(finder, _compiled.CompiledFinder)]
    monkeypatch.setattr(sys, "meta_path", finders)
    monkeypatch.delenv("HATALOM_PURE", raising=False)
    (folder / _compiled.STAMP).write_text(f"{_compiled.source_stamp()} mypyc recipe")
    return folder


def test_a_fitting_build_is_used(built: Path) -> None:
    _compiled.use_compiled()
    assert _compiled.is_compiled()
    spec = sys.meta_path[0].find_spec("hatalom.core.position", None)
    assert spec is not None
    assert spec.origin == str(built / f"hatalom/core/position{SUFFIX}")
    assert sys.meta_path[0].find_spec("hatalom__mypyc", None) is not None
    assert sys.meta_path[0].find_spec("hatalom.core.journal", None) is None


def test_a_wheel_brings_its_build_along(package: Path) -> None:
    assert _compiled.folder_of(package) == package.parent.parent / "build" / "compiled"
    (package / "compiled").mkdir()
    assert _compiled.folder_of(package) == package / "compiled"


def test_a_changed_source_makes_the_build_stale(built: Path, package: Path) -> None:
    (package / "games/skirmish/board.py").write_text("LIMIT = 3\n")
    _compiled.use_compiled()
    assert not _compiled.is_compiled()


def test_a_new_source_makes_the_build_stale(built: Path, package: Path) -> None:
    (package / "kit/bag.py").touch()
    _compiled.use_compiled()
    assert not _compiled.is_compiled()


def test_hatalom_pure_leaves_the_build_alone(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HATALOM_PURE", "1")
    _compiled.use_compiled()
    assert not _compiled.is_compiled()


def test_without_a_build_everything_is_interpreted(built: Path) -> None:
    (built / _compiled.STAMP).unlink()
    _compiled.use_compiled()
    assert not _compiled.is_compiled()


IN_C = """
    arg_bag = VecI64Api.unbox(obj_bag);
    if (VEC_IS_ERROR(arg_bag)) {
        CPy_TypeError("vec[i64]", obj_bag); goto fail;
    }%s
    tmp = VecBoolApi.unbox(value);
    if (VEC_IS_ERROR(tmp)) {
        CPy_TypeError("vec[bool]", value); return -1;
    }%s
    cpy_r_r5 = VecI64Api.unbox(cpy_r_r4);
"""


def test_a_block_from_interpreted_code_is_given_back_and_counted_once() -> None:
    mended = without_leaks(IN_C % ("", "\n    VEC_BOOL_INCREF(tmp);"))
    handed = "arg_bag = VecI64Api.unbox(obj_bag);"
    assert mended == (IN_C % ("", "")).replace(handed, f"{handed} VEC_I64_DECREF(arg_bag);")


def test_what_the_compiler_gives_back_itself_is_left_alone() -> None:
    honest = IN_C % ("\n    VEC_I64_DECREF(arg_bag);", "")
    assert without_leaks(honest) == honest
