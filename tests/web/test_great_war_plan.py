"""Great War in the browser: an attack is planned with its odds in sight, and losses are ordered once for all."""

import random
from functools import cache

from playwright.sync_api import Page, expect

from hatalom.core.journal import write
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.verbs import FIGHT
from hatalom.table.table import open_match
from tests.web.conftest import Door
from tests.web.people import Visitor

GLADLY = {"ready_made": 1000.0, "end_diplomacy": 1000.0, "attack": 50.0, "origin": 20.0, "commit": 5.0, "cancel": 0.01}
MOST_GAMES = 20
MOST_PLIES = 200


@cache
def half_planned() -> tuple[str, int]:
    """A game in which Germany could attack with what it has committed, or add more; and at which ply."""
    for seed in range(MOST_GAMES):
        rng = random.Random(seed)
        match = open_match(GAME, ["Anna", "Béla"], GAME.default_options(), "", seed.to_bytes(32))
        for _ in range(MOST_PLIES):
            (question,) = match.questions()
            verbs = [GAME.verbs.text(option).split()[0] for option in question.options]
            if question.seat == 0 and FIGHT.of() in question.options and "origin" in verbs:
                match.resign(1)
                return write(match.journal, GAME), len(match.plies)
            match.answer(question.seat, rng.choices(question.options, [GLADLY.get(verb, 1.0) for verb in verbs])[0])
    raise AssertionError("nobody plans an attack: raise MOST_GAMES")


def lay(anna: Visitor) -> Page:
    journal, ply = half_planned()
    return anna.lay(journal, ply, "germany", "britain")


def test_an_attack_is_planned_with_its_odds_in_sight(door: Door) -> None:
    """7.14  Every step says what it would change; what does not count is struck out and says why."""
    anna = door.visitor("Anna")
    page = lay(anna)
    battle = page.locator("section.battle")
    battle.locator(".details").click()
    expect(battle.locator(".off").first).to_contain_text("§")
    expect(battle).to_contain_text("Exact, if gas is used")
    step = battle.locator('[data-step^="origin "]').first
    expect(step).to_contain_text("%")
    step.hover()
    expect(battle.locator(".change")).to_contain_text("instead of")
    step.click()
    expect(page.locator(".prompt")).to_contain_text("go from")


def test_losses_are_ordered_once_for_all(door: Door) -> None:
    """7.17  The orders that the game names stand beside those that every game has."""
    anna = door.visitor("Anna")
    page = lay(anna)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Standing orders").click()
    orders = page.get_by_role("radiogroup", name="Losses on land")
    orders.get_by_text("Cavalry first").click()
    expect(orders.get_by_role("radio", name="Cavalry first")).to_be_checked()
