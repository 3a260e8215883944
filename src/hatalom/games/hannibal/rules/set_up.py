"""25  Set-up: the forces and markers of the scenario."""

from hatalom.games.hannibal.names import SPACES
from hatalom.games.hannibal.position import Hannibal


def lay_out(pos: Hannibal) -> None:
    """25.1  Every force where the scenario puts it, and the points it begins with."""
    for force in pos.rules().forces:
        side, space, units, elephants, office = force[0], force[1], force[2], force[3], force[4]
        pos.units[SPACES * side + space] += units + elephants
        pos.elephants[space] += elephants
        for general in force[5:]:
            pos.at[general] = space
            pos.office[general] = office
    pos.points = [pos.count_points(0), pos.count_points(1)]
