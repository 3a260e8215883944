import { expect, test } from "vitest";
import type { HeadsOfStateArea, LogEntry } from "../../net/types";
import type { StatePlay } from "./view";
import { asksFor, flightOf } from "./words";

const box = (id: string, noble: string): HeadsOfStateArea["boxes"][number] => ({
  id,
  noble,
  influence: 1,
  owner: null,
  emptied: false,
  named: false,
});
const ireland: HeadsOfStateArea = {
  id: "ireland",
  country: "britain",
  capital: false,
  hex: { points: 4, taken_by: null },
  boxes: [box("ireland_upper", "earl"), box("ireland_lower", "count")],
  dead: [],
};
const told = (key: string, args: Record<string, string>): LogEntry => ({
  ply: 1,
  crumb: null,
  message: { key, rule: "", args },
});

test("a noble who is placed comes down on his box, whatever was paid", () => {
  const args = { seat: "seat.red", noble: "noble.count", area: "area.ireland" };
  for (const key of ["noble-placed", "noble-placed-with-courtesan"]) {
    expect(flightOf([ireland], told(key, args))).toEqual({
      from: null,
      to: "box.ireland_lower",
      seat: "seat.red",
      piece: "noble.count",
    });
  }
});

test("one who is killed goes from his box to the hexagon of the area", () => {
  const line = told("killed", { owner: "seat.blue", noble: "noble.earl", area: "area.ireland" });
  expect(flightOf([ireland], line)).toEqual({
    from: "box.ireland_upper",
    to: "area.ireland",
    seat: "seat.blue",
    piece: "noble.earl",
  });
});

test("other lines move nobody", () => {
  expect(
    flightOf([ireland], told("survived", { owner: "seat.blue", noble: "noble.earl", area: "area.ireland" })),
  ).toBeNull();
  expect(flightOf([ireland], told("attribute-taken", { seat: "seat.red", attribute: "attribute.gold" }))).toBeNull();
});

test.each([
  ["ask-place", "panel-nothing-to-place"],
  ["ask-treachery", "panel-nothing-to-play"],
  ["ask-option", undefined],
])("whoever can only finish is told so (%s)", (asked, told) => {
  const asks = (...verbs: string[]): string | undefined =>
    asksFor({ question: { prompt: { key: asked }, options: verbs.map((verb) => ({ verb })) } } as StatePlay)?.key;
  expect(asks("finish")).toBe(told);
  expect(asks("place_noble", "finish")).toBeUndefined();
});
