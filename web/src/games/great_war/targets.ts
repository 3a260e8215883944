// What the open question points at, and where that stands on the map.
import { stepsOf } from "./battle";
import { ROOM } from "../../contract";
import { hasPlace, placeOf } from "./board";
import { placeIn, type WarPlay } from "./view";

/** The place where a thing stands: a general's army; a country's capital, or its first province. */
export function placeOfThing(play: WarPlay, id: string): string | null {
  if (hasPlace(id)) return id;
  if (id.startsWith("general.")) {
    const at = play.view.generals.find((general) => `general.${general.id}` === id)?.place;
    return at ? `place.${at}` : null;
  }
  if (id.startsWith("power.")) {
    const held = heldBy(play, id);
    return held.find((place) => placeOf(place).rank !== "town") ?? held[0] ?? null;
  }
  return null;
}

const heldBy = ({ view }: WarPlay, power: string): string[] =>
  view.places.filter(({ controller }) => `power.${controller ?? ""}` === power).map(({ id }) => `place.${id}`);

/** Every place that glows: it may be picked itself, or something that stands for it. A country does so with all its land; one that may join an attack with a single place, or it would hide where the attack can come from. */
export const placesOf = (play: WarPlay): Set<string> =>
  new Set(
    [...play.targets].flatMap(([id, options]) =>
      id.startsWith("power.") && options.every(({ verb }) => verb !== "invite")
        ? heldBy(play, id)
        : (placeOfThing(play, id) ?? []),
    ),
  );

/** What a click on a place means now. */
export function thingAt(play: WarPlay, place: string): string | null {
  if (play.targets.has(place)) return place;
  const here = placeIn(play.view, place);
  const power = `power.${here?.controller ?? ""}`;
  if (play.targets.has(power)) return power;
  const things = [...play.targets.keys()].filter((id) => placeOfThing(play, id) === place);
  return things.length === 1 ? (things[0] ?? null) : null;
}

/** What a click on the map cannot choose: kinds of units, pieces to hit or lose, things to buy, one of two generals in a place. */
export function looseThings(play: WarPlay): string[] {
  const ids = [...play.targets.keys()];
  const isAlone = (place: string, id: string): boolean =>
    ids.every((other) => other === id || placeOfThing(play, other) !== place);
  return ids.filter((id) => {
    const place = placeOfThing(play, id);
    return !hasPlace(id) && (place === null || !isAlone(place, id));
  });
}

/** Things to buy stand on the country card. */
export const isPurchase = (play: WarPlay): boolean => looseThings(play).some((id) => id.startsWith("item."));
/** What is added to an attack stands in its plan; a few things have their buttons under the map, a panel over it would only say them twice. */
export const isChoice = (play: WarPlay): boolean =>
  stepsOf(play).length === 0 &&
  looseThings(play).filter((id) => !id.startsWith("item.") && !isSeldom(play, id)).length > ROOM;
/** Two generals change places once in a war: the buttons under the map are enough, a panel over it would be too much. */
const isSeldom = (play: WarPlay, id: string): boolean =>
  play.targets.get(id)?.every(({ verb }) => verb === "swap") ?? false;

/** The sign of a thing in lists: its unit or building. */
export function signOf(id: string): string | null {
  const bare = id.replace(/^\w+\./, "");
  const sign = SIGNS.find((one) => bare === one || bare.endsWith(`_${one}`));
  if (sign !== undefined) return `gw-${sign}`;
  return bare.endsWith("rebel") ? "gw-infantry" : bare === "diplomacy_card" ? "gw-laurel" : null;
}
const SIGNS = [
  "infantry",
  "cavalry",
  "artillery",
  "aircraft",
  "tank",
  "zeppelin",
  "gas",
  "battleship",
  "cruiser",
  "submarine",
  "defence_line",
  "factory",
  "hospital",
];

/** The power whose colours a thing bears. */
export function powerIn(play: WarPlay, id: string): string | null {
  const bare = id.replace(/^\w+\./, "");
  if (id.startsWith("power.")) return bare;
  if (id.startsWith("general.")) return play.view.generals.find((general) => general.id === bare)?.power ?? null;
  if (id.startsWith("piece.")) return play.view.powers.find((power) => bare.startsWith(`${power.id}_`))?.id ?? null;
  return null;
}
