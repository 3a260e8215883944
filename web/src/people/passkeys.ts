// Passkeys: the browser talks to the device; what travels is text, what the browser takes and gives is bytes.
import { api } from "../net/api";
import type { MeWire, MyAccountWire } from "../net/types";
import { bytesOf, textOf } from "./bytes";
import { deviceName } from "./push";

export const hasPasskeys = (): boolean => "PublicKeyCredential" in globalThis;

type Descriptor = { id: string; type: "public-key" };
type Creation = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
};
type Asked = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & { challenge: string };

/** A new passkey of mine, named after this device. */
export async function addPasskey(): Promise<MyAccountWire> {
  const { ticket, options } = await api.beginPasskey();
  const wish = options as unknown as Creation;
  const publicKey = {
    ...wish,
    challenge: bytesOf(wish.challenge),
    user: { ...wish.user, id: bytesOf(wish.user.id) },
    excludeCredentials: (wish.excludeCredentials ?? []).map(({ id, type }) => ({ type, id: bytesOf(id) })),
  };
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const response = { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) };
  return await api.addPasskey({ ticket, credential: answer(made, response), name: deviceName() });
}

/** Comes back with a passkey; with `bring` the games of the guest come along. */
export async function loginByPasskey(bring: boolean): Promise<MeWire> {
  const { ticket, options } = await api.beginLogin();
  const wish = options as unknown as Asked;
  const publicKey = { ...wish, challenge: bytesOf(wish.challenge), allowCredentials: [] };
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = found.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
  };
  return await api.loginByPasskey({ ticket, credential: answer(found, response), bring });
}

const answer = (made: PublicKeyCredential, response: Record<string, string>): Record<string, unknown> => ({
  id: made.id,
  rawId: textOf(made.rawId),
  type: made.type,
  response,
});
