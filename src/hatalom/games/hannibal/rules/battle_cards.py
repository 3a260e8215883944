"""14.10 to 14.14, 23.1, 24.8, 24.9  Battle cards: what either side may play, and how cards leave a hand."""

from mypy_extensions import i64

from hatalom.core.message import Said
from hatalom.core.numbers import Numbers
from hatalom.core.question import Seat
from hatalom.core.shared import increased, replaced
from hatalom.games.hannibal.names import (
    ALL_BATTLE_CARDS,
    ALLY_DESERTS,
    BATTLE_CARDS,
    CARTHAGE,
    ENEMY,
    ENVELOPMENT,
    FLANK_LEFT,
    FLANK_RIGHT,
    MARHARBAL,
    NO_BATTLE_CARD,
    NO_GENERAL,
    PLAIN_BATTLE_CARDS,
    PROBE,
    RESERVE,
    BattleCard,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.refusals import NO_MATCH, NO_SUCH_BATTLE_CARD, RESERVE_FOR_WHAT
from hatalom.games.hannibal.verbs import (
    ATTACK_WITH,
    MATCH,
    MATCH_WITH_PROBE,
    MATCH_WITH_RESERVE,
    PLAY_COUNTER,
    PROBE_AS,
    RESERVE_AS,
)


def attacks(pos: Hannibal, seat: Seat, may_probe: bool) -> list[int]:
    """14.10, 14.13, 23.1, 24.9  Any card, a Reserve as any type, Hannibal's Probe as a better one, strategy cards."""
    options: list[int] = []
    first = BATTLE_CARDS * seat
    for card in PLAIN_BATTLE_CARDS:
        if pos.battle_hand[first + card] > 0:
            options.append(ATTACK_WITH.of(card))
    if pos.battle_hand[first + RESERVE] > 0:
        for card in PLAIN_BATTLE_CARDS:
            options.append(RESERVE_AS.of(card))
    if may_probe and pos.battle_hand[first + PROBE] > 0:
        options.extend([PROBE_AS.of(FLANK_LEFT), PROBE_AS.of(FLANK_RIGHT), PROBE_AS.of(ENVELOPMENT)])
    _add_strategy_cards(pos, seat, True, options)
    return options


def matches(pos: Hannibal, seat: Seat, card: BattleCard, may_probe: bool) -> list[int]:
    """14.10, 14.13, 23.1, 24.9  The same type, a Reserve, Hannibal's Probe, or the cavalry."""
    options: list[int] = []
    first = BATTLE_CARDS * seat
    if pos.battle_hand[first + card] > 0:
        options.append(MATCH.of())
    if pos.battle_hand[first + RESERVE] > 0:
        options.append(MATCH_WITH_RESERVE.of())
    if may_probe and pos.battle_hand[first + PROBE] > 0 and probe_helps(card):
        options.append(MATCH_WITH_PROBE.of())
    _add_strategy_cards(pos, seat, card == ENVELOPMENT, options)
    return options


def _add_strategy_cards(pos: Hannibal, seat: Seat, cavalry_helps: bool, options: list[int]) -> None:
    if cavalry_helps and seat == CARTHAGE and pos.holds(seat, MARHARBAL):
        options.append(PLAY_COUNTER.of(MARHARBAL))
    if pos.holds(seat, ALLY_DESERTS) and pos.battle_hand_size(ENEMY[seat]) > 0:
        options.append(PLAY_COUNTER.of(ALLY_DESERTS))


def may_have_more(pos: Hannibal, seat: Seat, cavalry_helps: bool) -> bool:
    """Whether, as far as the enemy knows, a strategy card could still help a side without battle cards."""
    if cavalry_helps and seat == CARTHAGE and pos.may_hold(seat, MARHARBAL):
        return True
    return pos.may_hold(seat, ALLY_DESERTS) and pos.battle_hand_size(ENEMY[seat]) > 0


def probe_helps(card: BattleCard) -> bool:
    """23.1  What Hannibal's Probe may stand for."""
    return card == FLANK_LEFT or card == FLANK_RIGHT or card == ENVELOPMENT


def counter_max(pos: Hannibal, seat: Seat) -> int:
    """14.11  Longus as original attacker 1-2, Paulus as original defender 1-3, else the battle rating."""
    commander = pos.battle_commander[seat]
    if commander == NO_GENERAL:
        return 0
    if seat == pos.battle_active:
        return pos.content.counter_as_attacker[commander]
    return pos.content.counter_as_defender[commander]


def closed_cards(pos: Hannibal, seat: Seat) -> Numbers:
    """24.8  The cards of a hand that the enemy has not seen."""
    first: i64 = BATTLE_CARDS * seat
    bag = pos.battle_hand[first : first + BATTLE_CARDS]
    for card in ALL_BATTLE_CARDS:
        bag[card] -= pos.battle_open[first + card]
    return bag


def use_card(pos: Hannibal, seat: Seat, card: BattleCard) -> None:
    """A card is played; of several equal ones the covered ones go first."""
    index = BATTLE_CARDS * seat + card
    pos.battle_hand = increased(pos.battle_hand, index, -1)
    pos.battle_open = replaced(pos.battle_open, index, min(pos.battle_open[index], pos.battle_hand[index]))
    pos.battle_used = increased(pos.battle_used, card, 1)


def refuse_battle_card(pos: Hannibal, seat: Seat, card: BattleCard, played: BattleCard) -> Said:
    """14.10, 14.13  Why a battle card cannot be played; `played` is what has to be matched, -1 in attack."""
    if pos.battle_hand[BATTLE_CARDS * seat + card] == 0:
        return Said(NO_SUCH_BATTLE_CARD, [card])
    if played != NO_BATTLE_CARD:
        return Said(NO_MATCH, [card, played])
    return Said(RESERVE_FOR_WHAT if card == RESERVE else NO_SUCH_BATTLE_CARD, [card])
