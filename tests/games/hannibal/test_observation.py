"""What learning machines are told of a space: each kind of marker."""

import pytest

from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import CARTHAGE, CARTHAGE_TRIBE, NEUTRAL_TRIBE, NOBODY, ROME, SPACE, SPACES
from hatalom.games.hannibal.observation import SPACE_PARTS, _spaces
from tests.games.hannibal.ids import the_space
from tests.games.hannibal.scenario import Scene


@pytest.mark.parametrize(
    ("marker", "told"),
    [
        (ROME, ["marker rome"]),
        (CARTHAGE, ["marker carthage"]),
        (NEUTRAL_TRIBE, ["marker neutral_tribe"]),
        (CARTHAGE_TRIBE, ["marker carthage_tribe"]),
        (NOBODY, []),
    ],
)
def test_every_kind_of_marker_is_told(marker: int, told: list[str]) -> None:
    scene = Scene("rome", bare=True)
    scene.pos.marker[the_space("capua")] = marker
    rows = _spaces(GAME.view(scene.pos, ROME))
    assert len(rows) == SPACES
    row = rows[SPACE.numbers["capua"]]
    assert [part for part, value in zip(SPACE_PARTS, row, strict=True) if value] == told
