// What somebody has missed: the moments that matter most, in the order of play.
import type { LogEntry, MomentWire } from "../net/types";
import { since } from "./stops";

/** So many stills are shown; a frame for the viewer's own turn comes after them. */
const MOST = 6;
const LAST_LINES = 6;

export interface Missed {
  moments: readonly MomentWire[];
  /** How many lines of the log there are since. */
  lines: number;
  /** The last of them, for when nothing that matters has happened. */
  last: readonly LogEntry[];
}

export function missed(moments: readonly MomentWire[], log: readonly LogEntry[], from: number): Missed {
  const fresh = moments.filter(({ ply }) => ply > from);
  const heaviest = [...fresh].sort((a, b) => b.weight - a.weight).slice(0, MOST);
  const away = since(log, from, LAST_LINES);
  return {
    moments: fresh.filter((moment) => heaviest.includes(moment)),
    lines: away.lines.length + away.more,
    last: away.lines,
  };
}
