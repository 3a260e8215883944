import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AdviceWire, OptionWire, TableWire } from "../net/types";
import { PlayModel } from "./play.svelte";
import { TableStore } from "./table.svelte";

function option(verb: string, target: string | null, change: Partial<OptionWire> = {}): OptionWire {
  return {
    action: `${verb} ${target?.split(".")[1] ?? ""}`.trim(),
    verb,
    target,
    label: { key: verb, args: {}, rule: "" },
    hint: null,
    forecast: null,
    ends_undo: null,
    ...change,
  };
}

const OPTIONS = [
  option("take_tile", "tile.merlin"),
  option("play_tile", "tile.merlin"),
  option("place_unit", "region.kent"),
  option("place_unit", "region.essex"),
  option("acquire", "region.deira", { ends_undo: "chance" }),
];

let store: TableStore;
let play: PlayModel;
let acted: string[];
let asked: string[];

beforeEach(() => {
  store = new TableStore("t");
  const question = { seat: "orange", prompt: { key: "ask", args: {}, rule: "" }, options: OPTIONS };
  const seats = ["orange", "white"].map((seat) => ({
    seat,
    kind: "human",
    name: "",
    level: "",
    mine: seat === "orange",
    here: true,
    thinking: false,
    link: null,
  }));
  store.table = {
    game: "g",
    same_screen: false,
    seats,
    log: [],
    state: { question, waiting: [], viewer: "orange", version: 1 },
  } as unknown as TableWire;
  acted = [];
  asked = [];
  vi.spyOn(store.acting, "act").mockImplementation((action) => Promise.resolve(void acted.push(action)));
  vi.spyOn(store, "ask").mockImplementation((thing) => Promise.resolve(void asked.push(thing)));
  play = new PlayModel(store);
});

describe("pointing at things", () => {
  it("acts at once where there is one thing to do and it can be taken back", () => {
    play.pick("region.kent");
    expect(acted).toEqual(["place_unit kent"]);
  });
  it("asks which where there are several, and shows only those", () => {
    play.pick("tile.merlin");
    expect(acted).toEqual([]);
    expect(play.shown.map((one) => one.verb)).toEqual(["take_tile", "play_tile"]);
  });
  it("knows which place of a thing was meant", () => {
    play.pick("tile.merlin", ["play_tile"]);
    expect(acted).toEqual(["play_tile merlin"]);
  });
  it("wants a second click where undo ends", () => {
    play.pick("region.deira");
    expect([acted, play.armed]).toEqual([[], "acquire deira"]);
    play.pick("region.deira");
    expect(acted).toEqual(["acquire deira"]);
  });
  it("unfolds a list that is all there is to choose", () => {
    const places = ["kent", "essex", "deira", "elmet", "mercia", "wessex", "lindsey"].map((place) =>
      option("place_unit", `region.${place}`),
    );
    const question = { seat: "orange", prompt: { key: "ask", args: {}, rule: "" }, options: places };
    store.table = { ...store.table, state: { ...store.state, question } } as unknown as TableWire;
    store.module = { finishing: [], folding: ["place_unit"] } as unknown as NonNullable<typeof store.module>;
    play.narrowTo({ verb: "place_unit" });
    expect([play.isNarrowed, play.layout.acts.length]).toEqual([true, 7]);
    play.narrowTo(null);
    expect(play.isNarrowed).toBe(false);
  });
  it("brings out the button of the second click where a group hides it, and lets go of it for another thing", () => {
    const places = ["kent", "essex", "deira", "elmet", "mercia"].map((place) =>
      option("place_unit", `region.${place}`, { ends_undo: "other" }),
    );
    const question = {
      seat: "orange",
      prompt: { key: "ask", args: {}, rule: "" },
      options: [...OPTIONS.slice(0, 2), ...places],
    };
    store.table = { ...store.table, state: { ...store.state, question } } as unknown as TableWire;
    play.pick("region.kent");
    expect([play.shown.map((one) => one.action), play.armed]).toEqual([["place_unit kent"], "place_unit kent"]);
    play.pick("region.essex");
    expect([acted, play.armed]).toEqual([[], "place_unit essex"]);
    play.pick("region.essex");
    expect(acted).toEqual(["place_unit essex"]);
  });
  it("asks the server why nothing can be done with a thing", () => {
    play.pick("region.lindsey");
    expect(asked).toEqual(["region.lindsey"]);
  });
  it("shows everything again when something outside the chosen verb is clicked, and does nothing yet", () => {
    play.narrowTo({ verb: "take_tile" });
    expect([...play.targets.keys()]).toEqual(["tile.merlin"]);
    play.pick("region.kent");
    expect(acted).toEqual([]);
    expect(play.targets.has("region.kent")).toBe(true);
  });
  it("lets go of what is half chosen first, then of what is prepared", () => {
    const state = { ...store.live, question: { ...store.live?.question, options: OPTIONS } } as TableWire["state"];
    store.acting.ahead = { acts: ["move"], state, byItself: true };
    play.pick("tile.merlin");
    expect([play.isChoosing, play.letGo(), store.acting.ahead !== null]).toEqual([true, true, true]);
    expect([play.letGo(), store.acting.ahead]).toEqual([true, null]);
    expect(play.letGo()).toBe(false);
  });
  it("does nothing while an act is on its way", () => {
    store.acting.pending = "place_unit essex";
    play.pick("region.kent");
    expect(acted).toEqual([]);
  });
});

describe("what is considered", () => {
  it("is the hovered option, or the one of a marked thing", () => {
    play.mark("region.essex");
    expect(play.considered?.action).toBe("place_unit essex");
    play.hover(OPTIONS[2] ?? null);
    expect([play.considered?.action, play.marked]).toEqual(["place_unit kent", "region.kent"]);
  });
});

describe("hints", () => {
  const advice = (action: string): AdviceWire => ({
    action,
    reasons: [],
    then: [],
    answer: [],
    label: null,
    arrows: [],
    example: [],
    played: false,
    then_alike: false,
    answer_alike: false,
    forced: [],
  });
  it("rank the options of their question and no other", () => {
    store.hints = { version: 1, advice: [advice("place_unit essex"), advice("take_tile merlin")], common: [] };
    expect(OPTIONS.map((one) => play.rankOf(one))).toEqual([2, null, null, 1, null]);
    store.hints = { version: 0, advice: [advice("place_unit essex")], common: [] };
    expect(play.advised).toEqual([]);
  });
  it("may be asked for where the table allows it, on one's own turn, outside lessons", () => {
    const state = { ...store.state, coach: null };
    store.table = { ...store.table, hints: true, state } as unknown as TableWire;
    expect(store.mayHint).toBe(true);
    store.table = { ...store.table, hints: false };
    expect(store.mayHint).toBe(false);
    store.table = { ...store.table, hints: true, state: { ...state, question: null } } as unknown as TableWire;
    expect(store.mayHint).toBe(false);
  });
});

describe("acts that are prepared", () => {
  const general = option("move_general", "general.schwerin");
  const town = option("move_to", "town.breslau");
  const finish = option("finish", null);
  let sent: (readonly string[])[];

  beforeEach(() => {
    const live = store.table as TableWire;
    live.state.question = { ...live.state.question, options: [general, finish] } as typeof live.state.question;
    store.table = { ...live };
    store.module = {
      preparing: ["move_general"],
      completes: { move_to: "stop" },
      finishing: ["finish"],
    } as unknown as typeof store.module;
    sent = [];
    vi.spyOn(store.acting, "prepare").mockImplementation(({ action }) => {
      const state = { ...live.state, question: { ...live.state.question, options: [town] } } as typeof live.state;
      store.acting.ahead = { acts: [action], state, byItself: false };
      return Promise.resolve();
    });
    vi.spyOn(store.acting, "actAll").mockImplementation((acts, _label, last) => {
      sent.push([...acts, last ?? ""]);
      return Promise.resolve();
    });
  });

  it("are not sent: the next question is shown as it would be", () => {
    play.pick("general.schwerin");
    expect([acted, sent, play.options.map(({ action }) => action)]).toEqual([[], [], ["move_to breslau"]]);
  });
  it("are carried out with the act that completes them, and what ends it by itself", () => {
    play.pick("general.schwerin");
    play.pick("town.breslau");
    expect(sent).toEqual([["move_general schwerin", "move_to breslau", "stop"]]);
  });
  it("leave the way open to finish, and to choose another piece", () => {
    play.pick("general.schwerin");
    expect(play.layout.finish.map(({ action }) => action)).toEqual(["finish"]);
    expect([...play.instead.keys()]).toEqual(["general.schwerin"]);
    play.choose(play.layout.finish[0] as OptionWire);
    expect([acted, store.acting.ahead]).toEqual([["finish"], null]);
  });
});
