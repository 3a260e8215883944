"""The arithmetic before the click, hints, the strip of a turn, and the notation."""

import pytest

from hatalom.core.errors import BadFile
from hatalom.core.game import Forecast
from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import REMOVED, STATUS
from hatalom.games.maria.phases.course import COMBAT, MOVEMENT
from hatalom.games.maria.phases.payment import FOR_EXPEDITION, Payment
from hatalom.games.maria.phases.politics.election import Election
from hatalom.games.maria.verbs import VERBS
from tests.games.maria.court import Court
from tests.games.maria.ids import CONTENT, the_general, the_power, the_seat
from tests.games.maria.scenario import Scene
from tests.rules import rule


def combat(own: int, other: int, cards: str = "diamonds_10 diamonds_3 reserve") -> Scene:
    scene = Scene()
    scene.general("karl", "trautenau", own)
    scene.general("friedrich", "landeshut", other)
    scene.hand("austria", cards)
    scene.stage("austria_pragmatic", COMBAT)
    return scene


def forecast(scene: Scene, action: str) -> Forecast:
    found = GAME.forecast(scene.pos, the_seat("maria"), VERBS.parse(action))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("action", "total", "verdict"),
    [
        ("play diamonds_10", 6, "right-passes"),
        ("play diamonds_3", -1, "keeps-right"),
        ("play_reserve 4", 0, "right-passes-at-zero"),
        ("concede", 3, "loses-all"),
    ],
)
def test_the_score_after_a_card(action: str, total: int, verdict: str) -> None:
    scene = combat(3, 7)
    found = forecast(scene, action)
    assert (found.total, found.verdict.message.key) == (total, verdict)
    if action != "concede":
        assert sum(part.value for part in found.parts) == total


def test_what_a_defeat_costs() -> None:
    assert forecast(combat(6, 8), "concede").verdict.message.key == "loses-and-retreats"
    cut_off = combat(6, 8)
    for name, town in (("friedrich", "landeshut"), ("schwerin", "jaromer"), ("leopold", "nachod")):
        cut_off.general(name, town, 8)
    cut_off.general("dessauer", "braunau_in_boehmen", 2)
    assert forecast(cut_off, "concede").verdict.message.key == "loses-all-cut-off"
    assert forecast(combat(5, 5, "hearts_2 reserve"), "concede").verdict.message.key == "ends-in-draw"


def test_a_defeat_that_removes_the_bavarian_lets_the_frenchman_cross_the_border_of_the_maps() -> None:
    """Moritz commands Törring at Ulm; all ways but the one to Göppingen are closed."""
    scene = Scene()
    scene.general("moritz", "ulm", 4, leads=True)
    scene.general("toerring", "ulm", 2)
    scene.general("karl", "guenzburg", 8)
    scene.train("austria_2", "memmingen")
    scene.stage("france_bavaria", COMBAT)
    fight = GAME.view(scene.pos, the_seat("louis")).fight
    assert fight is not None
    assert (fight.loss, len(fight.retreat) > 0) == (2, True)
    other = GAME.view(scene.pos, the_seat("maria")).fight
    assert other is not None
    assert other.retreat == []  # how the six troops are divided is not for her to know
    assert forecast(scene, "concede").verdict.message.key == "loses-and-retreats"
    scene.act("concede")
    assert scene.at("toerring") == "removed"
    assert scene.targets("retreat_to") == set(fight.retreat)


def test_the_view_of_a_combat_shows_what_a_defeat_would_cost() -> None:
    fight = GAME.view(combat(6, 8).pos, the_seat("louis")).fight
    assert fight is not None
    assert (fight.attacker, fight.right, fight.troops, fight.score, fight.loss) == ("karl", "karl", [6, 8], -2, 2)
    assert fight.suits == ["diamonds", "spades"]
    assert len(fight.retreat) > 0
    fight = GAME.view(combat(2, 8).pos, the_seat("maria")).fight
    assert fight is not None
    assert (fight.loss, fight.retreat) == (2, [])


def test_hints_for_towns_and_costs() -> None:
    scene = Scene()
    scene.general("moritz", "lille", 5)
    scene.general("karl", "mons", 5)
    scene.hand("france", "clubs_5")
    scene.stage("france_bavaria", MOVEMENT)

    def hint(text: str) -> str | None:
        said = GAME.hint(scene.pos, the_seat("louis"), VERBS.parse(text))
        return said.message.key if said is not None else None

    assert hint("reenter france_2") == "hint-costs"
    scene.train("france_2", "metz")
    assert hint("reenter france_2") == "hint-costs-off-the-board"
    assert hint("leave_hussar first") == "hint-hussar-stays-off"
    assert hint("talk_to louis") == "hint-own-powers"
    assert hint("talk_to maria") is None
    scene.act("move_general moritz")
    assert hint("move_to bruessel") == "hint-fights"
    assert hint("move_to tournai") == "hint-protected"
    assert hint("move_to douai") is None
    scene.pos.at[the_general("karl")] = REMOVED
    assert hint("move_to tournai") == "hint-open"


def test_the_way_of_a_move_straight_to_a_town() -> None:
    scene = Scene()
    scene.general("moritz", "lille", 5)
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("move_general moritz")
    found = GAME.forecast(scene.pos, the_seat("louis"), VERBS.parse("move_to bruessel"))
    assert found is not None
    assert [place for place, _ in found.parts[0].places] == ["town.tournai", "town.ath", "town.bruessel"]
    assert (found.total, found.verdict.message.key) == (3, "way-conquers")
    near = GAME.forecast(scene.pos, the_seat("louis"), VERBS.parse("move_to tournai"))
    assert near is not None
    assert near.verdict.message.key == "way-is-free"


@rule("10.1.13r1", "10.3.4")
def test_a_forced_march_to_a_town_in_ordinary_reach_tells_the_difference() -> None:
    """The move conquers Tournai by leaving it, the march does not, and goes on to eight cities."""
    scene = Scene()
    scene.general("moritz", "tournai", 5)
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("move_general moritz")
    both = scene.targets("move_to") & scene.targets("march_to")
    assert "lille" in both
    assert forecast(scene, "move_to lille").verdict.message.key == "way-conquers"
    assert forecast(scene, "march_to lille").verdict.message.key == "way-is-march"
    told = GAME.hint(scene.pos, the_seat("louis"), VERBS.parse("march_to lille"))
    assert told is not None
    assert (told.message.key, told.fill()["n"]) == ("hint-march", 8)


def test_a_stack_conquers_on_its_way_if_one_of_it_is_face_up() -> None:
    scene = Scene()
    scene.general("moritz", "tournai", 5, face_down=True)
    scene.general("noailles", "tournai", 5)
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("move_stack moritz")
    assert forecast(scene, "move_to ath").verdict.message.key == "way-conquers"


def test_the_strip_shows_where_the_turn_stands() -> None:
    scene = Scene(turn=3)
    scene.general("moritz", "lille", 5)
    scene.stage("france_bavaria", MOVEMENT)
    strip = GAME.strip(scene.pos)
    assert [step.when for step in strip] == [-1, -1, 0, 1, 1, 1]
    assert [step.label.message.key for step in strip][-1] == "strip-winter"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the first line should be like"),
        ("players 5 form advanced", "the first line should be like"),
        ("players 3 form advanced\ngeneral nobody wien 3", "line 2: cannot understand"),
        ("players 3 form advanced\nmarker trautenau france", "line 2: trautenau is no fortress"),
        ("players 3 form advanced\npower france hand clubs_5 clubs_5", "more cards in this position"),
        ("players 3 form advanced\nwind north", "no heading of this notation"),
        ("players 3 form advanced\ngeneral karl wien 3 asleep", "should be face_down or leads"),
    ],
)
def test_the_notation_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(BadFile, match=complaint):
        GAME.read(text, CONTENT)


def test_a_position_by_hand() -> None:
    pos = GAME.read("players 2 form advanced turn 5\ngeneral karl prag 4 face_down\nmarker wien france\n", CONTENT)
    assert (pos.seats, pos.turn, pos.is_face_down(the_general("karl"))) == (2, 5, True)
    assert sum(pos.draw_pile) == 38


@rule("18.3", "18.5")
@pytest.mark.parametrize(
    ("cast", "action", "total", "verdict"),
    [
        (0, "vote_charles 0", 0, "francis-wins"),  # Bavaria, Prussia and Saxony have 3 votes, 5 are needed
        (0, "vote_charles 2", 2, "votes-open"),
        (3, "vote_charles 2", 5, "charles-wins"),
    ],
)
def test_the_count_of_votes_before_one_casts_them(cast: int, action: str, total: int, verdict: str) -> None:
    court = Court(turn=5)
    election = Election(0)
    court.begin(election)
    assert court.asks() == "ask-vote louis"  # France holds Cologne and Mannheim; Austria has voted
    election.charles = cast
    found = GAME.forecast(court.pos, the_seat("louis"), VERBS.parse(action))
    assert found is not None
    assert (found.total, found.verdict.message.key) == (total, verdict)


@rule("8.7", "8.7r1")
def test_what_is_still_due_after_a_card_is_paid() -> None:
    court = Court()
    court.hold("france", "clubs_6 hearts_3 reserve")
    court.begin(Payment(the_power("france"), 8, FOR_EXPEDITION))
    told = {}
    for card in ("clubs_6", "reserve"):
        found = GAME.forecast(court.pos, the_seat("louis"), VERBS.parse(f"pay {card}"))
        assert found is not None
        told[card] = (found.total, found.verdict.message.key, sum(part.value for part in found.parts))
    assert told == {"clubs_6": (2, "still-due", 2), "reserve": (0, "paid-with", 0)}


@rule("19.1.4", "19.1.7", "19.2.1", "19.3.1")
def test_what_political_changes_lead_to_is_told_before() -> None:
    court = Court(turn=5)
    court.mark("prussia", "prag", "olmuetz", "bruenn")
    court.mark("france", "pilsen", "eger")

    def told(action: str) -> tuple[str, list[int]]:
        said = GAME.hint(court.pos, the_seat("maria"), VERBS.parse(action))
        assert said is not None
        return said.message.key, list(said.args)

    assert told("accept_peace") == ("hint-peace", [3, 1, 7])
    assert told("reduce") == ("hint-reduce", [2, 1])
    assert [told(f"move_saxony {spaces}")[1] for spaces in range(3)] == [
        [STATUS.numbers[status]] for status in ("prussian_ally", "prussian_ally", "neutral")
    ]


@rule("16.2", "16.5r1")
@pytest.mark.parametrize(
    ("own", "other", "points"),
    [(7, 9, 0), (6, 9, 1), (1, 8, 1), (2, 9, 1)],  # 3 troops are 1 VP; a general who is removed is exactly 1
)
def test_the_points_a_defeat_would_bring_the_winner(own: int, other: int, points: int) -> None:
    view = GAME.view(combat(own, other).pos, the_seat("maria"))
    assert view.fight is not None
    assert view.fight.points == points
