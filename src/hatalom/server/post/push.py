"""Messages to a device: sealed for it alone (RFC 8291), and signed by this house (RFC 8292)."""

import base64
import json
import os
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hatalom.core.errors import IllegalAction
from hatalom.server.post.poster import Poster, Unsent

CURVE = ec.SECP256R1()
RECORD = 4096
DAY = 24 * 3600
GONE = (404, 410)
"""The device has forgotten us."""


class Device(msgspec.Struct, frozen=True):
    """Where the messages to a browser go, and its keys."""

    endpoint: str
    p256dh: str
    auth: str


def device_of(address: str) -> Device:
    try:
        device = msgspec.json.decode(address, type=Device)
        _check(device)
    except (msgspec.MsgspecError, ValueError) as error:
        raise IllegalAction("bad-request", f"this is no subscription of a browser: {error}") from error
    return device


def _check(device: Device) -> None:
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(device.p256dh))
    if len(_bytes(device.auth)) != 16:
        raise ValueError("its secret has sixteen bytes")


def new_key() -> str:
    """The key by which this house signs, for the vault."""
    secret = ec.generate_private_key(CURVE)
    form = serialization.PrivateFormat.PKCS8
    return secret.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode()


def seal(text: bytes, device: Device) -> bytes:
    """Only the device can read it."""
    theirs, secret = _bytes(device.p256dh), ec.generate_private_key(CURVE)
    ours = _point(secret.public_key())
    shared = secret.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    common = _derive(shared, _bytes(device.auth), b"WebPush: info\0" + theirs + ours, 32)
    salt = os.urandom(16)
    key = _derive(common, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(common, salt, b"Content-Encoding: nonce\0", 12)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + AESGCM(key).encrypt(nonce, text + b"\2", None)


class Push:
    """`sender` is where the keeper of this house can be reached, as the push services ask for it."""

    def __init__(self, poster: Poster, key: str, sender: str) -> None:
        self.poster = poster
        self.key = key
        self.sender = sender

    @property
    def public_key(self) -> str:
        """What browsers have to know of ours."""
        return _text(_point(_secret(self.key).public_key()))

    async def send(self, device: Device, text: bytes, topic: str) -> None:
        """A message that is still on its way gives way to a newer one on the same topic."""
        headers = {
            "Authorization": f"vapid t={self._token(device.endpoint)}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": topic,
            "Urgency": "normal",
        }
        answer = await self.poster.post(device.endpoint, seal(text, device), headers)
        if not 200 <= answer.status < 300:
            raise Unsent(f"the push service answered {answer.status}", is_final=answer.status in GONE)

    def _token(self, endpoint: str) -> str:
        place = urlsplit(endpoint)
        claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(time.time()) + DAY // 2, "sub": self.sender}
        signed = ".".join(_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        signature = _secret(self.key).sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        first, second = decode_dss_signature(signature)
        return f"{signed}.{_text(first.to_bytes(32, 'big') + second.to_bytes(32, 'big'))}"


def _secret(key: str) -> ec.EllipticCurvePrivateKey:
    found = serialization.load_pem_private_key(key.encode(), None)
    assert isinstance(found, ec.EllipticCurvePrivateKey)
    return found


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
