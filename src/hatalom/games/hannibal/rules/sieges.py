"""20  Who may besiege what, the siege table, and the fall of a city."""

from hatalom.core.question import Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import CITY_TAKEN, UNITS_LOST
from hatalom.games.hannibal.names import CARTHAGE, CITY, ENEMY, NEUTRAL_TRIBE, General, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.fatigue import FOUGHT, spent_at
from hatalom.games.hannibal.rules.generals import displace_all


def besiegers(pos: Hannibal, seat: Seat, space: Space) -> int:
    """20.2, 20.2r1  CUs there already or brought, less those that have fought with this card."""
    return pos.outside(seat, space) - spent_at(pos, space, FOUGHT)


def may_besiege(pos: Hannibal, seat: Seat, space: Space) -> bool:
    """20.2, 20.4, 24.2  Three CUs at a city or tribe, one attempt per card, no truce for cities."""
    if not pos.siege_site(seat, space) or besiegers(pos, seat, space) < pos.content.siege_min:
        return False
    if pos.truce and pos.marker[space] != NEUTRAL_TRIBE:
        return False
    if pos.siege_per_site:
        return space not in pos.sieges_tried
    return not pos.sieges_tried


def siege_modifier(pos: Hannibal, seat: Seat, space: Space, general: General, in_campaign: bool) -> int:
    """20.5, 20.5r1  Carthage without its siege train, the great cities, Marcellus; nothing for tribes."""
    if pos.content.kind[space] != CITY:
        return 0
    modifier = pos.content.siege_modifier[space]
    if seat == CARTHAGE and pos.train != space:
        modifier += pos.content.carthage_siege_modifier
    if in_campaign:
        modifier += pos.content.campaign_siege[general]
    return modifier


def siege_result(pos: Hannibal, roll: int) -> list[int]:
    """20.5  Points gained and CUs lost."""
    table = pos.content.siege_table
    return table[max(1, min(roll, len(table) - 1))]


def take_city(pos: Hannibal, seat: Seat, space: Space) -> None:
    """20.7, 24.18  The marker is flipped, the garrison dies, generals inside are displaced."""
    lost = pos.garrison[space]
    if lost:
        pos.tell(UNITS_LOST, ENEMY[seat], lost, space, pos.garrison_elephants[space])
    pos.garrison = replaced(pos.garrison, space, 0)
    pos.garrison_elephants = replaced(pos.garrison_elephants, space, 0)
    displace_all(pos, ENEMY[seat], space, True)
    pos.marker = replaced(pos.marker, space, seat)
    pos.tell(CITY_TAKEN, seat, space)
    pos.tidy(space)
