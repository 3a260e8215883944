"""Those who play while the server is killed.  They remember every answer they got.

A request with a key is sent again until it is answered, as a browser does it.  A line of talk has no key, and is sent
once.  Where the server cannot serve it says so (503, "away"); every other answer of the kind 5xx is a fault.
"""

import asyncio
import random
import secrets
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx

GAME = "power_and_weakness"
SEATS = ("orange", "white")
COMPUTER_SECONDS = 40
Json = dict[str, Any]


@dataclass
class Told:
    """What the people at one table were told: every act that was acknowledged, in order, and every line."""

    table: str
    mine: tuple[str, ...]
    acts: list[tuple[str, str, str]] = field(default_factory=list)
    """Kind of row, seat, and what was done."""
    keys: dict[str, int] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    unsure_lines: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    has_computer: bool = False


class Person:
    """One person at one table after the other."""

    def __init__(self, url: str, number: int, seed: int, counts: Counter[str]) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=20)
        self.number = number
        self.rng = random.Random(seed * 1000 + number)
        self.stop = asyncio.Event()
        self.counts = counts
        self.told: list[Told] = []
        self.faults: list[str] = []

    async def play(self) -> None:
        """Plays until it is time to stop; every table ends when its game does, or after a while."""
        token = await self._come_in()
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.http.cookies.clear()
        while not self.stop.is_set():
            told = await self._open()
            if told is not None:
                self.told.append(told)
                await self._play_at(told)
        for told in self.told:
            if told.has_computer:
                await self._see_the_computer_go_on(told)
        await self.http.aclose()

    async def _come_in(self) -> str:
        answer = await self._ask("POST", "/api/me", {"name": f"P{self.number}"})
        return str(answer.headers["set-cookie"].split("=", 1)[1].split(";")[0])

    async def _open(self) -> Told | None:
        """A table for two seats of one person, or against a computer, or with a seat that another takes."""
        kind = self.rng.choice(("both", "computer", "join"))
        other = {"computer": {"who": "computer", "level": "novice"}, "join": {"who": "open"}}.get(kind, {"who": "me"})
        seats = [{"seat": "orange", "who": "me"}, {"seat": "white", **other}]
        wish = {"game": GAME, "seats": seats, "same_screen": kind == "both"}
        answer = await self._once("POST", "/api/tables", wish)
        if answer is None or answer.status_code != 201:
            return None
        told = Told(answer.json()["id"], SEATS if kind == "both" else ("orange",), has_computer=kind == "computer")
        if kind == "join":
            await self._race_for_white(told)
        return told

    async def _race_for_white(self, told: Told) -> None:
        """Two strangers want the same seat at the same moment: one of them gets it."""

        async def want() -> str:
            async with httpx.AsyncClient(base_url=self.http.base_url, timeout=20) as http:
                came = await self._ask("POST", "/api/me", {"name": "rival"}, http)
                http.headers["Authorization"] = f"Bearer {came.headers['set-cookie'].split('=', 1)[1].split(';')[0]}"
                http.cookies.clear()
                joined = await self._ask("POST", f"/api/tables/{told.table}/join", {"seat": "white"}, http)
                return str(http.headers["Authorization"]) if joined.status_code == 200 else ""

        winners = [token for token in await asyncio.gather(want(), want()) if token]
        self.counts["joins"] += 1
        if len(winners) != 1:
            told.faults.append(f"{len(winners)} people were given one seat")

    async def _play_at(self, told: Told) -> None:
        for _ in range(self.rng.randint(10, 60)):
            if self.stop.is_set():
                return
            seat, state = await self._my_turn(told)
            if state is None or state["result"] is not None:
                return
            if self.rng.random() < 0.2:
                await self._say(told)
            if state["undo"] is not None and self.rng.random() < 0.2:
                await self._undo(told, seat, state)
            elif state["question"] is not None:
                await self._act(told, seat, state)

    async def _my_turn(self, told: Told) -> tuple[str, Json | None]:
        """What one is asked, as soon as one is; nothing at a table where others are to play for too long."""
        for _ in range(200):
            for seat in told.mine:
                state = (await self._ask("GET", f"/api/tables/{told.table}?as={seat}")).json()["state"]
                newest = max(told.keys.values(), default=0)
                if state["version"] < newest and state["viewer"] == seat and len(told.mine) == 1:
                    told.faults.append(f"version {newest} was acknowledged, and {state['version']} is shown")
                if state["question"] is not None or state["result"] is not None:
                    return seat, state
            if len(told.mine) == 1 and not any(w["seat"] == "white" for w in state["waiting"]):
                return "", None
            if self.stop.is_set():
                return "", None
            await asyncio.sleep(0.05)
        return "", None

    async def _see_the_computer_go_on(self, told: Told) -> None:
        """A computer that is to play does so, whatever has come over the server."""
        first = None
        for _ in range(COMPUTER_SECONDS):
            state = (await self._ask("GET", f"/api/tables/{told.table}?as=orange")).json()["state"]
            first = state["version"] if first is None else first
            is_asked = any(waits["seat"] == "white" for waits in state["waiting"])
            if not is_asked or state["version"] != first:
                return
            await asyncio.sleep(1)
        told.faults.append(f"its computer has not played for {COMPUTER_SECONDS} s")

    async def _act(self, told: Told, seat: str, state: Json) -> None:
        action = self.rng.choice(state["question"]["options"])["action"]
        wish = {"seat": seat, "action": action, "version": state["version"]}
        await self._do(told, "act", wish, ("step", seat, action))

    async def _undo(self, told: Told, seat: str, state: Json) -> None:
        ply = state["undo"]["step"]
        wish = {"seat": seat, "ply": ply, "version": state["version"]}
        await self._do(told, "undo", wish, ("takeback", seat, str(ply)))

    async def _do(self, told: Told, what: str, wish: Json, row: tuple[str, str, str]) -> None:
        key = secrets.token_hex(8)
        answer = await self._ask("POST", f"/api/tables/{told.table}/{what}", {**wish, "key": key})
        if answer.status_code == 200:
            told.acts.append(row)
            told.keys[key] = answer.json()["version"]
            self.counts[what] += 1
        elif answer.json().get("error") not in ("stale", "not-your-turn", "not-offered", "over", "no-such-ply"):
            told.faults.append(f"{what}: {answer.status_code} {answer.text[:200]}")

    async def _say(self, told: Told) -> None:
        line = secrets.token_hex(8)
        answer = await self._once("POST", f"/api/tables/{told.table}/say", {"text": line})
        if answer is not None and answer.status_code == 204:
            told.lines.append(line)
            self.counts["lines"] += 1
        else:
            told.unsure_lines.add(line)

    async def _once(self, method: str, path: str, body: Json | None = None) -> httpx.Response | None:
        """An answer; none if the server was killed before it came."""
        try:
            answer = await self.http.request(method, path, json=body)
        except httpx.TransportError:
            self.counts["broken off"] += 1
            return None
        return None if self._is_refused(answer) else answer

    def _is_refused(self, answer: httpx.Response) -> bool:
        """Whether the server cannot serve at the moment."""
        if answer.status_code < 500:
            return False
        self.counts["turned away"] += 1
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        if answer.status_code != 503 or not is_json or answer.json().get("error") != "away":
            self.faults.append(
                f"{answer.request.method} {answer.request.url.path}: {answer.status_code} {answer.text[:300]}"
            )
        return True

    async def _ask(
        self, method: str, path: str, body: Json | None = None, http: httpx.AsyncClient | None = None
    ) -> httpx.Response:
        """Asks until there is an answer."""
        while True:
            try:
                answer = await (http or self.http).request(method, path, json=body)
                if not self._is_refused(answer):
                    return answer
            except httpx.TransportError:
                self.counts["broken off"] += 1
            await asyncio.sleep(0.2)
