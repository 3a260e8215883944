"""`hatalom serve`: the server, and the lobby in the browser."""

import asyncio
import os
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from hatalom.cli.arguments import Database
from hatalom.core.errors import BadFile
from hatalom.server.garbage import GARBAGE, loading

MEGABYTE = 1 << 20
EVERYWHERE = ("127.0.0.1", "0.0.0.0", "::")  # nosec B104: they are only compared with


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8321,
    database: Database = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the lobby in the browser.")] = False,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name under which the server is reached, such as hatalom.example.org."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy whose word on the visitor's address and on https is taken."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Server processes behind this address; needs PostgreSQL.")] = 1,
    pace: Annotated[float, typer.Option(help="Seconds from one click of a computer to the next.")] = 0.2,
    laboratory: Annotated[
        bool, typer.Option("--laboratory", help="Let visitors play experiments between computers.")
    ] = False,
    laboratory_workers: Annotated[int, typer.Option(min=1, help="How many processes play experiments.")] = 1,
    operator_token_file: Annotated[
        Path | None,
        typer.Option(
            envvar="HATALOM_OPERATOR_TOKEN_FILE",
            help="A file with a secret of yours, which opens the page /operator and the figures at /metrics.",
        ),
    ] = None,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(metavar="NETWORK", help="An address or network that may read /metrics without that secret."),
    ] = None,
    moderator: Annotated[
        list[str] | None,
        typer.Option(metavar="LOGIN", help="The login name of somebody who answers reports: mute, ban, rename."),
    ] = None,
    address: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="Where players find this server, as https://hatalom.example.org; needed to tell those who are away.",
        ),
    ] = "",
    mail_file: Annotated[
        Path | None,
        typer.Option(
            envvar="HATALOM_MAIL_FILE",
            help="A file with the mail server: smtps://user:password@host:465/?from=hatalom@example.org",
        ),
    ] = None,
    house_box: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="A corrected box with which its game is played here, unless a table says."),
    ] = None,
    memory: Annotated[
        int | None,
        typer.Option(min=50, metavar="MB", help="Above it tables sleep at once.", show_default="half of what there is"),
    ] = None,
    synced: Annotated[
        bool, typer.Option("--synced", help="SQLite waits for the disk at every commit: safe in a power cut, slower.")
    ] = False,
    forget_empty: Annotated[
        int,
        typer.Option(min=0, metavar="DAYS", help="Remove guests' tables at which nobody ever acted."),
    ] = 0,
    log_json: Annotated[bool, typer.Option("--log-json", help="Write the log as one JSON object a line.")] = False,
    log_requests: Annotated[bool, typer.Option("--log-requests", help="Log every request.")] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="No rate limits, for load tests.")] = False,
) -> None:
    """Starts the server and opens the lobby in the browser.

    Example: hatalom serve --host 0.0.0.0 --port 8321
    """
    with loading():
        import uvicorn

        from hatalom.server.app import create_app
        from hatalom.server.post.mail import mail_server_of
        from hatalom.server.security.operator import Operator
        from hatalom.server.security.patience import PatientProtocol
        from hatalom.server.settings import Settings, default_database
        from hatalom.server.store.engine import prepare, shown, url_of
        from hatalom.server.watch.logs import set_up_logs
        from hatalom.server.watch.memory import usual_limit
        from hatalom.server.workers import Workers, config_of

    settings = Settings(
        database or default_database(),
        pace=pace,
        laboratory=laboratory_workers if laboratory else 0,
        rate_limits=not no_limits,
        hosts=(host, *(allow_host or ())),
        operator_token=secret_in(operator_token_file, "the operator's token"),
        moderators=tuple(moderator or ()),
        address=checked_address(address),
        mail_server=secret_in(mail_file, "the mail server"),
        figures_for=tuple(metrics_from or ()),
        house_boxes=tuple(house_box or ()),
        memory=(memory * MEGABYTE if memory is not None else usual_limit()) // workers,
        is_synced=synced,
        forget_empty_days=forget_empty,
        has_json_log=log_json,
        logs_requests=log_requests,
    )
    Operator(settings.operator_token, settings.figures_for)  # says what is wrong with them before anything begins
    if settings.mail_server:
        mail_server_of(settings.mail_server)
        if not settings.address:
            raise BadFile("mails need links that lead here: say where players find this server with --address")
    set_up_logs(log_json, log_requests)
    url = url_of(settings.database)
    if workers > 1 and url.get_backend_name() == "sqlite":
        raise BadFile("an SQLite file has one server process: leave out --workers, or use --database postgresql://…")
    if workers > 1 and laboratory:
        raise BadFile("the laboratory needs a server with one process: leave out --workers, or --laboratory")
    asyncio.run(prepare(settings.database))
    listening = listen(host, port)
    shown_host = "localhost" if host in EVERYWHERE else host
    address = f"http://{shown_host}:{port}/"
    options: dict[str, Any] = {
        "host": host,
        "port": port,
        "log_level": "warning",
        "log_config": None,
        "http": PatientProtocol,
        "ws_max_size": 100_000,
        "ws_per_message_deflate": False,  # packing every update for every viewer costs more than it saves
        "timeout_graceful_shutdown": 3,
        "server_header": False,
        "proxy_headers": bool(proxy),
        "forwarded_allow_ips": proxy or [],
    }

    def greet() -> None:
        typer.echo(f"Hatalom is at {address} (stop it with Ctrl+C); games are kept in {shown(url)}")
        if not no_browser and has_screen():
            webbrowser.open(address)

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            if self.started:
                greet()

    if workers == 1:
        with loading():
            app = create_app(settings)
        GARBAGE.keep_what_is_loaded()
        Server(uvicorn.Config(app, **options)).run(sockets=[listening])
    else:
        share = replace(settings, thinkers=max(1, settings.thinkers // workers))
        Workers(config_of(share, workers, **options), listening, greet).run()


def secret_in(file: Path | None, what: str) -> str:
    """A secret of the operator: what stands in his file."""
    if file is None:
        return ""
    try:
        secret = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        raise BadFile(f"{what} cannot be read from {file}: {error}") from error
    if not secret:
        raise BadFile(f"{file} is empty: write {what} into it")
    return secret


def checked_address(address: str) -> str:
    """Where the server is found, without a path: links begin with it."""
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/")):
        raise BadFile(f"{address!r} is no address such as https://hatalom.example.org")
    return address.rstrip("/")


def listen(host: str, port: int) -> socket.socket:
    """The socket on which visitors come in."""
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server(where[:2], family=family)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        advice = "choose another address with --host or another port with --port"
        raise BadFile(f"cannot listen on {host[:80]}, port {port}: {reason}; {advice}") from error


def has_screen() -> bool:
    """Whether there is a browser to open: not on a server without a desktop."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
