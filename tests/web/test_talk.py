"""Talk in the browser: a word to one alone, and a speaker who is not to be heard."""

from typing import Any

import httpx
from playwright.sync_api import expect

from tests.web.conftest import Door

OPEN = """async ([game, seats]) => {
  const body = JSON.stringify({ game, seats });
  const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return (await answer.json()).id;
}"""


class Guest:
    """Somebody without a browser."""

    def __init__(self, url: str, name: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=30)
        token = self.post("/api/me", {"name": name}).headers["set-cookie"].split("=", 1)[1].split(";")[0]
        self.client.cookies.clear()
        self.client.headers["Authorization"] = f"Bearer {token}"

    def post(self, path: str, body: Any) -> httpx.Response:
        answer = self.client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer


def test_a_word_to_one_alone_and_a_muted_speaker(door: Door) -> None:
    anna = door.visitor("Anna")
    page = anna.page
    games = page.evaluate("fetch('/api/games').then(answer => answer.json())")
    seats = next(game for game in games if game["name"] == "great_war")["seat_ids"]["3"]
    wishes = [{"seat": seat, "who": "me" if seat == seats[0] else "open"} for seat in seats]
    table = page.evaluate(OPEN, ["great_war", wishes])
    guests = [Guest(door.server.url, name) for name in ("Béla", "Cili")]
    for guest, seat in zip(guests, seats[1:], strict=True):
        guest.post(f"/api/tables/{table}/join", {"seat": seat})
    page.goto(f"{door.server.url}/tables/{table}?as={seats[0]}")
    panel = anna.open_drawer("chat")
    panel.locator("label.to select").select_option(seats[1])
    panel.get_by_label("Say something").fill("Shall we?")
    panel.get_by_label("Say something").press("Enter")
    expect(panel.locator("li .to")).to_be_visible()
    expect(panel).to_contain_text("Shall we?")
    heard = [guest.client.get(f"/api/tables/{table}").json()["chat"] for guest in guests]
    assert [len(chat) for chat in heard] == [1, 0]

    for text in ("one", "two", "three"):
        guests[1].post(f"/api/tables/{table}/say", {"text": text})
    expect(panel).to_contain_text("three")
    panel.locator("li", has_text="three").get_by_role("button", name="Do not show").click()
    expect(panel.locator("ol")).not_to_contain_text("two")
    expect(panel.locator(".muted")).to_contain_text("muted (3)")
    page.reload()
    anna.open_drawer("chat")
    expect(panel.locator(".muted")).to_contain_text("muted (3)")
    panel.locator(".muted button").click()
    expect(panel.locator("ol")).to_contain_text("two")
