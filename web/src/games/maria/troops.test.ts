import { describe, expect, test } from "vitest";
import type { MariaPlay } from "./view";
import { actsOf, composedTroops, divisions, evenly, limits, plan } from "./troops.svelte";

/** Austria divides its 28 troops; Khevenhüller needs 6, Batthyány 2, Arenberg 4. */
const GENERALS = ["karl", "traun", "khevenhueller", "batthyany", "neipperg", "arenberg"];
const play = (troops: Record<string, number> = {}): MariaPlay =>
  ({
    seat: "maria",
    isLesson: false,
    question: { options: [{ verb: "allot", target: 1, action: "allot 1" }] },
    view: {
      powers: [{ id: "austria", seat: "maria", troops: 28 }],
      generals: GENERALS.map((id) => ({ id, power: "austria", at: "wien", troops: troops[id] ?? 0 })),
    },
  }) as unknown as MariaPlay;

describe("troops divided as a whole (4.11)", () => {
  test("are shared out evenly, within the minimums", () => {
    expect(evenly(28, [1, 1, 6, 2, 1, 4])).toEqual([5, 5, 6, 4, 4, 4]);
    expect(evenly(5, [5])).toEqual([5]);
  });
  test("have limits that leave the others theirs", () => {
    expect(limits(28, [1, 1, 6, 2, 1, 4], 0)).toEqual([1, 8]);
    expect(limits(10, [6, 2, 1], 0)).toEqual([6, 7]);
    expect(limits(15, [1, 1], 0)).toEqual([7, 8]);
  });
  test("are carried out one after the other; the last general gets the rest by itself", () => {
    plan.share();
    const all = divisions(play());
    expect(all.map(({ total, left }) => [total, left])).toEqual([[28, 0]]);
    expect(actsOf(all, GENERALS)).toEqual(["allot 5", "allot 5", "allot 6", "allot 4", "allot 4"]);
  });
  test("can be divided once nothing is left over, and those who have theirs are left out", () => {
    plan.share();
    plan.set("karl", 4);
    expect(composedTroops(play()).map(({ verb }) => verb)).toEqual(["share_out"]);
    plan.set("traun", 6);
    expect(composedTroops(play()).map(({ verb }) => verb)).toEqual(["share_out", "divide"]);
    plan.share();
    expect(divisions(play({ karl: 8 }))[0]?.shares.map(({ general }) => general)).toEqual(GENERALS.slice(1));
  });
  test("are not asked about in a lesson, which leads act by act", () => {
    expect(divisions({ ...play(), isLesson: true })).toEqual([]);
  });
});

describe("new troops in winter (13.3)", () => {
  const winter = (n: number, troops: Record<string, number>): MariaPlay =>
    ({
      seat: "maria",
      isLesson: false,
      asked: { power: "power.austria", n },
      question: {
        options: Object.keys(troops).map((id) => ({
          verb: "give_troop",
          target: `general.${id}`,
          action: `give_troop ${id}`,
        })),
      },
      view: {
        powers: [],
        generals: Object.entries(troops).map(([id, has]) => ({ id, power: "austria", troops: has })),
      },
    }) as unknown as MariaPlay;
  const actsIn = (play: MariaPlay): readonly string[] | undefined =>
    composedTroops(play).find(({ verb }) => verb === "divide")?.acts;

  test("go first to those who have fewest", () => {
    plan.share();
    expect(actsIn(winter(4, { karl: 2, traun: 4 }))).toEqual([
      "give_troop karl",
      "give_troop karl",
      "give_troop karl",
      "give_troop traun",
    ]);
  });
  test("are at most 8 with each, and may be given in part", () => {
    plan.share();
    const play = winter(4, { karl: 7, traun: 5 });
    expect(divisions(play)[0]?.shares.map(({ most }) => most)).toEqual([1, 3]);
    plan.set("karl", 0);
    plan.set("traun", 1);
    expect([divisions(play)[0]?.left, actsIn(play)]).toEqual([3, ["give_troop traun"]]);
    plan.set("traun", 0);
    expect(actsIn(play)).toBeUndefined();
    plan.share();
  });
  test("are not asked about where one general alone can take them", () => {
    expect(divisions(winter(2, { karl: 2 }))).toEqual([]);
  });
});
