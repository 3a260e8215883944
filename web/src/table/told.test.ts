import { expect, it } from "vitest";
import { bowed } from "./told";

const endOf = (path: string): number[] => (path.split(" ").slice(-2) as [string, string]).map(Number);

it("ends an arrow at its goal, or so far short of it that a piece stays in sight", () => {
  expect(endOf(bowed([0, 0], [100, 0]))).toEqual([100, 0]);
  const [x = 0, y = 0] = endOf(bowed([0, 0], [100, 0], 20));
  expect(Math.hypot(100 - x, y)).toBeCloseTo(20);
});

it("keeps half of the last stretch of a very short arrow", () => {
  const [x = 0] = endOf(bowed([0, 0], [10, 0], 20));
  expect(x).toBeCloseTo(7.5);
});
