"""Loading: the TOML files become one Content object; an overlay is checked before it counts."""

from hatalom.core.content import ContentFiles, Table
from hatalom.core.overlay import overlaid
from hatalom.games.great_war.board import (
    AREA_IDS,
    EFFECTS,
    Content,
)
from hatalom.games.great_war.load.calendar import load_calendar, load_game
from hatalom.games.great_war.load.forces import CATEGORIES, WHEN, load_cards, load_generals, load_powers, load_units
from hatalom.games.great_war.load.map import load_land, load_seas
from hatalom.games.great_war.names import (
    ALLIANCE,
    GENERAL,
    MODIFIER,
    PLACE,
    POWER,
)

FILES = ContentFiles(
    "hatalom.games.great_war",
    ("game", "map", "units", "powers"),
    links=("map.borders", "map.sea_borders"),
    fixed=(
        "game.players_min",
        "game.players_max",
        "insets",
        "seats",
        "turn_track.turns",
        "map.land.*.capital",
        "map.land.*.factory",
        "map.land.*.vp",
        "map.borders.*.crossing",
    ),
    keys={
        "cards": "power",
        "turn_track.turns": "n",
        "setup.quick.placements": "province",
        "russian_revolution.events": "turn",
        "advanced.raise_limits_per_turn": "area",
    },
    words={
        "setup.order": POWER.ids,
        "setup.quick.placements.*.power": POWER.ids,
        "setup.quick.placements.*.general": GENERAL.ids,
        "victory.*.provinces": PLACE.ids,
        "russia_link.open_if_entente_controls_one_of": PLACE.ids,
        "map.land.*.country": POWER.ids,
        "map.land.*.seas": PLACE.ids,
        "map.land.*.port_seas": PLACE.ids,
        "map.land.*.touches": PLACE.ids,
        "map.land.*.area": AREA_IDS,
        "map.borders.*.mountain_for": PLACE.ids,
        "passages.*.controllers": PLACE.ids,
        "passages.*.seas": PLACE.ids,
        "america.boxes": PLACE.ids,
        "america.ships_arrive_at_seas": PLACE.ids,
        "unit_rules.strong_powers": POWER.ids,
        "powers.*.alliance": ALLIANCE.ids,
        "powers.*.capital": ["", *PLACE.ids],
        "powers.*.factories": PLACE.ids,
        "minors.*.category": [*CATEGORIES, "closed"],
        "minors.*.alliance": ALLIANCE.ids,
        "generals.*.power": POWER.ids,
        "generals.*.effect.kind": EFFECTS,
        "generals.*.effect.when": list(WHEN),
        "generals.*.effect.modifier": MODIFIER.ids,
        "generals.*.effect.modifiers": MODIFIER.ids,
    },
)


def load(overlay: Table | None = None) -> Content:
    table = FILES.load()
    if overlay:
        table = overlaid(table, overlay, FILES)
    content = Content()
    load_land(content, table["map"])
    load_seas(content, table)
    load_units(content, table)
    load_powers(content, table)
    load_cards(content, table)
    load_generals(content, table["generals"])
    load_calendar(content, table)
    load_game(content, table)
    return content
