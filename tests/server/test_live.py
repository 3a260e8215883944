"""The WebSocket: it tells one viewer, in numbered updates, what was posted; it takes nothing itself."""

import random
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from hatalom.server.app import App
from hatalom.server.rooms import post
from tests.server.conftest import Json, Person


@pytest.fixture
def client(lasting_client: TestClient[App]) -> TestClient[App]:
    return lasting_client


def next_of(live: WebSocketTestSession, kind: str) -> Json:
    while True:
        update: Json = live.receive_json(timeout=10)
        if update.get("kind") == kind:
            return update


def same_screen(anna: Person) -> tuple[str, str]:
    """A table of one's own and whose turn it is."""
    table = anna.open("me", "me", same_screen=True)
    return table, str(anna.table(table)["state"]["waiting"][0]["seat"])


def test_the_first_message_is_the_whole_table_and_then_numbers_follow_each_other(anna: Person) -> None:
    table, seat = same_screen(anna)
    with anna.live(table, f"?as={seat}") as live:
        first = live.receive_json(timeout=10)
        assert (first["kind"], first["table"]["id"]) == ("table", table)
        assert first["table"]["seq"] == first["seq"]
        seq = first["seq"]
        presence = live.receive_json(timeout=10)
        assert presence["kind"] == "seats"
        anna.act(table, seat, "recruit", first["table"]["state"]["version"])
        update = live.receive_json(timeout=10)
        assert [presence["seq"], update["seq"]] == [seq + 1, seq + 2]
        assert update["kind"] == "state"
        assert update["log"][0]["message"]["key"] in ("recruited", "recruited-first")


def test_catching_up_after_a_lost_connection(anna: Person) -> None:
    table, seat = same_screen(anna)
    whole = anna.table(table, seat)
    anna.act(table, seat, "recruit", whole["state"]["version"])
    with anna.live(table, f"?as={seat}&since={whole['seq']}") as live:
        update = live.receive_json(timeout=10)
        assert (update["kind"], update["seq"]) == ("state", whole["seq"] + 1)
        assert update["state"]["plies"] > whole["state"]["plies"]


@pytest.mark.parametrize("since", ["1", "99999999999999", "-5", "x", ""])
def test_who_has_missed_too_much_gets_the_whole_table(anna: Person, since: str) -> None:
    table, seat = same_screen(anna)
    with anna.live(table, f"?as={seat}&since={since}") as live:
        assert live.receive_json(timeout=10)["kind"] == "table"


def test_no_more_is_kept_than_a_whole_table_weighs(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the updates of a long game weigh more than the game."""
    monkeypatch.setattr(post, "KEPT_LETTERS", 4_000)
    table, seat = same_screen(anna)
    whole = anna.table(table, seat)
    anna.act(table, seat, "recruit", whole["state"]["version"])
    with anna.live(table, f"?as={seat}&since={whole['seq']}") as live:
        assert live.receive_json(timeout=10)["kind"] == "table"


def test_what_is_posted_is_told_to_whoever_looks(anna: Person) -> None:
    table, seat = same_screen(anna)
    with anna.live(table, f"?as={seat}") as live:
        version = next_of(live, "table")["table"]["state"]["version"]
        why = anna.post(f"/api/tables/{table}/why", {"seat": seat, "thing": "play_tile merlin"}).json()
        assert why[0]["action"] == "play_tile merlin"
        assert anna.act(table, seat, "recruit", 0).json()["error"] == "stale"
        done = anna.act(table, seat, "recruit", version).json()
        assert done["version"] > version
        assert next_of(live, "state")["state"]["version"] == done["version"]
        assert anna.undo(table, seat, 0, done["version"]).json()["error"] == "no-such-ply"
        assert anna.menu(table, seat, "resign").status_code == 200
        assert next_of(live, "state")["state"]["result"] is not None
        assert anna.post(f"/api/tables/{table}/say", {"text": "gg"}).status_code == 204
        assert next_of(live, "chat")["line"]["text"] == "gg"


@pytest.mark.parametrize("message", ["", "{", "[]", '{"do": "act", "id": 1}', "x" * 50_000])
def test_whoever_sends_something_is_told_to_post_it(anna: Person, message: str) -> None:
    table, seat = same_screen(anna)
    before = anna.table(table, seat)["state"]
    with anna.live(table, f"?as={seat}") as live:
        next_of(live, "seats")
        live.send_text(message)
        with pytest.raises(WebSocketDisconnect) as ended:
            next_of(live, "nothing more")
    assert ended.value.code == 4400
    assert "post" in ended.value.detail
    assert anna.table(table, seat)["state"] == before


def test_same_screen_sends_only_the_eyes_that_were_asked_for(anna: Person) -> None:
    """A fixed bid is in its owner's view and in no other, and without `as` the view is the public one."""
    table, _ = same_screen(anna)
    rng = random.Random(7)
    while True:
        waiting = anna.table(table)["state"]["waiting"]
        seat = waiting[0]["seat"]
        state = anna.table(table, seat)["state"]
        options = state["question"]["options"]
        if len(waiting) == 2:
            break
        lightning = [o for o in options if o["action"] in ("take_tile victory_point", "take_tile revolt")]
        anna.act(table, seat, rng.choice(lightning or options)["action"], state["version"])
    other = "white" if seat == "orange" else "orange"
    with anna.live(table, f"?as={other}") as live, anna.live(table) as public:
        assert next_of(public, "table")["table"]["state"]["viewer"] is None
        next_of(live, "table")
        bid = options[-1]["action"]
        assert anna.act(table, seat, bid, state["version"]).status_code == 200
        for viewer in (live, public):
            bids = next_of(viewer, "state")["state"]["view"]["bids"]
            assert bids[0 if seat == "orange" else 1] == -2
    mine = anna.table(table, seat)["state"]
    assert mine["view"]["bids"][0 if seat == "orange" else 1] == int(bid.split()[1])
    assert mine["has_secrets"]


def test_two_people_see_each_other_come_and_go(anna: Person, bela: Person) -> None:
    table = anna.open("me", "open")
    bela.post(f"/api/tables/{table}/join", {"seat": "white"})

    def here(update: Json) -> dict[str, bool]:
        return {seat["seat"]: seat["here"] for seat in update["seats"]}

    with anna.live(table) as live:
        assert here(next_of(live, "seats")) == {"orange": True, "white": False}
        with bela.live(table):
            assert here(next_of(live, "seats")) == {"orange": True, "white": True}
        assert here(next_of(live, "seats")) == {"orange": True, "white": False}


def test_a_spectator_sees_the_public_view_and_cannot_act(anna: Person, bela: Person) -> None:
    table = anna.open("me", "novice")
    with bela.live(table) as live:
        whole = next_of(live, "table")["table"]
        assert (whole["state"]["viewer"], whole["state"]["question"]) == (None, None)
        assert all(not seat["mine"] and seat["link"] is None for seat in whole["seats"])
        assert bela.act(table, "orange", "recruit", whole["state"]["version"]).json()["error"] == "not-your-seat"


def test_who_leaves_a_seat_no_longer_sees_with_its_eyes(anna: Person, bela: Person) -> None:
    table = anna.open("me", "open")
    bela.post(f"/api/tables/{table}/join", {"seat": "white"})
    with bela.live(table) as live:
        next_of(live, "seats")
        assert bela.menu(table, "white", "abandon").status_code == 200
        with pytest.raises(WebSocketDisconnect):
            next_of(live, "nothing more")


@pytest.mark.parametrize(("path", "code"), [("nowhere", 4404), ("{table}", 4403)])
def test_no_such_table_and_no_such_eyes(anna: Person, bela: Person, path: str, code: int) -> None:
    table = anna.open("me", "open")
    with pytest.raises(WebSocketDisconnect) as refused, bela.live(path.format(table=table), "?as=orange") as live:
        live.receive_json(timeout=10)
    assert refused.value.code == code


def test_computers_think_with_their_seat_showing_it(anna: Person) -> None:
    table = anna.open("me", "novice")
    with anna.live(table) as live:
        state = next_of(live, "table")["table"]["state"]
        while state["question"] is None:
            state = next_of(live, "state")["state"]
        seen: list[bool] = []
        state_now: Any = state
        while not any(seen):
            if state_now["question"] is not None:
                anna.act(table, "orange", "recruit", state_now["version"])
            update = live.receive_json(timeout=10)
            if update["kind"] == "seats":
                seen.append(any(seat["thinking"] for seat in update["seats"]))
            elif update["kind"] == "state":
                state_now = update["state"]
        assert any(seen)


def test_who_shares_a_screen_asks_for_the_next_pair_of_eyes_and_gets_it_in_one_request(anna: Person) -> None:
    table, seat = same_screen(anna)
    whole = anna.table(table, "next")
    assert (whole["state"]["viewer"], whole["state"]["question"]["seat"]) == (seat, seat)
    assert Person(anna.client).table(table, "next")["state"]["viewer"] is None
    alone = anna.open("me", "novice")
    assert anna.table(alone, "next")["state"]["viewer"] == "orange"


def test_a_line_that_was_cut_before_it_could_be_refused_is_no_mistake(client: TestClient[App], anna: Person) -> None:
    table, seat = same_screen(anna)
    sent = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message["type"])
        if message["type"] == "websocket.close":
            raise RuntimeError("Unexpected ASGI message 'websocket.close', after sending 'websocket.close'.")

    async def come_as_a_stranger() -> None:
        scope: Any = {
            "type": "websocket",
            "scheme": "ws",
            "path": f"/api/tables/{table}/live",
            "raw_path": f"/api/tables/{table}/live".encode(),
            "query_string": f"as={seat}".encode(),
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 2),
            "subprotocols": [],
            "state": {},
        }
        await client.app(scope, receive, send)

    client.blocking_portal.call(come_as_a_stranger)
    assert sent == ["websocket.accept", "websocket.close"]
