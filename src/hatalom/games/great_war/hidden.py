"""19  Nothing is hidden: a view holds the whole position, and there is no other world for a viewer."""

from hatalom.core.chance import Seeded
from hatalom.core.snapshot import restore_phase
from hatalom.games.great_war.board import Content
from hatalom.games.great_war.phases import ALL as PHASES
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.view import View, apply_facts


def determinize(view: View, rng: Seeded, content: Content) -> GreatWar:
    """19.3  The only position the viewer can be in."""
    pos = GreatWar(content, view.seats)
    apply_facts(pos, view.facts)
    pos.stack = [restore_phase(entry, PHASES) for entry in view.stack]
    return pos


def resample(pos: GreatWar, viewer: int, rng: Seeded) -> GreatWar:
    """19.3  Every viewer knows everything."""
    return pos.copy()
