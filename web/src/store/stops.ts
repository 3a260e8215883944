// Where the scrubber stops: headings and battles of the log as ticks, and what comes before and after a ply. Pure.
import type { LogEntry, MessageWire } from "../net/types";

export interface Ticks {
  /** A heading begins here: a cycle, a year, a turn. */
  headings: { ply: number; heading: MessageWire }[];
  /** Something worth a small tick: a battle. */
  events: number[];
}

export function ticksOf(log: readonly LogEntry[], battles: readonly string[]): Ticks {
  const headings = log.flatMap((entry) => (entry.crumb === null ? [] : [{ ply: entry.ply, heading: entry.crumb }]));
  const events = log.filter((entry) => battles.includes(entry.message.key)).map((entry) => entry.ply);
  return { headings, events: [...new Set(events)] };
}

/** How many plies laid the game out: nobody counts them as moves. */
export function setUpPlies(ticks: Ticks): number {
  const [first, second] = ticks.headings;
  return first?.heading.key === "crumb-set-up" ? (second ?? first).ply : 0;
}

/** The next ply that told something, for playing; null at the end. */
export function nextTold(log: readonly LogEntry[], ply: number): number | null {
  return log.find((entry) => entry.ply > ply)?.ply ?? null;
}

/** The beginning of the next heading, or the end; backwards the beginning of this one, or of the one before. */
export function nextHeading(ticks: Ticks, ply: number, by: 1 | -1, last: number): number {
  const plies = [0, ...ticks.headings.map((tick) => tick.ply), last];
  if (by === 1) return plies.find((one) => one > ply) ?? last;
  return plies.findLast((one) => one < ply) ?? 0;
}

/** The lines that tell of a ply: its own, or the last ones before it. */
export function linesAt(log: readonly LogEntry[], ply: number): LogEntry[] {
  const last = log.findLast((entry) => entry.ply <= ply);
  return last === undefined ? [] : log.filter((entry) => entry.ply === last.ply);
}

export interface Away {
  lines: LogEntry[];
  /** How many lines before these are left out. */
  more: number;
}

/** The lines since a ply, the last ones of them. */
export function since(log: readonly LogEntry[], ply: number, most: number): Away {
  const lines = log.filter((entry) => entry.ply > ply);
  return { lines: lines.slice(-most), more: Math.max(0, lines.length - most) };
}
