// How the options of a question are laid out: main acts on the left in groups, what finishes something on the right.
import { ROOM } from "../contract";
import type { ClosedWire, OptionWire } from "../net/types";

const LEAST_GROUP = 3;

export type Entry =
  | { kind: "one"; option: OptionWire }
  | { kind: "group"; verb: string; options: OptionWire[] }
  | { kind: "closed"; closed: ClosedWire };

export interface Layout {
  acts: Entry[];
  finish: OptionWire[];
}

/**
 * `alwaysShown` are the verbs that always have their place at this question; those that are closed now are shown with the reason.
 * `folding` are those whose targets all glow elsewhere: many of them share a button although there may be nothing else to choose.
 * `inHand` are those whose targets are cards in sight, just above: three of them share a button, for the ribbon says nothing new.
 */
export function layOut(
  options: readonly OptionWire[],
  finishing: readonly string[],
  closed: readonly ClosedWire[] = [],
  alwaysShown: readonly string[] = [],
  folding: readonly string[] = [],
  inHand: readonly string[] = [],
): Layout {
  const finish = options.filter((option) => finishing.includes(option.verb));
  const open = entriesOf(
    options.filter((option) => !finishing.includes(option.verb)),
    folding,
    inHand,
  );
  const shut = closed
    .filter(({ verb }) => alwaysShown.includes(verb))
    .map((one): Entry => ({ kind: "closed", closed: one }));
  const placeOf = (entry: Entry): number =>
    (alwaysShown.indexOf(verbOf(entry)) + alwaysShown.length + 1) % (alwaysShown.length + 1);
  return { acts: [...open, ...shut].sort((one, other) => placeOf(one) - placeOf(other)), finish };
}

export function verbOf(entry: Entry): string {
  if (entry.kind === "one") return entry.option.verb;
  return entry.kind === "group" ? entry.verb : entry.closed.verb;
}

function entriesOf(rest: readonly OptionWire[], folding: readonly string[], inHand: readonly string[]): Entry[] {
  const acts: Entry[] = [];
  for (const [verb, group] of grouped(rest, (option) => option.verb)) {
    const isTooMany = rest.length > ROOM && (group.length < rest.length || folding.includes(verb));
    if (group.length >= LEAST_GROUP && (isTooMany || inHand.includes(verb)))
      acts.push({ kind: "group", verb, options: group });
    else acts.push(...group.map((option): Entry => ({ kind: "one", option })));
  }
  return acts;
}

export function pointingAt(options: readonly OptionWire[], id: string, verbs?: readonly string[]): OptionWire[] {
  return options.filter((option) => option.target === id && (verbs === undefined || verbs.includes(option.verb)));
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
