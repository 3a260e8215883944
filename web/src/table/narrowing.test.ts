import { expect, test } from "vitest";
import { narrowed, type Measured } from "./narrowing";

const RIBBON: Measured = {
  room: 1200,
  gap: 8,
  undo: { full: 140, brief: 44 },
  steps: [80, 120, 160],
  prompt: 400,
  acts: [
    { full: 160, brief: 120 },
    { full: 160, brief: 120 },
    { full: 160, brief: 120 },
  ],
  fixed: 44,
  finish: { full: 100, brief: 80 },
  more: 80,
};

test("with room for all nothing goes", () => {
  expect(narrowed({ ...RIBBON, room: 1400 })).toEqual({ isBrief: false, steps: 3, acts: 3 });
});

test("first the second line of the acts goes", () => {
  expect(narrowed({ ...RIBBON, room: 1100 })).toEqual({ isBrief: true, steps: 3, acts: 3 });
});

test("then the first steps of the way, where they are longer than the prompt", () => {
  const { steps, acts, isBrief } = narrowed({ ...RIBBON, prompt: 300, room: 920 });
  expect({ steps, acts, isBrief }).toEqual({ steps: 2, acts: 3, isBrief: true });
});

test("then acts from the last to the first go behind another button", () => {
  const acts = Array.from({ length: 7 }, () => ({ full: 160, brief: 120 }));
  expect(narrowed({ ...RIBBON, acts, room: 1350 }).acts).toBe(5);
  expect(narrowed({ ...RIBBON, acts, room: 1200 }).acts).toBe(4);
});

test("four acts stay when the prompt is long, and none where there is no room for anything", () => {
  const acts = Array.from({ length: 7 }, () => ({ full: 160, brief: 120 }));
  expect(narrowed({ ...RIBBON, acts, prompt: 900 }).acts).toBe(4);
  expect(narrowed({ ...RIBBON, prompt: 900, room: 500 }).acts).toBe(0);
});

test("the last step of the way always stays", () => {
  expect(narrowed({ ...RIBBON, steps: [300, 900], prompt: 200, room: 700 }).steps).toBe(1);
});
