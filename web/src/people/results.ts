// How a finished game ended, in words addressed to the reader: his own result first.
import type { ResultRowWire, SeatResultWire, SeatWire } from "../net/types";

export type Outcome = "won" | "lost" | "drawn" | "placed";

export interface Ending {
  outcome: Outcome;
  /** My place, where more than two play. */
  rank: number;
  of: number;
  /** The best of the others, or the winner. */
  other: SeatWire | null;
  mine: SeatResultWire;
  score: [mine: number, other: number] | null;
}

/** Null for a reader who had no seat, or several. */
export function endingOf(row: ResultRowWire): Ending | null {
  const own = row.seats.filter((seat) => seat.mine);
  const mine = row.result.find(({ seat }) => own.length === 1 && seat === own[0]?.seat);
  if (mine === undefined) return null;
  const [best] = row.result.filter((one) => one !== mine).sort((a, b) => a.rank - b.rank);
  const isShared = best !== undefined && best.rank === mine.rank;
  const won: Outcome = isShared ? "drawn" : "won";
  const lost: Outcome = row.result.length > 2 ? "placed" : "lost";
  return {
    outcome: mine.rank === 1 ? won : lost,
    rank: mine.rank,
    of: row.result.length,
    other: row.seats.find(({ seat }) => seat === best?.seat) ?? null,
    mine,
    score: row.result.some(({ score }) => score !== 0) && best !== undefined ? [mine.score, best.score] : null,
  };
}

/** The seats that came first, for readers who have not played. */
export const winnersOf = (row: ResultRowWire): SeatWire[] =>
  row.seats.filter(({ seat }) => row.result.some((one) => one.seat === seat && one.rank === 1));

/** The last game that one click can repeat: alone against computers. */
export const repeatable = (rows: readonly ResultRowWire[]): ResultRowWire | null =>
  rows.find(
    ({ seats }) =>
      seats.filter((seat) => seat.mine).length === 1 && seats.every((seat) => seat.mine || seat.kind === "computer"),
  ) ?? null;
