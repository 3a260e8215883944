"""What a seat sees of Great War as a row of numbers.  Everything is open there."""

from hatalom.core.observation import Block, Layout, Numbers, hot, number, one_of, phase, rows, tally
from hatalom.games.great_war.names import ALLIANCE, CONDITION, GENERAL, PLACE, POWER, POWER_COUNT, STAGE, TURN, UNIT
from hatalom.games.great_war.phases import ALL as PHASES
from hatalom.games.great_war.sight import fill
from hatalom.games.great_war.view import General, Place, Power, Stack, View

POWERS = tuple(POWER.ids[:POWER_COUNT])
"""Those that fight; the last ids are those of nobody."""
UNITS = tuple(UNIT.ids)
PLACE_PARTS = (
    *(f"controller {power}" for power in POWERS),
    *(f"{alliance} {unit}" for alliance in ALLIANCE.ids for unit in UNITS),
    *("face down", "factory", "strike", "hospital", "line"),
)
POWER_PARTS = (
    *("runner", "is mine", "IP", "cards", "transport left", "points", "in war", "gone"),
    *(f"alliance {alliance}" for alliance in ALLIANCE.ids),
    *(f"card {unit}" for unit in UNITS),
)
NOWHERE = -1.0


def _owner(power: str | None) -> Numbers:
    return [float(power == known) for known in POWERS]


def _place(place: Place, sides: dict[str, str | None]) -> Numbers:
    units = {alliance: dict.fromkeys(UNITS, 0) for alliance in ALLIANCE.ids}
    face_down = 0
    for stack in place.units:
        side = sides[stack.power]
        if side is not None:
            units[side][stack.unit] += stack.count
        face_down += stack.count * stack.face_down
    counted = [units[alliance][unit] for alliance in ALLIANCE.ids for unit in UNITS]
    signs = [float(sign) for sign in (place.factory, place.strike, place.hospital, place.line)]
    return [*_owner(place.controller), *counted, face_down, *signs]


def _places(view: View) -> list[Numbers]:
    sides = {power.id: power.alliance for power in view.powers}
    return [_place(place, sides) for place in view.places]


def _power(power: Power, view: View) -> Numbers:
    facts = [power.seat, float(power.seat == view.viewer), power.ip, power.cards, power.transport_left, power.points]
    return [*facts, float(power.in_war), float(power.gone), *hot(ALLIANCE, power.alliance), *tally(UNIT, power.card)]


def _general(general: General) -> Numbers:
    place = float(PLACE.numbers[general.place]) if general.place is not None else NOWHERE
    return [place, float(general.is_removed), float(general.moved)]


def _force(stacks: list[Stack]) -> Numbers:
    return tally(UNIT, {unit: sum(s.count for s in stacks if s.unit == unit) for unit in UNITS})


LAYOUT = Layout(
    fill,
    phase(PHASES),
    one_of("turn", "which turn it is", TURN, lambda view: view.turn),
    one_of("stage", "which part of the turn", STAGE, lambda view: view.stage),
    rows("places", "controller, units by alliance, signs", PLACE.ids, PLACE_PARTS, _places),
    rows(
        "powers", "money, cards, side", POWERS, POWER_PARTS, lambda view: [_power(power, view) for power in view.powers]
    ),
    rows(
        "generals",
        "place (its number, -1 none), removed, moved",
        GENERAL.ids,
        ("place", "removed", "moved"),
        lambda view: [_general(general) for general in view.generals],
    ),
    rows(
        "conditions",
        "victory conditions",
        CONDITION.ids,
        ("counter", "valid"),
        lambda view: [[condition.counter, float(condition.valid)] for condition in view.conditions],
    ),
    rows("points", "victory points", ALLIANCE.ids, ("points",), lambda view: [[view.points[a]] for a in ALLIANCE.ids]),
    one_of("target", "the place that is attacked", PLACE, lambda view: view.battle and view.battle.target),
    Block("force", "the units that attack", UNITS, lambda view: _force(view.battle.force if view.battle else [])),
    number("assault", "which assault it is", lambda view: view.battle.assault if view.battle else 0),
)
