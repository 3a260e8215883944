"""25  Set-up: the forces and markers of the scenario."""

from hatalom.core.shared import increased, replaced
from hatalom.games.hannibal.names import SPACES
from hatalom.games.hannibal.position import Hannibal


def lay_out(pos: Hannibal) -> None:
    """25.1  Every force where the scenario puts it."""
    for force in pos.scenario_in_play().forces:
        pos.units[SPACES * force.side + force.space] += force.units + force.elephants
        pos.elephants = increased(pos.elephants, force.space, force.elephants)
        for general in force.generals:
            pos.at[general] = force.space
            pos.office = replaced(pos.office, general, force.office)
