// What follows from a change of the table.
import { untrack } from "svelte";
import { api } from "../net/api";
import { panels } from "../store/panels.svelte";
import type { PlayModel } from "../store/play.svelte";

/** Keeps what the viewer does in step with the table, for the component that calls. */
export function followTable(play: PlayModel): void {
  const { store, replay } = play;
  /** Chat, seats and offers change the table too, but not the question: what is half chosen stays so. */
  const version = $derived(store.live?.version);
  $effect(() => {
    if (version === undefined) return;
    play.reset();
    panels.answer = null;
  });
  $effect(() => {
    if (store.live !== null) untrack(() => replay.follow());
  });
  $effect(() => {
    if (replay.isOver) void play.annotations.load();
  });
  $effect(() => {
    if (replay.isOver)
      void api.analysis(store.id).then(
        (analysis) => (play.analysis = analysis),
        (error: unknown) => store.fail(error),
      );
  });
}
