// A table whose server has come back as a newer version: the page follows, but never in the middle of a decision.
import { api } from "../net/api";
import type { PlayModel } from "../store/play.svelte";
import { isWriting, renewal } from "../ui/renewal";

export function renewWhenCalm(play: PlayModel): void {
  let wasLost = false;
  $effect(() => {
    const { status } = play.store;
    if (status === "waiting") wasLost = true;
    if (status !== "live" || !wasLost) return;
    wasLost = false;
    void api.me().then(
      ({ client }) => renewal.heard(client ?? ""),
      () => undefined,
    );
  });
  $effect(() => renewal.whileCalm(() => isCalm(play)));
}

/** Nothing is chosen, prepared, planned, written or looked back on; a lesson would begin anew. */
export function isCalm({ store, armed, isNarrowed }: PlayModel): boolean {
  const { acting, plan, past, coach } = store;
  const isFree = armed === null && !isNarrowed && acting.ahead === null && acting.pending === null;
  return isFree && !plan.isOpen && past === null && coach === null && !isWriting();
}
