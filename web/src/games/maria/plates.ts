// 3.10: the plates of the off-map boxes, with the generals on an expedition there.
import { inkOf } from "../../map/letters.svelte";
import type { Point, Rect } from "../../map/types";
import { MAP } from "./board";
import type { MariaGeneral, MariaPlay } from "./view";

/** Whose generals go where (17.5.9); those of the Pragmatic Army to England. */
export const POWER: Readonly<Record<string, string>> = {
  "off_map.england": "pragmatic",
  "off_map.italien_france": "france",
  "off_map.italien_austria": "austria",
  "off_map.ostpreussen": "prussia",
};
const LEAST_WIDTH = 120;
const TITLE = 12.5;

export interface Plate {
  id: string;
  /** In pixels of a name. */
  width: number;
  height: number;
  generals: readonly MariaGeneral[];
  /** Its upper left corner, and what it covers, in units of the map. */
  at: Point;
  box: Rect;
}

/** One line for the title, more for the generals. */
const heightFor = (generals: number): number => (generals === 0 ? 22 : 26 + 24 * generals);

export function platesOf({ view, texts }: MariaPlay, unit: number): Plate[] {
  return MAP.boxes.map(({ id, at, anchor }) => {
    const generals = view.generals.filter((general) => general.at === "box" && general.power === POWER[id]);
    const title = texts.name(id, texts.hasForm(id, "short") ? "short" : "nom");
    const [width, height] = [
      Math.max(LEAST_WIDTH, inkOf(title, { weight: 700 }).width * TITLE + 26),
      heightFor(generals.length),
    ];
    const [x, y] = [at[0] - anchor[0] * width * unit, at[1] - anchor[1] * height * unit];
    return { id, width, height, generals, at: [x, y], box: [x, y, x + width * unit, y + height * unit] };
  });
}
