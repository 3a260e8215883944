import { describe, expect, it } from "vitest";
import { placed } from "./stills";

const STAGE = { width: 1000, height: 600 } as DOMRect;

describe("a still", () => {
  it("has what happened in its middle", () => {
    const { x, y, k } = placed([100, 200, 300, 260], { x: 0, y: 0, k: 1 }, STAGE, 560, 347);
    expect([x + k * 200, y + k * 230]).toEqual([500, 300]);
    expect(k * 200).toBeLessThan(560);
  });
  it("is not shown nearer than a player would look", () => {
    const { k } = placed([100, 100, 101, 101], { x: 0, y: 0, k: 0.5 }, STAGE, 560, 347);
    expect(k).toBeCloseTo(1.2);
  });
});
