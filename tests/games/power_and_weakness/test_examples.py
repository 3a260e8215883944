"""The worked examples: E are those of the rulebook, O further cases; letters A to H are its figure's regions."""

import pytest

from hatalom.games.power_and_weakness.names import REGION
from tests.games.power_and_weakness.scenario import Scene, figure, first_cycle, new_cycle, scene
from tests.rules import rule

A, B, C, D = "strathclyde", "elmet", "rheged", "deira"
E, F, G, H = "lindsey", "dumnonia", "powys", "bernicia"
PLACES = ["kent", "essex", "wessex", "mercia", "dyfed", "gwynedd", "powys", "elmet", "lindsey", "deira", "rheged"]


@rule("4.3", "5.4", "6.2", "7.4")
def test_e1_first_reinforcement() -> None:
    begun = first_cycle()
    for seat in ("orange", "white"):
        assert (begun.reserve(seat), begun.stock(seat)) == ("3k5m", "13k11m")
    assert (begun.cubes, sum(begun.pos.display), sum(begun.pos.time_used)) == (4, 7, 0)


@rule("6.1", "7.2")
def test_e2_number_of_tiles() -> None:
    begun = new_cycle("steel").nature("turn_up_time 7")
    assert begun.cubes == 7
    begun.turn_up_tiles("influence_castle*4 influence_key*4 move*2")
    assert begun.prompt == "ask-starter"
    assert begun.display == "influence_castle*4 influence_key*4 move*2"


@rule("8.1", "8.3")
def test_e3_starting_player() -> None:
    regions = {place: f"{'white' if number < 4 else 'orange'} 1k" for number, place in enumerate(PLACES[:6])}
    begun = new_cycle("steel", orange="vp 2", white="vp 2", regions=regions).turn_up(4, "move*3 ship*2 snake*2")
    assert begun.active_regions() == (2, 4)
    assert (begun.asked, begun.action_number) == ("orange", (1, 1))
    begun.play("orange", "take_tile move")
    assert (begun.asked, begun.action_number) == ("white", (1, 2))
    begun.play("white", "take_tile move", "take_tile move")
    assert (begun.asked, begun.action_number) == ("orange", (1, 2))


@rule("11.5", "11.6", "11.7")
def test_e4_acquisition_in_the_steel_cycle() -> None:
    attack = figure("steel", orange="reserve 1k tiles influence_castle").play("orange", "play_tile influence_castle")
    assert attack.forecast("orange", f"acquire {D}").total == 2
    attack.play("orange", f"acquire {D}")
    assert attack.told("region-acquired")[0] == {
        "seat": "seat.orange",
        "region": f"region.{D}",
        "attack": 4,
        "defence": 2,
    }
    assert attack.options("white") == {f"retreat_knight {C}", f"retreat_knight {B}", "give_up"}
    attack.play("white", "give_up").play("orange", f"occupy {D}")
    assert attack.at(D) == "orange 1k"


@rule("11.5", "11.5r2")
def test_e5_acquisition_not_possible() -> None:
    attack = figure("steel", orange="reserve 1k tiles influence_tent").play("orange", "play_tile influence_tent")
    assert attack.refusal("orange", f"acquire {B}") == ("no-majority", "11.5")
    assert attack.refusal_args("orange", f"acquire {B}") == {"region": f"region.{B}", "attack": 4, "defence": 4}


@rule("11.5", "11.5a", "11.6")
def test_e6_acquisition_in_the_magic_cycle() -> None:
    attack = figure("magic", white="reserve 1m tiles influence_helmet", on_turn="white")
    stock = attack.stock("orange")
    attack.play("white", "play_tile influence_helmet", f"acquire {F}")
    assert attack.told("region-acquired")[0] == {
        "seat": "seat.white",
        "region": f"region.{F}",
        "attack": 2,
        "defence": 1,
    }
    assert attack.asked == "white"  # orange has nowhere to go and is not asked
    assert (stock, attack.stock("orange")) == ("12k12m", "12k13m")
    attack.play("white", f"occupy {F}")
    assert attack.at(F) == "white 1m"


@rule("11.5")
def test_e7_not_these_two() -> None:
    attack = figure("magic", white="reserve 1m tiles influence_tent", on_turn="white")
    attack.play("white", "play_tile influence_tent")
    for target in (A, G):
        assert attack.refusal_args("white", f"acquire {target}") == {
            "region": f"region.{target}",
            "attack": 2,
            "defence": 2,
        }
        assert attack.refusal("white", f"acquire {target}") == ("no-majority", "11.5")


@rule("12.1")
def test_e8_strength() -> None:
    attack = figure("magic", cubes=2, orange="tiles strength_tent_mages influence_tent")
    assert attack.targets("orange", "play_tile") == {"strength_tent_mages"}  # net 0 without it
    attack.play("orange", "play_tile strength_tent_mages", "strengthen", "play_tile influence_tent", f"acquire {B}")
    assert attack.told("region-acquired")[0] == {
        "seat": "seat.orange",
        "region": f"region.{B}",
        "attack": 3,
        "defence": 2,
    }
    assert attack.cubes == 0


@rule("13.1", "13.2")
def test_e9_move() -> None:
    moving = figure("steel", cubes=4, white="tiles move", on_turn="white")
    moving.play("white", "play_tile move", f"move_from {C}", f"move_to {D}")
    moving.play("white", f"send_mage {C}", f"send_mage {C}", f"send_knight {D}", "done")
    assert (moving.at(C), moving.at(D), moving.cubes) == ("white 2k", "white 2m", 3)


@rule("14.1")
@pytest.mark.parametrize("cycle", ["magic", "steel"])
def test_e10_ship(cycle: str) -> None:
    sailing = figure(cycle, cubes=4, orange="tiles ship")
    sailing.play("orange", "play_tile ship", f"ship_from {A}", f"ship_to {F}", f"send_mage {A}", "done")
    assert (sailing.at(A), sailing.at(F), sailing.cubes) == ("empty", "orange 2m", 3)


@rule("15.2", "15.3r2")
@pytest.mark.parametrize("cycle", ["magic", "steel"])
def test_e11_recruiting_by_tile(cycle: str) -> None:
    recruiting = figure(cycle, cubes=4, orange="tiles ship")
    recruiting.play("orange", "play_tile ship", "recruit_shown")
    assert (recruiting.reserve("orange"), recruiting.cubes) == ("1k1m", 3)
    assert recruiting.stock("orange") == "11k11m"


def sample_game() -> Scene:
    """E12 up to the retreat from C."""
    regions = dict(figure("steel").board())
    played = new_cycle(
        "steel",
        orange="vp 2 reserve 2k tiles influence_castle influence_helmet",
        white="vp 3 reserve 1k",
        regions=regions,
    )
    assert (played.reserve("orange"), played.reserve("white")) == ("4k", "3k")
    played.turn_up(4, "move ship*2 snake*2 merlin*2")
    assert played.cubes == 4
    assert (played.asked, played.action_number) == ("orange", (1, 2))
    played.play("orange", "take_tile move", f"place_unit {H}")
    assert (played.cubes, played.at(H)) == (4, "orange 1k1m")
    played.play("white", "recruit")
    assert (played.reserve("white"), played.cubes) == ("3k3m", 3)
    played.play("white", f"place_unit {B}")
    assert played.at(B) == "white 1k2m"
    played.play("orange", f"place_unit {H}", "play_tile influence_castle", f"acquire {D}")
    assert played.told("region-acquired")[-1] == {
        "seat": "seat.orange",
        "region": f"region.{D}",
        "attack": 6,
        "defence": 3,
    }
    assert (played.at(H), played.cubes) == ("orange 2k1m", 2)
    played.play("white", f"retreat_knight {C}").play("orange", f"occupy {D}")
    assert (played.at(C), played.at(D)) == ("white 2k2m", "orange 1k")
    played.play("orange", "play_tile move", f"move_from {E}", f"move_to {D}", *[f"send_knight {E}"] * 3, "done")
    assert (played.at(E), played.at(D), played.cubes) == ("orange 1k", "orange 4k", 1)
    played.play("orange", "play_tile influence_helmet", f"acquire {C}")
    assert played.told("region-acquired")[-1] == {
        "seat": "seat.orange",
        "region": f"region.{C}",
        "attack": 6,
        "defence": 5,
    }
    assert played.cubes == 0
    assert played.options("white") == {f"retreat_knight {B}", f"retreat_mage {B}", "give_up"}
    return played


@rule("8.1r1", "17.2", "17.3", "17.5")
@pytest.mark.parametrize(
    ("retreat", "at_b", "active"),
    [
        (f"retreat_mage {B}", "white 1k3m", (3, 1)),
        ("give_up", "white 1k2m", (3, 1)),
        (f"retreat_knight {B}", "white 2k2m", (3, 0)),
    ],
)
def test_e12_sample_game(retreat: str, at_b: str, active: tuple[int, int]) -> None:
    played = sample_game()
    lost = 4 if retreat == "give_up" else 3
    in_stock = sum(played.pos.stock[2:])
    played.play("white", retreat)
    assert sum(played.pos.stock[2:]) - in_stock == lost
    played.play("orange", f"occupy {C}")
    assert played.at(B) == at_b
    assert played.told("cycle-ended") == [{"orange": 4, "white": 0}]
    assert played.vp() == (3, 3)
    assert played.points() == (7, 3)
    assert played.cycle == "magic"
    assert played.active_regions() == active
    played.turn_up(4, "influence_castle*3 influence_key*4")
    assert (played.asked, played.action_number) == ("white", (1, 1))


@rule("16.2r1", "17.1r1")
def test_o1_the_last_cube_is_safe_from_the_snake() -> None:
    last = figure("magic", cubes=1, white="reserve 1m tiles influence_helmet", orange="tiles snake", on_turn="white")
    last.play("white", "play_tile influence_helmet", f"acquire {F}", f"occupy {F}")
    assert last.tiles("orange") == "snake"
    assert last.at(F) == "white 1m"
    assert last.cycle == "steel"


@rule("16.1", "16.2r2", "8.6")
def test_o2_the_snake_ends_the_cycle() -> None:
    ended = figure("magic", cubes=2, orange="tiles strength_tent_mages", white="tiles snake")
    ended.play("orange", "play_tile strength_tent_mages", "strengthen").play("white", "play_snake")
    assert ended.cubes == 0
    assert ended.strength("orange") == ""
    assert ended.discard == "strength_tent_mages snake"
    assert ended.told("cycle-ended") == [{"orange": 4, "white": 2}]
    assert ended.asked == "nature"


@rule("16.2r2")
def test_o3_going_on_after_a_snake() -> None:
    going = figure("magic", cubes=4, orange="reserve 1m tiles influence_key move", white="tiles snake")
    going.play("orange", "play_tile influence_key", f"reinforce {H}").play("white", "play_snake")
    assert (going.cubes, going.prompt) == (2, "ask-next-tile")
    assert going.options("orange") == {"play_tile move", "stop_playing"}


@rule("16.2r3")
def test_o4_no_snake_against_a_snake() -> None:
    both = figure("magic", cubes=5, orange="tiles move snake", white="tiles snake")
    both.play("orange", "play_tile move", "recruit_shown").play("white", "play_snake")
    assert (both.asked, both.prompt, both.cubes) == ("orange", "ask-next-tile", 3)


@rule("16.2r3")
def test_o5_a_snake_against_recruiting() -> None:
    recruiting = figure("magic", cubes=3, orange="tiles merlin", white="tiles snake")
    recruiting.play("orange", "play_tile merlin", "recruit_two knight").play("white", "play_snake")
    assert (recruiting.reserve("orange"), recruiting.cubes) == ("0", 1)


@rule("9.7", "9.7r1")
def test_o6_no_snake_against_lightning() -> None:
    taken = figure("magic", display="victory_point", white="reserve 2m tiles snake")
    taken.play("orange", "take_tile victory_point")
    assert taken.options("white") == {"bid 0", "bid 1", "bid 2"}


@rule("9.3", "9.6")
def test_o7_tied_auction_with_the_last_cube() -> None:
    tied = figure("magic", cubes=1, display="revolt", orange="reserve 1m", white="reserve 1m")
    tied.play("orange", "take_tile revolt").bid(0, 0)
    assert (tied.cubes, tied.discard, tied.cycle) == (0, "revolt", "steel")
    assert tied.board() == figure("magic").board()
    assert (tied.reserve("orange"), tied.reserve("white")) == ("2k1m", "2k1m")  # reinforced by two knights


@rule("9.5", "9.5r1", "9.9")
def test_o8_the_other_player_wins_the_auction() -> None:
    won = figure("magic", cubes=3, display="revolt", orange="reserve 1m", white="reserve 2m")
    before = won.stock("white")
    won.play("orange", "take_tile revolt").bid(1, 2)
    assert (before, won.stock("white"), won.reserve("white")) == ("14k10m", "14k12m", "0")
    assert won.reserve("orange") == "1m"
    assert won.targets("white", "revolt_in") == {A, E, F, G, H}
    won.play("white", f"revolt_in {E}", "remove_unit knight", "remove_unit knight")
    assert won.at(E) == "orange 2k"
    assert (won.asked, won.action_number, won.cubes) == ("orange", (2, 2), 2)


@rule("9.4r1")
def test_o9_only_active_units_can_be_bid() -> None:
    bidding = figure("steel", display="revolt", orange="reserve 6m", white="reserve 2k")
    bidding.play("orange", "take_tile revolt")
    assert bidding.options("orange") == {"bid 0"}


@rule("10.3", "10.4")
def test_o10_first_recruit_with_a_thin_stock() -> None:
    thin = scene("magic", cubes=4, orange="reserve 15k", actions=1)
    assert thin.stock("orange") == "1k16m"
    thin.play("orange", "recruit")
    assert thin.reserve("orange") == "16k"
    thin.play("white", "recruit")
    assert thin.reserve("white") == "2k"


@rule("10.3r1")
def test_o11_recruiting_by_tile_does_not_use_the_bonus() -> None:
    recruiting = scene("magic", cubes=4, orange="tiles ship", actions=1)
    recruiting.play("orange", "play_tile ship", "recruit_shown").play("white", "recruit")
    assert recruiting.reserve("white") == "3k"


@rule("10.4")
def test_o12_recruiting_nothing() -> None:
    nothing = scene("magic", cubes=4, orange="reserve 16k").play("orange", "recruit")
    assert (nothing.reserve("orange"), nothing.cubes) == ("16k", 3)


@rule("10.1", "11.4")
def test_o13_limit_of_action_b() -> None:
    full = scene("magic", orange="reserve 2m tiles influence_castle", regions={"essex": "orange 3k1m"})
    assert full.refusal("orange", "place_unit essex") == ("full-region", "10.1")
    full.play("orange", "play_tile influence_castle", "reinforce essex")
    assert full.at("essex") == "orange 3k2m"
    room = scene("magic", orange="reserve 2m", regions={"essex": "orange 2k1m"})
    assert "essex" in room.targets("orange", "place_unit")


@rule("12.1", "17.6r1")
def test_o14_defenders_strength() -> None:
    attack = figure(
        "magic", cubes=4, orange="reserve 1m tiles strength_tent_mages influence_tent", white="strength tent"
    )
    attack.play("orange", "play_tile strength_tent_mages", "strengthen", "play_tile influence_tent")
    assert attack.refusal_args("orange", f"acquire {B}") == {"region": f"region.{B}", "attack": 3, "defence": 3}
    attack.play("orange", "reinforce kent", "recruit").play("white", "recruit")
    assert (attack.cycle, attack.strength("orange"), attack.strength("white")) == ("steel", "", "")


@rule("11.5r3")
def test_o15_strength_alone() -> None:
    attack = scene("magic", orange="tiles influence_helmet strength helmet*2", regions={C: "white 1k"})
    attack.play("orange", "play_tile influence_helmet", f"acquire {C}")
    assert [attack.told("region-acquired")[0][side] for side in ("attack", "defence")] == [2, 1]


@rule("11.5r1")
def test_o16_passive_units() -> None:
    regions = {D: "white 2m", E: "orange 3k", C: "white 5m"}
    attack = scene("steel", orange="tiles influence_castle", regions=regions)
    attack.play("orange", "play_tile influence_castle", f"acquire {D}")
    assert [attack.told("region-acquired")[0][side] for side in ("attack", "defence")] == [3, 2]


@rule("11.6r1")
@pytest.mark.parametrize(
    ("answer", "at_goal", "stock"),
    [
        ("retreat_knight gwynedd", "white 1k", "15k16m"),
        ("retreat_mage gwynedd", "white 1m", "16k15m"),
        ("give_up", "empty", "16k16m"),
    ],
)
def test_o17_retreat_wins_ground(answer: str, at_goal: str, stock: str) -> None:
    regions = {H: "white 1k1m", E: "orange 3m", "east_anglia": "orange 1m"}
    lost = scene("magic", orange="tiles influence_key", regions=regions)
    lost.play("orange", "play_tile influence_key", f"acquire {H}")
    assert lost.options("white") == {"retreat_knight gwynedd", "retreat_mage gwynedd", "give_up"}
    lost.play("white", answer)
    assert (lost.at("gwynedd"), lost.at(H), lost.stock("white")) == (at_goal, "empty", stock)


@rule("11.7")
def test_o18_attacker_without_reserve() -> None:
    taken = figure("steel", cubes=4, orange="tiles influence_castle", white="reserve 1k", actions=1)
    taken.play("orange", "play_tile influence_castle", f"acquire {D}").play("white", "give_up")
    assert taken.at(D) == "empty"
    assert taken.asked == "white"
    taken.play("white", f"place_unit {D}")
    assert taken.at(D) == "white 1k"


@rule("9.10", "9.10r1")
def test_o19_exchange_of_a_marker() -> None:
    regions = {A: "white 2m", "kent": "orange 2m", G: "orange 1m"}
    exchange = scene(
        "magic",
        cubes=5,
        display="marker_exchange",
        orange="reserve 1m tiles influence_tent influence_helmet merlin strength helmet*3",
        white="reserve 1m",
        regions=regions,
    )
    before = exchange.copy().play("orange", "play_tile influence_tent")
    assert before.targets("orange", "acquire") == {A}  # 3 against 2
    exchange.play("orange", "take_tile marker_exchange").bid(0, 1)
    exchange.play("white", f"exchange_at {A}", "lay_instead helmet")
    assert not exchange.adjacent(A, "kent")
    assert not exchange.adjacent(A, G)
    assert exchange.set_aside == "helmet*2 tent"
    assert sum(exchange.pos.set_aside) == 3
    for tile, may in (("influence_tent", set()), ("influence_helmet", {A}), ("merlin", {A})):
        assert exchange.copy().play("orange", f"play_tile {tile}").targets("orange", "acquire") == may


@rule("3.6", "17.2r1")
def test_o20_equal_numbers_are_not_active() -> None:
    regions = {"kent": "orange 2k2m", "essex": "white 1k1m", "wessex": "white 3k3m"}
    last = scene("magic", cubes=1, regions=regions).play("orange", "recruit")
    assert last.told("cycle-ended") == [{"orange": 0, "white": 0}]
    assert last.vp() == (1, 1)


@rule("8.1r1")
def test_o21_activity_changes_with_the_cycle() -> None:
    """By knights 3 : 2 for orange; by mages orange has 1 and white 4.  White was one VP behind: 4 : 4 after it."""
    regions = dict.fromkeys(PLACES[:3], "orange 1k") | dict.fromkeys(PLACES[3:5], "white 1k")
    regions |= {PLACES[5]: "orange 1m"} | dict.fromkeys(PLACES[6:10], "white 1m")
    ended = scene("steel", cubes=1, orange="vp 3", white="vp 4", regions=regions).play("orange", "recruit")
    assert ended.told("cycle-ended") == [{"orange": 3, "white": 2}]
    assert (ended.vp(), ended.active_regions()) == ((4, 4), (1, 4))
    ended.turn_up(4, "move*3 ship*2 snake*2")
    assert (ended.asked, ended.action_number) == ("orange", (1, 1))


@rule("8.3")
@pytest.mark.parametrize("owner", ["orange", "white"])
def test_o22_different_vp_two_actions_at_once(owner: str) -> None:
    regions = {"kent": f"{owner} 1k", "essex": f"{owner} 1k"}
    begun = new_cycle("steel", orange="vp 5", white="vp 6", regions=regions).turn_up(4, "move*3 ship*2 snake*2")
    assert (begun.asked, begun.action_number) == ("orange", (1, 2))


@rule("9.8r1", "17.4r1")
def test_o23_12_vp_inside_a_cycle() -> None:
    won = scene("magic", cubes=2, display="victory_point", orange="vp 11 reserve 1m", white="vp 3")
    won.play("orange", "take_tile victory_point").bid(1, 0)
    assert (won.vp(), won.result) == ((12, 3), None)
    won.play("orange", "recruit")
    assert won.told("won") == [{"seat": "seat.orange", "n": 13}]


@rule("9.8r1", "17.4r2")
def test_o23_unless_the_opponent_has_more() -> None:
    """Orange 12 VP, but white ends with 11 + 4 regions and the point of the cycle."""
    regions = dict.fromkeys(PLACES[:4], "white 1m")
    won = scene("magic", cubes=2, display="victory_point", orange="vp 11 reserve 1m", white="vp 10", regions=regions)
    won.play("orange", "take_tile victory_point").bid(1, 0).play("orange", "recruit")
    assert won.points() == (12, 15)
    assert won.told("won") == [{"seat": "seat.white", "n": 15}]


def scored(orange: tuple[int, int], white: tuple[int, int]) -> Scene:
    """A cycle that ends with these VP, the points of the cycle included, and these regions."""
    regions = dict.fromkeys(PLACES[: orange[1]], "orange 1m")
    regions |= dict.fromkeys(PLACES[orange[1] : orange[1] + white[1]], "white 1m")
    gains = (orange[1] >= white[1], white[1] >= orange[1])
    last = scene(
        "magic", cubes=1, orange=f"vp {orange[0] - gains[0]}", white=f"vp {white[0] - gains[1]}", regions=regions
    ).play("orange", "recruit")
    assert last.vp() == (orange[0], white[0])
    assert last.points() == (sum(orange), sum(white))
    return last


@rule("17.4r2")
@pytest.mark.parametrize(
    ("orange", "white", "winners"),
    [((7, 6), (9, 3), [0]), ((8, 4), (7, 5), [0]), ((8, 4), (8, 4), [0, 1])],
)
def test_o24_both_reach_12(orange: tuple[int, int], white: tuple[int, int], winners: list[int]) -> None:
    result = scored(orange, white).result
    assert result is not None
    assert result.winners() == winners


@rule("17.4")
def test_o25_fewer_vp_wins() -> None:
    result = scored((5, 7), (8, 3)).result
    assert result is not None
    assert result.winners() == [0]
    assert [seat.score for seat in result.seats] == [12, 11]


@rule("7.3r1")
def test_o26_thin_pile() -> None:
    """Five face down, nine discarded, four in the display, time tile 8."""
    held = "influence_castle*4 influence_helmet*4 influence_tent*4 influence_key*4 move*3 ship*2 merlin"
    begun = new_cycle(
        "steel",
        orange=f"tiles {held}",
        discard="strength_castle_knights strength_castle_mages strength_helmet_knights strength_helmet_mages "
        "strength_tent_knights strength_tent_mages strength_key_knights strength_key_mages merlin",
        display="snake*2 revolt*2",
    )
    assert (sum(begun.pos.pile), sum(begun.pos.discard), sum(begun.pos.display)) == (5, 9, 4)
    begun.nature("turn_up_time 8")
    assert (sum(begun.pos.discard), sum(begun.pos.display)) == (13, 0)
    assert begun.weights() == {"victory_point": 3, "marker_exchange": 2}
    begun.turn_up_tiles("victory_point*3 marker_exchange*2")
    assert sum(begun.weights().values()) == 13
    begun.turn_up_tiles("snake*2 revolt*2 merlin strength_key_mages")
    assert begun.prompt == "ask-starter"
    assert (sum(begun.pos.display), sum(begun.pos.pile), sum(begun.pos.discard)) == (11, 7, 0)


@rule("13.2r1", "14.1", "14.1r1")
def test_o27_limits_of_move_and_ship() -> None:
    """Kent and strathclyde carry tents; powys, also a tent, is the opponent's."""
    regions = {"kent": "orange 2k3m", A: "orange 1k3m", G: "white 1k", "mercia": "orange 1k", "elmet": "orange 1k"}
    for cycle, expected in (("magic", {A, "elmet"}), ("steel", {"essex", "wessex"})):
        moving = scene(cycle, orange="tiles move", regions=regions).play("orange", "play_tile move", "move_from kent")
        assert moving.targets("orange", "move_to") == expected
    sailing = scene("magic", orange="tiles ship", regions=regions).play("orange", "play_tile ship")
    assert sailing.targets("orange", "ship_from") == {"kent", A}
    sailing.play("orange", "ship_from kent")
    assert not {"mercia", "powys", "elmet"} & sailing.targets("orange", "ship_to")
    sailing.play("orange", f"ship_to {A}", "send_all kent", "done")
    assert sailing.at(A) == "orange 3k6m"


@rule("3.2r1")
def test_o28_touching_in_a_point() -> None:
    steel = figure("steel")
    assert not steel.adjacent("rheged", "gwynedd")
    assert not steel.adjacent("dyfed", "dumnonia")
    assert steel.adjacent("strathclyde", "rheged")


@rule("5.2")
def test_o29_thin_stock_at_reinforcement() -> None:
    begun = new_cycle("steel", orange="reserve 1k", white="reserve 15k")
    assert (begun.reserve("white"), begun.reserve("orange")) == ("16k", "3k")


@rule("9.5", "10.3")
def test_o30_paid_units_come_back() -> None:
    paid = scene("magic", cubes=1, display="victory_point", orange="vp 0 reserve 16m", white="vp 5")
    assert paid.stock("orange") == "16k"
    paid.play("orange", "take_tile victory_point").bid(3, 0)
    assert paid.cycle == "steel"
    assert paid.stock("orange") == "14k3m"  # two knights of reinforcement
    paid.turn_up(4, "move*3 ship*2 snake*2")
    paid.play("orange", "recruit")
    assert paid.told("recruited-first") == [{"seat": "seat.orange", "n": 3, "unit": "unit.mage", "cubes": 3}]
    assert paid.stock("orange") == "14k"


@rule("11.2r2")
def test_o31_an_influence_tile_needs_an_object() -> None:
    bare = figure("magic", orange="reserve 3k tiles influence_key")
    assert bare.refusal("orange", "play_tile influence_key") == ("no-object", "11.2r2")
    assert "play_tile" not in bare.verbs("orange")


@rule("11.5r1")
def test_o32_an_empty_region_is_no_target() -> None:
    """Only deira, white's, is offered among the castles, and the empty ones are not."""
    attack = figure("steel", orange="tiles influence_castle").play("orange", "play_tile influence_castle")
    assert attack.options("orange") == {f"acquire {D}"}
    empty = scene("steel", orange="tiles influence_castle strength castle*2")
    assert empty.refusal("orange", "play_tile influence_castle") == ("no-object", "11.2r2")


@rule("8.4", "11.1r1")
def test_o33_two_plays_of_d_in_a_turn() -> None:
    twice = scene("magic", cubes=6, orange="tiles merlin*2 move*2", display="ship")
    twice.play("orange", "play_tile merlin", "recruit_two mage")
    assert "recruit" not in twice.options("orange")
    assert twice.verbs("orange") == {"play_tile", "stop_playing"}
    twice.play("orange", "play_tile merlin", "recruit_two mage", "stop_playing")
    assert (twice.action_number, twice.cubes) == ((2, 2), 4)
    twice.play("orange", "play_tile move", "recruit_shown", "stop_playing")
    assert (twice.asked, twice.cubes) == ("white", 3)


def test_the_figure_holds_all_fifteen_regions() -> None:
    position = figure("magic")
    assert {region: position.marker(region) for region in (A, B, C, D, E, F, G, H)} == {
        A: "tent",
        B: "tent",
        C: "helmet",
        D: "castle",
        E: "key",
        F: "helmet",
        G: "tent",
        H: "key",
    }
    assert position.set_aside == "helmet*3"
    assert len(REGION.ids) == 15
