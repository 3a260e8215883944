// How the server fares, judged: what is well, what has to be watched. Pure.
import type { LoadWire, OperatorWire } from "../net/types";

export type Mark = "well" | "watch";

/** Milliseconds within which 99 of 100 acts should be answered. */
export const PROMISE_MS = 150;
const GIGABYTE = 2 ** 30;
const DAY_MS = 86_400_000;
/** A backup every night, and some hours of grace. */
const FRESH_MS = 1.5 * DAY_MS;

export interface Judged {
  act: Mark;
  unstored: Mark;
  thinking: Mark;
  backup: Mark;
  disk: Mark;
  errors: Mark;
}

export function judge(house: OperatorWire, now: number): Judged {
  const mark = (isWell: boolean): Mark => (isWell ? "well" : "watch");
  const backup = house.last_backup;
  return {
    act: mark((house.act_ms ?? 0) <= PROMISE_MS),
    unstored: mark(house.unstored === 0),
    thinking: mark(house.thinking_waiting <= 2 * house.thinkers),
    backup: mark(backup !== null && now - Date.parse(backup) < FRESH_MS),
    disk: mark(house.disk_free === null || house.disk_free > GIGABYTE),
    errors: mark(house.errors === 0),
  };
}

export const isAllWell = (judged: Judged): boolean => Object.values(judged).every((mark: Mark) => mark === "well");

export interface Dot {
  at: number;
  value: number;
}

/** A curve of the last day; minutes in which nothing was measured are left out. */
export function curve(load: readonly LoadWire[], of: (one: LoadWire) => number | null): Dot[] {
  const dots: Dot[] = [];
  for (const one of load) {
    const value = of(one);
    if (value !== null) dots.push({ at: Date.parse(one.at), value });
  }
  return dots;
}

/** A round number above all values, which can be cut into three. */
export function ceiling(values: readonly number[], least: number): number {
  const most = Math.max(least, ...values);
  const unit = 10 ** Math.floor(Math.log10(most / 3));
  const step = [1, 2, 3, 5, 10].find((round) => round * unit * 3 >= most) ?? 10;
  return step * unit * 3;
}
