import { describe, expect, test } from "vitest";
import { fit, isBeyond, moved, UNMOVED, windowOn } from "./fit";
import { scaleAt } from "./scale";
import { spread } from "./spread";

describe("fit", () => {
  test("the window looks at what was fitted", () => {
    const shown = windowOn(fit([0, 0, 100, 50], 400, 200, { top: 0, right: 0, bottom: 0, left: 0 }, 0), 400, 200);
    expect(shown.map((side) => Math.round(side) + 0)).toEqual([0, 0, 100, 50]);
  });
});

describe("a step of the map", () => {
  const from = { x: 0, y: 0, k: 1 };
  const window = [390, 844] as const;
  test("glides where most of what it shows is drawn already", () =>
    expect(isBeyond(from, { x: 180, y: -400, k: 1 }, window)).toBe(false));
  test("is made at once where it is longer", () => expect(isBeyond(from, { x: -800, y: 0, k: 1 }, window)).toBe(true));
  test("glides where the map grows", () => expect(isBeyond(from, { x: -800, y: 0, k: 2 }, window)).toBe(false));
});

describe("a finished picture is moved", () => {
  /** CSS: the matrix by columns; what comes out is divided by the last number. */
  const through = (transform: string, x: number, y: number): number[] => {
    const [a = 0, b = 0, , , c = 0, d = 0, , , , , , , e = 0, f = 0, , w = 0] =
      transform.match(/(?<=[(,]\s*)-?[\d.]+/g)?.map(Number) ?? [];
    return [(a * x + c * y + e) / w, (b * x + d * y + f) / w];
  };

  test("to where a scale and a shift would bring it", () => {
    expect(through(moved({ x: 30, y: -20, k: 2 }), 7, 11)).toEqual([44, 2]);
    expect(through(UNMOVED, 7, 11)).toEqual([7, 11]);
  });

  test("without a new scale, for which Chromium would lay out all names anew", () => {
    expect(moved({ x: 30, y: -20, k: 2 })).toMatch(/^matrix3d\(1,0,0,0, 0,1,0,0, /);
  });
});

describe("sizes on the screen", () => {
  test.each([0.3, 0.7, 1, 2, 5, 9])("at zoom %f", (k) => {
    const { place, name, count } = scaleAt(k);
    const piece = place * k * 0.92;
    expect(piece).toBeGreaterThanOrEqual(0.7 - 1e-9);
    expect(piece).toBeLessThanOrEqual(1.6 + 1e-9);
    expect(15.5 * name * place * k).toBeGreaterThanOrEqual(12);
    expect(13 * count * piece).toBeGreaterThanOrEqual(12 - 1e-9);
  });
});

describe("pieces step aside", () => {
  const piece = (x: number, y: number): { at: [number, number]; half: [number, number] } => ({
    at: [x, y],
    half: [10, 5],
  });

  test("who has room stays where he belongs", () => {
    expect(spread([piece(0, 0), piece(40, 0)], 2, 30)).toEqual([
      [0, 0],
      [40, 0],
    ]);
  });

  test("a crowd is parted", () => {
    const found = spread([piece(0, 0), piece(4, 1), piece(2, 3), piece(6, 2)], 2, 60);
    for (const [i, [x, y]] of found.entries()) {
      for (const [u, v] of found.slice(i + 1)) expect(Math.abs(x - u) >= 19.9 || Math.abs(y - v) >= 9.9).toBe(true);
    }
  });

  test("nobody goes too far", () => {
    for (const [x, y] of spread(
      Array.from({ length: 9 }, () => piece(0, 0)),
      2,
      12,
    ))
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(12 + 1e-9);
  });
});
