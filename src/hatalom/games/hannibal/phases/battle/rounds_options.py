"""14.10 to 14.13, 16.1, 23.1, 24.8  What either side may do in a round of battle."""

from hatalom.core.question import Question
from hatalom.games.hannibal.names import (
    ALLY_DESERTS,
    BATTLE_CARDS,
    CARTHAGE,
    ENVELOPMENT,
    FLANK_LEFT,
    FLANK_RIGHT,
    HANNIBAL,
    MARHARBAL,
    PROBE,
    RESERVE,
)
from hatalom.games.hannibal.phases.battle.rounds_state import AFTER_FAILURE, RoundsState
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import (
    ASK_ATTACK,
    ASK_COUNTERATTACK,
    ASK_DEFENCE,
    ASK_INITIATIVE,
    ASK_OPEN_CARD,
    TAKE_CARD,
)
from hatalom.games.hannibal.rules.slipping import may_withdraw
from hatalom.games.hannibal.verbs import (
    ATTACK_WITH,
    CONCEDE,
    COUNTERATTACK,
    MATCH,
    MATCH_WITH_PROBE,
    MATCH_WITH_RESERVE,
    PLAY_COUNTER,
    PROBE_AS,
    RESERVE_AS,
    STAY_ON_DEFENCE,
    STEAL_BATTLE_CARD,
    TAKE_INITIATIVE,
    TAKE_OPEN_CARD,
    TAKE_RANDOM_CARD,
    WITHDRAW,
)
from hatalom.kit.bag import draw_from


def ask_attack(battle: RoundsState, pos: Hannibal) -> list[Question]:
    seat = battle.attacker
    options: list[int] = []
    hand = pos.battle_hand[BATTLE_CARDS * seat : BATTLE_CARDS * seat + BATTLE_CARDS]
    size = pos.battle_hand_size(seat)
    if size == 0 and not may_have_more(pos, seat, True):
        return []
    for card in range(RESERVE):
        if hand[card] > 0:
            options.append(ATTACK_WITH(card))
    if hand[RESERVE] > 0:
        for card in range(RESERVE):
            options.append(RESERVE_AS(card))
    if hand[PROBE] > 0 and may_probe(battle, pos, seat):
        options.extend([PROBE_AS(FLANK_LEFT), PROBE_AS(FLANK_RIGHT), PROBE_AS(ENVELOPMENT)])
    if seat == CARTHAGE and pos.holds(seat, MARHARBAL):
        options.append(PLAY_COUNTER(MARHARBAL))
    if pos.holds(seat, ALLY_DESERTS) and pos.battle_hand_size(1 - seat) > 0:
        options.append(PLAY_COUNTER(ALLY_DESERTS))
    if size == 0:
        options.append(CONCEDE())
    elif may_withdraw(pos, seat):
        options.append(WITHDRAW())
    return [Question(seat, ASK_ATTACK, options, [battle.rounds + 1, size], window=True)]


def ask_defence(battle: RoundsState, pos: Hannibal) -> list[Question]:
    """14.10, 14.13, 23.1, 24.9  The same type, a Reserve, Hannibal's Probe, or the cavalry."""
    seat = 1 - battle.attacker
    if pos.battle_hand_size(seat) == 0 and not may_have_more(pos, seat, battle.card == ENVELOPMENT):
        return []
    options: list[int] = []
    first = BATTLE_CARDS * seat
    if pos.battle_hand[first + battle.card] > 0:
        options.append(MATCH())
    if pos.battle_hand[first + RESERVE] > 0:
        options.append(MATCH_WITH_RESERVE())
    if pos.battle_hand[first + PROBE] > 0 and may_probe(battle, pos, seat):
        if probe_helps(battle.card):
            options.append(MATCH_WITH_PROBE())
    if battle.card == ENVELOPMENT and seat == CARTHAGE and pos.holds(seat, MARHARBAL):
        options.append(PLAY_COUNTER(MARHARBAL))
    if pos.holds(seat, ALLY_DESERTS) and pos.battle_hand_size(1 - seat) > 0:
        options.append(PLAY_COUNTER(ALLY_DESERTS))
    options.append(CONCEDE())
    return [Question(seat, ASK_DEFENCE, options, [battle.card], window=True)]


def ask_initiative(battle: RoundsState, pos: Hannibal) -> list[Question]:
    """14.11, 14.12, 16.1  Free after a matched Double Envelopment or a failed withdrawal, else for a roll."""
    seat = 1 - battle.attacker
    if battle.step == AFTER_FAILURE or (battle.card == ENVELOPMENT and not battle.is_cavalry):
        return [Question(seat, ASK_INITIATIVE, [TAKE_INITIATIVE(), STAY_ON_DEFENCE()])]
    if pos.battle_commander[seat] >= 0:
        args = [pos.battle_commander[seat], counter_max(pos, seat)]
        return [Question(seat, ASK_COUNTERATTACK, [COUNTERATTACK(), STAY_ON_DEFENCE()], args)]
    return []


def ask_thief(battle: RoundsState, pos: Hannibal) -> list[Question]:
    victim = 1 - battle.thief
    options: list[int] = []
    for card in range(BATTLE_CARDS):
        if pos.battle_open[BATTLE_CARDS * victim + card] > 0:
            options.append(TAKE_OPEN_CARD(card))
    if options and not battle.at_random:
        options.append(TAKE_RANDOM_CARD())
        return [Question(battle.thief, ASK_OPEN_CARD, options)]
    first = BATTLE_CARDS * victim
    bag = pos.battle_hand[first : first + BATTLE_CARDS]
    return [draw_from(bag, STEAL_BATTLE_CARD, TAKE_CARD, [victim])]


def counter_max(pos: Hannibal, seat: int) -> int:
    """14.11  Longus as original attacker 1-2, Paulus as original defender 1-3, else the battle rating."""
    commander = pos.battle_commander[seat]
    if commander < 0:
        return 0
    if seat == pos.battle_active:
        return pos.content.counter_as_attacker[commander]
    return pos.content.counter_as_defender[commander]


def may_have_more(pos: Hannibal, seat: int, cavalry_helps: bool) -> bool:
    """Whether, as far as the enemy knows, a strategy card could still help a side without battle cards."""
    if cavalry_helps and seat == CARTHAGE and pos.may_hold(seat, MARHARBAL):
        return True
    return pos.may_hold(seat, ALLY_DESERTS) and pos.battle_hand_size(1 - seat) > 0


def closed_cards(pos: Hannibal, seat: int) -> list[int]:
    bag: list[int] = []
    for index in range(BATTLE_CARDS * seat, BATTLE_CARDS * seat + BATTLE_CARDS):
        bag.append(pos.battle_hand[index] - pos.battle_open[index])
    return bag


def may_probe(battle: RoundsState, pos: Hannibal, seat: int) -> bool:
    """23.1  Hannibal in command, once per battle."""
    return seat == CARTHAGE and not battle.probe_used and pos.battle_commander[CARTHAGE] == HANNIBAL


def probe_helps(card: int) -> bool:
    """23.1  What Hannibal's Probe may stand for."""
    return card == FLANK_LEFT or card == FLANK_RIGHT or card == ENVELOPMENT
