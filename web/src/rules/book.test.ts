import { describe, expect, it } from "vitest";
import { addressOf, Book, grounds, heading } from "./book";

const item = (number: string, text: string): { number: string; text: string } => ({ number, text });
const book = new Book([
  { title: "1 Overview", items: [item("", "Words."), item("1.1", "**The aim:** to win.")], is_part: false },
  { title: "Sequence", items: [item("1.2", "Turns follow."), item("1.2r1", "A *turn* ends.")], is_part: true },
  { title: "Appendix", items: [item("2.1", "(R1) *Agreement.* By the spokesman.")], is_part: false },
]);

describe("the book of rules", () => {
  it("has chapters with their parts", () => {
    expect(book.chapters.map(({ number, title }) => [number, title])).toEqual([
      ["1", "Overview"],
      ["", "Appendix"],
    ]);
    expect(book.chapters[0]?.parts.map(({ title }) => title)).toEqual(["", "Sequence"]);
    expect(book.chapters.map(addressOf)).toEqual(["1", "Appendix"]);
  });
  it("finds a rule, a ruling inside a rule, and a chapter", () => {
    expect([book.find("1.2"), book.find("R1"), book.find("9.9")]).toEqual(["1.2", "2.1", null]);
    expect(book.chapterOf("1.2r1")?.title).toBe("Overview");
    expect(book.chapterOf("R1")?.title).toBe("Appendix");
    expect(book.chapterOf("Appendix")?.title).toBe("Appendix");
    expect(book.chapterOf("9.9")).toBeNull();
  });
  it("knows rulings from rules", () =>
    expect(book.items.filter(({ isRuling }) => isRuling).map(({ number }) => number)).toEqual(["1.2r1"]));
  it("is searched through its marks, in order", () => {
    expect(book.search("turn").map(({ number }) => number)).toEqual(["1.2", "1.2r1"]);
    expect(book.search("A turn").map(({ number }) => number)).toEqual(["1.2r1"]);
    expect(book.search("  ")).toEqual([]);
  });
  it("calls an item by its first words", () => {
    expect(heading(item("1", "**The aim:** to win."))).toBe("The aim");
    expect(heading(item("1", "(R1) *Agreement.* By the spokesman."))).toBe("Agreement");
    expect(heading(item("1", "One two three four five, six."))).toBe("One two three four five\u00a0…");
    expect(heading(item("1", "(R2) One two."))).toBe("One two.");
  });
  it("knows what a ruling stands on", () => {
    const why = { number: "D-01", rules: ["R1", "1.2r1", "7.7"], decision: "", ground: "", alternative: "" };
    expect([...grounds(book, [why]).keys()]).toEqual(["2.1", "1.2r1"]);
  });
});
