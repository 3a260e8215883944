"""What the table shows beside the options: hints, breadcrumbs, the strip, progress, and moves being prepared."""

import pytest

from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.core.question import SPECTATOR, Question, Seat
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.names import ORANGE, SEATS, WHITE
from hatalom.games.power_and_weakness.phases.cycle import TIME_TILE, Cycle
from hatalom.games.power_and_weakness.prompts import (
    ASK_BID,
    CLOSING_CYCLE,
    CLOSING_NEXT,
    CLOSING_REGIONS,
    CLOSING_SPENT,
    PROSPECT_TILES,
)
from hatalom.games.power_and_weakness.view import Ending
from tests.games.power_and_weakness.scenario import CONTENT, Scene, figure, new_cycle, scene, set_up
from tests.rules import rule


def hint(at: Scene, seat: int, text: str) -> tuple[str, dict[str, str | int]] | None:
    said = GAME.hint(at.pos, Seat(seat), GAME.verbs.parse(text))
    return None if said is None else (said.message.key, said.fill())


def remarks(at: Scene, seat: int, text: str) -> list[tuple[str, dict[str, str | int]]]:
    question = Question(Seat(seat), ASK_BID, [])
    return [(said.message.key, said.fill()) for said in GAME.remarks(at.pos, question, GAME.verbs.parse(text))]


def crumbs(at: Scene) -> list[tuple[str, dict[str, str | int]]]:
    said = [phase.crumb(at.pos) for phase in at.pos.stack]
    return [(crumb.message.key, crumb.fill()) for crumb in said if crumb is not None]


@rule("10.3", "10.4")
def test_the_hint_of_recruiting_tells_what_it_would_bring() -> None:
    fresh = scene("magic", cubes=4, white="reserve 15k")
    assert hint(fresh, ORANGE, "recruit") == ("hint-recruit", {"n": 3, "unit": "unit.knight", "cubes": 3})
    assert hint(fresh, WHITE, "recruit") == ("hint-recruit", {"n": 1, "unit": "unit.knight", "cubes": 3})
    later = scene("steel", cubes=1, recruited=True)
    assert hint(later, ORANGE, "recruit") == ("hint-recruit", {"n": 2, "unit": "unit.mage", "cubes": 0})


def test_the_hint_of_a_region_tells_who_is_there_and_what_the_reserve_keeps() -> None:
    stand = scene("magic", orange="reserve 1m", regions={"kent": "orange 2k1m"})
    assert hint(stand, ORANGE, "place_unit kent") == ("hint-region", {"mages": 1, "knights": 2, "left": 0})
    assert hint(stand, ORANGE, "reinforce kent") == ("hint-region", {"mages": 1, "knights": 2, "left": 0})
    assert hint(stand, ORANGE, "place_unit essex") == ("hint-yours", {"left": 0})
    assert hint(stand, ORANGE, "stop_playing") is None


@pytest.mark.parametrize(
    ("own", "most", "bid", "first"),
    [
        (4, 2, 3, ("remark-bid-wins", {"seat": "seat.white", "most": 2})),
        (4, 2, 4, ("remark-bid-enough", {"seat": "seat.white", "most": 2, "enough": 3})),
        (4, 2, 2, ("remark-bid-not-lost", {"seat": "seat.white"})),
        (4, 2, 1, ("remark-bid-unsure", {"seat": "seat.white", "most": 2})),
        (4, 0, 1, ("remark-bid-wins", {"seat": "seat.white", "most": 0})),
        (4, 0, 2, ("remark-bid-enough", {"seat": "seat.white", "most": 0, "enough": 1})),
    ],
)
@rule("9.4", "9.5", "9.6")
def test_remarks_say_against_what_a_bid_wins_and_what_it_costs(
    own: int, most: int, bid: int, first: tuple[str, dict[str, str | int]]
) -> None:
    """Only active units count: knights cannot be bid in a cycle of magic."""
    at = scene("magic", orange=f"reserve {own}m7k", white=f"reserve {most}m9k")
    costs = ("remark-bid-costs", {"n": bid, "of": own, "unit": "unit.mage"})
    assert remarks(at, ORANGE, f"bid {bid}") == [first, costs]


def test_a_bid_of_nothing_and_what_is_no_bid() -> None:
    at = scene("steel", orange="reserve 1m7k", white="reserve 3m2k")
    assert remarks(at, ORANGE, "bid 0") == [("remark-bid-none", {"seat": "seat.white", "most": 2})]
    assert remarks(at, WHITE, "bid 0") == [("remark-bid-none", {"seat": "seat.orange", "most": 7})]
    assert remarks(at, ORANGE, "recruit") == []


@pytest.mark.parametrize(
    ("vps", "starter", "tiles", "enough"), [((3, 5), ORANGE, 2, 1), ((5, 3), WHITE, 7, 11), ((4, 4), None, 0, 0)]
)
def test_the_end_of_a_cycle_tells_its_points_and_who_begins_the_next(
    vps: tuple[int, int], starter: Seat | None, tiles: int, enough: int
) -> None:
    """Two tiles and a recruit use up three cubes; of the time tiles so many show no more than that."""
    orange, white = vps
    at = scene(orange=f"vp {orange} tiles move ship", white=f"vp {white} tiles move*2 ship snake*2 merlin*2")
    before = at.pos.copy()
    assert GAME.closings(before, at.pos) == []
    at.pos.cycle_number += 1
    at.pos.stack[:] = [Cycle(TIME_TILE, ORANGE, is_tied=False)]
    points, regions, *begins, held = GAME.closings(before, at.pos)
    assert (held.message, held.args) == (PROSPECT_TILES, [2, 7]), "five more are worth telling"
    assert points.message is CLOSING_CYCLE
    assert (regions.message, regions.args) == (
        CLOSING_REGIONS,
        [at.pos.active_regions(seat, at.pos.cycle) for seat in SEATS],
    )
    if starter is None:  # the lot decides
        assert begins == []
    else:
        assert [said.message for said in begins] == [CLOSING_NEXT, CLOSING_SPENT]
        assert begins[0].args == [starter, tiles]
        assert begins[1].args == [1 - starter, enough, sum(at.pos.time_pile), sum(at.pos.time_pile) - enough]


def test_breadcrumbs_lead_from_the_cycle_to_the_question() -> None:
    deep = figure("steel", number=5, orange="reserve 1k tiles influence_castle", white="tiles snake")
    deep.play("orange", "play_tile influence_castle", "acquire deira")
    assert crumbs(deep) == [
        ("crumb-cycle", {"n": 5, "cycle": "cycle.steel"}),
        ("crumb-turn", {"seat": "seat.orange", "n": 1, "of": 2}),
        ("crumb-play-tiles", {}),
        ("crumb-acquisition", {"region": "region.deira"}),
        ("crumb-snake", {}),
    ]


def test_the_strip_shows_the_order_of_a_cycle() -> None:
    """5: reinforcement, time tile, action tiles, turns, scoring, next cycle."""
    assert GAME.strip(set_up().pos) == []
    begun = new_cycle("steel")
    assert [step.when for step in GAME.strip(begun.pos)] == [-1, 0, 1, 1, 1, 1]
    begun.nature("turn_up_time 3")
    assert [step.when for step in GAME.strip(begun.pos)] == [-1, -1, 0, 1, 1, 1]
    turns = GAME.strip(scene("steel").pos)
    assert [step.when for step in turns] == [-1, -1, -1, 0, 1, 1]
    assert turns[-1].label.fill() == {"cycle": "cycle.magic"}


def test_progress_ends_at_100() -> None:
    assert GAME.progress(set_up().pos) == 0
    assert GAME.progress(scene("magic", orange="vp 3 points 6").pos) == 50
    last = scene("magic", cubes=1, orange="vp 12").play("orange", "recruit")
    assert GAME.progress(last.pos) == 100


@rule("11.2r1")
def test_nobody_else_sees_a_tile_before_it_is_announced() -> None:
    start = figure("steel", orange="reserve 1k tiles ship", regions={"dumnonia": "orange 2m"}).pos
    match = Match(GAME, Head(GAME.name, 1, ("A", "B")), CONTENT, None, start=start)
    before = match.game.view(match.position_for(WHITE), WHITE)
    for text in ("play_tile ship", "ship_from dumnonia", "ship_to kent", "send_mage dumnonia"):
        match.answer(ORANGE, GAME.verbs.parse(text))
        assert match.game.view(match.position_for(WHITE), WHITE) == before
        assert match.plies[-1].events == []
    match.answer(ORANGE, GAME.verbs.parse("send_mage dumnonia"))  # all are on board: "done" follows by itself
    assert match.game.view(match.position_for(WHITE), WHITE) != before
    assert [event.message.key for event in match.plies[-1].events] == ["played-to-move", "units-moved"]


@rule("9.9r1")
def test_a_declined_revolt_is_told() -> None:
    won = figure("magic", display="revolt", orange="reserve 1m").play("orange", "take_tile revolt").bid(1, 0)
    won.play("orange", "decline")
    assert won.told("declined") == [{"seat": "seat.orange", "tile": "tile.revolt"}]
    assert won.rules["declined"] == "9.9"


@rule("17.2", "17.4")
def test_the_table_tells_what_would_be_counted_if_the_cycle_ended_now() -> None:
    """The point for more active regions is in it; who would win with it is named, and the position stays as it is."""
    regions = {"kent": "orange 1m", "essex": "orange 2m", "wessex": "white 1m", "powys": "white 1k"}
    before = scene("magic", cubes=3, orange="vp 4", white="vp 2", regions=regions)
    for seat in (ORANGE, WHITE, SPECTATOR):
        assert GAME.view(before.pos, seat).if_it_ended == Ending([7, 3], [])
    assert (before.pos.vp[ORANGE], before.cycle) == (4, "magic")
    win = scene("magic", cubes=3, orange="vp 9", white="vp 11", regions=regions)
    assert GAME.view(win.pos, WHITE).if_it_ended == Ending([12, 12], ["white"])  # 17.4r2  more victory points
    both = scene("magic", cubes=3, orange="vp 10", white="vp 10", regions={"kent": "orange 1m", "wessex": "white 1m"})
    assert GAME.view(both.pos, ORANGE).if_it_ended == Ending([12, 12], ["orange", "white"])
    both.play("orange", "recruit").play("orange", "recruit").play("white", "recruit")
    assert both.result is not None
    assert GAME.view(both.pos, ORANGE).if_it_ended is None
