"""14.10 to 14.14, 16, 23.1  The battle of cards."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.hannibal.events import (
    ATTACKED_WITH,
    BATTLE_CARD_SHOWN,
    BATTLE_CARD_TAKEN,
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
    BATTLE_CARDS,
    CARTHAGE,
    ENVELOPMENT,
    FLANK_LEFT,
    FLANK_RIGHT,
    HANNIBAL,
    MARHARBAL,
    NOBODY,
    PROBE,
    RESERVE,
    ROME,
)
from hatalom.games.hannibal.phases.aftermath import Aftermath
from hatalom.games.hannibal.phases.counters import play_counter
from hatalom.games.hannibal.phases.dice import die
from hatalom.games.hannibal.phases.withdrawal import may_withdraw
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import (
    ASK_ATTACK,
    ASK_COUNTERATTACK,
    ASK_DEFENCE,
    ASK_INITIATIVE,
    ASK_OPEN_CARD,
    ASK_PREVENT,
    CRUMB_ROUNDS,
    ROLL_COUNTERATTACK,
    ROLL_PREVENT,
    ROLL_WITHDRAW,
    SHOW_CARD,
    TAKE_CARD,
)
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
    STAY_ON_DEFENCE,
    STEAL_BATTLE_CARD,
    TAKE_INITIATIVE,
    TAKE_OPEN_CARD,
    TAKE_RANDOM_CARD,
    WITHDRAW,
)
from hatalom.kit.bag import draw_from

ATTACK: Final = 0
DEFENCE: Final = 1
INITIATIVE: Final = 2
COUNTER_ROLL: Final = 3
WITHDRAW_ROLL: Final = 4
PREVENT_STEP: Final = 5
PREVENT_ROLL: Final = 6
AFTER_FAILURE: Final = 7


@final
class Rounds(Phase[Hannibal]):
    """14.10  The attacker plays a card, the defender matches it or loses."""

    FIELDS = (
        "attacker",
        "step",
        "rounds",
        "card",
        "thief",
        "is_cavalry",
        "probe_used",
        "spy_rome",
        "spy_carthage",
        "deserting",
        "at_random",
    )

    def __init__(
        self,
        attacker: int,
        step: int,
        rounds: int,
        card: int,
        thief: int,
        is_cavalry: bool,
        probe_used: bool,
        spy_rome: int,
        spy_carthage: int,
        deserting: int,
        at_random: bool = False,
    ) -> None:
        self.attacker = attacker
        self.step = step
        self.rounds = rounds
        self.card = card  # the type the attacker played
        self.thief = thief  # 24.8: who is taking a card with Ally Deserts
        self.is_cavalry = is_cavalry  # 24.9: the attacker's card was card 6
        self.probe_used = probe_used  # 23.1: Hannibal has used his Probe
        self.spy_rome = spy_rome  # cards of the enemy that Rome may still uncover
        self.spy_carthage = spy_carthage
        self.deserting = deserting  # a bit per seat that declared Ally Deserts before the deal
        self.at_random = at_random  # the thief wants none of the open cards

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

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_ROUNDS, [max(1, self.rounds), self.attacker])

    def spy_on(self, pos: Hannibal, seat: int) -> None:
        """24.8  Half of the enemy's cards, rounded down."""
        half = pos.battle_hand_size(1 - seat) // 2
        if seat == ROME:
            self.spy_rome = half
        else:
            self.spy_carthage = half

    def desert_to(self, seat: int) -> None:
        self.deserting |= 1 << seat

    # -- asking ----------------------------------------------------------------------------------------------

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.spy_rome + self.spy_carthage > 0:
            victim = CARTHAGE if self.spy_rome > 0 else ROME
            return [draw_from(self._closed(pos, victim), SHOW_BATTLE_CARD, SHOW_CARD, [victim])]
        if self.thief >= 0:
            return self._ask_thief(pos)
        if self.deserting:
            return []
        step = self.step
        if step == ATTACK:
            return self._ask_attack(pos)
        if step == DEFENCE:
            return self._ask_defence(pos)
        if step == INITIATIVE or step == AFTER_FAILURE:
            return self._ask_initiative(pos)
        if step == COUNTER_ROLL:
            return die(ROLL_COUNTERATTACK, [self._commander(pos, 1 - self.attacker), self._counter_max(pos)])
        if step == WITHDRAW_ROLL:
            commander = self._commander(pos, self.attacker)
            return die(ROLL_WITHDRAW, [commander, pos.content.battle_rating[commander]])
        commander = self._commander(pos, 1 - self.attacker)
        if step == PREVENT_STEP and commander >= 0:
            return [Question(1 - self.attacker, ASK_PREVENT, [PREVENT(), LET_GO()], [commander])]
        if step == PREVENT_ROLL:
            return die(ROLL_PREVENT, [commander, pos.content.prevent_max[commander]])
        return []

    def _ask_attack(self, pos: Hannibal) -> list[Question]:
        seat = self.attacker
        options: list[int] = []
        hand = pos.battle_hand[BATTLE_CARDS * seat : BATTLE_CARDS * seat + BATTLE_CARDS]
        size = pos.battle_hand_size(seat)
        if size == 0 and not self._may_have_more(pos, seat, True):
            return []
        for card in range(RESERVE):
            if hand[card] > 0:
                options.append(ATTACK_WITH(card))
        if hand[RESERVE] > 0:
            for card in range(RESERVE):
                options.append(RESERVE_AS(card))
        if hand[PROBE] > 0 and self._may_probe(pos, seat):
            options.extend([PROBE_AS(FLANK_LEFT), PROBE_AS(FLANK_RIGHT), PROBE_AS(ENVELOPMENT)])
        if seat == CARTHAGE and pos.holds(seat, MARHARBAL):
            options.append(PLAY_COUNTER(MARHARBAL))
        if pos.holds(seat, ALLY_DESERTS) and pos.battle_hand_size(1 - seat) > 0:
            options.append(PLAY_COUNTER(ALLY_DESERTS))
        if size == 0:
            options.append(CONCEDE())
        elif may_withdraw(pos, seat):
            options.append(WITHDRAW())
        return [Question(seat, ASK_ATTACK, options, [self.rounds + 1, size], window=True)]

    def _ask_defence(self, pos: Hannibal) -> list[Question]:
        """14.10, 14.13, 23.1, 24.9  The same type, a Reserve, Hannibal's Probe, or the cavalry."""
        seat = 1 - self.attacker
        if pos.battle_hand_size(seat) == 0 and not self._may_have_more(pos, seat, self.card == ENVELOPMENT):
            return []
        options: list[int] = []
        first = BATTLE_CARDS * seat
        if pos.battle_hand[first + self.card] > 0:
            options.append(MATCH())
        if pos.battle_hand[first + RESERVE] > 0:
            options.append(MATCH_WITH_RESERVE())
        if pos.battle_hand[first + PROBE] > 0 and self._may_probe(pos, seat):
            if self.card == FLANK_LEFT or self.card == FLANK_RIGHT or self.card == ENVELOPMENT:
                options.append(MATCH_WITH_PROBE())
        if self.card == ENVELOPMENT and seat == CARTHAGE and pos.holds(seat, MARHARBAL):
            options.append(PLAY_COUNTER(MARHARBAL))
        if pos.holds(seat, ALLY_DESERTS) and pos.battle_hand_size(1 - seat) > 0:
            options.append(PLAY_COUNTER(ALLY_DESERTS))
        options.append(CONCEDE())
        return [Question(seat, ASK_DEFENCE, options, [self.card], window=True)]

    def _ask_initiative(self, pos: Hannibal) -> list[Question]:
        """14.11, 14.12, 16.1  Free after a matched Double Envelopment or a failed withdrawal, else for a roll."""
        seat = 1 - self.attacker
        if self.step == AFTER_FAILURE or (self.card == ENVELOPMENT and not self.is_cavalry):
            return [Question(seat, ASK_INITIATIVE, [TAKE_INITIATIVE(), STAY_ON_DEFENCE()])]
        if self._commander(pos, seat) >= 0:
            args = [self._commander(pos, seat), self._counter_max(pos)]
            return [Question(seat, ASK_COUNTERATTACK, [COUNTERATTACK(), STAY_ON_DEFENCE()], args)]
        return []

    def _ask_thief(self, pos: Hannibal) -> list[Question]:
        victim = 1 - self.thief
        options: list[int] = []
        for card in range(BATTLE_CARDS):
            if pos.battle_open[BATTLE_CARDS * victim + card] > 0:
                options.append(TAKE_OPEN_CARD(card))
        if options and not self.at_random:
            options.append(TAKE_RANDOM_CARD())
            return [Question(self.thief, ASK_OPEN_CARD, options)]
        first = BATTLE_CARDS * victim
        bag = pos.battle_hand[first : first + BATTLE_CARDS]
        return [draw_from(bag, STEAL_BATTLE_CARD, TAKE_CARD, [victim])]

    # -- answers ---------------------------------------------------------------------------------------------

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
            self._play_strategy_card(pos, seat, PLAY_COUNTER.target(action))
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
            self._show(pos, SHOW_BATTLE_CARD.target(action))
        elif STEAL_BATTLE_CARD.has(action):
            self._steal(pos, STEAL_BATTLE_CARD.target(action), False)
        elif TAKE_OPEN_CARD.has(action):
            self._steal(pos, TAKE_OPEN_CARD.target(action), True)
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
            self._begin_theft(pos)
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
        self._use(pos, seat, played)
        pos.tell(ATTACKED_WITH, [seat, played, card])
        pos.reveal()

    def _match(self, pos: Hannibal, seat: int, played: int) -> None:
        self._use(pos, seat, played)
        pos.tell(MATCHED, [seat, played])
        pos.reveal()
        self.step = INITIATIVE

    def _play_strategy_card(self, pos: Hannibal, seat: int, card: int) -> None:
        play_counter(pos, seat, card)
        if card == ALLY_DESERTS:
            self.thief = seat
        elif self.step == ATTACK:
            self.rounds += 1
            self.card = ENVELOPMENT
            self.is_cavalry = True
            self.step = DEFENCE
        else:
            self.step = INITIATIVE

    def _use(self, pos: Hannibal, seat: int, card: int) -> None:
        index = BATTLE_CARDS * seat + card
        pos.battle_hand[index] -= 1
        pos.battle_open[index] = min(pos.battle_open[index], pos.battle_hand[index])
        pos.battle_used[card] += 1

    def _turn_the_tables(self, pos: Hannibal) -> None:
        self.attacker = 1 - self.attacker
        self.step = ATTACK
        pos.tell(INITIATIVE_TAKEN, [self.attacker])

    # -- dice ------------------------------------------------------------------------------------------------

    def _roll(self, pos: Hannibal, face: int) -> None:
        if self.step == COUNTER_ROLL:
            most = self._counter_max(pos)
            commander = self._commander(pos, 1 - self.attacker)
            pos.tell(COUNTERATTACK_ROLLED, [commander, face, most, int(face <= most)])
            if face <= most:
                self._turn_the_tables(pos)
            else:
                self.step = ATTACK
        elif self.step == WITHDRAW_ROLL:
            commander = self._commander(pos, self.attacker)
            most = pos.content.battle_rating[commander]
            pos.tell(WITHDRAW_ROLLED, [commander, face, most, int(face <= most)])
            self.step = PREVENT_STEP if face <= most else AFTER_FAILURE
        else:
            commander = self._commander(pos, 1 - self.attacker)
            most = pos.content.prevent_max[commander]
            pos.tell(PREVENT_ROLLED, [commander, face, most, int(face <= most)])
            if face <= most:
                self.step = AFTER_FAILURE
            else:
                self._end(pos, self.attacker, True)

    def _counter_max(self, pos: Hannibal) -> int:
        """14.11  Longus as original attacker 1-2, Paulus as original defender 1-3, else the battle rating."""
        seat = 1 - self.attacker
        commander = self._commander(pos, seat)
        if seat == pos.battle_active:
            return pos.content.counter_as_attacker[commander]
        return pos.content.counter_as_defender[commander]

    # -- strategy cards --------------------------------------------------------------------------------------

    def _may_have_more(self, pos: Hannibal, seat: int, cavalry_helps: bool) -> bool:
        """Whether, as far as the enemy knows, a strategy card could still help a side without battle cards."""
        if cavalry_helps and seat == CARTHAGE and pos.may_hold(seat, MARHARBAL):
            return True
        return pos.may_hold(seat, ALLY_DESERTS) and pos.battle_hand_size(1 - seat) > 0

    def _closed(self, pos: Hannibal, seat: int) -> list[int]:
        bag: list[int] = []
        for index in range(BATTLE_CARDS * seat, BATTLE_CARDS * seat + BATTLE_CARDS):
            bag.append(pos.battle_hand[index] - pos.battle_open[index])
        return bag

    def _show(self, pos: Hannibal, card: int) -> None:
        victim = CARTHAGE if self.spy_rome > 0 else ROME
        if victim == CARTHAGE:
            self.spy_rome -= 1
        else:
            self.spy_carthage -= 1
        pos.battle_open[BATTLE_CARDS * victim + card] += 1
        pos.tell(BATTLE_CARD_SHOWN, [victim, card])

    def _begin_theft(self, pos: Hannibal) -> None:
        """14.8  Cards declared before the deal: the original attacker first."""
        seat = pos.battle_active if (self.deserting >> pos.battle_active) & 1 else 1 - pos.battle_active
        self.deserting &= ~(1 << seat)
        if pos.battle_hand_size(1 - seat) > 0:
            self.thief = seat

    def _steal(self, pos: Hannibal, card: int, is_open: bool) -> None:
        """24.8  One card changes hands; both players know it."""
        victim = 1 - self.thief
        source, goal = BATTLE_CARDS * victim + card, BATTLE_CARDS * self.thief + card
        pos.battle_hand[source] -= 1
        if is_open:
            pos.battle_open[source] -= 1
        else:
            pos.battle_open[source] = min(pos.battle_open[source], pos.battle_hand[source])
        pos.battle_hand[goal] += 1
        pos.battle_open[goal] += 1
        pos.tell(BATTLE_CARD_TAKEN, [self.thief, card])
        self.thief = NOBODY
        self.at_random = False

    # -- the end ---------------------------------------------------------------------------------------------

    def _commander(self, pos: Hannibal, seat: int) -> int:
        return pos.battle_commander[seat]

    def _may_probe(self, pos: Hannibal, seat: int) -> bool:
        """23.1  Hannibal in command, once per battle."""
        return seat == CARTHAGE and not self.probe_used and pos.battle_commander[CARTHAGE] == HANNIBAL

    def _lose(self, pos: Hannibal, seat: int) -> None:
        pos.tell(CONCEDED, [seat])
        self._end(pos, seat, False)

    def _end(self, pos: Hannibal, loser: int, withdrew: bool) -> None:
        """14.14, 14.16r1  The attacker's last card sets the retreat line; a side out of cards loses without it."""
        card = NOBODY if loser == self.attacker else self.card
        pos.replace(Aftermath(loser, withdrew, self.rounds, card, 0))
