import { expect, test } from "vitest";
import { duelPrompt } from "./duel";
import { nextPiece } from "./march";
import { roadsAlong, verbsOfClick } from "./ways";
import type { MariaPlay } from "./view";

const option = (verb: string, target: string): object => ({
  verb,
  target,
  action: `${verb} ${target.split(".")[1] ?? ""}`,
});
const piece = (id: string, at: string): object => ({ id, at, power: "prussia" });

function play(log: object[]): MariaPlay {
  return {
    log,
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
