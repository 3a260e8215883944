import { expect, test } from "vitest";
import { bytesOf, textOf } from "./bytes";

test("bytes come back from their text", () => {
  const bytes = Uint8Array.from([0, 255, 254, 62, 63, 128, 1]);
  expect(textOf(bytes.buffer)).not.toMatch(/[+/=]/);
  expect(bytesOf(textOf(bytes.buffer))).toEqual(bytes);
});
