// What the figures allow one to say. Pure.
import type { BalanceCell, Findings, Lengths, Share } from "../net/types";

const Z95 = 1.959964;
/** Below this many games nothing is said. */
const FEWEST = 8;
const SMALL = 0.05;
const CLEAR = 0.15;
/** Nearer to the fair share than this nobody will ever tell a difference. */
const NEAR = 0.005;
const MANY = 100_000;
/** So rare that the number no longer matters. */
export const RARE = 1_000_000;

/** How often each won, and how often it would be fair. */
export type Figures = Pick<Findings, "shares" | "fair">;

export type Verdict =
  | { kind: "few" }
  | { kind: "even" }
  | { kind: "open"; more: number }
  | { kind: "ahead" | "behind"; size: "small" | "clear" | "large"; of: Share; tries: number };

/** The chance that a normal number lies at least so many deviations off; good to seven digits. */
export function chanceBeyond(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const k = 1 / (1 + 0.3275911 * x);
  const sum = ((((1.061405429 * k - 1.453152027) * k + 1.421413741) * k - 0.284496736) * k + 0.254829592) * k;
  return sum * Math.exp(-x * x);
}

/** Two leading digits are enough: 1 in 230. */
export function roughNumber(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.round(value / unit) * unit;
}

/** What the shares say: only a range that leaves out the fair share decides. */
export function verdictOf({ shares, fair }: Figures): Verdict {
  const judged = shares.map((one) => ({ one, z: deviations(one, fair) }));
  const most = judged.reduce((a, b) =>
    Math.abs(b.z) > Math.abs(a.z) + 1e-9 || (a.z < 0 && b.z >= -a.z - 1e-9) ? b : a,
  );
  const { one, z } = most;
  if (one.of < FEWEST) return { kind: "few" };
  const off = Math.abs(one.share - fair);
  if (one.low > fair || one.high < fair)
    return {
      kind: z > 0 ? "ahead" : "behind",
      size: off < SMALL ? "small" : off < CLEAR ? "clear" : "large",
      of: one,
      tries: Math.min(RARE, roughNumber(1 / Math.max(1e-9, chanceBeyond(z)))),
    };
  const needed = (Z95 ** 2 * one.share * (1 - one.share)) / off ** 2;
  const more = roughNumber(Math.max(FEWEST, needed - one.of));
  return off < NEAR || more > MANY ? { kind: "even" } : { kind: "open", more };
}

const deviations = (one: Share, fair: number): number =>
  one.of === 0 ? 0 : (one.share - fair) / Math.sqrt((fair * (1 - fair)) / one.of || 1);

/** How B differs from A: both values, the difference with its range, and whether the range leaves out zero. */
export interface Difference {
  name: string;
  a: number;
  b: number;
  by: number;
  low: number;
  high: number;
  differs: boolean;
}

const told = (name: string, a: number, b: number, low: number, high: number): Difference => ({
  name,
  a,
  b,
  by: b - a,
  low,
  high,
  differs: low > 0 || high < 0,
});

/** The range of the difference of two shares, from their own ranges (Newcombe). */
export function shareDifference(name: string, a: Share, b: Share): Difference {
  const by = b.share - a.share;
  const low = by - Math.hypot(b.share - b.low, a.high - a.share);
  const high = by + Math.hypot(b.high - b.share, a.share - a.low);
  return told(name, a.share, b.share, low, high);
}

/** The difference of mean lengths. */
export function lengthDifference(name: string, a: Lengths, b: Lengths): Difference {
  const spread = Z95 * Math.hypot(a.deviation / Math.sqrt(gamesIn(a)), b.deviation / Math.sqrt(gamesIn(b)));
  return told(name, a.mean, b.mean, b.mean - a.mean - spread, b.mean - a.mean + spread);
}

const gamesIn = (lengths: Lengths): number =>
  Math.max(
    1,
    lengths.counts.reduce((sum, count) => sum + count, 0),
  );

/** Milliseconds until all has been played, at the pace so far; null before anything has. */
export function msLeft(findings: Findings, games: number): number | null {
  if (findings.played === 0 || findings.seconds === 0) return null;
  return ((games - findings.played) / findings.played) * findings.seconds * 1000;
}

/** The cells of a report by players and variant, in each of them the strongest level first. */
export function settingsOf(cells: readonly BalanceCell[]): BalanceCell[][] {
  const groups = new Map<string, BalanceCell[]>();
  for (const cell of cells) {
    const setting = JSON.stringify([cell.players, cell.options]);
    groups.set(setting, [cell, ...(groups.get(setting) ?? [])]);
  }
  return [...groups.values()];
}
