"""Those who play: what they see comes over a socket a seat, what they do is posted."""

import asyncio
import random
import time
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import websockets

from hatalom import games

AGAIN_SECONDS = 0.01
AWAY_SECONDS = 1.0


class Stale(Exception):
    """Another seat of the table was quicker, and the news of it is on its way."""


class Away(Exception):
    """The server has not stored it, because its database did not answer in time."""


class Poster:
    """One HTTP connection, kept open as a browser's is.  A whole HTTP client would take more time than the server."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self.host, _, self.port = url.removeprefix("http://").partition(":")
        always = {"Host": self.host, "Content-Type": "application/json"}
        self.headers = "".join(f"{name}: {value}\r\n" for name, value in {**always, **headers}.items())

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, int(self.port))

    async def post(self, path: str, body: Any) -> Any:
        """Where the server cannot reach its database just now, one tries again, as its answer says."""
        while True:
            try:
                return await self._post_again(path, body)
            except Away:
                await asyncio.sleep(AWAY_SECONDS)

    async def _post_again(self, path: str, body: Any) -> Any:
        """Whoever is silent for some seconds is cut off and comes again; what he does has a key, so it is done once."""
        if not self.reader.at_eof():
            with suppress(OSError, asyncio.IncompleteReadError):
                return await self._post(path, body)
        await self.open()
        return await self._post(path, body)

    async def _post(self, path: str, body: Any) -> Any:
        data = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\n{self.headers}Content-Length: {len(data)}\r\n\r\n"
        self.writer.write(head.encode() + data)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answer.partition("content-length: ")[2].partition("\r\n")[0])
        said = msgspec.json.decode(await self.reader.readexactly(length))
        if said.get("error") == "stale":
            raise Stale
        if said.get("error") == "away":
            raise Away
        if not answer.startswith("http/1.1 200"):
            raise RuntimeError(said)
        return said


class Option(msgspec.Struct):
    action: str


class Question(msgspec.Struct):
    options: list[Option]


class State(msgspec.Struct):
    """What a player needs to answer at random; the rest of the message is not even read."""

    version: int
    question: Question | None = None
    result: Any = None


class Shown(msgspec.Struct):
    state: State


class Update(msgspec.Struct):
    kind: str = ""
    state: State | None = None
    table: Shown | None = None


READ = msgspec.json.Decoder(Update).decode


class Actor:
    """All seats of one table."""

    def __init__(self, url: str, http: httpx.AsyncClient, number: int, game: str) -> None:
        self.url = url
        self.http = http
        self.number = number
        self.game = game
        found = games.load(game)
        self.seats = found.seat_ids(found.seat_counts[0])
        self.rng = random.Random(number)
        self.table = ""
        self.headers: dict[str, str] = {}
        self.poster: Poster
        self.sockets: list[Any] = []
        self.readers: list[asyncio.Task[None]] = []
        self.states: dict[str, State] = {}
        self.news = asyncio.Event()
        self.asked = 0
        self.is_cut = False
        self.cuts = 0
        """So often a connection was lost; whoever played here came again at once, as a browser does."""

    async def open(self) -> None:
        """Comes in and lays a table; nobody looks at it yet."""
        answer = await self.http.post("/api/me", json={"name": "load"})
        token = answer.headers["set-cookie"].split("=", 1)[1].split(";")[0]
        self.headers = {"Authorization": f"Bearer {token}"}
        seats = [{"seat": seat, "who": "me"} for seat in self.seats]
        wish = {"game": self.game, "seats": seats, "same_screen": True}
        laid = await self.http.post("/api/tables", json=wish, headers=self.headers)
        if laid.status_code != 201:
            raise RuntimeError(laid.text)
        self.table = laid.json()["id"]

    async def sit_down(self) -> None:
        """A table of one's own, and a connection for each seat."""
        await self.get_up()
        await self.open()
        self.poster = Poster(self.url, self.headers)
        await self.poster.open()
        await self._connect()

    async def _connect(self) -> None:
        self.is_cut = False
        for seat in self.seats:
            address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live?as={seat}"
            socket = await websockets.connect(
                address, additional_headers=self.headers, compression=None, open_timeout=60, max_size=None
            )
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(seat, socket)))
        while len(self.states) < len(self.seats):
            await self._hear()

    async def get_up(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()
        self.readers, self.sockets, self.states = [], [], {}

    async def act(self) -> float:
        """One answer of whoever is asked; seconds until it was stored."""
        if any(state.result for state in self.states.values()):
            await self.sit_down()
        while True:
            while not (asked := [seat for seat in self.seats if self.states[seat].question]):
                await self._hear()
            seat = max(asked, key=lambda seat: self.states[seat].version)
            began = time.perf_counter()
            try:
                version = await self._answer(seat, self.states[seat])
            except Stale:
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            took = time.perf_counter() - began
            while self.states[seat].version < version:
                await self._hear()
            return took

    async def _answer(self, seat: str, state: State) -> int:
        """Any of the options; the version of the table after it."""
        assert state.question is not None
        self.asked += 1
        action = self.rng.choice(state.question.options).action
        wish = {"seat": seat, "action": action, "version": state.version, "key": str(self.asked)}
        return int((await self.poster.post(f"/api/tables/{self.table}/act", wish))["version"])

    async def _read(self, seat: str, socket: Any) -> None:
        with suppress(websockets.ConnectionClosed):
            async for message in socket:
                update = READ(message)
                state = update.state or (update.table.state if update.table else None)
                if state is not None:
                    self.states[seat] = state
                    self.news.set()
        self.is_cut = True
        self.news.set()

    async def _hear(self) -> None:
        await self.news.wait()
        self.news.clear()
        if self.is_cut:
            self.cuts += 1
            await self.get_up()
            await self._connect()
