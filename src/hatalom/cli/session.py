"""One person, or several at one keyboard, at a table: board, prompt, answer, until the game is over."""

import hashlib
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Columns
from rich.text import Text

from hatalom import bots
from hatalom.cli import boards
from hatalom.cli.files import forget_secret, write_journal
from hatalom.cli.hints import print_hints
from hatalom.cli.words import say, sum_of, with_rule
from hatalom.core.chance import Seeded
from hatalom.core.errors import HatalomError
from hatalom.core.match import BROKEN_OFF, RESIGNED
from hatalom.core.question import SPECTATOR, Question, Seat
from hatalom.table.log import ViewerLog
from hatalom.table.table import Sitter, Table
from hatalom.table.wire import LogEntry, MessageWire, OptionWire, QuestionWire, SeatResultWire, StateWire
from hatalom.texts import Bundle

COMMANDS = ("help", "board", "log", "hint", "why", "undo", "save", "resign", "quit")
LINES_AT_START = 8


class Quit(Exception):
    """The player leaves the table; the game is kept."""


class Session:
    """A table in the terminal."""

    def __init__(self, table: Table, texts: Bundle, file: Path, secret: bytes, console: Console) -> None:
        self.table = table
        self.match = table.match
        self.texts = texts
        self.file = file
        self.secret = secret
        self.console = console
        self.opponents = {
            number: bots.make(seat.level, table.game, table.match.content, bots.budget_at_table(seat.level))
            for number, seat in enumerate(table.seats)
            if seat.kind == Sitter.COMPUTER
        }
        humans = table.humans()
        self.viewer = humans[0] if len(humans) == 1 else SPECTATOR
        self.log = ViewerLog(self.match, self.viewer, table.cuts)
        self._seated = humans[0]
        self._drawn = -1
        self._words = {texts.text(f"cli-command-{name}"): name for name in COMMANDS} | {name: name for name in COMMANDS}

    def run(self) -> None:
        self.say("cli-welcome", title=self.texts.text("game-title"))
        if self.match.journal.head.overlay:
            self.say("cli-house", label=self.match.journal.head.overlay)
        self._print_lines(self.log.entries[-LINES_AT_START:])
        try:
            while self.match.result() is None:
                self._keep()
                self._next()
        except (Quit, EOFError, KeyboardInterrupt):
            self._keep()
            self.console.print()
            self.say("cli-kept", file=str(self.file))
            self.say("cli-go-on", game=self.table.game.name, file=str(self.file))
            return
        self._finish()

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        self.console.print(Text(self.texts.text(key, args), style=style), soft_wrap=True)

    def seat_name(self, seat: str) -> str:
        return self.texts.name(f"seat.{seat}")

    # -- one answer -----------------------------------------------------------------------------------------

    def _next(self) -> None:
        """Computers answer first, then the person who is asked."""
        for question in self.table.computer_questions():
            self.match.answer(question.seat, self._computer_choice(question.seat))
            self._print_news()
            return
        asked = next(seat for seat in self.table.asked() if seat not in self.opponents)
        if asked != self._seated:
            self._hand_over(asked)
        self._ask(asked)

    def _computer_choice(self, seat: Seat) -> int:
        """The same position of the same game gives the same answer, so a continued game goes on as it would have."""
        view, question = self._shown(seat)
        return self.opponents[seat].choose(view, question, self._rng("bots"))

    def _shown(self, seat: Seat) -> tuple[Any, Question]:
        """All that a computer may know in this seat's place."""
        question = self.match.question_for(seat)
        if question is None:
            raise AssertionError("only a seat that is asked can answer")
        return self.table.game.view(self.match.position_for(seat), seat), question

    def _rng(self, what: str) -> Seeded:
        digest = hashlib.sha256(f"hatalom {what} {self.match.version} ".encode() + self.secret).digest()
        return Seeded(int.from_bytes(digest[:8], "big"))

    def _hand_over(self, seat: Seat) -> None:
        self._seated = seat
        self._drawn = -1
        self.console.clear()
        self.say("cli-hand-over", seat=self.seat_name(self.table.seat_ids[seat]))
        self._read("")
        self.console.clear()

    def _ask(self, seat: Seat) -> None:
        state = self.table.state(seat)
        question = state.question
        if question is None:
            raise AssertionError("the seat was asked")
        if self._drawn != self.match.version_for(SPECTATOR):
            self._print_board(state)
        self._print_question(question)
        while True:
            line = self._read(f"{self.texts.text('cli-choose')}> ").strip()
            word, _, rest = line.partition(" ")
            option = self._option_of(line, question)
            if option is not None:
                self.table.act(seat, option.action, state.version)
                self._print_news()
                return
            if word.lower() not in self._words:
                self.say("cli-no-number", style="yellow", n=len(question.options), action=question.options[0].action)
            elif self._command(self._words[word.lower()], rest.strip(), seat, state):
                return

    def _option_of(self, line: str, question: QuestionWire) -> OptionWire | None:
        """A number of the list, or the action as journals write it."""
        options = question.options
        if line.isascii() and line.isdigit():
            return options[int(line) - 1] if 1 <= int(line) <= len(options) else None
        return next((option for option in options if option.action == line), None)

    def _read(self, prompt: str) -> str:
        return self.console.input(Text(prompt, style="bold"))

    # -- commands -------------------------------------------------------------------------------------------

    def _command(self, name: str, rest: str, seat: Seat, state: StateWire) -> bool:
        """Carries out a command; True if the question has to be put anew."""
        if name == "quit":
            raise Quit
        if name == "undo":
            return self._undo(seat, state)
        if name == "resign":
            return self._resign(seat)
        if name == "hint":
            self._hint(seat, state)
        elif name == "why":
            self._why(rest, seat, state)
        elif name == "log":
            self._print_lines(self.log.entries)
        elif name == "board":
            self._print_board(state)
        elif name == "save":
            self._save(rest)
        else:
            self._help()
        return False

    def _undo(self, seat: Seat, state: StateWire) -> bool:
        if state.undo is None:
            self.say("cli-nothing-to-undo", style="yellow")
            return False
        self.table.undo(seat, state.undo.step, state.version)
        self.say("cli-undone", label=say(self.texts, state.undo.label))
        self._print_news()
        return True

    def _resign(self, seat: Seat) -> bool:
        word = self.texts.text("cli-command-resign")
        self.say("cli-resign-sure", word=word)
        if self._words.get(self._read("").strip().lower()) != "resign":
            return False
        self.match.resign(seat)
        return True

    def _save(self, name: str) -> None:
        target = Path(name).expanduser() if name else self.file
        try:
            write_journal(target, self.match.journal, self.table.game)
            self.say("cli-saved", file=str(target))
        except HatalomError as error:
            self.console.print(str(error), style="red", markup=False)

    def _help(self) -> None:
        columns = Columns(box=None, pad_edge=False, show_header=False)
        for name in COMMANDS:
            columns.add_row(*(self.texts.text(f"cli-command-{name}", {}, part) for part in ("", "help")))
        self.console.print(columns)

    def _hint(self, seat: Seat, state: StateWire) -> None:
        """It is shown what the seat is shown."""
        table = self.table
        view, question = self._shown(seat)
        rng = self._rng("hints")
        if print_hints(self.console, self.texts, table.game, self.match.content, view, question, table.seat_ids, rng):
            table.count_hint(seat, state.version)
        else:
            self.say("cli-hint-none", style="yellow")

    def _why(self, word: str, seat: Seat, state: StateWire) -> None:
        """The reason in words, its rule, and what would make it legal."""
        if not word:
            self.say("cli-why-what")
            return
        things = [word] if self.table.game.verbs.parse(word) >= 0 else self._things(word)
        if not things:
            self.say("cli-why-unknown", word=word)
        for thing in things:
            self._why_thing(thing, seat, state)

    def _things(self, word: str) -> list[str]:
        """Ids whose name, id or other name begins with the word."""
        begin = word.casefold()
        found = []
        for id_, forms in self.texts.names.items():
            known = [id_, id_.partition(".")[2], *(forms.get(form, "") for form in ("nom", "title"))]
            if any(str(name).casefold().startswith(begin) for name in [*known, *forms.get("find", [])]):
                found.append(id_)
        return found

    def _why_thing(self, thing: str, seat: Seat, state: StateWire) -> None:
        name = self.texts.name(thing, "nom") if thing in self.texts.names else thing
        options = state.question.options if state.question is not None else []
        offered = [
            str(number) for number, option in enumerate(options, start=1) if thing in (option.target, option.action)
        ]
        refusals = self.table.why(seat, thing)
        if offered:
            self.say("cli-why-offered", thing=name, numbers=", ".join(offered))
        elif not refusals:
            self.say("cli-why-nothing", thing=name)
        for refusal in refusals:
            self.console.print(Text(with_rule(self.texts, refusal.message)), soft_wrap=True)
            if self.texts.has(refusal.message.key, "help"):
                self.console.print(Text(f"  {say(self.texts, refusal.message, 'help')}", style="dim"), soft_wrap=True)

    # -- what is printed ------------------------------------------------------------------------------------

    def _print_board(self, state: StateWire) -> None:
        self._drawn = self.match.version_for(SPECTATOR)
        crumbs = " › ".join(say(self.texts, crumb) for crumb in state.crumbs)
        self.console.print()
        self.console.print(Rule(Text(crumbs), align="left"))
        self.console.print(boards.draw(self.table.game.name, state.view, self.texts))

    def _print_question(self, question: QuestionWire) -> None:
        prompt = with_rule(self.texts, question.prompt)
        self.console.print()
        self.say("cli-asked", style="bold", seat=self._speaker(question), prompt=prompt)
        columns = Columns(box=None, pad_edge=False, show_header=False)
        columns.add_column(justify="right", style="bold cyan")
        for number, option in enumerate(question.options, start=1):
            columns.add_row(str(number), say(self.texts, option.label), Text(self._second_line(option), style="dim"))
        self.console.print(columns)

    def _speaker(self, question: QuestionWire) -> str:
        """A seat may lead several powers: where the game's texts name a speaker, the power that acts is asked."""
        if "power" in question.prompt.args and self.texts.has("speaker"):
            return self.texts.text("speaker", question.prompt.args)
        return self.seat_name(question.seat)

    def _second_line(self, option: OptionWire) -> str:
        parts = []
        if option.hint is not None:
            parts.append(say(self.texts, option.hint))
        if option.forecast is not None:
            parts.append(sum_of(self.texts, option.forecast))
        if option.ends_undo is not None and not self.table.is_free():
            parts.append(self.texts.text("cli-final"))
        return "; ".join(parts)

    def _print_news(self) -> None:
        self._print_lines(self.log.catch_up(self.match, self.table.cuts).lines)

    def _print_lines(self, entries: list[LogEntry]) -> None:
        for entry in entries:
            if entry.crumb is not None:
                self.console.print(Text(say(self.texts, entry.crumb), style="bold underline"), soft_wrap=True)
            self.console.print(Text(f"  {say(self.texts, entry.message)}"), soft_wrap=True)

    # -- keeping and the end --------------------------------------------------------------------------------

    def _keep(self) -> None:
        write_journal(self.file, self.match.journal, self.table.game)

    def _finish(self) -> None:
        """The secret joins the journal: now everybody can check the draws."""
        self.match.finish(self.secret)
        self._keep()
        forget_secret(self.match.journal.head.commitment)
        state = self.table.state(self.viewer)
        self._print_board(state)
        print_result(self.console, self.texts, state)
        self.say("cli-kept", file=str(self.file))
        self.say("cli-verify", file=str(self.file))


def print_result(console: Console, texts: Bundle, state: StateWire) -> None:
    if state.result is None:
        return
    console.print(Text(with_rule(texts, state.result.reason), style="bold"), soft_wrap=True)
    for entry in sorted(state.result.seats, key=lambda entry: entry.rank):
        console.print(Text(f"  {entry.rank}. {_outcome(texts, state.result.reason, entry)}"))


def _outcome(texts: Bundle, reason: MessageWire, entry: SeatResultWire) -> str:
    """A seat with its points, or how it broke the game off; then nobody has points."""
    args: dict[str, Any] = {"seat": texts.name(f"seat.{entry.seat}"), "score": entry.score}
    if reason.key not in BROKEN_OFF:
        return texts.text("cli-score", args)
    if reason.args.get("seat") != f"seat.{entry.seat}":
        return str(args["seat"])
    return texts.text("cli-resigned" if reason.key == RESIGNED else "cli-time-over", args)
