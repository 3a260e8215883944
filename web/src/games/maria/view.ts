// The view of Maria as view.py builds it; ids are bare ("breslau", "prussia", "spades_7").
import type { MariaFortress, MariaGeneral, MariaPower, MariaTrain, MariaView, MariaWays } from "../../net/types";
import type { MapTown, Suit } from "../../map/types";
import type { Play } from "../../contract";

export const GAME = "maria";
export type MariaPlay = Play<MariaView>;
export type { MariaFortress, MariaGeneral, MariaPower, MariaTrain, MariaView, MariaWays };

/** In the order of the engine. */
export const POWERS = ["france", "bavaria", "prussia", "saxony", "pragmatic", "austria"] as const;
export const SUITS = ["clubs", "diamonds", "hearts", "spades"] as const satisfies readonly Suit[];

export const bare = (id: unknown): string => String(id).replace(/^\w+\./, "");
export const powerOf = (view: MariaView, id: string): MariaPower | undefined =>
  view.powers.find((power) => power.id === id);
export const powersOf = (view: MariaView, seat: string | null): MariaPower[] =>
  view.powers.filter((power) => power.seat === seat);
export const isOnMap = (at: string): boolean => at !== "removed" && at !== "box" && at !== "not_in_play";

/** A card's face: nothing but a Reserve has no suit. */
export function faceOf(card: string): { suit: Suit | null; value: number | null } {
  const [suit, value] = card.split("_");
  return card === "reserve" ? { suit: null, value: null } : { suit: suit as Suit, value: Number(value) };
}

/** Generals of one town: the commander first. */
export interface Stack {
  town: string;
  power: string;
  generals: MariaGeneral[];
}

/** Everything that stands in a town. */
export interface Standing {
  stack?: Stack;
  train?: MariaTrain;
  /** Numbers of hussars. */
  hussars: number[];
  fortress?: MariaFortress;
}

/** A town of the map with what stands there. */
export interface TownNow {
  town: MapTown;
  here: Standing | undefined;
}

export function standings(view: MariaView): Map<string, Standing> {
  const all = new Map<string, Standing>();
  const at = (town: string): Standing => {
    const found = all.get(town) ?? { hussars: [] };
    all.set(town, found);
    return found;
  };
  for (const fortress of view.fortresses) at(fortress.town).fortress = fortress;
  for (const general of view.generals.filter((one) => isOnMap(one.at))) {
    const place = at(general.at);
    place.stack ??= { town: general.at, power: general.power, generals: [] };
    if (general.commands) place.stack.generals.unshift(general);
    else place.stack.generals.push(general);
    place.stack.power = place.stack.generals[0]?.power ?? general.power;
  }
  for (const train of view.trains.filter((one) => isOnMap(one.at))) at(train.at).train = train;
  view.hussars.forEach((town, number) => town !== null && at(town).hussars.push(number));
  return all;
}

export const HUSSARS = ["first", "second"] as const;

/** The pieces of a town one by one, the commander first. */
export function inStanding(here: Standing | undefined): { id: string; general?: MariaGeneral; train?: MariaTrain }[] {
  return [
    ...(here?.stack?.generals ?? []).map((general) => ({ id: `general.${general.id}`, general })),
    ...(here?.train ? [{ id: `train.${here.train.id}`, train: here.train }] : []),
    ...(here?.hussars ?? []).map((number) => ({ id: `hussar.${HUSSARS[number] ?? ""}` })),
  ];
}

/** The phase on top of the others that has this name. */
export const phaseOf = (view: MariaView, name: string): Record<string, unknown> | undefined =>
  view.stack.findLast((phase) => phase["phase"] === name);

/** 17.5.6: the political card whose text and arrows are asked about; it lies open no longer. */
export const cardCarriedOut = ({ asked }: Pick<MariaPlay, "asked">): string | null =>
  typeof asked["pc"] === "string" ? asked["pc"].replace("pc.", "") : null;
