// Clocks of a table, counted down here between the server's words. Pure, so that every moment can be tested.
import type { ClockWire } from "../net/types";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface SeatTime {
  /** Milliseconds until the seat's time is over, as far as it counts down now. */
  left: number;
  runs: boolean;
  /** What is left of the holiday the player is on; 0 if he is not. */
  holiday: number;
}

/** A seat's time at a moment of the server's time. */
export function seatTime(clock: ClockWire, seat: string, now: number): SeatTime | null {
  const one = clock.seats.find((entry) => entry.seat === seat);
  if (one === undefined) return null;
  const passed = clock.paused ? 0 : Math.max(0, now - clock.at);
  const holiday = one.away ? Math.max(0, one.holiday - passed) : 0;
  const spent = one.runs ? passed : one.away ? one.holiday - holiday : 0;
  return { left: Math.max(0, one.left - spent), runs: one.runs && holiday === 0, holiday };
}

/** The seats whose time is over while they are asked. */
export function lateSeats(clock: ClockWire, now: number): string[] {
  return clock.seats.filter((one) => one.runs && seatTime(clock, one.seat, now)?.left === 0).map((one) => one.seat);
}

/** "4:05", "1:02:10": as clocks show it. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export type Unit = "days" | "hours" | "minutes" | "seconds";
const UNITS: readonly [Unit, number][] = [
  ["days", DAY],
  ["hours", HOUR],
  ["minutes", MINUTE],
];

/** The one number that says how long: 25 minutes, 36 hours, 3 days. */
export function roughly(ms: number): { n: number; unit: Unit } {
  for (const [unit, size] of UNITS)
    if (ms >= 2 * size || (ms >= size && ms % size === 0)) return { n: Math.floor(ms / size), unit };
  return { n: Math.ceil(ms / SECOND), unit: "seconds" };
}
