import { expect, test } from "vitest";
import { PHRASES, phraseIn, sent, spoken } from "./phrases";

test("a phrase is read in the reader's language, other words stay as they are", () => {
  const words = (key: string): string => `<${key}>`;
  for (const phrase of PHRASES) expect(spoken(sent(phrase), words)).toBe(`<phrase-${phrase}>`);
  expect(spoken("hello", words)).toBe("hello");
  expect(phraseIn("#phrase-unknown")).toBeNull();
  expect(phraseIn("see #phrase-hello")).toBeNull();
});
