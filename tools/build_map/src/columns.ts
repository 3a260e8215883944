/**
 * Where a column of boxes stands with its name above and its hexagon beside it:
 * on its own land as far as possible, near its town, covering no other column.
 */
import type { AreaPlace } from '../../../web/src/map/types.ts';
import { distance, rectsMeet, shift, type Point, type Rect, type Ring } from './geometry.ts';
import { roundPoint } from './paths.ts';
import { groundOf, type Ground } from './places.ts';

/** As in Box.svelte: a box with its share of the frame, and the frame itself. */
const FRAME = { left: -35.5, width: 51, box: 35, rim: 4 };
/** The hexagon stands beside the boxes; the seat's badge leans out to the left. */
const HEX_AT = 29;
const HEX: Rect = [HEX_AT - 11, -11, HEX_AT + 11, 11];
const BADGE = 4;
const NAME = { height: 13, depth: 1, gap: 3 };
/** A column may stand this far from its town, and looks at every such step. */
const REACH = 66;
const STEP = 3;
const ROUNDS = 6;

export interface Column {
  id: string;
  town: Point;
  boxes: number;
  /** Width of the widest name. */
  nameWidth: number;
  outline: Ring[];
}

interface Choice {
  at: Point;
  cost: number;
  rects: Rect[];
}

/** What a column takes up around the middle of its frame's upper edge. */
export function roomOf(boxes: number, nameWidth: number): { name: Rect; frame: Rect; hex: Rect } {
  const height = FRAME.box * boxes + FRAME.rim;
  return {
    name: [-nameWidth / 2, -NAME.gap - NAME.height, nameWidth / 2, -NAME.gap + NAME.depth],
    frame: [FRAME.left - BADGE, -1, FRAME.left + FRAME.width, height + 1],
    hex: shift(HEX, [0, height / 2]),
  };
}

export function placeColumns(columns: Column[]): Map<string, AreaPlace> {
  const offers = columns.map((column) => ({ column, choices: choicesFor(column) }));
  const chosen = new Map<string, Choice>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { column, choices } of offers) {
      const others = [...chosen].filter(([id]) => id !== column.id).flatMap(([, choice]) => choice.rects);
      const best = choices
        .map((choice) => ({ choice, cost: choice.cost + 400 * clashes(choice.rects, others) }))
        .reduce((a, b) => (b.cost < a.cost ? b : a));
      chosen.set(column.id, best.choice);
    }
  }
  return new Map(columns.map(({ id, boxes }) => {
    const at = chosen.get(id)?.at as Point;
    const middle = (FRAME.box * boxes + FRAME.rim) / 2;
    return [id, { at: roundPoint(at), hex: roundPoint([HEX_AT, middle]) }];
  }));
}

const clashes = (mine: Rect[], others: Rect[]): number =>
  mine.reduce((sum, rect) => sum + others.filter((other) => rectsMeet(rect, other)).length, 0);

function choicesFor({ town, boxes, nameWidth, outline }: Column): Choice[] {
  const ground = groundOf(outline);
  const room = roomOf(boxes, nameWidth);
  const height = room.frame[3];
  const choices: Choice[] = [];
  for (let dx = -REACH; dx <= REACH; dx += STEP) {
    for (let dy = -REACH; dy <= REACH; dy += STEP) {
      const at: Point = [town[0] + 10 + dx, town[1] - height / 2 + dy];
      const rects = [room.name, room.frame, room.hex].map((rect) => shift(rect, at));
      const [name, frame, hex] = rects as [Rect, Rect, Rect];
      const cost = 3 * outside(ground, frame) + 1.6 * outside(ground, hex) + outside(ground, name) + 0.16 * distance([dx, dy], [0, 0]);
      choices.push({ at, cost, rects });
    }
  }
  return choices.sort((a, b) => a.cost - b.cost).slice(0, 900);
}

/** How much of a rectangle's rim lies beyond the border, and how far. */
function outside(ground: Ground, [x0, y0, x1, y1]: Rect): number {
  let sum = 0;
  for (const across of [0, 0.5, 1]) {
    for (const down of [0, 0.5, 1]) sum += Math.min(14, Math.max(0, -ground.room([x0 + across * (x1 - x0), y0 + down * (y1 - y0)])));
  }
  return sum / 9;
}
