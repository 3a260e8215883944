import { describe, expect, it } from "vitest";
import { folded, runs } from "./markup";

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
});
