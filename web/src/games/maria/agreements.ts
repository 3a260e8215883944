// 20, 21: clauses told in the words of the log.
import type { MessageArgs } from "../../i18n/bundle";
import type { MariaClause } from "../../net/types";
import type { MariaView } from "./view";

export interface Clause {
  key: string;
  args: MessageArgs;
}

const seatOf = (id: string): string => `seat.${id}`;

function told({ kind, power, thing, turns, until, seat, partner }: MariaClause): Clause {
  const [who, whom] = [`power.${power ?? ""}`, thing ?? ""];
  switch (kind) {
    case "subsidy":
      return { key: "agreed-subsidy", args: { power: who, receiver: whom, n: turns } };
    case "end_subsidy":
      return { key: "agreed-end-subsidy", args: { power: who, receiver: whom } };
    case "truce":
      return { key: "agreed-truce", args: { power: who, other: whom, until } };
    case "stay_out":
      return { key: "agreed-stay-out", args: { power: who, region: whom, until } };
    case "vote":
      return { key: "agreed-vote", args: { power: who, candidate: whom } };
    default:
      return { key: "agreed-words", args: { seat: seatOf(seat), partner: seatOf(partner), until } };
  }
}

/** What holds now: agreements first, then contracts. */
export function agreedNow(view: MariaView): Clause[] {
  const contracts = view.powers.flatMap((giver) =>
    Object.entries(giver.subsidies).map(([receiver, n]): Clause => ({
      key: "agreed-subsidy",
      args: { power: `power.${giver.id}`, receiver: `power.${receiver}`, n },
    })),
  );
  return [...view.agreements.map(told), ...contracts];
}

export interface Offer {
  seat: string;
  partner: string;
  clauses: Clause[];
  /** Still being written. */
  isDraft: boolean;
}

/** The offer that is written or answered now. */
export function offerOf({ offer }: MariaView): Offer | null {
  if (offer === null) return null;
  return {
    seat: seatOf(offer.seat),
    partner: seatOf(offer.partner),
    clauses: offer.clauses.map(told),
    isDraft: offer.is_draft,
  };
}
