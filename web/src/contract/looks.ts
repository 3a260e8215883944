// Colour and emblem of every seat, and of the powers that seats lead, by game: small enough to be known before a game's own
// code is loaded. The build hands the colours on to the server (seat_colours.ts).
import type { SeatLook } from ".";
import looks from "./looks.json";

const UNKNOWN: SeatLook = { colour: "slate", emblem: "tower" };
const LOOKS: Record<string, Record<string, SeatLook>> = looks;

/** A seat by its bare id ("orange") or as messages name it ("seat.orange"), or a power that a seat leads ("power.usa"). */
export function lookOf(game: string, seat: string): SeatLook {
  return LOOKS[game]?.[seat.replace(/^(seat|power)\./, "")] ?? UNKNOWN;
}
