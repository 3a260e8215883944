"""What happens in set-up, battles, movements and at the end, as lines of the log."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.great_war.names import (
    ALLIANCE,
    CONDITION,
    GENERAL,
    PIECE,
    PLACE,
    POWER,
    STAGE,
    TURN,
    UNIT,
)

# Set-up
UNITS_PLACED: Final = Message("units-placed", "17.3", power=POWER, unit=UNIT, n=NUMBER, place=PLACE)
UNITS_UNPLACED: Final = Message("units-unplaced", "17.6", power=POWER, unit=UNIT, n=NUMBER)
READY_MADE_TAKEN: Final = Message("ready-made-taken", "17.3", power=POWER)
GENERAL_APPOINTED: Final = Message("general-appointed", "17.5", general=GENERAL, place=PLACE)

# The turn
TURN_BEGUN: Final = Message("turn-begun", "3.1", turn=TURN)
STAGE_BEGUN: Final = Message("stage-begun", "3.2", stage=STAGE)

# Battles on land
ATTACK_DECLARED: Final = Message("attack-declared", "7.2", power=POWER, place=PLACE, n=NUMBER)
ATTACK_CANCELLED: Final = Message("attack-cancelled", "7.2", power=POWER, place=PLACE)
POWER_INVITED: Final = Message("power-invited", "7.3", power=POWER, lead=POWER)
POWER_JOINED: Final = Message("power-joined", "7.3", power=POWER, n=NUMBER)
POWER_DECLINED: Final = Message("power-declined", "7.3", power=POWER)
ASSAULT_BEGUN: Final = Message("assault-begun", "7.25", n=NUMBER, place=PLACE)
GAS_USED: Final = Message("gas-used", "7.7", power=POWER)
ARTILLERY_ROLLED: Final = Message("artillery-rolled", "7.7", power=POWER, n=NUMBER, ok=NUMBER)
HIT_TAKEN: Final = Message("hit-taken", "7.7", piece=PIECE)
LINE_HIT: Final = Message("line-hit", "7.7", place=PLACE)
LUCK_ROLLED: Final = Message("luck-rolled", "7.8", power=POWER, n=NUMBER, total=NUMBER)
LUCK_WON: Final = Message("luck-won", "7.8", alliance=ALLIANCE)
STRENGTHS: Final = Message("strengths", "7.9", attack=NUMBER, defence=NUMBER)
UNIT_LOST: Final = Message("unit-lost", "7.15", piece=PIECE)
BROKEN_OFF: Final = Message("broken-off", "7.34", power=POWER, place=PLACE)
STOOD: Final = Message("stood", "7.32", power=POWER, place=PLACE)
RETREATED: Final = Message("retreated", "7.33", piece=PIECE, n=NUMBER, place=PLACE)
GENERAL_RETREATED: Final = Message("general-retreated", "7.33", general=GENERAL, place=PLACE)
ATTACK_WON: Final = Message("attack-won", "7.28", power=POWER, place=PLACE)
ATTACK_FAILED: Final = Message("attack-failed", "7.26", power=POWER, place=PLACE)
TECHNICAL_LOST: Final = Message("technical-lost", "7.27", piece=PIECE, n=NUMBER)
ADVANCED: Final = Message("advanced", "7.31", piece=PIECE, n=NUMBER, place=PLACE)
GENERAL_ADVANCED: Final = Message("general-advanced", "7.31", general=GENERAL, place=PLACE)
OCCUPIED: Final = Message("occupied", "7.30", power=POWER, place=PLACE)
LIBERATED: Final = Message("liberated", "0.4", power=POWER, place=PLACE)
LINE_REMOVED: Final = Message("line-removed", "7.30", place=PLACE)
PATIENT_DIED: Final = Message("patient-died", "7.22", place=PLACE)
SHIPS_FLED: Final = Message("ships-fled", "7.36", piece=PIECE, n=NUMBER, place=PLACE)
SHIPS_LOST: Final = Message("ships-lost", "7.36", piece=PIECE, n=NUMBER)

# Battles at sea and invasions
SEA_ATTACK_DECLARED: Final = Message("sea-attack-declared", "8.2", power=POWER, place=PLACE, n=NUMBER)
INVASION_DECLARED: Final = Message("invasion-declared", "9.2", power=POWER, place=PLACE, n=NUMBER)
TORPEDOES_USED: Final = Message("torpedoes-used", "18.19", power=POWER, n=NUMBER)
TORPEDO_ROLLED: Final = Message("torpedo-rolled", "18.19", power=POWER, n=NUMBER, ok=NUMBER)
CARGO_LOST: Final = Message("cargo-lost", "9.5", piece=PIECE)
INVASION_STUCK: Final = Message("invasion-stuck", "9.4", power=POWER, place=PLACE)
SHIPS_ENTERED: Final = Message("ships-entered", "8.9", piece=PIECE, n=NUMBER, place=PLACE)

# Other movements
MOVED: Final = Message("moved", "10.1", piece=PIECE, n=NUMBER, origin=PLACE, place=PLACE)
GENERAL_MOVED: Final = Message("general-moved", "10.4", general=GENERAL, place=PLACE)
SHIPS_CROSSED: Final = Message("ships-crossed", "5.8", piece=PIECE, n=NUMBER, place=PLACE)

# Elimination and victory
POWER_MARKED: Final = Message("power-marked", "14.2", power=POWER)
POWER_SAVED: Final = Message("power-saved", "14.2", power=POWER)
POWER_ELIMINATED: Final = Message("power-eliminated", "14.4", power=POWER)
PROVINCE_PASSED: Final = Message("province-passed", "14.4", place=PLACE, power=POWER)
CONDITION_HELD: Final = Message("condition-held", "16.4", alliance=ALLIANCE, condition=CONDITION, n=NUMBER)
WON_BY_CONDITIONS: Final = Message("won-by-conditions", "16.2", alliance=ALLIANCE)
WON_BY_POINTS: Final = Message("won-by-points", "16.7", alliance=ALLIANCE, points=NUMBER, other=NUMBER)
DRAWN: Final = Message("drawn", "16.7", points=NUMBER)
