// Which cells of the tables apply at this moment: what is asked, or what the option under the pointer would roll.
import { book } from "./book";
import { battleLog } from "./rounds";
import type { HannibalPlay } from "./view";

export interface Applying {
  /** The column of the attrition table. */
  attrition: number | null;
  /** 0: small force, 1: large one. */
  retreat: number | null;
  siege: boolean;
  /** The modifiers of a voyage, added up. */
  naval: number | null;
}

/** The column for a force, or for so many rounds. */
export const columnOf = (n: number): number => book().attrition.columns.findLastIndex((least) => least <= n);

export function applying(play: HannibalPlay): Applying {
  const { battle, army } = play.view;
  const option = play.considered;
  const key = option?.forecast?.verdict.key;
  if (battle !== null) {
    const rounds = Math.max(1, battleLog(play.log).rounds.length);
    const loser =
      play.seat === "rome" || play.seat === "carthage"
        ? battle[play.seat]
        : battle[battle.active === "rome" ? "carthage" : "rome"];
    return {
      attrition: columnOf(rounds),
      retreat: loser.start <= book().retreat.small ? 0 : 1,
      siege: false,
      naval: null,
    };
  }
  return {
    attrition: key === "attrition-forecast" && army !== null ? columnOf(army.units) : null,
    retreat: null,
    siege: [...play.targets.values()].flat().some(({ verb }) => verb === "besiege") || play.offered("besiege") !== null,
    naval: key === "naval-forecast" ? (option?.forecast?.total ?? null) : null,
  };
}
