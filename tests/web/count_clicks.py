"""The clicks of ordinary turns: `python -m tests.web.count_clicks [FOLDER]`, in this client or in another checkout's.

From the opening of each game a person gives a dozen answers by a plain plan, each in the shortest way there is: on the
map or in the hand, else by a button, else through the group or the menu that hides it. What a client composes out of
several answers (a far march, a whole purchase) is not known here and has to be counted by hand.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

from hatalom import games
from tests.server.running import ROOT, Running
from tests.web.openings import lay_out
from tests.web.people import Visitor
from tools.chromium import find_chromium, launch_flags

PLANS = {
    "power_and_weakness": ("place_unit", "take_tile"),
    "heads_of_state": ("take_three", "take_attribute", "place_noble", "pay_in_full", "finish"),
    "hannibal": ("play_card", "move_general", "command", "take_units", "march_to", "stop"),
    "maria": ("end_talks", "move_general", "move_to", "stop", "finish"),
    "great_war": ("end_diplomacy", "attack", "fight", "end_battles", "end_moves", "buy", "end_purchase"),
}
"""What is done in ordinary turns; of these the first that is on offer, else the first answer there is."""
ONCE = {"great_war": ("attack", "buy"), "maria": ("move_to",), "hannibal": ("move_general", "march_to")}
SOON = 5
"""What is not done again so soon: a turn is no campaign."""
MOST_ANSWERS = 12
MOST_WAITS = 40
STATE = "id => fetch(`/api/tables/${id}`).then(answer => answer.json()).then(table => table.state)"
SETTINGS = "localStorage.setItem('hatalom.settings', '{\"pace\": \"fast\"}')"
TIPS = 'localStorage.setItem(\'hatalom.tips\', \'{"map": 2, "rule": 2, "why": 2, "undo": 2}\')'


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
            if not self.give(option, state["version"]):
                break
            self.done.append(option["action"])
        return Turn(self.done, self.clicks)

    def choose(self, options: list[dict[str, Any]]) -> dict[str, Any]:
        spent = {done.split()[0] for done in self.done[-SOON:]} & set(ONCE.get(self.game, ()))
        for verb in PLANS[self.game]:
            for option in options:
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
        shown[0].click(force=True)
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


def count(page: Page, url: str, game: str) -> Turn:
    lay_out(Visitor(page, url, "Anna"), game)
    page.wait_for_timeout(1500)
    return Player(page, game, page.url.rsplit("/", maxsplit=1)[1]).play()


def main() -> None:
    root = Path(sys.argv[1]) if sys.argv[1:] else ROOT
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder, "clicks.sqlite"), root=root) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=launch_flags())
        for game in games.NAMES:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            context.add_init_script(f"{SETTINGS}; {TIPS}")
            answers, clicks = count(context.new_page(), server.url, game)
            print(f"{game}: {clicks} clicks, {len(answers)} answers: {', '.join(answers)}", flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
