"""The board of Maria: generals of every power and their towns, markers on the map, a combat, the powers."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hatalom.games.maria.forecast.fight import Fight
from hatalom.games.maria.view import General, Power, View
from hatalom.texts import Bundle

POWER_STYLE = {
    "france": "bold red",
    "bavaria": "bold yellow",
    "prussia": "bold blue",
    "saxony": "bold green",
    "pragmatic": "bold white",
    "austria": "bold",
}
AWAY = ("removed", "box", "not_in_play")


def board(view: View, texts: Bundle) -> RenderableType:
    parts: list[RenderableType] = [
        Text(texts.text("board-turn", {"n": view.turn, "last": view.last_turn}), style="bold"),
        _generals(view, texts),
        _markers(view, texts),
    ]
    if view.fight is not None:
        parts.append(Text(_fight(view.fight, texts), style="bold"))
    return Group(*parts, _powers(view, texts))


def _generals(view: View, texts: Bundle) -> Table:
    table = Table(box=box.ROUNDED, title=texts.text("board-generals", {}), show_header=False)
    for power in view.powers:
        here = [one for one in view.generals if one.power == power.id and one.at != "not_in_play"]
        name = Text(texts.name(f"power.{power.id}"), style=POWER_STYLE[power.id])
        table.add_row(name, ", ".join(_general(one, texts) for one in here) or "–")
    return table


def _general(general: General, texts: Bundle) -> str:
    """His name, his troops where the viewer knows them, and where he stands; face down in brackets."""
    troops = "" if general.troops is None else f" {general.troops}"
    place = texts.text("board-away", {}) if general.at in AWAY else texts.name(f"town.{general.at}")
    words = f"{texts.name(f'general.{general.id}')}{troops}: {place}"
    return f"({words})" if general.face_down else words


def _markers(view: View, texts: Bundle) -> Text:
    """The fortresses that another power holds; a question mark where a conquest is in doubt."""
    line = Text()
    for fortress in view.fortresses:
        if fortress.marker is None and fortress.question is None:
            continue
        style = POWER_STYLE[fortress.marker or fortress.question or ""]
        doubt = "" if fortress.question is None else "?"
        line.append(f"{texts.name(f'town.{fortress.town}')}{doubt} ", style=style)
    return line


def _fight(fight: Fight, texts: Bundle) -> str:
    general, other = f"general.{fight.attacker}", f"general.{fight.defender}"
    sizes = {"n": fight.troops[0], "m": fight.troops[1], "score": fight.score}
    return texts.text("board-fight", {"general": general, "other": other, **sizes})


def _powers(view: View, texts: Bundle) -> Table:
    heads = ("power", "cards", "troops", "pool", "hand")
    table = Table("", *(texts.text(f"board-{head}", {}) for head in heads), box=None, pad_edge=False)
    for power in view.powers:
        name = Text(texts.name(f"power.{power.id}"), style=POWER_STYLE[power.id])
        seat = texts.name(f"seat.{power.seat}")
        table.add_row(seat, name, str(power.cards), str(power.troops), str(power.pool), _hand(power, texts))
    return table


def _hand(power: Power, texts: Bundle) -> str:
    return ", ".join(texts.name(f"tc.{card}") for card in power.hand or []) or "–"
