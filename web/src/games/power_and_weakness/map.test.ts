import { describe, expect, test } from "vitest";
import { fit } from "../../map/fit";
import { walk } from "../../map/walk";
import { MAP, wayBetween } from "./board";

const insets = { top: 52, right: 336, bottom: 156, left: 320 };

test("the whole board lies between the panels", () => {
  const { x, y, k } = fit(MAP.bounds, 1440, 900, insets);
  const [x0, y0, x1, y1] = MAP.bounds;
  expect(x + k * x0).toBeGreaterThanOrEqual(320);
  expect(x + k * x1).toBeLessThanOrEqual(1440 - 336);
  expect(y + k * y0).toBeGreaterThanOrEqual(52);
  expect(y + k * y1).toBeLessThanOrEqual(900 - 156);
});

describe("arrow keys walk the map", () => {
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
