// Clocks of a table, counted down here between the server's words. Pure, so that every moment can be tested.
import type { ClockWire } from "../net/types";

export interface SeatTime {
  /** Milliseconds until the seat's time is over, as far as it counts down now. */
  left: number;
  runs: boolean;
  /** What is left of the holiday the player is on; 0 if he is not. */
  holiday: number;
  /** Milliseconds until the player is awake again; 0 if he is. */
  asleep: number;
  /** Most of the time for this decision is gone. */
  isScarce: boolean;
}

/** A seat's time at a moment of the server's time. */
export function seatTime(clock: ClockWire, seat: string, now: number): SeatTime | null {
  const one = clock.seats.find((entry) => entry.seat === seat);
  if (one === undefined) return null;
  const passed = clock.paused ? 0 : Math.max(0, now - clock.at);
  const holiday = one.away ? Math.max(0, one.holiday - passed) : 0;
  const spent = one.runs ? passed : one.away ? one.holiday - holiday : 0;
  return {
    left: Math.max(0, one.left - spent),
    runs: one.runs && holiday === 0,
    holiday,
    asleep: one.asleep === null ? 0 : Math.max(0, one.asleep - now),
    isScarce: one.warn !== null && now >= one.warn,
  };
}

/** The seats whose time is over while they are asked. */
export function lateSeats(clock: ClockWire, now: number): string[] {
  return clock.seats.filter((one) => one.runs && seatTime(clock, one.seat, now)?.left === 0).map((one) => one.seat);
}
