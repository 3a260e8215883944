// Lines in a row that tell the same of one actor become one line, which opens; and the lines of one act stand together.
import type { Likeness } from "../contract/folds";
import type { MessageWire } from "../net/types";
import type { Told } from "./log";

/** Several lines told as one: the sentence for many, and what each of them names. */
export interface Fold {
  from: number;
  ply: number;
  message: MessageWire;
  names: readonly string[];
  lines: readonly Told[];
  crumb: MessageWire | null;
}

export type Line = Told | Fold;
export const isFold = (line: Line): line is Fold => "lines" in line;

/** More names than this are not listed beside the sentence: one opens it. */
export const MOST_NAMES = 4;

/** What one act has told; its number is that of its last ply, after which the board stands as it tells. */
export interface Act {
  from: number;
  ply: number;
  lines: readonly Line[];
  crumb: MessageWire | null;
}

export const firstPly = (line: Line): number => line.from ?? line.ply;

/** The text for several such lines, in the game's words. */
export const keyForMany = (key: string): string => `many-${key}`;

/** A line is folded only where the game has a sentence for many. */
export const likenessWhere =
  (hasText: (key: string) => boolean, folds?: (message: MessageWire) => Likeness | null) =>
  (message: MessageWire): Likeness | null =>
    hasText(keyForMany(message.key)) ? (folds?.(message) ?? null) : null;

const amountOf = ({ message, times }: Told): number =>
  typeof message.args["n"] === "number" ? message.args["n"] : (times ?? 1);

interface Run {
  like: string;
  alike: Likeness;
  lines: Told[];
}

function lineOf({ alike, lines }: Run): Line[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined || lines.length === 1) return lines;
  const { key, rule, args } = first.message;
  const { name } = alike;
  const named = name === undefined ? [] : lines.flatMap(({ message }) => String(message.args[name] ?? ""));
  const n = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const goal = last.message.args["goal"];
  const way = goal === undefined || args["start"] === undefined ? {} : { start: args["start"], goal };
  return [
    {
      from: firstPly(first),
      ply: last.ply,
      message: { key: keyForMany(key), rule, args: { ...alike.same, ...way, n } },
      names: [...new Set(named)].filter((id) => id !== ""),
      lines,
      crumb: first.crumb,
    },
  ];
}

/** Folds lines that stand in a row under one heading and are alike; `likeness` says in what, or null for a line that stands alone. */
export function folded(log: readonly Told[], likeness: (message: MessageWire) => Likeness | null): Line[] {
  const done: Line[] = [];
  let run: Run | null = null;
  for (const line of log) {
    const alike = likeness(line.message);
    const like = alike === null ? "" : JSON.stringify([line.message.key, alike.same]);
    if (run !== null && run.like === like && line.crumb === null) run.lines.push(line);
    else {
      if (run !== null) done.push(...lineOf(run));
      run = alike === null ? null : { like, alike, lines: [line] };
      if (run === null) done.push(line);
    }
  }
  return run === null ? done : [...done, ...lineOf(run)];
}

/** One entry an act: what follows from it, and what it goes on with, stands in the same entry. */
export function actsOf(lines: readonly Line[]): Act[] {
  const acts: Act[] = [];
  for (const line of lines) {
    const last = acts.at(-1);
    if (last !== undefined && line.crumb === null && firstPly(line) === last.ply)
      acts[acts.length - 1] = { ...last, ply: line.ply, lines: [...last.lines, line] };
    else acts.push({ from: firstPly(line), ply: line.ply, lines: [line], crumb: line.crumb });
  }
  return acts;
}
