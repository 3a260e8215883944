import { describe, expect, it } from "vitest";
import { countsOf, labelOf, onMap } from "./sources";
import { plainMap } from "./boxmap";

const row = (id: string, source: string, ends?: [string, string]) => ({ id, source, ...(ends && { ends }) });
const block = (path: string, ...rows: ReturnType<typeof row>[]) => ({ path, rule: "", kind: "", rows });

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
