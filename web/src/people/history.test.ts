import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../net/api";
import type { ResultRowWire, SeatWire } from "../net/types";
import { allOf, cell, csvOf, HEAD } from "./history";

const seat = (name: string, mine: boolean): SeatWire =>
  ({ seat: mine ? "orange" : "white", kind: "human", name, mine }) as SeatWire;
const row = (id: string, other: string): ResultRowWire =>
  ({
    id,
    game: "power_and_weakness",
    updated: `2026-11-17T05:00:0${id}`,
    seats: [seat("Anna", true), seat(other, false)],
    result: [
      { seat: "orange", rank: 1, score: 12 },
      { seat: "white", rank: 2, score: -9 },
    ],
  }) as ResultRowWire;
const nameOf = ({ name }: SeatWire): string => name;

afterEach(() => vi.restoreAllMocks());

describe("my history as CSV", () => {
  it("has a head and a row for each game, my result first", () => {
    const [head, first, end] = csvOf([row("1", "Béla")], nameOf).split("\r\n");
    expect(head).toBe(`\ufeff${HEAD.join(",")}`);
    expect(first).toBe('"power_and_weakness","1","2026-11-17T05:00:01","orange","won",1,2,12,-9,"white: Béla"');
    expect(end).toBe("");
  });
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])("lets no program reckon with %j", (name) =>
    expect(cell(name)).toBe(`"'${name}"`),
  );
  it("keeps quotes, commas and line ends inside their cell", () => expect(cell('a "b", c\nd')).toBe('"a ""b"", c\nd"'));
  it("names no result where I had several seats", () => {
    const both = row("1", "Anna");
    both.seats = both.seats.map((one) => ({ ...one, mine: true }));
    expect(csvOf([both], nameOf)).toContain('"","",,2,,,""');
  });
  it("is fetched page by page to its end", async () => {
    const first = Array.from({ length: 50 }, (_, index) => row(String(index), "B"));
    const finished = vi
      .spyOn(api, "finished")
      .mockResolvedValueOnce(first)
      .mockResolvedValueOnce([row("x", "B")]);
    expect((await allOf({ mine: "true" })).length).toBe(51);
    expect(finished.mock.calls[1]?.[0]).toEqual({ mine: "true", before: "2026-11-17T05:00:049", last: "49" });
  });
});
