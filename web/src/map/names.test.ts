import { describe, expect, it } from "vitest";
import { boxOf, meet, standNames, type Ground, type NameHere } from "./names";
import type { Rect } from "./types";

const UNIT = 2;
const name = (id: string, rest: Partial<NameHere> = {}): NameHere => ({
  id,
  at: [100, 100],
  place: [8, 0, -1],
  size: 10,
  ink: { width: 4, up: 0.7, down: 0.2 },
  rank: 1,
  isNeeded: false,
  reach: [-5, -5, 5, 5],
  ...rest,
});
const ground = (rest: Partial<Ground> = {}): Ground => ({
  pieces: [],
  signs: new Map(),
  frame: [0, 0, 400, 400],
  ...rest,
});
const everywhere: Rect = [0, 0, 400, 400];

describe("a name on the map", () => {
  it("stays where the map was built with it while nothing lies there", () => {
    expect(standNames([name("a")], ground(), UNIT).get("a")?.spot).toEqual([8, 0, -1]);
  });
  it("takes up what its letters do", () => {
    expect(boxOf(name("a"), [8, 0, -1], UNIT)).toEqual([116, 92.4, 196, 110.4]);
  });
  it("stands beside a piece that lies on it, clear of it", () => {
    const piece: Rect = [110, 90, 140, 110];
    const stood = standNames([name("a")], ground({ pieces: [piece] }), UNIT).get("a");
    expect(stood && meet(stood.box, piece)).toBe(false);
  });
  it("gives way to a greater one, and is left out where there is no room", () => {
    const [small, great] = [name("small"), name("great", { rank: 2, at: [104, 100] })];
    const stood = standNames([small, great], ground(), UNIT);
    expect(stood.get("great")?.spot).toEqual([8, 0, -1]);
    const other = stood.get("small");
    expect(other && meet(other.box, stood.get("great")?.box ?? everywhere)).toBe(false);
    expect(standNames([small], ground({ pieces: [everywhere] }), UNIT).has("small")).toBe(false);
  });
  it("never seems to be another place's, and covers a sign only if it is needed", () => {
    const piece: Rect = [110, 90, 140, 110];
    const signs = new Map<string, Rect>([
      ["other", [0, 0, 400, 89]],
      ["more", [0, 111, 400, 400]],
      ["west", [0, 0, 85, 400]],
    ]);
    const crowded = ground({ pieces: [piece], signs });
    expect(standNames([name("a")], crowded, UNIT).has("a")).toBe(false);
    expect(standNames([name("a", { isNeeded: true })], crowded, UNIT).has("a")).toBe(true);
  });
  it("does not take the built place of another when it must leave its own", () => {
    const piece: Rect = [110, 90, 140, 110];
    const [driven, settled] = [name("driven"), name("settled", { at: [100, 120] })];
    const stood = standNames([driven, settled], ground({ pieces: [piece] }), UNIT);
    expect(stood.get("settled")?.spot).toEqual([8, 0, -1]);
  });
  it("that has no place is looked for room when it is sought, after all others", () => {
    const signs = new Map<string, Rect>([["other", [300, 300, 310, 310]]]);
    const homeless = name("homeless", { place: null });
    expect(standNames([homeless], ground({ signs }), UNIT).has("homeless")).toBe(false);
    const stood = standNames([{ ...homeless, isSought: true }, name("a")], ground({ signs }), UNIT);
    expect(stood.get("a")?.spot).toEqual([8, 0, -1]);
    expect(stood.has("homeless")).toBe(true);
  });
  it("that is sought and finds no room moves another one aside", () => {
    const wall: Rect[] = [
      [0, 0, 400, 88],
      [0, 112, 400, 400],
      [0, 0, 88, 400],
    ];
    const sign: Rect = [300, 95, 310, 105];
    const settled = name("settled", { at: [305, 100], place: [-60, 0, -1], reach: [-3, -3, 3, 3] });
    const signs = new Map<string, Rect>([["settled", sign]]);
    const stood = standNames(
      [name("sought", { place: null, isSought: true }), settled],
      ground({ pieces: wall, signs }),
      UNIT,
    );
    expect(stood.get("sought")?.box[0]).toBeCloseTo(115);
    const [one, other] = ["sought", "settled"].map((id) => stood.get(id)?.box ?? everywhere) as [Rect, Rect];
    expect(meet(one, other)).toBe(false);
  });
  it("does not leave the map", () => {
    const stood = standNames([name("a", { at: [380, 100] })], ground(), UNIT).get("a");
    expect(stood && stood.box[2]).toBeLessThanOrEqual(400);
  });
});
