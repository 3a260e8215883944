"""Records: small groups of named facts inside positions and phases, in snapshots and back."""

from typing import ClassVar

from hatalom.core.position import Phase, Position, Record
from hatalom.core.snapshot import checksum, dump, restore


class Troop(Record):
    FIELDS = ("place", "units")

    def __init__(self, place: int, units: int) -> None:
        self.place = place
        self.units = units


class Camp(Position):
    FIELDS: ClassVar[tuple[str, ...]] = ("troops", "scout", "nobody", "weather")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"troops": Troop, "scout": Troop, "nobody": Troop}

    def __init__(self) -> None:
        super().__init__()
        self.troops: list[Troop] = []
        self.scout: Troop = Troop(0, 1)
        self.nobody: Troop | None = None
        self.weather = 0


class Rest(Phase[Camp]):
    FIELDS = ("troop", "others")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"troop": Troop, "others": Troop}

    def __init__(self, troop: Troop, others: list[Troop]) -> None:
        self.troop = troop
        self.others = others


def camp() -> Camp:
    pos = Camp()
    pos.troops = [Troop(3, 5), Troop(4, 6)]
    pos.scout = Troop(7, 2)
    pos.push(Rest(Troop(1, 2), []))
    return pos


def test_a_record_is_a_table_of_its_facts_in_a_snapshot() -> None:
    data = dump(camp())
    assert data["fields"] == {
        "troops": [{"place": 3, "units": 5}, {"place": 4, "units": 6}],
        "scout": {"place": 7, "units": 2},
        "nobody": None,
        "weather": 0,
    }
    assert data["stack"] == [{"phase": "Rest", "troop": {"place": 1, "units": 2}, "others": []}]


def test_a_snapshot_gives_the_records_back() -> None:
    pos = Camp()
    restore(pos, dump(camp()), {"Rest": Rest})
    assert [(troop.place, troop.units) for troop in (*pos.troops, pos.scout)] == [(3, 5), (4, 6), (7, 2)]
    assert pos.nobody is None
    assert checksum(pos) == checksum(camp())


def test_a_changed_fact_of_a_record_changes_the_checksum() -> None:
    other = camp()
    other.troops[1] = Troop(4, 7)
    assert checksum(other) != checksum(camp())
