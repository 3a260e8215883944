// A table is open for as long as its page is shown.
import { untrack } from "svelte";
import { i18n } from "../i18n/i18n.svelte";
import { panels } from "../store/panels.svelte";
import { PlayModel } from "../store/play.svelte";
import { TableStore } from "../store/table.svelte";

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
  return play;
}
