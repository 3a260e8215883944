import { describe, expect, it } from "vitest";
import type { LogEntry, MomentWire } from "../net/types";
import { missed } from "./missed";

const moment = (ply: number, weight: number, kind = "march", seats: string[] = []): MomentWire =>
  ({ ply, weight, kind, seats }) as unknown as MomentWire;
const line = (ply: number): LogEntry => ({ ply }) as unknown as LogEntry;

describe("what was missed", () => {
  it("is told in the order of play, the weightiest of it", () => {
    const moments = [3, 9, 4, 8, 5, 7, 6, 3].map((weight, index) => moment(index + 1, weight));
    const away = missed(moments, [], 0, null);
    expect(away.moments.map(({ ply }) => ply)).toEqual([2, 3, 4, 5, 6, 7]);
  });
  it("has first what befell the viewer himself", () => {
    const moments = [moment(1, 5), moment(2, 5, "battle", ["rome"]), moment(3, 5, "battle", ["carthage"])];
    expect(missed(moments, [], 0, "carthage").moments.map(({ ply }) => ply)).toEqual([3, 1, 2]);
  });
  it("has the last lines of the log besides where few moments are told", () => {
    const log = [line(1), line(2)];
    const few = [moment(1, 5)];
    const many = [1, 2, 3].map((ply) => moment(ply, 5));
    expect([missed(few, log, 0, null).last, missed(many, log, 0, null).last]).toEqual([log, []]);
  });
  it("begins where the viewer left", () => {
    const away = missed([moment(1, 9), moment(5, 3)], [line(1), line(5), line(6)], 2, null);
    expect([away.moments.map(({ ply }) => ply), away.lines]).toEqual([[5], 2]);
  });
});
