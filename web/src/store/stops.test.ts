import { describe, expect, it } from "vitest";
import type { LogEntry } from "../net/types";
import { linesAt, nextHeading, nextTold, setUpPlies, since, ticksOf } from "./stops";

const message = (key: string) => ({ key, args: {}, rule: "" });
const line = (ply: number, key: string, crumb: string | null = null): LogEntry => ({
  ply,
  message: message(key),
  crumb: crumb === null ? null : message(crumb),
});
const LOG = [
  line(1, "set-up"),
  line(4, "took", "cycle-1"),
  line(6, "acquired"),
  line(6, "lost"),
  line(9, "scored", "cycle-2"),
  line(9, "lost"),
];
const TICKS = ticksOf(LOG, ["acquired", "lost"]);

describe("the scrubber", () => {
  it("has a tick where a heading begins and a small one at every battle", () => {
    expect(TICKS.headings.map((tick) => [tick.ply, tick.heading.key])).toEqual([
      [4, "cycle-1"],
      [9, "cycle-2"],
    ]);
    expect(TICKS.events).toEqual([6, 9]);
  });
  it("does not count what laid the game out as moves", () => {
    expect(setUpPlies(TICKS)).toBe(0);
    expect(setUpPlies(ticksOf([line(1, "laid", "crumb-set-up"), ...LOG], []))).toBe(4);
    expect(setUpPlies(ticksOf([line(3, "laid", "crumb-set-up")], []))).toBe(3);
  });
  it("plays from one told ply to the next", () => {
    expect([0, 1, 4, 6, 8, 9].map((ply) => nextTold(LOG, ply))).toEqual([1, 4, 6, 9, 9, null]);
  });
  it("steps by headings, with the beginning and the end as stops", () => {
    expect([0, 4, 5, 9, 12].map((ply) => nextHeading(TICKS, ply, 1, 12))).toEqual([4, 9, 9, 12, 12]);
    expect([12, 9, 5, 4, 0].map((ply) => nextHeading(TICKS, ply, -1, 12))).toEqual([9, 4, 4, 0, 0]);
  });
  it("tells of a silent ply what was told before it", () => {
    expect(linesAt(LOG, 7).map((entry) => entry.message.key)).toEqual(["acquired", "lost"]);
    expect(linesAt(LOG, 0)).toEqual([]);
  });
});

describe("while you were away", () => {
  it("is what came after the last visit, the newest lines of it", () => {
    expect(since(LOG, 4, 3)).toEqual({ lines: LOG.slice(3), more: 1 });
    expect(since(LOG, 9, 3)).toEqual({ lines: [], more: 0 });
  });
});
