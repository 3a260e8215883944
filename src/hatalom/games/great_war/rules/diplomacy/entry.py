"""4.1, 5  Which countries enter now, with what units, and who runs them."""

from mypy_extensions import i64

from hatalom.core.numbers import numbers_of
from hatalom.core.shared import changed, increased, replaced
from hatalom.games.great_war.board import NEUTRAL, ROWS, START_ROW
from hatalom.games.great_war.events import RUN_BY
from hatalom.games.great_war.names import (
    CAVALRY,
    GREAT_POWER_COUNT,
    INFANTRY,
    NOBODY,
    PROVINCES,
    SERBIA,
    UNIT_COUNT,
    UNITS,
    USA,
    Power,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.default_controller import default_controller
from hatalom.games.great_war.rules.purchase.new_rows import LAST_MINOR_ROW


def due_countries(pos: GreatWar) -> list[Power]:
    """4.1  The countries that enter now, in the order in which they were called; the USA may be forced (R122)."""
    due = [country for country in pos.pending if is_due(pos, country)]
    is_forced = pos.submarine_war and pos.turn >= pos.content.usa_forced_turn
    if is_forced and not pos.in_war(USA) and USA not in due:
        due.append(USA)
    return due


def is_due(pos: GreatWar, country: Power) -> bool:
    """R20, R122  Its turn has come; a delay of the USA ends when submarines have sunk British trade."""
    return pos.due[country] <= pos.turn or (country == USA and pos.submarine_war)


def appoint_patron(pos: GreatWar, country: Power) -> None:
    """5.6, R31  The power that called it runs it; if there is none in the war, the nearest great power."""
    if country < GREAT_POWER_COUNT or country == SERBIA:
        return
    patron = pos.patron[country]
    if patron == NOBODY or not pos.in_war(patron):
        home = [province for province in PROVINCES if pos.core[province] == country]
        patron = default_controller(pos, pos.alliance[country], home)
    pos.set_patron(country, patron)
    pos.runner = changed(pos.runner, country, pos.runner[patron])
    pos.tell(RUN_BY, country, patron)
    for called in pos.order:  # a minor power that called others takes them along to its new player
        if pos.patron[called] == country and pos.runner[called] != pos.runner[country]:
            appoint_patron(pos, called)


def rows_of_great_power(pos: GreatWar, country: Power) -> list[int]:
    """5.1  The starting row and the rows of earlier years are set up; this year's is laid on the card."""
    row = pos.year() + 1
    left = [0] * UNIT_COUNT
    for earlier in range(START_ROW, row):
        add_row(pos, country, earlier, left)
    pos.lay_row(country, row)
    pos.rows_laid = replaced(pos.rows_laid, country, row + 1)
    return left


def rows_of_minor_power(pos: GreatWar, country: Power) -> list[int]:
    """5.4, R30, R86  The starting force; the first row is laid on the card at once."""
    left = [0] * UNIT_COUNT
    if pos.content.category[country] == NEUTRAL:
        printed: i64 = 0
        for province in pos.content.core[country]:
            printed += pos.content.industry[province]
        left[INFANTRY] = max(0, printed - 1)
        left[CAVALRY] = 1
        return left
    add_row(pos, country, START_ROW, left)
    pos.lay_row(country, START_ROW + 1)
    pos.rows_laid = replaced(pos.rows_laid, country, START_ROW + (1 if pos.content.has_new_rows[pos.turn] else 2))
    return left


def returning_units(pos: GreatWar) -> list[int]:
    """R24  Serbia's reserve, and what its table has for past years and was never bought."""
    left: list[int] = list(pos.reserve)
    pos.reserve = numbers_of([0] * UNIT_COUNT)
    row = pos.year() + 1
    while pos.rows_laid[SERBIA] < min(row, LAST_MINOR_ROW + 1):
        pos.lay_row(SERBIA, pos.rows_laid[SERBIA])
        pos.rows_laid = increased(pos.rows_laid, SERBIA, 1)
    is_laid = pos.rows_laid[SERBIA] > row
    for unit in UNITS:
        on_card = pos.card[UNIT_COUNT * SERBIA + unit]
        kept = min(on_card, pos.content.rows[UNIT_COUNT * (ROWS * SERBIA + row) + unit]) if is_laid else 0
        left[unit] += on_card - kept
        pos.card = replaced(pos.card, UNIT_COUNT * SERBIA + unit, kept)
    if not is_laid and row <= LAST_MINOR_ROW:
        pos.lay_row(SERBIA, row)
        pos.rows_laid = replaced(pos.rows_laid, SERBIA, row + 1)
    return left


def add_row(pos: GreatWar, country: Power, row: i64, left: list[int]) -> None:
    first = UNIT_COUNT * (ROWS * country + row)
    for unit in UNITS:
        left[unit] += pos.content.rows[first + unit]
