// Which lines of the log are alike, so that several in a row are told as one.
import type { MessageWire } from "../net/types";

/** In what a line of the log is like its neighbours: the gaps that they share, and the gap that tells them apart. */
export interface Likeness {
  same: MessageWire["args"];
  name?: string;
}

/** By message key: the gaps in which lines must agree to be folded, and the gap that tells them apart. */
export type Folding = Readonly<Record<string, { same: readonly string[]; name?: string }>>;

/** The likeness of lines by such a table. */
export const foldsBy =
  (table: Folding) =>
  ({ key, args }: MessageWire): Likeness | null => {
    const fold = table[key];
    if (fold === undefined) return null;
    const same = Object.fromEntries(fold.same.flatMap((gap) => (args[gap] === undefined ? [] : [[gap, args[gap]]])));
    return { same, ...(fold.name === undefined ? {} : { name: fold.name }) };
  };
