// The line of battle cards, as the log tells it.
import type { LogEntry } from "../../net/types";
import { bare, type HannibalPlay } from "./view";

interface Round {
  attacker: string;
  /** What was played, and what it counts as. */
  card: string;
  type: string;
  answer: string | null;
  /** The attacker's opponent could not or would not match it. */
  isLost: boolean;
  /** The die of a counterattack. */
  die: { n: number; most: number; ok: boolean } | null;
  /** The lead has changed without a die. */
  isTaken: boolean;
}

export interface BattleLog {
  rounds: Round[];
  /** Battle cards lost to a charge of elephants. */
  charge: Record<string, number>;
  dealt: Record<string, number> | null;
  casualties: { n: number; lost: number } | null;
  retreat: { n: number; seat: string; lost: number } | null;
}

const number = (arg: unknown): number => (typeof arg === "number" ? arg : 0);

/** Everything since the last battle began. */
export function battleLog(log: readonly LogEntry[]): BattleLog {
  const result: BattleLog = { rounds: [], charge: {}, dealt: null, casualties: null, retreat: null };
  const start = log.findLastIndex((entry) => entry.message.key === "battle-begun");
  for (const {
    message: { key, args },
  } of start < 0 ? [] : log.slice(start)) {
    const last = result.rounds.at(-1);
    if (key === "attacked-with")
      result.rounds.push({
        attacker: bare(args["seat"]),
        card: bare(args["card"]),
        type: bare(args["type"]),
        answer: null,
        isLost: false,
        die: null,
        isTaken: false,
      });
    else if (key === "matched" && last) last.answer = bare(args["card"]);
    else if (key === "conceded" && last) last.isLost = true;
    else if (key === "counterattack-rolled" && last)
      last.die = { n: number(args["n"]), most: number(args["most"]), ok: args["ok"] === 1 };
    else if (key === "initiative-taken" && last && last.die === null) last.isTaken = true;
    else if (key === "charge-rolled")
      result.charge = { rome: number(args["rome"]), carthage: number(args["carthage"]) };
    else if (key === "elephants-frightened") result.charge = { rome: 0, carthage: 2 };
    else if (key === "hands-dealt") result.dealt = { rome: number(args["rome"]), carthage: number(args["carthage"]) };
    else if (key === "casualties-rolled") result.casualties = { n: number(args["n"]), lost: number(args["lost"]) };
    else if (key === "retreat-rolled")
      result.retreat = { n: number(args["n"]), seat: bare(args["seat"]), lost: number(args["lost"]) };
  }
  return result;
}

/** The kind of card that this viewer has to match; null where he has none to match. */
export function askedCard({ view, log, seat }: HannibalPlay): string | null {
  const last = battleLog(log).rounds.at(-1);
  const isFought = view.stack.some((one) => one["phase"] === "Rounds");
  const isOpen = last !== undefined && last.answer === null && !last.isLost && isFought;
  return isOpen && last.attacker !== seat ? last.type : null;
}
