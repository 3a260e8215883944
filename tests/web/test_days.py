"""Three people play Maria over days: each is told in his own way, and what he is told opens at the decision."""

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import expect

from tests.server.receivers import Mailbox, Postbox, running
from tests.server.running import Running
from tests.server.test_notices import point_of, text_of
from tests.web.conftest import Door, Wardrobe
from tests.web.days import PASSED, PROGRAM, TRUSTED
from tests.web.people import OPTIONS, Visitor
from tests.web.test_settings import ADDRESS, letter_to, path_in

pytestmark = pytest.mark.long
SEATS = ("maria", "frederick", "louis")
PATIENCE = 90.0
"""The server goes round every ten seconds."""


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with running(Mailbox()) as box:
        yield box


@pytest.fixture(scope="module")
def postbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postbox]:
    with running(Postbox(tmp_path_factory.mktemp("postbox"))) as box:
        yield box


class Calendar:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.days = 0
        self.pass_days(0)

    def pass_days(self, days: int) -> None:
        self.days += days
        self.file.write_text(str(self.days))


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Calendar:
    return Calendar(tmp_path_factory.mktemp("calendar") / "days")


@pytest.fixture(scope="module")
def house(
    mailbox: Mailbox, postbox: Postbox, calendar: Calendar, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("days")
    (folder / "mail").write_text(mailbox.url)
    options = [f"--address={ADDRESS}", f"--mail-file={folder / 'mail'}"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(PASSED, str(calendar.file))
        patch.setenv(TRUSTED, str(postbox.certificate))
        with Running(folder / "hatalom.sqlite", options=options, program=PROGRAM) as server:
            yield server


@pytest.fixture
def door(wardrobe: Wardrobe, house: Running) -> Iterator[Door]:
    opened = Door(wardrobe, house)
    yield opened
    opened.close()


def post_to(postbox: Postbox, path: str) -> bytes:
    """The next post to a place."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for post in postbox.posts:
            if post.path == path:
                postbox.posts.remove(post)
                return post.body
        time.sleep(0.2)
    raise AssertionError(f"nothing has come to {path}")


def link_in(text: str) -> str:
    found = re.search(rf"{ADDRESS}(/tables/[\w-]+)", text)
    assert found is not None, text
    return found[1]


def tells_at_once(person: Visitor, *labels: str) -> None:
    """Neither waits nor bundles; what is chosen is saved at once."""
    page = person.page
    for label in labels:
        with page.expect_response("**/api/me/notices"):
            page.get_by_label(label).select_option("0")


def wants_mail(anna: Visitor, mailbox: Mailbox) -> None:
    page = anna.page
    page.goto(f"{anna.url}/settings")
    page.locator("[data-way=mail]").get_by_role("button", name="set up").click()
    page.get_by_label("Your mail address").fill("anna@example.org")
    page.locator("[data-way=mail]").get_by_role("button", name="set up").click()
    expect(page.get_by_text("We have sent a mail there.")).to_be_visible()
    page.goto(anna.url + path_in(letter_to(mailbox, "anna"), "confirm"))
    expect(page.get_by_text("This address is confirmed.")).to_be_visible()
    page.goto(f"{anna.url}/settings")
    tells_at_once(anna, "Wait before telling me", "Bundle")


def wants_posts(bela: Visitor, postbox: Postbox) -> None:
    page = bela.page
    page.goto(f"{bela.url}/settings")
    way = page.locator("[data-way=webhook]")
    bela.press(way.get_by_role("button", name="beállítom"))
    page.get_by_label("A webhook címe").fill(f"{postbox.url}/hook")
    bela.press(way.get_by_role("button", name="beállítom"))
    expect(page.get_by_text("A webhook válaszolt; oda is szólunk.")).to_be_visible()
    tells_at_once(bela, "Ennyi távollét után", "Összevonás")
    postbox.posts.clear()


def wants_pushes(cili: Visitor, postbox: Postbox) -> None:
    """No browser of a test has a push service: the device is one of ours."""
    device = ec.generate_private_key(ec.SECP256R1())
    keys = {"endpoint": f"{postbox.url}/device", "p256dh": text_of(point_of(device)), "auth": text_of(bytes(16))}
    cili.post("/api/me/ways", {"kind": "push", "address": json.dumps(keys)})
    page = cili.page
    page.goto(f"{cili.url}/settings")
    tells_at_once(cili, "Ennyi távollét után", "Összevonás")
    postbox.posts.clear()


def asked_at(anna: Visitor, table: str) -> list[int]:
    """The seats that have to answer."""
    state = anna.get(f"/api/tables/{table}")["state"]
    asked = {one["seat"] for one in (state["question"], *state["waiting"]) if one is not None}
    return [number for number, seat in enumerate(SEATS) if seat in asked]


def play_a_turn(person: Visitor, table: str, seat: str) -> None:
    """The first answer by a press, the rest of the turn as the page would send it."""
    page = person.page
    expect(page.locator(".prompt")).to_be_visible()
    person.press(page.locator(OPTIONS).last)
    page.goto("about:blank")
    while (state := person.get(f"/api/tables/{table}")["state"])["question"] is not None:
        action = state["question"]["options"][-1]["action"]
        body: dict[str, Any] = {"seat": seat, "action": action, "version": state["version"]}
        person.post(f"/api/tables/{table}/act", {**body, "key": f"{seat}-{state['version']}"})


def test_three_play_maria_over_days(door: Door, mailbox: Mailbox, postbox: Postbox, calendar: Calendar) -> None:
    """Anna is told by mail, Béla on his phone by a webhook, Cili by a message to her device."""
    anna, bela = door.visitor("Anna"), door.visitor("Béla", lang="hu", phone=True)
    cili = door.visitor("Cili", lang="hu")
    people = (anna, bela, cili)
    wants_mail(anna, mailbox)
    wants_posts(bela, postbox)
    wants_pushes(cili, postbox)
    seats = [{"seat": seat, "who": "open" if number else "me"} for number, seat in enumerate(SEATS)]
    wish = {"game": "maria", "seats": seats, "clock": "slow", "time_out": "players"}
    table = anna.post("/api/tables", wish)["id"]
    for person, seat in zip(people[1:], SEATS[1:], strict=True):
        person.post(f"/api/tables/{table}/join", {"seat": seat})
    for person in people:
        person.page.goto("about:blank")

    def told_by_post(path: str) -> str:
        body = post_to(postbox, path)
        return body.decode() if path == "/hook" else f"{ADDRESS}/tables/{table}"  # only her device can read it

    ways: tuple[Callable[[], str], ...] = (
        lambda: letter_to(mailbox, "anna"),
        lambda: told_by_post("/hook"),
        lambda: told_by_post("/device"),
    )
    for day in range(2):
        asked = asked_at(anna, table)
        assert asked
        for number in asked:
            assert link_in(ways[number]()) == f"/tables/{table}"
        calendar.pass_days(9)  # of ten: all are told once more
        for number in asked:
            text = ways[number]()
            people[number].page.goto(people[number].url + link_in(text))
            play_a_turn(people[number], table, SEATS[number])
        assert asked_at(anna, table) != asked or day > 0
    anna.page.goto(anna.url)
    expect(anna.page.locator("[data-part=home]")).to_be_visible()
