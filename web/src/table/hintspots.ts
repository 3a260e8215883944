// Where on the screen the advised things are drawn, for the numbers beside them.
import { selectorsOf } from "../learn/pointing";

export interface Spot {
  /** Which of the things it is, from 0. */
  index: number;
  x: number;
  y: number;
}

/** A large thing has its number inside, a small one at its corner, one of the hand at its upper edge; several at one thing
 *  stand side by side. */
const LARGE = 64;
const APART = 24;

/** Where an area has pieces in it, the number stands behind them: in the middle it would lie on them, or on the area's name. */
function behindPieces(thing: string): { x: number; y: number } | null {
  const pieces = [...(document.getElementById(`place-${thing.split(" ")[0] ?? ""}`)?.children ?? [])]
    .filter((one) => one.tagName !== "text")
    .map((one) => one.getBoundingClientRect());
  const [first] = pieces;
  return first === undefined
    ? null
    : { x: Math.max(...pieces.map((one) => one.right)) + APART / 2, y: (first.top + first.bottom) / 2 };
}

/** None for what is out of sight or under the advice itself. */
export function spots(targets: readonly (string | null)[]): Spot[] {
  const question = document.getElementById("question")?.getBoundingClientRect();
  const board = document.querySelector(".board")?.getBoundingClientRect();
  const strip = document.querySelector("section:is(.hints, .study)")?.getBoundingClientRect();
  const before = new Map<string, number>();
  return targets.flatMap((thing, index) => {
    if (thing === null || board === undefined || question === undefined) return [];
    const seen = [...document.querySelectorAll(selectorsOf(thing).join(", "))]
      .map((one) => ({ isHeld: one.closest("[data-shelf]") !== null, box: one.getBoundingClientRect() }))
      .find(({ box }) => box.width > 0 && box.right <= board.right);
    if (seen === undefined) return [];
    const found = seen.box;
    const place = before.get(thing) ?? 0;
    before.set(thing, place + 1);
    const isLarge = Math.min(found.width, found.height) > LARGE;
    const middle = { x: (found.left + found.right) / 2, y: (found.top + found.bottom) / 2 };
    const corner = { x: found.right, y: found.top };
    const alone = seen.isHeld ? { x: middle.x, y: found.top } : isLarge ? middle : corner;
    const at = behindPieces(thing) ?? alone;
    const [x, y] = [Math.round(at.x + place * APART), Math.round(at.y)];
    const isInSight = x > board.left && x < board.right && y > board.top && y < question.top;
    const isCovered =
      strip !== undefined && x > strip.left && x < strip.right && y > strip.top && y < strip.bottom + APART / 2;
    return isInSight && !isCovered ? [{ index, x, y }] : [];
  });
}
