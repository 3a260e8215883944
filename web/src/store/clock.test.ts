import { describe, expect, it } from "vitest";
import type { ClockWire, SeatClockWire } from "../net/types";
import { DAY, HOUR, MINUTE, SECOND } from "../i18n/duration";
import { lateSeats, seatTime } from "./clock";

const seat = (id: string, change: Partial<SeatClockWire> = {}): SeatClockWire => ({
  seat: id,
  left: MINUTE,
  runs: false,
  holiday: 0,
  away: false,
  asleep: null,
  warn: null,
  ...change,
});

function clock(seats: SeatClockWire[], change: Partial<ClockWire> = {}): ClockWire {
  return {
    terms: { pace: "live", bank: MINUTE, grace: 0, holiday: 0 },
    time_out: "players",
    at: 1000,
    paused: false,
    seats,
    ...change,
  };
}

describe("a clock between two words of the server", () => {
  const two = clock([seat("orange", { runs: true }), seat("white")]);
  it("counts down for the seat that is asked, and for no other", () => {
    expect(seatTime(two, "orange", 1000 + 20 * SECOND)?.left).toBe(40 * SECOND);
    expect(seatTime(two, "white", 1000 + 20 * SECOND)?.left).toBe(MINUTE);
  });
  it("counts down for several at once", () => {
    const both = clock([seat("orange", { runs: true }), seat("white", { runs: true, left: 5 * SECOND })]);
    expect(lateSeats(both, 1000 + 5 * SECOND)).toEqual(["white"]);
    expect(lateSeats(both, 1000 + MINUTE)).toEqual(["orange", "white"]);
  });
  it("never shows less than nothing, nor more than there was", () => {
    expect(seatTime(two, "orange", 1000 + HOUR)?.left).toBe(0);
    expect(seatTime(two, "orange", 0)?.left).toBe(MINUTE);
  });
  it("stands still in a pause", () =>
    expect(seatTime({ ...two, paused: true }, "orange", 1000 + HOUR)?.left).toBe(MINUTE));
  it("knows who sleeps, and when most of the time is gone", () => {
    const night = { ...two, seats: [seat("orange", { runs: true, asleep: 5000, warn: 9000 })] };
    expect(seatTime(night, "orange", 2000)).toMatchObject({ asleep: 3000, isScarce: false });
    expect(seatTime(night, "orange", 9000)).toMatchObject({ asleep: 0, isScarce: true });
  });
  it("spends the holiday first, whether the seat is asked or not", () => {
    const away = clock([
      seat("orange", { runs: true, away: true, holiday: DAY, left: DAY + HOUR }),
      seat("white", { away: true, holiday: DAY, left: DAY + HOUR }),
    ]);
    expect(seatTime(away, "orange", 1000 + HOUR)).toMatchObject({ left: DAY, runs: false, holiday: DAY - HOUR });
    expect(seatTime(away, "orange", 1000 + DAY + MINUTE)).toMatchObject({
      left: HOUR - MINUTE,
      runs: true,
      holiday: 0,
    });
    expect(seatTime(away, "white", 1000 + 3 * DAY)).toMatchObject({ left: HOUR, runs: false, holiday: 0 });
  });
});
