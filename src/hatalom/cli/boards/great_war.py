"""The board of Great War: the provinces of each power with their units, fleets, a battle, conditions, the powers."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hatalom.games.great_war.view import Place, Power, Stack, View
from hatalom.texts import Bundle

ALLIANCE_STYLE = {"central": "bold blue", "entente": "bold red"}
ALLIANCE_SIGN = {"central": "■", "entente": "●"}


def board(view: View, texts: Bundle) -> RenderableType:
    realms = [_realm(power, view, texts) for power in view.powers if power.in_war and not power.gone]
    parts: list[RenderableType] = [
        Text(texts.name(f"turn.{view.turn}"), style="bold"),
        Columns(realms),
        _seas(view, texts),
    ]
    if view.battle is not None:
        title = Text(texts.text("crumb-attack", {"place": f"place.{view.battle.target}"}), style="bold")
        parts.append(Group(title, _units(view.battle.force, view, texts)))
    return Group(*parts, _conditions(view, texts), _powers(view, texts))


def _style(power: str, view: View) -> str:
    alliance = next((one.alliance for one in view.powers if one.id == power), None)
    return ALLIANCE_STYLE.get(alliance or "", "")


def _realm(power: Power, view: View, texts: Bundle) -> Table:
    """The provinces a power controls; those with units or works."""
    table = Table(
        box=box.ROUNDED, title=Text(texts.name(f"power.{power.id}"), _style(power.id, view)), show_header=False
    )
    for place in view.places:
        if place.controller == power.id and (place.units or place.factory or place.hospital or place.line):
            table.add_row(texts.name(f"place.{place.id}"), _works(place, texts), _units(place.units, view, texts))
    return table


def _works(place: Place, texts: Bundle) -> str:
    works = {"factory": place.factory, "hospital": place.hospital, "defence_line": place.line}
    return ", ".join(texts.name(f"item.{work}") for work, stands in works.items() if stands)


def _units(stacks: list[Stack], view: View, texts: Bundle) -> Text:
    line = Text()
    for stack in stacks:
        line.append(f"{stack.count} {texts.name(f'unit.{stack.unit}')} ", style=_style(stack.power, view))
    for general in sorted({stack.army for stack in stacks if stack.army}):
        line.append(f"[{texts.name(f'general.{general}')}] ", style="bold")
    return line


def _seas(view: View, texts: Bundle) -> Table:
    table = Table(box=box.SIMPLE, show_header=False)
    for place in view.places:
        if place.controller is None and place.units:
            table.add_row(texts.name(f"place.{place.id}"), _units(place.units, view, texts))
    return table


def _conditions(view: View, texts: Bundle) -> Table:
    table = Table(box=box.SIMPLE, show_header=False)
    for condition in view.conditions:
        cities = ", ".join(
            f"{'✓' if held else '·'} {texts.name(f'place.{place}')}" for place, held in condition.places.items()
        )
        sign = Text(ALLIANCE_SIGN[condition.alliance], ALLIANCE_STYLE[condition.alliance])
        table.add_row(sign, cities, str(condition.counter))
    return table


def _powers(view: View, texts: Bundle) -> Table:
    table = Table(box=box.SIMPLE)
    for heading in ("", texts.text("panel-ip"), texts.text("panel-cards"), texts.text("board-points")):
        table.add_column(heading)
    for power in view.powers:
        if power.seat >= 0 and not power.gone:
            name = Text(texts.name(f"power.{power.id}"), _style(power.id, view))
            table.add_row(name, str(power.ip), str(power.cards), str(power.points))
    return table
