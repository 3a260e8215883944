// What speaks for an option, in words: "+2 points", or better and worse where it is only judged.
import type { ReasonWire } from "../net/types";

export type Tone = "good" | "bad" | "plain";

/** Whether a change is good for this seat: what it gains and what others lose. */
export function toneOf(reason: ReasonWire, seat: string | null): Tone {
  if (reason.change === 0) return "plain";
  const isOwn = reason.seat === null || reason.seat === seat;
  return reason.change > 0 === isOwn ? "good" : "bad";
}

/** The sign and the number of what can be counted, an arrow for what is only judged. */
export function amountOf({ change, judged }: ReasonWire, number: (value: number) => string): string {
  if (change === 0) return "";
  if (judged) return change > 0 ? "▲" : "▼";
  return `${change > 0 ? "+" : "−"}${number(Math.abs(change))}`;
}
