"""14.10 to 14.14, 16, 23.1  The battle of cards."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.events import (
    ATTACKED_WITH,
    CONCEDED,
    COUNTERATTACK_ROLLED,
    INITIATIVE_TAKEN,
    MATCHED,
    OUT_OF_CARDS,
    PREVENT_ROLLED,
    WITHDRAW_ROLLED,
)
from hatalom.games.hannibal.names import (
    ALLY_DESERTS,
    CARTHAGE,
    ENEMY,
    ENVELOPMENT,
    HANNIBAL,
    NO_BATTLE_CARD,
    NO_GENERAL,
    PROBE,
    RESERVE,
    BattleCard,
    Card,
)
from hatalom.games.hannibal.phases.battle.aftermath import Aftermath
from hatalom.games.hannibal.phases.battle.thefts import Theft
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import (
    ASK_ATTACK,
    ASK_COUNTERATTACK,
    ASK_DEFENCE,
    ASK_INITIATIVE,
    ASK_PREVENT,
    CRUMB_ROUNDS,
    ROLL_COUNTERATTACK,
    ROLL_PREVENT,
    ROLL_WITHDRAW,
)
from hatalom.games.hannibal.rules.battle_cards import (
    attacks,
    counter_max,
    matches,
    may_have_more,
    refuse_battle_card,
    use_card,
)
from hatalom.games.hannibal.rules.cards import play_counter, refuse_counter
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.slipping import may_withdraw
from hatalom.games.hannibal.verbs import (
    ATTACK_WITH,
    CONCEDE,
    COUNTERATTACK,
    LET_GO,
    MATCH,
    MATCH_WITH_PROBE,
    MATCH_WITH_RESERVE,
    PLAY_COUNTER,
    PREVENT,
    PROBE_AS,
    RESERVE_AS,
    ROLL,
    STAY_ON_DEFENCE,
    TAKE_INITIATIVE,
    WITHDRAW,
)

ATTACK: Final = 0
DEFENCE: Final = 1
INITIATIVE: Final = 2
COUNTER_ROLL: Final = 3
WITHDRAW_ROLL: Final = 4
PREVENT_STEP: Final = 5
PREVENT_ROLL: Final = 6
AFTER_FAILURE: Final = 7


def rounds_under(pos: Hannibal) -> "Rounds | None":
    """The battle of cards in which somebody is asked, also while a card changes hands."""
    top = pos.stack[-1]
    if isinstance(top, Theft):
        top = pos.stack[-2]
    return top if isinstance(top, Rounds) else None


@final
class Rounds(Phase[Hannibal]):
    """14.10  The attacker plays a card, the defender matches it or loses."""

    FIELDS = ("attacker", "step", "rounds", "card", "is_cavalry", "probe_used")

    def __init__(
        self,
        attacker: Seat,
        step: int = ATTACK,
        rounds: int = 0,
        card: BattleCard = NO_BATTLE_CARD,
        is_cavalry: bool = False,
        probe_used: bool = False,
    ) -> None:
        self.attacker = attacker
        self.step = step
        self.rounds = rounds  # 14.15: rounds fought
        self.card = card  # the type the attacker played
        self.is_cavalry = is_cavalry  # 24.9: the attacker's card was card 6
        self.probe_used = probe_used  # 23.1: Hannibal has used his Probe

    def copy(self) -> "Rounds":
        return Rounds(self.attacker, self.step, self.rounds, self.card, self.is_cavalry, self.probe_used)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_ROUNDS, [max(1, self.rounds), self.attacker])

    def ask(self, pos: Hannibal) -> list[Question]:
        step = self.step
        if step == ATTACK:
            return self._ask_attack(pos)
        if step == DEFENCE:
            return self._ask_defence(pos)
        if step == INITIATIVE or step == AFTER_FAILURE:
            return self._ask_initiative(pos)
        defender = ENEMY[self.attacker]
        commander = pos.battle_commander[defender]
        if step == COUNTER_ROLL:
            return die(ROLL_COUNTERATTACK, [commander, counter_max(pos, defender)])
        if step == WITHDRAW_ROLL:
            own = pos.battle_commander[self.attacker]
            return die(ROLL_WITHDRAW, [own, pos.content.battle_rating[own]])
        if step == PREVENT_ROLL:
            return die(ROLL_PREVENT, [commander, pos.content.prevent_max[commander]])
        if commander != NO_GENERAL:
            return [Question(defender, ASK_PREVENT, [PREVENT.of(), LET_GO.of()], [commander])]
        return NO_QUESTIONS

    def _ask_attack(self, pos: Hannibal) -> list[Question]:
        """14.14, 16.1  A side without cards has lost, unless a strategy card could help; others may withdraw."""
        seat = self.attacker
        size = pos.battle_hand_size(seat)
        if size == 0 and not may_have_more(pos, seat, True):
            return NO_QUESTIONS
        options = attacks(pos, seat, self._may_probe(pos, seat))
        if size == 0:
            options.append(CONCEDE.of())
        elif may_withdraw(pos, seat):
            options.append(WITHDRAW.of())
        return [Question(seat, ASK_ATTACK, options, [self.rounds + 1, size], window=True)]

    def _ask_defence(self, pos: Hannibal) -> list[Question]:
        """14.10  Match it or concede."""
        seat = ENEMY[self.attacker]
        if pos.battle_hand_size(seat) == 0 and not may_have_more(pos, seat, self.card == ENVELOPMENT):
            return NO_QUESTIONS
        options = matches(pos, seat, self.card, self._may_probe(pos, seat))
        options.append(CONCEDE.of())
        return [Question(seat, ASK_DEFENCE, options, [self.card], window=True)]

    def _ask_initiative(self, pos: Hannibal) -> list[Question]:
        """14.11, 14.12, 16.1  Free after a matched Double Envelopment or a failed withdrawal, else for a roll."""
        seat = ENEMY[self.attacker]
        if self.step == AFTER_FAILURE or (self.card == ENVELOPMENT and not self.is_cavalry):
            return [Question(seat, ASK_INITIATIVE, [TAKE_INITIATIVE.of(), STAY_ON_DEFENCE.of()])]
        commander = pos.battle_commander[seat]
        if commander == NO_GENERAL:
            return NO_QUESTIONS
        args = [commander, counter_max(pos, seat)]
        return [Question(seat, ASK_COUNTERATTACK, [COUNTERATTACK.of(), STAY_ON_DEFENCE.of()], args)]

    def _may_probe(self, pos: Hannibal, seat: Seat) -> bool:
        """23.1  Hannibal in command, once per battle."""
        return seat == CARTHAGE and not self.probe_used and pos.battle_commander[CARTHAGE] == HANNIBAL

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if not ATTACK_WITH.has(action):
            return refuse_counter(pos, seat, action)
        return refuse_battle_card(
            pos, seat, BattleCard(ATTACK_WITH.target(action)), self.card if self.step == DEFENCE else NO_BATTLE_CARD
        )

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if ROLL.has(action):
            self._roll(pos, ROLL.target(action))
        elif ATTACK_WITH.has(action):
            card = BattleCard(ATTACK_WITH.target(action))
            self._attack(pos, seat, card, card)
        elif RESERVE_AS.has(action):
            self._attack(pos, seat, BattleCard(RESERVE_AS.target(action)), RESERVE)
        elif PROBE_AS.has(action):
            self.probe_used = True
            self._attack(pos, seat, BattleCard(PROBE_AS.target(action)), PROBE)
        elif PLAY_COUNTER.has(action):
            self._play_strategy_card(pos, seat, Card(PLAY_COUNTER.target(action)))
        elif MATCH.has(action):
            self._match(pos, seat, self.card)
        elif MATCH_WITH_RESERVE.has(action):
            self._match(pos, seat, RESERVE)
        elif MATCH_WITH_PROBE.has(action):
            self.probe_used = True
            self._match(pos, seat, PROBE)
        elif CONCEDE.has(action):
            self._lose(pos, seat)
        elif WITHDRAW.has(action):
            self.step = WITHDRAW_ROLL
        elif PREVENT.has(action):
            self.step = PREVENT_ROLL
        elif LET_GO.has(action):
            self._end(pos, self.attacker, True)
        elif COUNTERATTACK.has(action):
            self.step = COUNTER_ROLL
        elif TAKE_INITIATIVE.has(action):
            self._turn_the_tables(pos)
        else:
            self.step = ATTACK

    def advance(self, pos: Hannibal) -> None:
        if self.step == ATTACK:
            pos.tell(OUT_OF_CARDS, self.attacker)
            self._end(pos, self.attacker, False)
        elif self.step == DEFENCE:
            self._lose(pos, ENEMY[self.attacker])
        elif self.step == PREVENT_STEP:
            self._end(pos, self.attacker, True)
        else:
            self.step = ATTACK

    def _play_strategy_card(self, pos: Hannibal, seat: Seat, card: Card) -> None:
        """24.8, 24.9  Ally Deserts takes a card; card 6 is a Double Envelopment, in attack or to match one."""
        play_counter(pos, seat, card)
        if card == ALLY_DESERTS:
            pos.push(Theft(seat))
        elif self.step == ATTACK:
            self.rounds += 1
            self.card = ENVELOPMENT
            self.is_cavalry = True
            self.step = DEFENCE
        else:
            self.step = INITIATIVE

    def _attack(self, pos: Hannibal, seat: Seat, card: BattleCard, played: BattleCard) -> None:
        self.rounds += 1
        self.card = card
        self.is_cavalry = False
        self.step = DEFENCE
        use_card(pos, seat, played)
        pos.tell(ATTACKED_WITH, seat, played, card, int(played != card))
        pos.reveal()

    def _match(self, pos: Hannibal, seat: Seat, played: BattleCard) -> None:
        use_card(pos, seat, played)
        pos.tell(MATCHED, seat, played)
        pos.reveal()
        self.step = INITIATIVE

    def _turn_the_tables(self, pos: Hannibal) -> None:
        self.attacker = ENEMY[self.attacker]
        self.step = ATTACK
        pos.tell(INITIATIVE_TAKEN, self.attacker)

    def _roll(self, pos: Hannibal, face: int) -> None:
        if self.step == COUNTER_ROLL:
            most = counter_max(pos, ENEMY[self.attacker])
            commander = pos.battle_commander[ENEMY[self.attacker]]
            pos.tell(COUNTERATTACK_ROLLED, commander, face, most, int(face <= most))
            if face <= most:
                self._turn_the_tables(pos)
            else:
                self.step = ATTACK
        elif self.step == WITHDRAW_ROLL:
            commander = pos.battle_commander[self.attacker]
            most = pos.content.battle_rating[commander]
            pos.tell(WITHDRAW_ROLLED, commander, face, most, int(face <= most))
            self.step = PREVENT_STEP if face <= most else AFTER_FAILURE
        else:
            commander = pos.battle_commander[ENEMY[self.attacker]]
            most = pos.content.prevent_max[commander]
            pos.tell(PREVENT_ROLLED, commander, face, most, int(face <= most))
            if face <= most:
                self.step = AFTER_FAILURE
            else:
                self._end(pos, self.attacker, True)

    def _lose(self, pos: Hannibal, seat: Seat) -> None:
        pos.tell(CONCEDED, seat)
        self._end(pos, seat, False)

    def _end(self, pos: Hannibal, loser: Seat, withdrew: bool) -> None:
        """14.14, 14.16r1  The attacker's last card sets the retreat line, unless the attacker himself loses."""
        card = NO_BATTLE_CARD if loser == self.attacker else self.card
        pos.replace(Aftermath(loser, withdrew, self.rounds, card, 0))
