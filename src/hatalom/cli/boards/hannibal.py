"""The board of Hannibal: provinces with their spaces, armies and generals, a battle in progress, the seats."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hatalom.games.hannibal.names import PROVINCE
from hatalom.games.hannibal.view import BattleSide, BattleView, Seat, Space, Stack, View
from hatalom.texts import Bundle

SEAT_STYLE = {"rome": "bold red", "carthage": "bold blue"}
MARKER_STYLE = {**SEAT_STYLE, "neutral_tribe": "bold yellow", "carthage_tribe": "blue"}
MARKER_SIGN = {"rome": "●", "carthage": "◆", "neutral_tribe": "▲", "carthage_tribe": "▲"}


def board(view: View, texts: Bundle) -> RenderableType:
    provinces = [_province(province, view, texts) for province in PROVINCE.ids if _spaces(province, view)]
    parts: list[RenderableType] = [
        Text(texts.text("board-turn", {"n": view.turn, "last": view.last_turn}), style="bold"),
        Columns(provinces),
    ]
    if view.battle is not None:
        parts.append(_battle(view.battle, texts))
    return Group(*parts, _seats(view, texts))


def _spaces(province: str, view: View) -> list[Space]:
    return [space for space in view.spaces if space.province == province]


def _province(province: str, view: View, texts: Bundle) -> Table:
    """All spaces with their markers; beside them who stands there."""
    owner = next((seat.id for seat in view.seats if province in seat.provinces), "")
    title = Text(texts.name(f"province.{province}"), SEAT_STYLE.get(owner, ""))
    table = Table(box=box.ROUNDED, title=title, show_header=False)
    for space in _spaces(province, view):
        marker = space.marker or ""
        name = Text(f"{MARKER_SIGN.get(marker, '·')} {texts.name(f'space.{space.id}')}", MARKER_STYLE.get(marker, ""))
        if space.siege:
            name.append(f" {texts.text('board-siege', {'n': space.siege})}", style="yellow")
        table.add_row(name, _armies(space, view, texts))
    return table


def _armies(space: Space, view: View, texts: Bundle) -> Text:
    line = Text()
    for seat, stack in (("rome", space.rome), ("carthage", space.carthage)):
        here = [general for general in view.generals if (general.at, general.side) == (space.id, seat)]
        words = [*_sizes(stack, texts), *(texts.name(f"general.{general.id}") for general in here)]
        if words:
            line.append(" ".join(words) + " ", style=SEAT_STYLE[seat])
    return line


def _sizes(stack: Stack, texts: Bundle) -> list[str]:
    """CUs outside the walls, then those inside; elephants among them."""
    words = []
    if stack.units:
        words.append(_size(stack.units, stack.elephants))
    if stack.inside:
        words.append(texts.text("board-inside", {"size": _size(stack.inside, stack.inside_elephants)}))
    return words


def _size(units: int, elephants: int) -> str:
    return f"{units}+{elephants}🐘" if elephants else str(units)


def _battle(battle: BattleView, texts: Bundle) -> Table:
    title = texts.text("board-battle", {"space": f"space.{battle.space}"})
    table = Table("", *(texts.text(f"board-{head}") for head in ("commander", "cards")), box=box.ROUNDED, title=title)
    for seat, side in (("rome", battle.rome), ("carthage", battle.carthage)):
        commander = texts.name(f"general.{side.commander}") if side.commander else "–"
        table.add_row(Text(texts.name(f"seat.{seat}"), style=SEAT_STYLE[seat]), commander, _battle_cards(side, texts))
    return table


def _battle_cards(side: BattleSide, texts: Bundle) -> str:
    """One's own cards by name; of the others their number and what a spy has shown."""
    seen = side.hand or side.open
    names = ", ".join(f"{texts.name(f'battle_card.{card}')} ×{count}" for card, count in seen.items())
    return f"{side.hand_size} ({names})" if names else str(side.hand_size)


def _seats(view: View, texts: Bundle) -> Table:
    heads = ("points", "cards", "hand")
    table = Table("", *(texts.text(f"board-{head}") for head in heads), box=None, pad_edge=False)
    for seat in view.seats:
        name = Text(texts.name(f"seat.{seat.id}"), style=SEAT_STYLE[seat.id])
        table.add_row(name, str(seat.points), str(seat.hand_size), _hand(seat, texts))
    return table


def _hand(seat: Seat, texts: Bundle) -> str:
    return ", ".join(texts.name(f"card.{card}") for card in seat.hand or seat.known) or "–"
