// What somebody has missed: the moments that matter most. Those that touched him come first, the others in the order of play.
import type { LogEntry, MomentWire } from "../net/types";
import { since } from "./stops";

/** So many stills are shown; a frame for the viewer's own turn comes after them. */
const MOST = 6;
/** With fewer moments the last lines of the log are told besides. */
const FEW = 3;
/** What others did to somebody who was away: he has lost by it, or held out. */
const SUFFERED: readonly string[] = ["battle", "siege", "gain", "loss"];
const LAST_LINES = 6;

export interface Missed {
  moments: readonly MomentWire[];
  /** How many lines of the log there are since. */
  lines: number;
  /** The last of them, where little that matters has happened. */
  last: readonly LogEntry[];
}

export function missed(
  moments: readonly MomentWire[],
  log: readonly LogEntry[],
  from: number,
  seat: string | null,
): Missed {
  const fresh = moments.filter(({ ply }) => ply > from);
  const heaviest = [...fresh].sort((a, b) => b.weight - a.weight).slice(0, MOST);
  const away = since(log, from, LAST_LINES);
  const isMine = ({ kind, seats }: MomentWire): boolean =>
    seat !== null && seats.includes(seat) && SUFFERED.includes(kind);
  const told = fresh.filter((moment) => heaviest.includes(moment));
  return {
    moments: told.sort((one, other) => Number(isMine(other)) - Number(isMine(one))),
    lines: away.lines.length + away.more,
    last: told.length < FEW ? away.lines : [],
  };
}
