// What happens at the table is heard, if the viewer wants it.
import { t } from "../i18n/i18n.svelte";
import { settings } from "../settings/settings.svelte";
import { sound, soundsOf } from "../sound/sounds";
import type { PlayModel } from "../store/play.svelte";

/** Sounds for the component that calls; `say` gets their captions. */
export function playSounds(play: PlayModel, say: (captions: readonly string[]) => void): void {
  let wasAsked = true;
  $effect(() => {
    const keys = play.news.map((entry) => entry.message.key);
    const isAsked = play.question !== null;
    const kinds = play.store.module?.logKinds;
    if (settings.sound && kinds !== undefined) {
      for (const kind of soundsOf(keys, kinds, isAsked && !wasAsked)) {
        sound(kind);
        say([t(`caption-${kind}`)]);
      }
    }
    wasAsked = isAsked;
  });
}
