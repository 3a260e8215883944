import { describe, expect, it } from "vitest";
import type { AdviceWire, ReasonWire } from "../net/types";
import { amountOf, goesOn, inARow, parted, partedCommon, signed, toneOf } from "./reasons";

const reason = (change: number, seat: string | null = null, judged = false): ReasonWire => ({
  label: { key: "k", args: {}, rule: "" },
  change,
  seat,
  judged,
  answered: false,
  compared: false,
  ahead: false,
  large: false,
  against: false,
  grounds: [],
  more: false,
});

describe("reasons of a hint", () => {
  it("tell a number with its sign, and an arrow where there is no unit", () => {
    expect(
      [reason(2), reason(-1), reason(0.4, null, true), reason(-0.4, null, true), reason(0)].map((one) =>
        amountOf(one, String),
      ),
    ).toEqual(["+2", "−1", "▲", "▼", ""]);
    expect(amountOf({ ...reason(-3, null, true), large: true }, String)).toBe("▼▼");
  });
  it("count the things that they name with a sign", () => {
    expect([2, -1].map((count) => signed(count, String))).toEqual(["+2", "−1"]);
  });
  it("stand after the danger, two of them; what the answer changes is for who wants more", () => {
    const danger = { ...reason(0), label: { key: "reason-depends", args: {}, rule: "" } };
    const answered = { ...reason(-1), answered: true };
    expect(parted([danger, reason(1), reason(2), reason(3), answered])).toEqual({
      dangers: [danger],
      first: [reason(1), reason(2)],
      rest: [reason(3), answered],
    });
    expect(parted([reason(1), answered])).toEqual({ dangers: [], first: [reason(1)], rest: [answered] });
    expect(parted([danger])).toEqual({ dangers: [danger], first: [], rest: [] });
    const compared = { ...reason(-1), compared: true };
    expect(parted([compared])).toEqual({ dangers: [], first: [compared], rest: [] });
    expect(parted([danger, compared])).toEqual({ dangers: [danger], first: [], rest: [compared] });
    expect(parted([reason(1), answered, compared], true)).toEqual({
      dangers: [],
      first: [reason(1), compared],
      rest: [answered],
    });
  });
  it("begin with how the game stands where that is said", () => {
    const stands = { ...reason(0), label: { key: "reason-leads-yet", args: {}, rule: "" } };
    const against = { ...reason(0), against: true };
    expect(parted([stands, against, reason(1)])).toEqual({ dangers: [stands], first: [against, reason(1)], rest: [] });
  });
  it("are followed by how it goes on, or that it goes on as after the first", () => {
    const none: AdviceWire = {
      action: "recruit",
      reasons: [],
      then: [],
      answer: [],
      label: null,
      arrows: [],
      example: [],
      played: false,
      then_alike: false,
      answer_alike: false,
      forced: [],
    };
    const step = { key: "do-recruit", args: {}, rule: "" };
    expect(goesOn(none)).toBe(false);
    expect(goesOn({ ...none, then_alike: true })).toBe(true);
    expect(goesOn({ ...none, answer_alike: true })).toBe(true);
    expect(goesOn({ ...none, example: [step] })).toBe(true);
  });
  it("that hold for all options tell their warnings, and their numbers to who wants more", () => {
    const danger = { ...reason(0), label: { key: "reason-no-defence", args: {}, rule: "" } };
    const answered = { ...reason(0), answered: true };
    expect(partedCommon([danger, reason(1), reason(0), answered])).toEqual({
      dangers: [danger],
      first: [reason(0)],
      rest: [reason(1), answered],
    });
  });
  it("that hold for all options tell two warnings, beside what is against the player", () => {
    const warnings = ["a", "b", "c"].map((key) => ({ ...reason(0), label: { key, args: {}, rule: "" } }));
    const against = { ...reason(0), against: true };
    expect(partedCommon([against, ...warnings])).toEqual({
      dangers: [],
      first: [against, ...warnings.slice(0, 2)],
      rest: warnings.slice(2),
    });
  });
  it("tell the same step several times in a row once", () => {
    expect(inARow(["a", "b", "b", "a", "a", "a"])).toEqual(["a", "b ×2", "a ×3"]);
    expect(inARow([])).toEqual([]);
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
