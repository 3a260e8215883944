"""Rules of thumb: how much a beginner likes an option.  The higher, the better."""

from mypy_extensions import i64

from hatalom.core.question import Seat
from hatalom.games.maria.bots.aims import Appraisal, stand, train_stand
from hatalom.games.maria.bots.novice_politics import appeal_of_politics
from hatalom.games.maria.names import (
    ALL_GENERALS,
    AUSTRIA,
    BAVARIA,
    GENERALS,
    HUSSARS,
    NO_GENERAL,
    NOBODY,
    REMOVED,
    TOWNS,
    Face,
    General,
    Power,
    Town,
    Train,
    general_of,
    train_piece,
    value_of,
)
from hatalom.games.maria.phases.changes.displaced import Displaced
from hatalom.games.maria.phases.combat.battle import Battle
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.phases.payment import Payment
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.set_up import troops_left
from hatalom.games.maria.verbs import (
    ALLOT,
    CALL_BACK,
    CONCEDE,
    CONSENT,
    DISPLACE_TO,
    DISPUTE,
    FINISH,
    GIVE_TROOP,
    LEAVE_HUSSAR,
    MARCH_TO,
    MOVE_GENERAL,
    MOVE_STACK,
    MOVE_TO,
    MOVE_TRAIN,
    PASS_FLANDERS,
    PAY,
    PAY_SUBSIDY,
    PLACE_HUSSAR,
    PLAY,
    PLAY_RESERVE,
    RECRUIT,
    REDUCE,
    REENTER,
    RETREAT_TO,
    RETURN,
    RETURN_AT,
    STOP,
    SUPPLY,
    TAKE_TROOPS,
)

KEPT_CARDS = 14
"""Points of tactical cards a beginner keeps for the next battles when he recruits."""


class Thoughts:
    """What a beginner has just worked out about one position."""

    def __init__(self) -> None:
        self.pos: Maria | None = None
        self.appraisals: dict[i64, Appraisal] = {}
        self.gains: dict[i64, float] = {}

    def appraisal_of(self, pos: Maria, power: Power) -> Appraisal:
        if self.pos is not pos:
            self.pos = pos
            self.appraisals = {}
            self.gains = {}
        if power not in self.appraisals:
            self.appraisals[power] = Appraisal(pos, power)
        return self.appraisals[power]


THOUGHTS = Thoughts()


def appeal(pos: Maria, seat: Seat, action: int) -> float:
    """Go for fortresses, keep near the trains, fight when stronger, keep some cards."""
    if MOVE_TO.has(action) or MARCH_TO.has(action) or STOP.has(action):
        return _appeal_of_step(pos, action)
    if MOVE_GENERAL.has(action):
        return _gain(pos, general_of(MOVE_GENERAL.target(action)))
    if MOVE_STACK.has(action):
        return _gain(pos, general_of(MOVE_STACK.target(action))) - 0.05
    if MOVE_TRAIN.has(action):
        return _train_gain(pos, Train(MOVE_TRAIN.target(action)))
    if REENTER.has(action):
        return 1.0 if pos.at[GENERALS + REENTER.target(action)] == REMOVED else -1.0
    if FINISH.has(action):
        return 0.01
    if DISPUTE.has(action) or PASS_FLANDERS.has(action) or REDUCE.has(action):
        return -1.0
    if PLAY.has(action) or PLAY_RESERVE.has(action) or CONCEDE.has(action):
        return _appeal_in_battle(pos, action)
    if RETREAT_TO.has(action):
        return _appeal_of_retreat(pos, seat, Town(RETREAT_TO.target(action)))
    return _appeal_of_other(pos, seat, action)


def _appeal_of_other(pos: Maria, seat: Seat, action: int) -> float:
    """Payments, the division of troops, supply, hussars, and pieces that have to leave."""
    if PAY.has(action):
        top = pos.stack[-1]
        due = top.due if isinstance(top, Payment) else 4
        return -abs(pos.payment_value(Face(PAY.target(action))) - due)
    if ALLOT.has(action):
        return _appeal_of_allotment(pos, seat, ALLOT.target(action))
    if TAKE_TROOPS.has(action):
        return -abs(TAKE_TROOPS.target(action) - 4)
    if SUPPLY.has(action):
        return float(pos.troops[SUPPLY.target(action)])
    if PLACE_HUSSAR.has(action):
        return _appeal_of_hussar(pos, Town(PLACE_HUSSAR.target(action)))
    if LEAVE_HUSSAR.has(action):
        here = pos.hussar[LEAVE_HUSSAR.target(action)]
        return 0.1 + (_appeal_of_hussar(pos, here) if here != NOBODY else 0.0)
    if PAY_SUBSIDY.has(action):
        return 1.0 if pos.total_troops(BAVARIA) > 2 else -1.0
    if CONSENT.has(action) or CALL_BACK.has(action):
        return 1.0
    if DISPLACE_TO.has(action):
        return _appeal_of_displacement(pos, Town(DISPLACE_TO.target(action)))
    return _appeal_of_recruits(pos, seat, action)


def _appeal_of_recruits(pos: Maria, seat: Seat, action: int) -> float:
    """13  New troops and returning generals; everything else is politics."""
    if RECRUIT.has(action):
        left = pos.hand_value(_recruiting(pos)) - pos.content.recruit_cost * RECRUIT.target(action)
        return RECRUIT.target(action) if left >= KEPT_CARDS else left - KEPT_CARDS
    if RETURN.has(action):
        return 9.0 - float(pos.content.rank[RETURN.target(action)])
    if GIVE_TROOP.has(action):
        return -float(pos.troops[GIVE_TROOP.target(action)])
    if RETURN_AT.has(action):
        return 0.0
    return appeal_of_politics(pos, seat, action)


def _recruiting(pos: Maria) -> Power:
    """The power that is asked how many troops it recruits."""
    power = getattr(pos.stack[-1], "power", AUSTRIA)
    return Power(power)


def _gain(pos: Maria, general: General) -> float:
    """How much a general could gain by a move over any roads; what he conquers by leaving counts too."""
    power = pos.power_of(general)
    appraisal = THOUGHTS.appraisal_of(pos, power)
    if general in THOUGHTS.gains:
        return THOUGHTS.gains[general]
    strength = pos.strength(general)
    here = pos.at[general]
    row = pos.content.board.distances(here)
    best = 0.0
    for number in range(TOWNS):
        town = Town(number)
        if 0 < row[town] <= pos.content.general_move and pos.piece_in(town) == NOBODY and pos.may_enter(power, town):
            best = max(best, stand(pos, general, appraisal, strength, town))
    gain = best - stand(pos, general, appraisal, strength, here) + _harvest(pos, general, appraisal)
    THOUGHTS.gains[general] = gain
    return gain


def _harvest(pos: Maria, general: General, appraisal: Appraisal) -> float:
    """10.3.2  What leaving the present town conquers."""
    fort = pos.content.board.fort_of[pos.at[general]]
    if fort == NOBODY or pos.is_face_down(general):
        return 0.0
    return 1.2 * appraisal.worth[fort]


def _train_gain(pos: Maria, train: Train) -> float:
    here = pos.at[train_piece(train)]
    row = pos.content.board.distances(here)
    best = -9.0
    for number in range(TOWNS):
        town = Town(number)
        if 0 < row[town] <= pos.content.train_move and pos.piece_in(town) == NOBODY:
            best = max(best, train_stand(pos, train, town))
    return best - train_stand(pos, train, here)


def _appeal_of_step(pos: Maria, action: int) -> float:
    top = pos.stack[-1]
    if not isinstance(top, Moving):
        return 0.0
    here = pos.at[top.piece]
    town = here
    if MOVE_TO.has(action):
        town = Town(MOVE_TO.target(action))
    elif MARCH_TO.has(action):
        town = Town(MARCH_TO.target(action))
    if top.piece >= GENERALS:
        return train_stand(pos, Train(top.piece - GENERALS), town)
    appraisal = THOUGHTS.appraisal_of(pos, pos.power_of(top.piece))
    value = stand(pos, top.general(), appraisal, pos.strength(top.general()), town)
    if MARCH_TO.has(action):
        return value
    fort = pos.content.board.fort_of[town]
    if (
        fort != NOBODY
        and appraisal.worth[fort] > 0.0
        and top.steps + pos.content.board.distance(here, town) < pos.content.general_move
        and town != here
    ):
        value += 1.2 * appraisal.worth[fort]  # it can be left again at once
    if town != here and not top.is_forced:
        value += _harvest(pos, top.general(), appraisal)
    return value


def _appeal_of_displacement(pos: Maria, town: Town) -> float:
    """19.1.5r1  Where a piece that has to leave would stand best; the French choose between two countries."""
    top = pos.stack[-1]
    if not isinstance(top, Displaced):
        return 0.0
    piece = top.pieces[0]
    if piece >= GENERALS:
        return train_stand(pos, Train(piece - GENERALS), town)
    general = General(piece)
    appraisal = THOUGHTS.appraisal_of(pos, pos.power_of(general))
    return stand(pos, general, appraisal, pos.strength(general), town)


def _appeal_in_battle(pos: Maria, action: int) -> float:
    """11.1  Turn the score with the smallest card that does; where none does, the greatest; give up small losses."""
    top = pos.stack[-1]
    if not isinstance(top, Battle):
        return 0.0
    need = -top.score_of_acting()
    if CONCEDE.has(action):
        return 4.0 if need == 1 else -20.0
    value = PLAY_RESERVE.target(action) if PLAY_RESERVE.has(action) else value_of(Face(PLAY.target(action)))
    appeal = 5.0 - 0.1 * value if value > need else 0.3 * value - 1.0
    return appeal - 2.5 if PLAY_RESERVE.has(action) else appeal


def _appeal_of_retreat(pos: Maria, seat: Seat, town: Town) -> float:
    """Send him away from what he protects."""
    board = pos.content.board
    total = 0.0
    for fort in board.forts:
        if pos.question[fort] != NOBODY and pos.seat_of(pos.question[fort]) == seat:
            total += min(4, board.distance(town, board.fort_town[fort]))
    return total


def _appeal_of_allotment(pos: Maria, seat: Seat, number: int) -> float:
    """4.11  An even division, a little more for the higher ranks."""
    general = next((one for one in ALL_GENERALS if pos.troops[one] == 0 and _allots(pos, seat, one)), NO_GENERAL)
    if general == NOBODY:
        return 0.0
    power = pos.power_of(general)
    rest = [one for one in pos.content.power_generals[power] if pos.troops[one] == 0]
    share = troops_left(pos, general) / len(rest) + (1.0 if pos.content.rank[general] <= 2 else 0.0)
    return -abs(number - share)


def _allots(pos: Maria, seat: Seat, general: General) -> bool:
    return pos.seat_of(pos.power_of(general)) == seat and pos.content.min_troops[general] > 0


def _appeal_of_hussar(pos: Maria, town: Town) -> float:
    """9.6  On the way between an enemy general abroad and his train, the longer the better."""
    board = pos.content.board
    row = board.distances(town)
    total = 0.0
    for general in ALL_GENERALS:
        there = pos.at[general]
        power = pos.power_of(general)
        if there < 0 or not pos.is_enemy(AUSTRIA, power) or pos.home_of(there) == power:
            continue
        for train in pos.content.power_trains[power]:
            at = pos.at[train_piece(train)]
            if at >= 0 and row[there] + row[at] == board.distance(there, at) <= pos.content.supply_path:
                total += board.distance(there, at)
    for number in range(HUSSARS):
        if pos.hussar[number] == town:
            total *= 0.4
    return total
