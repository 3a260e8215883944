"""Who may do what: every kind of person against every call, and the eyes each one gets."""

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from hatalom.server.app import App
from tests.server.conftest import GAME, Json, Person, token_in

PEOPLE = ("nobody", "stranger", "host", "player", "left")
"""Somebody without a cookie; a guest without a seat; who opened the table and has orange; who has white; who had it."""

OPEN = frozenset(PEOPLE)
GUESTS = OPEN - {"nobody"}


@pytest.fixture
def client(lasting_client: TestClient[App]) -> TestClient[App]:
    return lasting_client


class Table:
    """A table with two people, one who has left it, one who looks on, and one whom nobody knows."""

    def __init__(self, client: TestClient[App]) -> None:
        self.people = {name: Person(client, name) for name in PEOPLE if name != "nobody"} | {"nobody": Person(client)}
        self.id = self.people["host"].open("me", "open")
        for name in ("left", "player"):
            assert self.people[name].post(f"/api/tables/{self.id}/join", {"seat": "white"}).status_code == 200
            if name == "left":
                assert self.people[name].menu(self.id, "white", "abandon").status_code == 200
        state = self.people["host"].table(self.id)["state"]
        self.turn = "orange" if state["question"] else "white"
        self.version = state["version"]

    def act(self) -> Json:
        return {"seat": self.turn, "action": "recruit", "version": self.version, "key": "k"}


def on_turn(table: Table) -> frozenset[str]:
    return frozenset({"host" if table.turn == "orange" else "player"})


READS: list[tuple[str, frozenset[str]]] = [
    ("/api/me", OPEN),
    ("/api/games", OPEN),
    ("/api/laboratory", OPEN),
    (f"/api/games/{GAME}/texts/hu", OPEN),
    (f"/api/games/{GAME}/rules/en", OPEN),
    (f"/api/games/{GAME}/decisions", OPEN),
    (f"/api/games/{GAME}/examples", OPEN),
    (f"/api/games/{GAME}/almanac", OPEN),
    (f"/api/games/{GAME}/box", OPEN),
    ("/api/boxes", OPEN),
    (f"/api/games/{GAME}/examples/board/3", OPEN),
    ("/api/tables?list=mine", OPEN),
    ("/api/tables?list=open", OPEN),
    ("/api/tables?list=watch", OPEN),
    ("/api/tables?list=finished", OPEN),
    ("/api/tables?list=invited", OPEN),
    ("/api/home", GUESTS),
    ("/api/me/rest", GUESTS),
    ("/api/me/notices", GUESTS),
    ("/api/me/account", GUESTS),
    ("/api/me/profile", GUESTS),
    ("/api/me/computers", GUESTS),
    ("/api/me/export", GUESTS),
    ("/api/me/people", GUESTS),
    ("/api/me/privacy", GUESTS),
    ("/api/leagues", OPEN),
    ("/api/moderation", frozenset()),
    ("/api/moderation/complaints/1/talk", frozenset()),
    ("/api/finished", OPEN),
    ("/api/finished?mine=true", GUESTS),
    ("/api/tables/{id}", OPEN),
    ("/api/tables/{id}?as=orange", frozenset({"host"})),
    ("/api/tables/{id}?as=white", frozenset({"player"})),
    ("/api/tables/{id}/texts/en", OPEN),
    ("/api/tables/{id}/journal", OPEN),
    ("/api/tables/{id}/journal?as=orange", frozenset({"host"})),
    ("/api/tables/{id}/at/3", OPEN),
    ("/api/tables/{id}/at/3?as=spectator", OPEN),
    ("/api/tables/{id}/at/3?as=orange", frozenset({"host"})),
    ("/api/tables/{id}/at/3?as=white", frozenset({"player"})),
    ("/api/tables/{id}/at/3?as=all", frozenset()),
    ("/api/tables/{id}/analysis", frozenset()),
    ("/api/tables/{id}/study/3", frozenset()),
    ("/api/tables/{id}/position/3", frozenset()),
    ("/api/tables/{id}/notes", GUESTS),
    ("/api/schema/openapi.json", OPEN),
    ("/api/docs", OPEN),
]

SEATED: list[tuple[str, Json]] = [
    ("why", {"thing": "region.kent"}),
    ("menu", {"act": "offer_draw"}),
    ("menu", {"act": "resign"}),
    ("menu", {"act": "ask_take_back", "ply": 3}),
    ("menu", {"act": "abandon"}),
    ("menu", {"act": "hand_to_computer", "level": "random"}),
]

NOT_BEGUN: list[tuple[str, str, Json, frozenset[str]]] = [
    ("POST", "invitation", {"seat": "white"}, OPEN),
    ("POST", "seats", {"seat": "white", "who": "open"}, frozenset({"host"})),
    ("POST", "seats", {"seat": "white", "who": "me"}, frozenset({"host"})),
    ("POST", "rematch", {}, frozenset()),
    ("DELETE", "", {}, frozenset({"host"})),
]
"""At a table of the host whose game has not begun: the call, and who may."""


@pytest.fixture
def table(client: TestClient[App]) -> Table:
    return Table(client)


@pytest.mark.parametrize("who", PEOPLE)
def test_reading(table: Table, who: str) -> None:
    for path, allowed in READS:
        status = table.people[who].get(path.format(id=table.id)).status_code
        assert status == (200 if who in allowed else 403), (who, path)


@pytest.mark.parametrize("who", PEOPLE)
def test_answering(table: Table, who: str) -> None:
    answer = table.people[who].post(f"/api/tables/{table.id}/act", table.act())
    assert (answer.status_code == 200) is (who in on_turn(table))
    if who not in on_turn(table):
        assert answer.json()["error"] in ("not-your-seat", "forbidden")


@pytest.mark.parametrize("who", PEOPLE)
@pytest.mark.parametrize(("call", "body"), SEATED, ids=lambda value: value if isinstance(value, str) else "")
def test_what_only_the_owner_of_a_seat_may_do(table: Table, who: str, call: str, body: Json) -> None:
    answer = table.people[who].post(f"/api/tables/{table.id}/{call}", {"seat": "white", **body})
    assert (answer.status_code == 200) is (who == "player"), answer.text
    assert answer.status_code in (200, 403)


@pytest.mark.parametrize("who", PEOPLE)
def test_having_a_box_checked(table: Table, who: str) -> None:
    file = {"name": "house.toml", "text": "game.win_points = 6"}
    assert table.people[who].post(f"/api/games/{GAME}/box", file).status_code == 200
    draft = {"overlay": {"game": {"win_points": 6}}}
    assert table.people[who].post(f"/api/games/{GAME}/box/check", draft).status_code == 200


@pytest.mark.parametrize("who", PEOPLE)
def test_boxes_in_accounts(table: Table, who: str) -> None:
    """Anybody may keep one and becomes somebody by that; only its owner sees, shares and forgets it."""
    owner, person = table.people["host"], table.people[who]
    wish = {"game": GAME, "text": "game.win_points = 6"}
    assert person.post("/api/boxes", wish).status_code == 200
    box = f"/api/boxes/{owner.post('/api/boxes', wish).json()['id']}"
    person.client.cookies.clear()
    mine, refused = who == "host", 403 if who == "nobody" else 404
    assert person.get(box).status_code == (200 if mine else 404)
    assert person.post(f"{box}/share", {}).status_code == (200 if mine else refused)
    assert person.client.delete(box, headers=person.headers).status_code == (204 if mine else refused)
    assert person.get(f"/api/tables/{table.id}/box").status_code == 404


@pytest.mark.parametrize("who", PEOPLE)
def test_asking_for_a_hint(table: Table, who: str) -> None:
    """Only the one who is asked in this seat."""
    person, allowed = table.people[who], who in on_turn(table)
    answer = person.hint(table.id, table.turn, table.version)
    assert (answer.status_code == 200) is allowed
    assert allowed or answer.json()["error"] in ("not-your-seat", "forbidden")


@pytest.mark.parametrize("who", PEOPLE)
def test_looking_ahead(table: Table, who: str) -> None:
    """Only the owner of the seat: it shows what that seat may see."""
    body = {"seat": table.turn, "acts": [], "version": table.version}
    answer = table.people[who].post(f"/api/tables/{table.id}/ahead", body)
    assert answer.status_code == (200 if who in on_turn(table) else 403)


@pytest.mark.parametrize("who", PEOPLE)
def test_planning(table: Table, who: str) -> None:
    """Only the owner of the seat; everybody else is told that it is not his."""
    body = {"seat": table.turn, "steps": [["recruit"]], "version": table.version}
    answer = table.people[who].post(f"/api/tables/{table.id}/plan", body)
    assert answer.status_code == (200 if who in on_turn(table) else 403)
    assert who in on_turn(table) or answer.json()["error"] in ("not-your-seat", "forbidden")


@pytest.mark.parametrize("who", PEOPLE)
def test_undoing_somebody_elses_answer(table: Table, who: str) -> None:
    owner = next(iter(on_turn(table)))
    version = table.people[owner].post(f"/api/tables/{table.id}/act", table.act()).json()["version"]
    ply = table.people[owner].table(table.id)["state"]["undo"]["step"]
    answer = table.people[who].undo(table.id, table.turn, ply, version)
    assert (answer.status_code == 200) is (who == owner)


@pytest.mark.parametrize("who", PEOPLE)
def test_talking_and_writing_notes(table: Table, who: str) -> None:
    person = table.people[who]
    expected = 204 if who in GUESTS else 403
    assert person.post(f"/api/tables/{table.id}/say", {"text": "hello"}).status_code == expected
    person.client.cookies.clear()
    path = f"/api/tables/{table.id}/notes"
    assert person.client.put(path, json={"text": "n"}, headers=person.headers).status_code == expected


@pytest.mark.parametrize("who", PEOPLE)
def test_joining_a_taken_seat(table: Table, who: str) -> None:
    answer = table.people[who].post(f"/api/tables/{table.id}/join", {"seat": "white", "secret": "guess"})
    assert answer.status_code == (200 if who == "player" else 403)


@pytest.mark.parametrize("who", PEOPLE)
@pytest.mark.parametrize(("method", "call", "body", "allowed"), NOT_BEGUN)
def test_a_table_that_waits_for_its_players(
    table: Table, who: str, method: str, call: str, body: Json, allowed: frozenset[str]
) -> None:
    waiting, person = table.people["host"].open("me", "link"), table.people[who]
    person.client.cookies.clear()
    path = f"/api/tables/{waiting}/{call}".rstrip("/")
    answer = person.client.request(method, path, json=body if method == "POST" else None, headers=person.headers)
    assert answer.is_success is (who in allowed), answer.text
    assert answer.is_success or answer.status_code == 403


@pytest.mark.parametrize("who", PEOPLE)
def test_a_rematch_is_for_those_who_have_played(table: Table, who: str) -> None:
    assert table.people["player"].menu(table.id, "white", "resign").status_code == 200
    answer = table.people[who].post(f"/api/tables/{table.id}/rematch", {})
    assert answer.status_code == (201 if who in ("host", "player") else 403)


@pytest.mark.parametrize("who", PEOPLE)
def test_saying_when_one_rests(table: Table, who: str) -> None:
    person = table.people[who]
    body = {"zone": "Europe/Budapest", "week": [420, 1380], "weekend": [540, 1440]}
    person.client.cookies.clear()
    answer = person.client.put("/api/me/rest", json=body, headers=person.headers)
    assert answer.status_code == (200 if who in GUESTS else 403)


@pytest.mark.parametrize("who", PEOPLE)
def test_claiming_an_account(table: Table, who: str) -> None:
    body = {"login": f"{who}@example.org", "password": "long enough"}
    assert table.people[who].post("/api/me/account", body).status_code == (200 if who in GUESTS else 403)


@pytest.mark.parametrize("who", PEOPLE)
def test_the_socket_shows_everybody_his_own_view(table: Table, who: str) -> None:
    with table.people[who].live(table.id) as live:
        viewer = live.receive_json(timeout=10)["table"]["state"]["viewer"]
        assert viewer == {"host": "orange", "player": "white"}.get(who)
    for seat, owner in (("orange", "host"), ("white", "player")):
        if who == owner:
            with table.people[who].live(table.id, f"?as={seat}") as live:
                assert live.receive_json(timeout=10)["table"]["state"]["viewer"] == seat
        else:
            with pytest.raises(WebSocketDisconnect), table.people[who].live(table.id, f"?as={seat}") as live:
                live.receive_json(timeout=10)


@pytest.mark.parametrize("who", ["nobody", "stranger"])
def test_a_link_seat_opens_to_its_secret_alone_and_only_the_host_is_told_it(client: TestClient[App], who: str) -> None:
    host = Person(client, "Host")
    friend = Person(client, "Friend" if who == "stranger" else "")
    table = host.open("me", "link")
    secret = next(seat["link"] for seat in host.table(table)["seats"] if seat["seat"] == "white")
    assert len(secret) >= 43
    assert all(seat["link"] is None for seat in friend.table(table)["seats"])
    join = f"/api/tables/{table}/join"
    for wrong in ("", "guess", secret[:-1]):
        assert friend.post(join, {"seat": "white", "secret": wrong}).status_code == 403
    joined = friend.post(join, {"seat": "white", "secret": secret})
    assert joined.json()["state"]["viewer"] == "white"
    late = Person(client, "Late")
    assert late.post(join, {"seat": "white", "secret": secret}).status_code == 403


@pytest.mark.parametrize("who", PEOPLE)
def test_saying_what_one_wants_to_be_told(table: Table, who: str) -> None:
    """This house tells nobody anything: wishes are kept, ways are not."""
    person, expected = table.people[who], 200 if who in GUESTS else 403
    person.client.cookies.clear()
    wishes = {"lang": "hu", "wait": 10, "bundle": 60, "wants": {"turn": ["mail"]}}
    assert person.client.put("/api/me/notices", json=wishes, headers=person.headers).status_code == expected
    assert person.post("/api/me/ways", {"kind": "mail", "address": "a@example.org"}).status_code == 403
    assert person.post("/api/me/ways/w/test", {}).status_code == (404 if who in GUESTS else 403)
    removed = person.client.delete("/api/me/ways/w", headers=person.headers)
    assert removed.status_code == (404 if who in GUESTS else 403)


@pytest.mark.parametrize("who", PEOPLE)
def test_nudging(table: Table, who: str) -> None:
    """Only a player nudges another one who is on turn."""
    other = "player" if table.turn == "orange" else "host"
    answer = table.people[who].post(f"/api/tables/{table.id}/nudge", {"seat": table.turn})
    assert answer.status_code == (204 if who == other else 403)


@pytest.mark.parametrize("who", PEOPLE)
def test_accounts(table: Table, who: str) -> None:
    """Everybody may knock; what is one's own is for those who are somebody."""
    person, own = table.people[who], who in GUESTS
    calls: list[tuple[str, str, Json, int]] = [
        ("POST", "/api/me/passkeys/begin", {}, 200),
        ("POST", "/api/me/codes", {}, 201),
        ("POST", "/api/me/passkeys", {"ticket": "t", "credential": {}}, 403),
        ("PUT", "/api/me/password", {"new": "long enough"}, 403),
        ("DELETE", "/api/me/passkeys/k", {}, 403),
        ("DELETE", "/api/me/sessions/s", {}, 404),
        ("POST", "/api/me/farewell", {"name": "somebody else"}, 400),
    ]
    for method, path, body, expected in calls:
        person.client.cookies.clear()
        answer = person.client.request(method, path, json=body or None, headers=person.headers)
        assert answer.status_code == (expected if own else 403), (method, path, answer.text)
    for path in ("/api/login/link", "/api/login/code"):
        assert person.post(path, {"secret": "guessed"}).status_code == 403
    assert person.post("/api/login/passkey", {"ticket": "t", "credential": {}}).status_code == 403
    assert person.post("/api/login/passkey/begin", {}).status_code == 200
    assert person.post("/api/login/mail", {"address": "anna@example.org"}).status_code == 403


@pytest.mark.parametrize("who", PEOPLE)
def test_leagues(table: Table, who: str) -> None:
    """Made and joined by those with an account; begun and taken away by their maker; left by those who take part."""
    maker, person = table.people["host"], table.people[who]
    claimed = maker.post("/api/me/account", {"login": f"{table.id}@example.org", "password": "long enough"})
    maker.headers = {"Authorization": f"Bearer {token_in(claimed)}"}
    wish = {"name": "Autumn", "game": GAME, "system": "swiss"}
    is_maker = who == "host"
    assert person.post("/api/leagues", wish).status_code == (201 if is_maker else 403)
    league = f"/api/leagues/{maker.post('/api/leagues', wish).json()['id']}"
    assert person.get(league).status_code == 200
    calls: list[tuple[str, str, Json, int]] = [
        ("POST", "/join", {}, 200),
        ("PUT", "/away", {"away": True}, 200),
        ("POST", "/leave", {}, 200),
        ("DELETE", "", {}, 204),
    ]
    for method, call, body, expected in calls:
        person.client.cookies.clear()
        answer = person.client.request(method, league + call, json=body or None, headers=person.headers)
        assert answer.status_code == (expected if is_maker else 403), (method, call, answer.text)
    begun = person.post(f"/api/leagues/{maker.post('/api/leagues', wish).json()['id']}/begin", {})
    assert begun.status_code == 403, "there are too few players, and only its maker may begin it"
    assert ("needs" in begun.json()["message"]) is is_maker


@pytest.mark.parametrize("who", PEOPLE)
def test_moderation(table: Table, who: str) -> None:
    """Guests may complain; this house has no moderators, so nobody may answer."""
    person = table.people[who]
    wish = {"table": table.id, "seat": "orange", "words": "rude"}
    expected = {"nobody": 403, "host": 400}.get(who, 204)
    assert person.post("/api/complaints", wish).status_code == expected
    assert person.post("/api/moderation/complaints/1/close", {"why": "done"}).status_code == 403
    assert person.post("/api/moderation/reports/1/close", {"why": "done"}).status_code == 403
    assert person.post("/api/moderation/people/somebody", {"act": "ban", "why": "rude"}).status_code == 403


@pytest.mark.parametrize("who", PEOPLE)
def test_other_people(table: Table, who: str) -> None:
    """Everybody may look at somebody; ties and switches are one's own.  Friends need accounts: nobody has one here."""
    person, own = table.people[who], who in GUESTS
    seats = table.people["stranger"].table(table.id)["seats"]
    host = f"/api/people/{next(seat['person'] for seat in seats if seat['seat'] == 'orange')}"
    assert person.get(host).status_code == 200
    is_host = who == "host"
    calls: list[tuple[str, str, Json, int]] = [
        ("POST", f"{host}/friend", {}, 400 if is_host else 403),
        ("DELETE", f"{host}/friend", {}, 400 if is_host else 200),
        ("POST", f"{host}/block", {}, 400 if is_host else 200),
        ("DELETE", f"{host}/block", {}, 400 if is_host else 200),
        ("PUT", "/api/me/privacy", {"results": "me", "strength": "me", "here": "me"}, 200),
    ]
    for method, path, body, expected in calls:
        person.client.cookies.clear()
        answer = person.client.request(method, path, json=body or None, headers=person.headers)
        assert answer.status_code == (expected if own else 403), (method, path, answer.text)
