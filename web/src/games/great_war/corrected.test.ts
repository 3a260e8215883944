import { expect, test } from "vitest";
import type { Point, WarBorder, WarMap, WarPlace } from "../../map/types";
import { corrected, type WarContent } from "./corrected";

const place = (id: string, at: Point): WarPlace =>
  ({ id: `place.${id}`, kind: "land", country: "france", ip: 1, vp: 0, fortress: false, at }) as unknown as WarPlace;
const border = (a: string, b: string): WarBorder => ({
  a: `place.${a}`,
  b: `place.${b}`,
  path: "M10 0L10 30L10 60",
  barred: false,
  river: false,
  teeth: "",
});
const OURS = {
  places: [place("lille", [0, 30]), place("reims", [20, 30]), place("nancy", [60, 30])],
  borders: [border("lille", "reims")],
  links: [],
  passages: [],
  entries: {},
} as unknown as WarMap;
const land = ["lille", "reims", "nancy"].map((id) => ({ id, country: "france", ip: 1 }));
const content = (map: Partial<WarContent["map"]>): WarContent => ({
  map: { land, seas: [], borders: [{ a: "lille", b: "reims" }], sea_borders: [], ...map },
  passages: [],
  powers: [{ id: "italy", entry_turn: 4 }],
  minors: [],
});

test("a way that was taken away is barred, one that was added is drawn", () => {
  const { borders, links } = corrected(OURS, content({ borders: [{ a: "lille", b: "nancy" }] }));
  expect(borders.map(({ barred }) => barred)).toEqual([true]);
  expect(links).toEqual([{ a: "place.lille", b: "place.nancy", from: [0, 30], to: [60, 30], kind: "apart" }]);
});

test("a border has a river, and mountains on the side that they help", () => {
  const [now] = corrected(
    OURS,
    content({ borders: [{ a: "lille", b: "reims", river: true, mountain_for: ["lille"] }] }),
  ).borders;
  expect(now?.river).toBe(true);
  expect(now?.teeth).toMatch(/^M9\.2 /);
});

test("provinces are worth what the box says, and powers enter when it says", () => {
  const { places, entries } = corrected(
    OURS,
    content({ land: [{ id: "lille", country: "belgium", ip: 4, fortress: true }] }),
  );
  expect(places[0]).toMatchObject({ country: "belgium", ip: 4, fortress: true });
  expect(entries).toEqual({ italy: 3 });
});
