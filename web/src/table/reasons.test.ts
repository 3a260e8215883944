import { describe, expect, it } from "vitest";
import type { ReasonWire } from "../net/types";
import { amountOf, toneOf } from "./reasons";

const reason = (change: number, seat: string | null = null, judged = false): ReasonWire => ({
  label: { key: "k", args: {}, rule: "" },
  change,
  seat,
  judged,
  answered: false,
  compared: false,
});

describe("reasons of a hint", () => {
  it("tell a number with its sign, and an arrow where there is no unit", () => {
    expect(
      [reason(2), reason(-1), reason(0.4, null, true), reason(-0.4, null, true), reason(0)].map((one) =>
        amountOf(one, String),
      ),
    ).toEqual(["+2", "−1", "▲", "▼", ""]);
  });
  it("are good where I gain or another loses", () => {
    const tones = [
      reason(1, "orange"),
      reason(-1, "orange"),
      reason(1, "white"),
      reason(-1, "white"),
      reason(0),
      reason(1, null, true),
    ].map((one) => toneOf(one, "orange"));
    expect(tones).toEqual(["good", "bad", "bad", "good", "plain", "good"]);
  });
});
