// The corrections of a box as plain data, in the form of its file: what is there of a row, and the same with one more.
import type { BlockWire, FactWire } from "../net/types";

export type Table = Readonly<Record<string, unknown>>;
type Where = Pick<BlockWire, "path" | "key" | "is_links">;
type Which = Pick<FactWire, "id" | "ends">;

export const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const rowsIn = (value: unknown): readonly Table[] => (Array.isArray(value) ? value.filter(isTable) : []);
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What lies at the end of a path. */
export function at(table: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isTable(inner) ? inner[key] : undefined), table);
}

/** The table with this at the end of the path; with nothing, the place is cleared, and whatever it leaves empty. */
export function put(table: Table, path: readonly string[], value: unknown): Table {
  const [key, ...rest] = path;
  if (key === undefined) return table;
  const inner = table[key];
  const next = rest.length === 0 ? value : put(isTable(inner) ? inner : {}, rest, value);
  const { [key]: _, ...others } = table;
  return isEmpty(next) ? others : { ...others, [key]: next };
}

const isEmpty = (value: unknown): boolean => value === undefined || (isTable(value) && Object.keys(value).length === 0);

const partsOf = (path: string): readonly string[] => path.split(".");

/** Whether this is the row of the overlay that is about that row of the block. */
function isAbout({ key, is_links }: Where, { id, ends }: Which, row: Table): boolean {
  if (!is_links) return String(row[key]) === id;
  return ends != null && ends.includes(String(row.a)) && ends.includes(String(row.b)) && row.a !== row.b;
}

/** What the overlay says of a row; nothing where it does not. */
export function rowIn(overlay: Table, block: Where, row: Which): Table | undefined {
  const found = at(overlay, partsOf(block.path));
  if (block.key === "") return isTable(found) ? found : undefined;
  return rowsIn(found).find((one) => isAbout(block, row, one));
}

/** The overlay with what it says of a row replaced. */
function withRow(overlay: Table, block: Where, row: Which, next: Table): Table {
  const path = partsOf(block.path);
  const others = rowsIn(at(overlay, path)).filter((one) => !isAbout(block, row, one));
  const names = block.is_links ? ["a", "b"] : [block.key];
  const isBare = Object.keys(next).every((key) => names.includes(key));
  const isNew = block.is_links && row.id === "";
  const rows = isBare && !isNew ? others : [...others, next];
  return put(overlay, path, rows.length === 0 ? undefined : rows);
}

/** By what a row is named in the overlay. */
function nameOf(block: Where, { id, ends }: Which): Table {
  if (block.is_links) return { a: ends?.[0] ?? "", b: ends?.[1] ?? "" };
  return { [block.key]: block.key !== "id" && /^\d+$/.test(id) ? Number(id) : id };
}

export const valueIn = (overlay: Table, block: Where, row: Which, key: string): unknown =>
  at(rowIn(overlay, block, row), partsOf(key));

/** With another value for a fact; nothing makes it what it was. */
export function withValue(overlay: Table, block: Where, row: Which, key: string, value: unknown): Table {
  if (block.key === "") return put(overlay, [...partsOf(block.path), ...partsOf(key)], value);
  const now = rowIn(overlay, block, row) ?? nameOf(block, row);
  return withRow(overlay, block, row, put(now, partsOf(key), value));
}

export const isRemoved = (overlay: Table, block: Where, row: Which): boolean =>
  rowIn(overlay, block, row)?.remove === true;

export const withoutLink = (overlay: Table, block: Where, row: Which): Table =>
  withRow(overlay, block, row, { ...nameOf(block, row), remove: true });

/** As it was: the row, or a whole table with the facts that are its own. */
export function asItWas(overlay: Table, block: BlockWire, row: Which): Table {
  if (block.key !== "") return withRow(overlay, block, row, nameOf(block, row));
  return block.columns.reduce((left, { key }) => withValue(left, block, row, key, undefined), overlay);
}

/** The links that the overlay adds to a block. */
export function addedTo(overlay: Table, block: BlockWire): FactWire[] {
  if (!block.is_links) return [];
  const known = new Set(block.rows.map(({ ends }) => pairOf(ends ?? ["", ""])));
  return rowsIn(at(overlay, partsOf(block.path)))
    .map(({ a, b, remove, ...values }) => ({ ends: [String(a), String(b)] as [string, string], remove, values }))
    .filter(({ ends, remove }) => remove !== true && !known.has(pairOf(ends)))
    .map(({ ends, values }) => ({ id: pairOf(ends), source: "overlay", ends, values }));
}

export const withLink = (overlay: Table, block: Where, ends: [string, string]): Table =>
  withRow(overlay, block, { id: "", ends }, { a: ends[0], b: ends[1] });

export const withoutAddedLink = (overlay: Table, block: Where, row: Which): Table =>
  withRow(overlay, block, row, nameOf(block, row));

/** Both ends of a link, whatever their order. */
export const pairOf = (ends: readonly [string, string]): string => [...ends].sort().join("–");

/** How many rows of a block are corrected: changed, added or taken away. */
export function correctedIn(overlay: Table, block: BlockWire): number {
  if (block.key !== "") return rowsIn(at(overlay, partsOf(block.path))).length;
  const [row] = block.rows;
  return row !== undefined && block.columns.some(({ key }) => valueIn(overlay, block, row, key) !== undefined) ? 1 : 0;
}
