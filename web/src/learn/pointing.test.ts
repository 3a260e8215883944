import { expect, test } from "vitest";
import { selectorsOf } from "./pointing";

test("the coach points at places, panels, seats and buttons by their ids", () => {
  expect(selectorsOf("region.kent")).toEqual(['[id="region.kent"]', '[data-thing="region.kent"]']);
  expect(selectorsOf("action.recruit")).toEqual(['[data-action="recruit"]']);
  expect(selectorsOf("seat.orange")).toContain('[data-thing="panel.players"]');
});
