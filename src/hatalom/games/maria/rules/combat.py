"""11.1, 16.2  Who must fight whom, and what a defeat would cost."""

from hatalom.games.maria.names import NOBODY, General, Power, Town
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import forbids_combat
from hatalom.games.maria.rules.retreat import retreat_ends
from hatalom.games.maria.rules.stacks import lose_troops


def is_head_of(pos: Maria, general: General) -> bool:
    """11.1.3  On the map, alone or in command of his stack."""
    return pos.at[general] >= 0 and pos.commander(general) == general


def must_fight(pos: Maria, general: General, other: General) -> bool:
    """11.1.1, 21.3r1  Enemies fight, unless powers of the two stacks have agreed on a truce."""
    if not pos.is_enemy(pos.power_of(general), pos.power_of(other)):
        return False
    if len(pos.agreements) == 0:
        return True
    for power in powers_of(pos, general):
        for enemy in powers_of(pos, other):
            if forbids_combat(pos, power, enemy):
                return False
    return True


def powers_of(pos: Maria, general: General) -> list[Power]:
    """The powers in a general's stack."""
    mate = pos.mate_of(general)
    return [pos.power_of(general)] if mate == NOBODY else [pos.power_of(general), pos.power_of(mate)]


def ends_after_loss(pos: Maria, loser: General, winner: General, loss: int) -> list[Town]:
    """11.2.1r1  Where the rest could be sent after such a loss; empty if nobody is left or the retreat is cut off."""
    if not 0 < loss < pos.strength(loser):
        return []
    trial = pos.copy()
    mate = trial.mate_of(loser)
    lose_troops(trial, loser, loss)
    left = loser if trial.at[loser] >= 0 else mate
    return retreat_ends(trial, left, trial.at[winner], loss)


def battle_points(pos: Maria, loss: int, removed: int) -> int:
    """16.2  1 VP per 3 troops destroyed; exactly 1 for fewer troops if a general was removed."""
    points = loss // pos.content.troops_per_vp
    return 1 if points == 0 and removed > 0 else points


def points_after_loss(pos: Maria, loser: General, winner: General, loss: int) -> int:
    """16.2, 16.5r1  The VPs of the winner if the loser stopped now; all troops count where the retreat is cut off."""
    if loss == 0:
        return 0
    strength = pos.strength(loser)
    if loss == strength or not ends_after_loss(pos, loser, winner, loss):
        return battle_points(pos, strength, 1)
    return battle_points(pos, loss, len(lose_troops(pos.copy(), loser, loss)))
