"""The arithmetic before a political click: votes for emperor, peace, military objectives, the marker of Saxony."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Forecast, Part
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.maria.names import CHARLES, NOBODY, POWERS, SAXONY_TRACK, STATUS
from hatalom.games.maria.phases.politics.election import Election
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import promised_candidate
from hatalom.games.maria.rules.annexation import NEUTRAL_TURNS, markers_in_austria
from hatalom.games.maria.rules.election import is_bound, voter, votes_of
from hatalom.games.maria.rules.objectives import french_objectives, half_of
from hatalom.games.maria.verbs import ACCEPT_PEACE, MOVE_SAXONY, OFFER_PEACE, REDUCE, VOTE_CHARLES

VOTES_CAST: Final = Message("votes-cast", "18.3")
VOTES_NOW: Final = Message("votes-now", "18.4")
CHARLES_WINS: Final = Message("charles-wins", "18.3")
FRANCIS_WINS: Final = Message("francis-wins", "18.3")
VOTES_OPEN: Final = Message("votes-open", "18.3", n=NUMBER)
HINT_PEACE: Final = Message("hint-peace", "19.1.4", n=NUMBER, aside=NUMBER, until=NUMBER)
HINT_REDUCE: Final = Message("hint-reduce", "19.2.1", n=NUMBER, aside=NUMBER)
HINT_SAXONY: Final = Message("hint-saxony", "19.3.1", status=STATUS)


def forecast_vote(pos: Maria, election: Election, seat: Seat, action: int) -> Forecast | None:
    """18.3  The votes Charles Albert would then have, and whether the others can still change the outcome."""
    if not VOTE_CHARLES.has(action):
        return None
    votes = VOTE_CHARLES.target(action)
    total = election.charles + votes
    most = total
    free = 0
    for number in range(election.step + 1, POWERS):
        power = voter(pos, number)
        promised = promised_candidate(pos, power)
        if is_bound(pos, power) or promised not in (NOBODY, CHARLES):
            continue
        most += votes_of(pos, power)
        if promised == NOBODY:
            free += votes_of(pos, power)
    if most - free >= pos.content.votes_to_win:
        verdict = Said(CHARLES_WINS)
    else:
        verdict = Said(FRANCIS_WINS) if most < pos.content.votes_to_win else Said(VOTES_OPEN, [free])
    parts = (Part(Said(VOTES_CAST), election.charles), Part(Said(VOTES_NOW), votes, seat))
    return Forecast(parts, total, verdict, True)


def political_hint(pos: Maria, action: int) -> Said | None:
    """What becomes of markers in a peace or a reduction (19.1.4, 19.2.1), and of Saxony by a step (19.3.1)."""
    if OFFER_PEACE.has(action) or ACCEPT_PEACE.has(action):
        markers = len(markers_in_austria(pos))
        return Said(HINT_PEACE, [markers, half_of(pos, markers), pos.turn + NEUTRAL_TURNS])
    if REDUCE.has(action):
        markers = len(french_objectives(pos))
        return Said(HINT_REDUCE, [markers, half_of(pos, markers)])
    if MOVE_SAXONY.has(action):
        return Said(HINT_SAXONY, [pos.content.politics.status[pos.track[SAXONY_TRACK] + MOVE_SAXONY.target(action)]])
    return None
