import { describe, expect, it } from "vitest";
import type { OperatorWire } from "../net/types";
import { ceiling, curve, isAllWell, judge } from "./operator";

const NOW = Date.parse("2026-11-16T12:00:00Z");
const house = {
  act_ms: 60,
  unstored: 0,
  errors: 0,
  thinkers: 2,
  thinking_waiting: 0,
  disk_free: 2 ** 40,
  last_backup: "2026-11-16T02:10:00Z",
} as OperatorWire;

describe("the server's health", () => {
  it("is well where nothing is wrong", () => expect(isAllWell(judge(house, NOW))).toBe(true));
  it("is well where nobody has played yet, and where the disk is another machine's", () =>
    expect(isAllWell(judge({ ...house, act_ms: null, disk_free: null }, NOW))).toBe(true));
  it.each([
    ["act", { act_ms: 151 }],
    ["unstored", { unstored: 1 }],
    ["errors", { errors: 1 }],
    ["thinking", { thinking_waiting: 5 }],
    ["disk", { disk_free: 1000 }],
    ["backup", { last_backup: null }],
    ["backup", { last_backup: "2026-11-14T02:10:00Z" }],
  ] as const)("has to be watched: %s", (what, change) => {
    const judged = judge({ ...house, ...change }, NOW);
    expect(judged[what]).toBe("watch");
    expect(isAllWell(judged)).toBe(false);
  });
});

describe("a curve", () => {
  it("leaves out minutes without a measurement", () =>
    expect(
      curve(
        [
          { at: "2026-11-16T11:55:00Z", rate: 1, act_ms: null },
          { at: "2026-11-16T12:00:00Z", rate: 2, act_ms: 30 },
        ],
        (one) => one.act_ms,
      ),
    ).toEqual([{ at: NOW, value: 30 }]));
  it.each([
    [[0.2], 3, 3],
    [[70], 3, 90],
    [[149, 20], 150, 150],
    [[151], 150, 300],
  ])("of %j ends at a round number", (values, least, end) => expect(ceiling(values, least)).toBeCloseTo(end));
});
