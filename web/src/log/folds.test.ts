// Lines that a game folds have a sentence for many in both languages, made of what the lines share; and no such sentence is idle.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadGame } from "../games";
import { keyForMany } from "./fold";

const GAMES = "../src/hatalom/games";
const NAMES = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);
const MANY = keyForMany("");
/** A whole game is loaded, on whatever machine. */
const SLOW = 60_000;

/** The entries of a text file with the gaps that each fills. */
const entriesOf = (game: string, lang: string): Map<string, string[]> =>
  new Map(
    readFileSync(`${GAMES}/${game}/texts/${lang}.ftl`, "utf8")
      .split(/^(?=[a-z][\w-]* =)/m)
      .map((entry) => [entry.split(" =")[0] ?? "", [...entry.matchAll(/\$(\w+)/g)].map((gap) => gap[1] ?? "")]),
  );

describe.each(NAMES)("%s", (game) => {
  it.each(["en", "hu"])(
    "has a sentence for many (%s) exactly where it folds",
    async (lang) => {
      const { folds } = await loadGame(game);
      const entries = entriesOf(game, lang);
      const likenessOf = (key: string) =>
        folds?.({
          key,
          rule: "",
          args: Object.fromEntries([
            ...["seat", "power", "place", "general"].map((gap) => [gap, "x"] as const),
            ...(entries.get(key)?.includes("piece") ? [["piece", "piece.x_infantry"] as const] : []),
          ]),
        }) ?? null;
      const folded = [...entries.keys()].filter((key) => likenessOf(key) !== null);
      expect([...entries.keys()].filter((key) => key.startsWith(MANY)).sort()).toEqual(folded.map(keyForMany).sort());
      for (const key of folded) {
        const known = [...Object.keys(likenessOf(key)?.same ?? {}), "n", "start", "goal"];
        expect(known).toEqual(expect.arrayContaining(entries.get(keyForMany(key)) ?? []));
      }
    },
    SLOW,
  );
});
