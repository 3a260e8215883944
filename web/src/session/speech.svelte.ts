// What a screen reader is told: new lines of the log, answers to commands, and the captions of sounds.
import { untrack } from "svelte";
import { t } from "../i18n/i18n.svelte";
import { panels } from "../store/panels.svelte";
import type { PlayModel } from "../store/play.svelte";

const KEPT = 12;

export class Speech {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  #count = 0;

  say(texts: readonly string[]): void {
    const fresh = texts.map((text) => ({ id: this.#count++, text }));
    this.lines = [...untrack(() => this.lines), ...fresh].slice(-KEPT);
  }
}

/** Reads aloud for the component that calls. What was told before the page was opened is in the log. */
export function readAloud(play: PlayModel, speech: Speech): void {
  let told = -1;
  $effect(() => {
    const log = play.log;
    // A take-back makes the log shorter.
    const fresh = told < 0 ? [] : log.slice(told);
    told = log.length;
    if (fresh.length > 0) speech.say(fresh.map((entry) => play.texts.line(entry.message)));
  });
  $effect(() => {
    if (panels.answer !== null) speech.say([panels.answer]);
  });
  /** What the lamp has found; the reasons are in its strip. */
  $effect(() => {
    if (play.store.hints === null) return;
    const advised = untrack(() => play.advised.map(({ option }) => play.texts.line(option.label)));
    if (advised.length > 0) speech.say([`${t("hint-title")}: ${advised.join("; ")}`]);
  });
}
