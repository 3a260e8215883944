"""Everything that can happen, as lines of the log."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.heads_of_state.names import AREA, ATTRIBUTE, CENTURY, COUNTRY, NOBLE, SEAT, TREACHERY

# Set-up and piles
ATTRIBUTE_TURNED_UP: Final = Message("attribute-turned-up", "4.3", attribute=ATTRIBUTE)
TREACHERY_TURNED_UP: Final = Message("treachery-turned-up", "4.4", treachery=TREACHERY)
STARTS: Final = Message("starts", "4.13", seat=SEAT)
TREACHERY_RESHUFFLED: Final = Message("treachery-reshuffled", "6.7", n=NUMBER)

# Taking cards
FIRST_TURN_TAKES: Final = Message("first-turn-takes", "6.2", seat=SEAT, n=NUMBER)
CHOSE_ATTRIBUTES: Final = Message("chose-attributes", "7.2", seat=SEAT, n=NUMBER)
CHOSE_REFRESH: Final = Message("chose-refresh", "7.2", seat=SEAT)
CHOSE_TREACHERY: Final = Message("chose-treachery", "8.1", seat=SEAT)
ATTRIBUTE_TAKEN: Final = Message("attribute-taken", "7.4", seat=SEAT, attribute=ATTRIBUTE)
ATTRIBUTE_DRAWN: Final = Message("attribute-drawn", "7.4", seat=SEAT, attribute=ATTRIBUTE)
ATTRIBUTE_DRAWN_BLIND: Final = Message("attribute-drawn-blind", "15.3", seat=SEAT)
TREACHERY_TAKEN: Final = Message("treachery-taken", "8.2", seat=SEAT, treachery=TREACHERY)
TREACHERY_DRAWN: Final = Message("treachery-drawn", "8.2", seat=SEAT, treachery=TREACHERY)
TREACHERY_DRAWN_BLIND: Final = Message("treachery-drawn-blind", "15.3", seat=SEAT)
SET_ASIDE_RETURNED: Final = Message("set-aside-returned", "6.3", n=NUMBER)

# Nobles
NOBLE_PLACED: Final = Message("noble-placed", "9.2", seat=SEAT, noble=NOBLE, area=AREA)
NOBLE_PLACED_WITH_COURTESAN: Final = Message(
    "noble-placed-with-courtesan", "9.5", seat=SEAT, noble=NOBLE, area=AREA, attribute=ATTRIBUTE
)
NO_CARD_LEFT: Final = Message("no-card-left", "9.6", seat=SEAT, noble=NOBLE)
HEX_SCORED: Final = Message("hex-scored", "11.1.1", seat=SEAT, area=AREA, n=NUMBER)
SQUARE_SCORED: Final = Message("square-scored", "11.2.1", seat=SEAT, country=COUNTRY, n=NUMBER)
LARGE_SCORED: Final = Message("large-scored", "11.3.1", seat=SEAT, n=NUMBER)

# Treachery
STRUCK: Final = Message("struck", "10.10", seat=SEAT, treachery=TREACHERY, owner=SEAT, noble=NOBLE, area=AREA)
STRUCK_CAPITAL: Final = Message(
    "struck-capital", "10.10", seat=SEAT, treachery=TREACHERY, second=TREACHERY, owner=SEAT, noble=NOBLE, area=AREA
)
CUBE_DRAWN: Final = Message("cube-drawn", "10.9", seat=SEAT)
KILLED: Final = Message("killed", "10.3", owner=SEAT, noble=NOBLE, area=AREA)
SURVIVED: Final = Message("survived", "10.9", owner=SEAT, noble=NOBLE, area=AREA)

# Discards
ATTRIBUTES_DISCARDED: Final = Message("attributes-discarded", "6.4", seat=SEAT, n=NUMBER, attribute=ATTRIBUTE)
TREACHERY_DISCARDED: Final = Message("treachery-discarded", "6.4", seat=SEAT, n=NUMBER, treachery=TREACHERY)

# Revolution and scoring
REVOLUTION_CAME: Final = Message("revolution-came", "5.4", century=CENTURY)
COUNTRY_FIRST: Final = Message("country-first", "11.4.1", seat=SEAT, country=COUNTRY, influence=NUMBER, n=NUMBER)
COUNTRY_SECOND: Final = Message("country-second", "11.4.1", seat=SEAT, country=COUNTRY, influence=NUMBER, n=NUMBER)
TIE_BY_RANK: Final = Message("tie-by-rank", "11.4.3", seat=SEAT, other=SEAT, country=COUNTRY, noble=NOBLE)
TIE_BY_HEX: Final = Message("tie-by-hex", "11.4.3", seat=SEAT, other=SEAT, country=COUNTRY, area=AREA)
COUNTRY_EMPTY: Final = Message("country-empty", "11.4.4", country=COUNTRY)
CENTURY_BEGUN: Final = Message("century-begun", "5.6", century=CENTURY)
PILES_RENEWED: Final = Message("piles-renewed", "5.8", n=NUMBER)

# End of the game
MOST_CARDS: Final = Message("most-cards", "11.5.1", seat=SEAT, noble=NOBLE, n=NUMBER)
HALF_FOR_CARDS: Final = Message("half-for-cards", "11.5.2", seat=SEAT, other=SEAT, noble=NOBLE, n=NUMBER)
CARDS_TIED: Final = Message("cards-tied", "11.5.2", noble=NOBLE)
WON: Final = Message("won", "12.2", seat=SEAT, n=NUMBER)
WON_BY_CARDS: Final = Message("won-by-cards", "12.2", seat=SEAT, n=NUMBER, noble=NOBLE)
SHARED_VICTORY: Final = Message("shared-victory", "12.2r1", n=NUMBER)
