import { afterEach, describe, expect, test, vi } from "vitest";
import { api } from "../net/api";
import type { LogEntry, OptionWire, StateWire, TableWire } from "../net/types";
import { TableStore } from "./table.svelte";

const LABEL = { key: "do-march-to", args: {}, rule: "" };
const option = (action: string): OptionWire => ({ action }) as OptionWire;
const line = (ply: number, key: string): LogEntry => ({ ply, message: { key, args: {}, rule: "" }, crumb: null });

/** A table whose server answers each act with the next of these states. */
function tableOf(states: { options: string[] | null; log?: LogEntry[]; undo?: StateWire["undo"] }[]): {
  store: TableStore;
  played: string[];
} {
  const played: string[] = [];
  const store = new TableStore("t");
  store.module = { told: ["army-marched"] } as unknown as NonNullable<TableStore["module"]>;
  const show = (number: number): void => {
    const { options, log = [], undo = null } = states[number] ?? { options: null };
    const question =
      options === null ? null : { seat: "rome", prompt: LABEL, options: options.map(option), chains: [] };
    const state = { version: number, plies: number, question, undo, result: null } as unknown as StateWire;
    store.table = { state, log: [...(store.table?.log ?? []), ...log] } as unknown as TableWire;
  };
  show(0);
  vi.spyOn(api, "act").mockImplementation((_, { action }) => {
    played.push(action);
    show(played.length);
    return Promise.resolve({ version: played.length });
  });
  return { store, played };
}

/** Something comes from the server that nobody here has done. */
function change(store: TableStore, what: Partial<StateWire>): void {
  store.table = { ...store.table, state: { ...store.live, ...what } } as unknown as TableWire;
  store.acting.changed();
}
afterEach(() => vi.restoreAllMocks());

describe("several acts that are chosen as one", () => {
  test("are played one after the other, and undo takes them back as one", async () => {
    const undo = { step: 1, label: { ...LABEL, key: "do-other" }, start: 0, free: false };
    const { store, played } = tableOf([
      { options: ["a"] },
      { options: ["b"], log: [line(1, "army-marched")] },
      { options: ["c"], log: [line(2, "army-marched")], undo },
    ]);
    await store.acting.actAll(["a", "b"], LABEL);
    expect(played).toEqual(["a", "b"]);
    expect(store.acting.halted).toBeNull();
    expect(store.acting.takesBack).toMatchObject({ step: 0, label: LABEL });
  });

  test("show none of the questions in between, unless others are waited for", async () => {
    const { store } = tableOf([{ options: ["a"] }, { options: ["b"] }, { options: null }]);
    const first = store.state;
    const shown: unknown[] = [];
    const answer = vi.mocked(api.act).getMockImplementation();
    vi.mocked(api.act).mockImplementation((id, act) => {
      shown.push(store.state);
      return answer?.(id, act) ?? Promise.reject(new Error("no answer"));
    });
    await store.acting.actAll(["a", "b"], LABEL);
    expect(shown).toEqual([first, first]);
    expect(store.state).toBe(store.live);
  });

  test("go back at once although the next piece already lies ready", async () => {
    const undo = { step: 0, label: LABEL, start: 0, free: false };
    const { store } = tableOf([{ options: ["a"] }, { options: ["b"], undo }]);
    const ready = { version: 2, plies: 2, undo: { ...undo, step: 1 } } as unknown as StateWire;
    vi.spyOn(api, "ahead").mockResolvedValue(ready);
    const back = vi.spyOn(api, "undo").mockResolvedValue({ version: 2 });
    await store.acting.actAll(["a"], LABEL);
    await store.acting.prepare({ action: "b", label: LABEL }, true);
    expect(store.state).toBe(ready);
    expect(store.acting.takesBack).toMatchObject({ step: 0 });
    await store.acting.undo(0);
    expect(back).toHaveBeenCalledExactlyOnceWith("t", expect.objectContaining({ ply: 0, version: 1 }));
    expect(store.acting.ahead).toBeNull();
  });

  test("stop where something is told that they do not tell themselves", async () => {
    const { store, played } = tableOf([
      { options: ["a"] },
      { options: ["b"], log: [line(1, "army-marched"), line(1, "intercept-rolled")] },
    ]);
    await store.acting.actAll(["a", "b"], LABEL);
    expect(played).toEqual(["a"]);
    expect(store.acting.halted).toMatchObject({ key: "intercept-rolled" });
    expect(store.acting.pending).toBeNull();
  });

  test("stop where the next of them is not offered", async () => {
    const { store, played } = tableOf([{ options: ["a"] }, { options: ["c"] }]);
    await store.acting.actAll(["a", "b"], LABEL);
    expect(played).toEqual(["a"]);
    expect(store.acting.halted).toBe(store.live?.question?.prompt);
  });

  test("end with another act where that is offered, and asked about the same", async () => {
    const { store, played } = tableOf([{ options: ["a"] }, { options: ["end"] }, { options: ["end"] }]);
    await store.acting.actAll(["a"], LABEL, "end", { power: "power.france" });
    expect(played).toEqual(["a"]);
    await store.acting.actAll(["end"], LABEL, "end");
    expect(played).toEqual(["a", "end", "end"]);
  });

  test("go back as one also when others have acted since", async () => {
    const undo = { step: 1, label: LABEL, start: 0, free: true };
    const { store } = tableOf([{ options: ["a"] }, { options: ["b"] }, { options: null, undo }]);
    await store.acting.actAll(["a", "b"], LABEL);
    change(store, { plies: 5, undo });
    expect(store.acting.takesBack).toMatchObject({ step: 0 });
  });

  test("are forgotten once they are taken back, or something was done after them", async () => {
    const undo = { step: 1, label: LABEL, start: 0, free: true };
    const { store } = tableOf([{ options: ["a"] }, { options: ["b"] }, { options: ["c"], undo }]);
    await store.acting.actAll(["a", "b"], LABEL);
    change(store, { plies: 3, undo: { ...undo, step: 2 } });
    expect(store.acting.takesBack).toMatchObject({ step: 2 });
    change(store, { plies: 0, undo: null });
    change(store, { plies: 2, undo });
    expect(store.acting.takesBack).toEqual(undo);
  });

  test("go back one by one where undo does not reach their beginning", async () => {
    const undo = { step: 1, label: LABEL, start: 1, free: false };
    const { store } = tableOf([{ options: ["a"] }, { options: ["b"] }, { options: ["c"], undo }]);
    await store.acting.actAll(["a", "b"], LABEL);
    expect(store.acting.takesBack).toEqual(undo);
  });
});
