"""14  Ship tiles."""

import pytest

from hatalom.games.power_and_weakness.names import REGION
from hatalom.games.power_and_weakness.verbs import VERBS
from tests.games.power_and_weakness.random_play import walk
from tests.games.power_and_weakness.scenario import figure, scene
from tests.rules import rule

INLAND = {"mercia", "powys", "elmet"}


@rule("14.1")
@pytest.mark.parametrize("cycle", ["magic", "steel"])
def test_14_1_any_number_of_units_from_coast_to_coast_one_way(cycle: str) -> None:
    """Neither borders nor markers matter."""
    regions = {"kent": "orange 2k2m", "gwynedd": "orange 1k", "deira": "white 1k"}
    sailing = scene(cycle, cubes=4, orange="tiles ship", regions=regions)
    sailing.play("orange", "play_tile ship")
    assert sailing.targets("orange", "ship_from") == {"kent", "gwynedd"}
    sailing.play("orange", "ship_from kent")
    assert sailing.targets("orange", "ship_to") == set(REGION.ids) - INLAND - {"kent", "deira"}
    sailing.play("orange", "ship_to gwynedd")
    assert {option.split()[1] for option in sailing.options("orange")} == {"kent"}  # nobody comes back
    sailing.play("orange", "send_mage kent", "send_knight kent", "send_knight kent", "done")
    assert (sailing.at("kent"), sailing.at("gwynedd"), sailing.cubes) == ("orange 1m", "orange 3k1m", 3)


@rule("14.1")
def test_14_1_the_region_of_departure_may_be_left_empty() -> None:
    sailing = scene("magic", orange="tiles ship", regions={"kent": "orange 2k2m"})
    sailing.play("orange", "play_tile ship", "ship_from kent", "ship_to bernicia", "send_all kent", "done")
    assert sailing.board() == {"bernicia": "orange 2k2m"}
    assert {args["n"] for args in sailing.told("units-moved")} == {2}
    assert sailing.rules["units-moved"] == "14.1"


@rule("14.1r1")
@pytest.mark.parametrize("inland", sorted(INLAND))
def test_14_1r1_mercia_powys_and_elmet_are_inland(inland: str) -> None:
    sailing = scene("magic", orange="tiles ship", regions={"kent": "orange 1k", inland: "orange 1k"})
    sailing.play("orange", "play_tile ship")
    assert sailing.refusal("orange", f"ship_from {inland}") == ("inland", "14.1r1")
    sailing.play("orange", "ship_from kent")
    assert sailing.refusal("orange", f"ship_to {inland}") == ("inland", "14.1r1")


@rule("14.1r1")
@pytest.mark.parametrize("coast", sorted(set(REGION.ids) - INLAND))
def test_14_1r1_all_other_regions_are_coastal_and_at_least_one_unit_moves(coast: str) -> None:
    goal = "kent" if coast != "kent" else "dyfed"
    sailing = scene("magic", orange="tiles ship", regions={coast: "orange 1k"})
    sailing.play("orange", "play_tile ship", f"ship_from {coast}", f"ship_to {goal}")
    assert sailing.options("orange") == {f"send_knight {coast}"}
    sailing.play("orange", f"send_knight {coast}", "done")
    assert sailing.board() == {goal: "orange 1k"}


@rule("14.2")
def test_14_2_or_it_recruits() -> None:
    sailing = figure("steel", cubes=4, orange="tiles ship").play("orange", "play_tile ship", "recruit_shown")
    assert (sailing.reserve("orange"), sailing.cubes) == ("1k1m", 3)


@rule("14.3")
def test_14_3_units_on_the_map_move_only_by_move_ship_and_retreat() -> None:
    """Over random play: whatever else is done, no unit on the board of one kind goes from region to region."""
    for seed in range(6):
        before: list[int] | None = None
        verb = ""
        for moment in walk(seed):
            if before is not None and not verb.startswith(("done", "retreat", "let_it_stand")):
                changes = [now - then for now, then in zip(moment.pos.units, before, strict=True)]
                for unit in range(2):
                    of_kind = changes[unit::2]
                    assert not (max(of_kind) > 0 and min(of_kind) < 0), verb
            before = list(moment.pos.units)
            verb = VERBS.text(moment.action)


@rule("14.3")
def test_14_3_movement_is_not_one_of_the_basic_actions() -> None:
    plain = figure("steel", orange="reserve 1k", display="ship")
    assert plain.verbs("orange") == {"take_tile", "place_unit", "recruit"}
