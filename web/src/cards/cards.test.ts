// Keywords are found in cards, explained in both languages with a rule that exists; a card lies in nobody's way.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { CardBook } from "../contract";
import { Bundle } from "../i18n/bundle";
import { cards } from "./cards.svelte";
import { underline } from "./keywords";
import { beside } from "./place";

const KEYWORDS = [
  { id: "unit", forms: "unit|units" },
  { id: "active", forms: "active unit|active units" },
  { id: "stock", forms: "készlet*" },
];
const wordsIn = (text: string): string[] => underline(text, KEYWORDS).flatMap((run) => run.word ?? []);

describe("underline", () => {
  it("keeps every letter of the text", () => {
    const text = "Two units, then an active unit of the reunited.";
    expect(
      underline(text, KEYWORDS)
        .map((run) => run.text + (run.tail ?? ""))
        .join(""),
    ).toBe(text);
  });
  it("prefers the longer keyword, whole words and the first place", () => {
    expect(wordsIn("One active unit beats units.")).toEqual(["active", "unit"]);
    expect(wordsIn("The united reunite.")).toEqual([]);
    expect(underline("Units and units", KEYWORDS)).toEqual([{ text: "Units", word: "unit" }, { text: " and units" }]);
  });
  it("keeps the sign behind a keyword with it", () =>
    expect(underline("Units: none", KEYWORDS)).toEqual([
      { text: "Units", word: "unit", tail: ":" },
      { text: " none" },
    ]));
  it("takes any ending for a star", () =>
    expect(underline("a készletedből", KEYWORDS)[1]).toEqual({ text: "készletedből", word: "stock" }));
  it("leaves a text alone where a game has no keywords", () =>
    expect(underline("a (b)", [])).toEqual([{ text: "a (b)" }]));
});

describe("beside", () => {
  const window = { width: 1000, height: 600 };
  const size = { width: 300, height: 200 };
  const anchor = { left: 100, top: 100, right: 160, bottom: 180 };
  it("lies on the right", () => expect(beside(anchor, size, window)).toEqual({ left: 168, top: 100 }));
  it("goes elsewhere where something can be clicked", () => {
    const at = beside(anchor, size, window, [{ left: 200, top: 90, right: 400, bottom: 300 }]);
    expect(at.left + size.width <= 200 || at.top >= 180 || at.top + size.height <= 90).toBe(true);
  });
  it("never leaves the window, nor covers what it tells of where there is room", () => {
    const corner = { left: 950, top: 550, right: 990, bottom: 590 };
    const { left, top } = beside(corner, size, window);
    expect(left >= 0 && top >= 0 && left + size.width <= 942 && top + size.height <= 600).toBe(true);
  });
});

const SHARED = "../src/hatalom/games";
const BOOKS = import.meta.glob<{ default: CardBook }>("../games/*/explained.ts");
const games = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe.each(games)("the words of %s", (game) => {
  const load = async (): Promise<CardBook> => (await BOOKS[`../games/${game}/explained.ts`]!()).default;
  const ftl = (lang: string): string => readFileSync(`${SHARED}/${game}/texts/${lang}.ftl`, "utf8");
  it.each(["en", "hu"] as const)("are explained (%s), and no others", async (lang) => {
    const texts = new Bundle(lang, ftl(lang));
    const ids = Object.keys((await load()).keywords);
    for (const id of ids)
      for (const key of [`word-${id}`, `word-${id}.forms`, `word-${id}.says`])
        expect([key, texts.has(key)]).toEqual([key, true]);
    expect([...ftl(lang).matchAll(/^word-([\w-]+) =/gm)].map((match) => match[1]).sort()).toEqual([...ids].sort());
  });
  it.each(["en", "hu"] as const)("stand in the cards (%s)", async (lang) => {
    const texts = new Bundle(lang, ftl(lang));
    const cards = [...ftl(lang).matchAll(/^(?:card-help-|tile-help-|panel-card-)[\w-]+ = (.*(?:\n .*)*)$/gm)].map(
      (match) => match[1] ?? "",
    );
    const unseen = Object.keys((await load()).keywords).filter(
      (id) =>
        !cards.some((card) => underline(card, [{ id, forms: texts.text(`word-${id}.forms`) }]).some((run) => run.word)),
    );
    expect(unseen).toEqual([]);
  });
  it("have rules that exist", async () => {
    const rules = readFileSync(`../docs/games/${game}/rules.en.md`, "utf8");
    for (const [id, rule] of Object.entries((await load()).keywords))
      expect([id, rule, rules.includes(`**${rule}**`)]).toEqual([id, rule, true]);
  });
});

describe("what is enlarged", () => {
  it("stays while its button is taken off the page, and goes right after", () => {
    vi.useFakeTimers();
    const card = { id: "general.foch", anchor: document.createElement("button"), refused: null };
    cards.consider(card);
    vi.runAllTimers();
    expect(cards.shown).toEqual(card);
    cards.consider(null);
    expect(cards.shown).toEqual(card);
    vi.runAllTimers();
    expect(cards.shown).toBeNull();
    vi.useRealTimers();
  });
});
