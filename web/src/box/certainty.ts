// What of a game's map is certain, as lines that its board can draw over itself.
import { api } from "../net/api";
import type { Certainty } from "../map/certainty";
import { mapOf } from "./boxmap";
import { onMap, wayOf, type Source } from "./sources";

const isPencil = (source: Source | undefined): boolean => source === "reconstructed";

export async function certaintyOf(game: string): Promise<Certainty | null> {
  const [map, blocks] = await Promise.all([mapOf(game), api.box(game)]);
  if (map === null) return null;
  const { places, ways } = onMap(blocks);
  const lines = [
    ...map.areas.map(({ id, path }) => ({ path, source: places.get(id) })),
    ...map.lines.map(({ a, b, path }) => ({ path, source: ways.get(wayOf(a, b)) })),
  ].filter(({ source }) => source !== undefined);
  const points = map.points
    .map(({ id, at }) => ({ at, source: places.get(id) }))
    .filter(({ source }) => source !== undefined);
  const drawn = (wanted: boolean): string =>
    lines
      .filter(({ source }) => isPencil(source) === wanted)
      .map(({ path }) => path)
      .join("");
  return {
    ink: drawn(false),
    pencil: drawn(true),
    inkPoints: points.filter(({ source }) => !isPencil(source)).map(({ at }) => at),
    pencilPoints: points.filter(({ source }) => isPencil(source)).map(({ at }) => at),
  };
}
