// My history as a table for other programs: comma-separated values, quoted so that no cell is taken for a formula.
import { api } from "../net/api";
import type { ResultRowWire } from "../net/types";
import { endingOf } from "./results";

const PAGE = 50;
/** So many pages at most are fetched at once. */
const MOST_PAGES = 200;
/** With these signs a spreadsheet begins a formula. */
const FORMULA = /^[=+\-@\t\r]/;

export const HEAD = ["game", "table", "ended", "side", "result", "rank", "players", "score", "best_other", "others"];

/** One cell: names are people's own, and must neither break the row nor be reckoned with. */
export function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** A game of which I had several seats, or none, has no result of mine. */
function line(row: ResultRowWire, nameOf: (seat: ResultRowWire["seats"][number]) => string): string {
  const ending = endingOf(row);
  const others = row.seats.filter((seat) => !seat.mine).map((seat) => `${seat.seat}: ${nameOf(seat)}`);
  return [
    cell(row.game),
    cell(row.id),
    cell(row.updated),
    cell(ending?.mine.seat ?? ""),
    cell(ending?.outcome ?? ""),
    ending === null ? "" : cell(ending.rank),
    cell(row.result.length),
    ending?.score ? cell(ending.score[0]) : "",
    ending?.score ? cell(ending.score[1]) : "",
    cell(others.join("; ")),
  ].join(",");
}

/** Begins with the mark by which spreadsheets know that it is UTF-8. */
export const csvOf = (
  rows: readonly ResultRowWire[],
  nameOf: (seat: ResultRowWire["seats"][number]) => string,
): string => `\ufeff${[HEAD.join(","), ...rows.map((row) => line(row, nameOf))].join("\r\n")}\r\n`;

/** All my finished games that fit the filters, the newest first. */
export async function allOf(filters: Record<string, string>): Promise<ResultRowWire[]> {
  const rows: ResultRowWire[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const last = rows.at(-1);
    const found = await api.finished(
      last === undefined ? filters : { ...filters, before: last.updated, last: last.id },
    );
    rows.push(...found);
    if (found.length < PAGE) break;
  }
  return rows;
}
