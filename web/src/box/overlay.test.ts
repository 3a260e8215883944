import { describe, expect, it } from "vitest";
import type { BlockWire } from "../net/types";
import { addedTo, asItWas, correctedIn, isRemoved, valueIn, withLink, withoutLink, withValue } from "./overlay";

const column = (key: string) => ({
  key,
  kind: "number" as const,
  rule: "",
  low: 0,
  high: 9,
  words: [],
  names: "",
  columns: [],
});
const block = (path: string, key: string, is_links = false, ...keys: string[]): BlockWire => ({
  ...{ path, key, is_links, rule: "", kind: "", columns: keys.map(column) },
  rows: is_links
    ? [{ id: "a–b", source: "public", ends: ["b", "a"], values: {} }]
    : [{ id: key === "" ? "" : "x", source: "public", values: {} }],
});
const game = block("game", "", false, "cost", "deep.cost");
const cards = block("map.cards", "id", false, "count");
const turns = block("turns", "turn", false, "units");
const roads = block("roads", "id", true, "main");
const x = { id: "x" };
const road = { id: "a–b", ends: ["a", "b"] as [string, string] };

describe("an overlay", () => {
  it("holds facts of tables, rows and links at their places", () => {
    let overlay = withValue({}, game, { id: "" }, "deep.cost", 3);
    overlay = withValue(overlay, cards, x, "count", 4);
    overlay = withValue(overlay, turns, { id: "11" }, "units", 5);
    overlay = withValue(overlay, roads, road, "main", true);
    expect(overlay).toEqual({
      game: { deep: { cost: 3 } },
      map: { cards: [{ id: "x", count: 4 }] },
      turns: [{ turn: 11, units: 5 }],
      roads: [{ a: "a", b: "b", main: true }],
    });
    expect(valueIn(overlay, game, { id: "" }, "deep.cost")).toBe(3);
    expect(valueIn(overlay, roads, { id: "a–b", ends: ["b", "a"] }, "main")).toBe(true);
  });
  it("forgets what is as it was", () => {
    let overlay = withValue({}, cards, x, "count", 4);
    overlay = withValue(overlay, game, { id: "" }, "cost", 1);
    expect(withValue(overlay, cards, x, "count", undefined)).toEqual({ game: { cost: 1 } });
    expect(asItWas(asItWas(overlay, game, { id: "" }), cards, x)).toEqual({});
  });
  it("adds links and takes them away", () => {
    const less = withoutLink({}, roads, road);
    expect([isRemoved(less, roads, road), correctedIn(less, roads)]).toEqual([true, 1]);
    expect(asItWas(less, roads, road)).toEqual({});
    const more = withLink({}, roads, ["c", "a"]);
    expect(more).toEqual({ roads: [{ a: "c", b: "a" }] });
    expect(addedTo(more, roads).map(({ id }) => id)).toEqual(["a–c"]);
    expect(addedTo(withLink({}, roads, ["a", "b"]), roads)).toEqual([]);
  });
  it("counts what is corrected", () => {
    expect([correctedIn({}, game), correctedIn({ game: { cost: 2 } }, game)]).toEqual([0, 1]);
    expect(correctedIn({ game: { other: { cost: 2 } } }, game)).toBe(0);
  });
});
