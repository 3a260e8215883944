"""How a server is set up; the defaults are those of one person playing at home."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

STATIC = Path(__file__).parent / "static"


def default_database() -> str:
    """A file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("hatalom", appauthor=False))
    return f"sqlite:///{folder / 'hatalom.sqlite'}"


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    pace: float = 0.2
    """Seconds from one click of a computer to the next; how fast they are shown is each viewer's choice."""
    window_delay: tuple[float, float] = (0.8, 2.4)
    """Seconds, drawn by lot, until a standing order or a computer answers a reaction window, whatever the hand."""
    think_limit: float = 20.0
    """Seconds after which a computer that has not answered is answered for."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """How many computers think at once, each in a process of its own."""
    laboratory: int = 0
    """How many processes play visitors' experiments; with none the laboratory is closed."""
    static: Path = STATIC
    rate_limits: bool = True
    hosts: tuple[str, ...] = ()
    """Names under which the server answers besides its addresses and this machine's own name; "*" allows every name."""
    operator_token: str = field(default="", repr=False)
    """Whoever knows it sees how the server fares; without one nobody does."""
    moderators: tuple[str, ...] = ()
    """Login names of those who see what people report of each other, and may mute, ban and rename."""
    figures_for: tuple[str, ...] = ()
    """Addresses and networks that may read the figures without the operator's token."""
    address: str = ""
    """Where this house is found (`https://hatalom.example.org`): without it nobody who is away can be told anything."""
    mail_server: str = field(default="", repr=False)
    """By which mail goes out, with its password: see `post/mail.py`.  Without one no mail is sent."""
    house_boxes: tuple[Path, ...] = ()
    """Files of corrected boxes with which games of this house are played, unless a table says otherwise."""
    memory: int = 0
    """Bytes; above them tables that nobody looks at are put to sleep at once.  0: no limit."""
    is_synced: bool = False
    """Whether SQLite waits for the disk at every commit."""
    forget_empty_days: int = 0
    """After so many days tables of guests at which nobody ever did anything are removed.  0: never."""
    has_json_log: bool = False
    logs_requests: bool = False
    catch_up_seconds: float = 120.0
    """How long updates are kept for a viewer whose connection is lost."""
