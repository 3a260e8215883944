// The log under its headings: a heading is told with its first line and holds until the next one.
import type { LogEntry, MessageWire } from "../net/types";

export interface LogGroup {
  heading: MessageWire | null;
  entries: LogEntry[];
}

export function grouped(log: readonly LogEntry[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const entry of log) {
    if (entry.crumb !== null || groups.length === 0) groups.push({ heading: entry.crumb, entries: [] });
    groups.at(-1)?.entries.push(entry);
  }
  return groups;
}

/** Keeps the lines that pass, and of the headings those that still have lines. */
export function filtered(groups: readonly LogGroup[], passes: (entry: LogEntry) => boolean): LogGroup[] {
  return groups.map((group) => ({ ...group, entries: group.entries.filter(passes) })).filter((group) => group.entries.length > 0);
}

/** G4: the log as plain text. */
export function asText(groups: readonly LogGroup[], line: (message: MessageWire) => string): string {
  return groups
    .map((group) => [...(group.heading === null ? [] : [line(group.heading)]), ...group.entries.map((entry) => `  ${line(entry.message)}`)].join("\n"))
    .join("\n\n");
}
