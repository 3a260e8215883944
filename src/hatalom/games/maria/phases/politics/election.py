"""18  The imperial election."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import changed
from hatalom.games.maria.events import EMPEROR_ELECTED, VOTED
from hatalom.games.maria.names import AUSTRIA, CHARLES, EMPEROR_BOX, FRANCE, FRANCIS, HELD, NOBODY, POWERS
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_VOTE, CRUMB_ELECTION
from hatalom.games.maria.refusals import VOTE_PROMISED
from hatalom.games.maria.rules.agreements import promised_candidate
from hatalom.games.maria.rules.election import is_bound, voter, votes_of
from hatalom.games.maria.verbs import VOTE_CHARLES


@final
class Election(Phase[Maria]):
    """18.3, 18.6  The votes, power after power; the candidate with five of nine is emperor."""

    FIELDS = ("step", "charles")

    def __init__(self, step: int, charles: int = 0) -> None:
        self.step = step
        self.charles = charles

    def copy(self) -> "Election":
        return Election(self.step, self.charles)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_ELECTION)

    def ask(self, pos: Maria) -> list[Question]:
        power = voter(pos, self.step)
        votes = votes_of(pos, power)
        if votes == 0 or is_bound(pos, power):
            return NO_QUESTIONS
        promised = promised_candidate(pos, power)
        options: list[int] = []
        for number in range(votes + 1):
            if promised == NOBODY or number == (votes if promised == CHARLES else 0):
                options.append(VOTE_CHARLES.of(number))
        return [Question(pos.seat_of(power), ASK_VOTE, options, [power, votes])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        self._cast(pos, VOTE_CHARLES.target(action))

    def advance(self, pos: Maria) -> None:
        if self.step < POWERS:
            self._cast(pos, 0)
            return
        emperor = CHARLES if self.charles >= pos.content.votes_to_win else FRANCIS
        power = FRANCE if emperor == CHARLES else AUSTRIA
        pos.box = changed(pos.box, EMPEROR_BOX, power)
        pos.place_marker(power)
        pos.election = HELD
        pos.tell(EMPEROR_ELECTED, emperor, power)
        pos.pop()

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        if not VOTE_CHARLES.has(action):
            return None
        power = voter(pos, self.step)
        promised = promised_candidate(pos, power)
        if promised == NOBODY:
            return None
        return Said(VOTE_PROMISED, [power, promised])

    def _cast(self, pos: Maria, for_charles: int) -> None:
        power = voter(pos, self.step)
        votes = votes_of(pos, power)
        if votes > 0:
            pos.tell(VOTED, power, for_charles, votes - for_charles)
        self.charles += for_charles
        self.step += 1
