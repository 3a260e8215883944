import { expect, test } from "vitest";
import { isOutside, selectorsOf } from "./pointing";

test("the coach points at places, panels, seats and buttons by their ids", () => {
  expect(selectorsOf("region.kent")).toEqual(['[id="region.kent"]', '[data-thing="region.kent"]']);
  expect(selectorsOf("action.recruit")).toEqual(['[data-action="recruit"]']);
  expect(selectorsOf("tile.move take_tile")).toContain(
    '[data-thing="tile.move"]:is(:not([data-verbs]), [data-verbs~="take_tile"])',
  );
  expect(selectorsOf("seat.orange")).toContain('[data-thing="panel.players"]');
});

test("knows what a small window does not show", () => {
  const window = { left: 0, top: 50, right: 390, bottom: 400 };
  expect(isOutside({ left: 10, top: 60, right: 40, bottom: 90 }, window)).toBe(false);
  expect(isOutside({ left: -90, top: 60, right: -40, bottom: 90 }, window)).toBe(true);
  expect(isOutside({ left: 10, top: 390, right: 40, bottom: 430 }, window)).toBe(true);
});
