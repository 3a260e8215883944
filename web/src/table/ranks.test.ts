import { describe, expect, it } from "vitest";
import type { AdviceWire } from "../net/types";
import { ranksOf } from "./ranks";

const turn = (played = false, share: number | null = null): AdviceWire =>
  ({
    played,
    reasons: share === null ? [] : [{ label: { key: "reason-share", args: { n: share }, rule: "" } }],
  }) as unknown as AdviceWire;

describe("the numbers of the best turns", () => {
  it("count the three", () => expect(ranksOf([turn(), turn(), turn()])).toEqual([1, 2, 3]));
  it("leave out what was played beside them", () => {
    expect(ranksOf([turn(), turn(), turn(), turn(true)])).toEqual([1, 2, 3, null]);
    expect(ranksOf([turn(), turn(true)])).toEqual([1, null]);
  });
  it("count what was played where it is one of them", () => {
    expect(ranksOf([turn(true), turn(), turn()])).toEqual([1, 2, 3]);
    expect(ranksOf([turn(), turn(true), turn()])).toEqual([1, 2, 3]);
    expect(ranksOf([turn(), turn(), turn(true)])).toEqual([1, 2, 3]);
    expect(ranksOf([turn(true)])).toEqual([1]);
  });
  it("leave out what should never be chosen in a mixture of turns", () => {
    expect(ranksOf([turn(false, 60), turn(false, 40), turn(true, 0)])).toEqual([1, 2, null]);
    expect(ranksOf([turn(false, 60), turn(false, 30), turn(true, 10)])).toEqual([1, 2, 3]);
  });
});
