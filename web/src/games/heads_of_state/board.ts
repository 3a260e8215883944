// What the board draws, apart from how: the ids are the engine's.
import { movedPlaces } from "../../map/moved";
import type { Drawn } from "../../map/sheet";
import type { AreaMap, MapArea, Point } from "../../map/types";
import type { SeatLook } from "../../contract";
import { fromBox } from "../../contract/laid.svelte";
import { lookOf } from "../../contract/looks";
import data from "./map.json";
import { GAME } from "./view";

export const MAP = data as unknown as AreaMap;
export const LAYERS = ["names", "rivers"] as const;
export type Layers = Record<(typeof LAYERS)[number], boolean>;

/** Countries bear the washes of the seats' hues and nothing else of them. */
export const COUNTRY_COLOURS: Readonly<Record<string, string>> = {
  britain: "crimson",
  france: "navy",
  spain: "gold",
  germany: "green",
};

export const seatLook = (seat: string): SeatLook => lookOf(GAME, seat);

export function areaOf(id: string): MapArea {
  const area = byId().get(id);
  if (!area) throw new Error(`The map has no ${id}: build it anew with tools/build_map`);
  return area;
}

interface AreaContent {
  areas: (Drawn & { country: string; capital: boolean })[];
}

/** Areas as the box on the table has them: whose they are, which are capitals, and where their columns stand. */
export const areas = fromBox<readonly MapArea[], AreaContent>(MAP.areas, (content) => {
  const places = new Map(MAP.areas.map(({ id, place }) => [id, place.at]));
  const moved = movedPlaces("area", { areas: content.areas }, places);
  const areaIn = new Map(content.areas.map((area) => [`area.${area.id}`, area]));
  return MAP.areas.map((place) => {
    const { country, capital } = areaIn.get(place.id) as AreaContent["areas"][number];
    const at = moved.get(place.id) ?? place.place.at;
    return { ...place, country: `country.${country}`, capital, place: { ...place.place, at } };
  });
});

const mapped = (all: readonly MapArea[]): ReadonlyMap<string, MapArea> => new Map(all.map((area) => [area.id, area]));
const OURS = mapped(MAP.areas);
const byId = fromBox(OURS, () => mapped(areas()));

/** Areas that a corrected box gives to another country than ours. */
export const moved = (): readonly MapArea[] => areas().filter(({ id, country }) => OURS.get(id)?.country !== country);

/** A box of a column: its picture, and the frame around all of them. */
export const BOX = { width: 45, height: 33, step: 35 };
export const FRAME = { left: -35.5, width: 51, rim: 3 };

export const frameHeight = (boxes: number): number => BOX.step * boxes + 4;

/** Where a box begins in its column. */
export const boxAt = (index: number): Point => [FRAME.left + FRAME.rim, FRAME.rim + BOX.step * index];

const SMALLEST = 0.7;
const FULL = 1.5;

/** Columns grow with the map, but not for ever, and stay legible when it is small. */
export const columnScale = (k: number): number => (k > FULL ? (FULL / k) ** 0.5 : Math.max(1, SMALLEST / k));

/** At this scale the longest rank in a box is easily read; a box that is smaller is shown so large when it is approached. */
const LEGIBLE = 1.15;

/** How much larger a box becomes under the pointer, where the map is small. */
export const lensOf = (k: number): number => Math.max(1, LEGIBLE / (k * columnScale(k)));
