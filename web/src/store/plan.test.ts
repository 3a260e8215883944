import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, ApiError } from "../net/api";
import type { LogEntry, MessageWire, PlanWire, StateWire, TableWire, TriedWire } from "../net/types";
import { TableStore } from "./table.svelte";

const said = (key: string): MessageWire => ({ key, args: {}, rule: "" });
const line = (ply: number, key: string): LogEntry => ({ ply, message: said(key), crumb: null });
const tried = (change: Partial<TriedWire> = {}): TriedWire => ({
  labels: [said("do")],
  status: "ok",
  stop: null,
  why: null,
  told: [],
  said: [],
  forecast: null,
  way: [],
  arrows: [],
  is_open: false,
  ...change,
});
const stateOf = (version: number, options: string[] | null): StateWire =>
  ({
    version,
    plies: version,
    question:
      options === null
        ? null
        : { seat: "rome", prompt: said("ask"), options: options.map((action) => ({ action, label: said("do") })) },
    undo: null,
    result: null,
    coach: null,
  }) as unknown as StateWire;

/** What the server says of each step, by its acts; every other step is fine. */
let verdicts: Record<string, Partial<TriedWire>>;
let asked: string[][][];
let store: TableStore;
let played: string[];
/** The lines that come with the n-th act. */
let lines: Record<number, string>;

beforeEach(() => {
  localStorage.clear();
  [verdicts, asked, played, lines] = [{}, [], [], {}];
  store = new TableStore("t");
  const show = (): void => {
    const version = played.length;
    const log = version in lines ? [line(version, lines[version] ?? "")] : [];
    const state = stateOf(version, ["a", "b", "c", "end"]);
    store.table = { state, log: [...(store.table?.log ?? []), ...log], seats: [] } as unknown as TableWire;
  };
  show();
  vi.spyOn(api, "plan").mockImplementation((_, { steps }) => {
    asked.push(steps);
    const found = steps.map((step) => tried(verdicts[step.join(" ")]));
    const plan: PlanWire = { steps: found, outlook: [], tallies: [], state: stateOf(0, ["a", "b", "c", "end"]) };
    return Promise.resolve(plan);
  });
  vi.spyOn(api, "act").mockImplementation((_, { action }) => {
    played.push(action);
    show();
    return Promise.resolve({ version: played.length });
  });
});
afterEach(() => vi.restoreAllMocks());

describe("a plan that is made", () => {
  test("asks why something is closed after it, not at the table", async () => {
    const why = vi.spyOn(api, "whyPlanned").mockResolvedValue([{ action: "d", message: said("no") }]);
    await store.plan.open();
    await store.acting.act("a");
    await store.ask("town.eger", "go");
    expect(why.mock.lastCall?.[1]).toEqual({ seat: "rome", thing: "go eger", steps: [["a"]], version: 0 });
    expect(store.why?.refusals).toHaveLength(1);
  });

  test("takes acts as steps, and sends none of them", async () => {
    await store.plan.open();
    await store.acting.act("a");
    await store.acting.actAll(["b", "c"], said("do"));
    expect(store.plan.steps).toEqual([["a"], ["b", "c"]]);
    expect(played).toEqual([]);
    expect(store.state).toBe(store.plan.tried?.state);
  });

  test("adds to a step that is not complete, and what completes it", async () => {
    verdicts["a"] = { is_open: true };
    verdicts["a b"] = { is_open: true };
    await store.plan.open();
    await store.acting.act("a");
    await store.acting.actAll(["b"], said("do"), "end");
    expect(store.plan.steps).toEqual([["a", "b", "end"]]);
  });

  test("shows what a prepared act would lead to after the steps", async () => {
    await store.plan.open();
    await store.acting.act("a");
    await store.acting.prepare({ action: "b", label: said("do") });
    expect(asked.at(-1)).toEqual([["a"], ["b"]]);
    expect(store.acting.ahead?.acts).toEqual(["b"]);
    expect(store.plan.steps).toEqual([["a"]]);
  });

  test("loses its last step by undo, and keeps the rest in another order", async () => {
    await store.plan.open();
    for (const act of ["a", "b", "c"]) await store.acting.act(act);
    await store.acting.undo(0);
    await store.plan.move(1, -1);
    expect(store.plan.steps).toEqual([["b"], ["a"]]);
    await store.plan.remove(0);
    expect(store.plan.steps).toEqual([["a"]]);
  });

  test("is there again after a reload, unless nothing of it fits any more", async () => {
    await store.plan.open();
    await store.acting.act("a");
    store.plan.close();
    await store.plan.open();
    expect(store.plan.steps).toEqual([["a"]]);
    store.plan.close();
    verdicts["a"] = { status: "refused" };
    await store.plan.open();
    expect(store.plan.steps).toEqual([]);
  });

  test("is put aside and taken up again in exchange", async () => {
    await store.plan.open();
    await store.acting.act("a");
    await store.plan.keep();
    await store.acting.act("b");
    await store.plan.takeUp(0);
    expect([store.plan.steps, store.plan.kept]).toEqual([[["a"]], [[["b"]]]]);
  });
});

describe("a plan that is carried out", () => {
  test("is played to its end as ordinary acts, and undo takes it back as one", async () => {
    verdicts["a"] = { told: [said("moved")] };
    lines[1] = "moved";
    await store.plan.open();
    await store.acting.act("a");
    await store.acting.act("b");
    await store.plan.carryOut();
    expect(played).toEqual(["a", "b"]);
    expect(store.plan.isOpen).toBe(false);
    expect(store.plan.halt).toBeNull();
  });

  test("knows which of its steps are played while the next is sent", async () => {
    await store.plan.open();
    for (const act of ["a", "b"]) await store.acting.act(act);
    const done: string[] = [];
    const send = vi.mocked(api.act).getMockImplementation();
    vi.spyOn(api, "act").mockImplementation((...asked) => {
      done.push(store.plan.done.join());
      return send?.(...asked) ?? Promise.reject(new Error("nothing answers"));
    });
    await store.plan.carryOut();
    expect([done, store.plan.done]).toEqual([["", "a"], []]);
  });

  test("halts where a line comes that it did not foresee, and keeps the rest", async () => {
    lines[1] = "intercepted";
    await store.plan.open();
    await store.acting.act("a");
    await store.acting.act("b");
    await store.plan.carryOut();
    expect(played).toEqual(["a"]);
    expect(store.plan.halt).toEqual({ why: "between", message: said("intercepted") });
    expect(store.plan.steps).toEqual([["b"]]);
    expect(store.plan.isOpen).toBe(true);
  });

  test("halts after a step that chance decides", async () => {
    verdicts["a"] = { status: "stop", stop: "chance" };
    await store.plan.open();
    await store.acting.act("a");
    await store.acting.act("b");
    expect(store.plan.ready).toBe(1);
    await store.plan.carryOut();
    expect(played).toEqual(["a"]);
    expect(store.plan.halt?.why).toBe("chance");
    expect(store.plan.steps).toEqual([["b"]]);
  });

  test("is over where only its last step could not be foreseen", async () => {
    verdicts["a"] = { status: "stop", stop: "other" };
    await store.plan.open();
    await store.acting.act("a");
    await store.plan.carryOut();
    expect([played, store.plan.isOpen, store.plan.halt]).toEqual([["a"], false, null]);
  });

  test("skips what is refused, and halts where the server refuses more", async () => {
    verdicts["a"] = { status: "refused" };
    await store.plan.open();
    for (const act of ["a", "b", "c"]) await store.acting.act(act);
    const act = vi.spyOn(api, "act").mockRejectedValue(new ApiError("not-offered", "no"));
    await store.plan.carryOut();
    expect(act).toHaveBeenCalledOnce();
    expect(store.plan.halt?.why).toBe("refused");
    expect(store.plan.steps).toEqual([["a"], ["b"], ["c"]]);
  });
});
