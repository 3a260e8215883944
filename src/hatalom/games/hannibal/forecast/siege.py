"""What a siege or subjugation attempt would bring: its modifiers, and its chances over one die or two."""

from itertools import product
from typing import Final

from hatalom.core.game import Forecast, Part
from hatalom.core.message import Said
from hatalom.core.question import Seat
from hatalom.games.hannibal.forecast.messages import (
    CARTHAGE_MODIFIER,
    CITY_MODIFIER,
    MARCELLUS_MODIFIER,
    POINTS_THERE,
    SECOND_ROLL,
    SIEGE_FORECAST,
)
from hatalom.games.hannibal.names import BY_CAMPAIGN, CARTHAGE, CITY, SPACE
from hatalom.games.hannibal.phases.march.halt import Halt
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.sieges import siege_modifier, siege_result

FACES: Final = range(1, 7)
EVEN: Final = 50


def siege_sum(pos: Hannibal, seat: Seat, halt: Halt) -> Forecast:
    """20.5, 20.6  The chance of a point, the chance that the place falls now, and that of losing a CU."""
    space = pos.at[pos.army]
    modifier = siege_modifier(pos, seat, space, pos.army, halt.orders.mode == BY_CAMPAIGN)
    is_city = pos.content.kind[space] == CITY
    rolls = halt.rolls_at(pos, space)
    parts = [Part(Said(POINTS_THERE), int(pos.siege[space]))]
    if is_city and pos.content.siege_modifier[space]:
        parts.append(Part(Said(CITY_MODIFIER), pos.content.siege_modifier[space]))
    if is_city and seat == CARTHAGE and pos.train != space:
        parts.append(Part(Said(CARTHAGE_MODIFIER), pos.content.carthage_siege_modifier))
    if is_city and halt.orders.mode == BY_CAMPAIGN and pos.content.campaign_siege[pos.army]:
        parts.append(Part(Said(MARCELLUS_MODIFIER), pos.content.campaign_siege[pos.army]))
    if rolls > 1:
        parts.append(Part(Said(SECOND_ROLL), rolls))
    needed = (pos.content.siege_points if is_city else pos.content.subjugation_points) - pos.siege[space]
    gains, takes, loses = _chances(pos, modifier, rolls, needed)
    verdict = Said(SIEGE_FORECAST, [gains, takes, loses])
    return Forecast(tuple(parts), modifier, verdict, gains >= EVEN, f"space.{SPACE.ids[space]}")


def _chances(pos: Hannibal, modifier: int, rolls: int, needed: int) -> tuple[int, int, int]:
    """In percent; a second die is not rolled once the first one has taken the place."""
    gains = takes = loses = 0
    for faces in product(FACES, repeat=rolls):
        points = lost = 0
        for face in faces:
            if points < needed:
                won, cost = siege_result(pos, face + modifier)
                points += won
                lost += cost
        gains += points > 0
        takes += points >= needed
        loses += lost > 0
    ways = 6**rolls
    return round(100 * gains / ways), round(100 * takes / ways), round(100 * loses / ways)
