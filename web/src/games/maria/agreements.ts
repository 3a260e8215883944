// 20, 21: clauses as the engine keeps them (numbers), told in the words of the log.
import type { MessageArgs } from "../../i18n/bundle";
import { MAP } from "./board";
import { POWERS, type MariaView } from "./view";

export interface Clause {
  key: string;
  args: MessageArgs;
}

const SEATS = ["maria", "frederick", "louis"] as const;
const CANDIDATES = ["charles", "francis"] as const;
/** In the order of the engine's kinds. */
const KINDS = [
  "agreed-subsidy",
  "agreed-end-subsidy",
  "agreed-truce",
  "agreed-stay-out",
  "agreed-vote",
  "agreed-words",
] as const;
const OFFER = 4;
const AGREED = 6;

const power = (number: number): string => `power.${POWERS[number] ?? ""}`;
const seat = (number: number): string => `seat.${SEATS[number] ?? ""}`;

function clauseOf(
  kind: number,
  who: number,
  thing: number,
  turns: number,
  until: number,
  by: number,
  to: number,
): Clause {
  const key = KINDS[kind] ?? "agreed-words";
  const args: Record<(typeof KINDS)[number], MessageArgs> = {
    "agreed-subsidy": { power: power(who), receiver: power(thing), n: turns },
    "agreed-end-subsidy": { power: power(who), receiver: power(thing) },
    "agreed-truce": { power: power(who), other: power(thing), until },
    "agreed-stay-out": { power: power(who), region: MAP.regions[thing]?.id ?? "", until },
    "agreed-vote": { power: power(who), candidate: `candidate.${CANDIDATES[thing] ?? ""}` },
    "agreed-words": { seat: seat(by), partner: seat(to), until },
  };
  return { key, args: args[key] };
}

const rows = (numbers: readonly number[], width: number): number[][] =>
  Array.from({ length: Math.floor(numbers.length / width) }, (_, i) => numbers.slice(i * width, (i + 1) * width));

/** What holds now: agreements first, then contracts. */
export function agreedNow(view: MariaView): Clause[] {
  const agreed = rows(view.agreements, AGREED).map(([kind = 0, who = 0, thing = 0, until = 0, by = 0, to = 0]) =>
    clauseOf(kind, who, thing, 0, until, by, to),
  );
  const contracts = view.powers.flatMap((giver) =>
    Object.entries(giver.subsidies).map(([receiver, n]): Clause => ({
      key: "agreed-subsidy",
      args: { power: `power.${giver.id}`, receiver: `power.${receiver}`, n },
    })),
  );
  return [...agreed, ...contracts];
}

export interface Offer {
  seat: string;
  partner: string;
  clauses: Clause[];
  /** Still being written. */
  isDraft: boolean;
}

/** The offer that is written or answered now, where this viewer may see it. */
export function offerOf(view: MariaView): Offer | null {
  const phase = view.stack.findLast((one) => one["phase"] === "Drafting" || one["phase"] === "Answering");
  if (phase === undefined || !Array.isArray(phase["clauses"])) return null;
  const [by, to] = [Number(phase["seat"]), Number(phase["partner"])];
  const clauses = rows(phase["clauses"] as number[], OFFER).map(([kind = 0, who = 0, thing = 0, turns = 0]) =>
    clauseOf(kind, who, thing, turns, view.turn + turns - 1, by, to),
  );
  return { seat: seat(by), partner: seat(to), clauses, isDraft: phase["phase"] === "Drafting" };
}
