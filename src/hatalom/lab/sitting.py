"""A bot at a table of a server: it takes a seat by its link, as a friend would, and plays by the same protocol."""

import json
import re
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from hatalom import bots, games
from hatalom.bots.own import class_of, is_own
from hatalom.bots.weighted import is_weighted
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle
from hatalom.core.errors import BadFile
from hatalom.core.question import Question

LINK = re.compile(r"(?P<server>https?://[^/]+)/tables/(?P<table>[^/]+)/join/(?P<seat>[^/]+)/(?P<secret>[^/?#]+)")
WAIT = 0.7
"""Seconds from one look at the table to the next."""
PASSING = ("stale", "not-your-turn", "over")
"""What the server answers where the table has changed in the meantime: look again."""


class Refused(BadFile):
    """What the server said no to: its code, and its words."""

    def __init__(self, answer: str) -> None:
        try:
            said = json.loads(answer)
            self.code, words = str(said["error"]), str(said["message"])
        except (ValueError, KeyError, TypeError):
            self.code, words = "", answer
        super().__init__(f"the server says no: {words}")


@dataclass(frozen=True)
class Link:
    """What a seat's link says."""

    server: str
    table: str
    seat: str
    secret: str


def link_of(text: str) -> Link:
    found = LINK.match(text)
    if found is None:
        raise BadFile(f"{text!r} is no link to a seat; the host of a table finds it beside the seat")
    return Link(**found.groupdict())


def _check_name(bot: str) -> None:
    """Refuses a bot that there is not before it has taken the seat: the link is good for one guest."""
    bots.limit_of(bot)
    bot = bots.without_limit(bot)
    if is_weighted(bot):
        return
    if is_own(bot):
        class_of(bot)
    elif bot not in bots.LEVELS:
        raise BadFile(f"there is no bot called {bot!r}; the levels are: {', '.join(bots.LEVELS)}")


def in_words(result: dict[str, Any]) -> str:
    """Who came in where, the winners first.

    >>> in_words({"seats": [{"seat": "orange", "rank": 2, "score": 4}, {"seat": "white", "rank": 1, "score": 12}]})
    '1. white (12), 2. orange (4)'
    """
    seats = sorted(result["seats"], key=lambda seat: seat["rank"])
    return ", ".join(f"{seat['rank']}. {seat['seat']} ({seat['score']})" for seat in seats)


class Sitting:
    """A bot on one seat of one table.  It is shown what a person on this seat is shown, and nothing else."""

    def __init__(self, link: Link, bot: str, wait: Callable[[float], None] = time.sleep) -> None:
        _check_name(bot)
        self.link = link
        self.wait = wait
        self.token = ""
        self._post("/api/me", {"name": bot.rpartition(":")[2]})
        table = self._post(f"/api/tables/{link.table}/join", {"seat": link.seat, "secret": link.secret})
        self.game = games.load(table["game"])
        self.content = self.game.load_content()
        self.bot = bots.make(bots.check_entrant(bot, self.game), self.game, self.content)
        self.rng = Seeded(secrets.randbits(63))

    def play(self) -> dict[str, Any]:
        """Answers whenever it is asked, until the game is over; returns the result."""
        while True:
            state = self._get(f"/api/tables/{self.link.table}?as={self.link.seat}")["state"]
            if state["result"] is not None:
                result: dict[str, Any] = state["result"]
                return result
            if state["question"] is None:
                self.wait(WAIT)
            else:
                self._answer(state)

    def _answer(self, state: dict[str, Any]) -> None:
        view = msgspec.convert(state["view"], self.game.view_type)
        action = self.bot.choose(view, self._question(view, state["question"]), self.rng)
        given = {"seat": self.link.seat, "action": self.game.verbs.text(action), "version": state["version"]}
        try:
            self._post(f"/api/tables/{self.link.table}/act", {**given, "key": secrets.token_hex(8)})
        except Refused as refused:
            if refused.code not in PASSING:
                raise

    def _question(self, view: Any, asked: dict[str, Any]) -> Question:
        """The question in the form of the rules: as a position that fits the view asks it."""
        options = [self.game.verbs.parse(option["action"]) for option in asked["options"]]
        for question in settle(self.game.determinize(view, self.rng, self.content)):
            if sorted(question.options) == sorted(options):
                return question
        raise BadFile("the server asks what the rules of this program do not: they are of different versions")

    def _get(self, path: str) -> Any:
        return self._call(urllib.request.Request(self.link.server + path))

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        data, kind = json.dumps(body).encode(), {"Content-Type": "application/json"}
        return self._call(urllib.request.Request(self.link.server + path, data, kind))

    def _call(self, request: urllib.request.Request) -> Any:
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:  # nosec B310: `link_of` takes http only
                cookie = answer.headers.get("Set-Cookie", "")
                if cookie:
                    self.token = cookie.partition("=")[2].partition(";")[0]
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            raise Refused(error.read().decode(errors="replace")) from error
        except urllib.error.URLError as error:
            raise BadFile(f"cannot reach {self.link.server}: {error.reason}") from error
