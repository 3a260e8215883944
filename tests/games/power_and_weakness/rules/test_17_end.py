"""17  End of the cycle and of the game."""

import pytest

from hatalom.core.question import SPECTATOR
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.names import ORANGE, WHITE
from tests.games.power_and_weakness.random_play import walk, whole_log
from tests.games.power_and_weakness.scenario import Scene, figure, scene
from tests.rules import rule

PLACES = ["kent", "essex", "wessex", "dumnonia", "dyfed", "gwynedd", "powys", "mercia", "lindsey", "deira", "rheged"]


def ending(orange: tuple[int, int], white: tuple[int, int], cycle: str = "magic") -> Scene:
    """The last cube goes: VP before the cycle is scored, and active regions, of each player."""
    unit = "m" if cycle == "magic" else "k"
    owners = ["orange"] * orange[1] + ["white"] * white[1]
    regions = {place: f"{owner} 1{unit}" for place, owner in zip(PLACES, owners, strict=False)}
    last = scene(cycle, cubes=1, orange=f"vp {orange[0]}", white=f"vp {white[0]}", regions=regions)
    return last.play("orange", "recruit")


def ranks(end: Scene) -> tuple[int, int]:
    assert end.result is not None
    return end.result.seats[0].rank, end.result.seats[1].rank


@rule("17.1")
def test_17_1_the_cycle_ends_at_once_and_nothing_more_is_done() -> None:
    """In the middle of a turn and of a series of tiles."""
    last = scene("magic", cubes=2, orange="reserve 3m tiles influence_tent*4", regions={"essex": "white 1m"})
    last.play("orange", "play_tile influence_tent", "reinforce kent", "play_tile influence_tent", "reinforce powys")
    assert last.asked == "nature"
    assert last.told("cycle-ended") == [{"orange": 2, "white": 1}]
    assert (last.tiles("orange"), last.at("kent"), last.at("powys")) == (
        "influence_tent*2",
        "orange 1m",
        "orange 1m",
    )


@rule("17.1r1")
def test_17_1r1_an_auction_and_its_effect_are_carried_out() -> None:
    last = figure("magic", cubes=1, display="marker_exchange", orange="reserve 1m", white="reserve 2m")
    last.play("orange", "take_tile marker_exchange").bid(1, 2)
    assert last.asked == "white"
    last.play("white", "exchange_at kent", "lay_instead helmet")
    assert (last.marker("kent"), last.cycle) == ("helmet", "steel")


@rule("17.1r1")
def test_17_1r1_retreat_and_placement_count_for_the_scoring() -> None:
    last = figure("steel", cubes=1, orange="reserve 1k tiles influence_castle")
    last.play("orange", "play_tile influence_castle", "acquire deira")
    last.play("white", "retreat_knight rheged").play("orange", "occupy deira")
    assert last.told("cycle-ended") == [{"orange": 2, "white": 0}]  # lindsey, deira; rheged has 2k2m


@rule("17.1r1")
def test_17_1r1_the_units_of_a_recruit_are_taken() -> None:
    last = scene("steel", cubes=1).play("orange", "recruit")
    assert last.told("recruited-first")[0]["n"] == 3
    assert last.reserve("orange") == "5m"  # and two of reinforcement


@rule("17.2")
@pytest.mark.parametrize("cycle", ["magic", "steel"])
@pytest.mark.parametrize(("regions", "gain"), [((3, 2), (1, 0)), ((1, 4), (0, 1)), ((2, 2), (1, 1))])
def test_17_2_more_active_regions_give_1_vp_equal_ones_both(
    cycle: str, regions: tuple[int, int], gain: tuple[int, int]
) -> None:
    last = ending((2, regions[0]), (3, regions[1]), cycle)
    assert last.vp() == (2 + gain[0], 3 + gain[1])
    assert last.told("cycle-ended") == [{"orange": regions[0], "white": regions[1]}]


@rule("17.2")
def test_17_2_active_by_the_cycle_just_played() -> None:
    """By mages orange leads 1 : 0, by knights white would lead 2 : 0."""
    regions = {"kent": "orange 1m", "essex": "white 1k", "wessex": "white 1k"}
    last = scene("magic", cubes=1, regions=regions).play("orange", "recruit")
    assert last.vp() == (1, 0)


@rule("17.2r1")
def test_17_2r1_equal_includes_0_to_0() -> None:
    assert ending((2, 0), (3, 0)).vp() == (3, 4)


@rule("17.3")
def test_17_3_points_are_vp_plus_active_regions() -> None:
    last = ending((4, 3), (6, 2))
    assert last.points() == (5 + 3, 6 + 2)
    assert last.told("standing") == [{"orange": 8, "white": 8}]
    assert last.result is None


@rule("17.4")
def test_17_4_who_has_12_points_has_won_even_with_fewer_vp() -> None:
    last = ending((4, 7), (8, 3))
    assert last.vp() == (5, 8)
    assert last.points() == (12, 11)
    assert ranks(last) == (1, 2)
    assert last.asked == ""
    assert last.told("won") == [{"seat": "seat.orange", "n": 12}]


@rule("17.4r1")
@pytest.mark.parametrize(("vp", "regions", "wins"), [(6, 4, False), (7, 4, True), (7, 5, True), (11, 0, False)])
def test_17_4r1_12_or_more_with_the_vp_just_gained(vp: int, regions: int, wins: bool) -> None:
    """White has one region: with regions of his own above that orange gains a VP first."""
    last = ending((vp, regions), (1, 1))
    assert (last.result is not None) == wins
    assert last.points()[0] == vp + regions + (1 if regions > 1 else 0)


@rule("17.4r1")
def test_17_4r1_victory_is_checked_at_the_end_of_cycles_only() -> None:
    """12 points in the middle of the cycle, but when it ends the region is gone: 11 points are none."""
    regions = {"kent": "orange 1m", "essex": "white 1m"}
    middle = scene("magic", cubes=2, orange="vp 11", white="reserve 1m", display="revolt", regions=regions, actions=1)
    assert middle.pos.vp[0] + middle.active_regions()[0] == 12
    middle.play("orange", "recruit")
    assert (middle.result, middle.asked) == (None, "white")
    middle.play("white", "take_tile revolt").bid(0, 1).play("white", "revolt_in kent", "remove_unit mage")
    assert middle.points() == (11, 2)
    assert middle.result is None


@rule("17.4r2")
@pytest.mark.parametrize(
    ("orange", "white", "expected"),
    [
        ((6, 6), (9, 3), (1, 2)),  # 13 against 12
        ((9, 3), (6, 6), (2, 1)),
        ((8, 4), (6, 5), (1, 2)),  # 12 : 12, VP 8 against 7
        ((7, 4), (7, 4), (1, 1)),  # 8 + 4 against 8 + 4: shared
    ],
)
def test_17_4r2_both_reach_12(orange: tuple[int, int], white: tuple[int, int], expected: tuple[int, int]) -> None:
    assert ranks(ending(orange, white)) == expected


@rule("17.4r2")
def test_17_4r2_a_shared_victory_is_told_as_such() -> None:
    last = ending((7, 4), (7, 4))
    assert last.told("shared-victory") == [{"n": 12}]
    assert last.told("won") == []
    assert last.result is not None
    assert last.result.winners() == [ORANGE, WHITE]
    assert last.result.reason.message.rule == "17.4r2"


@rule("17.5")
@pytest.mark.parametrize(("cycle", "following"), [("magic", "steel"), ("steel", "magic")])
def test_17_5_a_new_cycle_of_the_other_kind_begins_with_reinforcement(cycle: str, following: str) -> None:
    last = ending((2, 1), (2, 1), cycle)
    assert last.cycle == following
    assert last.log[-3:] == ["cycle-begun", "reinforced", "reinforced"]


@rule("17.6")
def test_17_6_some_things_change_and_some_stay() -> None:
    """The board, reserves, tiles and VP are the same; the cubes, the cycle and strength are not."""
    board = {"kent": "orange 2k3m", "essex": "white 5k"}
    last = scene(
        "steel", cubes=1, orange="vp 2 reserve 1k4m tiles snake strength key", white="vp 5 reserve 2k", regions=board
    ).play("orange", "recruit")
    assert last.board() == board
    assert last.tiles("orange") == "snake"
    assert (last.cycle, last.strength("orange")) == ("magic", "")


@rule("17.6r1")
def test_17_6r1_strength_lapses_the_bonus_returns_the_rest_is_kept() -> None:
    last = scene(
        "magic",
        cubes=1,
        recruited=True,
        orange="vp 1 reserve 2k2m tiles move strength tent*2 key",
        white="vp 5 reserve 1k1m tiles snake strength castle",
        regions={"kent": "orange 1k1m"},
    ).play("orange", "recruit")
    assert (last.strength("orange"), last.strength("white")) == ("", "")
    assert last.cycle == "steel"
    assert (last.reserve("orange"), last.reserve("white")) == ("6k2m", "3k1m")  # 2 recruited, 2 reinforcement
    assert (last.tiles("orange"), last.tiles("white"), last.at("kent")) == ("move", "snake", "orange 1k1m")
    last.turn_up(3, "move*2 ship*2 merlin*2")
    last.play("orange", "recruit")
    assert last.told("recruited-first")[-1]["n"] == 3


@rule("17.7")
def test_17_7_the_track_does_not_limit_the_vp() -> None:
    """12 VP in a cycle are no victory yet; a 13th and 14th may follow."""
    rich = scene("magic", cubes=4, display="victory_point*3", orange="vp 11 reserve 9m", white="vp 3")
    rich.play("orange", "take_tile victory_point").bid(1, 0).play("orange", "take_tile victory_point").bid(1, 0)
    assert rich.vp() == (13, 3)


@rule("17.7r1")
def test_17_7r1_more_vp_than_the_printed_track_has_spaces() -> None:
    last = scene("magic", cubes=1, display="victory_point", orange="vp 14 reserve 1m")
    last.play("orange", "take_tile victory_point").bid(1, 0)
    assert last.vp() == (16, 1)  # one won, one scored: 0 : 0
    assert last.told("won") == [{"seat": "seat.orange", "n": 16}]


@rule("17.9")
def test_17_9_at_most_23_cycles_and_every_cycle_ends() -> None:
    for seed in range(40):
        pos, _ = whole_log(seed)
        assert pos.cycle_number <= 23
        assert max(pos.points) >= 12


@rule("17.9")
def test_17_9_only_taking_and_placing_leave_the_hourglass_unchanged() -> None:
    """Whatever else is done as an action costs a cube, and what costs none uses up a tile or a unit."""
    free = ("take_tile", "place_unit")
    for seed in range(6):
        before = None
        for moment in walk(seed):
            if before is not None and moment.question.prompt.key == "ask-action":
                text, cubes, number, supply = before
                if number == moment.pos.cycle_number and moment.pos.hourglass == cubes:
                    assert text.startswith(free)
                    assert sum(moment.pos.display) + sum(moment.pos.reserve) < supply
            if moment.question.prompt.key == "ask-action":
                supply = sum(moment.pos.display) + sum(moment.pos.reserve)
                text = GAME.verbs.text(moment.action)
                before = (text, moment.pos.hourglass, moment.pos.cycle_number, supply)


@rule("17.9r1")
def test_17_9r1_everything_lies_open_but_running_bids_and_pile_orders() -> None:
    """Both players and a spectator see the same of a position; the piles are bags without an order."""
    table = figure(
        "magic", display="move revolt", discard="ship", orange="reserve 2m tiles snake", white="reserve 3m tiles merlin"
    )
    views = [GAME.view(table.pos, viewer) for viewer in (ORANGE, WHITE, SPECTATOR)]
    assert views[0] == views[1] == views[2]
    seen = views[2]
    assert [seat.tiles for seat in seen.seats] == [{"snake": 1}, {"merlin": 1}]
    assert (seen.display, seen.discard, seen.set_aside) == ({"move": 1, "revolt": 1}, {"ship": 1}, {"helmet": 3})
    assert (seen.pile["move"], seen.pile["ship"], "merlin" in seen.pile) == (2, 1, True)
    table.play("orange", "take_tile revolt", "bid 2")
    assert [GAME.view(table.pos, viewer).bids for viewer in (ORANGE, WHITE, SPECTATOR)] == [[2, -1], [-2, -1], [-2, -1]]
    stacks = [str(GAME.view(table.pos, viewer).stack) for viewer in (WHITE, SPECTATOR)]
    assert all("'orange': -2" in stack for stack in stacks)
