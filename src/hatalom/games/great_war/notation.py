"""A position as lines of text, for tests, lessons and bug reports.

    players 2 turn 1915_spring rebellion suez
    war germany austria serbia britain romania=1
    germany runner 0 ip 12 debt 1 cards 1 card infantry*3 gas dead infantry*4
    hold paris france factory hospital line
    paris france infantry*3 cavalry points=1 turned=1
    general hindenburg konigsberg moved
    due italy 7
    counters berlin
    set capital 73
    list yielded 12=3
    stack War[] Turn[0,[],[]]

Every line but the first may be missing; what is not said is as at the beginning of a game, without any units.  The
first line ends with the switches that are on.  A power at war stands in its own alliance, or in the one whose number
is given; `due` has the number of the turn in which a power joins.  `hold` tells the controller of a province and its
icons.  A line that begins with a place tells the units that stand there: nation, kinds, and their state where it
differs from fresh units (points left, face-down, attacked, the army they belong to).
"""

from typing import Any

from hatalom.core.notation import read_bag, read_stack, reading_line, split_lines, write_bag, write_stack
from hatalom.core.numbers import bit, numbers_of, put_in
from hatalom.core.position import Phase, Record
from hatalom.core.positionfaults import BadPosition, BadWord
from hatalom.core.snapshot import fitting, plain
from hatalom.games.great_war.board import Content
from hatalom.games.great_war.names import (
    CONDITION,
    CONDITION_COUNT,
    GENERAL,
    GENERALS,
    NOBODY,
    PLACE,
    PLACES,
    POWER,
    POWER_COUNT,
    POWERS,
    PROVINCES,
    SWITCH_IDS,
    TURN,
    TURN_COUNT,
    UNIT,
    UNIT_COUNT,
    UNITS,
    Alliance,
    General,
    Place,
    Power,
)
from hatalom.games.great_war.position import FREE, REMOVED, GreatWar
from hatalom.games.great_war.units import (
    army_of,
    count_of,
    has_attacked,
    kind_of,
    pack,
    points_of,
    power_of,
    turned_of,
    with_army,
    with_attacked,
    with_points,
    with_turned,
)

ICONS = ("factory", "strike", "new_factory", "hospital", "line")
FACTORIES = ("", "factory", "strike", "new_factory")
POWER_NUMBERS = ("runner", "patron", "ip", "debt", "cards", "rows_laid", "start_factories", "capacity")
POWER_FLAGS = ("gone", "marked", "war_production", "called")
POWER_BAGS = ("card", "dead")
SINGLE = (
    "capital",
    "capital_moved",
    "trialism_made",
    "poland_made",
    "sarajevo_given",
    "submarine_war",
    "aid_to_russia",
    "cheap_rebuild_used",
    "mode",
    "target",
    "lead",
    "assault",
    "surplus",
    "outcome",
    "invited",
    "winner",
    "is_over",
)
"""Single facts, written when they differ from the beginning of a game."""
INDEXED = ("core", "patient", "rebel", "raised", "raised_area", "yielded", "idle", "taken", "reserve")
"""Lists of which only what differs from the beginning is written: `list yielded 12=3`."""
NO_PLACE = {"free": FREE, "removed": REMOVED}
LISTS = ("pending", "force", "fallen", "cheap_fallen", "retreated", "purchases", "attacks")


def write(pos: GreatWar) -> str:
    fresh = GreatWar(pos.content, pos.seats)
    switches = [name for bit, name in enumerate(SWITCH_IDS) if pos.switches >> bit & 1]
    lines = [
        ["players", str(pos.seats), "turn", TURN.ids[pos.turn] if pos.turn < TURN_COUNT else "over", *switches],
        ["war", *(f"{POWER.ids[power]}={pos.alliance[power]}" for power in pos.order)],
        *(_power_words(pos, fresh, power) for power in POWERS),
        *(_province_words(pos, fresh, province) for province in PROVINCES),
        *(words for place in PLACES for words in _unit_lines(pos, place)),
        *(_general_words(pos, general) for general in GENERALS),
        *(["due", POWER.ids[power], str(turn)] for power, turn in enumerate(pos.due) if turn >= 0),
        ["counters", *write_bag(pos.counters, CONDITION)],
        *(["set", name, str(int(value))] for name in SINGLE if (value := getattr(pos, name)) != getattr(fresh, name)),
        *(_list_words(name, getattr(pos, name), getattr(fresh, name)) for name in INDEXED),
        *(["list", name, *(_item_word(item) for item in items)] for name in LISTS if (items := getattr(pos, name))),
        ["stack", *write_stack(pos)],
    ]
    return "".join(" ".join(words) + "\n" for words in lines if words)


def _item_word(item: Any) -> str:
    """A number, or the facts of a record: 0,3,12."""
    return ",".join(str(fact) for fact in plain(item).values()) if isinstance(item, Record) else str(item)


def _power_words(pos: GreatWar, fresh: GreatWar, power: Power) -> list[str]:
    words: list[str] = []
    for name in POWER_NUMBERS:
        if getattr(pos, name)[power] != getattr(fresh, name)[power]:
            words += [name, str(getattr(pos, name)[power])]
    words += [name for name in POWER_FLAGS if getattr(pos, name)[power]]
    for name in POWER_BAGS:
        bag = write_bag(getattr(pos, name)[UNIT_COUNT * power : UNIT_COUNT * (power + 1)], UNIT)
        words += [name, *bag] if bag else []
    return [POWER.ids[power], *words] if words else []


def _province_words(pos: GreatWar, fresh: GreatWar, province: Place) -> list[str]:
    icons = [FACTORIES[pos.factory[province]]] if pos.factory[province] else []
    icons += ["hospital"] if pos.hospital[province] else []
    icons += ["line"] if pos.line[province] else []
    controller = pos.controller[province]
    is_plain = controller == fresh.controller[province] and pos.factory[province] == fresh.factory[province]
    if is_plain and not pos.hospital[province] and not pos.line[province]:
        return []
    return ["hold", PLACE.ids[province], POWER.ids[controller] if controller >= 0 else "-", *icons]


def _unit_lines(pos: GreatWar, place: Place) -> list[list[str]]:
    """Units of one nation and state share a line."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for entry in pos.units[place]:
        kind = kind_of(entry)
        state = [POWER.ids[power_of(entry)]]
        if points_of(entry) != pos.content.move[kind]:
            state.append(f"points={points_of(entry)}")
        if turned_of(entry):
            state.append(f"turned={turned_of(entry)}")
        if has_attacked(entry):
            state.append("attacked")
        if army_of(entry):
            state.append(f"army={GENERAL.ids[army_of(entry) - 1]}")
        count = count_of(entry)
        groups.setdefault(tuple(state), []).append(UNIT.ids[kind] + (f"*{count}" if count > 1 else ""))
    return [[PLACE.ids[place], state[0], *kinds, *state[1:]] for state, kinds in groups.items()]


def _general_words(pos: GreatWar, general: General) -> list[str]:
    place = pos.general_at[general]
    if place == FREE and not pos.general_moved[general]:
        return []
    where = "free" if place == FREE else "removed" if place == REMOVED else PLACE.ids[place]
    return ["general", GENERAL.ids[general], where, *(["moved"] if pos.general_moved[general] else [])]


def _list_words(name: str, values: list[int], fresh: list[int]) -> list[str]:
    words = [f"{index}={int(value)}" for index, value in enumerate(values) if value != fresh[index]]
    return ["list", name, *words] if words else []


def read(text: str, content: Content, phases: dict[str, type[Phase[Any]]]) -> GreatWar:
    lines = split_lines(text)
    if not lines or lines[0][1][:2] not in (["players", str(seats)] for seats in range(2, 8)):
        raise BadPosition("first-line", example="players 2 turn 1914_summer")
    pos = GreatWar(content, int(lines[0][1][1]))
    for number, words in lines:
        with reading_line(number, words):
            _read_line(pos, words, phases)
    return pos


def _read_line(pos: GreatWar, words: list[str], phases: dict[str, type[Phase[Any]]]) -> None:
    head, rest = words[0], words[1:]
    if head in ("players", "war", "due"):
        _read_table(pos, head, rest)
    elif head == "general":
        general = GENERAL.numbers[rest[0]]
        pos.general_at[general] = NO_PLACE[rest[1]] if rest[1] in NO_PLACE else Place(PLACE.numbers[rest[1]])
        pos.general_moved[general] = "moved" in rest[2:]
    elif head == "counters":
        pos.counters = numbers_of(read_bag(rest, CONDITION, CONDITION_COUNT))
    elif head == "set" and rest[0] in SINGLE:
        is_flag = isinstance(getattr(pos, rest[0]), bool)
        setattr(pos, rest[0], bool(int(rest[1])) if is_flag else int(rest[1]))
    elif head == "list":
        _read_list(pos, rest[0], rest[1:])
    elif head == "hold":
        _read_province(pos, Place(PLACE.numbers[rest[0]]), rest[1:])
    elif head == "stack":
        pos.stack = read_stack(rest, phases)
    elif head in POWER.numbers and POWER.numbers[head] < POWER_COUNT:
        _read_power(pos, Power(POWER.numbers[head]), rest)
    elif head in PLACE.numbers:
        _read_units(pos, Place(PLACE.numbers[head]), rest)
    else:
        raise BadWord(head, f"{head!r} is neither a place nor a power nor a heading")


def _read_table(pos: GreatWar, head: str, rest: list[str]) -> None:
    """The time, the switches, who is in the war and who will be."""
    if head == "players":
        pos.turn = TURN.numbers[rest[2]] if rest[2] != "over" else TURN_COUNT
        pos.switches = sum(bit(SWITCH_IDS.index(name)) for name in rest[3:])
    elif head == "due":
        pos.due[POWER.numbers[rest[0]]] = int(rest[1])
    else:
        for word in rest:
            name, _, alliance = word.partition("=")
            power = Power(POWER.numbers[name])
            pos.alliance[power] = Alliance(int(alliance)) if alliance else pos.content.camp[power]
            pos.join_order(power)


def _read_list(pos: GreatWar, name: str, words: list[str]) -> None:
    record = GreatWar.RECORDS.get(name)
    if record is not None:
        setattr(pos, name, [record(*(int(fact) for fact in word.split(","))) for word in words])
        return
    if name in LISTS:
        setattr(pos, name, fitting([int(word) for word in words], getattr(pos, name)))
        return
    if name not in INDEXED:
        raise BadWord(name, f"there is no list called {name!r}")
    values = getattr(pos, name)
    for word in words:
        index, _, value = word.partition("=")
        values[int(index)] = bool(int(value)) if isinstance(values[0], bool) else int(value)


def _read_province(pos: GreatWar, province: Place, words: list[str]) -> None:
    pos.controller[province] = NOBODY if words[0] == "-" else Power(POWER.numbers[words[0]])
    for icon in words[1:]:
        if icon not in ICONS:
            raise BadWord(icon, f"{icon!r} is none of {', '.join(ICONS)}")
    pos.factory[province] = max((FACTORIES.index(icon) for icon in words[1:] if icon in FACTORIES), default=0)
    pos.hospital[province] = "hospital" in words
    pos.line[province] = "line" in words


def _read_power(pos: GreatWar, power: Power, words: list[str]) -> None:
    index = 0
    while index < len(words):
        word = words[index]
        index += 1
        if word in POWER_FLAGS:
            getattr(pos, word)[power] = True
        elif word in POWER_NUMBERS:
            getattr(pos, word)[power] = int(words[index])
            index += 1
        elif word in POWER_BAGS:
            bag: list[str] = []
            while index < len(words) and words[index].partition("*")[0] in UNIT.numbers:
                bag.append(words[index])
                index += 1
            put_in(getattr(pos, word), UNIT_COUNT * power, read_bag(bag, UNIT, UNIT_COUNT))
        else:
            raise BadWord(word, f"{word!r} is no fact about a power")


def _read_units(pos: GreatWar, place: Place, words: list[str]) -> None:
    power = Power(POWER.numbers[words[0]])
    state = {word.partition("=")[0]: word.partition("=")[2] for word in words[1:] if "=" in word}
    bag = read_bag([word for word in words[1:] if "=" not in word and word != "attacked"], UNIT, UNIT_COUNT)
    for kind in UNITS:
        count = bag[kind]
        if count == 0:
            continue
        entry = pack(power, kind, count, pos.content.move[kind])
        if "points" in state:
            entry = with_points(entry, int(state["points"]))
        entry = with_turned(entry, int(state.get("turned", 0)))
        if "attacked" in words:
            entry = with_attacked(entry)
        if "army" in state:
            entry = with_army(entry, GENERAL.numbers[state["army"]] + 1)
        pos.add(place, entry)
