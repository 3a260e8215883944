// What forces take up on the map, and where those of one space stand beside each other, in units of a sign.
import type { Point, Rect } from "../../map/types";
import { DISC } from "./board";
import type { Force } from "./view";

type Two = readonly [Point, Point];
/** In the open: aslant, so that the numbers of both can be read and neither comes near the next space. */
const OPPOSED: Two = [
  [-14, 11],
  [14, -11],
];
/** Before the walls: right above and right below those inside. */
const BESIEGERS: Two = [
  [26, -18],
  [26, 19],
];

/** A force as Army.svelte draws it: the disc, the commander's ratings below, elephants, train and laurel above. */
export function boxOfForce(force: Force): Rect {
  const r = force.isInside ? DISC - 2 : DISC;
  const [hasCommander, isConsul] = [
    force.generals.length > 0,
    force.generals.some(({ office }) => office === "consul"),
  ];
  return [
    -r - (force.elephants > 1 ? 12 : force.elephants > 0 || hasCommander ? 6.5 : 1),
    -r - (isConsul ? 12 : force.elephants > 1 ? 11 : force.elephants > 0 || force.hasTrain ? 6.5 : 1),
    r + (hasCommander || force.hasTrain ? 6 : force.generals.length > 1 ? 5 : 1),
    r + (hasCommander ? 7 : 3),
  ];
}

/** Those inside stand in the middle, others beside them. */
export function spotOf(force: Force, all: readonly Force[]): Point {
  if (force.isInside || all.length === 1) return [0, 0];
  const outside = all.filter((other) => !other.isInside);
  const spots = outside.length < all.length ? BESIEGERS : OPPOSED;
  return spots[outside[0] === force ? 0 : 1];
}
