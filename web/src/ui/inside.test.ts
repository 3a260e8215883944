import { expect, it } from "vitest";
import { shift } from "./inside";

it.each([
  ["lies inside", 20, 200, 390, 0],
  ["leaves at the left", -30, 320, 390, 38],
  ["leaves at the right", 200, 420, 390, -38],
  ["is broader than the window", 40, 500, 390, -32],
])("a panel that %s", (_, from, to, room, moved) => expect(shift(from, to, room)).toBe(moved));
