"""8.5 to 8.9, 9.4, 18.19  The assaults of a battle at sea, or against the ships in an invaded port."""

from typing import final

from hatalom.core.question import Question, Seat
from hatalom.games.great_war.events import TORPEDO_ROLLED, TORPEDOES_USED
from hatalom.games.great_war.names import PROVINCE_COUNT, SUBMARINES, Power
from hatalom.games.great_war.phases.battles.assaults import (
    AFTER_HITS,
    AFTER_LOSSES,
    AFTER_RETREAT,
    ATTACK_DIE,
    BEGIN,
    COMPARE,
    DEFENCE_DIE,
    DEFENCE_TORPEDO,
    FIRE,
    HITS,
    OVER,
    STAND_CHOICE,
    WEAPON_CHOICE,
    Assaults,
)
from hatalom.games.great_war.phases.battles.losses import Losses
from hatalom.games.great_war.position import FAILED, WON, GreatWar
from hatalom.games.great_war.prompts import ASK_TORPEDO, ROLL_TORPEDO
from hatalom.games.great_war.rules.battles.dice import NO_THROWS, Die, Throws, die, torpedo_dice
from hatalom.games.great_war.rules.battles.losses import sea_losses
from hatalom.games.great_war.rules.battles.sides import attacking_ships, defenders, submarines
from hatalom.games.great_war.rules.battles.strength import sea_attack_strength, sea_defence_strength
from hatalom.games.great_war.verbs import GUNS, ROLL, TORPEDO


@final
class SeaBattle(Assaults):
    """8.5  Like a battle on land without artillery, basic modifier and compulsory loss; losses are halved."""

    FIELDS = ("step", "dice", "throws", "attack_torpedo", "defence_torpedo")

    def __init__(self, step: int, dice: list[Die], throws: Throws, attack_torpedo: bool, defence_torpedo: bool) -> None:
        super().__init__(True, step, dice, throws)
        self.attack_torpedo = attack_torpedo
        self.defence_torpedo = defence_torpedo

    def copy(self) -> "SeaBattle":
        return SeaBattle(self.step, self.dice.copy(), self.throws, self.attack_torpedo, self.defence_torpedo)

    def ask(self, pos: GreatWar) -> list[Question]:
        step = self.step
        if step == WEAPON_CHOICE and self._may_torpedo(pos, True):
            return self._ask_torpedo(pos, pos.lead, submarines(pos.force))
        if step == DEFENCE_TORPEDO and self._may_torpedo(pos, False):
            return self._ask_torpedo(pos, self.defender(pos), submarines(defenders(pos, pos.target, True)))
        if self.dice:
            return die(ROLL_TORPEDO, [self.dice[0].power, self.dice[0].hits_from])
        if step == ATTACK_DIE or step == DEFENCE_DIE:
            return self.ask_luck(pos)
        return self.ask_between(pos)

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if ROLL.has(action):
            self._rolled(pos, ROLL.target(action))
        elif TORPEDO.has(action) or GUNS.has(action):
            self._choose_weapon(pos, TORPEDO.has(action))
        else:
            self.choose_between(pos, action)

    def advance(self, pos: GreatWar) -> None:
        step = self.step
        if step == BEGIN:
            self.begin(pos)
            self.attack_torpedo = self.defence_torpedo = False
        elif step in (WEAPON_CHOICE, DEFENCE_TORPEDO, FIRE):
            self.step += 1
            if self.step == FIRE:
                self._load_dice(pos)
        elif step == HITS:
            self.push_hits(pos)
        elif step == AFTER_HITS:
            self.step = OVER if decide_at_sea(pos) else ATTACK_DIE
        elif step == COMPARE:
            self.step = AFTER_LOSSES
            self._compare(pos)
        elif step == AFTER_LOSSES:
            self.after_losses(pos)
        elif step == STAND_CHOICE or step == AFTER_RETREAT:
            self.step = BEGIN
        else:
            pos.pop()

    def decide(self, pos: GreatWar) -> bool:
        return decide_at_sea(pos)

    # -- torpedoes (18.19) --------------------------------------------------------------------------------------

    def _may_torpedo(self, pos: GreatWar, is_attacker: bool) -> bool:
        """18.19  Not in an invasion; face-down submarines have none."""
        if not pos.is_on(SUBMARINES) or pos.target < PROVINCE_COUNT:
            return False
        return submarines(pos.force if is_attacker else defenders(pos, pos.target, True)) > 0

    def _ask_torpedo(self, pos: GreatWar, power: Power, number: int) -> list[Question]:
        return [Question(pos.seat_of(power), ASK_TORPEDO, [TORPEDO.of(), GUNS.of()], [power, number])]

    def _choose_weapon(self, pos: GreatWar, is_torpedo: bool) -> None:
        if self.step == WEAPON_CHOICE:
            self.attack_torpedo = is_torpedo
            self.step = DEFENCE_TORPEDO
            if is_torpedo:
                pos.tell(TORPEDOES_USED, pos.lead, submarines(pos.force))
        else:
            self.defence_torpedo = is_torpedo
            self.step = FIRE
            if is_torpedo:
                pos.tell(TORPEDOES_USED, self.defender(pos), submarines(defenders(pos, pos.target, True)))
            self._load_dice(pos)

    def _load_dice(self, pos: GreatWar) -> None:
        self.dice = []
        if self.attack_torpedo:
            self.dice += torpedo_dice(pos, pos.force, True)
        if self.defence_torpedo:
            self.dice += torpedo_dice(pos, defenders(pos, pos.target, True), False)

    # -- luck, strength, losses ---------------------------------------------------------------------------------

    def _rolled(self, pos: GreatWar, face: int) -> None:
        if self.step == FIRE:
            torpedo = self.dice.pop(0)
            is_hit = face >= torpedo.hits_from
            pos.tell(TORPEDO_ROLLED, torpedo.power, face, int(is_hit))
            if is_hit:
                self.throws = self.throws.with_hit(torpedo.by_attacker)
        elif self.step == ATTACK_DIE:
            self.luck_rolled(pos, True, face)
            self.step = DEFENCE_DIE
        else:
            self.luck_rolled(pos, False, face)
            self.step = COMPARE

    def _compare(self, pos: GreatWar) -> None:
        """8.6, 8.7r68  Strengths with luck; the loser removes half the difference in ships, at most 4."""
        attack = sea_attack_strength(pos, self.attack_torpedo)
        defence = sea_defence_strength(pos, pos.target, self.defence_torpedo)
        lead = self.lead_with_luck(pos, attack, defence)
        pos.push(Losses(lead < 0, True, sea_losses(pos, abs(lead))))


def new_sea_battle() -> SeaBattle:
    return SeaBattle(BEGIN, [], NO_THROWS, False, False)


def decide_at_sea(pos: GreatWar) -> bool:
    """8.9r69  Over when a side has no ship left; if both have none, the attack has failed."""
    if attacking_ships(pos) == 0:
        pos.outcome = FAILED
        return True
    if pos.ships(pos.target) == 0:
        pos.outcome = WON
        return True
    return False
