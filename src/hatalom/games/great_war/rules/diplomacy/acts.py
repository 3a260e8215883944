"""4.1 to 4.17, 15.3, 18.1 to 18.14  What a power may do in its diplomacy slot, and why not."""

from typing import Final

from mypy_extensions import i64

from hatalom.core.message import Message
from hatalom.games.great_war.board import ALLY, CREATED, GREAT
from hatalom.games.great_war.names import (
    AUSTRIA,
    BELGIUM,
    BELGIUM_RULE,
    BRASSO,
    BUDAPEST,
    CENTRAL,
    DUBLIN,
    ENTENTE,
    ITALY,
    KRAKAU,
    LODZ,
    NOBODY,
    PLOCK,
    POLAND_RULE,
    POWER_COUNT,
    PRAG,
    PROVINCE_COUNT,
    REBELLION,
    ROMANIA,
    RUSSIA,
    SARAJEVO,
    SERBIA,
    TRENT,
    TRIALISM_RULE,
    USA,
    WARSAW,
    Place,
    Power,
)
from hatalom.games.great_war.position import NO_FACTORY, TURNED_OVER, GreatWar
from hatalom.games.great_war.refusals import (
    ALLIES_REFUSED,
    BELGIUM_IS_SAFE,
    CALLED_ALREADY,
    CAPITAL_NOT_HELD,
    IN_THE_WAR,
    IS_GUARDED,
    MOTHER_AT_PEACE,
    NEEDS_A_CARD,
    NEVER_AT_WAR,
    NO_CARD_TO_CALL,
    NO_CARD_TO_INCITE,
    NO_FACTORY_THERE,
    NO_NATIONALITY,
    NO_WAR_PRODUCTION_THERE,
    NOT_A_CAPITAL,
    NOT_AN_ALLY,
    NOT_ENEMY,
    NOT_ENOUGH_POLAND,
    NOT_MADE_YET,
    NOT_THE_OWNERS,
    ON_STRIKE,
    ONCE_ONLY,
    ONLY_AUSTRIA,
    ONLY_CENTRAL,
    OUT_OF_THE_GAME,
    OWN_ALLY,
    PEACE_TOO_EARLY,
    REBELS_ALREADY,
    RULE_NOT_USED,
    RUSSIA_IS_OUT,
    SARAJEVO_NOT_HELD,
    SERBIA_NOT_THERE,
    SLAVS_CONTENT,
    TOO_EARLY,
    USA_IS_FAR,
    WAS_GUARDED,
)
from hatalom.games.great_war.rules.homeland import holds_core

REBEL_AREAS: Final = [BRASSO, TRENT, SARAJEVO, WARSAW, LODZ, PLOCK, PRAG, DUBLIN]
"""18.1  Where the nationalities may rise; the mother countries of the first three follow."""
MOTHERS: Final = [ROMANIA, ITALY, SERBIA]
POLISH_AREAS: Final = [WARSAW, LODZ, PLOCK]

# What was tried in vain in a slot, a bit each
TRIED_PEACE: Final = 1
TRIED_POLAND: Final = 2


def why_not_declare(pos: GreatWar, power: Power, country: Power) -> Message | None:
    """4.2 to 4.4  On neutrals, and on the other side's allies that are not yet in the war."""
    if country >= POWER_COUNT:
        return NEVER_AT_WAR
    if pos.in_war(country):
        return IN_THE_WAR
    if pos.gone[country]:
        return OUT_OF_THE_GAME
    alliance = pos.alliance[power]
    category = pos.content.category[country]
    if category == CREATED:
        return NOT_MADE_YET
    if category == GREAT or category == ALLY:
        if pos.content.camp[country] == alliance:
            return OWN_ALLY
        return USA_IS_FAR if country == USA else None
    if country == BELGIUM and alliance == ENTENTE and pos.is_on(BELGIUM_RULE):
        return BELGIUM_IS_SAFE
    return None


def why_not_call(pos: GreatWar, power: Power, country: Power) -> Message | None:
    """4.7  An own ally, from its date on, for a card."""
    if country >= POWER_COUNT:
        return NEVER_AT_WAR
    if pos.in_war(country):
        return IN_THE_WAR
    if pos.gone[country]:
        return OUT_OF_THE_GAME
    category = pos.content.category[country]
    if (category != GREAT and category != ALLY) or pos.content.camp[country] != pos.alliance[power]:
        return NOT_AN_ALLY
    if pos.called[country]:
        return CALLED_ALREADY
    if pos.turn < pos.content.entry_turn[country]:
        return TOO_EARLY
    return NO_CARD_TO_CALL if pos.cards[power] == 0 else None


def why_not_strike(pos: GreatWar, power: Power, province: Place) -> Message | None:
    """4.14, R25  An enemy factory where nobody stood when the turn began; war production, or Russia from 1916 on."""
    if province >= PROVINCE_COUNT or pos.factory[province] == NO_FACTORY:
        return NO_FACTORY_THERE
    if pos.side(province) != 1 - pos.alliance[power] or pos.content.is_america[province]:
        return NOT_ENEMY
    if pos.factory[province] == TURNED_OVER:
        return ON_STRIKE
    controller = pos.controller[province]
    is_red = controller == RUSSIA and pos.turn >= pos.content.russian_strikes_from
    if not is_red and not pos.war_production[controller]:
        return NO_WAR_PRODUCTION_THERE
    if not pos.idle[province]:
        return WAS_GUARDED
    return NO_CARD_TO_INCITE if pos.cards[power] == 0 else None


def why_not_incite(pos: GreatWar, power: Power, province: Place) -> Message | None:
    """18.1, 18.2  A nationality territory in its owner's hands, without a fighting unit, its mother country at war."""
    if not pos.is_on(REBELLION):
        return RULE_NOT_USED
    if province not in REBEL_AREAS:
        return NO_NATIONALITY
    index = REBEL_AREAS.index(province)
    owners = pos.content.camp[pos.content.country[province]]
    if pos.side(province) != owners or pos.alliance[power] == owners:
        return NOT_THE_OWNERS
    if index < len(MOTHERS) and pos.alliance[MOTHERS[index]] != 1 - owners:
        return MOTHER_AT_PEACE
    if province == PRAG and pos.trialism_made:
        return SLAVS_CONTENT
    if pos.rebel[province] != NOBODY:
        return REBELS_ALREADY
    if pos.fighting_units(province) > 0:
        return IS_GUARDED
    return NO_CARD_TO_INCITE if pos.cards[power] == 0 else None


def why_not_sarajevo(pos: GreatWar, power: Power) -> Message | None:
    """4.13, R23  Once per game, for a card of Austria-Hungary, while Serbia is in the war with a core province."""
    if power != AUSTRIA:
        return ONLY_AUSTRIA
    if pos.sarajevo_given:
        return ONCE_ONLY
    if pos.controller[SARAJEVO] != AUSTRIA:
        return SARAJEVO_NOT_HELD
    if not pos.in_war(SERBIA) or not holds_core(pos, SERBIA):
        return SERBIA_NOT_THERE
    return NEEDS_A_CARD if pos.cards[power] == 0 else None


def peace_price(pos: GreatWar) -> i64:
    """15.3  Two cards, from 1918 on one."""
    content = pos.content
    return content.peace_cards_1918 if content.year[pos.turn] >= 4 else content.peace_cards


def why_not_peace(pos: GreatWar, power: Power, tried: i64) -> Message | None:
    """15.3, R102  From spring 1917 on, if the alliance has the cards and did not refuse in this slot."""
    if pos.alliance[power] != CENTRAL:
        return ONLY_CENTRAL
    if pos.turn < pos.content.peace_from:
        return PEACE_TOO_EARLY
    if not pos.in_war(RUSSIA):
        return RUSSIA_IS_OUT
    if tried & TRIED_PEACE:
        return ALLIES_REFUSED
    held: i64 = 0
    for other in pos.order:
        if pos.alliance[other] == CENTRAL:
            held += pos.cards[other]
    return NEEDS_A_CARD if pos.cards[power] == 0 or held < peace_price(pos) else None


def why_not_poland(pos: GreatWar, power: Power, tried: i64) -> Message | None:
    """18.6, 18.10  Warsaw and two more of the four Polish areas in the hands of the Central Powers; once."""
    if not pos.is_on(POLAND_RULE):
        return RULE_NOT_USED
    if pos.alliance[power] != CENTRAL:
        return ONLY_CENTRAL
    if pos.poland_made:
        return ONCE_ONLY
    held = polish_areas_held(pos)
    if pos.side(WARSAW) != CENTRAL or held + int(has_krakow(pos)) < 3:
        return NOT_ENOUGH_POLAND
    if tried & TRIED_POLAND:
        return ALLIES_REFUSED
    return NEEDS_A_CARD if pos.cards[power] == 0 else None


def polish_areas_held(pos: GreatWar) -> i64:
    held: i64 = 0
    for area in POLISH_AREAS:
        held += int(pos.side(area) == CENTRAL)
    return held


def has_krakow(pos: GreatWar) -> bool:
    """18.8  Kraków is Austria-Hungary's to hand over."""
    return pos.controller[KRAKAU] == AUSTRIA


def why_not_trialism(pos: GreatWar, power: Power) -> Message | None:
    """18.11, R117  Austria-Hungary, once, for a card, with a core province to raise the infantry in."""
    if not pos.is_on(TRIALISM_RULE):
        return RULE_NOT_USED
    if power != AUSTRIA:
        return ONLY_AUSTRIA
    if pos.trialism_made:
        return ONCE_ONLY
    if not holds_core(pos, AUSTRIA):
        return NEEDS_A_CARD
    return NEEDS_A_CARD if pos.cards[power] == 0 else None


def why_not_capital(pos: GreatWar, power: Power, city: Place) -> Message | None:
    """18.13, R118  Budapest, or Prague after Trialism; once; for a card."""
    if not pos.is_on(TRIALISM_RULE):
        return RULE_NOT_USED
    if power != AUSTRIA:
        return ONLY_AUSTRIA
    if pos.capital_moved:
        return ONCE_ONLY
    if city != BUDAPEST and (city != PRAG or not pos.trialism_made):
        return NOT_A_CAPITAL
    if pos.controller[city] != AUSTRIA:
        return CAPITAL_NOT_HELD
    return NEEDS_A_CARD if pos.cards[power] == 0 else None
