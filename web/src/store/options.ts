// How the options of a question are laid out: main acts on the left in groups, what finishes something on the right (P2).
import type { OptionWire } from "../net/types";

/** More options than this and those of one verb share a button that opens them. */
export const ROOM = 6;
const LEAST_GROUP = 3;

export type Entry = { kind: "one"; option: OptionWire } | { kind: "group"; verb: string; options: OptionWire[] };

export interface Layout {
  acts: Entry[];
  finish: OptionWire[];
}

export function layOut(options: readonly OptionWire[], finishing: readonly string[]): Layout {
  const finish = options.filter((option) => finishing.includes(option.verb));
  const rest = options.filter((option) => !finishing.includes(option.verb));
  if (rest.length <= ROOM) return { acts: rest.map((option) => ({ kind: "one", option })), finish };
  const acts: Entry[] = [];
  for (const [verb, group] of grouped(rest, (option) => option.verb)) {
    const isGroup = group.length >= LEAST_GROUP && group.length < rest.length;
    if (isGroup) acts.push({ kind: "group", verb, options: group });
    else acts.push(...group.map((option): Entry => ({ kind: "one", option })));
  }
  return { acts, finish };
}

/** Which options point at a thing; numbers and acts without a target point at nothing on the board. */
export function byTarget(options: readonly OptionWire[]): Map<string, OptionWire[]> {
  const pointing = options.filter((option) => typeof option.target === "string");
  return grouped(pointing, (option) => String(option.target));
}

function grouped(options: readonly OptionWire[], keyOf: (option: OptionWire) => string): Map<string, OptionWire[]> {
  const groups = new Map<string, OptionWire[]>();
  for (const option of options) {
    const group = groups.get(keyOf(option));
    if (group === undefined) groups.set(keyOf(option), [option]);
    else group.push(option);
  }
  return groups;
}
