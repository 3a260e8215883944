"""What a viewer of a table is told, as types; the browser's TypeScript is generated from them."""

from typing import Any

import msgspec


class MessageWire(msgspec.Struct):
    """A sentence without its language: the browser has the words."""

    key: str
    args: dict[str, str | int] = {}
    rule: str = ""


class PartWire(msgspec.Struct):
    label: MessageWire
    value: float
    seat: str | None = None
    places: list[tuple[str, int]] = []
    off: MessageWire | None = None
    """Why this term does not count here: it is shown struck out."""


class RowWire(msgspec.Struct):
    """One thing that an act leads to: "way", "supply", "fight", "gain" or "loss", in words, and where it is drawn."""

    about: str
    text: MessageWire
    note: MessageWire | None = None
    places: list[str] = []
    is_good: bool | None = None


class ForecastWire(msgspec.Struct):
    parts: list[PartWire]
    total: int
    verdict: MessageWire
    good: bool
    place: str = ""
    is_chance: bool = False
    """The total is a chance in percent, not the sum of the parts."""
    costs: list[list[int]] = []
    """For each side, the attacker first: the chances in percent to lose nothing, one, two …"""
    rows: list[RowWire] = []
    """What the act leads to, one by one; told instead of the sum."""


class OptionWire(msgspec.Struct):
    """One thing that can be done now.  `action` is what the client sends back."""

    action: str
    verb: str
    label: MessageWire
    target: str | int | None = None
    """`region.kent`, a number, or nothing: whatever is drawn with this id glows."""
    hint: MessageWire | None = None
    forecast: ForecastWire | None = None
    ends_undo: str | None = None
    """Why this click cannot be taken back: "chance", "other" (another player decides next), "reveal" or "over"."""


class ChainWire(msgspec.Struct, omit_defaults=True):
    """Several acts that can be chosen as one; the client sends them one after the other.  What they lead to is the
    target of the last."""

    acts: list[str]
    hint: MessageWire | None = None
    forecast: ForecastWire | None = None
    risks: list[MessageWire] = []
    """What may come between."""
    ends_undo: str | None = None


class ClosedWire(msgspec.Struct):
    """A verb of the running phase that has no option now, and why; no message where that depends on the target."""

    verb: str
    message: MessageWire | None = None


class QuestionWire(msgspec.Struct):
    """What this viewer is asked."""

    seat: str
    prompt: MessageWire
    options: list[OptionWire]
    closed: list[ClosedWire] = []
    chains: list[ChainWire] = []


class WaitingWire(msgspec.Struct):
    """Somebody else is asked: who, and what about."""

    seat: str
    prompt: MessageWire


class LogEntry(msgspec.Struct):
    """One line of the log; `ply` is where the scrubber jumps."""

    ply: int
    message: MessageWire
    crumb: MessageWire | None = None
    """The heading (turn or cycle) under which the line stands, told with its first line."""


class ArrowWire(msgspec.Struct):
    """Something that goes from one place to another: whose ("power.france"), how, and how many; "" is nowhere.

    `what` is "march", "sail", "attack", "retreat" or "lost".
    """

    start: str
    goal: str
    who: str
    what: str = "march"
    n: int = 0


class TermWire(msgspec.Struct):
    """A term of a sum that is written out; `joint` stands before it: "", "plus", "against", "then" or "equals"."""

    label: MessageWire
    value: float | None = None
    who: str = ""
    joint: str = ""
    is_signed: bool = False
    good: bool | None = None


class FallenWire(msgspec.Struct):
    """A card or a die as it fell, and how things stood after it."""

    who: str
    label: MessageWire
    score: int | None = None
    die: int = 0


class ReckoningWire(msgspec.Struct):
    """A line of a reckoning, with a value and perhaps dice for each side."""

    label: MessageWire
    values: list[float | None] = []
    dice: list[list[int]] = []
    rule: str = ""
    total: bool = False


class OddsWire(msgspec.Struct):
    label: MessageWire
    percent: int


class VerdictWire(msgspec.Struct):
    """Why something came out as it did; `why` says in a sentence what decided it."""

    title: MessageWire
    sides: list[str]
    cards: list[FallenWire] = []
    rows: list[ReckoningWire] = []
    follows: list[MessageWire] = []
    odds: list[OddsWire] = []
    why: MessageWire | None = None


class MomentWire(msgspec.Struct):
    """Lines of the log that are told as one, from the ply `start` up to `ply`.

    `who` acted; `seats` are those whose things are concerned.  What weighs most matters most to this viewer.
    `by_me`: nobody else decided anything in it, so he need not be told what he has just done himself.
    """

    kind: str
    start: int
    ply: int
    text: MessageWire
    who: str
    seats: list[str]
    weight: int
    by_me: bool = False
    places: list[str] = []
    arrows: list[ArrowWire] = []
    terms: list[TermWire] = []
    verdict: VerdictWire | None = None


class StripWire(msgspec.Struct):
    label: MessageWire
    when: int


class UndoWire(msgspec.Struct):
    """What one step back (to ply `step`), and going back as far as one may alone (to ply `start`), would take back.

    `free` says that more than a player's own is taken back, which local games against computers allow: the log
    marks it, and the game leaves the statistics.
    """

    step: int
    label: MessageWire
    start: int
    free: bool = False


class SeatResultWire(msgspec.Struct):
    seat: str
    rank: int
    score: int


class ResultWire(msgspec.Struct):
    seats: list[SeatResultWire]
    reason: MessageWire


class RefusalWire(msgspec.Struct):
    """Why a thing cannot be done now, and which action that is about."""

    action: str
    message: MessageWire


class GroundWire(msgspec.Struct):
    """One thing that what is judged consists of, and whose it is; `count` is how many more, or fewer, there are."""

    label: MessageWire
    count: int = 0
    seat: str | None = None


class ReasonWire(msgspec.Struct):
    """What speaks for or against something: a thing that can be counted, by how much it changes, and whose it is.

    `change` is 0 where the words say all.  What is only `judged` has no unit: its sign says better or worse, and
    `large` that it is one of the weightiest.  What is `answered` changes by the opponent's best answer; what is
    `compared` is worse than after the first option, what is `ahead` better than after the second.  What is `against`
    the player holds as the game stands, whatever he chooses.  `grounds` are the weightiest things that what is judged
    consists of, with `more` not the only ones.
    """

    label: MessageWire
    change: float = 0.0
    seat: str | None = None
    judged: bool = False
    answered: bool = False
    compared: bool = False
    ahead: bool = False
    large: bool = False
    against: bool = False
    grounds: list[GroundWire] = []
    more: bool = False


class AdviceWire(msgspec.Struct):
    """An option that the computer would take, why, and how it would go on in this turn; `arrows` are for the map.

    `answer` is what the opponent would then do, where that can be foretold; `example` the turn with which he could win
    in one of the ways that were tried, where his answer does not show it.  `played`: it was really played there.
    `forced` is what the option hits without a choice, because there is nothing else for it: a tile its only region.
    """

    action: str
    reasons: list[ReasonWire]
    then: list[MessageWire] = []
    answer: list[MessageWire] = []
    label: MessageWire | None = None
    arrows: list[ArrowWire] = []
    example: list[MessageWire] = []
    played: bool = False
    then_alike: bool = False
    """It goes on as after the first option, and `then` is left out; `answer_alike` says so of the answer."""
    answer_alike: bool = False
    forced: list[MessageWire] = []


class CounselWire(msgspec.Struct):
    """What holds for all options that are told, and these, the best first."""

    common: list[ReasonWire]
    advice: list[AdviceWire]


class CoachWire(msgspec.Struct):
    """A lesson's running step: what the coach says (its hint is the text's `.hint`) and what he points at.

    `kind` is "read" (press next), "act" (do what is taught), "exercise" or "over"; `lost`: the exercise has failed;
    `astray`: something else was done in it than what leads to its goal.
    """

    lesson: str
    step: int
    steps: int
    kind: str
    say: MessageWire
    show: list[str] = []
    lost: bool = False
    astray: bool = False


class StateWire(msgspec.Struct):
    """The game as one viewer sees it at one version.

    `has_secrets` says that this viewer sees what a spectator does not: on a shared screen it must be covered.
    """

    version: int
    viewer: str | None
    view: Any
    crumbs: list[MessageWire]
    strip: list[StripWire]
    question: QuestionWire | None
    waiting: list[WaitingWire]
    undo: UndoWire | None
    result: ResultWire | None
    plies: int
    has_secrets: bool = False
    coach: CoachWire | None = None
    verdict: MessageWire | None = None
    """How it ended, in words addressed to this viewer."""


class TriedWire(msgspec.Struct):
    """What became of one step of a plan.

    `status` is "ok", "refused" (it is skipped; `why` says it) or "stop": from here on nobody can know what follows, and
    later steps are tried as if this one changed nothing.  `stop` is the reason: "chance", "reveal", "other" (another
    player decides, or could react) or "over".
    """

    labels: list[MessageWire]
    """What its acts are called."""
    status: str = "ok"
    stop: str | None = None
    why: MessageWire | None = None
    told: list[MessageWire] = []
    """The lines of the log that it would bring."""
    said: list[MessageWire] = []
    """The same in the present, as a dispatch would say it; empty where that says nothing of it."""
    forecast: ForecastWire | None = None
    way: list[str] = []
    """The places it leads through."""
    arrows: list[ArrowWire] = []
    is_open: bool = False
    """The next act belongs to it: a piece has been chosen and waits for its goal."""


class TallyWire(msgspec.Struct):
    """A number before a plan and after it; `of` how many."""

    label: MessageWire
    before: int
    after: int
    of: int | None = None


class PlanWire(msgspec.Struct):
    """A plan that was tried: its steps, what it leads to as a whole, and the game as it would be after it."""

    steps: list[TriedWire]
    outlook: list[RowWire]
    tallies: list[TallyWire]
    state: StateWire


# -- looking back on a game that is over ----------------------------------------------------------------------


class SeriesWire(msgspec.Struct):
    """A curve: for every seat, in the order of the seats, one value at the start and one after every ply."""

    label: MessageWire
    values: list[list[float]]
    is_estimate: bool = False
    """How the computer judges the position, not something that can be counted."""


class TurningPointWire(msgspec.Struct):
    """A stretch of one seat's plies (after `start`, up to `ply`) in which a seat gained more than elsewhere."""

    start: int
    ply: int
    seat: str
    swing: float


class DrawWire(msgspec.Struct):
    """What chance brought at a ply: the outcome, and its chance as weight / total."""

    ply: int
    outcome: str | int | None
    weight: int
    total: int


class OutcomeWire(msgspec.Struct):
    """How often an outcome was to be expected (its chances added up, give or take `spread`), and how often it came."""

    outcome: str | int | None
    expected: float
    spread: float
    came: int


class LuckWire(msgspec.Struct):
    """All draws or rolls of one kind.  Surprise is measured in bits: 1 is a coin toss, 3.3 is one in ten."""

    label: MessageWire
    draws: list[DrawWire]
    outcomes: list[OutcomeWire]
    surprise: float
    expected_surprise: float


class DeedWire(msgspec.Struct):
    """How often every seat chose to do a thing."""

    label: MessageWire
    counts: list[int]


class AnalysisWire(msgspec.Struct):
    """The look back on a game: curves, turning points, luck, and who did what how often."""

    seats: list[str]
    plies: int
    series: list[SeriesWire]
    turning_points: list[TurningPointWire]
    luck: list[LuckWire]
    deeds: list[DeedWire]


# -- the chronicle of a game that is over ---------------------------------------------------------------------


class AdvisedWire(msgspec.Struct):
    """A decision (after `ply` plies) of a seat, and what a computer of a level would have done with the same eyes.

    `told` says it in sentences, as the game itself would have told it.
    """

    seat: str
    ply: int
    level: str
    told: list[MessageWire]
    same: bool


class EpisodeWire(msgspec.Struct):
    """A stretch in which the game turned: told in moments, of which number `head` says most.

    `title` stands over its sentences, `told`.  `still` is the ply whose map shows it; `heading` is the turn it belongs
    to.
    """

    start: int
    ply: int
    still: int
    seat: str
    swing: float
    moments: list[MomentWire]
    head: int
    title: MessageWire
    told: list[MessageWire]
    heading: MessageWire | None = None
    advised: AdvisedWire | None = None


class FortuneWire(msgspec.Struct):
    """What chance did, in plain words.

    Where it did much: for or against which seat, that about one game of `rare` is so, and its largest stroke.
    """

    text: MessageWire
    seat: str | None = None
    good: bool = False
    rare: int = 1
    ply: int | None = None
    stroke: MessageWire | None = None


class StoryWire(msgspec.Struct):
    """A game as its chronicle tells it, the same for every reader; curves as in `SeriesWire`.

    `ending` says why the game was over, where its rules ended it.
    """

    title: MessageWire
    ending: MessageWire | None
    seats: list[str]
    plies: int
    curve: SeriesWire | None
    episodes: list[EpisodeWire]
    fortune: list[FortuneWire]
