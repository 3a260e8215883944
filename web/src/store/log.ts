// The log under its headings: a heading is told with its first line and holds until the next one.
import type { ChatWire, LogEntry, MessageWire } from "../net/types";

/** G2: what was said stands among what was done. */
export type LogItem = LogEntry | ChatWire;
export const isTalk = (item: LogItem): item is ChatWire => "text" in item;

export interface LogGroup {
  heading: MessageWire | null;
  entries: LogItem[];
}

/** A line of the chat follows the last thing that had happened when it was said. */
export function grouped(log: readonly LogEntry[], chat: readonly ChatWire[] = []): LogGroup[] {
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
  for (const entry of log) {
    talkBefore(entry.ply);
    add(entry, entry.crumb);
  }
  talkBefore(Infinity);
  return groups;
}

/** Keeps the lines that pass, and of the headings those that still have lines. */
export function filtered(groups: readonly LogGroup[], passes: (entry: LogItem) => boolean): LogGroup[] {
  return groups.map((group) => ({ ...group, entries: group.entries.filter(passes) })).filter((group) => group.entries.length > 0);
}

/** G4: the log as plain text. */
export function asText(groups: readonly LogGroup[], line: (message: MessageWire) => string, say: (text: string) => string = (text) => text): string {
  const words = (item: LogItem): string => (isTalk(item) ? `  ${item.name}: ${say(item.text)}` : `  ${line(item.message)}`);
  return groups
    .map((group) => [...(group.heading === null ? [] : [line(group.heading)]), ...group.entries.map(words)].join("\n"))
    .join("\n\n");
}
