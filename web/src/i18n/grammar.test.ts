import { describe, expect, it } from "vitest";
import cases from "../../../tests/texts/grammar.json";
import { indefiniteArticle } from "./english";
import { articleOf, numberWithEnding } from "./hungarian";
import { formatNumber, formatSigned, numberWord } from "./numbers";

describe("Hungarian article (2.1)", () => {
  it.each(cases.article_of_number.az)("az %s", (n) => expect(articleOf(n)).toBe("az"));
  it.each(cases.article_of_number.az_decimal)("az %s", (n) => expect(articleOf(n)).toBe("az"));
  it.each(cases.article_of_number.a)("a %s", (n) => expect(articleOf(n)).toBe("a"));
  it.each(cases.article_of_text.az)("az %s", (text) => expect(articleOf(text)).toBe("az"));
  it.each(cases.article_of_text.a)("a %s", (text) => expect(articleOf(text)).toBe("a"));
});

describe("NUM endings (2.4)", () => {
  for (const [kase, table] of Object.entries(cases.num)) {
    it.each(Object.entries(table))(`${kase} of %s is %s`, (n, written) => {
      expect(numberWithEnding(Number(n), kase)).toBe(written);
    });
  }
});

describe("written numbers", () => {
  it.each(Object.entries(cases.number.hu))("hu %s is %s", (n, text) =>
    expect(formatNumber(Number(n), "hu")).toBe(text),
  );
  it.each(Object.entries(cases.number.en))("en %s is %s", (n, text) =>
    expect(formatNumber(Number(n), "en")).toBe(text),
  );
  it("signs what is added or taken away", () => {
    expect([2, 0, -1].map((n) => formatSigned(n, "hu"))).toEqual(["+2", "0", "−1"]);
  });
});

describe("English a and an", () => {
  it.each(cases.indefinite_english.an)("an %s", (text) => expect(indefiniteArticle(text)).toBe("an"));
  it.each(cases.indefinite_english.a)("a %s", (text) => expect(indefiniteArticle(text)).toBe("a"));
});

describe("small numbers as words", () => {
  for (const [form, table] of Object.entries(cases.word)) {
    const [lang, alone] = form.split("_") as ["en" | "hu", string | undefined];
    it.each(Object.entries(table))(`${form} %s is %s`, (n, word) =>
      expect(numberWord(Number(n), lang, alone !== undefined)).toBe(word),
    );
  }
});
