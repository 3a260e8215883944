"""A table for scenarios: a position in the game's notation, answers as text, and what was told."""

from hatalom.core.chance import Seeded
from hatalom.core.driver import forced_of, settle, step
from hatalom.core.message import Said
from hatalom.core.question import NATURE, Question, Seat
from hatalom.games.heads_of_state.game import GAME
from hatalom.games.heads_of_state.names import (
    AREA,
    ATTRIBUTE,
    ATTRIBUTE_COUNT,
    BOX,
    COUNTRY,
    MOST_SEATS,
    NOBLE,
    NOBLE_COUNT,
    SEAT,
    TREACHERY,
    TREACHERY_COUNT,
    Country,
)
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.rules.standing import influence

CONTENT = GAME.load_content()


def bag(text: str) -> dict[str, int]:
    """`gold*2 title` as counts."""
    counts = {}
    for word in text.split():
        name, _, count = word.partition("*")
        counts[name] = int(count or 1)
    return counts


class Table:
    def __init__(self, pos: HeadsOfState) -> None:
        self.pos = pos
        pos.log = []
        self._answer_forced()

    # -- playing --------------------------------------------------------------------------------------------

    def questions(self) -> list[Question]:
        return settle(self.pos)

    def question(self, seat: str) -> Question:
        number = NATURE if seat == "nature" else SEAT.numbers[seat]
        found = [question for question in self.questions() if question.seat == number]
        assert found, f"{seat} is not asked; asked are {self.asked()}"
        return found[0]

    def asked(self) -> list[str]:
        return ["nature" if q.seat == NATURE else SEAT.ids[q.seat] for q in self.questions()]

    def options(self, seat: str) -> set[str]:
        return {GAME.verbs.text(action) for action in self.question(seat).options}

    def targets(self, seat: str, verb: str) -> set[str]:
        """The targets of one verb among the options."""
        return {text.split(" ")[1] for text in self.options(seat) if text.startswith(f"{verb} ")}

    def does(self, seat: str, *actions: str) -> None:
        """Answers one after the other; what follows without a choice is answered by itself."""
        for text in actions:
            question = self.question(seat)
            action = GAME.verbs.parse(text)
            assert action in question.options, f"{text} is not offered: {sorted(self.options(seat))}"
            step(self.pos, question.seat, action)
            self._answer_forced()

    def nature(self, *actions: str) -> None:
        self.does("nature", *actions)

    def chance_runs(self, seed: int = 1) -> None:
        """NATURE answers at random until a player is asked or the game is over."""
        rng = Seeded(seed)
        while (questions := self.questions()) and questions[0].seat == NATURE:
            step(self.pos, NATURE, questions[0].options[rng.pick(questions[0].weights)])
            self._answer_forced()

    def odds(self) -> dict[str, int]:
        question = self.question("nature")
        return dict(zip(map(GAME.verbs.text, question.options), question.weights, strict=True))

    def why_not(self, seat: str, text: str) -> str | None:
        """The rule of the refusal: the first phase from the top that has something to say."""
        action = GAME.verbs.parse(text)
        self.questions()
        for phase in reversed(self.pos.stack):
            said: Said | None = phase.why_not(self.pos, Seat(SEAT.numbers[seat]), action)
            if said is not None:
                return said.message.rule
        return None

    def _answer_forced(self) -> None:
        while (forced := forced_of(settle(self.pos))) is not None and forced.seat != NATURE:
            step(self.pos, forced.seat, forced.options[0])

    # -- looking --------------------------------------------------------------------------------------------

    def hand(self, seat: str) -> dict[str, int]:
        return self._own(self.pos.hand, seat, ATTRIBUTE_COUNT, ATTRIBUTE.ids)

    def treachery(self, seat: str) -> dict[str, int]:
        return self._own(self.pos.treachery, seat, TREACHERY_COUNT, TREACHERY.ids)

    def cards(self, seat: str) -> dict[str, int]:
        return self._own(self.pos.cards, seat, NOBLE_COUNT, NOBLE.ids)

    def tiles(self, seat: str, noble: str) -> int:
        return self.pos.tiles[NOBLE_COUNT * SEAT.numbers[seat] + NOBLE.numbers[noble]]

    def owner(self, box: str) -> str | None:
        seat = self.pos.owner[BOX.numbers[box]]
        return SEAT.ids[seat] if seat >= 0 else None

    def dead(self, box: str, seat: str) -> int:
        return self.pos.dead[MOST_SEATS * BOX.numbers[box] + SEAT.numbers[seat]]

    def score(self, seat: str) -> int:
        return self.pos.score[SEAT.numbers[seat]]

    def scores(self) -> dict[str, int]:
        return {SEAT.ids[seat]: score for seat, score in enumerate(self.pos.score) if score}

    def influence(self, seat: str, country: str) -> int:
        return influence(self.pos, Seat(SEAT.numbers[seat]), Country(COUNTRY.numbers[country]))

    def hex_taken_by(self, area: str) -> str | None:
        seat = self.pos.hex_taken[AREA.numbers[area]]
        return SEAT.ids[seat] if seat >= 0 else None

    def pile(self, name: str) -> dict[str, int]:
        ids = TREACHERY.ids if name.startswith("treachery") else ATTRIBUTE.ids
        return {ids[thing]: count for thing, count in enumerate(getattr(self.pos, name)) if count}

    def size(self, name: str) -> int:
        return sum(getattr(self.pos, name))

    def told(self, key: str) -> list[dict[str, str | int]]:
        return [event.message.fill(event.args) for event in self.pos.log or [] if event.message.key == key]

    def _own(self, bags: list[int], seat: str, size: int, ids: list[str]) -> dict[str, int]:
        number = SEAT.numbers[seat]
        return {ids[thing]: bags[size * number + thing] for thing in range(size) if bags[size * number + thing]}


def table(*lines: str, players: int = 3, century: str = "1589", turns: int = 20, draw: str | None = None) -> Table:
    """A position in the game's notation; `draw` names all that the draw pile holds, the rest was discarded."""
    head = f"players {players} century {century} turns {turns}"
    pos = GAME.read("\n".join([head, *lines]), CONTENT)
    if draw is not None:
        wanted = bag(draw)
        for attribute, name in enumerate(ATTRIBUTE.ids):
            spent = pos.draw_pile[attribute] - wanted.get(name, 0)
            assert spent >= 0, f"there are not so many {name} left"
            pos.draw_pile[attribute] -= spent
            pos.discard[attribute] += spent
    return Table(pos)


def begin(players: int) -> Table:
    """A game before the first card is dealt."""
    return Table(GAME.set_up(players, {}, CONTENT))


# -- stacks ------------------------------------------------------------------------------------------------------


def _stack(seat: str, players: int, *phases: str) -> str:
    number = SEAT.numbers[seat]
    words = [phase.replace("@", str(number)) for phase in phases]
    return " ".join([f"stack CourseOfPlay[{(number + 1) % players}]", *words])


def choosing(seat: str, players: int = 3) -> str:
    return _stack(seat, players, "Turn[@,0,0]")


def taking(seat: str, attributes: int, treachery: int = 0, players: int = 3, option: int = 0) -> str:
    return _stack(seat, players, f"Turn[@,1,{2 if treachery else option}]", f"Taking[@,{attributes},{treachery},0]")


def placing(seat: str, players: int = 3) -> str:
    return _stack(seat, players, "Turn[@,2,0]", "Placing[@]")


def treachery(seat: str, players: int = 3) -> str:
    return _stack(seat, players, "Turn[@,2,2]", "Treachery[@]")


def ending(seat: str, players: int = 3, option: int = 0) -> str:
    """The turn's actions are over; limits and refill are still to come."""
    return _stack(seat, players, f"Turn[@,2,{option}]")


def scoring(seat: str = "red", players: int = 3) -> str:
    """The Revolution card has just come up in the refill."""
    return _stack(seat, players, "Turn[@,5,0]", "ChangeOfCentury[0]")


FULL_DISPLAY = ("display gold*2 title*2 troops castle", "treachery_display assassin gallows")
"""Both displays, so that the end of a turn has nothing to refill."""
