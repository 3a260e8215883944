"""Receivers on this machine: a mail server, a push service and a webhook, which keep what they are sent."""

import datetime as dt
import ipaddress
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TypeVar

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

Server = TypeVar("Server", bound=socketserver.BaseServer)


class Mailbox(socketserver.ThreadingTCPServer):
    """A mail server that takes everything; `refuses` names recipients that there are not."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Letters)
        self.letters: list[EmailMessage] = []
        self.refuses: set[str] = set()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}/?from=house@example.org"


class _Letters(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        box: Mailbox = self.server  # type: ignore[assignment]
        self._say("220 here")
        while line := self.rfile.readline():
            command = line.decode().strip()
            verb = command[:4].upper()
            if verb == "DATA":
                self._say("354 go on")
                box.letters.append(self._letter())
            if verb == "RCPT" and any(one in command for one in box.refuses):
                self._say("550 nobody lives here")
            else:
                self._say("221 bye" if verb == "QUIT" else "250 ok")
            if verb == "QUIT":
                return

    def _letter(self) -> EmailMessage:
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        letter = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(letter, EmailMessage)
        return letter

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


class Post(msgspec.Struct):
    path: str
    headers: dict[str, str]
    body: bytes


class Postbox(ThreadingHTTPServer):
    """Takes posts by https, and answers with `status`."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), _Posts)
        self.posts: list[Post] = []
        self.status = 204
        self.certificate, key = certificate_in(folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        self.socket = context.wrap_socket(self.socket, server_side=True)
        self.trust = ssl.create_default_context(cafile=str(self.certificate))

    @property
    def url(self) -> str:
        return f"https://localhost:{self.server_address[1]}"

    def take(self, path: str) -> Post | None:
        """The first post to a place, which is gone then."""
        found = next((post for post in self.posts if post.path == path), None)
        if found is not None:
            self.posts.remove(found)
        return found


class _Posts(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        box: Postbox = self.server  # type: ignore[assignment]
        body = self.rfile.read(int(self.headers["Content-Length"]))
        box.posts.append(Post(self.path, dict(self.headers), body))
        self.send_response(box.status)
        self.send_header("Location", "https://localhost/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


def certificate_in(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine that nobody else believes."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - dt.timedelta(days=1)).not_valid_after(now + dt.timedelta(days=1))
    signed = made.add_extension(names, critical=False).sign(key, hashes.SHA256())
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    files[1].write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
    return files


@contextmanager
def running(server: Server) -> Iterator[Server]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
