"""The board of Power & Weakness: the regions where they lie on the map, the hourglass, the tiles and both players."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hatalom.games.power_and_weakness.view import Ending, Region, Seat, Units, View
from hatalom.texts import Bundle

MAP = (
    ("strathclyde", "bernicia", ""),
    ("rheged", "elmet", "deira"),
    ("gwynedd", "mercia", "lindsey"),
    ("powys", "", "east_anglia"),
    ("dyfed", "wessex", "essex"),
    ("dumnonia", "", "kent"),
)
"""Roughly north to south and west to east; what is adjacent stands in each box."""
SEAT_STYLE = {"orange": "bold dark_orange", "white": "bold white"}
MARKER_STYLE = {"castle": "yellow", "helmet": "red", "tent": "blue", "key": "green"}
CUBE, EMPTY, ACTIVE = "■", "□", "★"
LETTERS = 3
"""Neighbours are named by their first letters."""


def board(view: View, texts: Bundle) -> RenderableType:
    held = [_held(seat, texts) for seat in view.seats]
    counted = [] if view.if_it_ended is None else [_ending(view, view.if_it_ended, texts)]
    return Group(_cycle(view, texts), _map(view, texts), _players(view, texts), *counted, *held, _display(view, texts))


def _cycle(view: View, texts: Bundle) -> Text:
    cubes = CUBE * view.hourglass + EMPTY * (view.cycle_length - view.hourglass)
    args: dict[str, str | int] = {"n": view.cycle_number, "cycle": f"cycle.{view.cycle}"}
    bonus = texts.text("board-first-recruit") if view.first_recruit_open else ""
    line = Text.assemble((texts.text("crumb-cycle", args), "bold"), f"   {texts.text('board-hourglass')} {cubes}")
    return line.append(f"   {bonus}", style="dim")


def _map(view: View, texts: Bundle) -> Table:
    regions = {region.id: region for region in view.regions}
    grid = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=(0, 1))
    for _ in MAP[0]:
        grid.add_column(min_width=22)
    for row in MAP:
        grid.add_row(*(_region(regions[name], view, texts) if name else Text() for name in row))
    return grid


def _region(region: Region, view: View, texts: Bundle) -> Text:
    cell = Text(texts.name(f"region.{region.id}"), style="bold")
    if region.marker is not None:
        cell.append(f" {texts.name(f'marker.{region.marker}')}", style=f"not bold {MARKER_STYLE[region.marker]}")
    cell.append("\n")
    if region.owner is None:
        cell.append(texts.text("panel-empty"), style="not bold dim")
    else:
        units = _units(Units(region.mages, region.knights), texts)
        star = f" {ACTIVE}" if region.active else ""
        cell.append(f"{texts.name(f'seat.{region.owner}')} {units}{star}", style=SEAT_STYLE[region.owner])
    near = " ".join(texts.name(f"region.{other}")[:LETTERS] for other in region.adjacent)
    return cell.append(f"\n→ {near or '–'}", style="not bold dim")


def _units(units: Units, texts: Bundle) -> str:
    """`1m 2k`: each kind by the first letter of its name."""
    counts = (("mage", units.mage), ("knight", units.knight))
    return " ".join(f"{count}{texts.name(f'unit.{unit}')[0]}" for unit, count in counts if count) or "0"


def _players(view: View, texts: Bundle) -> Table:
    heads = ("points", "vp", "active-regions", "reserve", "stock", "strength")
    table = Table("", *(texts.text(f"board-{head}") for head in heads), box=None, pad_edge=False)
    for seat in view.seats:
        table.add_row(
            Text(texts.name(f"seat.{seat.id}"), style=SEAT_STYLE[seat.id]),
            f"{seat.points}/{view.win_points}",
            *(str(seat.vp), str(seat.active_regions)),
            *(_units(seat.reserve, texts), _units(seat.stock, texts)),
            _strength(seat, texts),
        )
    return table


def _ending(view: View, ending: Ending, texts: Bundle) -> Text:
    """What would be counted if the cycle ended now, and who would win with it."""
    line = Text(f"{texts.text('panel-if-it-ended')}: ")
    for seat, points in zip(view.seats, ending.points, strict=True):
        line.append(f"{texts.name(f'seat.{seat.id}')} {points}", style=SEAT_STYLE[seat.id]).append("  ")
    if len(ending.winners) > 1:
        line.append(texts.text("panel-would-share"), style="bold")
    elif ending.winners:
        line.append(texts.text("panel-would-win", {"seat": f"seat.{ending.winners[0]}"}), style="bold")
    return line


def _strength(seat: Seat, texts: Bundle) -> str:
    return ", ".join(f"{texts.name(f'marker.{marker}')} +{count}" for marker, count in seat.strength.items()) or "–"


def _held(seat: Seat, texts: Bundle) -> Text:
    name = texts.name(f"seat.{seat.id}")
    return Text.assemble((f"{name}, {texts.text('board-tiles')}", SEAT_STYLE[seat.id]), f" {_bag(seat.tiles, texts)}")


def _bag(tiles: dict[str, int], texts: Bundle) -> str:
    names = (texts.name(f"tile.{tile}", "title") + (f" ×{count}" if count > 1 else "") for tile, count in tiles.items())
    return "; ".join(names) or "–"


def _display(view: View, texts: Bundle) -> Text:
    aside = ", ".join(
        texts.name(f"marker.{marker}") + (f" ×{count}" if count > 1 else "") for marker, count in view.set_aside.items()
    )
    return Text.assemble(
        (texts.text("board-display"), "bold"),
        f" {_bag(view.display, texts)}\n",
        (texts.text("board-set-aside"), "bold"),
        f" {aside}   {ACTIVE} {texts.text('board-active')}",
    )
