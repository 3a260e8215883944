// Whom a question is put to, and what somebody else is doing.
import { t } from "../i18n/i18n.svelte";
import type { MessageWire } from "../net/types";
import type { PlayModel } from "../store/play.svelte";

/** A seat may lead several powers: where the game's texts name a speaker, the power that acts is asked. */
export function askedOf(play: PlayModel, seat: string, { args }: MessageWire): { words: string; thing: string } {
  const power = args["power"];
  return typeof power === "string" && play.texts.has("speaker")
    ? { words: play.texts.t("speaker", args), thing: power }
    : { words: play.texts.seat(seat), thing: seat };
}

/** Stands for a name while the sentence about it is put together. */
const GAP = "\ue010";

/** What somebody else is asked to do, in the words before and after his name: "Waiting for Russia to move units." */
export function doingOf(play: PlayModel, seat: string, prompt: MessageWire): [before: string, after: string] {
  const { thing } = askedOf(play, seat, prompt);
  const article = play.texts.article(thing.includes(".") ? thing : `seat.${thing}`);
  const waiting = `${prompt.key}.wait`;
  const does = play.texts.t(play.texts.has(waiting) ? waiting : prompt.key, prompt.args);
  const [before = "", after = ""] = t("waiting-one", { who: GAP, does }).split(GAP);
  return [article === "" ? before : `${before}${article} `, after];
}
