import { describe, expect, it } from "vitest";
import { blocks, folded, linked, runs } from "./markup";

describe("rules pages", () => {
  it("know bold, italic and links that lead nowhere", () => {
    expect(runs("Az **egység** a *lovag*, lásd [ott](x.md).")).toEqual([
      { text: "Az ", style: "plain" },
      { text: "egység", style: "bold" },
      { text: " a ", style: "plain" },
      { text: "lovag", style: "italic" },
      { text: ", lásd ", style: "plain" },
      { text: "ott", style: "plain" },
      { text: ".", style: "plain" },
    ]);
  });
  it("treat anything else as text", () => {
    expect(runs("<b>3 * 4</b>")).toEqual([{ text: "<b>3 * 4</b>", style: "plain" }]);
  });
  it("are searched without accents", () => expect(folded("Az ACÉL őre")).toBe("az acel ore"));
  it("lead from a number to its rule, where there is one", () => {
    const rules = new Set(["3.4", "8.4r1", "R40", "1.5"]);
    const named = (text: string): string[] => linked(text, rules).flatMap(({ rule }) => rule ?? []);
    expect(named("As in 3.4 (8.4r1), see R40; not 3.5 and not 13.4.")).toEqual(["3.4", "8.4r1", "R40"]);
    expect(named("Infantry counts 1.5 for Germany (1.5).")).toEqual(["1.5"]);
    expect(named("Lásd a 3.4. pontot.")).toEqual(["3.4"]);
  });
  it("mark what was searched for, whatever its accents", () => {
    const found = linked("Az **ACÉL** őre, acél.", new Set(), "acel").filter(({ isFound }) => isFound);
    expect(found.map(({ text, style }) => [text, style])).toEqual([
      ["ACÉL", "bold"],
      ["acél", "plain"],
    ]);
  });
  it("have paragraphs, lists and tables", () => {
    expect(blocks("One\ngoes on.\n\n  - a\n    more\n  - b\n\nTwo.\n\n| A | B |\n|---|---|\n| 1 | 2 |")).toEqual([
      { kind: "text", text: "One goes on." },
      { kind: "list", items: ["a more", "b"] },
      { kind: "text", text: "Two." },
      { kind: "table", head: ["A", "B"], rows: [["1", "2"]] },
    ]);
  });
});
