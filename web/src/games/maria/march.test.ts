import { expect, test } from "vitest";
import type { OptionWire } from "../../net/types";
import { farEnd, roadsOf } from "./board";
import { duelPrompt } from "./duel";
import { nextPiece } from "./march";
import { otherWay } from "./otherway";
import { costTo, roadsAlong, stationsTo, verbsOfClick, wayTo } from "./ways";
import type { MariaPlay, MariaView } from "./view";

const option = (verb: string, target: string): object => ({
  verb,
  target,
  action: `${verb} ${target.split(".")[1] ?? ""}`,
});
const piece = (id: string, at: string): object => ({ id, at, power: "prussia" });

function play(log: object[]): MariaPlay {
  return {
    log,
    foreseen: [],
    question: {
      options: [
        option("move_general", "general.leopold"),
        option("move_train", "train.prussia_1"),
        option("finish", ""),
      ],
    },
    view: {
      fight: null,
      hussars: [null, null],
      generals: [piece("schwerin", "breslau"), piece("leopold", "berlin")],
      trains: [piece("prussia_1", "ohlau")],
    },
  } as unknown as MariaPlay;
}
const moved = { message: { key: "moved", args: { general: "general.schwerin", town: "town.breslau" } } };

test("after a move the nearest piece that may still move lies ready (10.1.1)", () => {
  expect(nextPiece(play([moved]))?.action).toBe("move_train prussia_1");
});
test("nothing lies ready before the first move", () => {
  expect(nextPiece(play([]))).toBeNull();
});
test("a click on a train moves it; its costly return is chosen in the ribbon", () => {
  expect(verbsOfClick(["move_train", "reenter"])).toEqual(["move_train"]);
  expect(verbsOfClick(["move_general", "move_stack"])).toBeUndefined();
});
test("a supply path is drawn along its roads", () => {
  expect(roadsAlong(["town.breslau"])).toEqual([]);
  expect(roadsAlong(["town.breslau", "town.ohlau"])).toHaveLength(1);
});

const asked = (...verbs: string[]): string | null => {
  const question = { prompt: { key: "ask-card", args: {}, rule: "" }, options: verbs.map((verb) => ({ verb })) };
  return duelPrompt({ question } as unknown as MariaPlay)?.key ?? null;
};
test("the question of a duel names only what can be done (11.1.6)", () => {
  expect(asked("play", "concede")).toBeNull();
  expect(asked("play_reserve", "concede")).toBe("panel-ask-card-reserve");
  expect(asked("concede")).toBe("panel-ask-card-none");
});

/** Ways by the roads of the map: breadth first from a town. */
function came(from: string, steps: number, isMain: boolean): Record<string, string> {
  const found: Record<string, string> = {};
  let edge = [from];
  for (let step = 0; step < steps; step++) {
    const next: string[] = [];
    for (const here of edge)
      for (const road of roadsOf(`town.${here}`)) {
        const there = farEnd(road, `town.${here}`).replace("town.", "");
        if ((isMain && !road.main) || there === from || there in found) continue;
        found[there] = here;
        next.push(there);
      }
    edge = next;
  }
  return found;
}
const onTheMove = (from: string): MariaView =>
  ({ ways: { main: came(from, 4, true), any: came(from, 3, false), forced: {} } }) as unknown as MariaView;

test("other ways to a town have other last stations, and are as short", () => {
  const view = onTheMove("breslau");
  const goals = Object.keys(view.ways?.any ?? {}).map((town) => `town.${town}`);
  const several = goals.filter((goal) => stationsTo(view, goal).length > 0);
  expect(several.length).toBeGreaterThan(2);
  for (const goal of several) {
    const [last] = wayTo(view, goal, false);
    for (const station of stationsTo(view, goal)) {
      expect(costTo(view, station, false)).toBe((costTo(view, goal, false) ?? 0) - 1);
      expect(last === undefined ? null : farEnd(last, goal)).not.toBe(station);
    }
  }
});

test("each of the other ways is shown in turn, then the first one again", () => {
  const view = onTheMove("breslau");
  const goal = Object.keys(view.ways?.any ?? {})
    .map((town) => `town.${town}`)
    .find((town) => stationsTo(view, town).length === 1);
  const prepared: (readonly string[])[] = [["move_general schwerin"]];
  const moving = {
    view,
    get prepared() {
      return prepared.at(-1) ?? [];
    },
    optionsOf: () => [{}],
    prepareAll: (acts: readonly string[]) => void prepared.push(acts),
    mark: () => undefined,
  } as unknown as MariaPlay;
  const way = { verb: "move_to", target: goal } as unknown as OptionWire;
  otherWay(moving, way)?.();
  expect(prepared.at(-1)).toEqual([
    "move_general schwerin",
    `move_to ${(stationsTo(view, String(goal))[0] ?? "").replace("town.", "")}`,
  ]);
  otherWay(moving, way)?.();
  expect(prepared.at(-1)).toEqual(["move_general schwerin"]);
  expect(otherWay(moving, { ...way, verb: "march_to" })).toBeNull();
});
