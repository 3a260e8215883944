import { expect, it } from "vitest";
import { HAND_LETTERS } from "../hand/letters";
import { KEYS } from "./keys";

it("uses no key twice (P4)", () => {
  const used = [...KEYS.map((key) => key.key).filter((key) => key !== "letter"), ...HAND_LETTERS];
  expect(used.filter((key, index) => used.indexOf(key) !== index)).toEqual([]);
});
