import { expect, it } from "vitest";
import { leaders, shares, turned } from "./leading";

it("names who leads, or all who do", () => {
  expect(
    leaders([
      { seat: "rome", score: 5 },
      { seat: "carthage", score: 11 },
    ]),
  ).toEqual(["carthage"]);
  expect(
    leaders([
      { seat: "orange", score: 0 },
      { seat: "white", score: 0 },
    ]),
  ).toEqual(["orange", "white"]);
  expect(leaders([])).toEqual([]);
});

it("knows games in which the fewest lead", () => {
  const left = [
    { seat: "maria", score: 3 },
    { seat: "frederick", score: 19 },
  ];
  expect(leaders(turned(left))).toEqual(["maria"]);
});

it("fills a bar by what each has", () => {
  const parts = (...scores: number[]): number[] =>
    shares(scores.map((score, index) => ({ seat: String(index), score }))).map(({ share }) => share);
  expect(parts(3, 1)).toEqual([3, 1]);
  expect(parts(0, 0)).toEqual([1, 1]);
  expect(parts(-2, 2)).toEqual([0, 4]);
});
