import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { i18n } from "../i18n/i18n.svelte";
import { api, ApiError } from "../net/api";
import type { HandStudyWire, PositionFault, StateWire, StudyWire } from "../net/types";
import { Study } from "./study.svelte";

const found = (ply: number): StudyWire => ({ ply, seat: "orange", level: "sovereign", turns: [], common: [] });

/** The answers to the questions in their order, each given when the test says so. */
function answers(): { give: (index: number, study: StudyWire) => void; signals: AbortSignal[] } {
  const signals: AbortSignal[] = [];
  const given: ((study: StudyWire) => void)[] = [];
  vi.spyOn(api, "study").mockImplementation((_table, _ply, signal) => {
    if (signal !== undefined) signals.push(signal);
    return new Promise((resolve) => given.push(resolve));
  });
  return { give: (index, study) => given[index]?.(study), signals };
}

afterEach(() => void vi.restoreAllMocks());

describe("the study board", () => {
  it("lets go at once of what it is closed on", async () => {
    const { give, signals } = answers();
    const study = new Study("t");
    const asked = study.ask(4);
    expect(study.isThinking).toBe(true);
    study.close();
    expect([study.isThinking, study.isOpenAt(4), signals[0]?.aborted]).toEqual([false, false, true]);
    give(0, found(4));
    await asked;
    expect([study.isOpenAt(4), study.foundAt(4)]).toEqual([false, null]);
  });
  it("does not wait for the question before, nor show its answer", async () => {
    const { give, signals } = answers();
    const study = new Study("t");
    const [first, second] = [study.ask(4), study.ask(4)];
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    give(0, found(5));
    await first;
    expect([study.isThinking, study.foundAt(4)]).toEqual([true, null]);
    give(1, found(6));
    await second;
    expect([study.isThinking, study.foundAt(4)?.ply]).toEqual([false, 6]);
  });
  it("keeps the text that was set up by hand when the thinking is stopped", async () => {
    vi.spyOn(api, "position").mockResolvedValue({ text: "cycle 1" });
    vi.spyOn(api, "studyByHand").mockImplementation(
      (_table, _position, signal) =>
        new Promise<HandStudyWire>((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(new ApiError("away", "aborted")));
        }),
    );
    const study = new Study("t");
    await study.write(4);
    const tried = study.tryOut(4);
    study.stop();
    expect(await tried).toBeNull();
    expect([study.text, study.isOpenAt(4), study.isThinking, study.problem]).toEqual(["cycle 1", true, false, null]);
    const state = {} as StateWire;
    vi.mocked(api.studyByHand).mockResolvedValue({ ...found(4), state });
    expect(await study.tryOut(4)).toBe(state);
  });
});

describe("what is wrong with a position set up by hand", () => {
  beforeEach(() => {
    i18n.lang = "en";
    return i18n.ready();
  });
  async function told(fault: PositionFault): Promise<Study["problem"]> {
    vi.spyOn(api, "studyByHand").mockRejectedValue(new ApiError("bad-request", fault.english, null, fault));
    const study = new Study("t");
    await study.tryOut(4);
    return study.problem;
  }
  it("is told by its name in the reader's language, with the English detail behind it", async () => {
    const args = { number: 3, line: "atlantis -", word: "atlantis" };
    const problem = await told({ name: "word", args, english: "line 3: no", detail: "no region" });
    expect(problem).toMatchObject({ rule: "", detail: "no region" });
    expect(problem?.text).toContain("atlantis -");
    expect(problem?.text).not.toContain("line 3: no");
  });
  it("has the rule that it is against", async () => {
    const problem = await told({
      name: "rule",
      args: { rule: "3.9" },
      english: "3.9: two owners",
      detail: "two owners",
    });
    expect(problem).toMatchObject({ rule: "3.9", detail: "two owners" });
  });
  it("is told in the server's words where nothing else is known", async () => {
    vi.spyOn(api, "studyByHand").mockRejectedValue(new ApiError("bad-request", "too long"));
    const study = new Study("t");
    await study.tryOut(4);
    expect(study.problem).toEqual({ text: "too long", rule: "", detail: "" });
  });
});
