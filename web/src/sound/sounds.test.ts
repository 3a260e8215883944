import { expect, test } from "vitest";
import { soundsOf } from "./sounds";

const KINDS = { battles: ["won"], cards: ["taken"] };

test("a change has one sound, and my turn another", () => {
  expect(soundsOf([], KINDS, false)).toEqual([]);
  expect(soundsOf(["placed"], KINDS, false)).toEqual(["piece"]);
  expect(soundsOf(["placed", "taken"], KINDS, true)).toEqual(["card", "turn"]);
  expect(soundsOf(["taken", "won"], KINDS, false)).toEqual(["battle"]);
});
