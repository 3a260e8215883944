// Colour and emblem of every seat, by game: small enough to be known before a game's own code is loaded.
import type { SeatLook } from ".";

const UNKNOWN: SeatLook = { colour: "slate", emblem: "tower" };

const LOOKS: Record<string, Record<string, SeatLook>> = {
  power_and_weakness: {
    orange: { colour: "orange", emblem: "sun" },
    white: { colour: "ivory", emblem: "moon" },
  },
  heads_of_state: {
    red: { colour: "crimson", emblem: "eagle" },
    yellow: { colour: "gold", emblem: "crown" },
    blue: { colour: "navy", emblem: "cross" },
    green: { colour: "green", emblem: "oak" },
    black: { colour: "slate", emblem: "tower" },
  },
  hannibal: {
    rome: { colour: "crimson", emblem: "eagle" },
    carthage: { colour: "navy", emblem: "tanit" },
  },
  // The seats, and the powers that they lead.
  maria: {
    maria: { colour: "ivory", emblem: "eagle2" },
    frederick: { colour: "navy", emblem: "cross" },
    louis: { colour: "crimson", emblem: "lily" },
    austria: { colour: "ivory", emblem: "eagle2" },
    prussia: { colour: "navy", emblem: "cross" },
    france: { colour: "crimson", emblem: "lily" },
    bavaria: { colour: "gold", emblem: "lozenges" },
    saxony: { colour: "green", emblem: "swords" },
    pragmatic: { colour: "slate", emblem: "lion" },
  },
  great_war: {
    germany: { colour: "navy", emblem: "cross" },
    austria: { colour: "sky", emblem: "double_cross" },
    turkey: { colour: "green", emblem: "crescent_star" },
    britain: { colour: "orange", emblem: "lion" },
    france: { colour: "gold", emblem: "lily" },
    russia: { colour: "crimson", emblem: "eagle2" },
    italy: { colour: "rose", emblem: "rose" },
    usa: { colour: "violet", emblem: "star" },
  },
};

/** A seat by its bare id ("orange") or as messages name it ("seat.orange"), or a power that a seat leads ("power.usa"). */
export function lookOf(game: string, seat: string): SeatLook {
  return LOOKS[game]?.[seat.replace(/^(seat|power)\./, "")] ?? UNKNOWN;
}
