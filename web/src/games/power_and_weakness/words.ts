// The board in words: every region with its marker, who holds it and what stands there.
import type { LogEntry } from "../../net/types";
import type { Flight, PlaceWords } from "../../contract";
import type { PowerPlay, RegionView } from "./view";

/** Marker, owner, pieces: for the bar under the map and for the ear. */
export function contentsOf({ texts }: PowerPlay, region: RegionView): string[] {
  const marker = region.marker === null ? [] : [texts.name(`marker.${region.marker}`)];
  const coast = texts.t(region.coastal ? "panel-coast" : "panel-inland");
  if (region.owner === null) return [...marker, texts.t("panel-empty"), coast];
  const active = region.active ? [texts.t("board-active")] : [];
  return [
    ...marker,
    `${texts.seat(region.owner)}: ${texts.t("panel-units", { mages: region.mages, knights: region.knights })}`,
    ...active,
    coast,
  ];
}

export const describe = (play: PowerPlay, region: RegionView): string =>
  [play.texts.name(`region.${region.id}`), ...contentsOf(play, region)].join(", ");

export function inWords(play: PowerPlay): PlaceWords[] {
  return play.view.regions.map((region) => ({
    id: `region.${region.id}`,
    focus: `region.${region.id}`,
    owners: region.owner === null ? [] : [region.owner],
    says: describe(play, region),
    near: region.adjacent.map((id) => `region.${id}`),
  }));
}

const text = (arg: string | number | undefined): string => String(arg ?? "");

/** The units that a line of the log tells of, on their way. */
export function flightOf({ message: { key, args } }: LogEntry): Flight | null {
  const unit = { seat: text(args["seat"]), piece: text(args["unit"]) };
  if (key === "units-moved") return { ...unit, from: text(args["start"]), to: text(args["goal"]) };
  if (key === "unit-placed" || key === "unit-retreated") return { ...unit, from: null, to: text(args["region"]) };
  return null;
}
