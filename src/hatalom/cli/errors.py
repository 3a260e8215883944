"""What is said on purpose is said plainly: one line, and exit code 1.  Wrong usage is code 2, as everywhere."""

from typing import Any

import typer
from typer.core import TyperGroup

from hatalom.core.errors import HatalomError


class PlainErrors(TyperGroup):
    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except HatalomError as error:
            from rich.console import Console

            Console(stderr=True, soft_wrap=True).print(f"hatalom: {error}", markup=False, emoji=False, highlight=False)
            raise typer.Exit(1) from error
