"""Every question's sentence, and the breadcrumbs of the sequence of play."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.power_and_weakness.names import CYCLE, MARKER, REGION, SEAT, TILE, UNIT

# NATURE
ASK_MARKER: Final = Message("ask-marker", "4.1", region=REGION)
ASK_TIME_TILE: Final = Message("ask-time-tile", "6.1")
ASK_TILE: Final = Message("ask-tile", "7.2")
ASK_STARTER: Final = Message("ask-starter", "8.1")

# Turn
ASK_ACTION: Final = Message("ask-action", "8.4", n=NUMBER, of=NUMBER)
ASK_NEXT_TILE: Final = Message("ask-next-tile", "11.1", n=NUMBER)
ASK_BID: Final = Message("ask-bid", "9.4", tile=TILE, unit=UNIT)
ASK_REVOLT: Final = Message("ask-revolt", "9.9", n=NUMBER)
ASK_REVOLT_UNIT: Final = Message("ask-revolt-unit", "9.9", region=REGION, n=NUMBER)
ASK_EXCHANGE: Final = Message("ask-exchange", "9.10")
ASK_NEW_MARKER: Final = Message("ask-new-marker", "9.10", region=REGION)

# Uses of a tile
ASK_INFLUENCE: Final = Message("ask-influence", "11.3", marker=MARKER)
ASK_STRENGTH: Final = Message("ask-strength", "12.1", marker=MARKER)
ASK_MOVE: Final = Message("ask-move", "13.1")
ASK_MOVE_GOAL: Final = Message("ask-move-goal", "13.1", region=REGION)
ASK_MOVE_UNITS: Final = Message("ask-move-units", "13.2", start=REGION, goal=REGION)
ASK_SHIP: Final = Message("ask-ship", "14.1")
ASK_SHIP_GOAL: Final = Message("ask-ship-goal", "14.1", region=REGION)
ASK_SHIP_UNITS: Final = Message("ask-ship-units", "14.1", start=REGION, goal=REGION)
ASK_MERLIN: Final = Message("ask-merlin", "15.1")
ASK_SNAKE_RECRUIT: Final = Message("ask-snake-recruit", "16.4")

# Answers to the opponent's tile
ASK_SNAKE: Final = Message("ask-snake", "16.1", tile=TILE)
ASK_RETREAT: Final = Message("ask-retreat", "11.6", region=REGION)
ASK_OCCUPY: Final = Message("ask-occupy", "11.7", region=REGION, unit=UNIT)

# Breadcrumbs
CRUMB_SET_UP: Final = Message("crumb-set-up", "4.1")
CRUMB_CYCLE: Final = Message("crumb-cycle", "1.1", n=NUMBER, cycle=CYCLE)
CRUMB_TURN: Final = Message("crumb-turn", "8.2", seat=SEAT, n=NUMBER, of=NUMBER)
CRUMB_AUCTION: Final = Message("crumb-auction", "9.4", tile=TILE)
CRUMB_REVOLT: Final = Message("crumb-revolt", "9.9")
CRUMB_EXCHANGE: Final = Message("crumb-exchange", "9.10")
CRUMB_PLAY_TILES: Final = Message("crumb-play-tiles", "11.1")
CRUMB_TILE: Final = Message("crumb-tile", "11.2", tile=TILE)
CRUMB_SNAKE: Final = Message("crumb-snake", "16.1")
CRUMB_ACQUISITION: Final = Message("crumb-acquisition", "11.5", region=REGION)

# The strip of a whole cycle
STRIP_REINFORCEMENT: Final = Message("strip-reinforcement", "5.1")
STRIP_TIME: Final = Message("strip-time", "6.1", n=NUMBER)
STRIP_TILES: Final = Message("strip-tiles", "7.2")
STRIP_TURNS: Final = Message("strip-turns", "8.5")
STRIP_SCORE: Final = Message("strip-score", "17.2")
STRIP_NEXT: Final = Message("strip-next", "17.5", cycle=CYCLE)

# Curves of the look back on a game
MEASURE_POINTS: Final = Message("measure-points", "17.3")
MEASURE_VICTORY_POINTS: Final = Message("measure-victory-points", "17.2")
MEASURE_UNITS: Final = Message("measure-units", "2.2")
MEASURE_REGIONS: Final = Message("measure-regions", "3.6")
OBJECTION_SNAKE: Final = Message("objection-snake", "16.1", seat=SEAT, tile=TILE)
CLOSING_CYCLE: Final = Message("closing-cycle", "17.3", orange=NUMBER, white=NUMBER)
CLOSING_REGIONS: Final = Message("closing-regions", "3.6", orange=NUMBER, white=NUMBER)
CLOSING_NEXT: Final = Message("closing-next", "8.1", seat=SEAT, tiles=NUMBER)
CLOSING_SPENT: Final = Message("closing-spent", "8.6", other=SEAT, n=NUMBER, of=NUMBER, rest=NUMBER)
PROSPECT_END: Final = Message("prospect-end", "8.6", seat=SEAT, cubes=NUMBER)
PROSPECT_REGIONS: Final = Message("prospect-regions", "3.6", orange=NUMBER, white=NUMBER)
PROSPECT_NEXT: Final = Message("prospect-next", "8.1", seat=SEAT, least=NUMBER, most=NUMBER, played=NUMBER)
PROSPECT_WINS: Final = Message("prospect-wins", "17.4", seat=SEAT, orange=NUMBER, white=NUMBER)
PROSPECT_SHARED: Final = Message("prospect-shared", "17.4r2", n=NUMBER)
PROSPECT_TILES: Final = Message("prospect-tiles", "9.1", orange=NUMBER, white=NUMBER)

# Parts of a computer's judgement
PART_NEXT: Final = Message("part-next")
PART_BOARD: Final = Message("part-board")
PART_RESERVE: Final = Message("part-reserve")
PART_TILES: Final = Message("part-tiles")
PART_SAFETY: Final = Message("part-safety")
PART_REACH: Final = Message("part-reach")

# What the parts differ by, between two positions
GROUND_TILE: Final = Message("ground-tile", tile=TILE)
GROUND_STRENGTH: Final = Message("ground-strength", tile=TILE, unit=UNIT)
GROUND_UNITS: Final = Message("ground-units", unit=UNIT)
GROUND_RESERVE: Final = Message("ground-reserve", unit=UNIT)
GROUND_THERE: Final = Message("ground-there", unit=UNIT, region=REGION)
GROUND_INSTEAD: Final = Message("ground-instead", n=NUMBER, unit=UNIT, region=REGION, other=REGION)
GROUND_SPARE: Final = Message("ground-spare", region=REGION)
GROUND_NEXT_ACTIVE: Final = Message("ground-next-active", region=REGION)
GROUND_NEXT_IDLE: Final = Message("ground-next-idle", region=REGION)
GROUND_NOT_YOURS: Final = Message("ground-not-yours", region=REGION)
GROUND_NOT_THEIRS: Final = Message("ground-not-theirs", region=REGION)
GROUND_IN_REACH: Final = Message("ground-in-reach", region=REGION)
GROUND_OUT_OF_REACH: Final = Message("ground-out-of-reach", region=REGION)
GROUND_PRESSED: Final = Message("ground-pressed", region=REGION)
GROUND_NOT_PRESSED: Final = Message("ground-not-pressed", region=REGION)
GROUND_PRESSED_NEXT: Final = Message("ground-pressed-next", region=REGION)
GROUND_NOT_PRESSED_NEXT: Final = Message("ground-not-pressed-next", region=REGION)
