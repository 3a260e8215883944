"""Starting a server: whatever is wrong with its database or address, one line says what to do, never a traceback."""

import asyncio
import os
import socket
import sqlite3
import stat
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from typer.testing import CliRunner, Result

from hatalom.cli import app
from hatalom.server.store.engine import migrate, open_engine
from tests.server.running import Running


def check_plain(result: Result, *words: str) -> None:
    """One line of ours, with these words in it."""
    assert result.exit_code == 1, (result.output, result.exception)
    lines = result.output.strip().splitlines()
    assert len(lines) == 1, result.output
    assert lines[0].startswith("hatalom: ")
    for word in words:
        assert word in lines[0]


def hatalom(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def serve(database: Any, *more: str) -> Result:
    """A server that cannot start."""
    address = database if isinstance(database, str) else f"sqlite:///{database}"
    return hatalom("serve", "--no-browser", "--database", address, *more)


@pytest.mark.parametrize(
    "address",
    [
        "mysql://localhost/x",
        "foo://x",
        "oracle://x",
        "nonsense",
        "",
        "://",
        "http://localhost:8321",
        "postgresql://[::1",
    ],
)
@pytest.mark.parametrize("command", ["serve", "reports"])
def test_databases_of_no_known_kind(command: str, address: str) -> None:
    result = hatalom(command, "--database", address) if address else hatalom(command, "--database", " ")
    check_plain(result, "sqlite:///file", "postgresql://")


@pytest.mark.parametrize("command", ["serve", "reports"])
@pytest.mark.parametrize("host", ["127.0.0.1:1", "no.such.host.invalid"])
def test_a_postgresql_that_does_not_answer(command: str, host: str) -> None:
    result = hatalom(command, "--database", f"postgresql://me:secret@{host}/hatalom")
    check_plain(result, host, "is it running")
    assert "secret" not in result.output


def test_a_postgresql_without_this_database(postgres: str) -> None:
    check_plain(serve(postgres.replace("/postgres?", "/elsewhere?")), '"elsewhere" does not exist')


@pytest.mark.parametrize("command", ["serve", "reports"])
def test_a_file_that_is_no_database(tmp_path: Path, command: str) -> None:
    file = tmp_path / "letter.sqlite"
    file.write_text("Dear Anna, " * 200)
    check_plain(hatalom(command, "--database", f"sqlite:///{file}"), str(file), "not a database")
    assert file.read_text().startswith("Dear Anna")


def test_the_database_of_another_program(tmp_path: Path) -> None:
    file = tmp_path / "music.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE songs (title TEXT)")
    check_plain(serve(file), "another program")
    with sqlite3.connect(file) as database:
        assert [row[0] for row in database.execute("SELECT name FROM sqlite_master")] == ["songs"]


def test_a_newer_schema(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"

    async def story() -> None:
        engine = open_engine(f"sqlite:///{file}")
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()

    asyncio.run(story())
    check_plain(serve(file), str(file), "newer version", "update")


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    check_plain(serve(tmp_path), str(tmp_path), "--database")


def test_a_file_instead_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    check_plain(serve(tmp_path / "file" / "hatalom.sqlite"), "hatalom.sqlite", "--database")


def test_a_name_too_long_for_a_file(tmp_path: Path) -> None:
    check_plain(serve(tmp_path / ("x" * 300)), "--database")


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's own refusal, in a folder where it comes; root may write everywhere, so for root it is played."""
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    if os.geteuid() == 0:

        def refuse(*arguments: Any) -> int:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr("hatalom.server.store.files.os.open", refuse)
    check_plain(serve(folder / "hatalom.sqlite"), "Permission denied", "--database")


async def _migrated(file: Path) -> None:
    engine = open_engine(f"sqlite:///{file}")
    await migrate(engine)
    await engine.dispose()


@pytest.mark.parametrize("port", ["99999999", "0", "-1", "65536", "eight"])
def test_ports_that_cannot_be(tmp_path: Path, port: str) -> None:
    result = serve(tmp_path / "hatalom.sqlite", "--port", port)
    assert result.exit_code == 2
    assert "--port" in result.output
    assert "Traceback" not in result.output


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = serve(tmp_path / "hatalom.sqlite", "--port", str(taken.getsockname()[1]))
    check_plain(result, "in use", "--port")


@pytest.mark.parametrize("host", ["no.such.host.invalid", "1.2.3", "256.1.1.1", "\x00", "x" * 300])
def test_addresses_that_are_not_ours(tmp_path: Path, host: str) -> None:
    check_plain(serve(tmp_path / "hatalom.sqlite", "--host", host, "--port", "18321"), "--host")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
class TestWhoMayReadTheFile:
    def test_a_new_file_is_its_owners_alone(self, tmp_path: Path) -> None:
        file = tmp_path / "folder" / "hatalom.sqlite"
        asyncio.run(_migrated(file))
        assert {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()} == {file.name: 0o600}

    def test_what_belongs_to_it_is_too(self, tmp_path: Path) -> None:
        """The write-ahead log holds the same secrets."""

        async def story() -> set[int]:
            engine = open_engine(f"sqlite:///{tmp_path / 'hatalom.sqlite'}")
            await migrate(engine)
            async with engine.connect() as connection:
                await connection.execute(text("SELECT * FROM people"))
                modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
            await engine.dispose()
            return modes

        assert asyncio.run(story()) == {0o600}

    def test_an_old_file_that_others_could_read_is_closed(self, tmp_path: Path) -> None:
        file = tmp_path / "hatalom.sqlite"
        asyncio.run(_migrated(file))
        file.chmod(0o644)
        asyncio.run(_migrated(file))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_an_sqlite_file_has_one_process(tmp_path: Path) -> None:
    check_plain(serve(tmp_path / "hatalom.sqlite", "--workers", "2"), "--workers", "postgresql://")


def test_the_laboratory_is_not_shared() -> None:
    address = "postgresql://localhost:1/hatalom"
    check_plain(serve(address, "--workers", "2", "--laboratory"), "--workers", "--laboratory")


class TestTwoServers:
    @pytest.mark.long
    def test_only_one_runs_on_a_file(self, tmp_path: Path) -> None:
        file = tmp_path / "hatalom.sqlite"
        with Running(file) as server:
            assert server.process is not None
            check_plain(serve(file), str(file), f"process {server.process.pid}", "--database")
            assert hatalom("reports", "--database", f"sqlite:///{file}").exit_code == 0, "reading is allowed"
            server.kill()
            server.start()  # however a server ended, the next one can start
        with Running(file):
            pass

    @pytest.mark.long
    def test_as_many_as_one_likes_run_on_files_of_their_own(self, tmp_path: Path) -> None:
        with Running(tmp_path / "one.sqlite") as one, Running(tmp_path / "two.sqlite") as two:
            assert httpx.get(f"{one.url}/api/me").status_code == httpx.get(f"{two.url}/api/me").status_code == 200


@pytest.mark.long
def test_a_name_that_was_allowed_is_answered_and_a_proxy_is_believed_only_if_it_is_ours(tmp_path: Path) -> None:
    name = {"Host": "hatalom.example.org"}
    behind = {**name, "X-Forwarded-Proto": "https", "Origin": "https://hatalom.example.org"}
    for options, statuses in (
        ((), (403, 403)),
        (("--allow-host", "hatalom.example.org"), (200, 403)),
        (("--allow-host", "hatalom.example.org", "--proxy", "127.0.0.1"), (200, 200)),
    ):
        with Running(tmp_path / "hatalom.sqlite", options=options) as server:
            asked = httpx.get(f"{server.url}/api/me", headers=name)
            posted = httpx.post(f"{server.url}/api/me", headers=behind, json={"name": "Anna"})
            assert (asked.status_code, posted.status_code) == statuses
