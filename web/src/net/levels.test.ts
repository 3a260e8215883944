import { describe, expect, it } from "vitest";
import { levelsWith, limitOf } from "./levels";
import type { GameWire } from "./types";

const GAME = {
  seat_counts: [3, 2, 4],
  levels: ["squire", "marshal"],
  levels_with: { 2: ["squire", "marshal"], 3: ["squire", "marshal"], 4: ["squire"] },
} as unknown as GameWire;

describe("the levels that people are offered", () => {
  it("are those for so many players", () => {
    expect(levelsWith(GAME, 3)).toEqual(["squire", "marshal"]);
    expect(levelsWith(GAME, 4)).toEqual(["squire"]);
  });
  it("are none where the game is not known, or not played by so many", () => {
    expect([levelsWith(undefined, 2), levelsWith(null, 2), levelsWith(GAME, 7)]).toEqual([[], [], []]);
  });
  it("may end before the greatest number of players", () => {
    expect([limitOf(GAME, "squire"), limitOf(GAME, "marshal")]).toEqual([null, 3]);
  });
});
