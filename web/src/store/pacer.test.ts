import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MomentWire, StateUpdate } from "../net/types";
import { settings } from "../settings/settings.svelte";
import { Pacer } from "./pacer.svelte";
import { isAgain, readingTime } from "./reading";
import type { Replay } from "./replay.svelte";
import { Dispatch, isTold, tellingTime } from "./telling.svelte";

const update = (seq: number, lines = 1, moments: MomentWire[] = []): StateUpdate =>
  ({ kind: "state", seq, log: Array.from({ length: lines }, () => ({ ply: seq })), moments }) as unknown as StateUpdate;
const moment = (ply: number, weight = 5): MomentWire => ({ ply, weight }) as unknown as MomentWire;

let shown: number[];
let pacer: Pacer;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pacer = new Pacer(
    ({ seq }) => void shown.push(seq),
    () => 2000,
    () => null,
    () => 3000,
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

describe("a dispatch", () => {
  let told: Pacer;
  let slow: Pacer;
  beforeEach(() => {
    slow = new Pacer(
      ({ seq }) => void shown.push(seq),
      () => 2000,
      ({ moments }) => moments,
      () => 5000,
    );
    told = new Pacer(
      ({ seq }) => void shown.push(seq),
      () => 2000,
      ({ moments }) => moments,
      () => 3000,
    );
  });
  const now = (): number | undefined => told.current?.ply;

  it("tells moment after moment; what ends none passes at once", () => {
    told.take(update(1), false);
    told.take(update(2, 1, [moment(2), moment(3)]), false);
    told.take(update(3), false);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(0);
    expect([shown, now(), told.left]).toEqual([[1, 2], 2, 1]);
    vi.advanceTimersByTime(3000);
    expect([shown, now()]).toEqual([[1, 2, 3], 3]);
    vi.advanceTimersByTime(3000);
    expect([told.isTelling, told.told.map(({ ply }) => ply)]).toEqual([false, [2, 3]]);
  });
  it("is ended by whatever the viewer does, and loses nothing", () => {
    for (const seq of [1, 2, 3]) told.take(update(seq, 1, [moment(seq)]), false);
    vi.advanceTimersByTime(0);
    told.flush();
    expect([shown, told.isTelling, told.left]).toEqual([[1, 2, 3], false, 0]);
    expect(told.told.map(({ ply }) => ply)).toEqual([1, 2, 3]);
  });
  it("goes on with what is newer, which is told after it", () => {
    told.take(update(1, 1, [moment(1)]), false);
    vi.advanceTimersByTime(1000);
    told.take(update(2, 1, [moment(2)]), false);
    expect(now()).toBe(1);
    vi.advanceTimersByTime(2000);
    expect([now(), told.told.length]).toEqual([2, 2]);
  });
  it("leaves the lightest to the log where much has piled up", () => {
    const weights = [3, 9, 3, 8, 7, 6, 5, 4, 3];
    weights.forEach((weight, index) => told.take(update(index + 1, 1, [moment(index + 1, weight)]), false));
    vi.advanceTimersByTime(60_000);
    expect(shown.length).toBe(9);
    expect(told.told.map(({ weight }) => weight)).not.toContain(3);
  });
  it("takes twenty seconds at most, however much there is to tell", () => {
    [1, 2, 3, 4, 5, 6].forEach((seq) => slow.take(update(seq, 1, [moment(seq)]), false));
    vi.advanceTimersByTime(19_000);
    expect(slow.isTelling).toBe(true);
    vi.advanceTimersByTime(1500);
    expect([slow.isTelling, slow.told.length]).toEqual([false, 6]);
  });
  it("offers to tell less after three skips in a row, once", () => {
    const replay = { now: () => undefined } as unknown as Replay;
    const dispatch = new Dispatch(
      told,
      replay,
      () => 3000,
      () => [],
    );
    const begin = (seq: number): void => {
      told.take(update(seq, 1, [moment(seq)]), false);
      vi.advanceTimersByTime(100);
    };
    for (const seq of [1, 2]) {
      begin(seq);
      dispatch.end();
    }
    begin(3);
    vi.advanceTimersByTime(5000); // this one was heard
    for (const seq of [4, 5]) {
      begin(seq);
      dispatch.end();
    }
    expect(dispatch.isOffering).toBe(false);
    begin(6);
    dispatch.end();
    expect(dispatch.isOffering).toBe(true);
    settings.toldLess = true;
    expect(dispatch.isOffering).toBe(false);
    settings.toldLess = false;
  });
  it("tells battles only to those who wish it so", () => {
    const of = (kind: string): MomentWire => ({ kind }) as unknown as MomentWire;
    expect(["march", "battle", "auction"].map((kind) => isTold(of(kind)))).toEqual([true, true, true]);
    settings.told = "battles";
    expect(["march", "battle", "auction"].map((kind) => isTold(of(kind)))).toEqual([false, true, true]);
    settings.told = "all";
  });
  it("tells nobody what he has done himself", () => {
    const of = (by_me: boolean): MomentWire => ({ kind: "battle", by_me }) as unknown as MomentWire;
    expect([true, false].map((by_me) => isTold(of(by_me)))).toEqual([false, true]);
  });
  it("can be held, and goes on", () => {
    for (const seq of [1, 2]) told.take(update(seq, 1, [moment(seq)]), false);
    vi.advanceTimersByTime(0);
    told.pause();
    vi.advanceTimersByTime(60_000);
    expect(now()).toBe(1);
    told.pause();
    vi.advanceTimersByTime(0);
    expect(now()).toBe(2);
  });
  it("is not begun where everything is to be shown at once", () => {
    settings.pace = "fast";
    told.take(update(1, 1, [moment(1)]), false);
    expect([shown, told.isTelling]).toEqual([[1], false]);
    expect(told.told.map(({ ply }) => ply)).toEqual([1]);
  });
  it("takes its time from the words alone", () => {
    const times = ["", "one two three four five six", "a b c d e f g h", "a ".repeat(60)].map(tellingTime);
    expect(times).toEqual([2400, 2400, 2900, 5000]);
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
