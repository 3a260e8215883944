// The board in words: every space with its holder, forces and ways.
import type { LogEntry } from "../../net/types";
import type { PlaceWords } from "../../contract";
import { theMap } from "./board";
import type { Reach } from "./reach";
import { forcesAt, holderOf, type Force, type HannibalPlay } from "./view";

/** A force in a few words: who, how many, where. */
function forceWords({ texts }: HannibalPlay, force: Force): string {
  const who =
    force.generals.length > 0
      ? force.generals.map((general) => texts.name(`general.${general.id}`)).join(", ")
      : texts.seat(force.seat);
  const parts = [texts.t("panel-units", { n: force.units })];
  if (force.elephants > 0) parts.push(texts.t("panel-elephants", { n: force.elephants }));
  if (force.hasTrain) parts.push(texts.t("panel-train"));
  if (force.isInside) parts.push(texts.t("panel-inside"));
  return `${who}: ${parts.join(", ")}`;
}

/** A general in a few words: ratings, how far he could go, and whom he would meet. */
export function reachWords({ texts, view }: HannibalPlay, reach: Reach): string[] {
  const { general, points, left, battles, ports } = reach;
  return [
    texts.t("panel-ratings", { strategy: general.strategy, battle: general.battle }),
    texts.t("panel-reach", { points, n: left.size }),
    ...(ports.length > 0 ? [texts.t("panel-reach-ports", { n: ports.length })] : []),
    ...[...battles].map((id) =>
      texts.t("panel-reach-battle", {
        space: `space.${id}`,
        n: view.spaces.find((space) => space.id === id)?.[general.side === "rome" ? "carthage" : "rome"].units ?? 0,
      }),
    ),
  ];
}

/** Holder, port, siege, forces: for the bar under the map and for the ear. */
export function contentsOf(play: HannibalPlay, id: string): string[] {
  const space = play.view.spaces.find((one) => one.id === id);
  const map = theMap().spaces.find((one) => one.id === `space.${id}`);
  if (space === undefined || map === undefined) return [];
  const { texts } = play;
  const holder = holderOf(space);
  const held =
    space.marker === "neutral_tribe"
      ? texts.t("panel-neutral-tribe")
      : holder === null
        ? texts.t("panel-nobody")
        : texts.seat(holder);
  return [
    texts.name(map.province),
    ...(map.kind === "city" ? [texts.t("panel-city")] : map.kind === "tribe" ? [texts.t("panel-tribe")] : []),
    held,
    ...(map.port === undefined ? [] : [texts.t("panel-port", { n: map.port.modifier })]),
    ...(space.siege > 0 ? [texts.t("panel-siege-points", { n: space.siege })] : []),
    ...forcesAt(play.view, space).map((force) => forceWords(play, force)),
  ];
}

export const describe = (play: HannibalPlay, id: string): string =>
  [play.texts.name(`space.${id}`), ...contentsOf(play, id)].join("; ");

export function inWords(play: HannibalPlay): PlaceWords[] {
  return play.view.spaces.map((space) => {
    const id = `space.${space.id}`;
    const forces = forcesAt(play.view, space);
    const holder = holderOf(space);
    return {
      id,
      focus: id,
      owners: [...new Set([...(holder === null ? [] : [holder]), ...forces.map((force) => force.seat)])],
      says: describe(play, space.id),
      near: theMap()
        .links.filter(({ a, b }) => a === id || b === id)
        .map(({ a, b }) => (a === id ? b : a)),
    };
  });
}

/** The years of a turn. */
export const yearsOf = ({ texts }: HannibalPlay, { from, to }: { from: number; to: number }): string =>
  texts.t(from === to ? "panel-years" : "panel-years-range", { from, to });

/** The way that a line of the log tells of. */
export function marchOf({ message: { key, args } }: LogEntry): { general: string; from: string; to: string } | null {
  if (key !== "army-marched" && key !== "army-sailed") return null;
  return { general: String(args["general"]), from: String(args["start"]), to: String(args["goal"]) };
}
