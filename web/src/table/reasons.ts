// What speaks for an option, in words: "+2 points", or better and worse where it is only judged.
import type { AdviceWire, ReasonWire } from "../net/types";

export type Tone = "good" | "bad" | "plain";

/** Whether a change is good for this seat: what it gains and what others lose. */
export function toneOf(reason: ReasonWire, seat: string | null): Tone {
  if (reason.change === 0) return "plain";
  const isOwn = reason.seat === null || reason.seat === seat;
  return reason.change > 0 === isOwn ? "good" : "bad";
}

/** A danger, and how the game stands. */
const DANGERS: ReadonlySet<string> = new Set([
  "reason-answer-wins",
  "reason-no-defence",
  "reason-depends",
  "reason-otherwise",
  "reason-prevents",
  "reason-leads-yet",
  "reason-few-chances",
  "reason-decided",
]);
/** So many reasons stand beside the danger before one asks for more. */
const SHORT = 2;

export interface Parted {
  dangers: readonly ReasonWire[];
  first: readonly ReasonWire[];
  rest: readonly ReasonWire[];
}

/** That the opponent could win, the weightiest reasons, and the rest. Where nothing else is said, what is compared comes
 *  at once; of a turn that was played it is also told at once what is against it. */
export function parted(reasons: readonly ReasonWire[], isPlayed = false): Parted {
  const found = reasons.findIndex((reason) => !DANGERS.has(reason.label.key));
  const start = found === -1 ? reasons.length : found;
  const own = reasons.slice(start).findIndex((reason) => reason.answered || reason.compared);
  const isBare = start === 0 && own === 0;
  const end = start + Math.min(SHORT, own === -1 || isBare ? SHORT : own);
  const rest = reasons.slice(end);
  const against = isPlayed && !isBare ? rest.filter(({ compared }) => compared).slice(0, 1) : [];
  return {
    dangers: reasons.slice(0, start),
    first: [...reasons.slice(start, end), ...against],
    rest: rest.filter((reason) => !against.includes(reason)),
  };
}

/** The same of what holds for all options: there the first are what is against the player and two warnings, all words. */
export function partedCommon(common: readonly ReasonWire[]): Parted {
  const { dangers } = parted(common);
  const others = common.slice(dangers.length);
  const warnings = others.filter((reason) => reason.change === 0 && !reason.answered);
  const weightiest = warnings.filter(({ against }) => !against).slice(0, SHORT);
  const isFirst = (reason: ReasonWire): boolean =>
    warnings.includes(reason) && (reason.against || weightiest.includes(reason));
  return { dangers, first: others.filter(isFirst), rest: others.filter((reason) => !isFirst(reason)) };
}

/** Whether there is anything to tell of what follows the first click. */
export const goesOn = ({ then, then_alike, answer, answer_alike, example }: AdviceWire): boolean =>
  then_alike || answer_alike || [then, answer, example].some((clicks) => clicks.length > 0);

/** The sign and the number of what can be counted; an arrow for what is only judged, two where it weighs much. */
export function amountOf({ change, judged, large }: ReasonWire, number: (value: number) => string): string {
  if (change === 0) return "";
  if (judged) return (change > 0 ? "▲" : "▼").repeat(large ? 2 : 1);
  return signed(change, number);
}

/** `+2`, `−1`. */
export const signed = (change: number, number: (value: number) => string): string =>
  `${change > 0 ? "+" : "−"}${number(Math.abs(change))}`;

/** The same step several times in a row is told once, with how often. */
export function inARow(steps: readonly string[]): string[] {
  const found: { step: string; count: number }[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last?.step === step) last.count += 1;
    else found.push({ step, count: 1 });
  }
  return found.map(({ step, count }) => (count > 1 ? `${step} ×${String(count)}` : step));
}
