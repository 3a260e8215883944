"""14.8, 24.8, 24.9  Cards leave the hand: played, shown to a spy, taken by deserters; strategy cards in battle."""

from hatalom.games.hannibal.events import BATTLE_CARD_SHOWN, BATTLE_CARD_TAKEN
from hatalom.games.hannibal.names import ALLY_DESERTS, BATTLE_CARDS, CARTHAGE, ENVELOPMENT, NOBODY, ROME
from hatalom.games.hannibal.phases.battle.rounds_state import ATTACK, DEFENCE, INITIATIVE, RoundsState
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.cards import play_counter


def play_strategy_card(battle: RoundsState, pos: Hannibal, seat: int, card: int) -> None:
    play_counter(pos, seat, card)
    if card == ALLY_DESERTS:
        battle.thief = seat
    elif battle.step == ATTACK:
        battle.rounds += 1
        battle.card = ENVELOPMENT
        battle.is_cavalry = True
        battle.step = DEFENCE
    else:
        battle.step = INITIATIVE


def show_card(battle: RoundsState, pos: Hannibal, card: int) -> None:
    victim = CARTHAGE if battle.spy_rome > 0 else ROME
    if victim == CARTHAGE:
        battle.spy_rome -= 1
    else:
        battle.spy_carthage -= 1
    pos.battle_open[BATTLE_CARDS * victim + card] += 1
    pos.tell(BATTLE_CARD_SHOWN, [victim, card])


def begin_theft(battle: RoundsState, pos: Hannibal) -> None:
    """14.8  Cards declared before the deal: the original attacker first."""
    seat = pos.battle_active if (battle.deserting >> pos.battle_active) & 1 else 1 - pos.battle_active
    battle.deserting &= ~(1 << seat)
    if pos.battle_hand_size(1 - seat) > 0:
        battle.thief = seat


def steal_card(battle: RoundsState, pos: Hannibal, card: int, is_open: bool) -> None:
    """24.8  One card changes hands; both players know it."""
    victim = 1 - battle.thief
    source, goal = BATTLE_CARDS * victim + card, BATTLE_CARDS * battle.thief + card
    pos.battle_hand[source] -= 1
    if is_open:
        pos.battle_open[source] -= 1
    else:
        pos.battle_open[source] = min(pos.battle_open[source], pos.battle_hand[source])
    pos.battle_hand[goal] += 1
    pos.battle_open[goal] += 1
    pos.tell(BATTLE_CARD_TAKEN, [battle.thief, card])
    battle.thief = NOBODY
    battle.at_random = False


def use_card(pos: Hannibal, seat: int, card: int) -> None:
    index = BATTLE_CARDS * seat + card
    pos.battle_hand[index] -= 1
    pos.battle_open[index] = min(pos.battle_open[index], pos.battle_hand[index])
    pos.battle_used[card] += 1
