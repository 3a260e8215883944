import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../net/api";
import type { GameWire } from "../net/types";
import { boxes, Boxes } from "../store/boxes.svelte";
import { Draft, EITHER } from "./draft.svelte";

const GAME: GameWire = {
  name: "power_and_weakness",
  seat_counts: [2],
  seat_ids: { 2: ["orange", "white"] },
  options: [{ key: "start", choices: ["lot", "orange"], default: "lot", rule: "8.1" }],
  levels: ["random", "novice", "squire", "captain"],
  levels_with: { 2: ["random", "novice", "squire", "captain"] },
  styles: ["bold", "sly"],
  styled: ["squire", "captain"],
  rungs: [],
  minutes: 45,
  weight: 2,
  lessons: [],
  clocks: { 2: [{ pace: "slow", bank: 7, grace: 3, holiday: 14 }] },
  box: {},
};

function draftOf(mode: Draft["mode"]): Draft {
  const draft = new Draft();
  draft.choose(GAME);
  draft.mode = mode;
  return draft;
}

describe("a table in three clicks", () => {
  it("is ready to start once a game is chosen", () => {
    expect(draftOf("computer").request(() => undefined)).toEqual({
      game: "power_and_weakness",
      options: { start: "lot" },
      same_screen: false,
      seats: [
        { seat: "orange", who: "me", level: "" },
        { seat: "white", who: "computer", level: "squire" },
      ],
    });
  });
  it("gives the computer a temper where its level has one", () => {
    const draft = draftOf("computer");
    expect(draft.styles).toEqual(["", "bold", "sly"]);
    draft.style = "bold";
    expect(draft.request(() => undefined)?.seats[1]?.level).toBe("squire:bold");
    draft.level = "novice";
    expect(draft.styles).toEqual([]);
    expect(draft.request(() => undefined)?.seats[1]?.level).toBe("novice");
    draft.choose({ ...GAME, name: "maria" });
    expect(draft.style).toBe("");
  });
  it("takes the strongest level that is offered where the wished-for one is not offered with so many players", () => {
    const draft = new Draft();
    draft.choose({ ...GAME, seat_counts: [2, 3], levels_with: { 2: ["squire", "captain"], 3: ["novice", "squire"] } });
    draft.level = "captain";
    draft.players = 3;
    expect([draft.levels, draft.level]).toEqual([["novice", "squire"], "squire"]);
    draft.players = 2;
    expect(draft.level).toBe("captain");
  });
  it("asks how strong the computer is wherever one plays along, and nowhere else", () => {
    expect(draftOf("computer").hasComputer).toBe(true);
    const draft = draftOf("friends");
    expect(draft.hasComputer).toBe(false);
    draft.others["white"] = "computer";
    expect(draft.hasComputer).toBe(true);
    expect(draftOf("same_screen").hasComputer).toBe(false);
  });
  it("is for people only where no computer knows the game", () => {
    const draft = new Draft();
    expect([draft.mode, draft.isPeopleOnly]).toEqual(["computer", false]);
    draft.choose({ ...GAME, levels: [], levels_with: { 2: [] } });
    expect([draft.mode, draft.isPeopleOnly, draft.hasComputer]).toEqual(["same_screen", true, false]);
    expect(draft.request(() => undefined)?.seats.map((seat) => seat.who)).toEqual(["me", "me"]);
    draft.mode = "friends";
    expect(draft.mode).toBe("friends");
  });
  it("is rated only between people, and then without hints", () => {
    const draft = draftOf("friends");
    draft.isRated = true;
    expect(draft.request(() => undefined)).toMatchObject({ rated: true, hints: false });
    draft.others = { white: "computer" };
    expect(draft.request(() => undefined)).not.toHaveProperty("rated");
    draft.mode = "computer";
    expect(draft.request(() => undefined)).not.toHaveProperty("rated");
  });
  it("sends the wish for no hints, and nothing where they are allowed", () => {
    const draft = draftOf("friends");
    expect(draft.request(() => undefined)).not.toHaveProperty("hints");
    draft.hints = false;
    expect(draft.request(() => undefined)?.hints).toBe(false);
  });
  it("keeps spectators behind only where people at different screens play", () => {
    const delayOf = (mode: Draft["mode"]): number | undefined => {
      const draft = draftOf(mode);
      draft.delay = 5;
      return draft.request(() => undefined)?.delay;
    };
    expect([delayOf("friends"), delayOf("computer"), delayOf("same_screen")]).toEqual([5, undefined, undefined]);
    const isPrivate = (mode: Draft["mode"]): boolean | undefined => {
      const draft = draftOf(mode);
      draft.isPrivate = true;
      return draft.request(() => undefined)?.private;
    };
    expect([isPrivate("friends"), isPrivate("computer")]).toEqual([true, undefined]);
  });
  it("draws the side by lot where none was chosen", () => {
    const draft = draftOf("computer");
    draft.side = EITHER;
    const seats = draft.request((all) => all[1])?.seats;
    expect(seats?.map((seat) => seat.who)).toEqual(["computer", "me"]);
  });
  it("gives every seat to this screen when the screen is shared", () => {
    const table = draftOf("same_screen").request(() => undefined);
    expect(table?.same_screen).toBe(true);
    expect(table?.seats.map((seat) => seat.who)).toEqual(["me", "me"]);
  });
  it("has a clock only where people play at different screens", () => {
    const draft = draftOf("friends");
    expect(draft.request(() => undefined)).not.toHaveProperty("clock");
    draft.clock = "slow";
    draft.timeOut = "players";
    expect(draft.request(() => undefined)).toMatchObject({ clock: "slow", time_out: "players" });
    draft.mode = "computer";
    expect(draft.request(() => undefined)).not.toHaveProperty("clock");
  });
  it("invites friends by link unless told otherwise", () => {
    const draft = draftOf("friends");
    expect(draft.request(() => undefined)?.seats.map((seat) => seat.who)).toEqual(["me", "link"]);
    draft.others["white"] = "open";
    expect(draft.request(() => undefined)?.seats.map((seat) => seat.who)).toEqual(["me", "open"]);
  });
});

describe("a corrected box", () => {
  const first = ([seat]: string[]): string | undefined => seat;
  const box = {
    text: "",
    overlay: { box: { name: "house.toml" }, game: { win_points: 6 } },
    label: "house.toml 1",
    changes: [],
    about: { game: GAME.name, name: "house.toml", digest: "", notes: {}, confirmed: [] },
  };
  afterEach(() => boxes.forget(GAME.name));

  it("is sent only where it was chosen and is there, and then no game is rated", async () => {
    vi.spyOn(api, "readBox").mockResolvedValue(box);
    const draft = draftOf("friends");
    draft.isRated = true;
    draft.wantedBox = "own";
    expect([draft.request(first)?.overlay, draft.request(first)?.rated]).toEqual([undefined, true]);
    await boxes.bring(GAME.name, "house.toml", "");
    expect([draft.request(first)?.overlay, draft.request(first)?.rated]).toEqual([box.overlay, undefined]);
    draft.wantedBox = "usual";
    expect(draft.request(first)?.overlay).toBeUndefined();
  });
  it("is still there when the page is opened again", async () => {
    vi.spyOn(api, "readBox").mockResolvedValue(box);
    await boxes.bring(GAME.name, "house.toml", "");
    expect(new Boxes().of(GAME.name)?.label).toBe("house.toml 1");
    boxes.forget(GAME.name);
    expect(new Boxes().of(GAME.name)).toBeNull();
  });
});
