import { beforeEach, expect, test } from "vitest";
import type { GameWire } from "../net/types";
import { progress } from "./progress.svelte";

const game = { name: "toy", lessons: ["one", "two"].map((id) => ({ id, minutes: 3, steps: ["a", "b"] })) } as GameWire;

beforeEach(() => localStorage.clear());

test("finished lessons are counted, kept, and the next one is known", () => {
  expect([progress.count(game), progress.next(game)]).toEqual([0, "one"]);
  progress.finish("toy", "one");
  progress.finish("toy", "one");
  expect([progress.count(game), progress.next(game)]).toEqual([1, "two"]);
  expect(localStorage.getItem("hatalom.lessons")).toBe('["toy/one"]');
  progress.finish("toy", "two");
  expect(progress.next(game)).toBe("one");
});
