"""A request as the routes get it."""

from typing import Any

from litestar import Request

from hatalom.core.errors import IllegalAction

AnyRequest = Request[Any, Any, Any]


class Asked(AnyRequest):
    async def json(self) -> Any:
        """The body; one that cannot be read is the sender's fault, not ours."""
        try:
            return await super().json()
        except RecursionError as error:
            raise IllegalAction("bad-request", "the JSON of this request is nested too deeply") from error
        except UnicodeDecodeError as error:
            raise IllegalAction("bad-request", "the JSON of this request is not UTF-8") from error
