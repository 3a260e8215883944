"""The sequence of play: every phase that asks or leads to the next one, a chapter of the rules a file or folder."""

from hatalom.core.game import phases_in
from hatalom.games.maria.phases import (
    course,
    hussars,
    negotiation,
    payment,
    set_up,
    stacks,
    supply,
    tactical_cards,
)
from hatalom.games.maria.phases.changes import annexation, displaced, objectives, saxony
from hatalom.games.maria.phases.combat import battle, combat, retreat
from hatalom.games.maria.phases.movement import movement, moving, trains
from hatalom.games.maria.phases.politics import election, execution, expeditions, politics
from hatalom.games.maria.phases.winter import muster, winter

ALL = phases_in((
    *(course, set_up, stacks, payment, hussars, tactical_cards, supply, negotiation),
    *(movement, moving, trains),
    *(combat, battle, retreat),
    *(winter, muster),
    *(politics, execution, expeditions, election),
    *(annexation, objectives, saxony, displaced),
))  # fmt: skip
"""Every phase class by name, for snapshots and notation."""
