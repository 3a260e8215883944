// What is in a box, counted: how many rows come from where, and where each place and way of the map comes from.
import type { BlockWire, FactWire } from "../net/types";

export const SOURCES = ["rulebook", "public", "reconstructed"] as const;
export type Source = (typeof SOURCES)[number];
export type Counts = Readonly<Record<Source, number>>;

const isSource = (word: string): word is Source => (SOURCES as readonly string[]).includes(word);

/** Blocks whose rows are drawn as areas, as places or as ways. */
export const DRAWN: Readonly<Record<string, "places" | "ways">> = {
  "map.regions": "places",
  "map.land": "places",
  "map.seas": "places",
  "map.spaces": "places",
  areas: "places",
  towns: "places",
  "map.connections": "ways",
  "map.borders": "ways",
  "map.sea_borders": "ways",
  roads: "ways",
};

export function countsOf(rows: readonly FactWire[]): Counts {
  const counts = { rulebook: 0, public: 0, reconstructed: 0 };
  for (const { source } of rows) if (isSource(source)) counts[source] += 1;
  return counts;
}

/** The one word for a block: where all its rows come from, or "mixed". */
export function labelOf(rows: readonly FactWire[]): Source | "mixed" {
  const used = SOURCES.filter((source) => countsOf(rows)[source] > 0);
  return used.length === 1 && used[0] !== undefined ? used[0] : "mixed";
}

/** Both ends of a way, whatever their order. */
export const wayOf = (a: string, b: string): string => [a, b].sort().join("–");

export interface OnMap {
  places: ReadonlyMap<string, Source>;
  ways: ReadonlyMap<string, Source>;
}

export function onMap(blocks: readonly BlockWire[]): OnMap {
  const found = { places: new Map<string, Source>(), ways: new Map<string, Source>() };
  for (const { path, rows } of blocks) {
    const kind = DRAWN[path];
    if (kind === undefined) continue;
    for (const { id, ends, source } of rows) if (isSource(source)) found[kind].set(ends ? wayOf(...ends) : id, source);
  }
  return found;
}

export interface Progress {
  done: number;
  all: number;
}

/** Whether something of a row was made by us: the row, or a fact of it. */
export const isDoubtful = ({ source, details }: FactWire): boolean =>
  source === "reconstructed" || Object.values(details ?? {}).includes("reconstructed");

/** Of the rows that were reconstructed, how many their owner has compared with his box. */
export function progressOf(
  blocks: readonly BlockWire[],
  isCompared: (block: BlockWire, row: FactWire) => boolean,
): Progress {
  const doubtful = blocks.flatMap((block) => block.rows.filter(isDoubtful).map((row) => isCompared(block, row)));
  return { done: doubtful.filter((one) => one).length, all: doubtful.length };
}

/** The next row that nobody has compared yet, after this one: in its block, then in the blocks with most to check. */
export function nextDoubtful(
  blocks: readonly BlockWire[],
  isCompared: (block: BlockWire, row: FactWire) => boolean,
  from: { block: BlockWire; row: FactWire | null } | null,
): { block: BlockWire; row: FactWire } | null {
  const counted = blocks.toSorted((a, b) => b.rows.filter(isDoubtful).length - a.rows.filter(isDoubtful).length);
  const order = from === null ? counted : [from.block, ...counted.filter((one) => one !== from.block)];
  const rows = order.flatMap((block) => block.rows.map((row) => ({ block, row })));
  const start = rows.findIndex(({ block, row }) => block === from?.block && row.id === from.row?.id) + 1;
  const around = [...rows.slice(start), ...rows.slice(0, start)];
  return around.find(({ block, row }) => isDoubtful(row) && !isCompared(block, row)) ?? null;
}
