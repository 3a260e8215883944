"""The ways in which somebody who is away is told, set up on the settings page as he would do it; see `test_days.py`."""

import json
import re
import time
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Locator, expect

from hatalom.texts import Bundle
from tests.server.device import Device
from tests.server.receivers import Mailbox, Postbox
from tests.server.running import ROOT
from tests.web.people import Visitor
from tests.web.test_settings import ADDRESS, path_in

PATIENCE_SECONDS = 60.0
PAGE = {lang: Bundle(lang, (ROOT / f"web/src/i18n/{lang}.ftl").read_text(encoding="utf-8")) for lang in ("en", "hu")}
"""What stands on the pages."""
SUBSCRIBE = """
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  window.houseKey = [...applicationServerKey];
  return { toJSON: () => (%s) };
};
"""
SHOWN = """self.registration.getNotifications().then((all) => all.map((one) => {
  one.close();
  return { title: one.title, line: one.body, path: one.data.path };
}))"""


class Told(NamedTuple):
    """What somebody was told: a headline, a line, and where it leads."""

    title: str
    line: str
    path: str


class Ear(Protocol):
    def set_up(self) -> None: ...

    def listen(self) -> Told | None:
        """The next thing that has come, if something has."""


def told_to(ear: Ear) -> Told:
    """Waits for it."""
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        if (told := ear.listen()) is not None:
            return told
        time.sleep(0.1)
    raise AssertionError(f"nothing has come to {type(ear).__name__}")


class _Way:
    """One of the boxes below the table of wishes."""

    kind = ""

    def __init__(self, person: Visitor, lang: str) -> None:
        self.person = person
        self.text = PAGE[lang].text

    @property
    def box(self) -> Locator:
        return self.person.page.locator(f"[data-way={self.kind}]")

    def _open_settings(self) -> None:
        self.person.page.goto(f"{self.person.url}/settings")

    def _name_address(self, address: str) -> None:
        button = self.box.get_by_role("button", name=self.text("way-add"))
        self.person.press(button)
        self.person.page.get_by_label(self.text(f"way-{self.kind}-address")).fill(address)
        self.person.press(button)

    def _is_said(self, key: str) -> None:
        expect(self.person.page.get_by_role("status").filter(has_text=self.text(key))).to_be_visible()

    def want_all_at_once(self) -> None:
        """Neither waits nor bundles, and words are told too; two choices at a time are saved both."""
        page = self.person.page
        for label in ("notices-wait", "notices-bundle"):
            page.get_by_label(self.text(label)).select_option("0")
        self._is_said("rest-saved")
        box = page.get_by_label(f"{self.text('wish-said')}: {self.text(f'way-{self.kind}')}")
        if not box.is_checked():
            self.person.press(box)
        expect(box).to_be_checked()
        page.reload()
        for label in ("notices-wait", "notices-bundle"):
            expect(page.get_by_label(self.text(label))).to_have_value("0")

    def end(self) -> None:
        """One click."""
        self._open_settings()
        self.person.press(self.box.get_by_role("button", name=self.text("rest-remove")))
        expect(self.box).to_contain_text(self.text(f"way-{self.kind}-none"))


class ByMail(_Way):
    kind = "mail"

    def __init__(self, person: Visitor, lang: str, mailbox: Mailbox, address: str) -> None:
        super().__init__(person, lang)
        self.mailbox = mailbox
        self.address = address
        self.stop = ""

    def set_up(self) -> None:
        self._open_settings()
        self._name_address(self.address)
        self._is_said("way-mail-added")
        letter = self._letter()
        assert letter is not None
        self.person.page.goto(self.person.url + path_in(letter[1], "confirm"))
        self._is_said("way-confirmed")
        self._open_settings()

    def _letter(self) -> tuple[str, str] | None:
        for letter in self.mailbox.letters:
            if letter["To"] == self.address:
                self.mailbox.letters.remove(letter)
                return str(letter["Subject"]), str(letter.get_content())
        return None

    def listen(self) -> Told | None:
        """The whole letter: there is nothing in it but this, where to change it, and where to end it."""
        if (letter := self._letter()) is None:
            return None
        title, *line, link, empty, dashes, settings, stop = letter[1].splitlines()
        assert (title, empty, dashes) == (letter[0], "", "-- "), letter
        assert settings.endswith(f" {ADDRESS}/settings")
        self.stop = path_in(stop, "stop")
        return Told(title, " ".join(line), link.removeprefix(ADDRESS))

    def end(self) -> None:
        """One click, in any letter; nobody has to be signed in."""
        self.person.page.goto(self.person.url + self.stop)
        self._is_said("way-stopped")
        self._open_settings()
        expect(self.box).to_contain_text(self.text("way-is-off"))


class ByWebhook(_Way):
    kind = "webhook"

    def __init__(self, person: Visitor, lang: str, postbox: Postbox, path: str) -> None:
        super().__init__(person, lang)
        self.postbox = postbox
        self.path = path

    def set_up(self) -> None:
        self._open_settings()
        self._name_address(self.postbox.url + self.path)
        self._is_said("way-webhook-added")
        tried = self.postbox.take(self.path)
        assert tried is not None

    def listen(self) -> Told | None:
        if (post := self.postbox.take(self.path)) is None:
            return None
        said = json.loads(post.body)
        assert set(said) == {"username", "content", "allowed_mentions"}
        found = re.fullmatch(rf"\*\*(.*)\*\* (.*) {ADDRESS}(\S+)", said["content"])
        assert found is not None, said
        title, line, path = (re.sub(r"\\(.)", r"\1", part) for part in found.groups())
        return Told(title, line, path)


class ByPush(_Way):
    """No browser of a test has a push service, so it is given ours; all else is real.

    The page asks the browser, the house seals and signs, the device opens, and the worker of the page shows it.
    """

    kind = "push"

    def __init__(self, person: Visitor, lang: str, postbox: Postbox, path: str) -> None:
        super().__init__(person, lang)
        self.postbox = postbox
        self.path = path
        self.device = Device(postbox.url + path)

    def set_up(self) -> None:
        person, keys = self.person, dict(self.device.subscription)
        given = {"endpoint": keys.pop("endpoint"), "keys": keys}
        person.page.context.grant_permissions(["notifications"], origin=person.url)
        person.page.add_init_script(SUBSCRIBE % json.dumps(given))
        self._open_settings()
        person.press(self.box.get_by_role("button", name=self.text("way-add-device")))
        self._is_said("way-push-added")
        self.house_key = person.get("/api/me/notices")["key"]

    def listen(self) -> Told | None:
        """What was sent is opened, given to the worker, and read where it is shown."""
        if (post := self.postbox.take(self.path)) is None:
            return None
        self._deliver(json.dumps(self.device.open(post, self.house_key)))
        worker = self.person.page.context.service_workers[-1]
        until = time.monotonic() + PATIENCE_SECONDS
        shown: list[dict[str, Any]] = []
        while not shown and time.monotonic() < until:
            shown = worker.evaluate(SHOWN)
            time.sleep(0.1)
        [one] = shown
        return Told(**one)

    def _deliver(self, text: str) -> None:
        """As the browser does it when its push service calls."""
        page = self.person.page
        registrations: list[dict[str, Any]] = []
        session = page.context.new_cdp_session(page)
        session.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
        session.send("ServiceWorker.enable")
        while not (ours := [one for one in registrations if one["scopeURL"].startswith(self.person.url)]):
            page.wait_for_timeout(50)
        wish = {"origin": self.person.url, "registrationId": ours[-1]["registrationId"], "data": text}
        session.send("ServiceWorker.deliverPushMessage", wish)
        session.detach()
