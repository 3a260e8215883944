import { describe, expect, it } from "vitest";
import type { GameWire, RungWire } from "../net/types";
import { rungOf } from "./proved";

const rung = (level: string, rivals: string, players: number): RungWire => ({
  level,
  rivals,
  players,
  games: 60,
  won: 0.7,
  low: 0.58,
  high: 0.8,
  fair: 0.5,
});
const game = (...rungs: RungWire[]): GameWire =>
  ({ levels: ["novice", "squire", "captain", "marshal"], rungs }) as unknown as GameWire;

describe("what a level has proved to be", () => {
  it("is told against the nearest level below, at this number of players", () => {
    const found = rungOf(
      game(rung("captain", "novice", 2), rung("captain", "squire", 2), rung("captain", "squire", 3)),
      "captain",
      2,
    );
    expect(found).toEqual(rung("captain", "squire", 2));
  });
  it("is told at another number of players where this one was not measured", () => {
    expect(rungOf(game(rung("squire", "novice", 3)), "squire", 2)?.players).toBe(3);
  });
  it("is nothing where nobody has measured it", () => {
    expect(rungOf(game(rung("squire", "novice", 3)), "captain", 3)).toBeNull();
  });
});
