"""14.10 to 14.14, 16, 23.1  The battle of cards."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.question import Question
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
from hatalom.games.hannibal.names import CARTHAGE, NOBODY, PROBE, RESERVE, ROME
from hatalom.games.hannibal.phases.battle.aftermath import Aftermath
from hatalom.games.hannibal.phases.battle.rounds_cards import (
    begin_theft,
    play_strategy_card,
    show_card,
    steal_card,
    use_card,
)
from hatalom.games.hannibal.phases.battle.rounds_options import (
    ask_attack,
    ask_defence,
    ask_initiative,
    ask_thief,
    closed_cards,
    counter_max,
)
from hatalom.games.hannibal.phases.battle.rounds_state import (
    AFTER_FAILURE,
    ATTACK,
    COUNTER_ROLL,
    DEFENCE,
    INITIATIVE,
    PREVENT_ROLL,
    PREVENT_STEP,
    WITHDRAW_ROLL,
    RoundsState,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_PREVENT, ROLL_COUNTERATTACK, ROLL_PREVENT, ROLL_WITHDRAW, SHOW_CARD
from hatalom.games.hannibal.rules.battle_cards import refuse_battle_card
from hatalom.games.hannibal.rules.cards import refuse_counter
from hatalom.games.hannibal.rules.dice import die
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
    SHOW_BATTLE_CARD,
    STEAL_BATTLE_CARD,
    TAKE_INITIATIVE,
    TAKE_OPEN_CARD,
    TAKE_RANDOM_CARD,
    WITHDRAW,
)
from hatalom.kit.bag import draw_from


@final
class Rounds(RoundsState):
    """14.10  The attacker plays a card, the defender matches it or loses."""

    def copy(self) -> "Rounds":
        return Rounds(
            self.attacker,
            self.step,
            self.rounds,
            self.card,
            self.thief,
            self.is_cavalry,
            self.probe_used,
            self.spy_rome,
            self.spy_carthage,
            self.deserting,
            self.at_random,
        )

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.spy_rome + self.spy_carthage > 0:
            victim = CARTHAGE if self.spy_rome > 0 else ROME
            return [draw_from(closed_cards(pos, victim), SHOW_BATTLE_CARD, SHOW_CARD, [victim])]
        if self.thief >= 0:
            return ask_thief(self, pos)
        if self.deserting:
            return []
        step = self.step
        if step == ATTACK:
            return ask_attack(self, pos)
        if step == DEFENCE:
            return ask_defence(self, pos)
        if step == INITIATIVE or step == AFTER_FAILURE:
            return ask_initiative(self, pos)
        if step == COUNTER_ROLL:
            return die(
                ROLL_COUNTERATTACK, [pos.battle_commander[1 - self.attacker], counter_max(pos, 1 - self.attacker)]
            )
        if step == WITHDRAW_ROLL:
            commander = pos.battle_commander[self.attacker]
            return die(ROLL_WITHDRAW, [commander, pos.content.battle_rating[commander]])
        commander = pos.battle_commander[1 - self.attacker]
        if step == PREVENT_STEP and commander >= 0:
            return [Question(1 - self.attacker, ASK_PREVENT, [PREVENT(), LET_GO()], [commander])]
        if step == PREVENT_ROLL:
            return die(ROLL_PREVENT, [commander, pos.content.prevent_max[commander]])
        return []

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        if not ATTACK_WITH.has(action):
            return refuse_counter(pos, seat, action)
        return refuse_battle_card(pos, seat, ATTACK_WITH.target(action), self.card if self.step == DEFENCE else NOBODY)

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        if ROLL.has(action):
            self._roll(pos, ROLL.target(action))
        elif ATTACK_WITH.has(action):
            card = ATTACK_WITH.target(action)
            self._attack(pos, seat, card, card)
        elif RESERVE_AS.has(action):
            self._attack(pos, seat, RESERVE_AS.target(action), RESERVE)
        elif PROBE_AS.has(action):
            self.probe_used = True
            self._attack(pos, seat, PROBE_AS.target(action), PROBE)
        elif PLAY_COUNTER.has(action):
            play_strategy_card(self, pos, seat, PLAY_COUNTER.target(action))
        elif MATCH.has(action):
            self._match(pos, seat, self.card)
        elif MATCH_WITH_RESERVE.has(action):
            self._match(pos, seat, RESERVE)
        elif MATCH_WITH_PROBE.has(action):
            self.probe_used = True
            self._match(pos, seat, PROBE)
        elif CONCEDE.has(action):
            self._lose(pos, seat)
        elif SHOW_BATTLE_CARD.has(action):
            show_card(self, pos, SHOW_BATTLE_CARD.target(action))
        elif STEAL_BATTLE_CARD.has(action):
            steal_card(self, pos, STEAL_BATTLE_CARD.target(action), False)
        elif TAKE_OPEN_CARD.has(action):
            steal_card(self, pos, TAKE_OPEN_CARD.target(action), True)
        elif TAKE_RANDOM_CARD.has(action):
            self.at_random = True
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
        if self.deserting:
            begin_theft(self, pos)
        elif self.step == ATTACK:
            pos.tell(OUT_OF_CARDS, [self.attacker])
            self._end(pos, self.attacker, False)
        elif self.step == DEFENCE:
            self._lose(pos, 1 - self.attacker)
        elif self.step == PREVENT_STEP:
            self._end(pos, self.attacker, True)
        else:
            self.step = ATTACK

    def _attack(self, pos: Hannibal, seat: int, card: int, played: int) -> None:
        self.rounds += 1
        self.card = card
        self.is_cavalry = False
        self.step = DEFENCE
        use_card(pos, seat, played)
        pos.tell(ATTACKED_WITH, [seat, played, card, int(played != card)])
        pos.reveal()

    def _match(self, pos: Hannibal, seat: int, played: int) -> None:
        use_card(pos, seat, played)
        pos.tell(MATCHED, [seat, played])
        pos.reveal()
        self.step = INITIATIVE

    def _turn_the_tables(self, pos: Hannibal) -> None:
        self.attacker = 1 - self.attacker
        self.step = ATTACK
        pos.tell(INITIATIVE_TAKEN, [self.attacker])

    def _roll(self, pos: Hannibal, face: int) -> None:
        if self.step == COUNTER_ROLL:
            most = counter_max(pos, 1 - self.attacker)
            commander = pos.battle_commander[1 - self.attacker]
            pos.tell(COUNTERATTACK_ROLLED, [commander, face, most, int(face <= most)])
            if face <= most:
                self._turn_the_tables(pos)
            else:
                self.step = ATTACK
        elif self.step == WITHDRAW_ROLL:
            commander = pos.battle_commander[self.attacker]
            most = pos.content.battle_rating[commander]
            pos.tell(WITHDRAW_ROLLED, [commander, face, most, int(face <= most)])
            self.step = PREVENT_STEP if face <= most else AFTER_FAILURE
        else:
            commander = pos.battle_commander[1 - self.attacker]
            most = pos.content.prevent_max[commander]
            pos.tell(PREVENT_ROLLED, [commander, face, most, int(face <= most)])
            if face <= most:
                self.step = AFTER_FAILURE
            else:
                self._end(pos, self.attacker, True)

    def _lose(self, pos: Hannibal, seat: int) -> None:
        pos.tell(CONCEDED, [seat])
        self._end(pos, seat, False)

    def _end(self, pos: Hannibal, loser: int, withdrew: bool) -> None:
        """14.14, 14.16r1  The attacker's last card sets the retreat line; a side out of cards loses without it."""
        card = NOBODY if loser == self.attacker else self.card
        pos.replace(Aftermath(loser, withdrew, self.rounds, card, 0))
