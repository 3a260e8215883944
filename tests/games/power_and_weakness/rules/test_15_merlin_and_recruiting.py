"""15  Merlin, and recruiting by tile."""

import pytest

from hatalom.games.power_and_weakness.names import REGION
from tests.games.power_and_weakness.scenario import figure, scene
from tests.rules import rule


@rule("15.1")
def test_15_1_merlin_is_an_influence_tile_of_any_symbol() -> None:
    """Empty and own regions of every symbol; deira (net 2) of the opponent's; or two units."""
    merlin = figure("steel", orange="reserve 1k tiles merlin").play("orange", "play_tile merlin")
    assert merlin.targets("orange", "reinforce") == set(REGION.ids) - {"elmet", "rheged", "deira"}
    assert merlin.targets("orange", "acquire") == {"deira"}
    assert merlin.targets("orange", "recruit_two") == {"mage", "knight"}
    reinforced = merlin.copy().play("orange", "reinforce lindsey")
    assert reinforced.at("lindsey") == "orange 5k"  # an own region, above the limit of action B
    acquired = merlin.copy().play("orange", "acquire deira").play("white", "give_up").play("orange", "occupy deira")
    assert acquired.at("deira") == "orange 1k"
    assert merlin.refusal("orange", "acquire elmet") == ("no-majority", "11.5")


@rule("15.1")
@pytest.mark.parametrize("region", ["deira", "rheged", "elmet", "gwynedd"])
def test_15_1_merlin_acquires_with_the_strength_of_the_symbol_there(region: str) -> None:
    symbols = {"deira": "castle", "rheged": "helmet", "elmet": "tent", "gwynedd": "key"}
    merlin = scene("magic", orange=f"tiles merlin strength {symbols[region]}*2", regions={region: "white 1k"}).play(
        "orange", "play_tile merlin"
    )
    assert merlin.targets("orange", "acquire") == {region}


@rule("15.2")
@pytest.mark.parametrize(
    ("tile", "use", "gets"),
    [
        ("strength_castle_knights", "recruit_shown", "2k"),
        ("strength_castle_mages", "recruit_shown", "2m"),
        ("move", "recruit_shown", "1k1m"),
        ("ship", "recruit_shown", "1k1m"),
        ("merlin", "recruit_two knight", "2k"),
        ("merlin", "recruit_two mage", "2m"),
        ("snake", "recruit_two knight", "2k"),
        ("snake", "recruit_two mage", "2m"),
    ],
)
@pytest.mark.parametrize("cycle", ["magic", "steel"])
def test_15_2_recruiting_by_tile_instead_of_its_effect(cycle: str, tile: str, use: str, gets: str) -> None:
    used = figure(cycle, cubes=4, orange=f"tiles {tile}").play("orange", f"play_tile {tile}", use)
    assert (used.reserve("orange"), used.cubes, used.discard, used.tiles("orange")) == (gets, 3, tile, "")
    assert used.board() == figure(cycle).board()
    assert used.strength("orange") == ""
    before = figure(cycle)
    assert used.stock("orange") != before.stock("orange")
    assert used.reserve("white") == "0"


@rule("15.3")
@pytest.mark.parametrize("tile", ["merlin", "snake"])
def test_15_3_two_knights_or_two_mages(tile: str) -> None:
    """In a cycle of either kind: active or passive does not matter."""
    for cycle in ("magic", "steel"):
        used = scene(cycle, orange=f"tiles {tile}").play("orange", f"play_tile {tile}")
        assert used.targets("orange", "recruit_two") == {"mage", "knight"}


@rule("15.3r1")
@pytest.mark.parametrize("tile", ["merlin", "snake"])
def test_15_3r1_not_one_of_each(tile: str) -> None:
    """Not even where the stock has only one of the kind chosen."""
    thin = scene("magic", orange=f"reserve 15k15m tiles {tile}").play("orange", f"play_tile {tile}")
    assert {option for option in thin.options("orange") if "recruit" in option} == {
        "recruit_two mage",
        "recruit_two knight",
    }
    thin.play("orange", "recruit_two mage")
    assert thin.reserve("orange") == "15k16m"


@rule("15.3r2")
@pytest.mark.parametrize(
    ("tile", "use", "reserve", "after"),
    [
        ("ship", "recruit_shown", "16k3m", "16k4m"),
        ("move", "recruit_shown", "15k16m", "16k16m"),
        ("strength_key_knights", "recruit_shown", "15k", "16k"),
        ("strength_key_mages", "recruit_shown", "16m", "16m"),
        ("merlin", "recruit_two knight", "15k", "16k"),
        ("snake", "recruit_two mage", "16m", "16m"),
    ],
)
def test_15_3r2_if_the_stock_is_thin_all_there_is(tile: str, use: str, reserve: str, after: str) -> None:
    thin = scene("magic", cubes=3, orange=f"reserve {reserve} tiles {tile}")
    thin.play("orange", f"play_tile {tile}", use)
    assert (thin.reserve("orange"), thin.cubes) == (after, 2)


@rule("15.3r2")
@pytest.mark.parametrize("symbol", ["castle", "helmet", "tent", "key"])
def test_15_3r2_of_two_strength_tiles_one_brings_knights_the_other_mages(symbol: str) -> None:
    tiles = f"strength_{symbol}_knights strength_{symbol}_mages"
    used = scene("magic", cubes=3, orange=f"tiles {tiles}")
    used.play("orange", f"play_tile strength_{symbol}_knights", "recruit_shown")
    assert used.reserve("orange") == "2k"
    used.play("orange", f"play_tile strength_{symbol}_mages", "recruit_shown")
    assert used.reserve("orange") == "2k2m"


@rule("15.4")
@pytest.mark.parametrize("symbol", ["castle", "helmet", "tent", "key"])
def test_15_4_influence_and_lightning_tiles_cannot_recruit(symbol: str) -> None:
    used = scene("magic", orange=f"reserve 1m tiles influence_{symbol}")
    used.play("orange", f"play_tile influence_{symbol}")
    assert used.verbs("orange") == {"reinforce"}
    bare = scene("magic", orange=f"tiles influence_{symbol}", display="victory_point revolt marker_exchange")
    assert bare.verbs("orange") == {"take_tile", "recruit"}  # not even to be thrown away for units
    for tile in ("victory_point", "revolt", "marker_exchange"):
        taken = bare.copy().play("orange", f"take_tile {tile}")
        assert taken.verbs("orange") == {"bid"}
