"""What a computer's turn was for, in words made of what everybody could see."""

from typing import Any

import pytest

from hatalom import bots, games
from hatalom.core.chance import Seeded
from hatalom.core.game import Game
from hatalom.core.match import Match
from hatalom.core.question import SPECTATOR, Seat
from hatalom.core.shared import changed, replaced
from hatalom.games.great_war.intent import nearest_enemy
from hatalom.games.great_war.names import PLACE, POWER
from hatalom.games.great_war.position import GreatWar
from hatalom.games.hannibal.names import CARTHAGE, GENERAL, SPACE, SPACES
from hatalom.games.heads_of_state.names import BOX
from hatalom.games.maria.names import TOWN
from hatalom.games.power_and_weakness.names import MAGE, REGIONS, Region
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.rules.acquisition import majority
from hatalom.table.intent import intent_of, public_of
from hatalom.texts import LANGS, load_texts
from hatalom.texts.bundle import strictly
from tests.table.tables import do, human, new_table, play, power

MADE = {"power_and_weakness": 2, "heads_of_state": 3, "hannibal": 2, "maria": 3, "great_war": 2}
OWN = {"power_and_weakness": 60, "heads_of_state": 60, "hannibal": 120, "maria": 110, "great_war": 90}
"""So many answers of novices, set-up included, are a few turns."""


def told(found: list[Any]) -> list[tuple[str, list[int]]]:
    return [(said.message.key, said.args) for said in found]


def new_match(name: str) -> Match:
    return new_table(games.load(name), *(human(f"player {number}") for number in range(MADE[name]))).match


def key_and_ids(game: Game[Any, Any], before: Any, after: Any, seat: int) -> list[tuple[str, dict[str, Any]]]:
    return [(said.message.key, said.fill()) for said in game.intents(before, after, Seat(seat))]


@pytest.mark.parametrize("name", games.NAMES)
def test_what_is_hidden_changes_nothing_of_it(name: str) -> None:
    """The words are made of the public view alone: with other secrets in the same public game they are the same."""
    game = games.load(name)
    table = new_table(game, *(human(f"player {number}") for number in range(MADE[name])))
    rng = Seeded(8)
    match = table.match
    for _ in range(6):
        before = public_of(match)
        play(table, rng, 15)
        if match.result() is not None:
            break
        truth = match.pos
        known = [told(intent_of(before, public_of(match), Seat(seat))) for seat in range(match.seats)]
        if match.position_for(SPECTATOR) is not truth:
            continue  # somebody is preparing an act that nobody knows of yet
        for seed in range(3):
            match.pos = game.resample(truth, SPECTATOR, Seeded(seed))
            assert [told(intent_of(before, public_of(match), Seat(seat))) for seat in range(match.seats)] == known
        match.pos = truth


@pytest.mark.parametrize("name", games.NAMES)
def test_turns_are_told_in_words_never_in_numbers(name: str) -> None:
    game = games.load(name)
    table = new_table(game, *(human(f"player {number}") for number in range(MADE[name])))
    match, bot, rng = table.match, bots.make("novice", game, table.match.content), Seeded(3)
    texts = {lang: load_texts(game, lang, missing=strictly) for lang in LANGS}
    before, heard = public_of(match), set()
    for number in range(OWN[name]):
        if match.result() is not None:
            break
        question = match.questions()[0]
        view = game.view(match.position_for(question.seat), question.seat)
        do(table, game.verbs.text(bot.choose(view, question, rng)), question.seat)
        if number % 12 == 11:
            after = public_of(match)
            for seat in range(match.seats):
                for said in intent_of(before, after, Seat(seat)):
                    heard.add(said.message.key)
                    for lang in LANGS:
                        sentence = texts[lang].said(said)
                        assert not any(letter.isdigit() for letter in sentence)
                        assert not sentence.endswith(".")
            before = after
    assert heard


@pytest.mark.parametrize("name", games.NAMES)
def test_a_turn_that_changes_nothing_is_not_told(name: str) -> None:
    match = new_match(name)
    public = public_of(match)
    assert [intent_of(public, public, Seat(seat)) for seat in range(match.seats)] == [[]] * match.seats


def test_power_and_weakness_names_regions_taken_and_within_reach() -> None:
    """11.5  The same sum by which the rules allow the acquisition."""
    table = power()
    play(table, Seeded(2), 4)
    game, before = table.match.game, table.match.pos.copy()
    assert isinstance(before, PowerAndWeakness)
    marker = before.marker[0]
    for region in REGIONS:
        before.owner[region] = Seat(-1)
        for unit in range(2):
            before.units[2 * region + unit] = 0
        if before.marker[region] == marker:
            before.owner[region], before.units[2 * region + MAGE] = Seat(1 if region == 0 else 0), 2
    before.held, before.units[MAGE] = replaced(before.held, marker, 0), 1
    after = before.copy()
    after.held = replaced(after.held, marker, 1)
    assert majority(after, Seat(0), Region(0)) >= 1
    assert ("intent-threatens", {"region": "region.strathclyde"}) in key_and_ids(game, before, after, 0)
    after.owner[0] = Seat(0)
    assert ("intent-takes", {"region": "region.strathclyde"}) in key_and_ids(game, before, after, 0)


def test_heads_of_state_names_who_was_struck_and_where_one_sat_down() -> None:
    match = new_match("heads_of_state")
    before: Any = match.pos.copy()
    after: Any = match.pos.copy()
    box = 0
    before.owner = changed(before.owner, box, Seat(1))
    after.dead = changed(after.dead, 5 * box + 1, 1)
    after.owner = changed(after.owner, box, Seat(0))
    area = BOX.ids[box].split("_")[0]
    found = key_and_ids(match.game, before, after, 0)
    assert [key for key, _ in found] == ["intent-strikes", "intent-settles"]
    assert found[0][1]["area"] == f"area.{area}"


def test_hannibal_names_the_general_who_faces_an_enemy_and_where_units_gather() -> None:
    match = new_match("hannibal")
    before: Any = match.pos.copy()
    after: Any = match.pos.copy()
    hannibal = GENERAL.ids.index("hannibal")
    after.at[hannibal] = SPACE.ids.index("capua")
    assert key_and_ids(match.game, before, after, CARTHAGE) == [
        ("intent-faces", {"general": "general.hannibal", "other": "general.p_scipio"})
    ]
    after.at[hannibal] = SPACE.ids.index("narbo")
    assert key_and_ids(match.game, before, after, CARTHAGE) == [
        ("intent-goes", {"general": "general.hannibal", "space": "space.narbo"})
    ]
    gathered: Any = before.copy()
    where = before.at[hannibal]
    gathered.units[SPACES * CARTHAGE + where] += 3
    assert key_and_ids(match.game, before, gathered, CARTHAGE) == [
        ("intent-gathers", {"space": f"space.{SPACE.ids[where]}"})
    ]


def test_maria_names_where_generals_join_and_which_fortress_they_come_near_to() -> None:
    match = new_match("maria")
    before: Any = match.pos.copy()
    generals = before.content.power_generals[0]
    seat = before.seat_of(0)
    breslau = TOWN.ids.index("breslau")
    joined: Any = before.copy()
    for general in generals[:2]:
        joined.at[general] = breslau
    assert ("intent-gathers", {"town": "town.breslau"}) in key_and_ids(match.game, before, joined, seat)


def test_great_war_names_the_enemy_of_the_front_that_was_bought_for() -> None:
    match = new_match("great_war")
    pos = match.pos
    assert isinstance(pos, GreatWar)
    germany, france = (POWER.ids.index(name) for name in ("germany", "france"))
    found = nearest_enemy(pos, pos.content.capital[france], pos.content.camp[france])
    assert found is not None
    assert pos.alliance[found] == pos.content.camp[germany]
    after: Any = pos.copy()
    metz = PLACE.ids.index("lille")
    after.controller = changed(after.controller, metz, germany)
    assert ("intent-takes", {"place": "place.lille"}) in key_and_ids(match.game, pos, after, pos.runner[germany])
