"""The network of the learned level: its sums, its file, and how it is learned."""

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from hatalom.bots import check_entrant, knowledge_of, make
from hatalom.bots.networked import judged_with
from hatalom.bots.search.ahead import Candidate
from hatalom.bots.search.turn import End
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.errors import BadFile
from hatalom.core.question import Question
from hatalom.core.snapshot import checksum
from hatalom.games import load
from hatalom.kit.features import ROOM, Features
from hatalom.kit.learned import as_text, joined, parse, read_net
from hatalom.kit.net import Net
from hatalom.lab import compare, learn
from hatalom.lab.batches import end_of
from hatalom.lab.compare import Comparer, ComparingPlay, Turns
from hatalom.lab.playing import setting_of
from hatalom.lab.train import next_rows, returns, train
from tests.bots.positions import questions
from tests.table.tables import AMBUSH

INPUTS, FIRST, SECOND = 7, 4, 3


def random_layers(seed: int, inputs: int = INPUTS) -> tuple[list[list[float]], list[list[float]]]:
    rng = np.random.default_rng(seed)
    layers = [rng.normal(size=size).tolist() for size in (inputs * FIRST, FIRST * SECOND, SECOND)]
    return layers, [rng.normal(size=size).tolist() for size in (FIRST, SECOND, 1)]


def shown(features: dict[int, float]) -> Features:
    found = Features()
    for place, amount in features.items():
        found.add(place, amount)
    return found


def some_turns(games: range, inputs: int, better: int = 0, most: int = 2) -> Turns:
    """In each game two turns or up to `most` are compared; that with the feature `better` turned out better by two."""
    turns = Turns()
    for game in games:
        for number in range(2 + game % (most - 1)):
            place = better if number == 0 else (better + number + game % (inputs - most)) % inputs
            turns.places.append([place])
            turns.amounts.append([1.0])
            turns.judged.append(0.5)
            turns.lead.append(2.0 if place == better else 0.0)
            turns.comparison.append(game)
            turns.game.append(game)
    return turns


@pytest.mark.parametrize("seed", range(5))
def test_its_sums_are_those_of_matrices(seed: int) -> None:
    layers, biases = random_layers(seed)
    features = np.zeros(INPUTS)
    features[[1, 4]] = [0.5, -2.0]
    first = np.maximum(np.reshape(layers[0], (FIRST, INPUTS)) @ features + biases[0], 0)
    second = np.maximum(np.reshape(layers[1], (SECOND, FIRST)) @ first + biases[1], 0)
    expected = np.dot(layers[2], second) + biases[2][0]
    assert Net(INPUTS, layers, biases).value(shown({1: 0.5, 4: -2.0})) == pytest.approx(expected)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    layers, biases = random_layers(1)
    file = tmp_path / "mine.json"
    file.write_text(as_text(layers, biases, {"games": 3}), encoding="utf-8")
    read = read_net(file, INPUTS)
    assert read.value(shown({2: 1.0})) == pytest.approx(Net(INPUTS, layers, biases).value(shown({2: 1.0})), abs=1e-3)


@pytest.mark.parametrize("seed", range(3))
def test_joined_networks_say_the_mean_of_what_each_says(seed: int) -> None:
    members = [random_layers(number) for number in range(seed, seed + 3)]
    features = shown({0: 1.5, 3: -0.5, 6: 2.0})
    mean = sum(Net(INPUTS, *member).value(features) for member in members) / 3
    assert Net(INPUTS, *joined(members)).value(features) == pytest.approx(mean)


def test_many_features_find_room() -> None:
    many = {place: place + 1.0 for place in range(3 * ROOM)}
    found = shown(many)
    assert dict(zip(found.places, found.amounts, strict=True)) == many
    weights = [[1.0] * len(many), [1.0], [1.0]], [[0.0], [0.0], [0.0]]
    assert Net(len(many), *weights).value(found) == pytest.approx(sum(many.values()))


def test_what_is_no_network_is_refused_with_a_reason(tmp_path: Path) -> None:
    text = as_text(*random_layers(1), {})
    with pytest.raises(BadFile, match="cannot read the network"):
        read_net(tmp_path / "none.json", INPUTS)
    with pytest.raises(BadFile, match="is no network"):
        parse("[]", INPUTS, "mine.json")
    with pytest.raises(BadFile, match="other features"):
        parse(text, INPUTS + 1, "mine.json")
    with pytest.raises(BadFile, match="has been changed"):
        parse(text.replace('"digest": "', '"digest": "0'), INPUTS, "mine.json")


def test_another_network_may_play_in_the_laboratory(tmp_path: Path) -> None:
    game = load("power_and_weakness")
    inputs = learn.learned_of(game).inputs
    file = tmp_path / "mine.json"
    file.write_text(as_text(*random_layers(2, inputs), {}), encoding="utf-8")
    name = check_entrant(f"sovereign:{file}", game)
    assert make(name, game, game.load_content()).level == "sovereign"
    assert make(check_entrant(f"squire:{file}", game), game, game.load_content()).level == "squire"
    with pytest.raises(BadFile, match="nobody has"):
        check_entrant(f"sovereign:{file}", load("maria"))
    with pytest.raises(BadFile, match="other features"):
        check_entrant(f"squire:{file}", load("maria"))


def test_games_are_noted_for_every_seat_and_the_same_seed_gives_the_same_rows() -> None:
    plan = learn.Plan("power_and_weakness", (2,), level="random", games=3, seed=4)
    _, seen = learn.gather(plan, workers=1)
    inputs = learn.learned_of(load("power_and_weakness")).inputs
    assert set(seen.game) == {0, 1, 2}
    assert sum(seen.credit) == len(seen.credit) / 2, "what one seat gets the other does not"
    assert learn.table_of(seen, inputs).shape == (len(seen.game), inputs)
    assert learn.gather(plan, workers=1)[1].places == seen.places


def test_no_game_is_begun_when_the_time_is_over_and_the_origin_tells_how_many_were_played() -> None:
    plan = learn.Plan("power_and_weakness", (2,), level="random", games=3, seed=4)
    played, seen = learn.gather(plan, workers=1, until=end_of(0))
    assert (played.origin()["games"], seen.game) == (0, [])
    played, seen = learn.gather(plan, workers=1, until=end_of(10))
    assert (played.origin()["games"], set(seen.game)) == (3, {0, 1, 2})


def test_one_seat_of_a_level_plays_against_others_and_what_it_won_is_told() -> None:
    plan = learn.Plan("heads_of_state", (2, 3), level="novice", games=10, seed=4, against="random", noted=0.2)
    assert [plan.lineup(number).index("novice") for number in range(10)] == [0, 0, 1, 1, 0, 2, 1, 0, 0, 1]
    _, seen = learn.gather(plan, workers=1)
    assert seen.told() == ["2 players: won 5 of 5", "3 players: won 5 of 5"]
    assert plan.origin()["against"] == "random"
    _, all_rows = learn.gather(replace(plan, noted=1.0), workers=1)
    assert 0 < len(seen.game) < len(all_rows.game) / 2


def test_rows_are_kept_and_joined_with_others(tmp_path: Path) -> None:
    plan = learn.Plan("heads_of_state", (2, 3), level="random", games=2, seed=4)
    _, seen = learn.gather(plan, workers=1)
    inputs = learn.learned_of(load("heads_of_state")).inputs
    seen.turns = some_turns(range(2), inputs)
    assert set(seen.players) == {2, 3}
    assert all((ahead >= 0) >= (credit > 0) for ahead, credit in zip(seen.ahead, seen.credit, strict=True))
    file = tmp_path / "rows.npz"
    seen.write(file)
    read = learn.read(file, inputs)
    assert (read.places, read.game, read.players) == (seen.places, seen.game, seen.players)
    assert read.turns == seen.turns
    seen.add_round(read)
    assert set(seen.game) == set(seen.turns.game) == {0, 1, 2, 3}
    assert seen.turns.comparison == [0, 0, 1, 1, 2, 2, 3, 3]
    with np.load(file) as found:
        np.savez(tmp_path / "old.npz", **{name: found[name] for name in found if not name.startswith("turn_")})
    assert learn.read(tmp_path / "old.npz", inputs).turns == Turns(), "rows that were kept before turns were compared"
    for other in (max(map(max, seen.places)), max(map(max, seen.turns.places))):
        with pytest.raises(BadFile, match="rows of another game"):
            learn.read(file, other)
    whole = file.read_bytes()
    for damaged in (b"nothing", b"", whole[: len(whole) // 2], whole[:60] + bytes(40) + whole[100:]):
        file.write_bytes(damaged)
        with pytest.raises(BadFile, match="no rows of self-play"):
            learn.read(file, inputs)
    with file.open("wb") as into:
        np.save(into, np.zeros(3))
    with pytest.raises(BadFile, match="no rows of self-play"):
        learn.read(file, inputs)


def some_comparer(level: str, name: str) -> Comparer:
    game = load(name)
    return Comparer(level, game, game.load_content(), learn.learned_of(game), knowledge_of(game).evaluator, worlds=4)


def comparing_play(players: int, monkeypatch: pytest.MonkeyPatch) -> ComparingPlay:
    monkeypatch.setattr(compare, "LOOKS", 30)
    monkeypatch.setattr(compare, "BEST", 2)
    monkeypatch.setattr(compare, "OTHERS", 1)
    setting = setting_of("heads_of_state", players)
    return ComparingPlay(setting, comparer=some_comparer("marshal", "heads_of_state"), share=1.0)


def compare_some(playing: ComparingPlay, count: int) -> Turns:
    """Plays on until turns were compared so often; a question that is compared changes nothing but the notes."""
    pos = playing.game.set_up(playing.setting.players, playing.game.default_options(), playing.content)
    assert playing.comparer is not None
    playing.comparer.begin(7)
    turns = playing.comparer.turns
    bot, chance, rng = playing.bots_of(["novice"])[0], Seeded(5), Seeded(6)
    while len(set(turns.comparison)) < count:
        question = settle_by(pos, chance)[0]
        before = checksum(pos)
        answer = playing.answer(pos, question, bot, rng)
        assert answer in question.options
        assert checksum(pos) == before
        step(pos, question.seat, answer)
    return turns


def test_turns_of_a_position_are_compared_and_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = comparing_play(2, monkeypatch)
    turns = compare_some(playing, 3)
    assert set(turns.comparison) == {0, 1, 2}
    assert set(turns.game) == {7}
    for number in range(3):
        leads = [lead for lead, other in zip(turns.lead, turns.comparison, strict=True) if other == number]
        assert 2 <= len(leads) <= 3
        assert any(leads[1:]), "in some of the worlds they came to different ends"
    inputs = learn.learned_of(playing.game).inputs
    assert learn.table_of(turns, inputs).shape == (len(turns.judged), inputs)


def test_the_same_seed_compares_the_same_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [compare_some(comparing_play(3, monkeypatch), 1) for _ in range(2)]
    assert found[0] == found[1]


class Told:
    """A search that proposes these turns; each comes to what its first click is told to come to."""

    def __init__(self, ends: list[End], comes_to: dict[int, float]) -> None:
        self.found = [Candidate(end) for end in ends]
        self.comes_to = comes_to

    def propose(self, pos: Any, question: Question, rng: Seeded) -> list[Candidate]:
        return list(self.found)

    def go_through_a_world(self, pos: Any, candidates: list[Candidate], rng: Seeded) -> None:
        for candidate in candidates:
            candidate.hear(*(self.comes_to[other.end.way[0]] for other in (candidate, candidates[0])))


def told(comparer: Comparer, clicks: int, comes_to: dict[int, float]) -> tuple[Told, Any, Question]:
    """Turns of different first clicks, the best last; they lead to positions that are judged as they stand."""
    evaluator = comparer.judge
    (pos, question), *later = questions(load("heads_of_state"), 3, 150)[-clicks - 1 :]
    ends = [End(end, [click], evaluator.value(end, question.seat), click) for click, (end, _) in enumerate(later)]
    search = Told(ends, comes_to)
    comparer.search = cast(Any, search)
    comparer.begin(7)
    return search, pos, question


def test_the_turn_that_turned_out_best_is_played_and_by_how_much_each_was_better_is_noted() -> None:
    comparer = some_comparer("marshal", "heads_of_state")
    comparer.worlds = 6
    search, pos, question = told(comparer, 3, {0: 1.0, 1: 4.0, 2: -1.0})
    assert comparer.compare(pos, question, Seeded(1)) == 1
    turns, ends = comparer.turns, [candidate.end.pos for candidate in search.found]
    assert [candidate.worlds for candidate in search.found] == [6, 6, 6]
    assert turns.lead == [0.0, 3.0, -2.0]
    assert turns.judged == [comparer.beside.value(end, question.seat) for end in ends]
    assert turns.judged != [comparer.judge.value(end, question.seat) for end in ends]
    assert turns.places == [comparer.learned.features(end, question.seat).places for end in ends]
    assert (turns.comparison, turns.game) == ([0, 0, 0], [7, 7, 7])


def test_of_many_turns_the_best_are_compared_and_some_of_the_rest_none_of_them_twice() -> None:
    comparer = some_comparer("marshal", "heads_of_state")
    rest = set()
    for seed in range(8):
        search, pos, question = told(comparer, 12, {click: float(click) for click in range(12)})
        best = comparer.compare(pos, question, Seeded(seed))
        compared = [click for click, candidate in enumerate(search.found) if candidate.worlds > 0]
        assert compared[: compare.BEST] == list(range(compare.BEST))
        assert len(compared) == len(comparer.turns.lead) == compare.BEST + compare.OTHERS
        assert best == max(compared)
        rest.update(compared[compare.BEST :])
    assert rest == set(range(compare.BEST, 12))


def test_more_turns_are_found_than_are_compared_among_so_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = questions(load("heads_of_state"), 3, 150)[-12]
    search = some_comparer("marshal", "heads_of_state").search
    assert len(search.propose(*asked, Seeded(1))) == compare.KEPT > compare.BEST + compare.OTHERS
    nodes = search.nodes
    monkeypatch.setattr(compare, "LOOKS", 30)
    search = some_comparer("marshal", "heads_of_state").search
    search.propose(*asked, Seeded(1))
    assert search.nodes < nodes


def test_nothing_is_noted_where_chance_or_the_end_of_the_game_decides_what_a_turn_comes_to() -> None:
    comparer = some_comparer("marshal", "heads_of_state")
    for spoil in ("chance", "end"):
        search, pos, question = told(comparer, 3, {0: 1.0, 1: 4.0, 2: -1.0})
        spoilt = search.found[2].end
        if spoil == "chance":
            spoilt.value += 0.5  # the mean of what may come, not what the position is worth
        else:
            spoilt.pos.stack.clear()
            spoilt.value = comparer.judge.value(spoilt.pos, question.seat)
        assert comparer.compare(pos, question, Seeded(1)) == 0, "that which looks best"
        assert comparer.turns == Turns()


def test_what_is_hidden_changes_nothing_of_a_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = comparing_play(2, monkeypatch)
    comparer, game = playing.comparer, playing.game
    assert comparer is not None
    pos = game.set_up(2, game.default_options(), playing.content)
    bot, chance = playing.bots_of(["novice"])[0], Seeded(5)
    differing = 0
    while differing < 2:
        question = settle_by(pos, chance)[0]
        found = []
        for at_table in (pos, game.resample(pos, question.seat, Seeded(1))):
            comparer.begin(7)
            found.append((playing.answer(at_table, question, bot, Seeded(9)), comparer.turns))
        assert found[0] == found[1]
        differing += comparer.turns != Turns() and game.write(at_table) != game.write(pos)
        step(pos, question.seat, found[0][0])


def test_turns_are_compared_at_a_share_of_the_choices_in_the_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = comparing_play(2, monkeypatch)
    asked = questions(playing.game, 3, 400)
    comparer, bot, compared = playing.comparer, playing.bots_of(["novice"])[0], []
    assert comparer is not None
    own = [question.seat == comparer.judge.turn_of(pos) for pos, question in asked]
    assert set(own) == {True, False}

    def note(world: Any, question: Question, rng: Seeded) -> int:
        compared.append(world)
        return question.options[0]

    monkeypatch.setattr(comparer, "compare", note)
    for share in (0.0, 0.5, 1.0):
        compared.clear()
        playing.share = share
        for number, (pos, question) in enumerate(asked):
            playing.answer(pos, question, bot, Seeded(number))
        if share == 0.5:
            assert 0 < len(compared) < sum(own)
        else:
            assert len(compared) == share * sum(own)


def test_where_no_whole_turns_are_followed_into_worlds_there_is_nothing_to_compare() -> None:
    for level, name in (
        ("squire", "heads_of_state"),
        ("marshal", "power_and_weakness"),
        ("marshal", "maria"),
        ("marshal", "great_war"),
    ):
        with pytest.raises(BadFile, match="nothing to compare"):
            some_comparer(level, name)
    with pytest.raises(BadFile, match="no limit"):
        some_comparer("marshal@60n", "heads_of_state")


def test_games_in_which_turns_are_compared_are_the_same_again_and_number_their_comparisons() -> None:
    plan = learn.Plan("heads_of_state", (2,), level="novice", games=3, seed=4, compared=0.03, judge="marshal", worlds=4)
    _, seen = learn.gather(plan, workers=1)
    turns = seen.turns
    assert 1 < turns.count() == len(set(turns.comparison))
    assert turns.game == sorted(turns.game)
    assert set(turns.game) <= {0, 1, 2}
    by_comparison = {(number, game) for number, game in zip(turns.comparison, turns.game, strict=True)}
    assert len(by_comparison) == turns.count(), "each belongs to one game"
    again = learn.Seen()
    for played in reversed([plan.player().play_batch(number, number + 1) for number in reversed(range(plan.games))]):
        again.add(played)
    assert again == seen, "whoever plays a game, and whatever he has played before"


def test_rows_of_other_games_get_numbers_of_their_own_though_nothing_else_was_noted_in_them() -> None:
    seen = learn.Seen(turns=some_turns(range(2), inputs=9))
    seen.add_round(learn.Seen(turns=some_turns(range(2), inputs=9)))
    assert seen.turns.game == [0, 0, 1, 1, 2, 2, 3, 3]
    assert seen.turns.comparison == [0, 0, 1, 1, 2, 2, 3, 3]


def test_what_was_compared_is_part_of_where_a_network_comes_from() -> None:
    plan = learn.Plan("heads_of_state", (2,), compared=0.4, judge="sovereign:some/where/mine.json")
    told = plan.origin()
    assert (told["compared"], told["judge"], told["worlds"]) == (0.4, "sovereign:mine.json", 8)
    assert "judge" not in replace(plan, compared=0.0).origin()


@pytest.mark.long
def test_of_two_turns_the_one_that_turned_out_better_is_learned_to_be_better() -> None:
    pytest.importorskip("torch")
    _, seen = learn.gather(learn.Plan("heads_of_state", (2,), level="random", games=24, seed=4), workers=2)
    seen.ahead = [judged / 10 for judged in seen.judged]  # of the ends there is nothing to learn
    inputs = learn.learned_of(load("heads_of_state")).inputs
    seen.turns = some_turns(range(2400), inputs, better=3, most=4)
    seen.turns.game = [game % 24 for game in seen.turns.game]
    lesson = train(seen, inputs, by_margin=True)
    assert lesson.loss_after < lesson.loss_before
    net = Net(inputs, lesson.layers, lesson.biases)
    gaps = [net.value(shown({3: 1.0})) - net.value(shown({place: 1.0})) for place in (10, 100, 500)]
    assert all(0.5 < gap < 4.0 for gap in gaps), gaps


def test_a_game_without_features_says_so() -> None:
    with pytest.raises(BadFile, match="no features to learn from"):
        learn.learned_of(AMBUSH)
    with pytest.raises(BadFile, match="no features from which"):
        judged_with("squire:mine.json", knowledge_of(AMBUSH))


@pytest.mark.long
def test_training_foretells_unseen_games_better_than_the_judgement() -> None:
    pytest.importorskip("torch")
    plan = learn.Plan("power_and_weakness", (2,), level="novice", games=64, seed=4)
    _, seen = learn.gather(plan, workers=2)
    for trace in (1.0, 0.8):
        lesson = train(seen, learn.learned_of(load("power_and_weakness")).inputs, by_margin=False, trace=trace)
        assert lesson.loss_after < lesson.loss_before


def test_a_row_is_followed_by_the_next_one_of_its_seat_in_the_same_game() -> None:
    seen = learn.Seen(players=[2, 2, 2, 2, 3, 3, 3, 3, 3, 3], game=[0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    assert next_rows(seen) == [2, 3, -1, -1, 7, 8, 9, -1, -1, -1]


def test_what_follows_counts_less_the_further_away_it_is_and_the_end_has_the_rest() -> None:
    end, foretold, following = [8.0, 8.0, 8.0, 4.0], [1.0, 2.0, 3.0, 0.0], [1, 2, -1, -1]
    assert returns(end, foretold, following, 1.0) == end
    assert returns(end, foretold, following, 0.0) == [2.0, 3.0, 8.0, 4.0]
    assert returns(end, foretold, following, 0.5) == [0.5 * 2 + 0.25 * 3 + 0.25 * 8, 0.5 * 3 + 0.5 * 8, 8.0, 4.0]
