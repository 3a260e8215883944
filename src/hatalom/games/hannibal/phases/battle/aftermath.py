"""14.15 to 14.20, 16.2, 19.1  After the last card: casualties, retreat die, retreat, political consequences."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.numbers import numbers_of, zeros
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased
from hatalom.games.hannibal.events import (
    BATTLE_LOST,
    CASUALTIES_ROLLED,
    RETREAT_ROLLED,
    TRAIN_LOST,
    WITHDREW_INTO_CITY,
    WITHDREW_TO,
)
from hatalom.games.hannibal.names import (
    BATTLE_CARDS,
    CARTHAGE,
    ENEMY,
    NO_BATTLE_CARD,
    NO_COMPANY,
    NO_GENERAL,
    NO_SEAT,
    NO_SPACE,
    NORMAL,
    BattleCard,
    Space,
    joined,
)
from hatalom.games.hannibal.phases.battle.city_retreat import CityRetreat, may_enter_city
from hatalom.games.hannibal.phases.battle.retreat import set_out
from hatalom.games.hannibal.phases.command import settle_command
from hatalom.games.hannibal.phases.losses import Losses
from hatalom.games.hannibal.phases.remove_pcs import owe_pcs, pay_debt
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_WITHDRAW_GOAL, CRUMB_AFTERMATH, ROLL_CASUALTIES, ROLL_RETREAT
from hatalom.games.hannibal.records import OF_ARMY, OUTSIDE
from hatalom.games.hannibal.rules.attrition import hits_elephants, losses_of
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.fatigue import lose_of_army
from hatalom.games.hannibal.rules.generals import displace_all, displace_lone
from hatalom.games.hannibal.rules.slipping import refuse_withdrawal, withdrawal_spaces
from hatalom.games.hannibal.rules.victory import check_iberia
from hatalom.games.hannibal.verbs import ROLL, WITHDRAW_INTO_CITY, WITHDRAW_TO

CASUALTIES: Final = 0
RETREAT_DIE: Final = 1
RETREATING: Final = 2
CONSEQUENCES: Final = 3
DEBT: Final = 4
OVER: Final = 5


@final
class Aftermath(Phase[Hannibal]):
    """14.15  The loser (or the side that withdrew) and the rounds fought."""

    FIELDS = ("loser", "withdrew", "rounds", "card", "step")

    def __init__(self, loser: Seat, withdrew: bool, rounds: int, card: BattleCard, step: int) -> None:
        self.loser = loser
        self.withdrew = withdrew
        self.rounds = rounds
        self.card = card  # the type of the winner's last card, -1 if the attacker ran out of cards
        self.step = step

    def copy(self) -> "Aftermath":
        return Aftermath(self.loser, self.withdrew, self.rounds, self.card, self.step)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_AFTERMATH, [pos.battle_space])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.step == CASUALTIES and not (self.withdrew and self.rounds == 0):
            return die(ROLL_CASUALTIES, [self.rounds])
        if self.step == RETREAT_DIE and not self.withdrew and pos.outside(self.loser, pos.battle_space) > 0:
            return die(ROLL_RETREAT, [self.loser])
        if self.step == RETREATING and self.withdrew:
            options: list[int] = []
            for space in withdrawal_spaces(pos, self.loser):
                options.append(WITHDRAW_INTO_CITY.of() if space == pos.battle_space else WITHDRAW_TO.of(space))
            return [Question(self.loser, ASK_WITHDRAW_GOAL, options, [pos.battle_space])]
        return NO_QUESTIONS

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if self.step != RETREATING or not self.withdrew or not WITHDRAW_TO.has(action):
            return None
        return refuse_withdrawal(pos, seat, Space(WITHDRAW_TO.target(action)))

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if WITHDRAW_TO.has(action):
            self._withdraw(pos, Space(WITHDRAW_TO.target(action)))
        elif WITHDRAW_INTO_CITY.has(action):
            self._withdraw(pos, pos.battle_space)
        elif self.step == CASUALTIES:
            self._casualties(pos, ROLL.target(action))
        else:
            self._retreat_die(pos, ROLL.target(action))

    def advance(self, pos: Hannibal) -> None:
        if self.step == CASUALTIES or self.step == RETREAT_DIE:
            self.step += 1
        elif self.step == RETREATING:
            self._begin_retreat(pos)
        elif self.step == CONSEQUENCES:
            self.step = DEBT
            if not self.withdrew or pos.consequences_of_withdrawal:
                owe_pcs(pos, self.loser, pos.battle_lost[self.loser] // pos.content.consequences_divisor)
        elif self.step == DEBT:
            self.step = OVER
            if not check_iberia(pos):
                pay_debt(pos)
        else:
            clear_table(pos)
            pos.pop()

    def _casualties(self, pos: Hannibal, face: int) -> None:
        """14.15  Both sides lose what the table says for so many rounds."""
        lost = losses_of(pos, self.rounds, face)
        pos.tell(CASUALTIES_ROLLED, face, self.rounds, lost)
        self.step = RETREAT_DIE
        for seat in (self.loser, ENEMY[self.loser]):
            count = min(lost, pos.outside(seat, pos.battle_space))
            pos.battle_lost = increased(pos.battle_lost, seat, count)
            if count:
                pos.push(Losses(seat, pos.battle_space, part_of(pos, seat), count, hits_elephants(pos, face)))

    def _retreat_die(self, pos: Hannibal, face: int) -> None:
        """14.16  By the size the loser began with and the winner's last card; the first loss is an elephant."""
        content = pos.content
        space = pos.battle_space
        modifier = content.retreat_modifier[self.card] if self.card != NO_BATTLE_CARD else 0
        line = content.retreat[max(0, min(face + modifier, len(content.retreat) - 1))]
        lost = line[0] if pos.battle_start[self.loser] <= content.small_die_most else line[1]
        units = pos.outside(self.loser, space)
        count = units if lost < 0 else min(lost, units)
        pos.tell(RETREAT_ROLLED, face, face + modifier, self.loser, count)
        pos.battle_lost = increased(pos.battle_lost, self.loser, count)
        self.step = RETREATING
        if count == units:
            if self.loser == pos.battle_active:
                lose_of_army(pos, units, pos.army_elephants)
            pos.lose(self.loser, space, count, pos.elephants[space] if self.loser == CARTHAGE else 0, False)
            displace_all(pos, self.loser, space, False)  # 10.1
        elif count:
            pos.push(Losses(self.loser, space, part_of(pos, self.loser), count, 1))

    def _begin_retreat(self, pos: Hannibal) -> None:
        self.step = CONSEQUENCES
        space = pos.battle_space
        pos.tell(BATTLE_LOST, self.loser, space, pos.battle_lost[self.loser])
        if pos.outside(self.loser, space) or pos.has_general(self.loser, space, False):
            self._lose_train(pos)
            pos.push(CityRetreat(self.loser))
            if not may_enter_city(pos, self.loser):
                set_out(pos, self.loser)

    def _lose_train(self, pos: Hannibal) -> None:
        """24.5  The siege train of a retreating army is lost."""
        if self.loser == CARTHAGE and pos.train == pos.battle_space:
            pos.train = NO_SPACE
            pos.tell(TRAIN_LOST, pos.battle_space)

    def _withdraw(self, pos: Hannibal, goal: Space) -> None:
        """16.2  The whole army goes; its siege train goes with it (24.5)."""
        space = pos.battle_space
        units = pos.outside(self.loser, space)
        elephants = pos.elephants[space] if self.loser == CARTHAGE else 0
        generals = pos.generals_at(self.loser, space, False)
        if goal == space:
            pos.go_inside(self.loser, space, units, elephants)
            for general in generals:
                pos.is_inside[general] = True
            pos.tell(WITHDREW_INTO_CITY, self.loser, space)
        else:
            if self.loser == CARTHAGE and pos.train == space:
                pos.train = goal
            pos.shift(self.loser, space, goal, units, elephants)
            comers = NO_COMPANY
            for general in generals:
                pos.at[general] = goal
                comers = joined(comers, general)
            pos.tell(WITHDREW_TO, self.loser, goal)
            pos.tidy(goal)
            displace_lone(pos, ENEMY[self.loser], goal)  # 10.1
            settle_command(pos, self.loser, goal, comers)
        pos.tidy(space)
        self.step = CONSEQUENCES


def part_of(pos: Hannibal, seat: Seat) -> int:
    """9.4  The original attacker loses CUs of the army on the march, the defender any that stand there."""
    return OF_ARMY if seat == pos.battle_active else OUTSIDE


def clear_table(pos: Hannibal) -> None:
    """14.18  All battle cards are shuffled again."""
    pos.end_subjugation(ENEMY[pos.battle_active], pos.battle_space)
    pos.battle_space = NO_SPACE
    pos.battle_active = NO_SEAT
    pos.battle_from = NO_SPACE
    pos.battle_way = NORMAL
    pos.battle_commander = [NO_GENERAL, NO_GENERAL]
    pos.battle_start = numbers_of([0, 0])
    pos.battle_lost = numbers_of([0, 0])
    pos.battle_declared = [[], []]
    pos.sortie_units = 0
    pos.sortie_generals = NO_COMPANY
    pos.battle_deck = numbers_of(pos.content.battle_card_count)
    pos.battle_hand = zeros(2 * BATTLE_CARDS)
    pos.battle_open = zeros(2 * BATTLE_CARDS)
    pos.battle_used = zeros(BATTLE_CARDS)
