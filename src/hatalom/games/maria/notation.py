"""A position as a few lines of text, for tests, lessons and bug reports.

    players 3 form advanced bluff_costs 0 round_up 0 turn 4
    general moritz lille 7 face_down leads
    train france_1 epernay
    hussars breslau -
    marker wien france
    question prag prussia
    power france pool 9 battle 1 set_aside 0 surplus 0 until 0 hand clubs_5 reserve saved hearts_6_2 laid
    decks 2 drawing 2
    discard clubs_7 spades_2_2
    box emperor austria
    tracks 0 3 4 noted 0 0 1 executed 0
    politics trump hearts last_winner maria election 1
    political_deck treaty_of_worms the_fleet_at_dunkirk
    political_open british_gold
    state annexed 0 neutral_until 0 reduced 0 saxony_left 0 saxony_drew 3
    subsidy france bavaria 2
    winter 9 0 11 0 8 3
    agreement truce prussia austria 6 frederick maria
    result maria 3
    stack CourseOfPlay[4] ActionStage[0,2]

Every line but the first may be missing; what is not said is as at the start.  A card is its face and the number of its
deck (`hearts_6_2`), the first deck's without one.  The draw pile is what lies nowhere else.  A dash stands for nobody.
"""

from typing import Any

from mypy_extensions import i64

from hatalom.core.action import Kind
from hatalom.core.notation import read_stack, reading_line, split_lines, write_stack
from hatalom.core.numbers import bit
from hatalom.core.position import Phase
from hatalom.core.positionfaults import BadPosition, BadWord
from hatalom.core.question import Seat
from hatalom.games.maria.board import Content, towns_from
from hatalom.games.maria.facts import Agreement
from hatalom.games.maria.names import (
    ALL_CARDS,
    ALL_GENERALS,
    BAVARIA,
    BOX,
    BOXES,
    CARD,
    CARDS,
    CLAUSE,
    DECKS,
    FORM,
    FRANCE,
    GENERAL,
    GENERALS,
    IN_BOX,
    NOBODY,
    NOT_IN_PLAY,
    PC,
    PIECES,
    POWER,
    POWERS,
    REMOVED,
    SEAT,
    SUIT,
    TC,
    TOWN,
    TRACKS,
    TRAIN,
    ClauseKind,
    Form,
    General,
    PoliticalCard,
    Power,
    Suit,
    Town,
    Train,
    train_piece,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import THINGS

AWAY = {"removed": REMOVED, "box": IN_BOX, "not_in_play": NOT_IN_PLAY}
POOLS = ("pool", "battle", "set_aside", "surplus")
STATE = ("annexed", "neutral_until", "reduced", "saxony_left", "saxony_drew")
FLAGS = ("annexed", "saxony_left")
HANDS = ("hand", "saved", "laid")
FIRST = "players 3 form advanced bluff_costs 0 round_up 0 turn 4"


def write(pos: Maria) -> str:
    content = pos.content
    board = content.board
    lines = [
        _first_words(pos),
        *(_general_words(pos, general) for general in ALL_GENERALS),
        *(["train", TRAIN.ids[piece - GENERALS], _place(pos.at[piece])] for piece in range(GENERALS, PIECES)),
        ["hussars", *(_word(town, TOWN) for town in pos.hussar)],
        *(
            ["marker", TOWN.ids[board.fort_town[fort]], _word(power, POWER)]
            for fort, power in enumerate(pos.marker)
            if power != content.start_marker[fort]
        ),
        *(
            ["question", TOWN.ids[board.fort_town[fort]], _word(power, POWER)]
            for fort, power in enumerate(pos.question)
            if power != NOBODY
        ),
        *(_power_words(pos, power) for power in range(POWERS)),
        ["decks", str(pos.decks_opened), "drawing", str(pos.drawing)],
        ["discard", *(CARD.ids[card] for card in range(CARDS) for _ in range(pos.discard[card]))],
        *(["box", BOX.ids[box], _word(pos.box[box], POWER)] for box in range(1, BOXES) if pos.box[box] != NOBODY),
        ["tracks", *map(str, pos.track), "noted", *map(str, pos.noted), "executed", str(pos.executed)],
        _politics_words(pos),
        ["political_deck", *(PC.ids[card] for card, left in enumerate(pos.pc_deck) if left)],
        ["political_open", *(PC.ids[card] for card in pos.open_pcs)],
        ["state", *(word for name in STATE for word in (name, str(int(getattr(pos, name)))))],
        *(
            ["subsidy", POWER.ids[giver], POWER.ids[receiver], str(turns)]
            for giver, row in enumerate(pos.subsidy)
            for receiver, turns in enumerate(row)
            if turns > 0 or (giver == FRANCE and receiver == BAVARIA)  # theirs runs from the start
        ),
        *(["winter", *map(str, points)] for points in pos.winters),
        *(_agreement_words(agreement) for agreement in pos.agreements),
        ["result", _word(pos.winner, SEAT), str(pos.reason)],
        ["stack", *write_stack(pos)],
    ]
    return "".join(" ".join(words) + "\n" for words in lines)


def _word(number: i64, kind: Kind) -> str:
    return kind.ids[number] if number >= 0 else "-"


def _place(at: i64) -> str:
    return TOWN.ids[at] if at >= 0 else next(name for name, place in AWAY.items() if place == at)


def _first_words(pos: Maria) -> list[str]:
    options = ["bluff_costs", str(int(pos.bluff_costs)), "round_up", str(int(pos.round_up))]
    return ["players", str(pos.seats), "form", FORM.ids[pos.form], *options, "turn", str(pos.turn)]


def _politics_words(pos: Maria) -> list[str]:
    winner = _word(pos.last_winner, SEAT)
    return ["politics", "trump", _word(pos.trump, SUIT), "last_winner", winner, "election", str(pos.election)]


def _agreement_words(agreement: Agreement) -> list[str]:
    """Kind, power, what it is about, the last turn, and the two players."""
    thing = THINGS.get(agreement.kind)
    return [
        "agreement",
        CLAUSE.ids[agreement.kind],
        _word(agreement.power, POWER),
        _word(agreement.thing, thing) if thing is not None else "-",
        str(agreement.until),
        SEAT.ids[agreement.seat],
        SEAT.ids[agreement.partner],
    ]


def _general_words(pos: Maria, general: General) -> list[str]:
    words = ["general", GENERAL.ids[general], _place(pos.at[general]), str(pos.troops[general])]
    if pos.is_face_down(general):
        words.append("face_down")
    if (pos.leads >> general) & 1 == 1:
        words.append("leads")
    return words


def _power_words(pos: Maria, power: int) -> list[str]:
    words = ["power", POWER.ids[power]]
    for name in POOLS:
        words += [name, str(getattr(pos, name)[power])]
    words += ["until", str(pos.expedition_until[power])]
    for name in HANDS:
        words += [name, *(CARD.ids[card] for card in getattr(pos, name)[power])]
    return words


# -- reading ----------------------------------------------------------------------------------------------------


def read(text: str, content: Content, phases: dict[str, type[Phase[Any]]]) -> Maria:
    lines = split_lines(text)
    if not lines or lines[0][1][:1] != ["players"]:
        raise BadPosition("first-line", example=FIRST)
    first = dict(zip(lines[0][1][::2], lines[0][1][1::2], strict=False))
    if first.get("players") not in ("2", "3") or first.get("form") not in FORM.numbers:
        raise BadPosition("first-line", example=FIRST)
    pos = Maria(content, int(first["players"]), Form(FORM.numbers[first["form"]]))
    for number, words in lines:
        with reading_line(number, words):
            _read_line(pos, words, phases)
    _derive(pos)
    return pos


def _read_line(pos: Maria, words: list[str], phases: dict[str, type[Phase[Any]]]) -> None:
    head, rest = words[0], words[1:]
    if head == "general":
        _read_general(pos, rest)
    elif head == "train":
        pos.at[train_piece(Train(TRAIN.numbers[rest[0]]))] = _read_place(rest[1])
    elif head == "hussars":
        pos.hussar = towns_from(Town(_number(word, TOWN)) for word in rest)
    elif head in ("marker", "question"):
        fort = pos.content.board.fort_of[TOWN.numbers[rest[0]]]
        if fort == NOBODY:
            raise BadWord(rest[0], f"{rest[0]} is no fortress")
        (pos.marker if head == "marker" else pos.question)[fort] = Power(_number(rest[1], POWER))
    elif head == "power":
        _read_power(pos, POWER.numbers[rest[0]], rest[1:])
    elif head == "discard":
        for word in rest:
            pos.discard[_card(word)] += 1
    elif head == "stack":
        pos.stack = read_stack(rest, phases)
    elif not _read_politics(pos, head, rest):
        _read_numbers(pos, head, rest)


def _read_politics(pos: Maria, head: str, rest: list[str]) -> bool:
    if head == "box":
        pos.box[BOX.numbers[rest[0]]] = Power(_number(rest[1], POWER))
    elif head == "tracks":
        pos.track = [int(word) for word in rest[:TRACKS]]
        if "noted" in rest:
            pos.noted = [int(word) for word in rest[TRACKS + 1 : 2 * TRACKS + 1]]
            pos.executed = int(rest[-1])
    elif head == "political_deck":
        pos.pc_deck = [int(name in rest) for name in PC.ids]
    elif head == "political_open":
        pos.open_pcs = [PoliticalCard(PC.numbers[name]) for name in rest]
    elif head == "subsidy":
        pos.subsidy[POWER.numbers[rest[0]]][POWER.numbers[rest[1]]] = int(rest[2])
    else:
        return False
    return True


def _read_numbers(pos: Maria, head: str, rest: list[str]) -> None:
    pairs = dict(zip(rest[::2], rest[1::2], strict=False))
    if head == "players":
        later = dict(zip(rest[1::2], rest[2::2], strict=False))  # the seats and the form were read first
        pos.bluff_costs, pos.round_up = later.get("bluff_costs") == "1", later.get("round_up") == "1"
        pos.turn = int(later.get("turn", "1"))
    elif head == "decks":
        pos.decks_opened, pos.drawing = int(rest[0]), int(rest[2])
    elif head == "politics":
        pos.trump = Suit(_number(pairs["trump"], SUIT))
        pos.last_winner = Seat(_number(pairs["last_winner"], SEAT))
        pos.election = int(pairs["election"])
    elif head == "state":
        for name, value in pairs.items():
            if name not in STATE:
                raise BadWord(name, f"{name!r} is none of {', '.join(STATE)}")
            setattr(pos, name, value == "1" if name in FLAGS else int(value))
    elif head == "winter":
        pos.winters.append([int(word) for word in rest])
    elif head == "agreement":
        pos.agreements.append(_read_agreement(rest))
    elif head == "result":
        pos.winner, pos.reason = Seat(_number(rest[0], SEAT)), int(rest[1])
    else:
        raise BadWord(head, f"{head!r} is no heading of this notation")


def _number(word: str, kind: Kind) -> int:
    return NOBODY if word == "-" else kind.numbers[word]


def _card(word: str) -> int:
    return TC.numbers[word] * DECKS if word in TC.numbers else CARD.numbers[word]


def _read_agreement(words: list[str]) -> Agreement:
    kind = ClauseKind(CLAUSE.numbers[words[0]])
    thing = THINGS.get(kind)
    about = _number(words[2], thing) if thing is not None else NOBODY
    seat, partner = Seat(SEAT.numbers[words[4]]), Seat(SEAT.numbers[words[5]])
    return Agreement(kind, Power(_number(words[1], POWER)), about, int(words[3]), seat, partner)


def _read_place(word: str) -> Town:
    return AWAY[word] if word in AWAY else Town(TOWN.numbers[word])


def _read_general(pos: Maria, words: list[str]) -> None:
    general = GENERAL.numbers[words[0]]
    pos.at[general] = _read_place(words[1])
    pos.troops[general] = int(words[2])
    for word in words[3:]:
        if word == "face_down":
            pos.face_down |= bit(general)
        elif word == "leads":
            pos.leads |= bit(general)
        else:
            raise BadWord(word, f"{word!r} should be face_down or leads")


def _read_power(pos: Maria, power: int, words: list[str]) -> None:
    key = ""
    for word in words:
        if word in POOLS or word in HANDS or word == "until":
            key = word
            if word in HANDS:
                getattr(pos, word)[power] = []
        elif key in HANDS:
            getattr(pos, key)[power].append(_card(word))
        elif key == "until":
            pos.expedition_until[power] = int(word)
        else:
            getattr(pos, key)[power] = int(word)
    pos.hand[power].sort()


def _derive(pos: Maria) -> None:
    """What is nowhere else is in the draw pile."""
    left = [pos.content.copies(card) if card % DECKS < pos.decks_opened else 0 for card in ALL_CARDS]
    for card in ALL_CARDS:
        left[card] -= pos.discard[card]
    for power in range(POWERS):
        for card in (*pos.hand[power], *pos.saved[power], *pos.laid[power]):
            left[card] -= 1
    if min(left) < 0:
        raise BadPosition("box", "there are more cards in this position than in the box")
    pos.draw_pile = left
