"""The arithmetic before the click: the score of a combat, what a defeat costs, what a move leads into."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Forecast, Part
from hatalom.core.message import Message, Said
from hatalom.games.maria.forecast_politics import forecast_vote, political_hint
from hatalom.games.maria.names import GENERAL, GENERALS, NOBODY, TC, TOWN, value_of
from hatalom.games.maria.phases.battle import Battle, ends_after_loss
from hatalom.games.maria.phases.combat import must_fight
from hatalom.games.maria.phases.conquest import conqueror_of
from hatalom.games.maria.phases.election import Election
from hatalom.games.maria.phases.moving import Moving
from hatalom.games.maria.phases.payment import Payment
from hatalom.games.maria.phases.supply import Supply
from hatalom.games.maria.position import Maria
from hatalom.games.maria.verbs import (
    CONCEDE,
    LEAVE_HUSSAR,
    MARCH_TO,
    MOVE_TO,
    PAY,
    PLAY,
    PLAY_RESERVE,
    RECRUIT,
    REENTER,
    SUPPLY,
    TALK_TO,
)

SCORE_NOW: Final = Message("score-now", "11.1.5")
SCORE_CARD: Final = Message("score-card", "11.1.6", tc=TC)
SCORE_RESERVE: Final = Message("score-reserve", "8.5")
KEEPS_RIGHT: Final = Message("keeps-right", "11.1.6", n=NUMBER)
RIGHT_PASSES: Final = Message("right-passes", "11.1.7", n=NUMBER)
RIGHT_PASSES_AT_ZERO: Final = Message("right-passes-at-zero", "11.1.9")
ENDS_IN_DRAW: Final = Message("ends-in-draw", "11.1.9")
LOSES_AND_RETREATS: Final = Message("loses-and-retreats", "11.1.8", n=NUMBER)
LOSES_ALL: Final = Message("loses-all", "6.6", n=NUMBER)
LOSES_ALL_CUT_OFF: Final = Message("loses-all-cut-off", "11.2.7", n=NUMBER)
TROOPS_LOST: Final = Message("troops-lost", "11.1.8")

TOWNS_OF_WAY: Final = Message("towns-of-way", "10.1.1")
WAY_IS_FREE: Final = Message("way-is-free", "10.1.1", n=NUMBER)
WAY_IS_MARCH: Final = Message("way-is-march", "10.3.4", n=NUMBER)
WAY_CONQUERS: Final = Message("way-conquers", "10.3.2", town=TOWN)

POINTS_DUE: Final = Message("points-due", "8.7")
POINTS_PAID: Final = Message("points-paid", "8.7", tc=TC)
STILL_DUE: Final = Message("still-due", "8.7", n=NUMBER)
PAID_WITH: Final = Message("paid-with", "8.7", n=NUMBER)

HINT_FIGHTS: Final = Message("hint-fights", "11.1.1", general=GENERAL, n=NUMBER)
HINT_COSTS: Final = Message("hint-costs", "8.7", n=NUMBER)
HINT_COSTS_OFF_THE_BOARD: Final = Message("hint-costs-off-the-board", "10.2.1", n=NUMBER)
HINT_HUSSAR_STAYS_OFF: Final = Message("hint-hussar-stays-off", "7.2")
HINT_OWN_POWERS: Final = Message("hint-own-powers", "20.1")
HINT_STILL_DUE: Final = Message("hint-still-due", "8.7", n=NUMBER)
HINT_OVERPAID: Final = Message("hint-overpaid", "8.7", n=NUMBER)
HINT_MARCH: Final = Message("hint-march", "10.3.4", n=NUMBER)
HINT_PROTECTED: Final = Message("hint-protected", "10.3.5", town=TOWN)
HINT_OPEN: Final = Message("hint-open", "10.3.2", town=TOWN)


def forecast(pos: Maria, seat: int, action: int) -> Forecast | None:
    """The sum behind a card, a vote or giving up, and the way behind a move straight to a town."""
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, Moving):
        return _way(pos, top, seat, action)
    if isinstance(top, Payment):
        return _payment(pos, top, seat, action)
    if isinstance(top, Election):
        return forecast_vote(pos, top, seat, action)
    return _card(pos, top, seat, action) if isinstance(top, Battle) else None


def _card(pos: Maria, battle: Battle, seat: int, action: int) -> Forecast | None:
    """11.1.6, 11.1.8  The score after a card, or what stopping would cost."""
    score = battle.score_of_acting()
    if CONCEDE.has(action):
        return _defeat(pos, battle, score)
    if PLAY.has(action):
        face = PLAY.target(action)
        value, label = value_of(face), Said(SCORE_CARD, [face])
    elif PLAY_RESERVE.has(action):
        value, label = PLAY_RESERVE.target(action), Said(SCORE_RESERVE)
    else:
        return None
    total = score + value
    if total < 0:
        verdict = Said(KEEPS_RIGHT, [-total])
    else:
        verdict = Said(RIGHT_PASSES, [total]) if total > 0 else Said(RIGHT_PASSES_AT_ZERO)
    return Forecast((Part(Said(SCORE_NOW), score, seat), Part(label, value, seat)), total, verdict, total >= 0)


def _payment(pos: Maria, payment: Payment, seat: int, action: int) -> Forecast | None:
    """8.7  What would still be due after this card; no change is given."""
    if not PAY.has(action):
        return None
    face = PAY.target(action)
    value = pos.payment_value(face)
    rest = payment.due - value
    verdict = Said(STILL_DUE, [rest]) if rest > 0 else Said(PAID_WITH, [-rest])
    parts = (Part(Said(POINTS_DUE), payment.due), Part(Said(POINTS_PAID, [face]), -value, seat))
    return Forecast(parts, rest, verdict, True)


def _way(pos: Maria, moving: Moving, seat: int, action: int) -> Forecast | None:
    """10.1.2, 10.3.2, 10.3.4  The cities a piece would pass, and the first fortress it would conquer by leaving it."""
    if not (MOVE_TO.has(action) or MARCH_TO.has(action)):
        return None
    is_forced = MARCH_TO.has(action)
    town = MARCH_TO.target(action) if is_forced else MOVE_TO.target(action)
    path = moving.path_to(pos, town, is_forced)
    verdict = Said(WAY_IS_MARCH if is_forced else WAY_IS_FREE, [len(path)])
    conqueror = NOBODY if is_forced or moving.piece >= GENERALS else conqueror_of(pos, moving.piece, moving.mate)
    if conqueror != NOBODY:
        for left in (pos.at[moving.piece], *path[:-1]):
            fort = pos.content.board.fort_of[left]
            if fort != NOBODY and _falls(pos, pos.power_of(conqueror), fort):
                verdict = Said(WAY_CONQUERS, [left])
                break
    places = tuple((f"town.{TOWN.ids[there]}", 1) for there in path)
    return Forecast(
        (Part(Said(TOWNS_OF_WAY), len(path), seat, places),), len(path), verdict, True, f"town.{TOWN.ids[town]}"
    )


def _falls(pos: Maria, power: int, fort: int) -> bool:
    return pos.is_enemy(power, pos.controller(fort)) and not pos.is_protected(fort)


def _defeat(pos: Maria, battle: Battle, score: int) -> Forecast:
    if score >= 0:
        return Forecast((Part(Said(SCORE_NOW), score),), 0, Said(ENDS_IN_DRAW), True)
    loser = battle.acting()
    winner = battle.defender if battle.attacking == 1 else battle.attacker
    strength = pos.strength(loser)
    loss = min(-score, strength)
    if loss == strength:
        verdict = Said(LOSES_ALL, [loss])
    elif ends_after_loss(pos, loser, winner, loss):
        verdict = Said(LOSES_AND_RETREATS, [loss])
    else:
        verdict = Said(LOSES_ALL_CUT_OFF, [strength])
    return Forecast((Part(Said(TROOPS_LOST), loss, pos.seat_of(pos.power_of(loser))),), loss, verdict, False)


def hint(pos: Maria, seat: int, action: int) -> Said | None:
    """What a town brings a moving general; what supply, recruits or a train's return cost; what politics lead to."""
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, Supply) and SUPPLY.has(action):
        return Said(HINT_COSTS, [top.cost[SUPPLY.target(action)]])
    if isinstance(top, Payment) and PAY.has(action):
        rest = top.due - pos.payment_value(PAY.target(action))
        return Said(HINT_STILL_DUE, [rest]) if rest > 0 else Said(HINT_OVERPAID, [-rest])
    if REENTER.has(action):
        is_on_board = pos.at[GENERALS + REENTER.target(action)] >= 0
        return Said(HINT_COSTS_OFF_THE_BOARD if is_on_board else HINT_COSTS, [pos.content.train_cost])
    if LEAVE_HUSSAR.has(action) and pos.hussar[LEAVE_HUSSAR.target(action)] == NOBODY:
        return Said(HINT_HUSSAR_STAYS_OFF)
    if TALK_TO.has(action) and TALK_TO.target(action) == seat:
        return Said(HINT_OWN_POWERS)
    if RECRUIT.has(action) and RECRUIT.target(action) > 0:
        return Said(HINT_COSTS, [pos.content.recruit_cost * RECRUIT.target(action)])
    if isinstance(top, Moving) and top.piece < GENERALS:
        if MOVE_TO.has(action):
            return _town_hint(pos, top.piece, MOVE_TO.target(action))
        if MARCH_TO.has(action):
            return Said(HINT_MARCH, [pos.content.forced_march])
    return political_hint(pos, action)


def _town_hint(pos: Maria, general: int, town: int) -> Said | None:
    """11.1.1 first: whom he would have to fight there; else whether the enemy's fortress is protected."""
    board = pos.content.board
    foes = [other for other in range(GENERALS) if pos.at[other] >= 0 and must_fight(pos, general, other)]
    near = [other for other in foes if board.is_adjacent(pos.at[other], town)]
    if near:
        return Said(HINT_FIGHTS, [near[0], len(near)])
    fort = board.fort_of[town]
    if fort == NOBODY or not pos.is_enemy(pos.power_of(general), pos.controller(fort)):
        return None
    return Said(HINT_PROTECTED if pos.is_protected(fort) else HINT_OPEN, [town])
