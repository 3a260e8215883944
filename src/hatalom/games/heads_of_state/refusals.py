"""Why something is not allowed, in sentences.  The predicates that say them are in `rules`."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.heads_of_state.names import AREA, ATTRIBUTE, NOBLE, SEAT, TREACHERY

FIRST_TURN: Final = Message("first-turn", "6.2")
TOO_FEW_TO_REFRESH: Final = Message("too-few-to-refresh", "7.3", n=NUMBER, needed=NUMBER)
NOT_IN_DISPLAY: Final = Message("not-in-display", "7.4", attribute=ATTRIBUTE)
TREACHERY_NOT_IN_DISPLAY: Final = Message("treachery-not-in-display", "8.2", treachery=TREACHERY)
ALREADY_TAKEN: Final = Message("already-taken", "8.1")
NO_TREACHERY_NOW: Final = Message("no-treachery-now", "7.7")
NOT_YET: Final = Message("not-yet", "7.7r1")
NO_SUCH_BOX: Final = Message("no-such-box", "3.2", area=AREA)
BOX_OCCUPIED: Final = Message("box-occupied", "3.3", area=AREA, owner=SEAT, noble=NOBLE)
NO_TILE_LEFT: Final = Message("no-tile-left", "9.7r1", noble=NOBLE)
CARDS_MISSING: Final = Message("cards-missing", "9.2", noble=NOBLE, n=NUMBER)
CARD_MISSING: Final = Message("card-missing", "9.2", noble=NOBLE, attribute=ATTRIBUTE)
NO_COURTESAN_FOR: Final = Message("no-courtesan-for", "9.5", noble=NOBLE, attribute=ATTRIBUTE)
NOT_IN_THE_COST: Final = Message("not-in-the-cost", "9.5r1", noble=NOBLE, attribute=ATTRIBUTE)
NOT_EMPTIED_BY_YOU: Final = Message("not-emptied-by-you", "8.5", area=AREA, noble=NOBLE)
BREAKS_THE_DUTY: Final = Message("breaks-the-duty", "10.8r1", area=AREA, noble=NOBLE)
NO_TREACHERY_CARDS: Final = Message("no-treachery-cards", "8.4")
NOT_HELD: Final = Message("not-held", "8.4", treachery=TREACHERY)
NO_TARGET: Final = Message("no-target", "10.5a", treachery=TREACHERY)
NOBODY_THERE: Final = Message("nobody-there", "10.5a", area=AREA, noble=NOBLE)
OWN_NOBLE: Final = Message("own-noble", "10.2", area=AREA, noble=NOBLE)
ALREADY_NAMED: Final = Message("already-named", "10.5", area=AREA, noble=NOBLE)
OTHER_COUNTRY: Final = Message("other-country", "10.10", treachery=TREACHERY, area=AREA)
CAPITAL_NEEDS_TWO: Final = Message("capital-needs-two", "10.10", area=AREA)
PROVINCE_NEEDS_ONE: Final = Message("province-needs-one", "10.10r1", area=AREA)
NO_PAIR: Final = Message("no-pair", "10.11r1", treachery=TREACHERY, second=TREACHERY)
DUTY_OPEN: Final = Message("duty-open", "10.8", n=NUMBER)
NOT_IN_HAND: Final = Message("not-in-hand", "6.4", attribute=ATTRIBUTE)
NO_SURPLUS: Final = Message("no-surplus", "5.7r1")
