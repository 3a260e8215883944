// Where the anchors of ports stand with their modifiers: as the map was built, except where a name, a piece or another
// sign lies there; then beside, or nowhere. The chip of a place tells its modifier too.
import { meet } from "../../map/names";
import type { MapSpace, Point, Rect } from "../../map/types";
import { reachOf } from "./board";

/** The anchor with its number, in units of a sign. */
export const PORT: Rect = [-14, -7, 15, 7];
/** Round a place: beside, below, above, at the corners. */
const AROUND: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.75, 0.9],
  [-0.75, 0.9],
  [0.75, -0.9],
  [-0.75, -0.9],
];
/** From the sign of the place to the middle of the anchor, close and a little farther off. */
const GAPS: readonly Point[] = [
  [17, 9],
  [23, 14],
];

export interface PortHere {
  key: string;
  map: MapSpace;
  /** Pieces stand there. */
  isOccupied: boolean;
}

const boxOf = ({ at: [x, y] }: MapSpace, [dx, dy]: Point, unit: number): Rect => [
  x + unit * (dx + PORT[0]),
  y + unit * (dy + PORT[1]),
  x + unit * (dx + PORT[2]),
  y + unit * (dy + PORT[3]),
];

/** The spots of an anchor, the nearest to its built one first. */
function spotsOf({ map, isOccupied }: PortHere, [bx, by]: Point): Point[] {
  const r = reachOf(map, isOccupied);
  const around = GAPS.flatMap(([gx, gy]) => AROUND.map(([x, y]): Point => [x * (r + gx), y * (r + gy)]));
  const far = ([x, y]: Point): number => Math.hypot(x - bx, y - by);
  return [[bx, by], ...around.sort((one, other) => far(one) - far(other))];
}

/** Of all ports, in units of a sign; `taken` is in units of the map. */
export function portsOf(spaces: readonly PortHere[], taken: readonly Rect[], unit: number): Map<string, Point> {
  const stood = new Map<string, Point>();
  const boxes = [...taken];
  for (const here of spaces) {
    if (here.map.port === undefined) continue;
    const spots = spotsOf(here, here.map.port.at);
    const spot = spots.find((one) => !boxes.some((box) => meet(box, boxOf(here.map, one, unit))));
    if (spot === undefined) continue;
    stood.set(here.key, spot);
    boxes.push(boxOf(here.map, spot, unit));
  }
  return stood;
}
