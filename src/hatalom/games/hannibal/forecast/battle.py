"""A battle: both hands, the odds after each card, and what giving up the field would cost."""

from functools import lru_cache
from typing import Final

from hatalom.core.game import Forecast, Part
from hatalom.core.message import Said
from hatalom.core.question import Seat
from hatalom.games.hannibal.bots.battle_solver import SAMPLES, chance_unmatched, odds_after, odds_of_deal
from hatalom.games.hannibal.forecast.dice import EVEN, chance_of
from hatalom.games.hannibal.forecast.messages import (
    BATTLE_FORECAST,
    CANNOT_MATCH,
    DEFEAT_FORECAST,
    HAND_PARTS,
    ODDS_FORECAST,
    RETREAT_FACE,
)
from hatalom.games.hannibal.names import ENEMY, ROME, SPACE, BattleCard, Space
from hatalom.games.hannibal.phases.battle.rounds import Rounds
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.attrition import losses_of
from hatalom.games.hannibal.rules.battle_cards import counter_max
from hatalom.games.hannibal.rules.battle_hands import hand_parts, hand_total
from hatalom.games.hannibal.verbs import (
    ATTACK_WITH,
    CONCEDE,
    COUNTERATTACK,
    LET_GO,
    PREVENT,
    PROBE_AS,
    RESERVE_AS,
    WITHDRAW,
)


def rounds_forecast(pos: Hannibal, rounds: Rounds, seat: Seat, action: int) -> Forecast | None:
    """14.10 to 14.12, 16.1  The die to be made, or how the battle will probably end after this card."""
    commander = pos.battle_commander[seat]
    if COUNTERATTACK.has(action):
        return chance_of(counter_max(pos, seat), 0)
    if WITHDRAW.has(action):
        return chance_of(pos.content.battle_rating[commander], 0)
    if PREVENT.has(action):
        return chance_of(pos.content.prevent_max[commander], 0)
    if CONCEDE.has(action):
        return defeat_cost(pos, rounds, seat)
    if LET_GO.has(action):
        return None
    parts = [
        Part(Said(CANNOT_MATCH), round(100 * chance_unmatched(pos, seat, BattleCard(verb.target(action)))))
        for verb in (ATTACK_WITH, RESERVE_AS, PROBE_AS)
        if verb.has(action)
    ]
    odds = round(100 * odds_after(pos, rounds, seat, action, SAMPLES))
    return Forecast(tuple(parts), odds, Said(ODDS_FORECAST, [odds]), odds >= EVEN)


def battle_sum(pos: Hannibal, seat: Seat, space: Space) -> Forecast:
    """14.2  Both hands as they would be if battle were joined now, every part by name."""
    enemy = ENEMY[seat]
    own = hand_parts(pos, seat, space, pos.army, pos.army_units, False, False, False, False)
    commander = pos.commander_of(enemy, space, False)
    units = pos.outside(enemy, space)
    theirs = hand_parts(pos, enemy, space, commander, units, pos.intercepted, pos.avoid_failed, False, False)
    parts = [Part(Said(label), value, seat) for label, value in zip(HAND_PARTS, own, strict=True) if value]
    parts += [Part(Said(label), -value, enemy) for label, value in zip(HAND_PARTS, theirs, strict=True) if value]
    mine, other = hand_total(pos, own), hand_total(pos, theirs)
    odds = odds_between(
        tuple(pos.content.battle_card_count),
        mine,
        other,
        pos.content.counter_as_attacker[pos.army],
        pos.content.counter_as_defender[commander] if commander >= 0 else 0,
    )
    verdict = Said(BATTLE_FORECAST, [mine, other, odds])
    return Forecast(tuple(parts), mine - other, verdict, odds >= EVEN, f"space.{SPACE.ids[space]}")


@lru_cache(maxsize=1024)
def odds_between(deck: tuple[int, ...], own: int, theirs: int, own_counter: int, their_counter: int) -> int:
    """14.10  In how many battles of a hundred the attacker wins with hands of these sizes."""
    return round(100 * odds_of_deal(list(deck), own, theirs, [own_counter, their_counter], ROME))


FACES: Final = range(1, 7)


def defeat_cost(pos: Hannibal, rounds: Rounds, seat: Seat) -> Forecast:
    """14.15, 14.16  What a defeat costs, by the rounds fought, the winner's card and the first size of this side."""
    content = pos.content
    casualties = [losses_of(pos, max(1, rounds.rounds), face) for face in FACES]
    modifier = content.retreat_modifier[rounds.card] if seat != rounds.attacker and rounds.card >= 0 else 0
    column = 0 if pos.battle_start[seat] <= content.small_die_most else 1
    units = pos.outside(seat, pos.battle_space)
    losses = []
    for face in FACES:
        lost = content.retreat[max(0, min(face + modifier, len(content.retreat) - 1))][column]
        losses.append(units if lost < 0 else min(lost, units))
    ruin = round(100 * losses.count(units) / 6)
    parts = tuple(Part(Said(RETREAT_FACE, [face]), -lost) for face, lost in zip(FACES, losses, strict=True))
    verdict = Said(DEFEAT_FORECAST, [min(casualties), max(casualties), ruin])
    return Forecast(parts, -max(losses), verdict, False)
