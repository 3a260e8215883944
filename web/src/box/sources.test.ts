import { describe, expect, it } from "vitest";
import { compared } from "./compared";
import { countsOf, labelOf, nextDoubtful, onMap, progressOf } from "./sources";
import { plainMap } from "./boxmap";

const row = (id: string, source: string, ends?: [string, string]) => ({ id, source, ...(ends && { ends }) });
const block = (path: string, ...rows: ReturnType<typeof row>[]) => ({
  ...{ path, rule: "", kind: "", key: "id", is_links: path === "roads", columns: [] },
  rows,
});

describe("the box", () => {
  it("counts where rows come from", () => {
    const rows = [row("a", "rulebook"), row("b", "reconstructed"), row("c", "reconstructed")];
    expect(countsOf(rows)).toEqual({ rulebook: 1, public: 0, reconstructed: 2 });
    expect([labelOf(rows), labelOf(rows.slice(1))]).toEqual(["mixed", "reconstructed"]);
  });
  it("knows every place and way of the map, a way from either end", () => {
    const found = onMap([block("towns", row("a", "rulebook")), block("roads", row("a–b", "public", ["b", "a"]))]);
    expect([found.places.get("a"), found.ways.get("a–b")]).toEqual(["rulebook", "public"]);
  });
});

const maps = import.meta.glob<Parameters<typeof plainMap>[0]>("../games/*/map.json", { import: "default" });

it.each(Object.entries(maps))("%s has places", async (_, load) => {
  const { areas, points, lines, land } = plainMap(await load());
  const places = new Set([...areas, ...points].map(({ id }) => id));
  expect(places.size).toBeGreaterThan(10);
  expect([...places].filter((id) => id.includes("."))).toEqual([]);
  expect(lines.filter(({ a, b }) => !places.has(a) || !places.has(b))).toEqual([]);
  expect(land).not.toBe("");
});

describe("comparing with the box", () => {
  const towns = block("towns", row("a", "rulebook"), row("b", "reconstructed"), row("c", "public"));
  const cards = block("cards", row("x", "reconstructed"), row("y", "reconstructed"));
  const isCompared = (of: { path: string }, one: { id: string }): boolean => of.path === "cards" && one.id === "x";

  it("counts the rows that were reconstructed, and those of them that were compared", () => {
    expect(progressOf([towns, cards], isCompared)).toEqual({ done: 1, all: 3 });
  });
  it("counts a row of which a single fact was reconstructed", () => {
    const detailed = { ...row("z", "public"), details: { start: "reconstructed" } };
    expect(progressOf([block("cards", detailed)], isCompared).all).toBe(1);
  });
  it("goes from row to row, first in the same block", () => {
    const idOf = (from: Parameters<typeof nextDoubtful>[2]) => nextDoubtful([towns, cards], isCompared, from)?.row.id;
    expect(idOf(null)).toBe("y");
    expect(idOf({ block: towns, row: null })).toBe("b");
    expect(idOf({ block: towns, row: row("b", "reconstructed") })).toBe("y");
    expect(nextDoubtful([towns, cards], () => true, null)).toBeNull();
  });
});

it("lays two boxes side by side, what differs first", () => {
  const change = (key: string, now: string | null) => ({ key, was: "1", now });
  const rows = compared([change("a", "2"), change("b", "3")], [change("a", "2"), change("c", null)]);
  expect(rows.map(({ change: { key }, mine, theirs }) => [key, mine, theirs])).toEqual([
    ["b", "3", "1"],
    ["c", "1", null],
    ["a", "2", "2"],
  ]);
});
