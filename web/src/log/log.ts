// The log under its headings: a heading is told with its first line and holds until the next one.
import type { ChatWire, LogEntry, MessageWire } from "../net/types";
import { isFold, type Act, type Line } from "./fold";

/** What was said stands among what was done. */
export type LogItem = Act | ChatWire;
export const isTalk = (item: LogItem): item is ChatWire => "text" in item;

/** A line of the log; one that stands for several alike says for how many, and from which ply on. */
export type Told = LogEntry & { times?: number; from?: number };

export interface LogGroup {
  heading: MessageWire | null;
  entries: LogItem[];
}

const likeness = ({ message: { key, args } }: LogEntry): string => JSON.stringify([key, { ...args, n: null }]);

function joined(one: Told, next: LogEntry): Told {
  const { n } = next.message.args;
  const from = one.from ?? one.ply;
  if (typeof n !== "number") return { ...next, from, crumb: one.crumb, times: (one.times ?? 1) + 1 };
  return {
    ...next,
    from,
    crumb: one.crumb,
    message: { ...next.message, args: { ...next.message.args, n: Number(one.message.args["n"]) + n } },
  };
}

/** Of these messages, those told in a row that differ in their number alone become one line: the numbers are added, or the lines counted. */
export function gathered(log: readonly LogEntry[], keys: readonly string[]): Told[] {
  const lines: Told[] = [];
  /** Where the row began, and each of its lines by what it says. */
  let row = new Map<string, number>();
  let last = "";
  for (const entry of log) {
    const { key } = entry.message;
    if (key !== last || entry.crumb !== null) row = new Map();
    last = key;
    const like = keys.includes(key) ? likeness(entry) : "";
    const at = row.get(like);
    const one = at === undefined ? undefined : lines[at];
    if (at !== undefined && one !== undefined) lines[at] = joined(one, entry);
    else if (lines.push(entry) && like !== "") row.set(like, lines.length - 1);
  }
  return lines;
}

/** A line of the chat follows the last thing that had happened when it was said. */
export function grouped(acts: readonly Act[], chat: readonly ChatWire[] = []): LogGroup[] {
  const groups: LogGroup[] = [];
  const add = (item: LogItem, heading: MessageWire | null): void => {
    if (heading !== null || groups.length === 0) groups.push({ heading, entries: [] });
    groups.at(-1)?.entries.push(item);
  };
  let told = 0;
  const talkBefore = (ply: number): void => {
    for (let line = chat[told]; line !== undefined && line.ply < ply; line = chat[told]) {
      add(line, null);
      told += 1;
    }
  };
  for (const act of acts) {
    talkBefore(act.ply);
    add(act, act.crumb);
  }
  talkBefore(Infinity);
  return groups;
}

/** Keeps the lines that pass, and of acts and headings those that still have lines. */
export function filtered(groups: readonly LogGroup[], passes: (entry: Line | ChatWire) => boolean): LogGroup[] {
  const kept = (item: LogItem): LogItem[] => {
    if (isTalk(item)) return passes(item) ? [item] : [];
    const lines = item.lines.filter(passes);
    return lines.length === 0 ? [] : [{ ...item, lines }];
  };
  return groups
    .map((group) => ({ ...group, entries: group.entries.flatMap(kept) }))
    .filter((group) => group.entries.length > 0);
}

/** The log as plain text. */
export function asText(
  groups: readonly LogGroup[],
  line: (message: MessageWire) => string,
  name: (id: string) => string,
  say: (text: string) => string = (text) => text,
): string {
  const words = (item: LogItem): string => {
    if (isTalk(item)) return `  ${item.name}: ${say(item.text)}`;
    return `  ${item.lines.map((one) => sentence(one)).join(" ")}`;
  };
  const sentence = (one: Line): string => {
    if (isFold(one)) return [line(one.message), one.names.map(name).join(", ")].filter((part) => part !== "").join(" ");
    return `${line(one.message)}${one.times === undefined ? "" : ` ×${one.times}`}`;
  };
  return groups
    .map((group) => [...(group.heading === null ? [] : [line(group.heading)]), ...group.entries.map(words)].join("\n"))
    .join("\n\n");
}
