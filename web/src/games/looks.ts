// Colour and emblem of every seat, by game: small enough to be known before a game's own code is loaded.
import type { SeatLook } from "./contract";

const UNKNOWN: SeatLook = { colour: "slate", emblem: "tower" };

const LOOKS: Record<string, Record<string, SeatLook>> = {
  power_and_weakness: {
    "seat.orange": { colour: "orange", emblem: "sun" },
    "seat.white": { colour: "ivory", emblem: "moon" },
  },
  heads_of_state: {
    "seat.crimson": { colour: "crimson", emblem: "eagle" },
    "seat.navy": { colour: "navy", emblem: "cross" },
    "seat.gold": { colour: "gold", emblem: "crown" },
    "seat.green": { colour: "green", emblem: "oak" },
    "seat.violet": { colour: "violet", emblem: "star" },
  },
  hannibal: {
    "seat.rome": { colour: "crimson", emblem: "eagle" },
    "seat.carthage": { colour: "navy", emblem: "tanit" },
  },
  maria: {
    "seat.austria": { colour: "ivory", emblem: "eagle2" },
    "seat.france": { colour: "crimson", emblem: "lily" },
    "seat.prussia": { colour: "navy", emblem: "cross" },
  },
  great_war: {
    "seat.germany": { colour: "navy", emblem: "cross" },
    "seat.austria_hungary": { colour: "sky", emblem: "double_cross" },
    "seat.turkey": { colour: "green", emblem: "crescent_star" },
    "seat.britain": { colour: "orange", emblem: "lion" },
    "seat.france": { colour: "gold", emblem: "lily" },
    "seat.russia": { colour: "crimson", emblem: "eagle2" },
    "seat.italy": { colour: "rose", emblem: "rose" },
  },
};

export function lookOf(game: string, seat: string): SeatLook {
  return LOOKS[game]?.[seat] ?? UNKNOWN;
}
