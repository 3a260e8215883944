"""A device that is sent messages: its keys, and the opening of what was sealed for it alone (RFC 8291, RFC 8292)."""

import base64
import json
import time
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.authenticator import text_of
from tests.server.receivers import Post

CURVE = ec.SECP256R1()


class Device:
    """As a browser makes it; `endpoint` is where its push service takes messages for it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(CURVE)
        self._auth = bytes(range(16))

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": text_of(self._point), "auth": text_of(self._auth)}

    @property
    def _point(self) -> bytes:
        form = serialization.PublicFormat.UncompressedPoint
        return self._key.public_key().public_bytes(serialization.Encoding.X962, form)

    def open(self, post: Post, house_key: str) -> Any:
        """What the house with this key has sent; a letter that it has not signed for this push service is refused."""
        _check_signature(post.headers["Authorization"], house_key, self.endpoint.rpartition("/")[0])
        assert post.headers["Content-Encoding"] == "aes128gcm"
        salt, theirs, sealed = post.body[:16], post.body[21:86], post.body[86:]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        common = HKDF(hashes.SHA256(), 32, self._auth, b"WebPush: info\0" + self._point + theirs).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(common)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(common)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).removesuffix(b"\2"))


def _check_signature(header: str, house_key: str, service: str) -> None:
    """As a push service does it: the house that the browser knows has signed, for this service, and not long ago."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", house_key)
    signed, _, signature = parts["t"].rpartition(".")
    first, second = (int.from_bytes(half, "big") for half in (bytes_of(signature)[:32], bytes_of(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(house_key))
    public.verify(encode_dss_signature(first, second), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(bytes_of(signed.partition(".")[2]))
    assert claims["aud"] == service
    assert 0 < claims["exp"] - time.time() <= 24 * 60 * 60


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
