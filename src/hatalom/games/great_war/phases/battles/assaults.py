"""7.25, 7.32, 8.5  What assaults on land and at sea have in common: luck, hits, and the choices between them."""

from typing import ClassVar, Final

from hatalom.core.message import Said
from hatalom.core.position import Phase, Record
from hatalom.core.question import NO_QUESTIONS, Question
from hatalom.games.great_war.events import ASSAULT_BEGUN, BROKEN_OFF, LUCK_ROLLED, LUCK_WON, STOOD, STRENGTHS
from hatalom.games.great_war.names import LUCK, Power
from hatalom.games.great_war.phases.battles.losses import Hits
from hatalom.games.great_war.phases.battles.retreat import Retreat
from hatalom.games.great_war.position import FAILED, GreatWar
from hatalom.games.great_war.prompts import ASK_SECOND, ASK_STAND, CRUMB_ASSAULT, ROLL_LUCK
from hatalom.games.great_war.rules.battles.dice import NO_THROWS, Die, Throws, die
from hatalom.games.great_war.rules.battles.forces import chooser
from hatalom.games.great_war.rules.battles.luck import attack_luck, defence_luck
from hatalom.games.great_war.rules.battles.retreat import may_retreat
from hatalom.games.great_war.rules.battles.sides import muster
from hatalom.games.great_war.verbs import BREAK_OFF, RETREAT, SECOND_ASSAULT, STAND

# The steps of an assault; gas is announced on land, torpedoes at sea, and only on land a die of luck is thrown again
BEGIN: Final = 0
WEAPON_CHOICE: Final = 1
DEFENCE_TORPEDO: Final = 2
FIRE: Final = 3
HITS: Final = 4
AFTER_HITS: Final = 5
ATTACK_DIE: Final = 6
DEFENCE_DIE: Final = 7
AGAIN_DIE: Final = 8
COMPARE: Final = 9
AFTER_LOSSES: Final = 10
SECOND_CHOICE: Final = 11
STAND_CHOICE: Final = 12
AFTER_RETREAT: Final = 13
OVER: Final = 14


class Assaults(Phase[GreatWar]):
    """7.25  Up to two assaults.  `dice` wait to be thrown, `throws` have been."""

    RECORDS: ClassVar[dict[str, type[Record]]] = {"dice": Die, "throws": Throws}

    def __init__(self, at_sea: bool, step: int, dice: list[Die], throws: Throws) -> None:
        self.at_sea = at_sea
        self.step = step
        self.dice = dice
        self.throws = throws

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_ASSAULT, [pos.assault])

    def decide(self, pos: GreatWar) -> bool:
        """Settles the outcome if it is clear by now, and says whether it is."""
        raise AssertionError("a battle must say when it is decided")

    def defender(self, pos: GreatWar) -> Power:
        return chooser(pos, False, self.at_sea)

    def begin(self, pos: GreatWar) -> None:
        """7.25, 7.27  A new assault, unless the battle is decided already."""
        if self.decide(pos):
            self.step = OVER
            return
        pos.assault += 1
        muster(pos, self.at_sea)
        pos.tell(ASSAULT_BEGUN, pos.assault, pos.target)
        self.throws = NO_THROWS
        self.step = WEAPON_CHOICE

    # -- dice ---------------------------------------------------------------------------------------------------

    def push_hits(self, pos: GreatWar) -> None:
        """7.7r45  The attacker names his targets first."""
        self.step = AFTER_HITS
        pos.push(Hits(False, self.throws.defence_hits, self.at_sea))
        pos.push(Hits(True, self.throws.attack_hits, self.at_sea))

    def ask_luck(self, pos: GreatWar) -> list[Question]:
        """7.8  First the attacker's die, then the defender's."""
        if self.step == ATTACK_DIE:
            return die(ROLL_LUCK, [pos.lead, attack_luck(pos, self.at_sea)])
        return die(ROLL_LUCK, [self.defender(pos), defence_luck(pos, pos.target, self.at_sea)])

    def luck_rolled(self, pos: GreatWar, is_attacker: bool, face: int) -> None:
        self.throws = self.throws.with_luck(is_attacker, face)
        more = attack_luck(pos, self.at_sea) if is_attacker else defence_luck(pos, pos.target, self.at_sea)
        pos.tell(LUCK_ROLLED, pos.lead if is_attacker else self.defender(pos), face, more, face + more)

    def lead_in_luck(self, pos: GreatWar) -> int:
        """7.8  How far the attacker's total is above the defender's."""
        attack = self.throws.attack_die + attack_luck(pos, self.at_sea)
        return attack - self.throws.defence_die - defence_luck(pos, pos.target, self.at_sea)

    def lead_with_luck(self, pos: GreatWar, attack: int, defence: int) -> int:
        """7.8, 7.9  The attacker's lead (doubled) when luck has been added to one of the two strengths."""
        luck = self.lead_in_luck(pos)
        if luck > 0:
            attack += pos.content.modifier[LUCK]
            pos.tell(LUCK_WON, pos.alliance[pos.lead])
        elif luck < 0:
            defence += pos.content.modifier[LUCK]
            pos.tell(LUCK_WON, 1 - pos.alliance[pos.lead])
        pos.tell(STRENGTHS, attack, defence)
        return attack - defence

    # -- between the assaults -----------------------------------------------------------------------------------

    def after_losses(self, pos: GreatWar) -> None:
        """7.18, 7.26, 7.32r57  Decided, failed after the second assault, or the lead is asked."""
        if self.decide(pos):
            self.step = OVER
        elif pos.assault >= pos.content.most_assaults:
            pos.outcome = FAILED
            self.step = OVER
        else:
            self.step = SECOND_CHOICE

    def ask_between(self, pos: GreatWar) -> list[Question]:
        """7.32r57  The lead goes on or breaks off; then the commander of the defence stands or retreats."""
        lead = pos.lead
        if self.step == SECOND_CHOICE:
            return [Question(pos.seat_of(lead), ASK_SECOND, [SECOND_ASSAULT.of(), BREAK_OFF.of()], [lead, pos.target])]
        if self.step == STAND_CHOICE and may_retreat(pos, pos.target, self.at_sea):
            power = self.defender(pos)
            return [Question(pos.seat_of(power), ASK_STAND, [STAND.of(), RETREAT.of()], [power, pos.target])]
        return NO_QUESTIONS

    def choose_between(self, pos: GreatWar, action: int) -> None:
        if SECOND_ASSAULT.has(action):
            self.step = STAND_CHOICE
        elif BREAK_OFF.has(action):
            pos.tell(BROKEN_OFF, pos.lead, pos.target)
            pos.outcome = FAILED
            self.step = OVER
        elif STAND.has(action):
            pos.tell(STOOD, self.defender(pos), pos.target)
            self.step = BEGIN
        else:
            self.step = AFTER_RETREAT
            pos.push(Retreat(self.defender(pos), self.at_sea))
