"""Games as tables: one row a decision, column by column.  Needs Polars: `pip install 'hatalom[lab]'`."""

from array import array
from io import BytesIO
from typing import Any

import numpy as np
import polars as pl

from hatalom.core.game import Result
from hatalom.core.question import Question
from hatalom.lab.playing import Setting
from hatalom.lab.stepper import Rules, shares


def schema_of(rules: Rules, with_observations: bool) -> dict[str, Any]:
    """The columns and their types; `docs/datasets.md` says what they mean."""
    schema = {
        "game": pl.Int64(),
        "ply": pl.Int32(),
        "seat": pl.Int8(),
        "player": pl.String(),
        "prompt": pl.String(),
        "rule": pl.String(),
        "args": pl.List(pl.Int32),
        "options": pl.List(pl.Int32),
        "choice": pl.Int32(),
        "choice_text": pl.String(),
        "rank": pl.Int8(),
        "score": pl.Int32(),
        "reward": pl.Float32(),
        "ranks": pl.List(pl.Int8),
        "scores": pl.List(pl.Int32),
    }
    if with_observations:
        schema["observation"] = pl.Array(pl.Int16, rules.size)
    return schema


def facts_of(setting: Setting) -> dict[str, str]:
    """What a file says about itself, beside its rows: `polars.read_parquet_metadata` reads it."""
    rules = Rules(setting)
    layout = rules.layout
    blocks = [(slot.block.name, slot.first, slot.end) for slot in layout.slots] if layout is not None else []
    return {
        "hatalom.game": setting.game,
        "hatalom.rules_version": str(rules.game.rules_version),
        "hatalom.seats": " ".join(rules.game.seat_ids(setting.players)),
        "hatalom.options": " ".join(f"{key}={value}" for key, value in sorted(setting.options.items())),
        "hatalom.overlay": setting.overlay_name,
        "hatalom.observation": " ".join(f"{name}:{first}:{end}" for name, first, end in blocks),
        "hatalom.verbs": " ".join(f"{verb.name}:{verb.first}:{verb.end}" for verb in rules.game.verbs.all),
    }


class Decisions:
    """Collects the decisions of games, one game after the other."""

    def __init__(self, rules: Rules, with_observations: bool) -> None:
        self.rules = rules
        self.schema = schema_of(rules, with_observations)
        self.columns: dict[str, list[Any]] = {name: [] for name in self.schema if name != "observation"}
        self.layout = rules.layout if with_observations else None
        self.seen = array("h")
        self.first = 0  # the first row of the game that is being played

    def add(self, number: int, ply: int, pos: Any, question: Question, action: int, player: str) -> None:
        """A decision, before it is carried out."""
        columns, seat = self.columns, question.seat
        columns["game"].append(number)
        columns["ply"].append(ply)
        columns["seat"].append(seat)
        columns["player"].append(player)
        columns["prompt"].append(question.prompt.key)
        columns["rule"].append(question.prompt.rule)
        columns["args"].append(list(question.args))
        columns["options"].append(list(question.options))
        columns["choice"].append(action)
        columns["choice_text"].append(self.rules.game.verbs.text(action))
        if self.layout is not None:
            self.seen.extend(self.layout.seen(pos, seat))

    def end(self, result: Result | None) -> None:
        """The game is over: all its rows learn how it ended; nothing where it was left unfinished."""
        columns = self.columns
        ranks = [seat.rank for seat in result.seats] if result is not None else None
        scores = [seat.score for seat in result.seats] if result is not None else None
        rewards = shares(result, self.rules.players) if result is not None else None
        for seat in columns["seat"][self.first :]:
            columns["rank"].append(ranks[seat] if ranks is not None else None)
            columns["score"].append(scores[seat] if scores is not None else None)
            columns["reward"].append(rewards[seat] if rewards is not None else None)
            columns["ranks"].append(ranks)
            columns["scores"].append(scores)
        self.first = len(columns["seat"])

    def frame(self) -> pl.DataFrame:
        columns: dict[str, Any] = dict(self.columns)
        if self.layout is not None:
            seen = np.frombuffer(self.seen, np.int16).reshape(-1, self.rules.size)
            columns["observation"] = pl.Series(seen, dtype=self.schema["observation"])
        return pl.DataFrame(columns, schema=self.schema)

    def parquet(self) -> bytes:
        """The rows as the content of a Parquet file, so that they travel packed."""
        file = BytesIO()
        self.frame().write_parquet(file)
        return file.getvalue()
