"""A server killed at any moment loses nothing that was acknowledged, and goes on where it was."""

import random
import time
from pathlib import Path
from typing import Any

import httpx

from hatalom import games
from hatalom.core.journal import read
from hatalom.core.replay import verify
from tests.server.conftest import GAME, token_in
from tests.server.running import Running


class Player:
    """Orange against a computer, over plain HTTP."""

    def __init__(self, server: Running) -> None:
        self.http = httpx.Client(base_url=server.url, timeout=20)
        answer = self.http.post("/api/me", json={"name": "Anna"})
        self.http.headers["Authorization"] = f"Bearer {token_in(answer)}"
        self.http.cookies.clear()
        seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "computer", "level": "novice"}]
        self.table = self.http.post("/api/tables", json={"game": GAME, "seats": seats}).json()["id"]
        self.rng = random.Random(3)
        self.acknowledged = 0
        self.last: dict[str, Any] = {}

    def state(self) -> Any:
        return self.http.get(f"/api/tables/{self.table}").json()["state"]

    def my_turn(self) -> Any:
        """Waits until orange is asked."""
        until = time.monotonic() + 40
        while time.monotonic() < until:
            state = self.state()
            if state["question"] is not None or state["result"] is not None:
                return state
            time.sleep(0.05)
        raise AssertionError(f"nothing happened: {state['waiting']}")

    def play(self) -> None:
        state = self.my_turn()
        action = self.rng.choice(state["question"]["options"])["action"]
        body = {"seat": "orange", "action": action, "version": state["version"], "key": f"{self.rng.random()}"}
        answer = self.http.post(f"/api/tables/{self.table}/act", json=body)
        assert answer.status_code == 200, answer.text
        self.acknowledged = answer.json()["version"]
        self.last = body


def test_killed_in_mid_game_and_in_mid_thought(tmp_path: Path) -> None:
    with Running(tmp_path / "kill.sqlite") as server:
        anna = Player(server)
        for pause in (0.0, 0.2):  # right after an answer, and while the computer thinks or moves
            for _ in range(5):
                anna.play()
            time.sleep(pause)
            server.kill()
            server.start()
            assert anna.state()["version"] >= anna.acknowledged
            again = anna.http.post(f"/api/tables/{anna.table}/act", json=anna.last)
            assert again.json() == {"version": anna.acknowledged}  # it is known, and not carried out twice
            anna.my_turn()  # the computer has gone on by itself
        log = anna.http.get(f"/api/tables/{anna.table}").json()["log"]
        plies = [entry["ply"] for entry in log]
        assert plies == sorted(plies)
        answer = anna.http.post(f"/api/tables/{anna.table}/menu", json={"seat": "orange", "act": "resign"})
        assert answer.status_code == 200
        text = anna.http.get(f"/api/tables/{anna.table}/journal").text
        game = games.load(GAME)
        match, _ = verify(game, read(text, game), game.load_content())
        assert match.version > anna.acknowledged
