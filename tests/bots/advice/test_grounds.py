"""What is only judged names the tiles, units and regions that it consists of, and they account for it."""

from functools import cache
from typing import Any

import pytest

from hatalom import bots, games
from hatalom.bots.hearing import Advice
from hatalom.bots.once import say_once
from hatalom.bots.reasons import MOST_GROUNDS, SMALL, Reason, judgements
from hatalom.cli.words import Language, say, words_of
from hatalom.core.evaluator import UNTOLD, Ground
from hatalom.core.message import Message, Said
from hatalom.core.question import Question, Seat
from hatalom.core.shared import increased
from hatalom.games.heads_of_state.names import COUNTRY, NOBLE, Century
from hatalom.games.heads_of_state.prompts import GROUND_COUNTRY, GROUND_NOBLE, PART_COUNTRIES, PART_MOST_CARDS
from hatalom.games.power_and_weakness import prompts
from hatalom.games.power_and_weakness.bots.evaluate import PowerAndWeaknessEvaluator, with_shipped_net
from hatalom.games.power_and_weakness.bots.grounds import tile_label
from hatalom.games.power_and_weakness.names import (
    KNIGHT,
    MAGE,
    MERLIN,
    ORANGE,
    REGION,
    SHIP,
    SNAKE,
    TILE,
    TILE_COUNT,
    WHITE,
    Region,
    Tile,
)
from hatalom.games.power_and_weakness.names import TILES as TILE_KINDS
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.table.words import message_of
from tests.bots.advice.boards import TWO_SNAKES
from tests.bots.positions import questions
from tests.games.heads_of_state.scenario import FULL_DISPLAY, placing, table

POWER = games.load("power_and_weakness")
GAMES = [name for name in games.NAMES if games.load(name).knowledge() is not None]
APART = (1, 2, 7)
PART = Message("part")
INFLUENCE_HELMET, INFLUENCE_TENT = (Tile(TILE.numbers[f"influence_{name}"]) for name in ("helmet", "tent"))
STRENGTH_KNIGHTS, STRENGTH_MAGES = (Tile(TILE.numbers[f"strength_castle_{units}"]) for units in ("knights", "mages"))
BOARD, TILES = (with_shipped_net().part_labels().index(label) for label in (prompts.PART_BOARD, prompts.PART_TILES))


def pairs(name: str) -> list[tuple[Any, Any, Seat]]:
    """Positions of one game that are some clicks apart."""
    asked = [(pos, question) for seed in (2, 5) for pos, question in questions(games.load(name), seed, 160)]
    return [
        (asked[number][0], asked[number + apart][0], asked[number][1].seat)
        for apart in APART
        for number in range(len(asked) - apart)
    ]


def board() -> PowerAndWeakness:
    """White moves in a cycle of steel."""
    pos = POWER.read(TWO_SNAKES, POWER.load_content())
    assert isinstance(pos, PowerAndWeakness)
    return pos


def named(
    before: PowerAndWeakness, after: PowerAndWeakness, part: Message, seat: Seat = WHITE
) -> tuple[float, list[Any]]:
    """The change of a part, and what is named of it: label, arguments, count and seat."""
    (reason,) = [one for one in judgements(judge(), before, after, seat) if one.label.message is part]
    return reason.change, [(one.label.message, one.label.args, one.count, one.seat) for one in reason.grounds]


@cache
def judge() -> PowerAndWeaknessEvaluator:
    """That of the strongest computer: in it everything weighs something."""
    return with_shipped_net()


def region(name: str) -> Region:
    return Region(REGION.numbers[name])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_part_differs_by_adds_up_to_its_change(name: str) -> None:
    evaluator = judge() if name == POWER.name else bots.knowledge_of(games.load(name)).evaluator
    labels, checked = evaluator.part_labels(), 0
    for before, after, seat in pairs(name):
        found = evaluator.grounds(before, after, seat)
        values = zip(evaluator.parts(before, seat), evaluator.parts(after, seat), strict=True)
        for label, (was, now), grounds in zip(labels, values, found or [[] for _ in labels], strict=True):
            if label is not UNTOLD and (grounds or (found and name == POWER.name)):
                assert sum(one.change for one in grounds) == pytest.approx(now - was)
                checked += 1
    assert checked > 500 or name not in (POWER.name, "heads_of_state")


def test_countries_and_nobles_are_named_where_a_noble_came() -> None:
    """11.4, 11.5: his country and his card, and nothing where nothing changed."""
    evaluator = bots.knowledge_of(games.load("heads_of_state")).evaluator
    rest = (placing("red"), *FULL_DISPLAY)
    before, after = table("hanover_upper blue", *rest).pos, table("hanover_upper blue", "ireland_lower red", *rest).pos
    after.cards[NOBLE.numbers["king"]] += 1
    before.century = after.century = Century(2)
    told = {
        reason.label.message: [(one.label.message, one.label.args) for one in reason.grounds]
        for reason in judgements(evaluator, before, after, Seat(0))
    }
    assert told[PART_COUNTRIES] == [(GROUND_COUNTRY, [COUNTRY.numbers["britain"]])]
    assert told[PART_MOST_CARDS] == [(GROUND_NOBLE, [NOBLE.numbers["king"]])]


@pytest.mark.parametrize(("name", "least"), [("power_and_weakness", 5), ("heads_of_state", 0)])
def test_what_is_named_points_the_same_way_the_weightiest_first(name: str, least: int) -> None:
    evaluator = judge() if name == POWER.name else bots.knowledge_of(games.load(name)).evaluator
    truncated = 0
    for before, after, seat in pairs(name):
        every = dict(zip(evaluator.part_labels(), evaluator.grounds(before, after, seat) or [], strict=False))
        for reason in judgements(evaluator, before, after, seat):
            weights = [one.change for one in reason.grounds]
            assert all(weight * reason.change > 0 and abs(weight) > SMALL for weight in weights)
            assert weights == sorted(weights, key=lambda weight: -abs(weight))
            same = [one for one in every.get(reason.label.message, []) if one.change * reason.change > 0]
            weighty = [one for one in same if abs(one.change) > SMALL]
            assert len(weights) == min(len(weighty), MOST_GROUNDS)
            assert reason.has_more == (len(weighty) > MOST_GROUNDS)
            truncated += reason.has_more
    assert truncated >= least


def test_what_one_thing_makes_always_names_it() -> None:
    """Within a cycle no part changes without a thing that does it."""
    for before, after, seat in pairs(POWER.name):
        if judge().grounds(before, after, seat):
            assert all(reason.grounds for reason in judgements(judge(), before, after, seat))


def test_tiles_are_named_with_whose_they_are() -> None:
    before, after = board(), board()
    after.held = increased(after.held, TILE_COUNT * WHITE + SHIP, 2)
    after.held = increased(after.held, TILE_COUNT * ORANGE + MERLIN, -1)
    change, found = named(before, after, prompts.PART_TILES)
    assert change > 0
    assert found == [(prompts.GROUND_TILE, [MERLIN], -1, ORANGE), (prompts.GROUND_TILE, [SHIP], 2, WHITE)]
    change, found = named(after, before, prompts.PART_TILES)
    assert change < 0
    assert (prompts.GROUND_TILE, [SHIP], -2, WHITE) in found


def test_strength_tiles_of_one_symbol_are_told_apart_by_their_units() -> None:
    """Both are called castle strength tiles."""
    before, after = board(), board()
    for tile in (STRENGTH_KNIGHTS, STRENGTH_MAGES):
        after.held = increased(after.held, TILE_COUNT * WHITE + tile, 1)
    assert named(before, after, prompts.PART_TILES)[1] == [
        (prompts.GROUND_STRENGTH, [STRENGTH_KNIGHTS, KNIGHT], 1, WHITE),
        (prompts.GROUND_STRENGTH, [STRENGTH_MAGES, MAGE], 1, WHITE),
    ]


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_no_two_kinds_of_tiles_are_named_alike(lang: str) -> None:
    texts = words_of(POWER, Language(lang))
    said = [message_of(tile_label(tile)) for tile in TILE_KINDS]
    assert len({say(texts, one) for one in said}) == TILE_COUNT


def test_one_kind_of_influence_in_exchange_for_another_makes_nothing() -> None:
    before, after = board(), board()
    after.held = increased(after.held, TILE_COUNT * WHITE + SNAKE, 1)
    for tile, more in ((INFLUENCE_HELMET, -1), (INFLUENCE_TENT, 1)):
        after.held = increased(after.held, TILE_COUNT * WHITE + tile, more)
    assert named(before, after, prompts.PART_TILES)[1] == [(prompts.GROUND_TILE, [SNAKE], 1, WHITE)]
    assert sum(one.change for one in judge().grounds(before, after, WHITE)[TILES]) == pytest.approx(
        judge().parts(after, WHITE)[TILES] - judge().parts(before, WHITE)[TILES]
    )


def test_a_region_that_units_of_both_kinds_have_won_counts_once() -> None:
    before, after = board(), board()
    wessex = region("wessex")
    before.units[2 * wessex + KNIGHT] = before.units[2 * wessex + MAGE] = 0
    before.forget_if_empty(wessex)
    found = judge().grounds(before, after, WHITE)[BOARD]
    assert len(found) == 2
    assert sum(one.change for one in found) == pytest.approx(
        judge().parts(after, WHITE)[BOARD] - judge().parts(before, WHITE)[BOARD]
    )


def test_a_unit_that_went_elsewhere_is_one_thing() -> None:
    before, after = board(), board()
    start, goal = region("lindsey"), region("powys")
    for unit, count in ((KNIGHT, 3), (MAGE, 0)):
        after.shift(unit, start, goal, count)
    after.forget_if_empty(start)
    change, found = named(before, after, prompts.PART_BOARD, ORANGE)
    told = (prompts.GROUND_INSTEAD, [3, KNIGHT, goal, start], 0, ORANGE)
    assert found == [told]
    assert named(after, before, prompts.PART_BOARD, ORANGE) == (
        -change,
        [(prompts.GROUND_INSTEAD, [3, KNIGHT, start, goal], 0, ORANGE)],
    )


def test_a_unit_that_came_is_told_with_its_region() -> None:
    before, after = board(), board()
    for _ in range(2):
        after.put(WHITE, KNIGHT, region("wessex"))
    _, found = named(before, after, prompts.PART_BOARD)
    assert found == [(prompts.GROUND_THERE, [KNIGHT, region("wessex")], 2, WHITE)]
    _, found = named(before, after, prompts.PART_RESERVE)
    assert found == [(prompts.GROUND_UNITS, [KNIGHT], -2, WHITE)]


def test_a_region_in_danger_is_named_and_one_that_is_lost() -> None:
    """White holds a helmet tile and has the majority at Mercia only where Orange's knights have left."""
    before, after = board(), board()
    mercia = region("mercia")
    after.units[2 * mercia + KNIGHT] = 12
    _, found = named(before, after, prompts.PART_SAFETY, ORANGE)
    assert (prompts.GROUND_OUT_OF_REACH, [mercia], 0, -1) in found
    _, found = named(after, before, prompts.PART_SAFETY, ORANGE)
    assert (prompts.GROUND_IN_REACH, [mercia], 0, -1) in found
    _, found = named(before, after, prompts.PART_REACH)
    assert (prompts.GROUND_OUT_OF_REACH, [mercia], 0, -1) in found
    lost = board()
    lost.lose(KNIGHT, mercia, 4)
    _, found = named(before, lost, prompts.PART_REACH)
    assert (prompts.GROUND_NOT_THEIRS, [mercia], 0, -1) in found
    _, found = named(before, lost, prompts.PART_SAFETY, ORANGE)
    assert (prompts.GROUND_NOT_YOURS, [mercia], 0, -1) in found


def test_an_outnumbered_region_is_named_with_the_cycle() -> None:
    """Orange holds no tile for Deira, so only his knights next to it count, and mages at a helmet in the next cycle."""
    before, by_knights, by_mages = board(), board(), board()
    for pos in (before, by_knights, by_mages):
        pos.held = increased(pos.held, TILE_COUNT * ORANGE + MERLIN, -2)
        pos.units[2 * region("mercia") + KNIGHT] = pos.units[2 * region("lindsey") + KNIGHT] = 0
    by_knights.units[2 * region("bernicia") + KNIGHT] += 9
    _, found = named(before, by_knights, prompts.PART_SAFETY)
    assert (prompts.GROUND_PRESSED, [region("deira")], 0, -1) in found
    _, found = named(by_knights, before, prompts.PART_SAFETY)
    assert (prompts.GROUND_NOT_PRESSED, [region("deira")], 0, -1) in found
    by_mages.units[2 * region("strathclyde") + MAGE] += 9
    helmets = [region("gwynedd"), region("wessex")]
    _, found = named(before, by_mages, prompts.PART_SAFETY)
    assert found == [(prompts.GROUND_PRESSED_NEXT, [one], 0, -1) for one in helmets]
    _, found = named(by_mages, before, prompts.PART_SAFETY)
    assert found == [(prompts.GROUND_NOT_PRESSED_NEXT, [one], 0, -1) for one in helmets]


def test_behind_the_last_cube_nothing_can_be_acquired() -> None:
    before, after = board(), board()
    before.units[2 * region("mercia") + KNIGHT] = 1
    after.units[2 * region("mercia") + KNIGHT] = 1
    after.hourglass = 0
    change, found = named(before, after, prompts.PART_SAFETY, ORANGE)
    assert change > 0
    assert (prompts.GROUND_OUT_OF_REACH, [region("mercia")], 0, -1) in found


def test_what_will_be_active_is_named_and_units_beyond_need() -> None:
    before, after = board(), board()
    wessex = region("wessex")
    after.units[2 * wessex + MAGE] = 4  # beside two knights
    _, found = named(before, after, prompts.PART_NEXT)
    assert found == [(prompts.GROUND_NEXT_ACTIVE, [wessex], 0, WHITE)]
    _, found = named(after, before, prompts.PART_NEXT)
    assert found == [(prompts.GROUND_NEXT_IDLE, [wessex], 0, WHITE)]
    more = after.copy()
    more.units[2 * wessex + MAGE] = 6
    more.reserve[2 * WHITE + MAGE] += 1
    _, found = named(after, more, prompts.PART_NEXT)
    assert found == [
        (prompts.GROUND_SPARE, [wessex], 2, WHITE),
        (prompts.GROUND_RESERVE, [MAGE], 1, WHITE),
    ]


def test_where_a_cycle_ended_between_them_nothing_is_named() -> None:
    before, after = board(), board()
    after.cycle_number += 1
    assert judge().grounds(before, after, WHITE) == []
    after.held = increased(after.held, TILE_COUNT * WHITE + SHIP, 2)
    assert all(not reason.grounds and not reason.has_more for reason in judgements(judge(), before, after, WHITE))


def test_what_names_other_things_is_not_said_once() -> None:
    def judged(tile: Tile, count: int) -> list[Reason]:
        ground = Ground(Said(prompts.GROUND_TILE, [tile]), 0, 1.0, count)
        return [Reason(Said(PART), 1.0, is_judged=True, grounds=(ground,))]

    def common(one: list[Reason], other: list[Reason]) -> int:
        return len(say_once([Advice(0, one), Advice(1, other)]).common)

    assert common(judged(SHIP, 1), judged(SHIP, 1)) == 1
    assert common(judged(SHIP, 1), judged(MERLIN, 1)) == 0
    assert common(judged(SHIP, 1), judged(SHIP, 2)) == 0


def test_a_game_that_names_nothing_still_judges() -> None:
    """Its hands are drawn for the computer, and must not be named."""
    game = games.load("hannibal")
    evaluator = bots.knowledge_of(game).evaluator
    (before, question), (after, _) = questions(game, 1, 40)[:2]
    assert isinstance(question, Question)
    assert evaluator.grounds(before, after, question.seat) == []
    assert all(not reason.grounds for reason in judgements(evaluator, before, after, question.seat))
