import { describe, expect, it } from "vitest";
import type { LogEntry, MomentWire } from "../net/types";
import { missed } from "./missed";

const moment = (ply: number, weight: number): MomentWire => ({ ply, weight }) as unknown as MomentWire;
const line = (ply: number): LogEntry => ({ ply }) as unknown as LogEntry;

describe("what was missed", () => {
  it("is told in the order of play, the weightiest of it", () => {
    const moments = [3, 9, 4, 8, 5, 7, 6, 3].map((weight, index) => moment(index + 1, weight));
    const away = missed(moments, [], 0);
    expect(away.moments.map(({ ply }) => ply)).toEqual([2, 3, 4, 5, 6, 7]);
  });
  it("begins where the viewer left", () => {
    const away = missed([moment(1, 9), moment(5, 3)], [line(1), line(5), line(6)], 2);
    expect([away.moments.map(({ ply }) => ply), away.lines]).toEqual([[5], 2]);
  });
});
