import { beforeAll, describe, expect, it } from "vitest";
import { i18n } from "../i18n/i18n.svelte";
import type { GameWire, RungWire } from "../net/types";
import { rungOf, yourRecord } from "./proved";

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

describe("how the reader fares against a level", () => {
  beforeAll(() => {
    i18n.lang = "en";
    return i18n.ready();
  });
  const played = [
    { game: "maria", level: "squire", games: 10, won: 5 },
    { game: "hannibal", level: "squire", games: 1, won: 0 },
  ];
  it("is told from the last games of this game and level", () => {
    expect(yourRecord(played, "maria", "squire")).toBe("You won 5 of your last 10 games against it.");
    expect(yourRecord(played, "hannibal", "squire")).toBe("Your last game against it: lost.");
  });
  it("is nothing where they have not met", () => expect(yourRecord(played, "maria", "captain")).toBe(""));
});
