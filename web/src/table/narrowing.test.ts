import { expect, test } from "vitest";
import { hasRoom, narrowed, type Measured } from "./narrowing";

const RIBBON: Measured = {
  room: 1200,
  gap: 8,
  steps: [80, 120, 160],
  prompt: 400,
  wrapped: 180,
  full: { undo: 140, acts: [160, 160, 160], finish: 100 },
  brief: { undo: 44, acts: [120, 120, 120], finish: 80 },
  fixed: 44,
  more: 80,
};
const SEVEN: Measured = {
  ...RIBBON,
  full: { ...RIBBON.full, acts: Array.from({ length: 7 }, () => 160) },
  brief: { ...RIBBON.brief, acts: Array.from({ length: 7 }, () => 120) },
};

test("with room for all nothing goes", () => {
  expect([hasRoom({ ...RIBBON, room: 1400 }), hasRoom(RIBBON)]).toEqual([true, false]);
  expect(narrowed({ ...RIBBON, room: 1400 })).toEqual({ isBrief: false, steps: 3, acts: 3, isWrapped: false });
});

test("first the second line of the acts goes", () => {
  expect(narrowed({ ...RIBBON, room: 1100 })).toEqual({ isBrief: true, steps: 3, acts: 3, isWrapped: false });
});

test("then the first steps of the way, where they are longer than the prompt", () => {
  const { steps, acts, isBrief } = narrowed({ ...RIBBON, prompt: 300, room: 920 });
  expect({ steps, acts, isBrief }).toEqual({ steps: 2, acts: 3, isBrief: true });
});

test("then acts from the last to the first go behind another button", () => {
  expect(narrowed({ ...SEVEN, room: 1350 }).acts).toBe(5);
  expect(narrowed({ ...SEVEN, room: 1200 }).acts).toBe(4);
});

test("a prompt that would leave less than four acts takes two lines, and more acts stay", () => {
  expect(narrowed({ ...SEVEN, prompt: 900, wrapped: 400 })).toMatchObject({ acts: 4, isWrapped: true });
  expect(narrowed({ ...SEVEN, prompt: 500, wrapped: 240, room: 1040 })).toMatchObject({
    acts: 4,
    isWrapped: true,
  });
});

test("a prompt in two lines is not cut either: acts go until it has room", () => {
  expect(narrowed({ ...RIBBON, prompt: 900, wrapped: 400, room: 720 })).toMatchObject({ acts: 0, isWrapped: true });
  expect(narrowed({ ...RIBBON, prompt: 900, wrapped: 400, room: 830 })).toMatchObject({ acts: 1, isWrapped: true });
});

test("the last step of the way always stays", () => {
  expect(narrowed({ ...RIBBON, steps: [300, 900], prompt: 200, room: 700 }).steps).toBe(1);
});
