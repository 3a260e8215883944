import { expect, it, test } from "vitest";
import { HAND_LETTERS } from "../hand/letters";
import en from "../i18n/en.ftl?raw";
import hu from "../i18n/hu.ftl?raw";
import { KEYS, type Key } from "./keys";

it("uses no key twice", () => {
  const keys = KEYS.flatMap(({ key, also = [] }: Key) => [key, ...also]);
  const used = [...keys.filter((key) => key !== "letter"), ...HAND_LETTERS];
  expect(used.filter((key, index) => used.indexOf(key) !== index)).toEqual([]);
});

test.each([
  ["en", en],
  ["hu", hu],
])("what a key does begins with a capital (%s)", (_, words) => {
  expect(KEYS.filter(({ does }) => !new RegExp(`^${does} = \\p{Lu}`, "mu").test(words))).toEqual([]);
});
