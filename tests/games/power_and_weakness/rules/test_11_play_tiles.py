"""11  Action D: play action tiles; influence tiles."""

import pytest

from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.names import ORANGE, REGION, WHITE
from hatalom.games.power_and_weakness.rules.acquisition import within_reach
from tests.games.power_and_weakness.scenario import figure, scene
from tests.rules import rule


@rule("11.1")
def test_11_1_any_number_of_tiles_one_after_another() -> None:
    """After each tile the player decides anew, with what the tiles before have changed."""
    playing = scene("magic", cubes=8, orange="reserve 1m tiles influence_tent*2 merlin move")
    playing.play("orange", "play_tile influence_tent", "reinforce kent")
    assert playing.at("kent") == "orange 1m"
    assert playing.targets("orange", "play_tile") == {"merlin", "move"}  # no mage left for the other tent
    playing.play("orange", "play_tile merlin", "recruit_two mage")
    assert playing.targets("orange", "play_tile") == {"influence_tent", "move"}
    playing.play("orange", "play_tile influence_tent", "reinforce powys")
    playing.play("orange", "play_tile move", "recruit_shown")
    assert (playing.prompt, playing.cubes) == ("ask-action", 4)  # no tile left: the action is over


@rule("11.1")
def test_11_1_the_player_stops_when_he_likes() -> None:
    playing = scene("magic", cubes=8, orange="tiles merlin*2")
    playing.play("orange", "play_tile merlin", "recruit_two mage")
    assert playing.options("orange") == {"play_tile merlin", "stop_playing"}
    playing.play("orange", "stop_playing")
    assert (playing.prompt, playing.action_number, playing.tiles("orange")) == ("ask-action", (2, 2), "merlin")


@rule("11.1")
def test_11_1_or_when_the_cubes_are_used_up() -> None:
    playing = scene("magic", cubes=2, orange="tiles merlin*2 move")
    playing.play("orange", "play_tile merlin", "recruit_two mage", "play_tile merlin", "recruit_two mage")
    assert (playing.cubes, playing.cycle, playing.tiles("orange")) == (0, "steel", "move")


@rule("11.1")
def test_11_1_only_tiles_in_the_own_reserve() -> None:
    playing = scene("magic", orange="tiles move", white="tiles ship", display="merlin")
    assert playing.targets("orange", "play_tile") == {"move"}
    assert playing.refusal("orange", "play_tile ship") == ("not-held", "11.1")
    assert playing.refusal("orange", "play_tile merlin") == ("not-held", "11.1")


@rule("11.1r1")
def test_11_1r1_at_least_one_tile_and_the_series_is_one_action() -> None:
    playing = scene("magic", cubes=8, orange="tiles merlin*2 move*2")
    assert "stop_playing" not in playing.options("orange")
    playing.play("orange", "play_tile merlin")
    assert "stop_playing" not in playing.options("orange")  # announced tiles are not taken back
    playing.play("orange", "recruit_two mage", "play_tile move", "recruit_shown", "stop_playing")
    assert playing.action_number == (2, 2)


@rule("11.2")
def test_11_2_every_tile_is_discarded_and_costs_a_cube() -> None:
    playing = scene("magic", cubes=5, orange="reserve 1m tiles influence_tent strength_key_mages ship")
    playing.play("orange", "play_tile influence_tent", "reinforce kent", "play_tile strength_key_mages", "strengthen")
    assert (playing.cubes, playing.discard) == (3, "influence_tent strength_key_mages")
    playing.play("orange", "play_tile ship", "recruit_shown")
    assert (playing.cubes, playing.discard) == (2, "influence_tent strength_key_mages ship")
    assert playing.tiles("orange") == ""


@rule("11.2")
@pytest.mark.parametrize(
    ("tile", "choices", "done"),
    [
        ("influence_tent", ["reinforce kent"], {"kent": "orange 1m"}),
        ("move", ["move_from dumnonia", "move_to rheged", "send_mage dumnonia", "done"], {"rheged": "orange 1m"}),
        ("ship", ["ship_from dumnonia", "ship_to kent", "send_mage dumnonia", "done"], {"kent": "orange 1m"}),
    ],
)
def test_11_2_with_the_last_cube_the_tile_is_still_carried_out(
    tile: str, choices: list[str], done: dict[str, str]
) -> None:
    """The hourglass is empty in the middle of it, and the cycle ends only afterwards."""
    last = scene("magic", cubes=1, orange=f"reserve 1m tiles {tile}", regions={"dumnonia": "orange 1m"})
    last.play("orange", f"play_tile {tile}", *choices)
    assert done.items() <= last.board().items()
    assert last.cycle == "steel"
    assert last.log.index("cycle-ended") > 1


@rule("11.2r1")
def test_11_2r1_announcement_then_cube_then_snake_then_effect() -> None:
    """The tile, its use and its target are known, and the cube is gone, before the snake is asked for."""
    order = figure("steel", cubes=3, orange="reserve 1k tiles influence_castle", white="tiles snake")
    order.play("orange", "play_tile influence_castle")
    assert (order.cubes, order.discard, order.log) == (3, "", [])  # nothing is announced yet
    order.play("orange", "acquire deira")
    assert (order.cubes, order.discard, order.asked, order.prompt) == (2, "influence_castle", "white", "ask-snake")
    assert order.events == [
        (
            "played-to-acquire",
            {"seat": "seat.orange", "tile": "tile.influence_castle", "region": "region.deira", "cubes": 2},
        )
    ]
    assert order.at("deira") == "white 1k"
    order.play("white", "let_it_stand")
    assert order.prompt == "ask-retreat"


@rule("11.2r1")
def test_11_2r1_the_regions_and_units_of_a_move_are_announced_with_it() -> None:
    order = figure("steel", cubes=3, white="tiles move", orange="tiles snake", on_turn="white")
    order.play("white", "play_tile move", "move_from rheged", "move_to deira", "send_mage rheged")
    assert (order.cubes, order.log) == (3, [])
    order.play("white", "done")
    assert (order.cubes, order.asked) == (2, "orange")
    assert (order.at("rheged"), order.at("deira")) == ("white 1k2m", "white 1k")
    order.play("orange", "let_it_stand")
    assert (order.at("rheged"), order.at("deira")) == ("white 1k1m", "white 1k1m")


@rule("11.2r1")
def test_11_2r1_the_opponent_sees_nothing_before_the_announcement() -> None:
    order = figure("steel", orange="reserve 1k tiles influence_castle ship")
    order.play("orange", "play_tile ship")
    assert order.pos.stack[-1].private_to(order.pos) == 0
    order.play("orange", "ship_from dumnonia")
    assert order.pos.stack[-1].private_to(order.pos) == 0


@rule("11.2r2")
def test_11_2r2_influence_needs_a_possible_reinforcement_or_a_successful_acquisition() -> None:
    """Tents are elmet (white, 4 against 4), strathclyde and powys (orange), kent (empty)."""
    bare = figure("steel", orange="tiles influence_tent influence_castle")
    assert bare.targets("orange", "play_tile") == {"influence_castle"}
    assert bare.refusal("orange", "play_tile influence_tent") == ("no-object", "11.2r2")
    with_knight = figure("steel", orange="reserve 1k tiles influence_tent")
    assert with_knight.targets("orange", "play_tile") == {"influence_tent"}


@rule("11.2r2")
@pytest.mark.parametrize("tile", ["move", "ship"])
def test_11_2r2_move_and_ship_must_move_at_least_one_unit(tile: str) -> None:
    moving = scene("magic", orange=f"tiles {tile}", regions={"kent": "orange 2m"})
    moving.play("orange", f"play_tile {tile}", f"{tile}_from kent", f"{tile}_to strathclyde")
    assert "done" not in moving.options("orange")
    moving.play("orange", "send_mage kent")
    assert "done" in moving.options("orange")


@rule("11.2r2")
def test_11_2r2_strength_and_recruiting_are_always_possible() -> None:
    """No unit on the board, none in stock."""
    tiles = "strength_key_mages move ship merlin snake"
    bare = scene("magic", cubes=8, orange=f"reserve 16k16m tiles {tiles}", regions={"kent": "white 1m"})
    assert bare.targets("orange", "play_tile") == set(tiles.split())
    bare.play("orange", "play_tile strength_key_mages", "strengthen")
    bare.play("orange", "play_tile move", "recruit_shown", "play_tile merlin", "recruit_two mage")
    assert (bare.reserve("orange"), bare.cubes, bare.strength("orange")) == ("16k16m", 5, "key")


@rule("11.3")
@pytest.mark.parametrize("cycle", ["magic", "steel"])
@pytest.mark.parametrize(
    ("symbol", "regions"),
    [
        ("castle", {"deira", "dyfed", "mercia", "essex", "wessex"}),
        ("helmet", {"rheged", "dumnonia"}),
        ("tent", {"strathclyde", "elmet", "powys", "kent"}),
        ("key", {"bernicia", "gwynedd", "lindsey", "east_anglia"}),
    ],
)
def test_11_3_influence_acts_where_its_symbol_lies_in_either_cycle(cycle: str, symbol: str, regions: set[str]) -> None:
    influence = scene(cycle, orange=f"reserve 1k1m tiles influence_{symbol}")
    influence.play("orange", f"play_tile influence_{symbol}")
    assert influence.targets("orange", "reinforce") == regions
    other = "kent" if symbol != "tent" else "essex"
    assert influence.refusal("orange", f"reinforce {other}") == ("wrong-marker", "11.3")


@rule("11.3")
def test_11_3_it_has_two_uses_and_no_third() -> None:
    influence = figure("steel", orange="reserve 1k tiles influence_castle")
    influence.play("orange", "play_tile influence_castle")
    assert influence.verbs("orange") == {"reinforce", "acquire"}


@rule("11.4")
def test_11_4_one_active_unit_on_an_empty_or_own_region_without_limit() -> None:
    regions = {"kent": "orange 5k3m", "elmet": "white 1m"}
    influence = scene("magic", cubes=5, orange="reserve 2k3m tiles influence_tent*3", regions=regions)
    influence.play("orange", "play_tile influence_tent")
    assert influence.targets("orange", "reinforce") == {"kent", "strathclyde", "powys"}
    influence.play("orange", "reinforce kent")
    assert influence.at("kent") == "orange 5k4m"
    influence.play("orange", "play_tile influence_tent", "reinforce powys")
    influence.play("orange", "play_tile influence_tent", "reinforce powys")
    assert (influence.at("powys"), influence.reserve("orange")) == ("orange 2m", "2k")
    assert (influence.cubes, influence.action_number) == (2, (2, 2))  # three units in one action


@rule("11.5")
def test_11_5_the_sum_of_the_majority() -> None:
    """Steel: attack 4 + 2 of strength; defence 3 in deira, 1 in rheged, 1 of strength."""
    regions = {"lindsey": "orange 4k2m", "deira": "white 1k2m", "rheged": "white 1k5m"}
    attack = scene(
        "steel", orange="tiles influence_castle strength castle*2 helmet", white="strength castle key", regions=regions
    )
    attack.play("orange", "play_tile influence_castle")
    forecast = attack.forecast("orange", "acquire deira")
    assert [part.value for part in forecast.parts] == [4, 2, -3, -1, -1]
    assert (forecast.total, forecast.good) == (1, True)
    attack.play("orange", "acquire deira")
    assert attack.told("region-acquired") == [
        {"seat": "seat.orange", "region": "region.deira", "attack": 6, "defence": 5}
    ]
    assert attack.at("lindsey") == "orange 4k2m"  # attackers neither move nor are lost


@rule("11.5")
@pytest.mark.parametrize(("knights", "is_enough"), [(3, False), (4, False), (5, True), (6, True)])
def test_11_5_attack_must_be_greater_by_at_least_one(knights: int, is_enough: bool) -> None:
    """Defence 4: deira 1k2m, and a knight in rheged."""
    regions = {"lindsey": f"orange {knights}k", "deira": "white 1k2m", "rheged": "white 1k"}
    attack = scene("steel", orange="reserve 1k tiles influence_castle", regions=regions)
    attack.play("orange", "play_tile influence_castle")
    assert ("deira" in attack.targets("orange", "acquire")) == is_enough
    if not is_enough:
        assert attack.refusal("orange", "acquire deira") == ("no-majority", "11.5")
        assert attack.refusal_args("orange", "acquire deira") == {
            "region": "region.deira",
            "attack": knights,
            "defence": 4,
        }


@rule("11.5")
@pytest.mark.parametrize(
    ("knights", "tiles", "threatened"),
    [
        (2, "influence_castle", []),
        (3, "influence_castle", ["deira"]),
        (3, "merlin", ["deira"]),
        (3, "influence_key", []),
    ],
)
def test_11_5_a_region_is_threatened_by_a_majority_of_one_and_a_tile_that_works_there(
    knights: int, tiles: str, threatened: list[str]
) -> None:
    regions = {"lindsey": f"orange {knights}k", "deira": "white 2m"}
    near = scene("steel", orange=f"tiles {tiles}", regions=regions)
    assert [REGION.ids[region] for region in within_reach(near.pos, ORANGE)] == threatened


@rule("11.5r1")
def test_11_5r1_only_a_region_of_the_opponent_and_passive_units_next_door_count_for_nobody() -> None:
    regions = {"lindsey": "orange 2k9m", "deira": "white 1m", "rheged": "white 9m", "mercia": "orange 1k"}
    attack = scene("steel", orange="reserve 1k tiles influence_castle", regions=regions)
    attack.play("orange", "play_tile influence_castle")
    assert attack.targets("orange", "acquire") == {"deira"}
    assert attack.forecast("orange", "acquire deira").total == 1  # 2 against 1
    assert attack.refusal("orange", "acquire mercia") == ("not-the-opponents", "11.5r1")
    assert attack.refusal("orange", "acquire essex") == ("not-the-opponents", "11.5r1")


@rule("11.5r2")
def test_11_5r2_only_a_successful_acquisition_may_be_declared() -> None:
    """Net 0 at elmet: not offered, and without another object the tile cannot be played at all."""
    attack = figure("steel", orange="tiles influence_tent")
    assert attack.refusal("orange", "play_tile influence_tent") == ("no-object", "11.2r2")
    attack = figure("steel", orange="reserve 1k tiles influence_tent").play("orange", "play_tile influence_tent")
    assert attack.refusal("orange", "acquire elmet") == ("no-majority", "11.5")


@rule("11.5r3")
def test_11_5r3_strength_alone_may_be_enough() -> None:
    attack = scene("magic", orange="tiles influence_helmet strength helmet*2", regions={"rheged": "white 1k"})
    attack.play("orange", "play_tile influence_helmet", "acquire rheged")
    assert attack.told("region-acquired")[0] == {
        "seat": "seat.orange",
        "region": "region.rheged",
        "attack": 2,
        "defence": 1,
    }


@rule("11.5a")
def test_11_5a_magic_counts_the_symbol_steel_the_borders() -> None:
    """Elmet (tent) borders lindsey; strathclyde and powys are tents, of which powys is also a neighbour."""
    regions = {"elmet": "white 1m", "strathclyde": "orange 2k2m", "powys": "orange 1m", "lindsey": "orange 3k3m"}
    magic = scene("magic", orange="tiles influence_tent", regions=regions).play("orange", "play_tile influence_tent")
    assert magic.forecast("orange", "acquire elmet").parts[0].places == (
        ("region.strathclyde", 2),
        ("region.powys", 1),
    )
    steel = scene("steel", orange="tiles influence_tent", regions=regions).play("orange", "play_tile influence_tent")
    assert steel.forecast("orange", "acquire elmet").parts[0].places == (("region.lindsey", 3),)


@rule("11.6")
def test_11_6_one_unit_may_retreat_the_others_go_to_the_stock() -> None:
    regions = {"lindsey": "orange 9k", "deira": "white 2k2m", "rheged": "white 1k", "bernicia": "orange 1m"}
    lost = scene("steel", orange="tiles influence_castle", regions=regions)
    lost.play("orange", "play_tile influence_castle", "acquire deira")
    assert lost.asked == "white"
    assert lost.targets("white", "retreat_knight") == {"rheged", "elmet"}  # not to bernicia and lindsey
    assert lost.refusal("white", "retreat_knight kent") == ("not-a-retreat", "11.6")
    lost.play("white", "retreat_knight elmet")
    assert (lost.at("deira"), lost.at("elmet")) == ("empty", "white 1k")
    assert lost.stock("white") == "14k16m"


@rule("11.6")
def test_11_6_with_nowhere_to_go_all_units_go_to_the_stock() -> None:
    regions = {"rheged": "orange 4m", "dumnonia": "white 1k1m"}
    lost = scene("magic", orange="reserve 1m tiles influence_helmet", regions=regions)
    lost.play("orange", "play_tile influence_helmet", "acquire dumnonia")
    assert (lost.asked, lost.prompt) == ("orange", "ask-occupy")
    assert lost.stock("white") == "16k16m"


@rule("11.6")
def test_11_6_adjacency_of_the_retreat_is_that_of_the_current_cycle() -> None:
    """Deira is a castle: in magic it leads to wessex and the other castles, not over its borders."""
    regions = {"deira": "white 1k1m", "wessex": "orange 4m", "essex": "white 1k"}
    lost = scene("magic", orange="tiles influence_castle", regions=regions)
    lost.play("orange", "play_tile influence_castle", "acquire deira")
    assert lost.targets("white", "retreat_mage") == {"essex", "dyfed", "mercia"}
    assert lost.targets("white", "retreat_knight") == {"essex", "dyfed", "mercia"}


@rule("11.6r1")
def test_11_6r1_the_defender_chooses_unit_and_region_or_declines_without_any_limit() -> None:
    regions = {"lindsey": "orange 9k", "deira": "white 1k2m", "rheged": "white 6m", "bernicia": "white 1m"}
    lost = scene("steel", orange="tiles influence_castle", regions=regions)
    lost.play("orange", "play_tile influence_castle", "acquire deira")
    goals = {"rheged", "bernicia", "elmet"}
    assert lost.options("white") == {
        *(f"retreat_mage {goal}" for goal in goals),
        *(f"retreat_knight {goal}" for goal in goals),
        "give_up",
    }
    crowded = lost.copy().play("white", "retreat_mage rheged")
    assert crowded.at("rheged") == "white 7m"
    new_ground = lost.copy().play("white", "retreat_mage elmet")
    assert new_ground.at("elmet") == "white 1m"
    declined = lost.copy().play("white", "give_up")
    assert declined.board() == {"lindsey": "orange 9k", "rheged": "white 6m", "bernicia": "white 1m"}
    assert declined.stock("white") == "16k9m"


@rule("11.7")
def test_11_7_the_attacker_may_put_one_active_unit_there() -> None:
    taken = figure("steel", orange="reserve 2k1m tiles influence_castle")
    taken.play("orange", "play_tile influence_castle", "acquire deira").play("white", "give_up")
    assert taken.options("orange") == {"occupy deira", "leave_empty"}
    assert taken.copy().play("orange", "occupy deira").at("deira") == "orange 1k"
    left = taken.copy().play("orange", "leave_empty")
    assert (left.at("deira"), left.reserve("orange")) == ("empty", "2k1m")


@rule("11.7")
def test_11_7_without_an_active_unit_the_region_stays_empty() -> None:
    taken = figure("steel", orange="reserve 2m tiles influence_castle")
    taken.play("orange", "play_tile influence_castle", "acquire deira").play("white", "give_up")
    assert (taken.at("deira"), taken.prompt) == ("empty", "ask-action")
    assert taken.told("left-empty") == [{"region": "region.deira"}]


@rule("11.7r1")
def test_11_7r1_the_attacker_places_after_the_retreat() -> None:
    taken = figure("steel", orange="reserve 2k tiles influence_castle")
    taken.play("orange", "play_tile influence_castle", "acquire deira")
    assert taken.asked == "white"
    taken.play("white", "retreat_knight elmet")
    assert (taken.asked, taken.at("elmet"), taken.at("deira")) == ("orange", "white 1k2m", "empty")
    taken.play("orange", "occupy deira")
    assert taken.log[-4:] == ["played-to-acquire", "region-acquired", "unit-retreated", "unit-placed"]


@rule("11.5")
def test_11_5_what_threatens_is_a_region_that_the_opponent_could_acquire_with_his_tiles() -> None:
    attack = figure("steel", cubes=4, orange="reserve 1k tiles influence_castle")
    lost = {REGION.ids[region] for region in within_reach(attack.pos, ORANGE)}
    rows = GAME.dangers(attack.pos, WHITE)
    assert {str(row.text.fill()["region"]).removeprefix("region.") for row in rows} == lost != set()
    assert [row.text.fill()["n"] for row in rows] == sorted((row.text.fill()["n"] for row in rows), reverse=True)
    assert GAME.dangers(figure("steel", cubes=4, orange="reserve 1k").pos, WHITE) == []
