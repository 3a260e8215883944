"""The arithmetic before the click: every modifier of a battle with its rule, exact odds, and what a click changes."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Forecast, Part
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.great_war.forecast.odds import begins_at_sea, odds_of
from hatalom.games.great_war.forecast.rows import MODIFIER_OF, attack_rows, defence_rows, gun_rows, half
from hatalom.games.great_war.names import COAST, NOBODY, PLACE, POWER, PROVINCE_COUNT, Place, Power
from hatalom.games.great_war.phases.battles.assaults import Assaults
from hatalom.games.great_war.phases.battles.assembly import Assembly
from hatalom.games.great_war.phases.battles.slot import BattleSlot
from hatalom.games.great_war.position import INVASION_ATTACK, LAND_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.rules.battles.assembling import commit_all, commit_everything, why_not_fight
from hatalom.games.great_war.rules.battles.forces import commander
from hatalom.games.great_war.rules.battles.luck import attack_luck, defence_luck
from hatalom.games.great_war.rules.battles.sides import attacking_ships
from hatalom.games.great_war.rules.battles.strength import (
    attack_strength,
    defence_strength,
    sea_attack_strength,
    sea_defence_strength,
)
from hatalom.games.great_war.units import troops_of
from hatalom.games.great_war.verbs import (
    ALL_IN,
    ATTACK,
    COMMIT,
    COMMIT_ALL,
    COMMIT_AS_BEFORE,
    FIGHT,
    INVADE,
    INVITE,
    JOIN_DONE,
    LOAD,
    ORIGIN,
    ORIGIN_DONE,
    SECOND_ASSAULT,
    STAND,
)
from hatalom.games.great_war.verbs import SEA_ATTACK as ATTACK_ZONE

UNITS_OF: Final = Message("forecast-units", "7.9", power=POWER)
LUCK_OF: Final = Message("forecast-luck", "7.8", power=POWER)
AHEAD: Final = Message("forecast-ahead", "7.32", power=POWER)
ODDS: Final = Message(
    "forecast-odds",
    "7.25",
    percent=NUMBER,
    attack=NUMBER,
    attack_tenths=NUMBER,
    defence=NUMBER,
    defence_tenths=NUMBER,
)
SURE: Final = Message("forecast-sure", "7.27", place=PLACE)


def forecast(pos: GreatWar, seat: Seat, action: int) -> Forecast | None:
    """The attack as it stands or would stand after a click; for a mere target, the attack of everything in reach."""
    planned = plan(pos, action)
    if planned is not None:
        return battle_forecast(planned, is_plan(action), begins_at_sea(planned))
    phase = pos.stack[-1] if pos.stack else None
    if isinstance(phase, Assaults) and (SECOND_ASSAULT.has(action) or STAND.has(action)):
        return battle_forecast(pos, True, phase.at_sea, pos.assault + 1)
    return None


def is_plan(action: int) -> bool:
    """Whether a click leaves the attack as it stands; the other forecasts say what would change."""
    return FIGHT.has(action) or ORIGIN_DONE.has(action) or JOIN_DONE.has(action)


def plan(pos: GreatWar, action: int) -> GreatWar | None:
    """A copy in which the attack of this action stands ready; None if it is no attack or cannot be made."""
    planned = pos.copy()
    planned.log = None
    phase = planned.stack[-1] if planned.stack else None
    if ATTACK.has(action) or ATTACK_ZONE.has(action) or INVADE.has(action):
        for verb, mode in ((ATTACK, LAND_ATTACK), (ATTACK_ZONE, SEA_ATTACK), (INVADE, INVASION_ATTACK)):
            if verb.has(action):
                planned.mode, planned.target = mode, Place(verb.target(action))
        planned.lead = phase.power if isinstance(phase, (BattleSlot, Assembly)) else NOBODY
        planned.force = troops_of([])
        commit_everything(planned, planned.lead)
    elif not isinstance(phase, Assembly):
        return None
    elif ORIGIN.has(action):
        commit_all(planned, phase.power, Place(ORIGIN.target(action)))
    elif INVITE.has(action):
        commit_everything(planned, Power(INVITE.target(action)))
    elif any(verb.has(action) for verb in (COMMIT, LOAD, COMMIT_ALL, ALL_IN, COMMIT_AS_BEFORE)):
        phase.apply(planned, planned.seat_of(phase.power), action)
    elif not is_plan(action):
        return None
    if planned.lead == NOBODY or why_not_fight(planned) is not None:
        return None
    return planned


def battle_forecast(pos: GreatWar, is_whole: bool, at_sea: bool, assault: int = 1) -> Forecast:
    """7.7 to 7.15  The terms of an assault, what it may cost, and the odds of the battle from it on."""
    attacker = pos.seat_of(pos.lead)
    defending = commander(pos, pos.target, at_sea)
    defender = pos.seat_of(defending)
    place = f"place.{PLACE.ids[pos.target]}"
    parts: list[Part] = []
    if at_sea and attacking_ships(pos) > 0:
        attack, defence = sea_attack_strength(pos, False), sea_defence_strength(pos, pos.target, False)
        coast = pos.content.modifier[COAST] if pos.target < PROVINCE_COUNT else 0
        parts.append(Part(Said(UNITS_OF, [pos.lead]), half(attack), attacker))
        parts.append(Part(Said(UNITS_OF, [defending]), half(defence - coast), defender))
        if coast:
            parts.append(Part(Said(MODIFIER_OF[COAST], [COAST]), half(coast), defender))
    else:
        parts.append(Part(Said(UNITS_OF, [pos.lead]), half(attack_strength(pos)), attacker))
        parts += attack_rows(pos, attacker)
        parts.append(Part(Said(UNITS_OF, [defending]), half(defence_strength(pos, pos.target)), defender))
        parts += defence_rows(pos, defender, is_whole)
        parts += gun_rows(pos, attacker, defender)
    for power, seat, luck in (
        (pos.lead, attacker, attack_luck(pos, at_sea)),
        (defending, defender, defence_luck(pos, pos.target, at_sea)),
    ):
        if luck:
            parts.append(Part(Said(LUCK_OF, [power]), int(luck), seat))
    odds = odds_of(pos, at_sea, assault)
    percent = round(100 * odds.win)
    if odds.ahead > 0 and assault == 1:
        parts.append(Part(Said(AHEAD, [pos.lead]), round(100 * odds.ahead), attacker))
    if percent == 100 and max(odds.attack_lost, odds.defence_lost) < 0.05:
        return Forecast(tuple(parts), percent, Said(SURE, [pos.target]), True, place, True)
    numbers = [percent, *divmod(round(10 * odds.attack_lost), 10), *divmod(round(10 * odds.defence_lost), 10)]
    costs = (_costs(odds.attack_costs, odds.cost_chances), _costs(odds.defence_costs, odds.cost_chances))
    return Forecast(tuple(parts), percent, Said(ODDS, numbers), percent >= 50, place, True, costs)


def _costs(lost: list[int], chances: list[float]) -> tuple[int, ...]:
    """7.15  How likely it is, in percent, to lose no unit, one, two …"""
    spread = [0.0] * (max(lost, default=-1) + 1)
    for number, chance in zip(lost, chances, strict=True):
        spread[number] += chance
    return tuple(round(100 * chance) for chance in spread)
