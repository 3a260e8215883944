// P1: whom a question is put to.
import type { MessageWire } from "../net/types";
import type { PlayModel } from "../store/play.svelte";

/** A seat may lead several powers: where the game's texts name a speaker, the power that acts is asked. */
export function askedOf(play: PlayModel, seat: string, { args }: MessageWire): { words: string; thing: string } {
  const power = args["power"];
  return typeof power === "string" && play.texts.has("speaker")
    ? { words: play.texts.t("speaker", args), thing: power }
    : { words: play.texts.seat(seat), thing: seat };
}
