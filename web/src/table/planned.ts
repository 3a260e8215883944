// A plan in words, and where its steps lie on the map.
import type { GameTexts } from "../i18n/i18n.svelte";
import type { MessageWire, TriedWire } from "../net/types";
import type { Point } from "../map/types";
import { bowed, pointOf } from "./told";

/** What a step is called: what would be told of it first, in the present, or else its acts; and what there is besides. */
export function wordsOf(texts: GameTexts, { said, labels }: TriedWire): { title: string; more: string[] } {
  const inWords = (acts: readonly MessageWire[]): string => acts.map((act) => texts.line(act)).join(" · ");
  const [title, ...more] = said.map((line) => texts.line(line));
  if (title === undefined) return { title: inWords(labels), more };
  const named = said.flatMap(({ args }) => Object.values(args));
  const unnamed = labels.filter(({ args: { target } }) => typeof target === "string" && !named.includes(target));
  return { title, more: [...more, ...(unnamed.length > 0 ? [inWords(unnamed)] : [])] };
}

/** A step on the map: what goes where, and where its number stands. */
export interface Ghost {
  index: number;
  who: string;
  path: string;
  /** Of two ends that are joined, or of what only appears. */
  goal: Point;
  number: Point;
  n: number;
  isStop: boolean;
  isAttack: boolean;
}

/** After which step that nobody can foresee each is tried; 0 where there is none. */
export function stopsBefore(steps: readonly TriedWire[]): number[] {
  let stop = 0;
  return steps.map(({ status }, index) => {
    const before = stop;
    if (status === "stop") stop = index + 1;
    return before;
  });
}

/** What of the steps can be drawn. What is refused is not: it does not happen. */
export function ghostsOf(steps: readonly TriedWire[]): Ghost[] {
  return steps.flatMap((step, index) => {
    if (step.status === "refused") return [];
    const drawn = step.arrows.flatMap((arrow) => {
      const [from, goal] = [arrow.start === "" ? null : pointOf(arrow.start), pointOf(arrow.goal)];
      if (goal === null) return [];
      const via = step.arrows.length === 1 ? viaOf(step, arrow.goal) : [];
      const path = from === null ? "" : via.length > 1 ? through([from, ...via]) : bowed(from, goal);
      const number = from === null ? goal : middleOf(via.length > 1 ? [from, ...via] : [from, goal]);
      const isAttack = arrow.what === "attack";
      return [{ index, who: arrow.who, path, goal, number, n: arrow.n, isStop: step.stop !== null, isAttack }];
    });
    return drawn.length > 0 ? drawn : targetOf(step, index);
  });
}

/** The places on the way to the goal; nothing where the way is not told, or leads elsewhere. */
function viaOf({ way }: TriedWire, goal: string): Point[] {
  return way.at(-1) === goal ? way.map(pointOf).filter((point) => point !== null) : [];
}

/** A step that moves nothing has its number at what it is about. */
function targetOf({ labels, stop }: TriedWire, index: number): Ghost[] {
  const things = labels.flatMap(({ args }) => Object.values(args)).filter((thing) => typeof thing === "string");
  const goal = things.map(pointOf).findLast((point) => point !== null);
  if (goal == null) return [];
  return [{ index, who: "", path: "", goal, number: goal, n: 0, isStop: stop !== null, isAttack: false }];
}

const through = ([first, ...others]: readonly Point[]): string =>
  first === undefined ? "" : `M${first.join(" ")}${others.map((point) => `L${point.join(" ")}`).join("")}`;

/** Half the way along a line. */
function middleOf(points: readonly Point[]): Point {
  const parts = points.slice(1).map((to, index): [Point, Point] => [points[index] ?? to, to]);
  const lengths = parts.map(([[ax, ay], [bx, by]]) => Math.hypot(bx - ax, by - ay));
  let left = lengths.reduce((sum, one) => sum + one, 0) / 2;
  for (const [index, [from, to]] of parts.entries()) {
    const length = lengths[index] ?? 0;
    if (left <= length && length > 0) {
      const share = left / length;
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    }
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}
