// The view of Great War as view.py builds it; ids are bare ("liege", "germany", "infantry").
import type { GreatWarGeneral, GreatWarPlace, GreatWarPower, GreatWarStack, GreatWarView } from "../../net/types";
import type { Play, SeatLook } from "../../contract";
import { lookOf } from "../../contract/looks";

const GAME = "great_war";
export type WarPlay = Play<GreatWarView>;
export type { GreatWarPlace, GreatWarPower, GreatWarStack, GreatWarView };

export type Alliance = "central" | "entente";
const SHIPS = ["battleship", "cruiser", "submarine"];
export const bare = (id: unknown): string => String(id).replace(/^\w+\./, "");
export const isShip = (unit: string): boolean => SHIPS.includes(unit);
/** The seats of view.runner, by number. */
const SEATS = ["germany", "austria", "turkey", "britain", "france", "russia", "italy"] as const;

/** A minor power has no colour of its own: all are grey, the letters of their names tell them apart. */
export const powerLook = (power: string): SeatLook => lookOf(GAME, power);

export const powerOf = (view: GreatWarView, id: string | null): GreatWarPower | undefined =>
  view.powers.find((power) => power.id === id);
/** Every border asks for both its sides with every view: they are looked up, not looked for. */
const indexes = new WeakMap<readonly GreatWarPlace[], Map<string, GreatWarPlace>>();
export function placeIn({ places }: GreatWarView, id: string): GreatWarPlace | undefined {
  let index = indexes.get(places);
  if (index === undefined) indexes.set(places, (index = new Map(places.map((place) => [place.id, place]))));
  return index.get(bare(id));
}
/** The units of a place; what is not there is not sent. */
export const unitsAt = (place: GreatWarPlace | undefined): readonly GreatWarStack[] => place?.units ?? [];
/** The same, with those of a battle: who attacks stands where he came from until he has moved in. */
export const armiesAt = ({ battle }: GreatWarView, place: GreatWarPlace): readonly GreatWarStack[] =>
  battle === null
    ? unitsAt(place)
    : [
        ...unitsAt(place),
        ...battle.force.filter(({ origin }) => origin === place.id),
        ...(battle.target === place.id ? battle.inside : []),
      ];
/** All units of some powers on the map. */
export const countOf = (view: GreatWarView, isOf: (power: string) => boolean): number =>
  view.places
    .flatMap((place) => armiesAt(view, place))
    .reduce((sum, { power, count }) => sum + (isOf(power) ? count : 0), 0);
/** The alliance that holds a province, or whose ships are in a zone (0.3, 8.1). */
export function sideOf(view: GreatWarView, place: GreatWarPlace | undefined): Alliance | null {
  const power = powerOf(view, place?.controller ?? unitsAt(place)[0]?.power ?? null);
  return power?.in_war ? ((power.alliance ?? null) as Alliance | null) : null;
}
export const allianceOf = (view: GreatWarView, power: string): Alliance | null =>
  (powerOf(view, power)?.alliance ?? null) as Alliance | null;
/** The powers that a seat runs (17.2); the view numbers seats in the order of the table. */
export const powersOf = (view: GreatWarView, seat: string, seats: readonly string[]): GreatWarPower[] =>
  view.powers.filter((power) => seats[power.seat] === seat);

/** All that one power has in a place. */
export interface Host {
  power: string;
  alliance: Alliance | null;
  land: number;
  ships: number;
  stacks: Tally[];
  generals: GreatWarGeneral[];
}

export interface Tally {
  unit: string;
  count: number;
  faceDown: number;
}

/** Units of a kind together, in the order of the country card. */
export function tally(stacks: readonly GreatWarStack[]): Tally[] {
  const kinds = new Map<string, Tally>();
  for (const { unit, count, face_down } of stacks) {
    const known = kinds.get(unit) ?? { unit, count: 0, faceDown: 0 };
    kinds.set(unit, { unit, count: known.count + count, faceDown: known.faceDown + (face_down ? count : 0) });
  }
  return [...kinds.values()].sort((a, b) => ORDER.indexOf(a.unit) - ORDER.indexOf(b.unit));
}
export const ORDER = [
  "infantry",
  "rebel",
  "cavalry",
  "artillery",
  "aircraft",
  "tank",
  "zeppelin",
  "gas",
  "battleship",
  "cruiser",
  "submarine",
];

export function hostsAt(view: GreatWarView, place: GreatWarPlace): Host[] {
  const here = armiesAt(view, place);
  const powers = [
    ...new Set([
      ...here.map((stack) => stack.power),
      ...view.generals.filter((general) => general.place === place.id).map((general) => general.power),
    ]),
  ];
  const sum = (stacks: Tally[]): number => stacks.reduce((total, { count }) => total + count, 0);
  return powers.map((power) => {
    const stacks = tally(here.filter((stack) => stack.power === power));
    return {
      power,
      stacks,
      alliance: allianceOf(view, power),
      land: sum(stacks.filter(({ unit }) => !isShip(unit))),
      ships: sum(stacks.filter(({ unit }) => isShip(unit))),
      generals: view.generals.filter((general) => general.place === place.id && general.power === power),
    };
  });
}

/** How the land of a place is painted: at war, a power not yet in it, neutral, or closed to all. */
export type Paint = "war" | "yet" | "neutral" | "closed";
export function paintOf(view: GreatWarView, place: GreatWarPlace): Paint {
  const power = powerOf(view, place.controller ?? null);
  if (power === undefined) return "closed";
  if (power.in_war) return "war";
  return power.due != null || GREAT.includes(power.id) ? "yet" : "neutral";
}
const GREAT: readonly string[] = [...SEATS, "usa"];

export const TURNS = Array.from(
  { length: 18 },
  (_, n) => `${1914 + Math.floor((n + 2) / 4)}_${["winter", "spring", "summer", "autumn"][(n + 2) % 4] ?? ""}`,
);
