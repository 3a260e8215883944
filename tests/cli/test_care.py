"""`hatalom backup`, `restore` and `doctor`: copies that are whole and come back, and advice that fits."""

import asyncio
import json
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from hatalom.server.care.doctor import Mark, examine
from hatalom.server.store import Store
from hatalom.server.store.engine import migrate, open_engine
from hatalom.server.store.lock import only_server
from tests.cli.conftest import Run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database as a server leaves it."""
    path = tmp_path / "data" / "hatalom.sqlite"

    async def fill() -> None:
        engine = open_engine(f"sqlite:///{path}")
        await migrate(engine)
        await Store(engine).logbook.add("start", version="1", process="test")
        await engine.dispose()

    asyncio.run(fill())
    return path


def entries(path: Path) -> list[str]:
    with sqlite3.connect(path) as database:
        return [row[0] for row in database.execute("select what from logbook order by id")]


def test_a_copy_is_made_and_comes_back(hatalom: Run, file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "night.sqlite"
    done = hatalom("backup", copy, "--database", f"sqlite:///{file}")
    assert done.returncode == 0, done.stderr
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in copy.parent.iterdir()] == ["night.sqlite"]
    assert entries(copy) == ["start"]
    assert entries(file) == ["start", "backup"]
    there = hatalom("restore", copy, "--database", f"sqlite:///{file}")
    assert (there.returncode, "--replace" in there.stderr) == (1, True)
    back = hatalom("restore", copy, "--database", f"sqlite:///{file}", "--replace")
    assert back.returncode == 0, back.stderr
    assert entries(file) == ["start", "restore"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert entries(file.with_name("hatalom.sqlite.replaced-1")) == ["start", "backup"]


def test_a_copy_is_made_while_somebody_writes(hatalom: Run, file: Path, tmp_path: Path) -> None:
    """What is not committed is not in it, and what is in the write-ahead log is."""
    writer = sqlite3.connect(file, isolation_level=None)
    writer.execute("insert into logbook (at, what, words) values ('', 'removed', '{}')")
    assert hatalom("backup", tmp_path / "copy", "--database", f"sqlite:///{file}").returncode == 0
    writer.close()
    assert entries(tmp_path / "copy") == ["start", "removed"]


def test_a_copy_comes_back_to_a_place_where_nothing_is(hatalom: Run, file: Path, tmp_path: Path) -> None:
    hatalom("backup", tmp_path / "copy", "--database", f"sqlite:///{file}")
    new = tmp_path / "new" / "place.sqlite"
    assert hatalom("restore", tmp_path / "copy", "--database", f"sqlite:///{new}").returncode == 0
    assert entries(new) == ["start", "restore"]


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (b"no database at all" * 100, "no database"),
        (None, "there is no copy"),
        ("drop table alembic_version", "another program"),
        ("update alembic_version set version_num = '9999'", "newer version"),
    ],
)
def test_only_a_sound_copy_comes_back(
    hatalom: Run, file: Path, tmp_path: Path, spoil: bytes | str | None, says: str
) -> None:
    copy = tmp_path / "copy"
    hatalom("backup", copy, "--database", f"sqlite:///{file}")
    if spoil is None:
        copy.unlink()
    elif isinstance(spoil, bytes):
        copy.write_bytes(spoil)
    else:
        with sqlite3.connect(copy) as database:
            database.execute(spoil)
    done = hatalom("restore", copy, "--database", f"sqlite:///{file}", "--replace")
    assert (done.returncode, says in done.stderr) == (1, True), done.stderr
    assert entries(file) == ["start", "backup"]


def test_nothing_comes_back_under_a_running_server(hatalom: Run, file: Path, tmp_path: Path) -> None:
    hatalom("backup", tmp_path / "copy", "--database", f"sqlite:///{file}")
    address = f"sqlite:///{file}"
    with only_server(open_engine(address).url):
        done = hatalom("restore", tmp_path / "copy", "--database", address, "--replace")
        assert hatalom("backup", tmp_path / "other", "--database", address).returncode == 0
    assert (done.returncode, "stop it first" in done.stderr) == (1, True)


def test_what_cannot_be_copied(hatalom: Run, file: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    taken = hatalom("backup", tmp_path / "taken", "--database", f"sqlite:///{file}")
    assert (taken.returncode, "is there already" in taken.stderr) == (1, True)
    none = hatalom("backup", tmp_path / "copy", "--database", f"sqlite:///{tmp_path / 'none'}")
    assert (none.returncode, "there is no database" in none.stderr) == (1, True)
    assert not (tmp_path / "none").exists()


def test_postgresql_needs_its_own_tools(hatalom: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda tool: None)
    done = hatalom("backup", tmp_path / "copy", "--database", "postgresql://a:b@localhost/c")
    assert (done.returncode, "postgresql-client" in done.stderr) == (1, True)
    assert not list(tmp_path.glob("copy*"))


def marks(address: str, static: Path) -> dict[str, tuple[Mark, str]]:
    return {finding.what: (finding.mark, finding.found) for finding in asyncio.run(examine(address, static))}


def test_the_doctor_finds_a_healthy_server_healthy(hatalom: Run, file: Path, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("")
    hatalom("backup", tmp_path / "copy", "--database", f"sqlite:///{file}")
    found = marks(f"sqlite:///{file}", tmp_path)
    assert [what for what, (mark, _) in found.items() if mark == Mark.BAD] == []
    for what in (
        "version",
        "client",
        "disk",
        "folder",
        "permissions",
        "server",
        "database",
        "schema",
        "clock",
        "backup",
    ):
        assert found[what][0] == Mark.WELL, found[what]


def test_the_doctor_sees_what_is_wrong(file: Path, tmp_path: Path) -> None:
    address = f"sqlite:///{file}"
    file.chmod(0o644)
    found = marks(address, tmp_path / "nowhere")
    assert found["permissions"][0] == found["client"][0] == Mark.BAD
    assert found["backup"][0] == Mark.WATCH
    assert stat.S_IMODE(file.stat().st_mode) == 0o644  # it is told, not mended
    assert found["server"] == (Mark.WELL, "none is running")
    with only_server(open_engine(address).url):
        assert marks(address, tmp_path)["server"][1] == f"process {os.getpid()} is running"
    with sqlite3.connect(file) as database:
        database.execute("update alembic_version set version_num = '0008'")
    assert marks(address, tmp_path)["schema"][0] == Mark.WATCH
    with sqlite3.connect(file) as database:
        database.execute("update alembic_version set version_num = '9999'")
    assert marks(address, tmp_path)["database"][0] == Mark.BAD
    file.write_bytes(b"something else" * 1000)
    assert marks(address, tmp_path)["database"][0] == Mark.BAD
    file.unlink()
    assert marks(address, tmp_path)["database"][0] == Mark.WATCH
    assert not file.exists()


def test_the_doctor_on_the_command_line(hatalom: Run, file: Path) -> None:
    done = hatalom("doctor", "--database", f"sqlite:///{file}", "--json")
    findings = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == int(any(finding["mark"] == "bad" for finding in findings))
    assert all(finding["advice"] for finding in findings if finding["mark"] != "well")
    file.write_bytes(b"something else" * 1000)
    bad = hatalom("doctor", "--database", f"sqlite:///{file}")
    assert (bad.returncode, "hatalom restore" in bad.stdout) == (1, True)
    away = hatalom("doctor", "--database", "postgresql://a:secret@127.0.0.1:1/c")
    assert (away.returncode, "does not answer" in away.stdout, "secret" in away.stdout) == (1, True, False)
