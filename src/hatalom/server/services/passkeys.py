"""Passkeys: the browser proves that it holds a key, and no secret of it ever comes here."""

import datetime as dt
from typing import Any

import msgspec
import webauthn
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId
from hatalom.server.security.connection import Connection
from hatalom.server.security.origin import SCHEMES
from hatalom.server.security.tokens import hash_of, new_token
from hatalom.server.services.checks import printable
from hatalom.server.store.accounts import Accounts, Passkey, Ticket
from hatalom.server.store.records import Person
from hatalom.server.wire.accounts import BegunWire, NewPasskeyWire

LASTS = dt.timedelta(minutes=5)
MOST = 10
REFUSED = "this passkey was not accepted: try again"


class Passkeys:
    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts

    async def begin_new(self, connection: Connection, person: Person) -> BegunWire:
        known = await self.accounts.passkeys(person.id)
        if len(known) >= MOST:
            raise IllegalAction("too-many", f"{MOST} passkeys are enough: remove one of them first")
        options = webauthn.generate_registration_options(
            rp_id=_house(connection),
            rp_name="Hatalom",
            user_id=person.id.encode(),
            user_name=person.name or "Hatalom",
            exclude_credentials=[PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(key.id)) for key in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        return await self._begun("new", person.id, options.challenge, webauthn.options_to_json(options))

    async def add(self, connection: Connection, person: Person, wish: NewPasskeyWire) -> None:
        challenge = await self._challenge("new", wish.ticket, person.id)
        try:
            made = webauthn.verify_registration_response(
                credential=wish.credential,
                expected_challenge=challenge,
                expected_rp_id=_house(connection),
                expected_origin=_origin(connection),
            )
        except (WebAuthnException, KeyError, TypeError, ValueError) as error:
            raise IllegalAction("forbidden", REFUSED) from error
        id_ = bytes_to_base64url(made.credential_id)
        if await self.accounts.passkey(id_) is not None:
            raise IllegalAction("forbidden", "this passkey opens an account already")
        name = printable(wish.name)
        await self.accounts.add_passkey(Passkey(id_, person.id, made.credential_public_key, made.sign_count, name))

    async def begin_login(self, connection: Connection) -> BegunWire:
        options = webauthn.generate_authentication_options(rp_id=_house(connection))
        return await self._begun("in", None, options.challenge, webauthn.options_to_json(options))

    async def login(self, connection: Connection, ticket: str, credential: dict[str, Any]) -> PersonId:
        """Whose passkey it is."""
        challenge = await self._challenge("in", ticket, None)
        key = await self.accounts.passkey(str(credential.get("id", "")))
        if key is None:
            raise IllegalAction("forbidden", "this passkey is not known here")
        try:
            proved = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_house(connection),
                expected_origin=_origin(connection),
                credential_public_key=key.public_key,
                credential_current_sign_count=key.count,
            )
        except (WebAuthnException, KeyError, TypeError, ValueError) as error:
            raise IllegalAction("forbidden", REFUSED) from error
        await self.accounts.use_passkey(key.id, proved.new_sign_count)
        return key.person

    async def _begun(self, kind: str, person: PersonId | None, challenge: bytes, options: str) -> BegunWire:
        ticket = new_token()
        await self.accounts.add_ticket(hash_of(ticket), kind, Ticket(person, bytes_to_base64url(challenge)), LASTS)
        return BegunWire(ticket, msgspec.json.decode(options, type=dict[str, Any]))

    async def _challenge(self, kind: str, ticket: str, person: PersonId | None) -> bytes:
        found = await self.accounts.use_ticket(hash_of(ticket), kind)
        if found is None or found.person != person:
            raise IllegalAction("forbidden", "this took too long: begin again")
        return webauthn.base64url_to_bytes(found.value)


def _house(connection: Connection) -> str:
    """The name to which passkeys are bound; `before_request` has checked that it is ours."""
    return connection.url.hostname or ""


def _origin(connection: Connection) -> str:
    return f"{SCHEMES.get(connection.scope['scheme'], '')}://{connection.headers.get('host', '')}"
