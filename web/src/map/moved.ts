// Places that the box on the table has elsewhere than ours: boards draw them there.
import { laidBox } from "../contract/laid.svelte";
import { DEGREES, degreesOf, Sheet, type Drawn } from "./sheet";
import type { Point } from "./types";

/** Where those places are drawn now that were moved; rows by the path of their block in the content files. */
export function movedPlaces(
  kind: string,
  blocks: Readonly<Record<string, readonly Drawn[]>>,
  at: ReadonlyMap<string, Point>,
): ReadonlyMap<string, Point> {
  const rows = Object.entries(blocks).flatMap(([path, all]) => all.map((row) => ({ row, was: asItWas(path, row) })));
  const moved = rows.filter(({ row, was }) => row !== was);
  if (moved.length === 0) return new Map();
  const sheet = new Sheet(
    rows.map(({ was }) => was),
    (id) => at.get(`${kind}.${id}`),
  );
  return new Map(
    moved.flatMap(({ row }) => {
      const degrees = degreesOf(row);
      const point = degrees === null ? undefined : sheet.pointOf(row.id, degrees);
      return point === undefined ? [] : [[`${kind}.${row.id}`, point] as const];
    }),
  );
}

/** The row with our own degrees; the same one where they are. */
function asItWas(path: string, row: Drawn): Drawn {
  const changed = DEGREES.filter((fact) => laidBox.was.has(`${path}.${row.id}.${fact}`));
  if (changed.length === 0) return row;
  const ours = changed.map((fact) => {
    const was = laidBox.was.get(`${path}.${row.id}.${fact}`) ?? null;
    return [fact, was === null ? undefined : Number(was)] as const;
  });
  return { ...row, ...Object.fromEntries(ours) };
}
