import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StateUpdate } from "../net/types";
import { settings } from "../settings/settings.svelte";
import { Pacer } from "./pacer.svelte";
import { isAgain, readingTime } from "./reading";

const update = (seq: number, lines = 1): StateUpdate =>
  ({ kind: "state", seq, log: Array.from({ length: lines }, () => ({ ply: seq })) }) as unknown as StateUpdate;

let shown: number[];
let pacer: Pacer;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pacer = new Pacer(
    ({ seq }) => void shown.push(seq),
    () => 2000,
  );
  settings.pace = "normal";
});
afterEach(() => vi.useRealTimers());

describe("what others do", () => {
  it("is shown one act after the other", () => {
    for (const seq of [1, 2, 3]) pacer.take(update(seq), false);
    vi.advanceTimersByTime(0);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1900);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual([1, 2, 3]);
  });
  it("stays longer or shorter in sight as the viewer likes it", () => {
    const shownAfter = (pace: typeof settings.pace, ms: number): number => {
      settings.pace = pace;
      shown.length = 0;
      for (const seq of [1, 2]) pacer.take(update(seq), false);
      vi.advanceTimersByTime(ms);
      const count = shown.length;
      pacer.flush();
      vi.advanceTimersByTime(10_000);
      return count;
    };
    expect([shownAfter("slow", 3500), shownAfter("slow", 3700)]).toEqual([1, 2]);
    expect([shownAfter("quick", 800), shownAfter("quick", 1000)]).toEqual([1, 2]);
  });
  it("is finished at once by a click, and by an answer to my own act", () => {
    for (const seq of [1, 2, 3]) pacer.take(update(seq), false);
    pacer.flush();
    expect([shown, pacer.left]).toEqual([[1, 2, 3], 0]);
    pacer.take(update(4), false);
    pacer.take(update(5), true);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });
  it("is shown faster where much has piled up, but each act for a glance", () => {
    for (let seq = 1; seq <= 60; seq += 1) pacer.take(update(seq), false);
    vi.advanceTimersByTime(90_000);
    expect(shown.length).toBe(60);
  });
  it("needs no time where nothing is told", () => {
    pacer.take(update(1), false);
    pacer.take(update(2, 0), false);
    pacer.take(update(3), false);
    vi.advanceTimersByTime(0);
    expect(shown).toEqual([1, 2]);
  });
  it("comes at once where fast was chosen", () => {
    settings.pace = "fast";
    for (const seq of [1, 2]) pacer.take(update(seq), false);
    expect(shown).toEqual([1, 2]);
  });
  it("waits for the viewer in steps, however long", () => {
    settings.pace = "step";
    for (const seq of [1, 2]) pacer.take(update(seq), false);
    vi.advanceTimersByTime(60_000);
    expect([shown, pacer.isStepping, pacer.left]).toEqual([[], true, 2]);
    pacer.next();
    expect(shown).toEqual([1]);
    pacer.next();
    expect([shown, pacer.isStepping]).toEqual([[1, 2], false]);
  });
});

describe("the time to take something in", () => {
  const line = (key: string, seat: string) => ({ ply: 1, message: { key, args: { seat }, rule: "" }, crumb: null });

  it("grows with the words and ends somewhere", () => {
    const times = ["", "Rome placed a marker at Capua.", "x".repeat(60), "x".repeat(400), "x".repeat(4000)].map(
      (words) => readingTime(words),
    );
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[1]).toBeGreaterThan(2000);
    expect(times[3]).toBe(times[4]);
  });
  it("is short for the same again of the same actor", () => {
    const [rome, again, carthage] = [line("placed", "rome"), line("placed", "rome"), line("placed", "carthage")];
    expect([isAgain([again], [rome]), isAgain([carthage], [rome]), isAgain([again], [])]).toEqual([true, false, false]);
    expect(readingTime("Rome placed a marker.", true)).toBeLessThan(readingTime("Rome placed a marker.") / 2);
  });
});
