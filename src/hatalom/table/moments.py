"""What a viewer is told in moments: read from the lines of his own log, and from nothing else."""

from typing import Any

from hatalom.core.game import Game
from hatalom.core.match import Match
from hatalom.core.moment import TOLD, Moment, Teller, Verdict, line_of
from hatalom.core.question import NATURE, SPECTATOR
from hatalom.table.log import Cut
from hatalom.table.pages import Pages
from hatalom.table.wire import (
    FallenWire,
    MomentWire,
    OddsWire,
    ReckoningWire,
    TermWire,
    VerdictWire,
)
from hatalom.table.words import arrow_of, message_of

MINE = 3
"""A moment that concerns the viewer's own matters so much more."""
RECENT = 40
"""So many moments come with the whole table, besides those that a player has missed."""
MISSED = 6
"""Of what happened while a player was away, so many moments are told."""


class ViewerMoments:
    """The moments of one viewer's log, brought up to date step by step."""

    def __init__(self, match: Match, viewer: int, cuts: list[Cut]) -> None:
        self.viewer = viewer
        self._cuts = len(cuts)
        self._begin(match)
        self._read_on(match)

    @property
    def moments(self) -> list[MomentWire]:
        return self._told.after(0)

    def catch_up(self, match: Match, cuts: list[Cut]) -> list[MomentWire]:
        """The moments that are new; after a take-back, those that end later than what still stands."""
        new_cuts, self._cuts = cuts[self._cuts :], len(cuts)
        if new_cuts:
            kept = min(cut.ply for cut in new_cuts)
            self._begin(match)
            self._read_on(match)
            return [moment for moment in self.moments if moment.ply > kept]
        known = len(self._told)
        self._read_on(match)
        return self._told.after(known)

    def recent(self, seen: int | None) -> list[MomentWire]:
        """Those that come with the whole table: the last ones, and the weightiest that a player has not seen."""
        last = self._told.after(max(0, len(self._told) - RECENT))
        if seen is None:
            return last
        missed = [moment for moment in self.moments[:-RECENT] if moment.start > seen]
        weightiest = sorted(missed, key=lambda moment: -moment.weight)[:MISSED]
        return sorted(weightiest, key=lambda moment: moment.ply) + last

    def _begin(self, match: Match) -> None:
        self._told = Pages(MomentWire)
        self._plies = 0
        self._taken = 0
        self._teller = teller_of(match)

    def _read_on(self, match: Match) -> None:
        teller = self._teller
        if teller is None:
            return
        last = match.plies_for(self.viewer)
        read_on(teller, match, self.viewer, self._plies, last)
        self._plies = max(self._plies, last)
        if self.viewer >= 0 and match.question_for(self.viewer) is not None:
            teller.settle()
        for moment in teller.found[self._taken :]:
            if moment.weight + self._own(moment) >= TOLD:
                by_me = self.viewer in deciders(match, moment) <= {self.viewer, NATURE}
                self._told.add(wire_of(moment, match.game, match.seats, self._own(moment), by_me))
        del teller.found[:-1]  # the last one tells where the next may begin
        self._taken = len(teller.found)

    def _own(self, moment: Moment) -> int:
        return MINE if self.viewer > SPECTATOR and self.viewer in moment.seats else 0


def teller_of(match: Match) -> Teller | None:
    """The game's own teller, who has heard nothing yet."""
    options = {**match.game.default_options(), **match.journal.head.options}
    return match.game.teller(match.seats, options, match.content)


def read_on(teller: Teller, match: Match, viewer: int, start: int, end: int) -> None:
    """Reads a viewer's lines of the plies after `start`, up to `end`."""
    for number in range(start, end):
        for event in match.plies.events(number):
            if event.is_for(viewer):
                teller.read(line_of(number + 1, event))
        teller.rest(number + 1)


def deciders(match: Match, moment: Moment) -> set[int]:
    """Whose answers brought it about, from its first line to its last."""
    return {step.seat for step in match.plies.steps[max(0, moment.start - 1) : moment.ply]}


def wire_of(moment: Moment, game: Game[Any, Any], seats: int, own: int, by_me: bool) -> MomentWire:
    ids = game.seat_ids(seats)
    return MomentWire(
        kind=moment.kind,
        start=moment.start,
        ply=moment.ply,
        text=message_of(moment.text),
        who=moment.who,
        seats=sorted(ids[seat] for seat in moment.seats),
        weight=moment.weight + own,
        by_me=by_me,
        places=list(moment.places),
        arrows=[arrow_of(arrow) for arrow in moment.arrows],
        terms=[
            TermWire(message_of(term.label), term.value, term.who, term.joint, term.is_signed, term.is_good)
            for term in moment.terms
        ],
        verdict=verdict_of(moment.verdict) if moment.verdict is not None else None,
    )


def verdict_of(verdict: Verdict) -> VerdictWire:
    return VerdictWire(
        title=message_of(verdict.title),
        sides=list(verdict.sides),
        cards=[FallenWire(card.who, message_of(card.label), card.score, card.die) for card in verdict.cards],
        rows=[
            ReckoningWire(
                message_of(row.label), list(row.values), [list(dice) for dice in row.dice], row.rule, row.is_total
            )
            for row in verdict.rows
        ],
        follows=[message_of(said) for said in verdict.follows],
        odds=[OddsWire(message_of(odds.label), odds.percent) for odds in verdict.odds],
        why=message_of(verdict.why) if verdict.why is not None else None,
    )
