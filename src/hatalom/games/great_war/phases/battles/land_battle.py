"""7.7 to 7.27  The assaults of a battle on land: artillery, luck, strength, losses; then a second one or a retreat."""

from typing import Final, final

from hatalom.core.question import Question, Seat
from hatalom.core.shared import increased
from hatalom.games.great_war.events import ARTILLERY_ROLLED, GAS_USED, TECHNICAL_LOST
from hatalom.games.great_war.names import (
    GAS,
    PURSUIT,
    UNIT_COUNT,
    is_ship,
    piece_of,
)
from hatalom.games.great_war.phases.battles.assaults import (
    AFTER_HITS,
    AFTER_LOSSES,
    AFTER_RETREAT,
    AGAIN_DIE,
    ATTACK_DIE,
    BEGIN,
    COMPARE,
    DEFENCE_DIE,
    FIRE,
    HITS,
    OVER,
    STAND_CHOICE,
    WEAPON_CHOICE,
    Assaults,
)
from hatalom.games.great_war.phases.battles.losses import Losses
from hatalom.games.great_war.phases.battles.pursuit import Pursuit
from hatalom.games.great_war.position import FAILED, WON, GreatWar
from hatalom.games.great_war.prompts import ASK_GAS, ROLL_AGAIN, ROLL_ARTILLERY
from hatalom.games.great_war.rules.battles.dice import NEVER_AGAIN, NO_THROWS, Die, Throws, artillery_dice, die
from hatalom.games.great_war.rules.battles.losses import (
    attack_losses,
    cap_of,
    defence_losses,
    losses_due,
)
from hatalom.games.great_war.rules.battles.luck import rerolls_luck
from hatalom.games.great_war.rules.battles.sides import (
    attacking_fighters,
    has_attacking,
)
from hatalom.games.great_war.rules.battles.strength import (
    attack_bonuses,
    attack_strength,
    defence_bonuses,
    defence_strength,
    total_of,
)
from hatalom.games.great_war.units import count_of, kind_of, power_of
from hatalom.games.great_war.verbs import NO_GAS, ROLL, USE_GAS

# Whose die of luck is thrown again
NO_SIDE: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2


@final
class LandBattle(Assaults):
    """7.7 to 7.18  Artillery and gas, luck, strength, losses."""

    FIELDS = ("step", "dice", "throws", "has_gas")

    def __init__(self, step: int, dice: list[Die], throws: Throws, has_gas: bool) -> None:
        super().__init__(False, step, dice, throws)
        self.has_gas = has_gas

    def copy(self) -> "LandBattle":
        return LandBattle(self.step, self.dice.copy(), self.throws, self.has_gas)

    def ask(self, pos: GreatWar) -> list[Question]:
        step, lead = self.step, pos.lead
        if step == WEAPON_CHOICE and has_attacking(pos, GAS):
            return [Question(pos.seat_of(lead), ASK_GAS, [USE_GAS.of(), NO_GAS.of()], [lead, pos.target])]
        if self.dice:
            return die(ROLL_ARTILLERY, [self.dice[0].power, self.dice[0].hits_from])
        if step == ATTACK_DIE or step == DEFENCE_DIE:
            return self.ask_luck(pos)
        if step == AGAIN_DIE:
            again = self._luck_again(pos)
            if again != NO_SIDE:
                return die(ROLL_AGAIN, [lead if again == ATTACKER else self.defender(pos)])
        return self.ask_between(pos)

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if ROLL.has(action):
            self._rolled(pos, ROLL.target(action))
        elif USE_GAS.has(action):
            self._use_gas(pos)
            self._open_fire(pos)
        elif NO_GAS.has(action):
            self._open_fire(pos)
        else:
            self.choose_between(pos, action)

    def advance(self, pos: GreatWar) -> None:
        step = self.step
        if step == BEGIN:
            self.begin(pos)
            self.has_gas = False
        elif step == WEAPON_CHOICE:
            self._open_fire(pos)
        elif step == FIRE:
            self.step = HITS
        elif step == HITS:
            self.push_hits(pos)
        elif step == AFTER_HITS:
            self.step = OVER if decide_on_land(pos) else ATTACK_DIE
        elif step == AGAIN_DIE:
            self.step = COMPARE
        elif step == COMPARE:
            self.step = AFTER_LOSSES
            self._compare(pos)
        elif step == AFTER_LOSSES:
            self.after_losses(pos)
        elif step == STAND_CHOICE:
            self.step = BEGIN
        elif step == AFTER_RETREAT:
            self.step = BEGIN
            if pos.is_on(PURSUIT):
                pos.push(Pursuit())
        else:
            pos.pop()

    def decide(self, pos: GreatWar) -> bool:
        return decide_on_land(pos)

    # -- the steps of an assault --------------------------------------------------------------------------------

    def _use_gas(self, pos: GreatWar) -> None:
        """7.7r46  One gas unit of the attackers, dead after the assault."""
        for entry in pos.force:
            if kind_of(entry) == GAS:
                power = power_of(entry)
                pos.leave_force(entry, 1)
                pos.dead = increased(pos.dead, UNIT_COUNT * power + GAS, 1)
                pos.tell(GAS_USED, power)
                self.has_gas = True
                return

    def _open_fire(self, pos: GreatWar) -> None:
        self.step = FIRE
        self.dice = artillery_dice(pos)

    def _rolled(self, pos: GreatWar, face: int) -> None:
        if self.step == FIRE:
            self._fired(pos, face)
        elif self.step == ATTACK_DIE:
            self.luck_rolled(pos, True, face)
            self.step = DEFENCE_DIE
        elif self.step == DEFENCE_DIE:
            self.luck_rolled(pos, False, face)
            self.step = AGAIN_DIE
        else:
            self.luck_rolled(pos, self._luck_again(pos) == ATTACKER, face)
            self.step = COMPARE

    def _fired(self, pos: GreatWar, face: int) -> None:
        """7.7, 6.7  A hit, a miss, or a die that Hindenburg throws again once."""
        gun = self.dice.pop(0)
        is_hit = face >= gun.hits_from
        pos.tell(ARTILLERY_ROLLED, gun.power, face, int(is_hit))
        if is_hit:
            self.throws = self.throws.with_hit(gun.by_attacker)
        elif face <= gun.again_to:
            self.dice.append(Die(gun.power, gun.hits_from, NEVER_AGAIN, gun.by_attacker))

    def _luck_again(self, pos: GreatWar) -> int:
        """6.7r39  Hindenburg's second throw of a 1 or 2, unless his side is ahead already."""
        lead = self.lead_in_luck(pos)
        if self.throws.attack_die <= rerolls_luck(pos, True) and lead <= 0:
            return ATTACKER
        if self.throws.defence_die <= rerolls_luck(pos, False) and lead >= 0:
            return DEFENDER
        return NO_SIDE

    def _compare(self, pos: GreatWar) -> None:
        """7.8, 7.9, 7.15, 7.16  Luck, strength, and how many units each side removes."""
        attack = attack_strength(pos) + total_of(attack_bonuses(pos, self.has_gas))
        defence = defence_strength(pos, pos.target) + total_of(defence_bonuses(pos, pos.target))
        lead = self.lead_with_luck(pos, attack, defence)
        lost_by_defence = losses_due(pos, False, defence_losses(pos, lead))
        lost_by_attack = losses_due(pos, True, attack_losses(pos, lead))
        pos.push(Losses(False, False, lost_by_defence))
        pos.push(Losses(True, False, lost_by_attack, needs_fighting=True, capped=cap_of(pos)))


def new_land_battle() -> LandBattle:
    return LandBattle(BEGIN, [], NO_THROWS, False)


def decide_on_land(pos: GreatWar) -> bool:
    """7.18r51, 7.27  Without fighting attackers the attack has failed; without fighting defenders it is won.

    Technical units that are left alone go back to the card.
    """
    if attacking_fighters(pos) == 0:
        pos.outcome = FAILED
        return True
    if pos.fighting_units(pos.target) > 0:
        return False
    pos.outcome = WON
    for entry in pos.units[pos.target]:
        if not is_ship(kind_of(entry)):
            pos.remove(pos.target, entry, count_of(entry))
            pos.bury(power_of(entry), kind_of(entry), count_of(entry))
            pos.tell(TECHNICAL_LOST, piece_of(power_of(entry), kind_of(entry)), count_of(entry))
    return True
