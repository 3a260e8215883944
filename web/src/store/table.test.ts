import { describe, expect, it, vi } from "vitest";
import { api } from "../net/api";
import type { GameWire, LogEntry, SeatWire, StateWire, TableWire } from "../net/types";
import { TableStore } from "./table.svelte";
import { patched } from "./update";

const line = (ply: number, key = "line"): LogEntry => ({ ply, message: { key, args: {}, rule: "" }, crumb: null });
const seat = (id: string, change: Partial<SeatWire> = {}): SeatWire => ({
  seat: id,
  kind: "human",
  name: "",
  level: "",
  mine: false,
  here: true,
  thinking: false,
  link: null,
  hints: 0,
  intent: [],
  reader: "",
  kept: false,
  gone: false,
  person: "",
  ...change,
});

function state(change: Partial<StateWire> = {}): StateWire {
  return {
    version: 1,
    viewer: "orange",
    view: {},
    crumbs: [],
    strip: [],
    question: null,
    waiting: [],
    undo: null,
    result: null,
    plies: 3,
    has_secrets: false,
    coach: null,
    verdict: null,
    ...change,
  };
}

function table(change: Partial<TableWire> = {}): TableWire {
  return {
    id: "t",
    game: "power_and_weakness",
    seq: 5,
    same_screen: false,
    counted: true,
    commitment: "",
    options: {},
    spectators: 0,
    seen: 0,
    given: 0,
    imported: false,
    delay: 0,
    hints: true,
    think_limit: 20,
    begun: true,
    hosts: false,
    private: false,
    rematch: "",
    box: "",
    secret_talk: false,
    seats: [seat("orange", { mine: true }), seat("white", { kind: "computer" })],
    log: [line(1), line(2), line(3)],
    moments: [],
    chat: [],
    offer: null,
    now: 0,
    clock: null,
    windows: [],
    state: state(),
    ...change,
  };
}

describe("updates of a table", () => {
  it("bring the new state and add its lines to the log", () => {
    const after = patched(table(), {
      seq: 6,
      kind: "state",
      state: state({ version: 2, plies: 4 }),
      kept: 3,
      log: [line(4)],
      moments: [],
    });
    expect(after.state.version).toBe(2);
    expect(after.log.map((entry) => entry.ply)).toEqual([1, 2, 3, 4]);
  });
  it("drop the lines of what was taken back", () => {
    const after = patched(table(), {
      seq: 6,
      kind: "state",
      state: state({ version: 2, plies: 1 }),
      kept: 1,
      log: [line(1, "taken-back")],
      moments: [],
    });
    expect(after.log.map((entry) => entry.message.key)).toEqual(["line", "taken-back"]);
  });
  it("drop them also where chance has drawn again meanwhile", () => {
    const after = patched(table(), {
      seq: 6,
      kind: "state",
      state: state({ version: 2, plies: 3 }),
      kept: 1,
      log: [line(2, "drawn"), line(3, "drawn")],
      moments: [],
    });
    expect(after.log.map((entry) => entry.message.key)).toEqual(["line", "drawn", "drawn"]);
  });
  it("bring chat, seats and offers without touching the game", () => {
    const before = table();
    const chatted = patched(before, {
      seq: 6,
      kind: "chat",
      line: { seat: "white", name: "B", text: "hi", at: "", ply: 0, to: null, person: "" },
    });
    const seated = patched(chatted, { seq: 7, kind: "seats", seats: [seat("orange")], spectators: 3, rematch: "" });
    const offered = patched(seated, {
      seq: 8,
      kind: "menu",
      offer: { kind: "draw", seat: "white", ply: null, agreed: [], target: null },
    });
    expect([offered.chat.length, offered.spectators, offered.offer?.kind]).toEqual([1, 3, "draw"]);
    expect(offered.state).toBe(before.state);
  });
});

describe("who decides here", () => {
  function storeOf(change: Partial<TableWire>): TableStore {
    const store = new TableStore("t");
    store.table = table(change);
    return store;
  }
  it("one person against computers may take back freely, so nothing needs confirming", () => {
    expect(storeOf({}).isFree).toBe(true);
    expect(storeOf({ seats: [seat("orange", { mine: true }), seat("white")] }).isFree).toBe(false);
  });
  it("hands a shared screen over to the seat that is asked", () => {
    const shared = { same_screen: true, seats: [seat("orange", { mine: true }), seat("white", { mine: true })] };
    const waiting = [{ seat: "white", prompt: { key: "ask-bid", args: {}, rule: "" } }];
    expect(storeOf({ ...shared, state: state({ waiting }) }).nextHere).toBe("white");
    const question = {
      seat: "orange",
      prompt: { key: "ask-bid", args: {}, rule: "" },
      options: [],
      closed: [],
      chains: [],
    };
    expect(storeOf({ ...shared, state: state({ waiting, question }) }).nextHere).toBeNull();
    expect(storeOf({ state: state({ waiting }) }).nextHere).toBeNull();
  });
  it("hands a seat to the strongest computer that is offered with so many players", async () => {
    const levels_with = { 2: ["squire", "marshal"], 3: ["squire"] };
    const games = vi.spyOn(api, "games").mockResolvedValue([
      { name: "maria", levels_with: {} },
      { name: "power_and_weakness", levels_with },
    ] as unknown as GameWire[]);
    const menu = vi.spyOn(api, "menu").mockResolvedValue({ version: 2 });
    for (const seats of [
      ["orange", "white"],
      ["orange", "white", "blue"],
    ]) {
      await storeOf({ seats: seats.map((id) => seat(id)) }).menu("hand_to_computer", "orange");
    }
    expect(menu.mock.calls.map(([, { level }]) => level)).toEqual(["marshal", "squire"]);
    await storeOf({}).menu("offer_draw", "orange");
    expect(menu.mock.lastCall?.[1].level).toBe("");
    expect(games).toHaveBeenCalledTimes(2);
    games.mockRestore();
    menu.mockRestore();
  });
  it("takes everything off the page when the screen is covered", () => {
    const store = storeOf({});
    store.cover();
    expect([store.table, store.state]).toEqual([null, null]);
  });
});
