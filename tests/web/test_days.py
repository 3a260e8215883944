"""Three people play Maria over days: each is told in his own way, and what he is told opens at the decision."""

import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.receivers import Mailbox, Postbox, running
from tests.server.running import Running
from tests.web.conftest import Door, Wardrobe
from tests.web.days import PROGRAM, Calendar
from tests.web.ears import ByMail, ByPush, ByWebhook, Told, told_to
from tests.web.people import OPTIONS, Visitor
from tests.web.test_settings import ADDRESS

pytestmark = pytest.mark.long
NAMES = ("Anna", "Béla", "Cili")
CILI = 2
SEATS = ("maria", "frederick", "louis")
CALLED = {"en": ("Maria Theresa", "Frederick", "Louis XV"), "hu": ("Mária Terézia", "Frigyes", "XV. Lajos")}
TITLES = {
    ("en", "turn"): "Maria: your turn as {}",
    ("hu", "turn"): "Mária: te jössz ({})",
    ("en", "scarce"): "Maria: your time runs out as {}",
    ("hu", "scarce"): "Mária: fogy az időd ({})",
    ("en", "said"): "Maria: somebody has written to you",
    ("hu", "said"): "Mária: valaki írt neked",
}
STALE = 409
"""The page had sent one more answer before it was left."""
LINES = {"en": r"(\d+ (days?|hours?) left\. )?With {}\.", "hu": r"(Még \d+ (nap|óra) van hátra\. )?Velük: {}\."}
"""All that is said: the game, the side, who plays, how long there is. No line of it can hold a secret."""


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with running(Mailbox()) as box:
        yield box


@pytest.fixture(scope="module")
def postbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postbox]:
    with running(Postbox(tmp_path_factory.mktemp("postbox"))) as box:
        yield box


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
    environment = calendar.environment(postbox.certificate)
    with Running(folder / "hatalom.sqlite", options=options, environment=environment, program=PROGRAM) as server:
        yield server


@pytest.fixture
def door(wardrobe: Wardrobe, house: Running) -> Iterator[Door]:
    opened = Door(wardrobe, house)
    yield opened
    opened.close()


class Group:
    """Three players of one table, and how each of them is told."""

    def __init__(self, people: list[Visitor], ears: list[ByMail | ByPush | ByWebhook], lang: str) -> None:
        self.people = people
        self.ears = ears
        self.lang = lang
        self.table = self._sit_down()

    def _sit_down(self) -> str:
        host, *guests = self.people
        seats = [{"seat": seat, "who": "link" if number else "me"} for number, seat in enumerate(SEATS)]
        wish = {"game": "maria", "seats": seats, "clock": "slow", "time_out": "players"}
        table = str(host.post("/api/tables", wish)["id"])
        host.page.goto(f"{host.url}/tables/{table}")
        expect(host.page.locator("[data-part=waiting]")).to_be_visible()
        for guest, seat in zip(guests, host.get(f"/api/tables/{table}")["seats"][1:], strict=True):
            guest.take_seat(f"{guest.url}/tables/{table}/join/{seat['seat']}/{seat['link']}")
            expect(guest.page).to_have_url(re.compile(f"/tables/{table}$"))
        return table

    def asked(self) -> list[int]:
        """Who has to answer."""
        state = self.people[0].get(f"/api/tables/{self.table}")["state"]
        seats = {one["seat"] for one in (state["question"], *state["waiting"]) if one is not None}
        return [number for number, seat in enumerate(SEATS) if seat in seats]

    def leave(self, number: int) -> None:
        self.people[number].page.goto("about:blank")

    def is_told(self, number: int, kind: str) -> Told:
        """In so many words, and not in more."""
        told = told_to(self.ears[number])
        others = ", ".join(name for name in NAMES if name != NAMES[number])
        assert told.title == TITLES[self.lang, kind].format(CALLED[self.lang][number])
        assert re.fullmatch(LINES[self.lang].format(others), told.line), told.line
        assert told.path == f"/tables/{self.table}"
        return told

    def play_a_turn(self, number: int, link: str) -> None:
        """The link opens at the decision: the first answer is a press, the rest of the turn goes as a page sends it."""
        person = self.people[number]
        page = person.page
        page.goto(person.url + link)
        expect(page.locator(OPTIONS).first).to_be_visible()
        before = self._state(person)["version"]
        person.press(page.locator(OPTIONS).last)
        armed = page.locator(".bar .armed")
        if armed.count():
            person.press(armed)
        while self._state(person)["version"] == before:
            page.wait_for_timeout(50)
        self.leave(number)
        while (state := self._state(person))["question"] is not None:
            action = state["question"]["options"][-1]["action"]
            body: dict[str, Any] = {"seat": SEATS[number], "action": action, "version": state["version"]}
            wish = {**body, "key": f"{SEATS[number]}-{state['version']}"}
            answer = page.request.post(f"{person.url}/api/tables/{self.table}/act", data=wish)
            assert answer.ok or answer.status == STALE, answer.text()

    def _state(self, person: Visitor) -> Any:
        return person.get(f"/api/tables/{self.table}")["state"]


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("hu", True)])
def test_three_play_maria_over_days(
    door: Door, mailbox: Mailbox, postbox: Postbox, calendar: Calendar, lang: str, phone: bool
) -> None:
    """Anna is told by mail, Béla by a webhook, Cili on her device."""
    people = [door.visitor(name, lang=lang, phone=phone, works_offline=name == "Cili") for name in NAMES]
    own = secrets.token_hex(4)  # each test has receivers of its own, also when it is tried again
    ears: list[ByMail | ByPush | ByWebhook] = [
        ByMail(people[0], lang, mailbox, f"anna-{own}@example.org"),
        ByWebhook(people[1], lang, postbox, f"/hook-{own}"),
        ByPush(people[2], lang, postbox, f"/device-{own}"),
    ]
    for ear in ears:
        ear.set_up()
        ear.want_all_at_once()
    group = Group(people, ears, lang)
    here = group.asked()[0]
    expect(people[here].page.locator(OPTIONS).first).to_be_visible()
    people[here].post(f"/api/tables/{group.table}/say", {"text": "my secret plan"})
    asked = group.asked()
    for number in {0, 1, 2} - {here}:
        group.leave(number)
    for number in {0, 1, 2} - {here}:
        group.is_told(number, "turn" if number in asked else "said")
    assert ears[here].listen() is None  # whoever sits at the table sees it himself
    group.leave(here)
    group.is_told(here, "turn")

    calendar.pass_days(9)  # of ten
    links = {number: group.is_told(number, "scarce").path for number in group.asked()}
    played: set[int] = set()
    while played < {0, 1, 2}:
        for number in group.asked():
            link = links.pop(number, None) or group.is_told(number, "turn").path
            group.play_a_turn(number, link)
            played.add(number)

    for number in group.asked():
        group.is_told(number, "turn")
    for ear in ears[:CILI]:
        ear.end()
    untold: set[int] = set()
    while not untold or CILI not in group.asked():
        for number in group.asked():
            group.play_a_turn(number, f"/tables/{group.table}")
            untold.update(other for other in group.asked() if other != CILI)
    group.is_told(CILI, "turn")
    ears[CILI].end()
    assert [ear.listen() for ear in ears] == [None] * 3
    for person in people:
        person.page.goto(person.url)
        expect(person.page.locator("[data-part=home]")).to_be_visible()
