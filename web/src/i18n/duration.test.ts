import { describe, expect, it } from "vitest";
import { clockFace, DAY, HOUR, MINUTE, roughly, SECOND } from "./duration";

describe("time in figures", () => {
  it.each([
    [0, "0:00"],
    [500, "0:01"],
    [65 * SECOND, "1:05"],
    [HOUR + 2 * MINUTE + 3 * SECOND, "1:02:03"],
    [28 * HOUR, "28:00:00"],
  ])("%i ms are %s on a clock", (ms, face) => expect(clockFace(ms)).toBe(face));
  it.each([
    [15 * SECOND, 15, "seconds"],
    [90 * SECOND, 90, "seconds"],
    [25 * MINUTE, 25, "minutes"],
    [HOUR, 1, "hours"],
    [8 * HOUR + MINUTE, 8, "hours"],
    [DAY, 1, "days"],
    [DAY + HOUR, 25, "hours"],
    [3 * DAY - 1, 2, "days"],
  ])("%i ms are about %i %s", (ms, n, unit) => expect(roughly(ms)).toEqual({ n, unit }));
});
