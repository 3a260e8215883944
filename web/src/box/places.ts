// Where the places of a box are drawn: our map, with those elsewhere that the box has elsewhere.
import { bent, DEGREES, degreesOf, Sheet, type Drawn } from "../map/sheet";
import type { Point } from "../map/types";
import type { BlockWire, FactWire } from "../net/types";
import type { PlainMap } from "./boxmap";

/** What a box says of a fact of a row: ours, or what was corrected. */
export type Says = (block: BlockWire, row: FactWire, key: string) => unknown;

interface Place {
  block: BlockWire;
  row: FactWire;
}

const ROUNDED = 1000;

export class Places {
  readonly #map: PlainMap;
  readonly #rows: ReadonlyMap<string, Place>;
  readonly #sheet: Sheet;

  constructor(map: PlainMap, blocks: readonly BlockWire[]) {
    const points = new Map([...map.points, ...map.areas].map(({ id, at }) => [id, at]));
    const all = blocks
      .filter(({ columns }) => columns.some(({ kind }) => kind === "degrees"))
      .flatMap((block) => block.rows.map((row) => ({ block, row })));
    this.#map = map;
    this.#rows = new Map(all.filter(({ row }) => points.has(row.id)).map((place) => [place.row.id, place]));
    this.#sheet = new Sheet(
      all.map(({ row }) => drawnBy(row.id, (key) => row.values?.[key])),
      (id) => points.get(id),
    );
  }

  /** Our map with the places where the box has them; the ways go along. */
  drawn(says: Says): PlainMap {
    const moved = this.#moved(says);
    if (moved.size === 0) return this.#map;
    const was = new Map(this.#map.points.map(({ id, at }) => [id, at]));
    const by = (id: string): Point => {
      const [from, to] = [was.get(id), moved.get(id)];
      return from === undefined || to === undefined ? [0, 0] : [to[0] - from[0], to[1] - from[1]];
    };
    const isMoved = (id: string): boolean => moved.has(id) && was.has(id);
    return {
      ...this.#map,
      points: this.#map.points.map((one) => ({ ...one, at: moved.get(one.id) ?? one.at })),
      areas: this.#map.areas.map((one) => ({ ...one, at: moved.get(one.id) ?? one.at })),
      lines: this.#map.lines.map((one) =>
        isMoved(one.a) || isMoved(one.b) ? { ...one, path: bent(one.path, by(one.a), by(one.b)) } : one,
      ),
    };
  }

  /** What the box has to say so that a place is drawn here; nothing where it would leave the map. */
  facts(id: string, at: Point): (Place & { values: Readonly<Record<string, number>> }) | null {
    const place = this.#rows.get(id);
    const degrees = this.#sheet.degreesAt(id, at);
    if (place === undefined || degrees === undefined) return null;
    const columns = new Map(place.block.columns.map((column) => [column.key, column]));
    const keys = columns.has("draw_lat") ? (["draw_lon", "draw_lat"] as const) : (["lon", "lat"] as const);
    const values = keys.map((key, axis) => [key, Math.round((degrees[axis] ?? 0) * ROUNDED) / ROUNDED] as const);
    const isOn = values.every(([key, value]) => {
      const column = columns.get(key);
      return column !== undefined && value >= column.low && value <= column.high;
    });
    return isOn ? { ...place, values: Object.fromEntries(values) } : null;
  }

  #moved(says: Says): ReadonlyMap<string, Point> {
    return new Map(
      [...this.#rows].flatMap(([id, { block, row }]) => {
        if (DEGREES.every((key) => says(block, row, key) === row.values?.[key])) return [];
        const degrees = degreesOf(drawnBy(id, (key) => says(block, row, key)));
        const point = degrees === null ? undefined : this.#sheet.pointOf(id, degrees);
        return point === undefined ? [] : [[id, point] as const];
      }),
    );
  }
}

function drawnBy(id: string, says: (key: string) => unknown): Drawn {
  const degrees = DEGREES.map((key) => [key, says(key)] as const).filter(([, value]) => typeof value === "number");
  return { id, ...(Object.fromEntries(degrees) as Omit<Drawn, "id">) };
}
