// A table is open for as long as its page is shown.
import { untrack } from "svelte";
import { i18n } from "../i18n/i18n.svelte";
import { panels } from "../store/panels.svelte";
import { PlayModel } from "../store/play.svelte";
import { TableStore } from "../store/table.svelte";

/** The address of the page leads to the ply that is looked at. */
function keepPly(ply: number | null): void {
  const address = new URL(location.href);
  if (ply === null) address.searchParams.delete("ply");
  else address.searchParams.set("ply", String(ply));
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

/** Opens a table for the component that calls; the address says with whose eyes (`as`) and at which ply (`ply`). */
export function openTable(id: string): PlayModel {
  const address = new URLSearchParams(location.search);
  const store = new TableStore(id, address.get("as"));
  const play = new PlayModel(store);
  $effect(() => {
    void untrack(() => store.open()).then(() => {
      play.verdicts.begin();
      const ply = address.get("ply");
      if (ply !== null && /^\d+$/.test(ply)) play.replay.go(Number(ply));
    });
    return () => {
      play.replay.pause();
      store.close();
      panels.reset();
    };
  });
  $effect(() => void store.texts?.ensure(i18n.lang));
  $effect(() => keepPly(play.replay.ply));
  return play;
}
