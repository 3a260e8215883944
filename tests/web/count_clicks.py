"""The clicks of ordinary turns: `python -m tests.web.count_clicks [FOLDER]`, in this client or in another checkout's.

From the opening of each game a person gives a dozen answers by a plain plan, each in the shortest way there is: on the
map or in the hand, else by a button, else through the group or the menu that hides it. Then two turns that a client
may put together: a stage of Maria (three generals one town on, a train, the end) and a small purchase of Great War
(three infantry, one artillery, one factory, the end).
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

from hatalom import games
from tests.server.running import ROOT, Running
from tests.web.opened import Opening
from tests.web.openings import lay_out
from tests.web.people import TIPS, Visitor
from tools.chromium import find_chromium, launch_flags

PLANS = {
    "power_and_weakness": ("place_unit", "take_tile"),
    "heads_of_state": ("take_three", "take_attribute", "place_noble", "pay_in_full", "finish"),
    "hannibal": ("play_card", "move_general", "command", "take_units", "march_to", "stop"),
    "maria": ("end_talks", "move_general"),
    "great_war": ("end_diplomacy", "attack", "fight", "end_battles", "end_moves", "buy", "end_purchase"),
}
"""What is done in ordinary turns; of these the first that is on offer, else the first answer there is."""
ONCE = {"great_war": ("attack", "buy"), "hannibal": ("move_general", "march_to")}
ALL = ("take_units",)
"""Of these numbers the greatest: an army goes as a whole."""
SOON = 5
"""What is not done again so soon: a turn is no campaign."""
MOST_ANSWERS = 12
MOST_WAITS = 40
APART = {("maria", "move_general")}
"""What begins a turn that is counted by itself, because a client may put it together."""
GENERALS = 3
SEEN = """thing => {
  const box = thing.getBoundingClientRect();
  for (const part of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const other of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    const [x, y] = [box.x + box.width * other, box.y + box.height * part];
    const top = document.elementFromPoint(x, y);
    if (top !== null && thing.contains(top)) return [x, y];
  }
  return null;
}"""
"""Where a thing is not covered: there it is clicked."""
TOWNS = ".hit.legal[data-thing^='town.'], .hit.legal[id^='town.']"
IS_CHOSEN = ".bar [data-action^='move_to '], .bar [data-action='group move_to'], .bar [data-action='move_to']"
"""A piece has been chosen, by a click or by itself: it is asked where it goes."""
STATE = "id => fetch(`/api/tables/${id}`).then(answer => answer.json()).then(table => table.state)"
SETTINGS = "localStorage.setItem('hatalom.settings', '{\"pace\": \"fast\"}')"


class Turn(NamedTuple):
    answers: list[str]
    clicks: int


class Player:
    """One person who plays a plan and counts."""

    def __init__(self, page: Page, game: str, table: str) -> None:
        self.page, self.game, self.table = page, game, table
        self.clicks = 0
        self.waited = 0
        self.done: list[str] = []

    def play(self) -> Turn:
        while len(self.done) < MOST_ANSWERS:
            state = self.page.evaluate(STATE, self.table)
            if state["question"] is None:
                self.page.wait_for_timeout(300)
                self.waited += 1
                if self.waited > MOST_WAITS:
                    break
                continue
            option = self.choose(state["question"]["options"])
            if (self.game, option["verb"]) in APART:
                break
            if not self.give(option, state["version"]):
                break
            self.done.append(option["action"])
        return Turn(self.done, self.clicks)

    def choose(self, options: list[dict[str, Any]]) -> dict[str, Any]:
        spent = {done.split()[0] for done in self.done[-SOON:]} & set(ONCE.get(self.game, ()))
        for verb in PLANS[self.game]:
            for option in reversed(options) if verb in ALL else options:
                if option["verb"] == verb and verb not in spent:
                    return option
        return options[0]

    def give(self, option: dict[str, Any], version: int) -> bool:
        """The shortest way to an answer; false where the screen offers none."""
        thing, action = option["target"], option["action"]
        button = f'.bar [data-action="{action}"], .place-card [data-action="{action}"]'
        hidden = (f'.bar [data-action="group {option["verb"]}"]', ".bar [data-more]")
        drawn = f'.legal[id="{thing}"], .legal[data-thing="{thing}"]'
        if isinstance(thing, str) and self.press(drawn) and self.is_answered(version):
            return True
        for way in ("", *hidden):
            if way and not self.press(way):
                continue
            if self.press(button):
                return self.is_answered(version) or (self.press(button) and self.is_answered(version))
        return False

    def press(self, selector: str) -> bool:
        found = self.page.locator(selector)
        shown = [found.nth(index) for index in range(found.count()) if found.nth(index).is_visible()]
        if not shown:
            return False
        at = shown[0].evaluate(SEEN)
        if at is None:
            shown[0].click(force=True)
        else:
            self.page.mouse.click(*at)
        self.clicks += 1
        self.page.wait_for_timeout(300)
        return True

    def is_answered(self, version: int) -> bool:
        for _ in range(10):
            if self.page.evaluate(STATE, self.table)["version"] != version:
                self.page.wait_for_timeout(400)
                return True
            self.page.wait_for_timeout(100)
        return False


class Stage(Player):
    """Maria: each general moves to the first town there is, then a train; then the stage is finished."""

    def play(self) -> Turn:
        if not self.page.locator(".ribbon").count():
            return self.play_one_by_one()
        moves = [*[self.first("move_general", general) for general in range(GENERALS)], self.first("move_train", 0)]
        for piece in moves:
            version = self.page.evaluate(STATE, self.table)["version"]
            if not self.page.locator(IS_CHOSEN).count():
                assert self.press(f'.view [data-thing="{piece}"], .view [id="{piece}"]')
                self.page.locator(IS_CHOSEN).first.wait_for()
                version = self.page.evaluate(STATE, self.table)["version"]
            assert self.press(TOWNS)
            assert self.is_answered(version)
            self.page.wait_for_timeout(1500)
            if self.is_offered("stop") and not self.is_offered("finish"):
                assert self.press('.bar [data-action="stop"]')
                self.page.wait_for_timeout(700)
            self.done.append(str(piece))
        assert self.press('.bar [data-action="finish"]')
        return Turn([*self.done, "finish"], self.clicks)

    def play_one_by_one(self) -> Turn:
        """Where every act is an answer of its own."""
        for verb, number in [*[("move_general", number) for number in range(GENERALS)], ("move_train", 0)]:
            self.answer(verb, number)
            self.answer("move_to", 0)
            if any(option["verb"] == "stop" for option in self.options()):
                self.answer("stop", 0)
        self.answer("finish", 0)
        return Turn(self.done, self.clicks)

    def options(self) -> list[dict[str, Any]]:
        return list(self.page.evaluate(STATE, self.table)["question"]["options"])

    def answer(self, verb: str, number: int) -> None:
        option = [option for option in self.options() if option["verb"] == verb][number]
        assert self.give(option, self.page.evaluate(STATE, self.table)["version"])
        self.done.append(option["action"])

    def first(self, verb: str, number: int) -> Any:
        return [option["target"] for option in self.options() if option["verb"] == verb][number]

    def is_offered(self, action: str) -> bool:
        return self.page.locator(f'.bar [data-action="{action}"]').count() > 0


class Purchase(Player):
    """Great War: three infantry, an artillery and a factory, each kind in one place."""

    def play(self) -> Turn:
        self.power = self.page.evaluate(STATE, self.table)["question"]["prompt"]["args"]["power"]
        if self.page.locator(".steppers").count():
            self.plan()
        else:
            self.buy_one_by_one()
        return Turn(self.done, self.clicks)

    def plan(self) -> None:
        self.page.locator("[data-thing='item.infantry'] .count").hover()
        assert self.press("[data-thing='item.infantry'] [data-count='3']")
        for item in ("artillery", "factory"):
            assert self.press(f"[data-thing='item.{item}'] .more")
        assert self.press('.bar [data-action="buy_all"]')
        self.done += ["3 infantry", "artillery", "factory", "buy_all"]
        if not self.is_over():
            self.press('.bar [data-action="end_purchase"]')
            assert self.is_over()

    def buy_one_by_one(self) -> None:
        for item, more in (("infantry", 2), ("artillery", 0), ("factory", 0)):
            assert self.press(f"button[data-thing='item.{item}']")
            assert self.press("path.hit.legal")
            for _ in range(more):
                assert self.press('.bar [data-action="repeat_purchase"]')
            self.done.append(f"{1 + more} {item}")
        self.press('.bar [data-action="end_purchase"]')
        assert self.is_over()

    def is_over(self) -> bool:
        """Another power is asked, or another player, once all pieces have been bought."""
        for _ in range(MOST_WAITS):
            question = self.page.evaluate(STATE, self.table)["question"]
            if question is None or question["prompt"]["args"].get("power") != self.power:
                return True
            self.page.wait_for_timeout(300)
        return False


def found_in(root: Path, game: str, kind: str) -> Opening:
    """Played by the rules of that checkout."""
    command = [sys.executable, str(Path(__file__).with_name("opened.py")), game, kind]
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    told = subprocess.run(command, env=environment, capture_output=True, check=True, text=True)
    journal, ply, asked, others = json.loads(told.stdout)
    return Opening(journal, ply, asked, tuple(others))


def count(page: Page, url: str, root: Path, player: type[Player], game: str, kind: str) -> Turn:
    lay_out(Visitor(page, url, "Anna"), game, found_in(root, game, kind))
    page.wait_for_timeout(1500)
    return player(page, game, page.url.rsplit("/", maxsplit=1)[1]).play()


def main() -> None:
    root = Path(sys.argv[1]).resolve() if sys.argv[1:] else ROOT
    turns = [(Player, game, "opening") for game in games.NAMES]
    turns += [(Stage, "maria", "stage"), (Purchase, "great_war", "purchase")]
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder, "clicks.sqlite"), root=root) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=launch_flags())
        for player, game, kind in turns:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            context.add_init_script(f"{SETTINGS}; {TIPS}")
            answers, clicks = count(context.new_page(), server.url, root, player, game, kind)
            print(f"{game} {kind}: {clicks} clicks, {len(answers)} answers: {', '.join(answers)}", flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
