"""9  Action A: take an action tile; the auction of lightning tiles."""

import pytest

from hatalom.core.question import SPECTATOR
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.names import ORANGE, WHITE
from tests.games.power_and_weakness.scenario import MARKERS_OF_THE_FIGURE, figure, scene
from tests.rules import rule


@rule("9.1")
def test_9_1_a_tile_goes_from_the_display_to_the_reserve_and_is_not_used_yet() -> None:
    taken = figure("steel", display="strength_tent_mages ship", orange="reserve 1k")
    taken.play("orange", "take_tile strength_tent_mages")
    assert (taken.display, taken.tiles("orange")) == ("ship", "strength_tent_mages")
    assert taken.strength("orange") == ""
    assert taken.discard == ""
    assert taken.refusal("orange", "take_tile move") == ("not-in-display", "9.1")


@rule("9.1r1")
def test_9_1r1_no_cube_and_the_tile_may_be_played_with_the_second_action() -> None:
    taken = figure("steel", cubes=3, display="ship", orange="reserve 1k")
    taken.play("orange", "take_tile ship")
    assert taken.cubes == 3
    taken.play("orange", "play_tile ship", "recruit_shown")
    assert (taken.cubes, taken.reserve("orange")) == (2, "2k1m")


@rule("9.1r1")
def test_9_1r1_only_while_there_is_a_tile_in_the_display() -> None:
    assert "take_tile" not in figure("steel").verbs("orange")


@rule("9.2")
@pytest.mark.parametrize("tile", ["victory_point", "revolt", "marker_exchange"])
def test_9_2_lightning_tiles_work_at_once_and_never_enter_a_reserve(tile: str) -> None:
    taken = figure("magic", display=tile, orange="reserve 1m")
    taken.play("orange", f"take_tile {tile}")
    assert taken.prompt == "ask-bid"
    taken.bid(1, 0)
    if tile != "victory_point":
        taken.play("orange", "decline")
    assert (taken.display, taken.tiles("orange"), taken.tiles("white"), taken.discard) == ("", "", "", tile)


@rule("9.3")
@pytest.mark.parametrize("bids", [(1, 0), (0, 1), (0, 0)])
def test_9_3_taking_lightning_always_removes_one_cube(bids: tuple[int, int]) -> None:
    taken = figure("magic", cubes=3, display="victory_point", orange="reserve 1m", white="reserve 1m")
    taken.play("orange", "take_tile victory_point")
    assert taken.cubes == 2
    taken.bid(*bids)
    assert taken.cubes == 2


@rule("9.3")
def test_9_3_with_the_last_cube_the_action_is_still_carried_out_in_full() -> None:
    taken = scene("magic", cubes=1, display="revolt", orange="reserve 1m", regions={"kent": "white 2m"})
    taken.play("orange", "take_tile revolt").bid(1, 0)
    assert (taken.cubes, taken.asked) == (0, "orange")
    taken.play("orange", "revolt_in kent", "remove_unit mage", "remove_unit mage")
    assert taken.told("cycle-ended") == [{"orange": 0, "white": 0}]
    assert taken.cycle == "steel"


@rule("9.3a")
def test_9_3a_a_lightning_tile_is_dealt_with_step_by_step() -> None:
    """One question after the other, each only when the step before is done."""
    taken = scene("magic", cubes=3, display="revolt", orange="reserve 1m", regions={"kent": "white 2m"})
    prompts = []
    taken.play("orange", "take_tile revolt")
    prompts.append(taken.prompt)
    taken.bid(1, 0)
    prompts.append(taken.prompt)
    taken.play("orange", "revolt_in kent")
    prompts.append(taken.prompt)
    taken.play("orange", "remove_unit mage", "decline")
    prompts.append(taken.prompt)
    assert prompts == ["ask-bid", "ask-revolt", "ask-revolt-unit", "ask-action"]


@rule("9.3ar1")
def test_9_3ar1_the_order_is_cube_bids_payment_effect_discard_end_of_cycle() -> None:
    taken = scene("magic", cubes=1, display="revolt", orange="reserve 2m", regions={"kent": "white 1m"})
    taken.play("orange", "take_tile revolt").bid(2, 0)
    taken.play("orange", "revolt_in kent", "remove_unit mage")
    order = taken.log[: taken.log.index("cycle-ended") + 1]
    assert order == ["lightning-taken", "bids-shown", "auction-won", "unit-removed", "cycle-ended"]
    assert taken.told("lightning-taken")[0]["cubes"] == 0
    assert taken.discard == "revolt"


@rule("9.3ar1")
def test_9_3ar1_one_cube_per_tile_whoever_wins_it() -> None:
    taken = scene("magic", cubes=6, display="victory_point*3", orange="reserve 2m", white="reserve 1m")
    taken.play("orange", "take_tile victory_point").bid(0, 1)
    taken.play("orange", "take_tile victory_point").bid(0, 0)
    taken.play("white", "take_tile victory_point").bid(1, 0)
    assert (taken.cubes, taken.vp()) == (3, (1, 1))
    assert taken.discard == "victory_point*3"


@rule("9.4")
@pytest.mark.parametrize("first", ["orange", "white"])
def test_9_4_both_bid_at_the_same_time_and_in_secret(first: str) -> None:
    """Whoever bids first, the other sees only that a bid is fixed, and has the same options as before."""
    bidding = scene("magic", display="revolt", orange="reserve 4m", white="reserve 3m")
    bidding.play("orange", "take_tile revolt")
    assert bidding.asked == "orange white"
    second = "white" if first == "orange" else "orange"
    before = bidding.options(second)
    seen = []
    for bid in (0, 3):
        other = bidding.copy().play(first, f"bid {bid}")
        assert other.asked == second
        assert other.options(second) == before
        assert other.log == []
        viewers = {"orange": ORANGE, "white": WHITE}
        seen.append((GAME.view(other.pos, viewers[second]), GAME.view(other.pos, SPECTATOR)))
        assert bid in GAME.view(other.pos, viewers[first]).bids
    assert seen[0] == seen[1]


@rule("9.4r1")
def test_9_4r1_a_bid_is_0_to_all_active_units_of_the_reserve() -> None:
    """Passive units, units on the board and in the stock do not count; both must bid."""
    bidding = scene("magic", display="revolt", orange="reserve 5k2m", white="reserve 4k", regions={"kent": "orange 3m"})
    bidding.play("orange", "take_tile revolt")
    assert bidding.targets("orange", "bid") == {"0", "1", "2"}
    assert bidding.options("white") == {"bid 0"}
    bidding.play("orange", "bid 1")
    assert bidding.asked == "white"


@rule("9.5")
def test_9_5_the_higher_bid_wins_and_pays_the_loser_takes_his_bid_back() -> None:
    won = scene("steel", display="victory_point", orange="reserve 4k1m", white="reserve 3k")
    won.play("orange", "take_tile victory_point").bid(3, 2)
    assert won.vp() == (1, 0)
    assert (won.reserve("orange"), won.stock("orange")) == ("1k1m", "15k15m")
    assert (won.reserve("white"), won.stock("white")) == ("3k", "13k16m")
    assert won.told("auction-won") == [
        {"seat": "seat.orange", "tile": "tile.victory_point", "n": 3, "unit": "unit.knight"}
    ]


@rule("9.5r1")
@pytest.mark.parametrize("tile", ["revolt", "marker_exchange"])
def test_9_5r1_the_other_player_may_win_and_choose_but_the_turn_stays(tile: str) -> None:
    won = figure("magic", cubes=4, display=f"{tile} move", orange="reserve 1m", white="reserve 2m")
    won.play("orange", f"take_tile {tile}").bid(1, 2)
    assert won.asked == "white"
    won.play("white", "decline")
    assert (won.asked, won.action_number) == ("orange", (2, 2))
    won.play("orange", "take_tile move")
    assert (won.asked, won.action_number) == ("white", (1, 2))


@rule("9.5r2")
def test_9_5r2_both_bids_are_shown_to_all() -> None:
    won = scene("magic", display="victory_point", orange="reserve 4m", white="reserve 3m")
    won.play("orange", "take_tile victory_point", "bid 4")
    assert won.told("bids-shown") == []
    won.play("white", "bid 3")
    assert won.told("bids-shown") == [{"orange": 4, "white": 3}]


@rule("9.6")
@pytest.mark.parametrize("bid", [0, 2])
def test_9_6_equal_bids_nobody_gets_the_tile_or_pays_but_it_was_an_action(bid: int) -> None:
    tied = scene("magic", cubes=3, display="victory_point move", orange="reserve 2m", white="reserve 2m")
    tied.play("orange", "take_tile victory_point").bid(bid, bid)
    assert tied.vp() == (0, 0)
    assert (tied.reserve("orange"), tied.reserve("white")) == ("2m", "2m")
    assert (tied.discard, tied.display, tied.cubes) == ("victory_point", "move", 2)
    assert (tied.asked, tied.action_number) == ("orange", (2, 2))


@rule("9.4r1", "9.6")
def test_9_6_without_an_active_unit_on_either_side_the_tile_is_only_discarded() -> None:
    bare = scene("steel", cubes=3, display="revolt", orange="reserve 4m", regions={"kent": "white 1k"})
    bare.play("orange", "take_tile revolt")
    assert (bare.options("orange"), bare.options("white")) == ({"bid 0"}, {"bid 0"})
    bare.bid(0, 0)
    assert (bare.at("kent"), bare.discard, bare.cubes, bare.action_number) == ("white 1k", "revolt", 2, (2, 2))


@rule("9.7")
@pytest.mark.parametrize("tile", ["victory_point", "revolt", "marker_exchange"])
def test_9_7_no_snake_stops_a_lightning_tile(tile: str) -> None:
    taken = figure("magic", cubes=5, display=tile, orange="reserve 1m", white="tiles snake*2")
    taken.play("orange", f"take_tile {tile}")
    assert taken.options("white") == {"bid 0"}
    taken.bid(1, 0)
    assert taken.asked == "orange"
    assert taken.tiles("white") == "snake*2"


@rule("9.7r1")
def test_9_7r1_the_snake_answers_tiles_that_are_played_not_taken() -> None:
    """Even an ordinary tile is safe while it is taken, and answered when it is played."""
    taken = figure("magic", cubes=5, display="move", orange="reserve 1m", white="tiles snake")
    taken.play("orange", "take_tile move")
    assert taken.asked == "orange"
    taken.play("orange", "play_tile move", "recruit_shown")
    assert (taken.asked, taken.prompt) == ("white", "ask-snake")


@rule("9.8")
def test_9_8_victory_point_gives_1_vp_at_once() -> None:
    won = scene("magic", display="victory_point", orange="vp 3", white="vp 4 reserve 1m")
    won.play("orange", "take_tile victory_point").bid(0, 1)
    assert (won.vp(), won.asked) == ((3, 5), "orange")
    assert won.told("point-won") == [{"seat": "seat.white"}]


@rule("9.8r1")
def test_9_8r1_it_never_ends_the_game_by_itself() -> None:
    won = scene("magic", cubes=3, display="victory_point", orange="vp 11 reserve 1m", white="vp 4")
    won.play("orange", "take_tile victory_point").bid(1, 0)
    assert won.vp() == (12, 4)
    assert won.result is None
    assert won.asked == "orange"


@rule("9.9")
def test_9_9_revolt_removes_up_to_two_units_of_either_kind_from_one_region() -> None:
    regions = {"kent": "white 2k2m", "essex": "white 1k", "wessex": "orange 1m"}
    won = scene("magic", display="revolt", orange="reserve 1m", regions=regions)
    won.play("orange", "take_tile revolt").bid(1, 0)
    assert won.options("orange") == {"revolt_in kent", "revolt_in essex", "decline"}
    assert won.refusal("orange", "revolt_in wessex") == ("nobody-to-revolt", "9.9")
    assert won.refusal("orange", "revolt_in mercia") == ("nobody-to-revolt", "9.9")
    won.play("orange", "revolt_in kent")
    assert won.options("orange") == {"remove_unit mage", "remove_unit knight"}
    won.play("orange", "remove_unit mage", "remove_unit knight")
    assert won.at("kent") == "white 1k1m"
    assert won.stock("white") == "14k15m"
    assert won.prompt == "ask-action"


@rule("9.9r1")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (["decline"], "white 1k2m"),
        (["revolt_in kent", "remove_unit knight", "decline"], "white 2m"),
        (["revolt_in kent", "remove_unit mage", "decline"], "white 1k1m"),
        (["revolt_in kent", "remove_unit mage", "remove_unit mage"], "white 1k"),
        (["revolt_in kent", "remove_unit mage", "remove_unit knight"], "white 1m"),
    ],
)
def test_9_9r1_the_winner_chooses_region_number_and_units(choices: list[str], left: str) -> None:
    won = scene("steel", display="revolt", orange="reserve 1k", regions={"kent": "white 1k2m"})
    won.play("orange", "take_tile revolt").bid(1, 0).play("orange", *choices)
    assert won.at("kent") == left
    assert won.prompt == "ask-action"


@rule("9.9r1")
def test_9_9r1_a_region_left_without_units_is_empty() -> None:
    """A single unit revolts: there is no second one to ask for, and anybody may place there."""
    won = scene("steel", display="revolt", orange="reserve 2k", regions={"kent": "white 1m"})
    won.play("orange", "take_tile revolt").bid(1, 0).play("orange", "revolt_in kent", "remove_unit mage")
    assert won.at("kent") == "empty"
    won.play("orange", "place_unit kent")
    assert won.at("kent") == "orange 1k"


@rule("9.9r1")
def test_9_9r1_against_an_opponent_without_regions_nothing_can_be_chosen() -> None:
    won = scene("steel", display="revolt", orange="reserve 1k")
    won.play("orange", "take_tile revolt").bid(1, 0)
    assert won.options("orange") == {"decline"}


@rule("9.10")
def test_9_10_the_winner_replaces_a_marker_by_one_of_those_set_aside() -> None:
    """The map of the figure, but with helmets instead of two castles."""
    regions = {"essex": "helmet", "wessex": "helmet"}
    won = scene("magic", display="marker_exchange", orange="reserve 1m", regions=regions)
    assert won.set_aside == "castle*2 helmet"
    won.play("orange", "take_tile marker_exchange").bid(1, 0)
    assert won.targets("orange", "exchange_at") == set(MARKERS_OF_THE_FIGURE)
    won.play("orange", "exchange_at kent")
    assert won.options("orange") == {"lay_instead castle", "lay_instead helmet"}
    assert won.refusal("orange", "lay_instead key") == ("not-set-aside", "9.10")
    won.play("orange", "lay_instead castle")
    assert won.marker("kent") == "castle"
    assert won.set_aside == "castle helmet tent"


@rule("9.10r1")
@pytest.mark.parametrize("region", ["strathclyde", "elmet", "kent"], ids=["own", "the opponent's", "empty"])
def test_9_10r1_any_region_and_always_three_set_aside(region: str) -> None:
    won = figure("magic", display="marker_exchange", orange="reserve 1m")
    won.play("orange", "take_tile marker_exchange").bid(1, 0)
    won.play("orange", f"exchange_at {region}")
    assert won.options("orange") == {"lay_instead helmet"}  # only one kind is set aside
    won.play("orange", "lay_instead helmet")
    assert (won.marker(region), won.set_aside) == ("helmet", "helmet*2 tent")


@rule("9.10r1")
def test_9_10r1_the_winner_may_decline_or_change_nothing() -> None:
    won = figure("magic", display="marker_exchange", orange="reserve 1m")
    won.play("orange", "take_tile marker_exchange").bid(1, 0)
    declined = won.copy().play("orange", "decline")
    assert (declined.set_aside, declined.prompt) == ("helmet*3", "ask-action")
    assert declined.told("declined") == [{"seat": "seat.orange", "tile": "tile.marker_exchange"}]
    assert declined.rules["declined"] == "9.10"
    same = won.copy().play("orange", "exchange_at rheged", "lay_instead helmet")
    assert (same.marker("rheged"), same.set_aside, same.prompt) == ("helmet", "helmet*3", "ask-action")


@rule("9.10r1")
def test_9_10r1_the_new_marker_counts_at_once_for_adjacency_influence_and_strength() -> None:
    """Orange turns kent into a helmet: it leaves the tents, and helmet strength holds there."""
    regions = {"kent": "white 1m", "strathclyde": "orange 1m", "dumnonia": "orange 1m"}
    tiles = "influence_helmet influence_tent"
    won = scene("magic", display="marker_exchange", orange=f"reserve 1m tiles {tiles} strength helmet", regions=regions)
    assert won.adjacent("kent", "strathclyde")
    won.play("orange", "take_tile marker_exchange").bid(1, 0)
    won.play("orange", "exchange_at kent", "lay_instead helmet")
    assert not won.adjacent("kent", "strathclyde")
    assert won.adjacent("kent", "dumnonia")
    won.play("orange", "play_tile influence_helmet")
    assert won.targets("orange", "acquire") == {"kent"}  # 1 in dumnonia + 1 strength against 1
    assert won.forecast("orange", "acquire kent").total == 1
