"""Who is away is told what waits for him: by mail, to his device, to a webhook; once, and without secrets."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from hatalom.server.app import App
from hatalom.server.post import teller
from hatalom.server.post.poster import Poster
from hatalom.server.settings import Settings
from hatalom.server.store.notices import Notices
from hatalom.table.clock import DAY, HOUR
from tests.server.conftest import HOSTS, AtOnce, Hands, Person, create_app, database_of
from tests.server.device import Device
from tests.server.receivers import Mailbox, Postbox, running
from tests.server.test_clocks import pair, turn_of
from tests.server.test_friends import Someone, befriend

EVERYTHING = {kind: ["push", "mail", "webhook"] for kind in ("turn", "scarce", "invited", "over", "said")}
AT_ONCE = {"lang": "en", "wait": 0, "bundle": 0, "wants": EVERYTHING}
ADDRESS = "https://table.local"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with running(Mailbox()) as box:
        yield box


@pytest.fixture
def postbox(tmp_path: Path) -> Iterator[Postbox]:
    with running(Postbox(tmp_path)) as box:
        yield box


@pytest.fixture
def app(
    hands: Hands,
    kind_of_database: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    mailbox: Mailbox,
    postbox: Postbox,
) -> Iterator[App]:
    with database_of(kind_of_database, tmp_path, request) as database:
        settings = Settings(database, pace=0, rate_limits=False, hosts=HOSTS, address=ADDRESS, mail_server=mailbox.url)
        poster = Poster(lambda address: address.is_loopback, postbox.trust)
        yield create_app(settings, AtOnce(1, 10), poster=poster)


@pytest.fixture
def client(app: App) -> Iterator[TestClient[App]]:
    with TestClient(app, base_url=ADDRESS) as client:
        yield client


def go_round(person: Person) -> None:
    """Everything that is due is told."""
    person.client.blocking_portal.call(person.client.app.house.teller.go_round)


def put(person: Person, path: str, body: Any) -> Any:
    person.client.cookies.clear()
    return person.client.put(path, json=body, headers=person.headers)


def wish(person: Person, **changed: Any) -> None:
    assert put(person, "/api/me/notices", {**AT_ONCE, **changed}).status_code == 200


def with_mail(person: Person, mailbox: Mailbox, address: str = "anna@example.org", **changed: Any) -> str:
    """Sets up mail, follows the link in it, and returns the way."""
    wish(person, **changed)
    answer = person.post("/api/me/ways", {"kind": "mail", "address": address})
    assert answer.status_code == 201, answer.text
    [way] = [way for way in answer.json()["ways"] if way["kind"] == "mail"]
    link = re.search(rf"{ADDRESS}/confirm/(\S+)/(\S+)", mailbox.letters.pop().get_content())
    assert link is not None
    assert (link[1], way["confirmed"]) == (way["id"], False)
    assert person.post(f"/api/ways/{way['id']}/confirm", {"code": "guessed"}).status_code == 404
    assert person.post(f"/api/ways/{way['id']}/confirm", {"code": link[2]}).status_code == 204
    return str(way["id"])


def at_turn(anna: Person, bela: Person, **more: Any) -> tuple[str, Person, Person]:
    """A table, who is asked there, and the other one."""
    table = pair(anna, bela, **more)
    is_orange = turn_of(anna.table(table)) == "orange"
    return (table, anna, bela) if is_orange else (table, bela, anna)


def test_a_turn_is_told_by_mail_once(anna: Person, bela: Person, mailbox: Mailbox) -> None:
    table, asked, other = at_turn(anna, bela)
    way = with_mail(asked, mailbox)
    go_round(anna)
    [letter] = mailbox.letters
    assert letter["To"] == "anna@example.org"
    assert "your turn as" in letter["Subject"]
    assert f"{ADDRESS}/tables/{table}" in letter.get_content()
    assert letter["List-Unsubscribe"] == f"<{ADDRESS}/api/ways/{way}/stop>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    go_round(anna)
    assert len(mailbox.letters) == 1
    assert other.post(f"/api/tables/{table}/nudge", {"seat": seat_of(asked, table)}).status_code == 204
    assert other.post(f"/api/tables/{table}/nudge", {"seat": seat_of(asked, table)}).status_code == 429
    assert asked.post(f"/api/tables/{table}/nudge", {"seat": seat_of(asked, table)}).status_code == 403
    go_round(anna)
    assert "somebody waits for you" in mailbox.letters[1]["Subject"]


def seat_of(person: Person, table: str) -> str:
    return str(next(seat["seat"] for seat in person.table(table)["seats"] if seat["mine"]))


def test_the_next_turn_is_told_again(anna: Person, bela: Person, mailbox: Mailbox) -> None:
    table, asked, other = at_turn(anna, bela)
    with_mail(asked, mailbox)
    go_round(anna)
    assert len(mailbox.letters) == 1
    for person in (asked, other, asked, other):
        play_a_turn(person, table)
    go_round(anna)
    assert len(mailbox.letters) == 2


def play_a_turn(person: Person, table: str) -> None:
    """Answers as long as somebody is asked."""
    while (question := person.table(table)["state"]["question"]) is not None:
        version = person.table(table)["state"]["version"]
        answer = person.act(table, seat_of(person, table), question["options"][-1]["action"], version)
        assert answer.status_code == 200, answer.text


def test_nobody_is_disturbed_who_is_here_has_just_been_here_or_sleeps(
    anna: Person, bela: Person, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, asked, _ = at_turn(anna, bela)
    with_mail(asked, mailbox, wait=10)
    go_round(anna)
    assert mailbox.letters == []  # he was here a moment ago
    wish(asked)
    with asked.live(table) as socket:
        socket.receive_json()
        go_round(anna)
    assert mailbox.letters == []  # he sits at the table
    go_round(anna)
    assert mailbox.letters == []  # he sat there a moment ago: his page may only be loading anew
    monkeypatch.setattr(teller, "MOMENT_SECONDS", 0.0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(teller, "asleep_until", lambda rest, now: now + HOUR)
        body = {"zone": "UTC", "week": [420, 1380], "weekend": [420, 1380]}
        assert put(asked, "/api/me/rest", body).status_code == 200
        go_round(anna)
    assert mailbox.letters == []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(teller, "asleep_until", lambda rest, now: None)
        go_round(anna)
    assert len(mailbox.letters) == 1


def test_several_matters_come_in_one_mail_and_not_too_often(anna: Person, bela: Person, mailbox: Mailbox) -> None:
    only_turns = {"turn": ["mail"]}
    with_mail(anna, mailbox, bundle=60, wants=only_turns)
    tables: list[str] = []
    while len(tables) < 2:
        table, asked, _ = at_turn(anna, bela)
        tables += [table] if asked is anna else []
    go_round(anna)
    [letter] = mailbox.letters
    assert letter["Subject"] == "2 games wait for you"
    assert all(table in letter.get_content() for table in tables)
    while at_turn(anna, bela)[1] is not anna:
        pass
    go_round(anna)
    assert len(mailbox.letters) == 1
    wish(anna, wants=only_turns)
    go_round(anna)
    assert len(mailbox.letters) == 2


def test_scarce_time_the_end_and_words_are_told(hands: Hands, anna: Person, bela: Person, mailbox: Mailbox) -> None:
    table, asked, other = at_turn(anna, bela, clock="fast", time_out="players")
    with_mail(asked, mailbox)
    with_mail(other, mailbox, "bela@example.org")
    other.post(f"/api/tables/{table}/say", {"text": "my secret plan"})
    hands.time += 27 * HOUR
    go_round(anna)
    assert [letter["To"] for letter in mailbox.letters] == ["anna@example.org"]
    text = mailbox.letters[0]["Subject"] + mailbox.letters[0].get_content()
    assert "your time runs out" in text  # of a table the most pressing matter is told
    assert "my secret plan" not in text
    assert asked.menu(table, seat_of(asked, table), "resign").status_code == 200
    go_round(anna)
    ending = next(letter for letter in mailbox.letters if letter["To"] == "bela@example.org")
    assert "the game is over" in ending["Subject"]
    assert "You came first." in ending.get_content()
    count = len(mailbox.letters)
    go_round(anna)
    assert len(mailbox.letters) == count


def test_an_invitation_names_the_host_alone(client: TestClient[App], bela: Person, mailbox: Mailbox) -> None:
    ann, ben = Someone(client, "Ann"), Someone(client, "Ben")
    befriend(ann, ben)
    with_mail(ben.person, mailbox)
    seats = [{"seat": "red", "who": "me"}, {"seat": "yellow", "who": "open"}]
    kept = {"seat": "blue", "who": "link", "person": ben.id}
    table = ann.person.post("/api/tables", {"game": "heads_of_state", "seats": [*seats, kept]}).json()["id"]
    assert bela.post(f"/api/tables/{table}/join", {"seat": "yellow"}).status_code == 200
    go_round(bela)
    [letter] = mailbox.letters
    assert letter["Subject"] == "Ann invites you to Heads of State as Blue"
    assert "Béla" not in letter.get_content()


def test_one_click_ends_the_mails_and_another_brings_them_back(anna: Person, bela: Person, mailbox: Mailbox) -> None:
    _, asked, _ = at_turn(anna, bela)
    way = with_mail(asked, mailbox)
    mail_program = Person(anna.client)
    answer = anna.client.post(
        f"/api/ways/{way}/stop",
        content="List-Unsubscribe=One-Click",
        headers={"Content-Type": "application/x-www-form-urlencoded"},
    )
    assert answer.status_code == 204
    go_round(anna)
    assert mailbox.letters == []
    assert mail_program.post(f"/api/ways/{way}/go-on", {}).status_code == 204
    go_round(anna)
    assert len(mailbox.letters) == 1
    assert mail_program.post("/api/ways/unknown/stop", {}).status_code == 404


def test_a_webhook_is_posted_to_and_a_name_calls_nobody(
    anna: Person, bela: Person, postbox: Postbox, mailbox: Mailbox
) -> None:
    anna.post("/api/me", {"name": "@everyone *"})
    bela.post("/api/me", {"name": "@everyone *"})
    table, asked, _ = at_turn(anna, bela)
    wish(asked)
    answer = asked.post("/api/me/ways", {"kind": "webhook", "address": f"{postbox.url}/hook?token=t"})
    assert answer.status_code == 201, answer.text
    assert postbox.posts.pop().path == "/hook?token=t"
    go_round(anna)
    [post] = postbox.posts
    said = json.loads(post.body)
    assert said["allowed_mentions"] == {"parse": []}
    assert f"{ADDRESS}/tables/{table}" in said["content"]
    assert "\\@everyone \\*" in said["content"]
    postbox.status = 302
    assert asked.post(f"/api/me/ways/{answer.json()['ways'][0]['id']}/test", {}).json()["ok"] is False
    assert len(postbox.posts) == 2  # nobody is followed to another place
    postbox.status = 410
    play = asked.post("/api/me/ways", {"kind": "webhook", "address": postbox.url})
    assert play.status_code == 400


def test_a_device_alone_can_read_its_message(anna: Person, bela: Person, postbox: Postbox) -> None:
    table, asked, _ = at_turn(anna, bela)
    device = Device(f"{postbox.url}/device")
    wish(asked)
    answer = asked.post("/api/me/ways", {"kind": "push", "address": json.dumps(device.subscription), "name": "Firefox"})
    assert answer.status_code == 201, answer.text
    go_round(anna)
    [post] = postbox.posts
    said = device.open(post, answer.json()["key"])
    assert said["path"] == f"/tables/{table}"
    assert "your turn" in said["title"]
    postbox.status = 410
    assert asked.post(f"/api/me/ways/{answer.json()['ways'][0]['id']}/test", {}).json()["ok"] is False


def test_what_a_killed_server_had_taken_is_sent_again_under_the_same_id(
    anna: Person, bela: Person, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, asked, _ = at_turn(anna, bela)
    with_mail(asked, mailbox)

    async def die(self: Notices, ones: Any) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(Notices, "told", die)
        with pytest.raises(RuntimeError, match="killed"):
            go_round(anna)
    go_round(anna)
    assert len(mailbox.letters) == 1  # somebody else may just be sending it
    monkeypatch.setattr("hatalom.server.post.teller.AGAIN_MINUTES", 0)
    go_round(anna)
    go_round(anna)
    first, second = mailbox.letters
    assert first["Message-ID"] == second["Message-ID"]


def test_an_address_that_does_not_exist_is_turned_off(anna: Person, bela: Person, mailbox: Mailbox) -> None:
    _, asked, _ = at_turn(anna, bela)
    with_mail(asked, mailbox)
    mailbox.refuses = {"anna@example.org"}
    go_round(anna)
    [way] = asked.get("/api/me/notices").json()["ways"]
    assert way["off"]


@pytest.mark.long
def test_three_play_maria_over_days(
    hands: Hands, anna: Person, bela: Person, mailbox: Mailbox, postbox: Postbox
) -> None:
    """Each by another way; when 80 % of the time is used, the one who is asked is told again."""
    cili = Person(anna.client, "Cili")
    seats = [{"seat": "maria", "who": "me"}, {"seat": "frederick", "who": "open"}, {"seat": "louis", "who": "open"}]
    wishes = {"game": "maria", "seats": seats, "clock": "slow", "time_out": "players"}
    table = anna.post("/api/tables", wishes).json()["id"]
    for person, seat in ((bela, "frederick"), (cili, "louis")):
        assert person.post(f"/api/tables/{table}/join", {"seat": seat}).status_code == 200
    with_mail(anna, mailbox)
    wish(bela)
    wish(cili)
    hook = {"kind": "webhook", "address": f"{postbox.url}/hook"}
    assert bela.post("/api/me/ways", hook).status_code == 201
    device = Device(f"{postbox.url}/device")
    assert cili.post("/api/me/ways", {"kind": "push", "address": json.dumps(device.subscription)}).status_code == 201
    postbox.posts.clear()

    def told() -> list[str]:
        """To whom something has come."""
        go_round(anna)
        names = {"/hook": "Béla", "/device": "Cili"}
        found = ["Anna"] * len(mailbox.letters) + [names[post.path] for post in postbox.posts]
        mailbox.letters.clear()
        postbox.posts.clear()
        return found

    people = {"maria": ("Anna", anna), "frederick": ("Béla", bela), "louis": ("Cili", cili)}
    for _ in range(6):
        state = anna.table(table)["state"]
        asked = {one["seat"] for one in (state["question"], *state["waiting"]) if one is not None}
        assert set(told()) >= {people[seat][0] for seat in asked}
        assert told() == []
        hands.time += 9 * DAY  # of ten days
        assert set(told()) == {people[seat][0] for seat in asked}
        for seat in asked:
            play_a_turn(people[seat][1], table)
