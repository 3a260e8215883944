/** A key that makes a repeated request harmless. (crypto.randomUUID is missing on plain-http addresses of a local network.) */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
