"""A turn of Maria that is played with a plan: what each player answers, and what reaches their browsers meanwhile."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

from hatalom.games.maria.game import GAME
from hatalom.games.maria.names import TOWN, Town
from tests.web.people import Visitor

ACT = """async ([id, action, key]) => {
    const { state } = await (await fetch(`/api/tables/${id}`)).json();
    const body = JSON.stringify({ seat: state.question.seat, action, version: state.version, key });
    const headers = { "Content-Type": "application/json" };
    return (await fetch(`/api/tables/${id}/act`, { method: "POST", headers, body })).status;
}"""
TOGETHER = ("allot", "take_troops", "move_general", "move_to", "march_to", "stop")
"""What the page puts together to a whole; the plan names it act by act."""
QUESTION = "id => fetch(`/api/tables/${id}`).then(r => r.json()).then(t => [t.state.question, t.state.view])"
BOARD = GAME.load_content().board
CALM = (
    "send_offer", "clause_subsidy", "clause_turns 2", "accept_offer", "end_talks", "leave_hussar", "choose",
    "retreat_to", "concede", "keep_objectives", "finish",
)  # fmt: skip
"""What is done where the plan says nothing, the first before the others."""
MET = 3
"""So many towns apart Noailles halts; from there Arenberg can come to him."""


def distance(a: str, b: str) -> int:
    return BOARD.distance(Town(TOWN.numbers[a]), Town(TOWN.numbers[b]))


class Wire:
    """Everything the server tells one browser."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", self._listen)
        page.on("response", self._read)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.texts.append(str(payload)))

    def _read(self, response: Response) -> None:
        if "/api/tables/" in response.url and "json" in response.headers.get("content-type", ""):
            self.texts.append(response.text())

    def things(self) -> Iterator[dict[str, Any]]:
        for text in self.texts:
            yield from _objects(json.loads(text))

    def secrets(self) -> set[str]:
        """6.4, 8.4  The powers of which it has heard cards, or the troops of a general."""
        found: set[str] = set()
        for thing in self.things():
            if thing.get("troops") is not None and "face_down" in thing:
                found.add(thing["power"])
            elif thing.get("hand") or thing.get("laid_cards"):
                found.add(thing["id"])
            elif thing.get("key") == "card-drawn":
                found.add(thing["args"]["power"].removeprefix("power."))
        return found


def _objects(tree: Any) -> Iterator[dict[str, Any]]:
    if isinstance(tree, dict):
        yield tree
    for part in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from _objects(part)


class Planner:
    """Noailles marches towards Namur, Arenberg comes to meet him, and France accepts the defeat."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.has_offered = False
        self.sent = 0

    def answer(self, visitor: Visitor) -> str | None:
        """The action for the question this visitor is asked; None if he is not."""
        question, view = visitor.page.evaluate(QUESTION, self.table)
        if question is None:
            return None
        options: list[str] = [option["action"] for option in question["options"]]
        at = {general["id"]: general["at"] for general in view["generals"]}
        asked = question["prompt"]["args"].get("general", "").removeprefix("general.")
        match question["prompt"]["key"]:
            case "ask-allot":
                return "allot 3" if asked == "maillebois" else options[0]
            case "ask-move":
                return self._set_out(options, distance(at["arenberg"], at["noailles"]))
            case "ask-path":
                goal, wanted = (at["arenberg"], 3) if asked == "noailles" else (at["noailles"], 1)
                towns = [option.split()[1] for option in options if option.startswith("move_to ")]
                near = [town for town in towns if distance(town, goal) == wanted]
                return "stop" if distance(at[asked], goal) == wanted else f"move_to {near[0]}"
            case "ask-lay":
                return next((option for option in options if str(view["trump"]) in option), "lay_nothing")
            case "ask-talk" if not self.has_offered and "talk_to frederick" in options:
                self.has_offered = view["viewer"] == "maria"
                return "talk_to frederick" if self.has_offered else "end_talks"
        return next((option for calm in CALM for option in options if option.startswith(calm)), options[0])

    def play(self, visitor: Visitor, action: str) -> None:
        """On the page, or, where that would do several acts at once, by itself."""
        if action.split(maxsplit=1)[0] not in TOGETHER:
            visitor.act(action)
            return
        self.sent += 1
        assert visitor.page.evaluate(ACT, [self.table, action, f"plan{self.sent}"]) == 200

    def _set_out(self, options: list[str], apart: int) -> str:
        if "move_general noailles" in options and apart > MET:
            return "move_general noailles"
        return "move_general arenberg" if "move_general arenberg" in options and 1 < apart <= MET else "finish"
