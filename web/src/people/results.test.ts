import { describe, expect, it } from "vitest";
import type { ResultRowWire } from "../net/types";
import { endingOf, repeatable, winnersOf } from "./results";

const seat = (id: string, mine = false, kind = "human") => ({ seat: id, mine, kind, name: id }) as never;
const row = (seats: unknown[], result: [string, number, number][]): ResultRowWire =>
  ({ seats, result: result.map(([id, rank, score]) => ({ seat: id, rank, score })) }) as never;

describe("how a game ended for me", () => {
  it("was won or lost against one", () => {
    const seats = [seat("rome", true), seat("carthage")];
    expect(
      endingOf(
        row(seats, [
          ["rome", 2, 7],
          ["carthage", 1, 11],
        ]),
      ),
    ).toMatchObject({ outcome: "lost", score: [7, 11] });
    expect(
      endingOf(
        row(seats, [
          ["rome", 1, 0],
          ["carthage", 2, 0],
        ]),
      ),
    ).toMatchObject({ outcome: "won", score: null });
    expect(
      endingOf(
        row(seats, [
          ["rome", 1, 0],
          ["carthage", 1, 0],
        ]),
      )?.outcome,
    ).toBe("drawn");
  });

  it("was a place among several", () => {
    const seats = [seat("maria"), seat("louis", true), seat("frederick")];
    const ended = row(seats, [
      ["maria", 1, 3],
      ["louis", 2, 2],
      ["frederick", 3, 1],
    ]);
    expect(endingOf(ended)).toMatchObject({ outcome: "placed", rank: 2, of: 3, other: { seat: "maria" } });
    expect(winnersOf(ended)).toMatchObject([{ seat: "maria" }]);
  });

  it("is nobody's own where one has played all seats, or none", () => {
    const result: [string, number, number][] = [
      ["rome", 1, 0],
      ["carthage", 2, 0],
    ];
    expect(endingOf(row([seat("rome", true), seat("carthage", true)], result))).toBeNull();
    expect(endingOf(row([seat("rome"), seat("carthage")], result))).toBeNull();
  });
});

it("repeats the last game against computers", () => {
  const people = row([seat("rome", true), seat("carthage")], []);
  const computer = row([seat("rome", true), seat("carthage", false, "computer")], []);
  expect(repeatable([people, computer])).toBe(computer);
  expect(repeatable([people])).toBeNull();
});
