"""Everything that can happen, as lines of the log.

A line that is worded alike under two rules has one key and a constant for each rule.
"""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.power_and_weakness.names import CYCLE, MARKER, REGION, SEAT, TILE, UNIT

# Set-up and start of a cycle
MARKER_LAID: Final = Message("marker-laid", "4.1", region=REGION, marker=MARKER)
CYCLE_BEGUN: Final = Message("cycle-begun", "3.1", n=NUMBER, cycle=CYCLE)
REINFORCED: Final = Message("reinforced", "5.1", seat=SEAT, n=NUMBER, unit=UNIT)
TIME_TURNED_UP: Final = Message("time-turned-up", "6.1", n=NUMBER, tiles=NUMBER)
TILE_TURNED_UP: Final = Message("tile-turned-up", "7.2", tile=TILE)
STARTS_WITH_FEWER_POINTS: Final = Message("starts-with-fewer-points", "8.1", seat=SEAT)
STARTS_WITH_FEWER_REGIONS: Final = Message("starts-with-fewer-regions", "8.1", seat=SEAT)
STARTS_BY_LOT: Final = Message("starts-by-lot", "8.1", seat=SEAT)

# Actions
TILE_TAKEN: Final = Message("tile-taken", "9.1", seat=SEAT, tile=TILE)
UNIT_PLACED: Final = Message("unit-placed", "10.1", seat=SEAT, unit=UNIT, region=REGION)
UNIT_REINFORCES: Final = Message("unit-placed", "11.4", seat=SEAT, unit=UNIT, region=REGION)
UNIT_OCCUPIES: Final = Message("unit-placed", "11.7", seat=SEAT, unit=UNIT, region=REGION)
RECRUITED: Final = Message("recruited", "10.2", seat=SEAT, n=NUMBER, unit=UNIT, cubes=NUMBER)
RECRUITED_FIRST: Final = Message("recruited-first", "10.3", seat=SEAT, n=NUMBER, unit=UNIT, cubes=NUMBER)

# Lightning tiles
LIGHTNING_TAKEN: Final = Message("lightning-taken", "9.3", seat=SEAT, tile=TILE, cubes=NUMBER)
BIDS_SHOWN: Final = Message("bids-shown", "9.5", orange=NUMBER, white=NUMBER)
AUCTION_WON: Final = Message("auction-won", "9.5", seat=SEAT, tile=TILE, n=NUMBER, unit=UNIT)
AUCTION_TIED: Final = Message("auction-tied", "9.6", tile=TILE)
POINT_WON: Final = Message("point-won", "9.8", seat=SEAT)
UNIT_REMOVED: Final = Message("unit-removed", "9.9", seat=SEAT, unit=UNIT, region=REGION)
MARKER_EXCHANGED: Final = Message("marker-exchanged", "9.10", seat=SEAT, region=REGION, old=MARKER, new=MARKER)
REVOLT_DECLINED: Final = Message("declined", "9.9", seat=SEAT, tile=TILE)
EXCHANGE_DECLINED: Final = Message("declined", "9.10", seat=SEAT, tile=TILE)

# Tiles announced
PLAYED_TO_REINFORCE: Final = Message("played-to-reinforce", "11.4", seat=SEAT, tile=TILE, region=REGION, cubes=NUMBER)
PLAYED_TO_ACQUIRE: Final = Message("played-to-acquire", "11.5", seat=SEAT, tile=TILE, region=REGION, cubes=NUMBER)
PLAYED_FOR_STRENGTH: Final = Message("played-for-strength", "12.1", seat=SEAT, tile=TILE, marker=MARKER, cubes=NUMBER)
PLAYED_TO_RECRUIT: Final = Message("played-to-recruit", "15.2", seat=SEAT, tile=TILE, cubes=NUMBER)
PLAYED_TO_MOVE: Final = Message("played-to-move", "13.1", seat=SEAT, tile=TILE, start=REGION, goal=REGION, cubes=NUMBER)
PLAYED_TO_SHIP: Final = Message("played-to-move", "14.1", seat=SEAT, tile=TILE, start=REGION, goal=REGION, cubes=NUMBER)
TILE_CANCELLED: Final = Message("tile-cancelled", "16.1", seat=SEAT, tile=TILE, cubes=NUMBER)

# Tiles carried out
REGION_ACQUIRED: Final = Message("region-acquired", "11.5", seat=SEAT, region=REGION, attack=NUMBER, defence=NUMBER)
UNITS_LOST: Final = Message("units-lost", "11.6", seat=SEAT, n=NUMBER, unit=UNIT, region=REGION)
UNIT_RETREATED: Final = Message("unit-retreated", "11.6", seat=SEAT, unit=UNIT, region=REGION)
LEFT_EMPTY: Final = Message("left-empty", "11.7", region=REGION)
UNITS_MOVED: Final = Message("units-moved", "13.1", seat=SEAT, n=NUMBER, unit=UNIT, start=REGION, goal=REGION)
UNITS_SHIPPED: Final = Message("units-moved", "14.1", seat=SEAT, n=NUMBER, unit=UNIT, start=REGION, goal=REGION)
RECRUITED_BY_TILE: Final = Message("recruited-by-tile", "15.2", seat=SEAT, n=NUMBER, unit=UNIT)

# End of a cycle
CYCLE_ENDED: Final = Message("cycle-ended", "17.2", orange=NUMBER, white=NUMBER)
POINT_SCORED: Final = Message("point-scored", "17.2", seat=SEAT)
STANDING: Final = Message("standing", "17.3", orange=NUMBER, white=NUMBER)
WON: Final = Message("won", "17.4", seat=SEAT, n=NUMBER)
SHARED_VICTORY: Final = Message("shared-victory", "17.4r2", n=NUMBER)
