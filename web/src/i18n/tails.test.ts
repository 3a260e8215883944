import { expect, it } from "vitest";
import { withTails } from "./tails";

it("a linked name takes along its full stop, and nothing that a space divides from it", () => {
  const parts = [
    { text: "A " },
    { text: "Monarchia", id: "power.austria" },
    { text: " megtámadta " },
    { text: "Lódzot", id: "place.lodz" },
    { text: ". Nyert." },
  ];
  expect(withTails(parts).map(({ text, tail }) => [text, tail])).toEqual([
    ["A ", ""],
    ["Monarchia", ""],
    [" megtámadta ", ""],
    ["Lódzot", "."],
    [" Nyert.", ""],
  ]);
});
