// What belongs on the player aid of each game: the chapters that tell the sequence of play, and its short tables.
import type { BlockWire, Column } from "../net/types";

export const SEQUENCE: Readonly<Record<string, readonly string[]>> = {
  power_and_weakness: ["5", "6", "7", "8", "17"],
  heads_of_state: ["5", "6"],
  hannibal: ["1", "2", "3", "4", "5"],
  maria: ["5"],
  great_war: ["3"],
};
const MOST_ROWS = 30;
/** Not needed while one plays. */
const LEFT_OUT: readonly string[] = [
  "totals",
  "score_track",
  "map",
  "players",
  "grey_cubes",
  "seats",
  "insets",
  "map.map_edges",
];

export interface ShortTable {
  block: BlockWire;
  columns: readonly Column[];
}

/** The tables that fit on paper: no lists of places and ways. */
export function tablesOf(blocks: readonly BlockWire[]): ShortTable[] {
  return blocks
    .filter(({ path, rows, is_links }) => !is_links && rows.length <= MOST_ROWS && !LEFT_OUT.includes(path))
    .map((block) => ({ block, columns: block.columns.filter(({ kind }) => kind !== "locked") }))
    .filter(({ columns }) => columns.length > 0);
}
