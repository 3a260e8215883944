import { describe, expect, it } from "vitest";
import type { LeagueGameWire, LeagueWire } from "../net/types";
import { bestOf, chanceRange, myGame, points, quarters, sidesOf, stopsOf } from "./leagues";

const game = (more: Partial<LeagueGameWire>): LeagueGameWire => ({
  round: 1,
  players: [0, 1],
  table: "t",
  points: [],
  how: "",
  scores: [],
  ...more,
});

describe("points of a league", () => {
  it("are written with halves", () => expect([0, 1, 2, 7].map(points)).toEqual(["0", "½", "1", "3½"]));
  it("may have quarters where ties are broken", () => expect([1, 6, 11].map(quarters)).toEqual(["¼", "1½", "2¾"]));
});

describe("the sides of a league", () => {
  it("count only games that were played", () => {
    const games = [
      game({ points: [2, 0], how: "played" }),
      game({ points: [2, 0], how: "walkover" }),
      game({ points: [1, 1], how: "played" }),
      game({}),
    ];
    expect(sidesOf(games, 2)).toEqual({ won: [1, 0], drawn: 1 });
  });
  it("may be more than two", () => {
    const games = [
      game({ players: [4, 2, 0], points: [0, 2, 4], how: "played" }),
      game({ players: [0, 4, 2], points: [3, 3, 0], how: "played" }),
    ];
    expect(sidesOf(games, 3)).toEqual({ won: [0, 0, 1], drawn: 1 });
    expect(games.map(bestOf)).toEqual([[0], [0, 4]]);
  });
  it("say something only beyond what chance does 19 times of 20", () => {
    expect(chanceRange(12)).toEqual([3, 9]);
    expect(chanceRange(5)).toEqual([0, 5]);
    expect(chanceRange(6)).toEqual([1, 5]);
    expect(chanceRange(100)).toEqual([40, 60]);
    expect(chanceRange(90, 3)).toEqual([20, 40]);
  });
});

const league = (more: Partial<LeagueWire>): LeagueWire => ({
  id: "l",
  name: "Autumn",
  game: "hannibal",
  seats: ["rome", "carthage"],
  least: 3,
  system: "robin",
  rounds: 3,
  days: 7,
  rated: false,
  private: false,
  status: "running",
  starts: "",
  begun: [
    { number: 1, begun: "2026-11-01T00:00:00Z", ends: "2026-11-08T00:00:00Z" },
    { number: 2, begun: "2026-11-05T00:00:00Z", ends: "2026-11-12T00:00:00Z" },
  ],
  entrants: [],
  games: [],
  tables: [],
  is_maker: false,
  may_join: false,
  ...more,
});

describe("the rounds of a league", () => {
  it("stand in a line: done, on now, and to come at the latest", () => {
    const stops = stopsOf(league({}));
    expect(stops.map(({ number, state }) => [number, state])).toEqual([
      [1, "done"],
      [2, "now"],
      [3, "later"],
    ]);
    expect(new Date(stops[2]?.when ?? 0).toISOString()).toBe("2026-11-12T00:00:00.000Z");
  });
  it("are all done when it is over", () =>
    expect(stopsOf(league({ status: "over" })).map(({ state }) => state)).toEqual(["done", "done"]));
  it("show me the game that I have to play", () => {
    const me = {
      number: 1,
      person: "p",
      name: "Anna",
      mine: true,
      place: 1,
      points: 0,
      tie_break: 0,
      wins: 0,
      cells: [],
    };
    const found = league({
      entrants: [{ ...me, away: false, left_after: -1 }],
      games: [game({ points: [2, 0] }), game({ round: 2, table: "now" }), game({ players: [2, 3] })],
    });
    expect(myGame(found)?.table).toBe("now");
    expect(myGame(league({}))).toBeNull();
  });
});
