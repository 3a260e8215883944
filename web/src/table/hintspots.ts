// Where on the screen the advised things are drawn, for the numbers beside them.
import { selectorsOf } from "../learn/pointing";

export interface Spot {
  rank: number;
  x: number;
  y: number;
}

/** A large thing has its number in the middle, a small one at its corner; several at one thing stand side by side. */
const LARGE = 64;
const APART = 24;

export function spots(targets: readonly (string | null)[]): Spot[] {
  const question = document.getElementById("question")?.getBoundingClientRect();
  const board = document.querySelector(".board")?.getBoundingClientRect();
  const before = new Map<string, number>();
  return targets.flatMap((thing, index) => {
    if (thing === null || board === undefined || question === undefined) return [];
    const found = [...document.querySelectorAll(selectorsOf(thing).join(", "))].map((one) => one.getBoundingClientRect()).find((one) => one.width > 0 && one.right <= board.right);
    if (found === undefined) return [];
    const place = before.get(thing) ?? 0;
    before.set(thing, place + 1);
    const isLarge = Math.min(found.width, found.height) > LARGE;
    const x = Math.round((isLarge ? (found.left + found.right) / 2 : found.right) + place * APART);
    const y = Math.round(isLarge ? (found.top + found.bottom) / 2 : found.top);
    const isInSight = x > board.left && x < board.right && y > board.top && y < question.top;
    return isInSight ? [{ rank: index + 1, x, y }] : [];
  });
}
