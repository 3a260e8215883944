"""Mail, by the server that the operator has named: `smtp://user:password@host:587/?from=hatalom@example.org`.

`smtps://` is encrypted from the first byte, `smtp://` from the greeting on; plain only to this very machine.
"""

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from hatalom.core.errors import BadFile, IllegalAction
from hatalom.server.post.poster import Unsent
from hatalom.server.security.connection import LOCAL_HOSTS

PATIENCE_SECONDS = 20.0
MOST_AT_ONCE = 4
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


class MailServer(msgspec.Struct, frozen=True):
    host: str
    port: int
    is_sealed: bool
    user: str
    password: str
    sender: str


def mail_server_of(address: str) -> MailServer:
    """Reads the operator's address; says what is wrong with it."""
    try:
        parts = urlsplit(address.strip())
        sender = parse_qs(parts.query).get("from", [""])[0]
        is_sealed = parts.scheme == "smtps"
        port = parts.port or (465 if is_sealed else 587)
    except ValueError as error:
        raise BadFile(f"this is no mail server: {error}") from error
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or MAIL.fullmatch(sender) is None:
        raise BadFile("a mail server is named as smtps://user:password@host:465/?from=hatalom@example.org")
    return MailServer(
        parts.hostname, port, is_sealed, unquote(parts.username or ""), unquote(parts.password or ""), sender
    )


def checked_mail(address: str) -> str:
    """One plain address, and nothing that a header could be smuggled in with."""
    if len(address) > 200 or MAIL.fullmatch(address) is None:
        raise IllegalAction("bad-request", "this is no mail address")
    return address


class Letter(msgspec.Struct, frozen=True):
    """`id` is the same when a letter is sent again; `stop` is the address that ends such letters, if one does."""

    to: str
    subject: str
    text: str
    id: str
    stop: str = ""


class Mailer:
    def __init__(self, server: MailServer) -> None:
        self.server = server
        self._places = asyncio.Semaphore(MOST_AT_ONCE)

    async def send(self, letter: Letter) -> None:
        async with self._places:
            try:
                await asyncio.to_thread(self._send, self._message(letter))
            except smtplib.SMTPRecipientsRefused as error:
                codes = [code for code, _ in error.recipients.values()]
                is_final = all(code >= 500 for code in codes)
                raise Unsent(f"the mail server refuses the address: {codes}", is_final) from error
            except (OSError, smtplib.SMTPException) as error:
                raise Unsent(f"the mail server: {error}") from error

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = f"Hatalom <{self.server.sender}>"
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{letter.id}@{self.server.sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message

    def _send(self, message: EmailMessage) -> None:
        server, context = self.server, ssl.create_default_context()
        made = (
            smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE_SECONDS, context=context)
            if server.is_sealed
            else smtplib.SMTP(server.host, server.port, timeout=PATIENCE_SECONDS)
        )
        with made as connection:
            if not server.is_sealed and server.host not in LOCAL_HOSTS:
                connection.starttls(context=context)
            if server.user:
                connection.login(server.user, server.password)
            connection.send_message(message)
