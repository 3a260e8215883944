"""3  Definitions."""

from itertools import combinations, pairwise

from hatalom.games.power_and_weakness.load import FILES
from hatalom.games.power_and_weakness.names import REGION
from tests.games.power_and_weakness.scenario import figure, new_cycle, scene
from tests.rules import rule

PAIRS = list(combinations(REGION.ids, 2))


@rule("3.1")
def test_3_1_magic_and_steel_alternate_strictly() -> None:
    """The last cube goes three times; each time the other cycle follows."""
    played = scene("magic", cubes=1)
    played.play("orange", "recruit")
    assert played.cycle == "steel"
    played.turn_up(3, "move*3 ship*2 snake").nature("draw_starter white")
    played.play("white", "recruit").play("orange", "recruit", "recruit")
    assert played.cycle == "magic"
    played.turn_up(4, "merlin*2 influence_castle*4 snake").nature("draw_starter white")
    played.play("white", "recruit").play("orange", "recruit", "recruit").play("white", "recruit")
    assert played.cycle == "steel"
    assert [args["cycle"] for args in played.told("cycle-begun")] == ["cycle.steel", "cycle.magic", "cycle.steel"]


@rule("3.2")
def test_3_2_in_the_steel_cycle_a_common_border_makes_adjacent_whatever_the_markers() -> None:
    steel = figure("steel")
    assert steel.adjacent("rheged", "elmet")  # helmet and tent
    assert not steel.adjacent("strathclyde", "kent")  # both tents, at the ends of the island
    assert not steel.adjacent("wessex", "deira")  # both castles


@rule("3.2r1")
def test_3_2r1_adjacent_is_who_shares_a_line_and_never_who_meets_in_a_point() -> None:
    """The drawn outlines decide: two common points in a row are a line, one is only a point."""
    outlines = {
        region["id"]: [tuple(point) for point in region["outline"]] for region in FILES.load()["map"]["regions"]
    }
    sides = {
        region: {frozenset(side) for side in pairwise([*outline, outline[0]])} for region, outline in outlines.items()
    }
    steel = figure("steel")
    in_a_point = []
    for a, b in PAIRS:
        assert steel.adjacent(a, b) == bool(sides[a] & sides[b]), (a, b)
        if set(outlines[a]) & set(outlines[b]) and not steel.adjacent(a, b):
            in_a_point.append({a, b})
    assert {"rheged", "gwynedd"} in in_a_point
    assert not steel.adjacent("dyfed", "dumnonia")  # across the Bristol Channel: sea never connects


@rule("3.3")
def test_3_3_in_the_magic_cycle_equal_markers_make_adjacent_whatever_the_borders() -> None:
    magic = figure("magic")
    for a, b in PAIRS:
        assert magic.adjacent(a, b) == (magic.marker(a) == magic.marker(b))
    assert magic.adjacent("strathclyde", "kent")
    assert not magic.adjacent("rheged", "elmet")


@rule("3.3r1")
def test_3_3r1_no_region_is_adjacent_to_itself_and_all_of_a_kind_to_each_other() -> None:
    for cycle in ("magic", "steel"):
        board = figure(cycle)
        assert not any(board.adjacent(region, region) for region in REGION.ids)
    tents = ["strathclyde", "elmet", "powys", "kent"]
    magic = figure("magic")
    assert all(magic.adjacent(a, b) for a, b in combinations(tents, 2))
    mover = scene("magic", orange="tiles move", regions={"kent": "orange 1m"})
    mover.play("orange", "play_tile move", "move_from kent")
    assert mover.targets("orange", "move_to") == {"strathclyde", "elmet", "powys"}
    assert mover.refusal("orange", "move_to kent") == ("same-region", "13.2r1")


@rule("3.4")
def test_3_4_active_are_mages_in_magic_and_knights_in_steel() -> None:
    magic = scene("magic", orange="reserve 2k2m").play("orange", "place_unit kent")
    assert magic.at("kent") == "orange 1m"
    steel = scene("steel", orange="reserve 2k2m").play("orange", "place_unit kent")
    assert steel.at("kent") == "orange 1k"


@rule("3.5")
def test_3_5_passive_are_the_others() -> None:
    magic = scene("magic").play("orange", "recruit")
    assert magic.reserve("orange") == "3k"
    steel = scene("steel").play("orange", "recruit")
    assert steel.reserve("orange") == "3m"


@rule("3.6")
def test_3_6_an_active_region_has_strictly_more_active_units() -> None:
    regions = {"kent": "orange 1k2m", "essex": "orange 2k2m", "wessex": "orange 2k1m", "mercia": "orange 1m"}
    assert scene("magic", regions=regions).active_regions() == (2, 0)  # kent, mercia
    assert scene("steel", regions=regions).active_regions() == (1, 0)  # wessex


@rule("3.6r1")
def test_3_6r1_an_empty_region_is_not_active_and_nobodys() -> None:
    empty = scene("magic", cubes=1)
    assert set(map(empty.at, REGION.ids)) == {"empty"}
    assert empty.active_regions() == (0, 0)
    empty.play("orange", "recruit")
    assert empty.told("cycle-ended") == [{"orange": 0, "white": 0}]


@rule("3.7")
def test_3_7_only_the_reserve_is_for_use_and_units_come_into_it_from_the_stock() -> None:
    bare = scene("magic", cubes=4, orange="reserve 0")
    assert bare.stock("orange") == "16k16m"
    assert bare.refusal("orange", "place_unit kent") == ("no-active-unit", "10.1")
    bare.play("orange", "recruit")
    assert (bare.reserve("orange"), bare.stock("orange")) == ("3k", "13k16m")


@rule("3.7r1")
def test_3_7r1_the_reserve_has_no_limit_and_is_kept_with_its_tiles() -> None:
    tiles = "influence_castle*4 influence_helmet*4 influence_tent*4 influence_key*4 move*3 ship*2 merlin*2 snake*2"
    rich = scene("magic", cubes=1, orange=f"reserve 13k14m tiles {tiles}", display="strength_key_mages")
    rich.play("orange", "take_tile strength_key_mages")
    held = sorted(rich.tiles("orange").split())
    assert held == sorted(f"{tiles} strength_key_mages".split())
    rich.play("orange", "recruit")
    assert rich.cycle == "steel"
    assert rich.reserve("orange") == "16k14m"  # three recruited; the stock has no knight for reinforcement
    assert sorted(rich.tiles("orange").split()) == held


@rule("3.8")
def test_3_8_losses_and_payments_go_to_the_stock() -> None:
    paid = scene("magic", orange="reserve 3m", display="revolt", regions={"kent": "white 2k"})
    paid.play("orange", "take_tile revolt").bid(3, 0)
    assert paid.stock("orange") == "16k16m"
    assert paid.stock("white") == "14k16m"
    paid.play("orange", "revolt_in kent", "remove_unit knight", "decline")
    assert paid.stock("white") == "15k16m"


@rule("3.8r1")
def test_3_8r1_each_has_a_stock_of_16_and_16_and_bids_still_count_as_reserve() -> None:
    bidding = scene(
        "magic",
        orange="reserve 2k4m",
        white="reserve 1k3m",
        display="revolt",
        regions={"kent": "white 2k", "essex": "orange 3k1m"},
    )
    assert (bidding.stock("orange"), bidding.stock("white")) == ("11k11m", "13k13m")
    bidding.play("orange", "take_tile revolt", "bid 4")
    assert bidding.reserve("orange") == "2k4m"
    bidding.play("white", "bid 2")
    assert (bidding.reserve("orange"), bidding.stock("orange")) == ("2k", "11k15m")
    assert (bidding.reserve("white"), bidding.stock("white")) == ("1k3m", "13k13m")


@rule("3.9")
def test_3_9_one_unit_of_either_kind_controls_a_region() -> None:
    regions = {"kent": "orange 1k", "essex": "orange 1m", "wessex": "white 1k"}
    both = scene("magic", orange="reserve 1m", regions=regions)
    assert {"kent", "essex"} <= both.targets("orange", "place_unit")
    assert both.refusal("orange", "place_unit wessex") == ("foreign-region", "3.9r1")


@rule("3.9r1")
def test_3_9r1_no_way_leads_into_a_region_of_the_opponent() -> None:
    regions = {"kent": "orange 2m", "essex": "white 1m", "elmet": "white 1m"}
    tiles = "influence_castle influence_tent move ship merlin"
    stand = scene("magic", cubes=8, orange=f"reserve 3m tiles {tiles}", regions=regions)
    assert stand.refusal("orange", "place_unit essex") == ("foreign-region", "3.9r1")
    influence = stand.copy().play("orange", "play_tile influence_castle")
    assert "essex" not in influence.targets("orange", "reinforce")
    assert influence.refusal("orange", "reinforce essex") == ("no-majority", "11.5")
    merlin = stand.copy().play("orange", "play_tile merlin")
    assert not {"essex", "elmet"} & merlin.targets("orange", "reinforce")
    move = stand.copy().play("orange", "play_tile move", "move_from kent")
    assert move.refusal("orange", "move_to elmet") == ("foreign-region", "3.9r1")
    ship = stand.copy().play("orange", "play_tile ship", "ship_from kent")
    assert ship.refusal("orange", "ship_to essex") == ("foreign-region", "3.9r1")


def test_reserves_are_not_touched_by_the_change_of_cycle() -> None:
    """3.7r1 seen from the new cycle: only reinforcement is added."""
    begun = new_cycle("steel", orange="reserve 2k3m", white="reserve 5m")
    assert (begun.reserve("orange"), begun.reserve("white")) == ("4k3m", "2k5m")
