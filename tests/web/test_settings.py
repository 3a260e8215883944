"""A guest becomes somebody who can come back; whoever is away is told, and ends it with one click."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.receivers import Mailbox, running
from tests.server.running import Running
from tests.web.conftest import Door, Wardrobe
from tests.web.test_axe import Checker

pytestmark = pytest.mark.long
ADDRESS = "https://hatalom.example.org"
WORDS = {
    "en": ("Export my data", "Delete my account", "Hold to delete everything"),
    "hu": ("Adataim letöltése", "Fiókom törlése", "Tartsd lenyomva"),
}
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with running(Mailbox()) as box:
        yield box


@pytest.fixture(scope="module")
def house(mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house that can send mail; passkeys are bound to a name, so it is visited by its name."""
    folder: Path = tmp_path_factory.mktemp("mailing")
    (folder / "mail").write_text(mailbox.url)
    options = [f"--address={ADDRESS}", f"--mail-file={folder / 'mail'}"]
    with Running(folder / "hatalom.sqlite", options=options) as server:
        server.url = server.url.replace("127.0.0.1", "localhost")
        yield server


@pytest.fixture
def door(wardrobe: Wardrobe, house: Running) -> Iterator[Door]:
    opened = Door(wardrobe, house)
    yield opened
    opened.close()


def device_of(page: Page, credentials: list[dict[str, object]]) -> tuple[object, str]:
    """A device that keeps passkeys, with those it knows already."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    device = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]
    for credential in credentials:
        session.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": credential})
    return session, device


@pytest.mark.parametrize("phone", [False, True])
def test_a_guest_becomes_an_account_and_finds_his_games(door: Door, phone: bool) -> None:
    anna = door.visitor("Anna", phone=phone)
    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "computer", "level": "novice"}]
    table = anna.post("/api/tables", {"game": "power_and_weakness", "seats": seats})["id"]
    page = anna.page
    page.goto(f"{anna.url}/settings")
    session, device = device_of(page, [])
    anna.press(page.get_by_role("button", name="Add a passkey"))
    expect(page.get_by_text("From now on this passkey opens your account.")).to_be_visible()
    made = session.send("WebAuthn.getCredentials", {"authenticatorId": device})  # type: ignore[attr-defined]
    other = door.visitor("Somebody", lang="hu", phone=phone)
    seats[0]["seat"], seats[1]["seat"] = "white", "orange"
    brought = other.post("/api/tables", {"game": "power_and_weakness", "seats": seats})["id"]
    there = other.page
    there.goto(f"{other.url}/settings")
    device_of(there, made["credentials"])
    checker = Checker(there)
    checker.look("settings")
    other.press(there.get_by_role("button", name="Jelkulccsal"))
    expect(there.locator("[data-part=home]")).to_be_visible()
    assert {row["id"] for row in other.get("/api/tables?list=mine")} == {table, brought}
    page.reload()
    expect(page.locator("[data-part=account] .row", has_text="this one, now")).to_be_visible()
    anna.press(page.locator("[data-part=account] .row").get_by_role("button", name="Sign out"))
    expect(page.get_by_role("button", name="Sign out")).to_have_count(0)
    assert other.get("/api/me")["known"] is False
    assert checker.found == []


@pytest.mark.parametrize("phone", [False, True])
def test_whoever_goes_takes_his_data_with_him_and_leaves_his_games(door: Door, phone: bool) -> None:
    anna, bela = door.visitor("Anna", lang="hu" if phone else "en", phone=phone), door.visitor("Béla")
    seats = [{"seat": seat, "who": who} for seat, who in (("orange", "me"), ("white", "open"))]
    over, running_ = (anna.post("/api/tables", {"game": "power_and_weakness", "seats": seats})["id"] for _ in range(2))
    for table in (over, running_):
        bela.post(f"/api/tables/{table}/join", {"seat": "white"})
    anna.post(f"/api/tables/{over}/menu", {"seat": "orange", "act": "resign"})
    page = anna.page
    page.goto(f"{anna.url}/settings")
    export, go, hold = WORDS["hu" if phone else "en"]
    with page.expect_download() as download:
        anna.press(page.get_by_role("link", name=export))
    data = json.loads(download.value.path().read_text())
    assert [one["name"] for one in data["person"]] == ["Anna"]
    assert {over, running_} <= {table["id"] for table in data["tables"]}
    anna.press(page.get_by_role("button", name=go))
    button = page.get_by_role("button", name=hold)
    button.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=account]")).to_have_count(0)
    assert anna.get("/api/me")["known"] is False
    assert anna.get("/api/tables?list=mine") == []
    there = bela.page
    there.goto(f"{bela.url}/tables/{over}")
    expect(there.locator(".result").first).to_be_visible()
    for table in (over, running_):
        names = [seat["name"] for seat in bela.get(f"/api/tables/{table}")["seats"]]
        assert "Anna" not in names
        assert "Béla" in names
    there.goto(bela.url)
    expect(there.locator("[data-part=home]")).to_contain_text("Somebody")


@pytest.mark.parametrize("theme", ["paper", "night", "contrast"])
def test_whoever_is_away_is_told_and_ends_it_with_one_click(door: Door, mailbox: Mailbox, theme: str) -> None:
    anna, bela = door.visitor("Anna", theme=theme), door.visitor("Béla")
    page = anna.page
    page.goto(f"{anna.url}/settings")
    page.locator("[data-way=mail]").get_by_role("button", name="set up").click()
    page.get_by_label("Your mail address").fill(f"{theme}@example.org")
    page.locator("[data-way=mail]").get_by_role("button", name="set up").click()
    expect(page.get_by_text("We have sent a mail there.")).to_be_visible()
    page.goto(anna.url + path_in(letter_to(mailbox, theme), "confirm"))
    expect(page.get_by_text("This address is confirmed.")).to_be_visible()
    page.goto(f"{anna.url}/settings")
    page.get_by_label("Wait before telling me").select_option("0")
    expect(page.get_by_text("Saved.")).to_be_visible()
    expect(page.get_by_label("It is my turn: mail")).to_be_checked()
    page.get_by_label("A game has ended: mail").click()
    expect(page.get_by_label("A game has ended: mail")).not_to_be_checked()
    checker = Checker(page)
    checker.look("settings")
    seats = [{"seat": seat, "who": who} for seat, who in (("orange", "me"), ("white", "open"))]
    table = anna.post("/api/tables", {"game": "power_and_weakness", "seats": seats})["id"]
    bela.post(f"/api/tables/{table}/join", {"seat": "white"})
    if not anna.get("/api/tables?list=mine")[0]["my_turn"]:  # the lot has let the other one begin
        bela.post(f"/api/tables/{table}/menu", {"seat": "white", "act": "abandon", "level": "random"})
    text = letter_to(mailbox, theme)
    page.goto(anna.url + path_in(text, "tables"))
    page.wait_for_selector(".prompt")
    page.goto(anna.url + path_in(text, "stop"))
    expect(page.get_by_text("No more mails will come.")).to_be_visible()
    checker.look("no more mails")
    page.goto(f"{anna.url}/settings")
    expect(page.locator("[data-way=mail]")).to_contain_text("turned off")
    assert checker.found == []


def letter_to(mailbox: Mailbox, name: str) -> str:
    """The next letter to somebody; the server goes round every ten seconds."""
    until = time.monotonic() + 90
    while time.monotonic() < until:
        for letter in mailbox.letters:
            if letter["To"].startswith(name):
                mailbox.letters.remove(letter)
                return str(letter.get_content())
        time.sleep(0.2)
    raise AssertionError(f"no letter to {name}")


def path_in(text: str, kind: str) -> str:
    found = re.search(rf"{ADDRESS}(/{kind}/\S+)", text)
    assert found is not None, text
    return found[1]
