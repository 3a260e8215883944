"""11.1  The score after a card, and what a defeat costs."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Forecast, Part
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.maria.names import TC, Face, value_of
from hatalom.games.maria.phases.combat.battle import Battle
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.combat import ends_after_loss
from hatalom.games.maria.verbs import (
    CONCEDE,
    PLAY,
    PLAY_RESERVE,
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


def forecast_card(pos: Maria, battle: Battle, seat: Seat, action: int) -> Forecast | None:
    """11.1.6, 11.1.8  The score after a card, or what stopping would cost."""
    score = battle.score_of_acting()
    if CONCEDE.has(action):
        return _defeat(pos, battle, score)
    if PLAY.has(action):
        face = Face(PLAY.target(action))
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


def _defeat(pos: Maria, battle: Battle, score: int) -> Forecast:
    if score >= 0:
        return Forecast((Part(Said(SCORE_NOW), score),), 0, Said(ENDS_IN_DRAW), True)
    loser = battle.acting()
    winner = battle.opponent()
    strength = pos.strength(loser)
    loss = min(-score, strength)
    if loss == strength:
        verdict = Said(LOSES_ALL, [loss])
    elif ends_after_loss(pos, loser, winner, loss):
        verdict = Said(LOSES_AND_RETREATS, [loss])
    else:
        verdict = Said(LOSES_ALL_CUT_OFF, [strength])
    return Forecast((Part(Said(TROOPS_LOST), loss, pos.seat_of(pos.power_of(loser))),), loss, verdict, False)
