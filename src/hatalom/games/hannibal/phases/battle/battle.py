"""14, 17, 18  Before the first battle card: sorties, command, declarations, elephants, the deal."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.numbers import numbers_of
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import changed, increased
from hatalom.games.hannibal.events import (
    BATTLE_BEGUN,
    CHARGE_ROLLED,
    COMMAND_CHANGED,
    COMMAND_KEPT,
    ELEPHANTS_FRIGHTENED,
    HANDS_DEALT,
    SORTIE_JOINED,
)
from hatalom.games.hannibal.names import (
    AFRICA,
    ALLY_DESERTS,
    BATTLE_CARDS,
    CARTHAGE,
    ELEPHANT_FRIGHT,
    ENEMY,
    HISPANIA,
    NO_COMPANY,
    NO_GENERAL,
    NUMIDIANS_DESERT,
    ROME,
    SORTIE,
    SPANISH_DESERT,
    SPY,
    BattleCard,
    Card,
    Company,
    General,
    Space,
    Way,
    joined,
)
from hatalom.games.hannibal.phases.battle.rounds import Rounds
from hatalom.games.hannibal.phases.battle.thefts import Spying, Theft
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import (
    ASK_CHANGE_OF_COMMAND,
    ASK_CHARGE,
    ASK_DECLARE,
    ASK_ELEPHANT_FRIGHT,
    ASK_SORTIE,
    CRUMB_BATTLE,
    DEAL_BATTLE,
    ROLL_CHANGE_OF_COMMAND,
    ROLL_CHARGE,
)
from hatalom.games.hannibal.rules.battle_hands import hand_total, parts_in_battle, roman_rating
from hatalom.games.hannibal.rules.cards import play_counter, refuse_counter
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.fatigue import FOUGHT, spend_army
from hatalom.games.hannibal.rules.generals import best_of
from hatalom.games.hannibal.verbs import (
    CHARGE,
    DEAL_BATTLE_CARD,
    JOIN_SORTIE,
    KEEP_COMMAND,
    LET_PASS,
    NO_CHARGE,
    PLAY_COUNTER,
    ROLL,
    ROLL_COMMAND,
    STAY_INSIDE,
)
from hatalom.kit.bag import draw_from

SORTIE_STEP: Final = 0
COMMAND_STEP: Final = 1
COMMAND_ROLL: Final = 2
ATTACKER_CARDS: Final = 3
DEFENDER_CARDS: Final = 4
CHARGE_STEP: Final = 5
FRIGHT_STEP: Final = 6
CHARGE_ROLL: Final = 7
DEAL_STEP: Final = 8

DECLARATIONS: Final = [SPY, SPANISH_DESERT, NUMIDIANS_DESERT, ALLY_DESERTS]
"""14.8  Strategy cards that may be declared before the deal."""


def begin_battle(pos: Hannibal, active: Seat, space: Space, came_from: Space, way: Way) -> None:
    """14.1  The army on the march has met enemy CUs outside the walls."""
    pos.battle_space = space
    pos.battle_active = active
    pos.battle_from = came_from
    pos.battle_way = way
    pos.sortie_units = pos.army_units if way == SORTIE else 0
    pos.sortie_generals = joined(pos.army_generals, pos.army) if way == SORTIE else NO_COMPANY
    pos.push(Battle(SORTIE_STEP, [0, 0], [0, 0]))


@final
class Battle(Phase[Hannibal]):
    """14.8  The order of preparation."""

    FIELDS = ("step", "hit", "due")

    def __init__(self, step: int, hit: list[int], due: list[int]) -> None:
        self.step = step
        self.hit = hit  # 17.3 to 17.5: battle cards each side loses by the elephants
        self.due = due  # battle cards each side has still to be dealt

    def copy(self) -> "Battle":
        return Battle(self.step, self.hit.copy(), self.due.copy())

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_BATTLE, [pos.battle_space])

    def ask(self, pos: Hannibal) -> list[Question]:
        step = self.step
        active = pos.battle_active
        if step == SORTIE_STEP and self._may_sortie(pos):
            return [Question(active, ASK_SORTIE, [JOIN_SORTIE.of(), STAY_INSIDE.of()], [pos.battle_space])]
        if step == COMMAND_STEP and self._other_consul(pos) != NO_GENERAL and active == ROME:
            options = [ROLL_COMMAND.of(), KEEP_COMMAND.of()]
            return [Question(CARTHAGE, ASK_CHANGE_OF_COMMAND, options, [pos.battle_commander[ROME]])]
        if step == COMMAND_ROLL:
            return die(ROLL_CHANGE_OF_COMMAND, [pos.battle_commander[ROME], self._other_consul(pos)])
        if step == ATTACKER_CARDS:
            return self._ask_declarations(pos, active)
        if step == DEFENDER_CARDS:
            return self._ask_declarations(pos, ENEMY[active])
        if step == CHARGE_STEP and pos.elephants[pos.battle_space] > 0:
            elephants = pos.elephants[pos.battle_space]
            return [Question(CARTHAGE, ASK_CHARGE, [CHARGE.of(), NO_CHARGE.of()], [elephants])]
        if step == FRIGHT_STEP and pos.may_hold(ROME, ELEPHANT_FRIGHT):
            options = [PLAY_COUNTER.of(ELEPHANT_FRIGHT)] if pos.holds(ROME, ELEPHANT_FRIGHT) else []
            options.append(LET_PASS.of())
            return [Question(ROME, ASK_ELEPHANT_FRIGHT, options, [], window=True, decline=LET_PASS.of())]
        if step == CHARGE_ROLL:
            return die(ROLL_CHARGE, [pos.elephants[pos.battle_space], roman_rating(pos)])
        if any(self.due):
            seat = self._next_dealt()
            return [draw_from(pos.battle_deck, DEAL_BATTLE_CARD, DEAL_BATTLE, [seat])]
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if ROLL.has(action):
            if self.step == COMMAND_ROLL:
                self._change_command(pos, ROLL.target(action))
            else:
                self._charge(pos, ROLL.target(action))
        elif DEAL_BATTLE_CARD.has(action):
            self._deal(pos, BattleCard(DEAL_BATTLE_CARD.target(action)))
        elif JOIN_SORTIE.has(action):
            self._join_sortie(pos)
            self._next(pos)
        elif PLAY_COUNTER.has(action):
            self._declare(pos, seat, Card(PLAY_COUNTER.target(action)))
        elif ROLL_COMMAND.has(action):
            self.step = COMMAND_ROLL
        elif KEEP_COMMAND.has(action):
            self.step = ATTACKER_CARDS
        elif CHARGE.has(action):
            self.step = FRIGHT_STEP
        elif NO_CHARGE.has(action):
            self._count_hands(pos)
        else:
            self._next(pos)

    def advance(self, pos: Hannibal) -> None:
        if self.step == COMMAND_STEP:
            self.step = COMMAND_ROLL if self._other_consul(pos) != NO_GENERAL else ATTACKER_CARDS
        elif self.step == CHARGE_STEP:
            self._count_hands(pos)
        elif self.step == DEAL_STEP:
            self._begin_rounds(pos)
        else:
            self._next(pos)

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        return refuse_counter(pos, seat, action)

    def _next(self, pos: Hannibal) -> None:
        if self.step == SORTIE_STEP:
            self._take_command(pos)
        self.step += 1

    # -- sortie and command ----------------------------------------------------------------------------------

    def _may_sortie(self, pos: Hannibal) -> bool:
        """20.12  A relief army may add those who are inside the city."""
        if pos.battle_way == SORTIE:
            return False
        return pos.inside(pos.battle_active, pos.battle_space) > 0

    def _join_sortie(self, pos: Hannibal) -> None:
        space, active = pos.battle_space, pos.battle_active
        generals = NO_COMPANY
        for general in pos.generals_at(active, space, True):
            generals = joined(generals, general)
            pos.is_inside[general] = False
        units, elephants = pos.garrison[space], pos.garrison_elephants[space]
        pos.sortie_units = units
        pos.sortie_generals = generals
        pos.go_inside(active, space, -units, -elephants)
        pos.army_units += units  # 9.4: they fight as one army
        pos.army_elephants += elephants
        pos.army_generals = Company(pos.army_generals | generals)
        pos.tell(SORTIE_JOINED, active, units, space)

    def _take_command(self, pos: Hannibal) -> None:
        """7.3, 20.12  The mover commands unless a higher one came out of the city; the defender's first in rank."""
        space, active = pos.battle_space, pos.battle_active
        own = [pos.army, *[g for g in pos.generals_at(active, space, False) if g != pos.army]]
        pos.battle_commander = changed(pos.battle_commander, active, best_of(pos, own))
        pos.battle_commander = changed(
            pos.battle_commander, ENEMY[active], pos.commander_of(ENEMY[active], space, False)
        )
        spend_army(pos, FOUGHT)
        pos.battle_start = numbers_of([pos.outside(ROME, space), pos.outside(CARTHAGE, space)])
        pos.tell(BATTLE_BEGUN, active, space, pos.outside(active, space), pos.outside(ENEMY[active], space))

    def _other_consul(self, pos: Hannibal) -> General:
        """18.3, 18.3r1  The second consul of the Roman army, unless this is the first turn; -1 if there is none."""
        if pos.turn == pos.scenario_in_play().first_turn and not pos.change_in_first_turn:
            return NO_GENERAL
        for general in pos.generals_at(ROME, pos.battle_space, False):
            if general != pos.battle_commander[ROME] and pos.is_consul(general):
                return general
        return NO_GENERAL

    def _change_command(self, pos: Hannibal, face: int) -> None:
        other = self._other_consul(pos)
        if face >= pos.content.change_of_command_min:
            pos.battle_commander = changed(pos.battle_commander, ROME, other)
            pos.tell(COMMAND_CHANGED, face, other)
        else:
            pos.tell(COMMAND_KEPT, face, pos.battle_commander[ROME])
        self.step = ATTACKER_CARDS

    # -- strategy cards in battle ----------------------------------------------------------------------------

    def _ask_declarations(self, pos: Hannibal, seat: Seat) -> list[Question]:
        """14.8  Spy, deserting allies; a window, because the cards are secret."""
        options: list[int] = []
        is_possible = False
        for card in DECLARATIONS:
            if self._fits(pos, card) and pos.may_hold(seat, card):
                is_possible = True
                if pos.holds(seat, card):
                    options.append(PLAY_COUNTER.of(card))
        if not is_possible:
            return NO_QUESTIONS
        options.append(LET_PASS.of())
        return [Question(seat, ASK_DECLARE, options, [pos.battle_space], window=True, decline=LET_PASS.of())]

    def _fits(self, pos: Hannibal, card: Card) -> bool:
        country = pos.content.country[pos.battle_space]
        if card == SPANISH_DESERT:
            return country == HISPANIA
        if card == NUMIDIANS_DESERT:
            return country == AFRICA
        return True

    def _declare(self, pos: Hannibal, seat: Seat, card: Card) -> None:
        play_counter(pos, seat, card)
        if card == ELEPHANT_FRIGHT:
            self.hit[CARTHAGE] = pos.content.battle_cards_lost[card]
            pos.tell(ELEPHANTS_FRIGHTENED)
            self._count_hands(pos)
        else:
            pos.battle_declared = changed(pos.battle_declared, seat, [*pos.battle_declared[seat], card])

    # -- elephants and the deal ------------------------------------------------------------------------------

    def _charge(self, pos: Hannibal, face: int) -> None:
        """17.3, 17.4  Above the Roman's rating Rome loses a card for each elephant; a 1 costs Carthage one."""
        if face > roman_rating(pos):
            self.hit[ROME] = pos.elephants[pos.battle_space]
        if face == 1:
            self.hit[CARTHAGE] = 1
        pos.tell(CHARGE_ROLLED, face, roman_rating(pos), self.hit[ROME], self.hit[CARTHAGE])
        self._count_hands(pos)

    def _count_hands(self, pos: Hannibal) -> None:
        """14.3, 17.4r1  The limit first, then what the elephants did."""
        for seat in (ROME, CARTHAGE):
            parts = parts_in_battle(pos, seat, pos.outside(seat, pos.battle_space))
            self.due[seat] = max(0, hand_total(pos, parts) - self.hit[seat])
        pos.tell(HANDS_DEALT, self.due[ROME], self.due[CARTHAGE])
        self.step = DEAL_STEP

    def _deal(self, pos: Hannibal, card: BattleCard) -> None:
        seat = self._next_dealt()
        pos.battle_deck = increased(pos.battle_deck, card, -1)
        pos.battle_hand = increased(pos.battle_hand, BATTLE_CARDS * seat + card, 1)
        self.due[seat] -= 1

    def _next_dealt(self) -> Seat:
        return ROME if self.due[ROME] else CARTHAGE

    def _begin_rounds(self, pos: Hannibal) -> None:
        """14.8, 24.8  First spies look, then allies desert (the attacker's card first), then battle begins."""
        active = pos.battle_active
        pos.replace(Rounds(active))
        for seat in (ENEMY[active], active):
            if ALLY_DESERTS in pos.battle_declared[seat]:
                pos.push(Theft(seat))
        for seat in (CARTHAGE, ROME):
            if SPY in pos.battle_declared[seat]:
                pos.push(Spying(seat, pos.battle_hand_size(ENEMY[seat]) // 2))
