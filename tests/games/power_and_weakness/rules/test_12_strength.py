"""12  Strength tiles."""

import pytest

from tests.games.power_and_weakness.scenario import figure, scene
from tests.rules import rule


@rule("12.1")
@pytest.mark.parametrize("symbol", ["castle", "helmet", "tent", "key"])
@pytest.mark.parametrize("units", ["knights", "mages"])
def test_12_1_plus_one_for_its_symbol_for_the_rest_of_the_cycle(symbol: str, units: str) -> None:
    tile = f"strength_{symbol}_{units}"
    played = scene("magic", orange=f"tiles {tile}").play("orange", f"play_tile {tile}", "strengthen")
    assert (played.strength("orange"), played.strength("white")) == (symbol, "")
    played.play("orange", "recruit").play("white", "recruit")
    assert played.strength("orange") == symbol


@rule("12.1")
def test_12_1_as_attacker_and_as_defender() -> None:
    """Tents of the figure in magic: strathclyde and powys (orange 1m each), elmet (white 2m)."""
    attack = figure("magic", cubes=8, orange="tiles strength_tent_knights influence_tent")
    attack.play("orange", "play_tile strength_tent_knights", "strengthen", "play_tile influence_tent")
    assert attack.forecast("orange", "acquire elmet").total == 1  # 2 + 1 against 2
    assert attack.targets("orange", "acquire") == {"elmet"}
    regions = {"elmet": "white 3m"}
    defence = figure("magic", white="reserve 1m tiles influence_tent", on_turn="white", regions=regions)
    defence.play("white", "play_tile influence_tent")
    assert defence.targets("white", "acquire") == {"strathclyde", "powys"}  # 3 against 1 + 1
    strong = figure(
        "magic", white="reserve 1m tiles influence_tent", orange="strength tent", on_turn="white", regions=regions
    )
    strong.play("white", "play_tile influence_tent")
    assert strong.targets("white", "acquire") == set()  # 3 against 1 + 1 + 1


@rule("12.1r1")
def test_12_1r1_several_add_up_and_last_although_discarded() -> None:
    played = scene("magic", cubes=8, orange="tiles strength_key_knights strength_key_mages")
    played.play("orange", "play_tile strength_key_knights", "strengthen", "play_tile strength_key_mages", "strengthen")
    assert played.strength("orange") == "key*2"
    assert played.discard == "strength_key_knights strength_key_mages"
    played.play("orange", "recruit").play("white", "recruit", "recruit")
    assert played.strength("orange") == "key*2"


@rule("12.1r1")
def test_12_1r1_it_follows_the_marker_that_lies_there_at_the_moment() -> None:
    """Rheged's helmet becomes a key: helmet strength is worth nothing there any more."""
    regions = {"rheged": "white 1k", "essex": "helmet", "kent": "orange 1m", "deira": "key", "gwynedd": "castle"}
    regions["east_anglia"] = "castle"
    won = scene(
        "magic",
        display="marker_exchange",
        orange="reserve 1m tiles merlin strength helmet*2",
        regions=regions,
    )
    assert won.set_aside == "helmet*2 key"
    before = won.copy().play("orange", "play_tile merlin")
    assert before.targets("orange", "acquire") == {"rheged"}  # 2 against 1
    won.play("orange", "take_tile marker_exchange").bid(1, 0)
    won.play("orange", "exchange_at rheged", "lay_instead key", "play_tile merlin")
    assert won.targets("orange", "acquire") == set()
    assert won.refusal_args("orange", "acquire rheged") == {"region": "region.rheged", "attack": 0, "defence": 1}


@rule("12.1r1")
def test_12_1r1_it_counts_neither_for_activity_nor_in_auctions() -> None:
    strong = scene(
        "magic", cubes=1, display="revolt", orange="reserve 1m strength tent*2", regions={"kent": "orange 1k1m"}
    )
    assert strong.active_regions() == (0, 0)
    strong.play("orange", "take_tile revolt")
    assert strong.targets("orange", "bid") == {"0", "1"}


@rule("12.2")
def test_12_2_or_it_recruits() -> None:
    played = scene("magic", orange="tiles strength_key_knights strength_key_mages", cubes=4)
    played.play("orange", "play_tile strength_key_knights")
    assert played.options("orange") == {"strengthen", "recruit_shown"}
    played.play("orange", "recruit_shown")
    assert (played.reserve("orange"), played.strength("orange"), played.cubes) == ("2k", "", 3)
    played.play("orange", "play_tile strength_key_mages", "recruit_shown")
    assert (played.reserve("orange"), played.strength("orange"), played.cubes) == ("2k2m", "", 2)
