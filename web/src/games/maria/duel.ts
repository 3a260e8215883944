// 11.1: a combat as a duel: who stands where, what was played, what each card would make of the score.
import type { LogEntry, MessageWire } from "../../net/types";
import { bare, faceOf, powerOf, type MariaGeneral, type MariaPlay, type MariaView } from "./view";

export interface Side {
  general: MariaGeneral;
  /** He and whoever stands with him. */
  names: string[];
  troops: number;
  suit: string;
  cards: number;
  isAttacker: boolean;
}

export interface Played {
  power: string;
  face: string;
  value: number;
  /** The score afterwards, as the power that played sees it. */
  score: number;
}

/** A card that may be played: its value, and the score it leads to as the left side sees it. */
export interface Mark {
  value: number;
  score: number;
}

/** Cards of the combat that is being fought, in order; an older one is forgotten. */
export function playedCards(log: readonly LogEntry[]): Played[] {
  const start = log.findLastIndex((entry) => entry.message.key === "combat-begun");
  return log.slice(Math.max(0, start)).flatMap(({ message: { key, args } }): Played[] => {
    if (key === "card-played")
      return [
        {
          power: bare(args["power"]),
          face: bare(args["tc"]),
          value: faceOf(bare(args["tc"])).value ?? 0,
          score: Number(args["n"]),
        },
      ];
    if (key === "reserve-played")
      return [{ power: bare(args["power"]), face: "reserve", value: Number(args["value"]), score: Number(args["n"]) }];
    return [];
  });
}

/** Both sides, the viewer's own first; a spectator sees the attacker there. */
export function sidesOf(view: MariaView, seat: string | null): [Side, Side] | null {
  const fight = view.fight;
  if (fight === null) return null;
  const side = (index: 0 | 1): Side | null => {
    const general = view.generals.find((one) => one.id === (index === 0 ? fight.attacker : fight.defender));
    if (general === undefined) return null;
    const stack = view.generals.filter((one) => one.at === general.at && one.id !== general.id);
    return {
      general,
      names: [general, ...stack].map((one) => one.id),
      troops: fight.troops[index] ?? 0,
      suit: fight.suits[index] ?? "",
      cards: powerOf(view, general.power)?.cards ?? 0,
      isAttacker: index === 0,
    };
  };
  const [attacker, defender] = [side(0), side(1)];
  if (attacker === null || defender === null) return null;
  const isMine = (one: Side): boolean => powerOf(view, one.general.power)?.seat === seat;
  return isMine(defender) && !isMine(attacker) ? [defender, attacker] : [attacker, defender];
}

/** The score from one side. */
export const scoreFor = (view: MariaView, side: Side): number => (view.fight?.score ?? 0) * (side.isAttacker ? 1 : -1);

/** 11.1.6, 11.1.9: the question names only what can be done; others must not learn it, so it is told here alone. */
export function duelPrompt({ question }: MariaPlay): MessageWire | null {
  if (question === null || !["ask-card", "ask-card-at-zero"].includes(question.prompt.key)) return null;
  const has = (verb: string): boolean => question.options.some((option) => option.verb === verb);
  const rest = has("play") ? null : has("play_reserve") ? "reserve" : "none";
  if (rest === null) return null;
  return { ...question.prompt, key: `panel-${question.prompt.key}-${rest}` };
}
