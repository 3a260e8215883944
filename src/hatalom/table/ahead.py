"""Looking ahead: what a seat would be asked after acts of its own, none of which is carried out."""

from hatalom.core.errors import IllegalAction
from hatalom.core.match import Match
from hatalom.core.question import NATURE
from hatalom.table.show import state_of
from hatalom.table.wire import StateWire


def ahead_of(match: Match, seat: int, acts: list[str], version: int) -> StateWire:
    """The game as this seat would see it after these acts, tried on a copy.

    Only acts that the seat could take back alone are tried, and only while it is asked again itself.  So it learns
    nothing that it could not learn by acting and taking back, and nobody else sees it try.
    """
    match.check_version(seat, version)
    trial = match.at(len(match.plies), match)
    for text in acts:
        action = match.game.verbs.parse(text)
        if action < 0:
            raise IllegalAction("bad-request", f"{text!r} is no action of {match.game.name}")
        trial.answer(seat, action)
        questions = trial.questions()
        is_chance = bool(questions) and questions[0].seat == NATURE
        if is_chance or trial.undo_floor(seat) > len(match.plies) or trial.question_for(seat) is None:
            raise IllegalAction("no-way-back", f"{text!r} could not be taken back: carry it out, or leave it")
    return state_of(trial, seat, is_free=False)
