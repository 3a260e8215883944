"""The words of forecasts: the parts of each sum, and what it would mean."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.hannibal.names import SPACE

HAND_RATING: Final = Message("hand-rating", "14.2")
HAND_UNITS: Final = Message("hand-units", "14.2")
HAND_ALLIES: Final = Message("hand-allies", "14.4")
HAND_MILITIA: Final = Message("hand-militia", "14.7")
HAND_TRIBE: Final = Message("hand-tribe", "14.2")
HAND_INTERCEPTION: Final = Message("hand-interception", "11.4")
HAND_FAILED_AVOID: Final = Message("hand-failed-avoid", "12.4")
HAND_PARTS: Final = (
    HAND_RATING,
    HAND_UNITS,
    HAND_ALLIES,
    HAND_MILITIA,
    HAND_TRIBE,
    HAND_INTERCEPTION,
    HAND_FAILED_AVOID,
)
NAVAL_PORTS: Final = Message("naval-ports", "13.5")
NAVAL_ROMAN_PORTS: Final = Message("naval-roman-ports", "13.5")
NAVAL_SMALL_FORCE: Final = Message("naval-small-force", "13.5")
NAVAL_SYRACUSE: Final = Message("naval-syracuse", "13.5")
NAVAL_MACEDON: Final = Message("naval-macedon", "13.5")
NAVAL_VICTORY: Final = Message("naval-victory", "24.4")
NAVAL_COMMANDER: Final = Message("naval-commander", "23.2")
NAVAL_PARTS: Final = (
    NAVAL_PORTS,
    NAVAL_ROMAN_PORTS,
    NAVAL_SMALL_FORCE,
    NAVAL_SYRACUSE,
    NAVAL_MACEDON,
    NAVAL_VICTORY,
    NAVAL_COMMANDER,
)
PASS_MODIFIER: Final = Message("pass-modifier", "10.8")
GUIDE_MODIFIER: Final = Message("guide-modifier", "2.16")
ROLL_TO_MAKE: Final = Message("roll-to-make", "0.11")
ENEMY_PC_MODIFIER: Final = Message("enemy-pc-modifier", "11.3")
CANNOT_MATCH: Final = Message("cannot-match", "14.10")

BATTLE_FORECAST: Final = Message("battle-forecast", "14.2", own=NUMBER, theirs=NUMBER, percent=NUMBER)
ODDS_FORECAST: Final = Message("odds-forecast", "14.10", percent=NUMBER)
CHANCE_FORECAST: Final = Message("chance-forecast", "0.11", percent=NUMBER)
NAVAL_FORECAST: Final = Message("naval-forecast", "13.4", safe=NUMBER, back=NUMBER, sunk=NUMBER)
ATTRITION_FORECAST: Final = Message("attrition-forecast", "21.1", least=NUMBER, most=NUMBER, whole=NUMBER, tenth=NUMBER)
INTERCEPTION_FORECAST: Final = Message("interception-forecast", "11.3", space=SPACE, percent=NUMBER)

HINT_CARD: Final = Message("hint-card", "2.8", ops=NUMBER)
HINT_COST: Final = Message("hint-cost", "6.2", n=NUMBER)

RETREAT_FACE: Final = Message("retreat-face", "14.16", n=NUMBER)
DEFEAT_FORECAST: Final = Message("defeat-forecast", "14.16", least=NUMBER, most=NUMBER, percent=NUMBER)

POINTS_THERE: Final = Message("points-there", "20.1")
CITY_MODIFIER: Final = Message("city-modifier", "20.5")
CARTHAGE_MODIFIER: Final = Message("carthage-modifier", "20.5")
MARCELLUS_MODIFIER: Final = Message("marcellus-modifier", "23.6")
SECOND_ROLL: Final = Message("second-roll", "20.6")
SIEGE_FORECAST: Final = Message("siege-forecast", "20.5", percent=NUMBER, take=NUMBER, lose=NUMBER)
