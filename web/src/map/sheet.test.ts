import { expect, test } from "vitest";
import { bent, Sheet } from "./sheet";
import type { Point } from "./types";

/** A map on which a degree to the east is 10 points, one to the north 20 points upwards, a little turned. */
const drawn = (lon: number, lat: number): Point => [10 * lon + 2 * lat, 500 - 20 * lat + lon];
const rows = Array.from({ length: 30 }, (_, n) => ({ id: `t${n}`, lon: n % 6, lat: Math.floor(n / 6) }));
const sheet = new Sheet(rows, (id) => {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? undefined : drawn(row.lon, row.lat);
});

test("a place that moves by degrees moves on the sheet, and back", () => {
  const [x, y] = sheet.pointOf("t8", [2.5, 1.25]) as Point;
  expect([x, y].map((n) => Math.round(n * 100) / 100)).toEqual(drawn(2.5, 1.25));
  expect(sheet.degreesAt("t8", [x, y])?.map((n) => Math.round(n * 100) / 100)).toEqual([2.5, 1.25]);
});

test("a place that the sheet does not know cannot be moved", () => {
  expect(sheet.pointOf("nowhere", [1, 1])).toBeUndefined();
});

test("a road goes along with its towns, its bend with half of each", () => {
  expect(bent("M10 10Q20 5 30 10", [4, 0], [0, 2])).toBe("M14 10Q22 6 30 12");
  expect(bent("M10 10L-30 10.5", [0, 0], [-5, 0])).toBe("M10 10L-35 10.5");
});
