"""What a plan leads to as a whole: attacks and marches as arrows, the money that is left, provinces left bare."""

from collections import Counter
from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Row, Tally
from hatalom.core.message import Message, Said
from hatalom.core.moment import Arrow
from hatalom.core.question import Seat
from hatalom.games.great_war.facts import NO_BATTLE
from hatalom.games.great_war.names import PLACE, PLACES, POWER, POWERS, PROVINCES, Alliance, Place, Power, is_land
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.victory import points_of_city
from hatalom.games.great_war.units import count_of, kind_of, origin_of, power_of

PLAN_IP: Final = Message("plan-ip", "11.1", power=POWER)
PLAN_BARE: Final = Message("plan-bare", "7.2", place=PLACE, n=NUMBER)
DANGER_CITY: Final = Message("danger-city", "7.2", place=PLACE, n=NUMBER, m=NUMBER)
MOST_DANGERS: Final = 3


def traces(before: GreatWar, after: GreatWar, seat: Seat) -> list[Arrow]:
    """7.2, 10.1, 11.10  Units on their way to an attack; else those that stand elsewhere now, and those bought."""
    own = [power for power in POWERS if after.runner[power] == seat]
    if after.mode != NO_BATTLE and before.mode == NO_BATTLE:
        sent: Counter[tuple[Power, Place]] = Counter()
        for entry in after.force:
            sent[power_of(entry), origin_of(entry)] += count_of(entry)
        return [_arrow(origin, after.target, power, n, "attack") for (power, origin), n in sent.items()]
    return [arrow for power in own for arrow in _moved(before, after, power)]


def _moved(before: GreatWar, after: GreatWar, power: Power) -> list[Arrow]:
    """What a place has more of comes from the places that have less, in their order; the rest is new."""
    change = {place: _units(after, place, power) - _units(before, place, power) for place in PLACES}
    left = [[place, -n] for place, n in change.items() if n < 0]
    found: list[Arrow] = []
    for goal, more in change.items():
        for source in left if more > 0 else []:
            n = min(more, source[1])
            if n > 0:
                found.append(_arrow(Place(source[0]), goal, power, n, "march"))
                source[1] -= n
                more -= n
        if more > 0:
            found.append(Arrow("", f"place.{PLACE.ids[goal]}", f"power.{POWER.ids[power]}", "march", more))
    return found


def _arrow(start: Place, goal: Place, power: Power, n: int, what: str) -> Arrow:
    return Arrow(f"place.{PLACE.ids[start]}", f"place.{PLACE.ids[goal]}", f"power.{POWER.ids[power]}", what, n)


def _units(pos: GreatWar, place: Place, power: Power) -> int:
    return sum(count_of(entry) for entry in pos.units[place] if power_of(entry) == power)


def outlook(before: GreatWar, after: GreatWar, seat: Seat) -> list[Row]:
    """7.2  Provinces of the seat that nobody stands in any more, beside an enemy who does."""
    bare = [
        place
        for place in PROVINCES
        if not before.is_empty(place) and after.is_empty(place)
        if after.controller[place] >= 0 and after.runner[after.controller[place]] == seat
        if _is_threatened(after, place)
    ]
    if not bare:
        return []
    places = tuple(f"place.{PLACE.ids[place]}" for place in bare)
    return [Row("loss", Said(PLAN_BARE, [bare[0], len(bare) - 1]), places=places, is_good=False)]


def _is_threatened(pos: GreatWar, place: Place) -> bool:
    alliance = pos.alliance[pos.controller[place]]
    return any(
        pos.alliance[power_of(entry)] == 1 - alliance for near in pos.content.near[place] for entry in pos.units[near]
    )


def dangers(pos: GreatWar, seat: Seat) -> list[Row]:
    """7.2  Fortresses of the seat, and cities that count points, with fewer land units than the enemies beside them."""
    found: list[tuple[int, Place, int, int]] = []
    for place in PROVINCES:
        holder = pos.controller[place]
        if holder < 0 or pos.runner[holder] != seat:
            continue
        if not pos.content.is_fortress[place] and points_of_city(pos, place) == 0:
            continue
        alliance = pos.alliance[holder]
        own = _on_land(pos, place, alliance)
        theirs = sum(_on_land(pos, near, Alliance(1 - alliance)) for near in pos.content.near[place])
        if theirs > own:
            found.append((own - theirs, place, own, theirs))
    return [
        Row("fight", Said(DANGER_CITY, [place, own, theirs]), places=(f"place.{PLACE.ids[place]}",), is_good=False)
        for _, place, own, theirs in sorted(found)[:MOST_DANGERS]
    ]


def _on_land(pos: GreatWar, place: Place, alliance: Alliance) -> int:
    return sum(
        count_of(entry)
        for entry in pos.units[place]
        if is_land(kind_of(entry)) and pos.alliance[power_of(entry)] == alliance
    )


def tallies(pos: GreatWar, seat: Seat) -> list[Tally]:
    """11.1  The IP of every power that the seat runs."""
    return [Tally(Said(PLAN_IP, [power]), pos.ip[power]) for power in POWERS if pos.runner[power] == seat]
