// How long one needs to take in what was told: the board first, then the words. Times come from the visible words only.
import type { LogEntry } from "../net/types";

/** A glance at the board. */
const GLANCE_MS = 900;
/** Reading at an easy pace: about twenty letters a second. */
const LETTER_MS = 48;
const LONGEST_MS = 4200;
/** The same again, of the same actor, is understood by the difference alone. */
const AGAIN = 0.4;

export function readingTime(words: string, isAgain = false): number {
  const whole = Math.min(LONGEST_MS, GLANCE_MS + LETTER_MS * words.length);
  return isAgain ? whole * AGAIN : whole;
}

/** Whether lines tell the same kinds of things of the same actors as the lines before. */
export function isAgain(lines: readonly LogEntry[], before: readonly LogEntry[]): boolean {
  const kindOf = ({ message: { key, args } }: LogEntry): string => [key, args["seat"], args["power"]].join(" ");
  const known = new Set(before.map(kindOf));
  return lines.every((line) => known.has(kindOf(line)));
}
