import { describe, expect, test } from "vitest";
import { boxAt, shared, type Box } from "../../map/boxes";
import { dodge } from "../../map/dodge";
import { fit } from "../../map/fit";
import type { Rect } from "../../map/types";
import { MAP, theMap } from "./board";
import { FRONT, insetIn, isFar, isInFront, TITLE, type Inset } from "./front";

const INSETS = { top: 64, right: 12, bottom: 140, left: 12 };
const SIZES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [1180, 820],
] as const;

function onScreen([x0, y0, x1, y1]: Rect, width: number, height: number): Box {
  const { x, y, k } = fit(MAP.bounds, width, height, INSETS);
  return { left: x + k * x0, top: y + k * y0, right: x + k * x1, bottom: y + k * y1 };
}
const lying = (width: number, height: number): Inset => {
  const inset = insetIn(width, height, INSETS);
  if (inset === null) throw new Error("no room for the inset");
  return inset;
};

describe.each(SIZES)("the inset of the Western front at %i × %i", (width, height) => {
  const inset = lying(width, height);
  const box = onScreen(inset.box, width, height);

  test("lies in the window, off the chips above, the map's buttons and the ribbon", () => {
    expect(box.top).toBeGreaterThanOrEqual(60);
    expect(box.right).toBeLessThanOrEqual(width - 8);
    expect(box.bottom).toBeLessThanOrEqual(height - 132 - 140);
  });

  test("covers no place that may be clicked", () => {
    const covered = theMap()
      .places.filter(({ kind }) => kind === "land")
      .filter(({ bounds }) => shared(onScreen(bounds, width, height), box) > 0);
    expect(covered.map(({ id }) => id)).toEqual([]);
  });

  test("covers no town, fleet or name of a sea", () => {
    const covered = theMap().places.filter(({ at: [x, y] }) => {
      const { left, top } = onScreen([x, y, x, y], width, height);
      return shared(boxAt(left - 60, top - 30, { width: 120, height: 60 }), box) > 0;
    });
    expect(covered.map(({ id }) => id)).toEqual([]);
  });

  test("is clear of the card of every place, wherever that lies", () => {
    const free = { left: 12, top: 64, right: width - 12, bottom: height - 150 };
    const size = { width: 300, height: 190 };
    for (const { at } of theMap().places) {
      const [x, y] = at;
      const { left, top } = onScreen([x, y, x, y], width, height);
      const place = boxAt(left - 20, top - 20, { width: 40, height: 40 });
      const spot = dodge(place, size, free, [box]);
      expect(shared(boxAt(spot.left, spot.top, size), box)).toBe(0);
    }
  });

  test("shows the front so large that its names and armies have room", () => {
    const pixels = (box.right - box.left) / (FRONT[2] - FRONT[0]);
    expect(pixels).toBeGreaterThan(1.7);
    expect(box.bottom - box.top - TITLE).toBeCloseTo(pixels * (FRONT[3] - FRONT[1]), 0);
  });

  test("goes when the map comes near", () => {
    const { k } = fit(MAP.bounds, width, height, INSETS);
    expect(isFar(inset, k)).toBe(true);
    expect(isFar(inset, 1.5 * k)).toBe(false);
  });
});

test("upright there is no room beside the board", () => {
  expect(insetIn(820, 1180, INSETS)).toBeNull();
});

test("the towns of the front stand in it", () => {
  const towns = ["lille", "reims", "verdun", "nancy", "belfort", "metz", "strassburg", "liege", "brussels", "koln"];
  expect(towns.filter((id) => !isInFront(`place.${id}`))).toEqual([]);
  expect(isInFront("place.london")).toBe(false);
});
