import { describe, expect, it } from "vitest";
import type { AnalysisWire } from "../net/types";
import { asCsv, marksIn, plyAt, rangeOf, stairs } from "./chart";

const FRAME = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

describe("the curves", () => {
  it("always show zero, and never have a height of nothing", () => {
    expect(
      rangeOf([
        [3, 7],
        [2, 5],
      ]),
    ).toEqual({ low: 0, high: 7 });
    expect(rangeOf([[-3, -1]])).toEqual({ low: -3, high: 0 });
    expect(rangeOf([[0, 0]])).toEqual({ low: 0, high: 1 });
  });
  it("have round marks", () => {
    expect(marksIn({ low: 0, high: 12 })).toEqual([0, 5, 10]);
    expect(marksIn({ low: -3, high: 4 })).toEqual([-2, 0, 2, 4]);
  });
  it("hold a value until it changes", () => {
    expect(stairs(FRAME, { low: 0, high: 10 }, [0, 0, 10, 10, 5])).toBe("M10.0 55.0H60.0V5.0H110.0V30.0");
  });
  it("lead back to the ply under the pointer", () => {
    expect([-5, 10, 60, 110, 500].map((x) => plyAt(FRAME, 4, x))).toEqual([0, 0, 2, 4, 4]);
  });
});

it("writes the numbers as a table that any program reads", () => {
  const label = { key: "points", args: {}, rule: "" };
  const analysis: AnalysisWire = {
    seats: ["orange", "white"],
    plies: 1,
    series: [
      {
        label,
        values: [
          [0, 1],
          [0, 2],
        ],
        is_estimate: false,
      },
    ],
    turning_points: [],
    luck: [],
    deeds: [],
  };
  expect(asCsv(analysis, "ply", (_, seat) => `"${seat}"`)).toBe('"ply","""orange""","""white"""\n0,0,0\n1,1,2\n');
});
