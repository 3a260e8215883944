"""The outlets: a notice leaves by mail, to a device, or to a webhook."""

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.server.post.mail import Letter, Mailer, mail_server_of
from hatalom.server.post.poster import Answer, Poster, Unsent
from hatalom.server.post.words import Notice, plain_texts, subject_of
from hatalom.server.security.tokens import hash_of
from hatalom.server.settings import Settings
from hatalom.server.store.ways import Way

if TYPE_CHECKING:
    from hatalom.server.post.push import Push

GONE = (401, 403, 404, 410)
"""The webhook does not want us any more."""
MARKUP = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~`|>[]()#<@"})


class Outlets:
    """`address` is where this house is found; without it nobody can be told anything."""

    def __init__(self, settings: Settings, poster: Poster | None = None) -> None:
        self.address = settings.address.rstrip("/")
        self.poster = poster or Poster()
        self.mailer = Mailer(mail_server_of(settings.mail_server)) if settings.mail_server and self.address else None
        self.push: Push | None = None

    @property
    def kinds(self) -> list[str]:
        """The ways that this house has."""
        with_mail = ["mail"] if self.mailer is not None else []
        with_push = ["push"] if self.push is not None else []
        return [*with_push, *with_mail, "webhook"] if self.address else []

    def open_push(self, key: str) -> None:
        """Push services want to know whom to write to."""
        if self.address.startswith("https://"):
            sender = f"mailto:{self.mailer.server.sender}" if self.mailer is not None else self.address
            from hatalom.server.post.push import Push

            self.push = Push(self.poster, key, sender)

    async def send(self, way: Way, notices: Sequence[Notice], lang: str, id_: str) -> str:
        """Sends them as one message; returns what was answered.  The same `id_` is recognized as the same message."""
        if way.kind not in self.kinds:
            raise Unsent("this house has no such way")
        if way.kind == "mail":
            return await self._mail(way, notices, lang, id_)
        if way.kind == "push":
            return await self._push(way, notices, lang, id_)
        answer = await self._webhook(way, notices)
        return str(answer.status)

    async def prove(self, way: Way, code: str, name: str, lang: str) -> None:
        """Asks the owner of a mail address whether he is the one who named it."""
        if self.mailer is None:
            raise IllegalAction("closed", "this house sends no mail: its operator has named no mail server")
        texts = plain_texts(lang)
        link = f"{self.address}/confirm/{way.id}/{code}"
        text = f"{texts.text('proof-text', {'name': name})}\n\n{link}\n\n{texts.text('proof-not')}\n"
        await self.mailer.send(Letter(way.address, texts.text("proof-subject"), text, f"{way.id}.proof"))

    async def send_link(self, address: str, secret: str, lang: str) -> None:
        """The link that opens an account."""
        if self.mailer is None:
            raise Unsent("this house has no mail server")
        texts = plain_texts(lang)
        link = f"{self.address}/enter/{secret}"
        text = f"{texts.text('link-text')}\n\n{link}\n\n{texts.text('link-not')}\n"
        await self.mailer.send(Letter(address, texts.text("link-subject"), text, f"{hash_of(secret)[:24]}.link"))

    async def _mail(self, way: Way, notices: Sequence[Notice], lang: str, id_: str) -> str:
        assert self.mailer is not None
        texts = plain_texts(lang)
        parts = [f"{one.title}\n{one.line}\n{self.address}{one.path}".replace("\n\n", "\n") for one in notices]
        foot = f"{texts.text('notice-settings')} {self.address}/settings\n{texts.text('notice-stop')}"
        text = "\n\n".join([*parts, f"-- \n{foot} {self.address}/stop/{way.id}"])
        stop = f"{self.address}/api/ways/{way.id}/stop"
        await self.mailer.send(Letter(way.address, subject_of(notices, lang), text, id_, stop))
        return "sent"

    async def _push(self, way: Way, notices: Sequence[Notice], lang: str, id_: str) -> str:
        from hatalom.server.post.push import device_of

        assert self.push is not None
        path = notices[0].path if len(notices) == 1 else "/"
        line = notices[0].line if len(notices) == 1 else "\n".join(one.title for one in notices)
        data = {"title": subject_of(notices, lang), "line": line, "path": path, "tag": id_}
        topic = hashlib.sha256(id_.encode()).hexdigest()[:32]
        await self.push.send(device_of(way.address), msgspec.json.encode(data), topic)
        return "sent"

    async def _webhook(self, way: Way, notices: Sequence[Notice]) -> Answer:
        """As Discord takes it, and those who understand Discord; a name cannot call everybody."""
        words = "\n".join(
            f"**{one.title.translate(MARKUP)}** {one.line.translate(MARKUP)} {self.address}{one.path}"
            for one in notices
        )
        body = {"username": "Hatalom", "content": words[:1900], "allowed_mentions": {"parse": []}}
        headers = {"Content-Type": "application/json", "User-Agent": "Hatalom"}
        answer = await self.poster.post(way.address, msgspec.json.encode(body), headers)
        if not 200 <= answer.status < 300:
            raise Unsent(f"the webhook answered {answer.status}", is_final=answer.status in GONE)
        return answer
