import { describe, expect, it } from "vitest";
import type { BalanceCell, Findings, Share } from "../net/types";
import {
  chanceBeyond,
  lengthDifference,
  msLeft,
  RARE,
  roughNumber,
  settingsOf,
  shareDifference,
  verdictOf,
} from "./figures";
import { sharesAround } from "./scales";

const share = (name: string, wins: number, of: number, low: number, high: number): Share => ({
  name,
  wins,
  of,
  share: wins / of,
  low,
  high,
});
const lengths = (mean: number, deviation: number, games: number) => ({
  first: 0,
  width: 1,
  counts: [games],
  median: mean,
  mean,
  deviation,
});
const findings = (shares: Share[], fair = 0.5): Findings => ({
  played: 100,
  seconds: 50,
  rules_version: 1,
  shares,
  fair,
  control: [],
  cross_table: [],
  ratings: [],
  course: [],
  lengths: lengths(10, 1, 100),
  draws: 0,
  errors: 0,
  digest: "",
});

describe("the verdict", () => {
  it("names whoever is ahead when the range leaves out the fair share", () => {
    const said = verdictOf(
      findings([share("rome", 600, 1301, 0.434, 0.488), share("carthage", 701, 1301, 0.512, 0.566)]),
    );
    expect(said).toMatchObject({ kind: "ahead", size: "small", of: { name: "carthage" } });
    expect(said.kind === "ahead" && said.tries).toBeGreaterThan(150);
  });
  it("tells how many more games would do", () => {
    const said = verdictOf(findings([share("a", 55, 100, 0.45, 0.64), share("b", 45, 100, 0.36, 0.55)]));
    expect(said).toEqual({ kind: "open", more: 280 });
  });
  it("says nothing about a handful of games, and sees no difference where there is none", () => {
    expect(verdictOf(findings([share("a", 4, 4, 0.51, 1), share("b", 0, 4, 0, 0.49)])).kind).toBe("few");
    expect(verdictOf(findings([share("a", 500, 1000, 0.47, 0.53), share("b", 500, 1000, 0.47, 0.53)])).kind).toBe(
      "even",
    );
  });
  it("says who is behind among many, and does not count what is too rare", () => {
    const said = verdictOf(
      findings(
        [share("a", 80, 100, 0.71, 0.87), share("b", 10, 100, 0.05, 0.18), share("c", 10, 100, 0.05, 0.18)],
        1 / 3,
      ),
    );
    expect(said).toMatchObject({ kind: "ahead", size: "large", tries: RARE });
    const behind = verdictOf(
      findings(
        [share("a", 37, 100, 0.28, 0.47), share("b", 15, 100, 0.09, 0.23), share("c", 48, 100, 0.38, 0.58)],
        0.34,
      ),
    );
    expect(behind).toMatchObject({ kind: "behind", of: { name: "b" } });
  });
});

describe("differences", () => {
  it("of shares are seen where the range leaves out zero", () => {
    const a = share("rome", 46, 100, 0.37, 0.56);
    const b = share("rome", 70, 100, 0.6, 0.78);
    expect(shareDifference("Rome", a, b)).toMatchObject({ differs: true });
    expect(shareDifference("Rome", a, a)).toMatchObject({ differs: false, by: 0 });
  });
  it("of lengths too", () => {
    expect(lengthDifference("length", lengths(138, 30, 900), lengths(131, 30, 900))).toMatchObject({
      differs: true,
      by: -7,
    });
    expect(lengthDifference("length", lengths(138, 30, 20), lengths(131, 30, 20)).differs).toBe(false);
  });
});

describe("numbers", () => {
  it("know the tails of the normal curve", () => {
    expect(chanceBeyond(1.959964)).toBeCloseTo(0.05, 5);
    expect(chanceBeyond(0)).toBeCloseTo(1, 6);
  });
  it("are told roughly", () => expect([7, 234, 98_765].map(roughNumber)).toEqual([7, 230, 99_000]));
  it("guess the time that is left", () => {
    expect(msLeft(findings([]), 300)).toBe(100_000);
    expect(msLeft({ ...findings([]), played: 0 }, 300)).toBeNull();
  });
  it("stand between round shares", () => {
    expect(sharesAround([0.434, 0.566])).toEqual({ low: 0.4, high: 0.6, marks: [40, 50, 60] });
    expect(sharesAround([0, 1]).marks).toEqual([0, 25, 50, 75, 100]);
  });
});

describe("a balance report", () => {
  it("is told by players and variant, the strongest level first", () => {
    const cell = (players: number, level: string, options = {}) => ({ players, level, options }) as BalanceCell;
    const cells = [cell(2, "random"), cell(2, "squire"), cell(2, "random", { form: "long" }), cell(3, "random")];
    expect(settingsOf(cells).map((group) => group.map((one) => one.level))).toEqual([
      ["squire", "random"],
      ["random"],
      ["random"],
    ]);
  });
});
