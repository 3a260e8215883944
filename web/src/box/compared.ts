// Two boxes side by side: what each of them has made of every value that one of them corrects.
import type { ChangeWire } from "../net/types";

export interface Compared {
  change: ChangeWire;
  mine: string | null;
  theirs: string | null;
}

/** A value that one of them leaves alone is ours there. Where they differ comes first. */
export function compared(mine: readonly ChangeWire[], theirs: readonly ChangeWire[]): Compared[] {
  const [own, other] = [mine, theirs].map((changes) => new Map(changes.map((one) => [one.key, one])));
  const keys = new Map([...mine, ...theirs].map((change) => [change.key, change]));
  const rows = [...keys.values()].map((change) => {
    const [a, b] = [own?.get(change.key), other?.get(change.key)];
    return { change, mine: a === undefined ? change.was : a.now, theirs: b === undefined ? change.was : b.now };
  });
  return rows.toSorted((a, b) => Number(a.mine === a.theirs) - Number(b.mine === b.theirs));
}
