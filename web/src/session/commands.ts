// Questions that are answered in words, aloud and on the page.
import type { PlaceWords } from "../contract";
import { t } from "../i18n/i18n.svelte";
import type { PlayModel } from "../store/play.svelte";
import { askedOf } from "./asked";

export function placesOf(play: PlayModel): readonly PlaceWords[] {
  return play.store.module?.inWords(play) ?? [];
}

/** Where are my units? */
export function whereAreMine(play: PlayModel): string {
  const mine = placesOf(play).filter((place) => play.seat !== null && place.owners.includes(play.seat));
  return mine.length === 0 ? t("say-nowhere") : t("say-mine", { list: mine.map((place) => place.says).join(". ") });
}

/** The place that is marked, or that has the keyboard. */
function placeHere(play: PlayModel): PlaceWords | undefined {
  const here = play.marked ?? document.activeElement?.id ?? "";
  return placesOf(play).find((place) => place.id === here || place.focus === here);
}

/** What can be reached from here, and what can be done here? */
export function whatIsHere(play: PlayModel): string {
  const place = placeHere(play);
  if (place === undefined) return t("say-no-place");
  const near = placesOf(play).filter((other) => place.near.includes(other.id));
  const acts = play.optionsOf(place.focus).map((option) => play.texts.line(option.label));
  return [
    place.says,
    near.length === 0 ? t("say-near-none") : t("say-near", { list: near.map((other) => other.says).join("; ") }),
    acts.length === 0 ? t("say-acts-none") : t("say-acts", { list: acts.join("; ") }),
  ].join(" – ");
}

/** What am I asked, and how many answers are there? */
export function whatIsAsked(play: PlayModel): string {
  const { question } = play;
  if (question === null) return t("why-not-asked");
  const { words } = askedOf(play, question.seat, question.prompt);
  return `${words}: ${play.texts.line(question.prompt)} (${t("choices", { n: question.options.length })})`;
}
