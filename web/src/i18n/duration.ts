// How long something lasts, in numbers: units, and what a clock shows.
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

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
