"""10.3, 12, 16.6  The conquest of fortresses, and the markers that show it."""

from hatalom.core.shared import changed
from hatalom.games.maria.events import (
    CONQUERED,
    CONQUERED_LATER,
    ELECTORS_LOST,
    ELECTORS_WON,
    QUESTION_GONE,
    QUESTIONED,
)
from hatalom.games.maria.names import (
    ADVANCED,
    AUSTRIA,
    ELECTORS_BOX,
    FRANCE,
    NO_GENERAL,
    NO_POWER,
    NOBODY,
    PRAGMATIC,
    SAXONY,
    SILESIA,
    Fort,
    General,
    Power,
    Town,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.objectives import after_conquest
from hatalom.games.maria.rules.protection import is_protected
from hatalom.games.maria.rules.victory import check_introductory


def conqueror_of(pos: Maria, general: General, mate: General) -> General:
    """10.3.2r1  The face-up supreme commander, otherwise the face-up partner; NOBODY if both lie face down."""
    if mate == NOBODY:
        return NO_GENERAL if pos.is_face_down(general) else general
    first = pos.commander(general)
    if not pos.is_face_down(first):
        return first
    second = mate if first == general else general
    return NO_GENERAL if pos.is_face_down(second) else second


def leave_town(pos: Maria, general: General, mate: General) -> None:
    """10.3.2, 10.3.5  A general who leaves an enemy fortress conquers it, or puts a "?" on it if it is protected."""
    town = pos.at[general]
    fort = pos.content.board.fort_of[town]
    if fort == NOBODY:
        return
    conqueror = conqueror_of(pos, general, mate)
    if conqueror == NOBODY:
        return
    power = pos.power_of(conqueror)
    if not pos.is_enemy(power, pos.controller(fort)):
        return
    if not is_protected(pos, fort):
        pos.tell(CONQUERED, power, town)
        conquer(pos, power, fort)
    elif pos.question[fort] == NOBODY:
        pos.question = changed(pos.question, fort, power)
        pos.tell(QUESTIONED, power, town)
    elif pos.question[fort] == SAXONY and pos.major_of(SAXONY) == power:
        # Now it is the major power's own and does not lapse if Saxony leaves (19.3.2r1).
        pos.question = changed(pos.question, fort, power)


def conquer(pos: Maria, power: Power, fort: Fort) -> None:
    """10.3.7 to 10.3.11  The former controller's marker goes, the conqueror's comes where one is due."""
    town = pos.content.board.fort_town[fort]
    pos.question = changed(pos.question, fort, NO_POWER)
    if pos.content.board.is_rhenish[fort]:
        pos.marker = changed(pos.marker, fort, FRANCE if pos.is_friend(power, FRANCE) else AUSTRIA)
        count_electors(pos)
        return
    former = pos.marker[fort]
    if former != NOBODY:
        pos.marker = changed(pos.marker, fort, NO_POWER)
        pos.take_marker_back(former)
    after_conquest(pos, power, town)
    if deserves_marker(pos, power, town):
        major = pos.major_of(power)
        pos.marker = changed(pos.marker, fort, major)
        pos.place_marker(major)
    check_introductory(pos)


def deserves_marker(pos: Maria, power: Power, town: Town) -> bool:
    """10.3.9  In an enemy's home country, in that of a friendly minor power, or in Silesia."""
    if pos.content.board.region[town] == SILESIA:
        return True
    home = pos.home_of(town)
    return pos.is_enemy(power, home) or not pos.content.is_major[home]


def count_electors(pos: Maria) -> None:
    """16.6  Whoever controls three of the four Rhenish fortresses has a marker on the box "3 Electors"."""
    if pos.form != ADVANCED:
        return
    french = 0
    austrian = 0
    for fort in pos.content.board.forts:
        if pos.content.board.is_rhenish[fort]:
            if pos.marker[fort] == FRANCE:
                french += 1
            else:
                austrian += 1
    holder = NO_POWER
    if french >= pos.content.rhenish_needed:
        holder = FRANCE
    elif austrian >= pos.content.rhenish_needed:
        holder = PRAGMATIC
    former = pos.box[ELECTORS_BOX]
    if holder == former:
        return
    if former != NOBODY:
        pos.take_marker_back(former)
        pos.tell(ELECTORS_LOST, former)
    if holder != NOBODY:
        pos.place_marker(holder)
        pos.tell(ELECTORS_WON, holder)
    pos.box = changed(pos.box, ELECTORS_BOX, holder)


def check_questions(pos: Maria) -> None:
    """12.1  Every "?" is checked: no longer protected means conquered now."""
    for fort in pos.content.board.forts:
        power = pos.question[fort]
        if power == NOBODY:
            continue
        town = pos.content.board.fort_town[fort]
        pos.question = changed(pos.question, fort, NO_POWER)
        if pos.is_enemy(power, pos.controller(fort)) and not is_protected(pos, fort):
            pos.tell(CONQUERED_LATER, power, town)
            conquer(pos, power, fort)
            if pos.is_over():
                return
        else:
            pos.tell(QUESTION_GONE, town)
