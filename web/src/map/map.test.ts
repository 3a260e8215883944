import { describe, expect, test } from "vitest";
import { MAP, wayBetween } from "../games/power_and_weakness/board";
import { fit, moved, UNMOVED, windowOn } from "./fit";
import { scaleAt } from "./scale";
import { spread } from "./spread";
import { walk } from "./walk";

describe("fit", () => {
  const insets = { top: 52, right: 336, bottom: 156, left: 320 };

  test("the whole board lies between the panels", () => {
    const { x, y, k } = fit(MAP.bounds, 1440, 900, insets);
    const [x0, y0, x1, y1] = MAP.bounds;
    expect(x + k * x0).toBeGreaterThanOrEqual(320);
    expect(x + k * x1).toBeLessThanOrEqual(1440 - 336);
    expect(y + k * y0).toBeGreaterThanOrEqual(52);
    expect(y + k * y1).toBeLessThanOrEqual(900 - 156);
  });

  test("the window looks at what was fitted", () => {
    const shown = windowOn(fit([0, 0, 100, 50], 400, 200, { top: 0, right: 0, bottom: 0, left: 0 }, 0), 400, 200);
    expect(shown.map((side) => Math.round(side) + 0)).toEqual([0, 0, 100, 50]);
  });
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

describe("sizes on the screen (M3)", () => {
  test.each([0.3, 0.7, 1, 2, 5, 9])("at zoom %f", (k) => {
    const { place, name, count } = scaleAt(k);
    const piece = place * k * 0.92;
    expect(piece).toBeGreaterThanOrEqual(0.7 - 1e-9);
    expect(piece).toBeLessThanOrEqual(1.6 + 1e-9);
    expect(15.5 * name * place * k).toBeGreaterThanOrEqual(12);
    expect(13 * count * piece).toBeGreaterThanOrEqual(12 - 1e-9);
  });
});

describe("arrow keys walk the map (D2)", () => {
  const stops = MAP.regions.map(({ id, place }) => ({ id, at: place.at }));
  const next = (from: string, key: string): string | undefined => {
    const start = stops.find(({ id }) => id === from);
    return start && walk(start, key, stops)?.id;
  };

  test.each([
    ["region.wessex", "ArrowRight", "region.kent"],
    ["region.wessex", "ArrowLeft", "region.dumnonia"],
    ["region.kent", "ArrowUp", "region.essex"],
    ["region.lindsey", "ArrowUp", "region.deira"],
  ])("from %s by %s", (from, key, to) => {
    expect(next(from, key)).toBe(to);
  });

  test("stops at the edge", () => {
    expect(next("region.dumnonia", "ArrowDown")).toBeUndefined();
  });
});

test("an arrow crosses the common border, or joins far regions", () => {
  const near = wayBetween("region.mercia", "region.elmet");
  const back = wayBetween("region.elmet", "region.mercia");
  expect(Math.hypot(near.from[0] - near.to[0], near.from[1] - near.to[1])).toBeLessThan(60);
  expect(near.pill[1]).toBeGreaterThan(back.pill[1]);
  const far = wayBetween("region.wessex", "region.bernicia");
  expect(far.from[1]).toBeGreaterThan(far.to[1]);
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
