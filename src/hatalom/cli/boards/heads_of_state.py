"""The board of Heads of State: four countries with areas and boxes, the cards on display, the chart, the seats."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hatalom.games.heads_of_state.names import CENTURY
from hatalom.games.heads_of_state.view import Area, ChartRow, Country, Marker, Seat, View
from hatalom.texts import Bundle

SEAT_STYLE = {"red": "bold red", "yellow": "bold yellow", "blue": "bold blue", "green": "bold green", "black": "bold"}


def board(view: View, texts: Bundle) -> RenderableType:
    countries = [_country(country, view, texts) for country in view.countries]
    return Group(
        Text(texts.name(f"century.{view.century}"), style="bold"),
        Columns(countries),
        _cards(view, texts),
        _chart(view.chart, texts),
        _seats(view, texts),
    )


def _country(country: Country, view: View, texts: Bundle) -> Table:
    """Areas with their hexes and boxes; below them the order of influence and what sets one above the next."""
    table = Table(box=box.ROUNDED, title=texts.name(f"country.{country.id}"), show_header=False, min_width=36)
    table.add_column()
    table.add_column()
    for area in view.areas:
        if area.country == country.id:
            table.add_row(_area_name(area, texts), _boxes(area, texts))
    standings = Text()
    for place in country.standings:
        if place.influence:
            standings.append(f"{texts.name(f'seat.{place.seat}')} {place.influence}  ", style=SEAT_STYLE[place.seat])
    table.add_section()
    table.add_row(texts.text("board-influence"), standings or "–")
    now = country.rounds[CENTURY.ids.index(view.century)]
    table.add_row(texts.text("board-rounds"), _markers(now, texts))
    table.add_row(texts.text("board-squares"), _markers(country.squares, texts))
    return table


def _markers(markers: list[Marker], texts: Bundle) -> Text:
    """Points still to be had, and who has the others."""
    line = Text()
    for marker in markers:
        if marker.taken_by is None:
            line.append(f"{marker.points}  ")
        else:
            line.append(f"{marker.points} {texts.name(f'seat.{marker.taken_by}')}  ", style=SEAT_STYLE[marker.taken_by])
    return line


def _area_name(area: Area, texts: Bundle) -> Text:
    name = Text(texts.name(f"area.{area.id}"), style="bold" if area.capital else "")
    hexagon = f"⬡{area.hex.points}"
    return name.append(f" {hexagon}", style="dim" if area.hex.taken_by else "yellow")


def _boxes(area: Area, texts: Bundle) -> Text:
    line = Text()
    for entry in area.boxes:
        noble = texts.name(f"noble.{entry.noble}")
        if entry.owner is None:
            line.append(f"[{noble}] ", style="dim")
        else:
            line.append(f"{texts.name(f'seat.{entry.owner}')}: {noble} ", style=SEAT_STYLE[entry.owner])
    return line


def _cards(view: View, texts: Bundle) -> Text:
    return Text.assemble(
        (texts.text("board-display"), "bold"),
        f" {_bag(view.display, 'attribute', texts)}; {_bag(view.treachery_display, 'treachery', texts)}\n",
        (texts.text("board-piles"), "bold"),
        f" {texts.text('board-pile-sizes', {'draw': view.draw_pile, 'revolution': view.revolution_pile})}, ",
        texts.text("board-treachery-pile", {"n": view.treachery_pile}),
        ("\n" + texts.text("panel-discards"), "bold"),
        f" {_bag(view.discard, 'attribute', texts)}; {_bag(view.treachery_discard, 'treachery', texts)}\n",
        (texts.text("board-unseen"), "bold"),
        f" {_bag(view.unseen, 'attribute', texts)}; {_bag(view.unseen_treachery, 'treachery', texts)}\n",
        (texts.text("board-large"), "bold"),
        " ",
        _markers(view.large, texts),
    )


def _chart(chart: list[ChartRow], texts: Bundle) -> Table:
    heads = ("noble", "cost", "lacking", "cards-left")
    table = Table(*(texts.text(f"board-{head}") for head in heads), box=None, pad_edge=False)
    for row in chart:
        cost = ", ".join(texts.name(f"attribute.{card}") for card in row.cost)
        lacking = ", ".join(texts.name(f"attribute.{card}") for card in row.lacking or []) or "–"
        name = Text(texts.name(f"noble.{row.noble}"), style="bold" if row.payable else "")
        table.add_row(name, cost, lacking, str(row.cards_left))
    return table


def _seats(view: View, texts: Bundle) -> Table:
    heads = ("score", "hand", "nobles")
    table = Table("", *(texts.text(f"board-{head}") for head in heads), box=None, pad_edge=False)
    for seat in view.seats:
        name = Text(texts.name(f"seat.{seat.id}"), style=SEAT_STYLE[seat.id])
        table.add_row(name, str(seat.score), _hand(seat, texts), _bag(seat.cards, "noble", texts))
    return table


def _hand(seat: Seat, texts: Bundle) -> str:
    """One's own hand card by card; of the others their number and what all have seen."""
    if seat.hand is not None:
        return f"{_bag(seat.hand, 'attribute', texts)}; {_bag(seat.treachery_hand or {}, 'treachery', texts)}"
    seen = f" ({_bag(seat.known, 'attribute', texts)})" if seat.known else ""
    return f"{seat.attributes} + {seat.treachery}{seen}"


def _bag(things: dict[str, int], kind: str, texts: Bundle) -> str:
    names = (texts.name(f"{kind}.{thing}") + (f" ×{count}" if count > 1 else "") for thing, count in things.items())
    return ", ".join(names) or "–"
