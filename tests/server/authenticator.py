"""A passkey in software: what a browser and its device do together."""

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    def __init__(self, origin: str, house: str) -> None:
        self.origin = origin
        self.house = house
        self.id = os.urandom(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answers a wish for a new passkey."""
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(WITH_KEY) + made
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer({"clientDataJSON": text_of(client), "attestationObject": text_of(attestation)})

    def prove(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answers the question who it is."""
        self.count += 1
        data, client = self._data(0), self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": text_of(client),
                "authenticatorData": text_of(data),
                "signature": text_of(signature),
            }
        )

    def _data(self, more: int) -> bytes:
        flags = bytes([PRESENT | VERIFIED | more])
        return hashlib.sha256(self.house.encode()).digest() + flags + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        id_ = text_of(self.id)
        return {"id": id_, "rawId": id_, "type": "public-key", "response": response}
