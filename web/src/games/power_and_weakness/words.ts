// The board in words: every region with its marker, who holds it and what stands there.
import type { PlaceWords } from "../contract";
import type { PowerPlay, RegionView } from "./view";

/** Marker, owner, pieces: for the bar under the map and for the ear. */
export function contentsOf({ texts }: PowerPlay, region: RegionView): string[] {
  const marker = region.marker === null ? [] : [texts.name(`marker.${region.marker}`)];
  if (region.owner === null) return [...marker, texts.t("hint-empty")];
  const active = region.active ? [texts.t("board-active")] : [];
  return [...marker, texts.seat(region.owner), texts.t("hint-region", { mages: region.mages, knights: region.knights }), ...active];
}

export const describe = (play: PowerPlay, region: RegionView): string => [play.texts.name(`region.${region.id}`), ...contentsOf(play, region)].join(", ");

export function inWords(play: PowerPlay): PlaceWords[] {
  return play.view.regions.map((region) => ({
    id: `region.${region.id}`,
    focus: `region.${region.id}`,
    owners: region.owner === null ? [] : [region.owner],
    says: describe(play, region),
    near: region.adjacent.map((id) => `region.${id}`),
  }));
}
