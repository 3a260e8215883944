// A fan shows every piece clear of the others, stays in the window, and folds back.
import { expect, it, vi } from "vitest";
import { fanShape, pushInside } from "./fan";
import { Fanned } from "./fanned.svelte";

it("puts pieces side by side, none over another", () => {
  const { spots, half } = fanShape(6, [10, 12]);
  expect(spots).toHaveLength(6);
  for (const [i, [x, y]] of spots.entries()) {
    expect(Math.abs(x) + 10 <= half[0] && Math.abs(y) + 12 <= half[1]).toBe(true);
    for (const [u, v] of spots.slice(i + 1)) expect(Math.abs(x - u) >= 20 || Math.abs(y - v) >= 24).toBe(true);
  }
});

it("centres a short row", () =>
  expect(fanShape(2, [10, 10]).spots).toEqual([
    [-12.5, 0],
    [12.5, 0],
  ]));

it("moves a fan into the window, and no farther", () => {
  const window = { left: 0, top: 0, right: 100, bottom: 80 };
  expect(pushInside({ left: 10, top: 10, right: 50, bottom: 50 }, window)).toEqual([0, 0]);
  expect(pushInside({ left: -10, top: 60, right: 30, bottom: 95 }, window)).toEqual([10, -15]);
  expect(pushInside({ left: 20, top: 0, right: 200, bottom: 10 }, window)).toEqual([-20, 0]);
});

it("folds back only when the pointer has been away for a moment", () => {
  vi.useFakeTimers();
  const fan = new Fanned();
  fan.follow("town.a");
  fan.follow(null);
  fan.follow("town.a");
  vi.advanceTimersByTime(1000);
  expect(fan.at).toBe("town.a");
  fan.follow(null);
  vi.advanceTimersByTime(1000);
  expect(fan.at).toBe(null);
  vi.useRealTimers();
});
