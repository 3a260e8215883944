"""What is asked of a passkey and what it answers.  The library for it takes a while to load: see `warming.py`."""

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
from hatalom.server.store.accounts import Passkey
from hatalom.server.store.records import Person

REFUSED = "this passkey was not accepted: try again"
BAD = (WebAuthnException, KeyError, TypeError, ValueError)


class Site(msgspec.Struct, frozen=True):
    """The name to which passkeys are bound, and the address at which its pages are."""

    name: str
    origin: str


class Begun(msgspec.Struct, frozen=True):
    """What the browser is asked; the answer must hold the challenge."""

    challenge: str
    options: dict[str, Any]


def ask_for_new(site: Site, person: Person, known: list[Passkey]) -> Begun:
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name="Hatalom",
        user_id=person.id.encode(),
        user_name=person.name or "Hatalom",
        exclude_credentials=[PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(key.id)) for key in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return _begun(options.challenge, webauthn.options_to_json(options))


def take_new(site: Site, challenge: str, credential: dict[str, Any], owner: PersonId, name: str) -> Passkey:
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=webauthn.base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except BAD as error:
        raise IllegalAction("forbidden", REFUSED) from error
    return Passkey(bytes_to_base64url(made.credential_id), owner, made.credential_public_key, made.sign_count, name)


def ask_for_known(site: Site) -> Begun:
    options = webauthn.generate_authentication_options(rp_id=site.name)
    return _begun(options.challenge, webauthn.options_to_json(options))


def count_of(site: Site, challenge: str, credential: dict[str, Any], key: Passkey) -> int:
    """How often the passkey has signed, if it has signed this."""
    try:
        proved = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=webauthn.base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.count,
        )
    except BAD as error:
        raise IllegalAction("forbidden", REFUSED) from error
    return proved.new_sign_count


def _begun(challenge: bytes, options: str) -> Begun:
    return Begun(bytes_to_base64url(challenge), msgspec.json.decode(options, type=dict[str, Any]))
