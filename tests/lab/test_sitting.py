"""A bot at a table of a server: it takes a seat by its link and plays to the end."""

import itertools
from pathlib import Path

import httpx
import pytest

from hatalom.core.errors import BadFile
from hatalom.lab.sitting import Link, Sitting, link_of
from tests.server.conftest import GAME, seat_wish, token_in
from tests.server.running import Running


def test_a_bot_plays_on_the_seat_of_a_link_until_the_game_is_over(tmp_path: Path) -> None:
    turns = itertools.count()

    def play_orange(seconds: float) -> None:
        """What the host does while the bot waits: she takes her first option, and after some of them she resigns."""
        state = host.get(f"/api/tables/{table}").json()["state"]
        if next(turns) > 8:
            host.post(f"/api/tables/{table}/menu", json={"seat": "orange", "act": "resign"})
        elif state["question"] is not None:
            answer = {"seat": "orange", "version": state["version"], "key": f"a key of the turn {next(turns)}"}
            answer["action"] = state["question"]["options"][0]["action"]
            host.post(f"/api/tables/{table}/act", json=answer)

    with Running(tmp_path / "house.sqlite") as server, httpx.Client(base_url=server.url, timeout=60) as host:
        token = token_in(host.post("/api/me", json={"name": "Anna"}))
        host.cookies.clear()
        host.headers["Authorization"] = f"Bearer {token}"
        seats = [seat_wish("orange", "me"), seat_wish("white", "link")]
        table = host.post("/api/tables", json={"game": GAME, "seats": seats}).json()["id"]
        seat = host.get(f"/api/tables/{table}").json()["seats"][1]
        link = f"{server.url}/tables/{table}/join/white/{seat['link']}"
        with pytest.raises(BadFile, match=r"^the server says no: this seat is taken, or the link does not fit it$"):
            Sitting(Link(server.url, table, "white", "wrong"), "novice")
        for bot in ("emperor", "my_bots:Nobody"):
            with pytest.raises(BadFile, match=bot):
                Sitting(link_of(link), bot)  # the seat stays free
        result = Sitting(link_of(link), "novice", wait=play_orange).play()
        assert [end["rank"] for end in result["seats"]] == [2, 1]
        whole = host.get(f"/api/tables/{table}").json()
        assert (whole["seats"][1]["kind"], whole["seats"][1]["name"]) == ("human", "novice")
        assert whole["state"]["plies"] > 10


def test_what_is_no_link_is_refused() -> None:
    with pytest.raises(BadFile, match="no link to a seat"):
        link_of("http://localhost:8321/tables/abc")
    with pytest.raises(BadFile, match="cannot reach"):
        Sitting(Link("http://127.0.0.1:9", "abc", "white", "secret"), "novice")
