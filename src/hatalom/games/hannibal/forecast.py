"""The arithmetic before the click: battle hands, dice, attrition, naval rolls and sieges, part by part."""

from functools import lru_cache
from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Forecast, Part
from hatalom.core.message import Message, Said
from hatalom.games.hannibal.battle_solver import SAMPLES, chance_unmatched, odds_after, odds_of_deal
from hatalom.games.hannibal.forecast_battle import defeat_cost
from hatalom.games.hannibal.forecast_siege import siege_sum
from hatalom.games.hannibal.legality import cost_of
from hatalom.games.hannibal.names import (
    ALPS_PASS,
    BY_SEA,
    NON_ALPS_PASS,
    ROME,
    SPACE,
)
from hatalom.games.hannibal.phases.attrition import losses_of
from hatalom.games.hannibal.phases.battle_hands import hand_parts, hand_total
from hatalom.games.hannibal.phases.halt import Halt
from hatalom.games.hannibal.phases.march import March
from hatalom.games.hannibal.phases.march_way import is_guided
from hatalom.games.hannibal.phases.naval import RETURN, SAFE, naval_outcome, naval_parts, needs_roll
from hatalom.games.hannibal.phases.reaction import intercept_bonus
from hatalom.games.hannibal.phases.rounds import Rounds
from hatalom.games.hannibal.phases.rounds_options import counter_max
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.verbs import (
    ATTACK_WITH,
    AVOID,
    AVOID_WITH_ALL,
    BESIEGE,
    CHARGE,
    CONCEDE,
    COUNTERATTACK,
    FIGHT,
    INTERCEPT,
    INTERCEPT_WITH_ALL,
    LET_GO,
    MARCH_TO,
    PLAY_CARD,
    PREVENT,
    PROBE_AS,
    PURSUE,
    RESERVE_AS,
    SAIL_INTO,
    SAIL_TO,
    SALLY,
    WITHDRAW,
)

HAND_RATING: Final = Message("hand-rating", "14.2")
HAND_UNITS: Final = Message("hand-units", "14.2")
HAND_ALLIES: Final = Message("hand-allies", "14.4")
HAND_MILITIA: Final = Message("hand-militia", "14.7")
HAND_TRIBE: Final = Message("hand-tribe", "14.2")
HAND_INTERCEPTION: Final = Message("hand-interception", "11.4")
HAND_FAILED_AVOID: Final = Message("hand-failed-avoid", "12.4")
HAND_PARTS: Final = (
    HAND_RATING,
    HAND_UNITS,
    HAND_ALLIES,
    HAND_MILITIA,
    HAND_TRIBE,
    HAND_INTERCEPTION,
    HAND_FAILED_AVOID,
)
NAVAL_PORTS: Final = Message("naval-ports", "13.5")
NAVAL_ROMAN_PORTS: Final = Message("naval-roman-ports", "13.5")
NAVAL_SMALL_FORCE: Final = Message("naval-small-force", "13.5")
NAVAL_SYRACUSE: Final = Message("naval-syracuse", "13.5")
NAVAL_MACEDON: Final = Message("naval-macedon", "13.5")
NAVAL_VICTORY: Final = Message("naval-victory", "24.4")
NAVAL_COMMANDER: Final = Message("naval-commander", "23.2")
NAVAL_PARTS: Final = (
    NAVAL_PORTS,
    NAVAL_ROMAN_PORTS,
    NAVAL_SMALL_FORCE,
    NAVAL_SYRACUSE,
    NAVAL_MACEDON,
    NAVAL_VICTORY,
    NAVAL_COMMANDER,
)
PASS_MODIFIER: Final = Message("pass-modifier", "10.8")
GUIDE_MODIFIER: Final = Message("guide-modifier", "2.16")
ROLL_TO_MAKE: Final = Message("roll-to-make", "0.11")
ENEMY_PC_MODIFIER: Final = Message("enemy-pc-modifier", "11.3")
CANNOT_MATCH: Final = Message("cannot-match", "14.10")

BATTLE_FORECAST: Final = Message("battle-forecast", "14.2", own=NUMBER, theirs=NUMBER, percent=NUMBER)
ODDS_FORECAST: Final = Message("odds-forecast", "14.10", percent=NUMBER)
CHANCE_FORECAST: Final = Message("chance-forecast", "0.11", percent=NUMBER)
NAVAL_FORECAST: Final = Message("naval-forecast", "13.4", safe=NUMBER, back=NUMBER, sunk=NUMBER)
ATTRITION_FORECAST: Final = Message("attrition-forecast", "21.1", least=NUMBER, most=NUMBER, whole=NUMBER, tenth=NUMBER)
INTERCEPTION_FORECAST: Final = Message("interception-forecast", "11.3", space=SPACE, percent=NUMBER)

HINT_CARD: Final = Message("hint-card", "2.8", ops=NUMBER)
HINT_COST: Final = Message("hint-cost", "6.2", n=NUMBER)

EVEN: Final = 50


def forecast(pos: Hannibal, seat: int, action: int) -> Forecast | None:
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, March):
        return _on_the_march(pos, seat, top, action)
    if isinstance(top, Halt):
        return siege_sum(pos, seat, top) if BESIEGE.has(action) else None
    if isinstance(top, Rounds):
        return _rounds(pos, top, seat, action)
    if CHARGE.has(action):
        commander = pos.battle_commander[ROME]
        rating = pos.content.battle_rating[commander] if commander >= 0 else 1
        return chance_of(6 - rating, 0)
    return _reaction(pos, seat, action)


def _on_the_march(pos: Hannibal, seat: int, march: March, action: int) -> Forecast | None:
    if MARCH_TO.has(action):
        return _march(pos, seat, march, MARCH_TO.target(action))
    if SAIL_TO.has(action):
        return _voyage(pos, seat, march, SAIL_TO.target(action))
    if SAIL_INTO.has(action):
        return _voyage(pos, seat, march, SAIL_INTO.target(action))
    if FIGHT.has(action):
        return battle_sum(pos, seat, march.goal)
    if SALLY.has(action):
        return battle_sum(pos, seat, pos.at[pos.army])
    if PURSUE.has(action):
        return chance_of(pos.content.pursue_max[pos.army], 0)
    return None


def _reaction(pos: Hannibal, seat: int, action: int) -> Forecast | None:
    """11.3, 12.1  The die of whoever avoids battle or intercepts."""
    if AVOID.has(action):
        return chance_of(pos.content.avoid_max[AVOID.target(action)], 0)
    if AVOID_WITH_ALL.has(action):
        return chance_of(pos.content.avoid_max[pos.commander_of(seat, _entered(pos), False)], 0)
    if INTERCEPT.has(action):
        general = INTERCEPT.target(action)
        return chance_of(pos.content.intercept_max[general], intercept_bonus(pos, seat, _entered(pos)))
    if INTERCEPT_WITH_ALL.has(action):
        return interception(pos, seat, _entered(pos), seat)
    return None


def _entered(pos: Hannibal) -> int:
    return pos.at[pos.army]


def _rounds(pos: Hannibal, rounds: Rounds, seat: int, action: int) -> Forecast | None:
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
        Part(Said(CANNOT_MATCH), round(100 * chance_unmatched(pos, seat, verb.target(action))))
        for verb in (ATTACK_WITH, RESERVE_AS, PROBE_AS)
        if verb.has(action)
    ]
    odds = round(100 * odds_after(pos, rounds, seat, action, SAMPLES))
    return Forecast(tuple(parts), odds, Said(ODDS_FORECAST, [odds]), odds >= EVEN)


def chance_of(most: int, modifier: int) -> Forecast:
    """0.11  One die, success up to a number."""
    faces = max(0, min(6, most - modifier))
    parts = [Part(Said(ROLL_TO_MAKE), most)]
    if modifier:
        parts.append(Part(Said(ENEMY_PC_MODIFIER), -modifier))
    return Forecast(tuple(parts), faces, Said(CHANCE_FORECAST, [percent(faces)]), faces >= 3)


def percent(faces: int) -> int:
    return round(100 * faces / 6)


def _march(pos: Hannibal, seat: int, march: March, goal: int) -> Forecast | None:
    start = pos.at[pos.army]
    board = pos.board()
    if goal not in board.near[start]:
        return None
    if pos.has_enemy_outside(seat, goal):
        return battle_sum(pos, seat, goal)
    way = board.way[start][board.near[start].index(goal)]
    if pos.army_units > 0 and (way == ALPS_PASS or way == NON_ALPS_PASS):
        return _attrition(pos, march, way, goal)
    return _landing(pos, seat, goal)


def battle_sum(pos: Hannibal, seat: int, space: int) -> Forecast:
    """14.2  Both hands as they would be if battle were joined now, every part by name."""
    enemy = 1 - seat
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
    return round(100 * odds_of_deal(list(deck), own, theirs, [own_counter, their_counter], 0))


def _attrition(pos: Hannibal, march: March, way: int, goal: int) -> Forecast:
    """10.8, 21.1  What a pass would cost."""
    parts = []
    modifier = 0
    if way == NON_ALPS_PASS:
        modifier = pos.content.non_alps_modifier
        parts.append(Part(Said(PASS_MODIFIER), modifier))
    if is_guided(march):
        modifier += pos.content.guide_modifier
        parts.append(Part(Said(GUIDE_MODIFIER), pos.content.guide_modifier))
    losses = [losses_of(pos, pos.army_units, face + modifier) for face in range(1, 7)]
    whole, tenth = divmod(round(10 * sum(losses) / 6), 10)
    verdict = Said(ATTRITION_FORECAST, [min(losses), max(losses), whole, tenth])
    return Forecast(tuple(parts), modifier, verdict, max(losses) == 0, f"space.{SPACE.ids[goal]}")


def interception(pos: Hannibal, enemy: int, goal: int, seat: int) -> Forecast | None:
    """11.3, 11.7  The chance that any army of `enemy` beside the space intercepts; one from each space at most.

    `seat` is who looks: for the mover a high chance is bad.
    """
    modifier = intercept_bonus(pos, enemy, goal)
    missed = 1.0
    parts = []
    for origin in pos.board().plain[goal]:
        generals = pos.generals_at(enemy, origin, False) if pos.outside(enemy, origin) > 0 else []
        most = max((pos.content.intercept_max[g] for g in generals if pos.may_stand(g, goal)), default=0)
        if most > 0:
            missed *= 1 - max(0, most - modifier) / 6
            parts.append(Part(Said(ROLL_TO_MAKE), most, enemy, ((f"space.{SPACE.ids[origin]}", most),)))
    if not parts:
        return None
    if modifier:
        parts.append(Part(Said(ENEMY_PC_MODIFIER), -modifier, enemy))
    chance = round(100 * (1 - missed))
    verdict = Said(INTERCEPTION_FORECAST, [goal, chance])
    return Forecast(tuple(parts), chance, verdict, (chance >= EVEN) == (seat == enemy), f"space.{SPACE.ids[goal]}")


def _landing(pos: Hannibal, seat: int, goal: int) -> Forecast | None:
    """11.1  Nobody intercepts where others of the mover's side stand, or during a truce."""
    return None if pos.truce or pos.all_units(seat, goal) > 0 else interception(pos, 1 - seat, goal, seat)


def _voyage(pos: Hannibal, seat: int, march: March, goal: int) -> Forecast | None:
    """13.5  Every modifier of the naval combat roll, and the chances."""
    start = pos.at[pos.army]
    if pos.has_enemy_outside(seat, goal) and seat == ROME:
        return battle_sum(pos, seat, goal)
    if not needs_roll(pos, seat, march.card, pos.army_units, start, goal):
        return _landing(pos, seat, goal)
    values = naval_parts(pos, pos.army, pos.army_units, start, goal)
    parts = [Part(Said(label), value) for label, value in zip(NAVAL_PARTS, values, strict=True) if value]
    outcomes = [naval_outcome(pos, face + sum(values)) for face in range(1, 7)]
    safe, back = outcomes.count(SAFE), outcomes.count(RETURN)
    verdict = Said(NAVAL_FORECAST, [percent(safe), percent(back), 100 - percent(safe) - percent(back)])
    return Forecast(tuple(parts), sum(values), verdict, safe >= 4, f"space.{SPACE.ids[goal]}")


def hint(pos: Hannibal, seat: int, action: int) -> Said | None:
    if PLAY_CARD.has(action):
        return Said(HINT_CARD, [pos.content.ops[PLAY_CARD.target(action)]])
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, March) and MARCH_TO.has(action):
        start, goal = pos.at[pos.army], MARCH_TO.target(action)
        board = pos.board()
        return Said(HINT_COST, [cost_of(pos, board.way[start][board.near[start].index(goal)])])
    if isinstance(top, March) and SAIL_TO.has(action):
        return Said(HINT_COST, [cost_of(pos, BY_SEA)])
    return None
