"""Rules of thumb: how much a beginner likes an option.  The higher, the better."""

from hatalom.core.question import Seat
from hatalom.games.hannibal.bots.battle_solver import odds_after
from hatalom.games.hannibal.bots.goals import steps_to_goal
from hatalom.games.hannibal.names import (
    CAMPAIGN_IBERIA,
    CARTHAGE,
    CITY,
    ENEMY,
    NO_SPACE,
    ROME,
    Card,
    General,
    Space,
)
from hatalom.games.hannibal.phases.battle.rounds import rounds_under
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.battle_hands import hand_parts, hand_total
from hatalom.games.hannibal.verbs import (
    ACTIVATE,
    AVOID,
    AVOID_WITH_ALL,
    BACK_UP,
    BESIEGE,
    CHARGE,
    CONVERT_PC,
    DISCARD,
    DONE,
    FIGHT,
    INTERCEPT,
    INTERCEPT_WITH_ALL,
    KEEP_COMMAND,
    LET_PASS,
    LOSE_ELEPHANTS,
    MARCH_TO,
    MOVE_GENERAL,
    OVERRUN,
    PLACE_PC,
    PLACE_PCS,
    PLAY_CARD,
    PLAY_COUNTER,
    PLAY_EVENT,
    PLAY_FIRST,
    PURSUE,
    REGROUP,
    REINFORCE,
    REMOVE_PC,
    SAIL_INTO,
    SAIL_TO,
    SIDE_WITH,
    STATION,
    STOP,
    TAKE_ELEPHANTS,
    TAKE_GENERAL,
    TAKE_UNITS,
)

BATTLES = 12
"""A beginner thinks of so many ways in which the battle could go on."""


def appeal(pos: Hannibal, seat: Seat, action: int) -> float:
    """Win provinces, march with everybody, fight when stronger, besiege where one stands."""
    rounds = rounds_under(pos)
    if rounds is not None:
        return odds_after(pos, rounds, seat, action, BATTLES)
    if MARCH_TO.has(action):
        return _appeal_of_entering(pos, seat, Space(MARCH_TO.target(action)))
    if SAIL_TO.has(action):
        return _appeal_of_entering(pos, seat, Space(SAIL_TO.target(action))) - 3
    if STOP.has(action):
        return _appeal_of_stopping(pos, seat)
    if TAKE_UNITS.has(action):
        return TAKE_UNITS.target(action)
    if TAKE_ELEPHANTS.has(action):
        return TAKE_ELEPHANTS.target(action)
    if PLACE_PC.has(action):
        return _appeal_of_marker(pos, seat, Space(PLACE_PC.target(action)))
    if CONVERT_PC.has(action):
        return 1 + _appeal_of_marker(pos, seat, Space(CONVERT_PC.target(action)))
    if SIDE_WITH.has(action):
        return _appeal_of_marker(pos, seat, Space(SIDE_WITH.target(action)))
    if REMOVE_PC.has(action):
        return _appeal_of_removal(pos, seat, Space(REMOVE_PC.target(action)))
    if PLAY_CARD.has(action):
        return pos.content.ops[Card(PLAY_CARD.target(action))]
    return _appeal_of_use(pos, seat, action)


def _appeal_of_use(pos: Hannibal, seat: Seat, action: int) -> float:
    """How a card is used, and where reinforcements go."""
    if MOVE_GENERAL.has(action):
        return 3
    if PLACE_PCS.has(action):
        return 4 if pos.card < 0 and pos.turn % 2 else 2
    if PLAY_EVENT.has(action):
        return 3
    if DISCARD.has(action) or DONE.has(action):
        return -5
    if ACTIVATE.has(action):
        general = General(ACTIVATE.target(action))
        return pos.content.battle_rating[general] + min(10, pos.all_units(seat, pos.at[general]))
    if REINFORCE.has(action):
        return pos.all_units(seat, Space(REINFORCE.target(action)))
    if PLAY_FIRST.has(action):
        return 1 if Seat(PLAY_FIRST.target(action)) == seat else 0
    if TAKE_GENERAL.has(action) or REGROUP.has(action) or SAIL_INTO.has(action):
        return -1
    if PLAY_COUNTER.has(action) or BESIEGE.has(action) or OVERRUN.has(action) or CHARGE.has(action):
        return 5
    if LET_PASS.has(action) or KEEP_COMMAND.has(action):
        return 0
    return _appeal_of_reaction(pos, seat, action)


def _appeal_of_reaction(pos: Hannibal, seat: Seat, action: int) -> float:
    space = pos.at[pos.army] if pos.army >= 0 else NO_SPACE
    if INTERCEPT.has(action):
        general = General(INTERCEPT.target(action))
        return pos.all_units(seat, pos.at[general]) - pos.army_units - 1
    if INTERCEPT_WITH_ALL.has(action):
        return -1
    if AVOID.has(action) or AVOID_WITH_ALL.has(action):
        return pos.army_units - pos.outside(seat, space)
    if STATION.has(action):
        count = STATION.target(action)
        return count if pos.outside(seat, space) < pos.army_units else -count
    if BACK_UP.has(action):
        return 1
    if FIGHT.has(action):
        return 2 if lead_at(pos, seat, space) >= 0 else 0
    if PURSUE.has(action):
        return 1
    if LOSE_ELEPHANTS.has(action):
        return -LOSE_ELEPHANTS.target(action)
    return 0


def lead_at(pos: Hannibal, seat: Seat, space: Space) -> int:
    """14.2  How many battle cards more the army on the march would have than the enemy there."""
    enemy = ENEMY[seat]
    own = hand_parts(pos, seat, space, pos.army, pos.army_units, False, False, False, False)
    commander = pos.commander_of(enemy, space, False)
    theirs = hand_parts(pos, enemy, space, commander, pos.outside(enemy, space), False, False, False, False)
    return hand_total(pos, own) - hand_total(pos, theirs)


def _appeal_of_entering(pos: Hannibal, seat: Seat, space: Space) -> float:
    """Beat the weaker, sit on enemy markers, never run into the stronger."""
    if pos.has_enemy_outside(seat, space):
        lead = lead_at(pos, seat, space)
        return 4 + lead / 4 if lead > 1 else -6
    if space in pos.march_entered:
        return -4
    if pos.scenario == CAMPAIGN_IBERIA and seat == ROME:
        return _appeal_of_the_way(pos, space)
    if pos.siege_site(seat, space) and pos.army_units >= pos.content.siege_min:
        return 3 if seat != CARTHAGE or pos.content.kind[space] != CITY else 1
    if pos.has_enemy_pc(seat, space) and pos.army_units > 0:
        return 2
    return 0.5


def _appeal_of_the_way(pos: Hannibal, space: Space) -> float:
    """25.6  In Iberia Rome goes for New Carthage and Gades, and takes what lies on the way."""
    nearer = steps_to_goal(pos, pos.at[pos.army]) - steps_to_goal(pos, space)
    return 3 * nearer + (0.5 if pos.has_enemy_pc(ROME, space) else 0)


def _appeal_of_stopping(pos: Hannibal, seat: Seat) -> float:
    space = pos.at[pos.army]
    if pos.scenario == CAMPAIGN_IBERIA and seat == ROME:
        return 4 if steps_to_goal(pos, space) == 0 else 0.6
    if pos.siege_site(seat, space) and pos.outside(seat, space) >= pos.content.siege_min:
        return 4
    if pos.has_enemy_pc(seat, space):
        return 2.5
    return 0.6 if pos.controls(seat, space) else 1


def _appeal_of_marker(pos: Hannibal, seat: Seat, space: Space) -> float:
    """5.6  A marker is best where it wins a province."""
    province = pos.content.province[space]
    own = 0
    for other in pos.content.spaces_of[province]:
        if pos.controls(seat, other):
            own += 1
    missing = pos.content.needs[province] - own
    worth = 2 if province in pos.scenario_in_play().scoring else 0
    return worth + (3 if missing == 1 else 1 if missing > 1 else 0.5)


def _appeal_of_removal(pos: Hannibal, seat: Seat, space: Space) -> float:
    """19.1  Own markers go where they decide nothing; enemy markers where they do."""
    if pos.marker[space] == seat:
        province = pos.content.province[space]
        own = 0
        for other in pos.content.spaces_of[province]:
            if pos.controls(seat, other):
                own += 1
        spare = own - pos.content.needs[province]
        is_scored = province in pos.scenario_in_play().scoring
        return 3 if not is_scored else 2 if spare > 0 else 1 if spare < 0 else 0
    return _appeal_of_marker(pos, seat, space)
