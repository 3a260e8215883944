import { describe, expect, test } from "vitest";
import type { OptionWire } from "../../net/types";
import { counted, musterActs, replaced } from "./muster.svelte";
import type { HannibalPlay } from "./view";
import { composed } from "./ways.svelte";

const NONE = { units: 0, elephants: 0, inside: 0, inside_elephants: 0 };

describe("the way to a far space", () => {
  const option = (verb: string, target: string): OptionWire =>
    ({ action: `${verb} ${target}`, verb, target: `space.${target}` }) as unknown as OptionWire;
  const play = {
    isLesson: false,
    view: { numbers: { march_left: 4 } },
    question: {
      options: [option("march_to", "saguntum"), option("sail_to", "dertosa")],
      chains: [
        { acts: ["march_to saguntum"], hint: { args: { n: 1 } } },
        { acts: ["march_to saguntum", "march_to dertosa"], hint: { args: { n: 2 } } },
      ],
    },
  } as unknown as HannibalPlay;

  test("leads on foot to a port too, although one can sail there", () => {
    expect(composed(play).map(({ action, via }) => [action, via])).toEqual([["way dertosa", ["space.saguntum"]]]);
  });
});

describe("how many go with a general", () => {
  const playOf = (most: number): HannibalPlay => {
    const options = Array.from({ length: most + 1 }, (_, n) => ({
      action: `take_units ${n}`,
      verb: "take_units",
      target: n,
    }));
    return {
      isLesson: false,
      asked: { general: "general.hannibal" },
      question: { options },
      view: {
        generals: [{ id: "hannibal", side: "carthage", at: "dianium", inside: false }],
        spaces: [{ id: "dianium", rome: NONE, carthage: { units: 6, elephants: 2, inside: 0, inside_elephants: 0 } }],
      },
    } as unknown as HannibalPlay;
  };

  test("is one number with − and +, at first all; the ribbon keeps the chosen one and both steps", () => {
    const play = playOf(6);
    expect(counted(play)).toMatchObject({ option: { target: 6 }, stay: 0 });
    expect(counted(play)).not.toHaveProperty("more");
    counted(play)?.fewer?.();
    expect(counted(play)).toMatchObject({ option: { target: 5 }, stay: 1 });
    expect(musterActs(play).map(({ action }) => action)).toEqual(["one_fewer", "one_more"]);
    expect(replaced(play)).not.toContain("take_units 5");
    expect(replaced(play)).toHaveLength(6);
    counted(play)?.all?.();
    expect(counted(play)?.option.target).toBe(6);
  });

  test("is a row of buttons while the numbers are few", () => {
    expect(counted(playOf(2))).toBe(null);
    expect(replaced(playOf(2))).toEqual([]);
  });
});
