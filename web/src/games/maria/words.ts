// The board in words: every town with its fortress, its controller and whoever stands there.
import type { MapTown } from "../../map/types";
import type { LogEntry } from "../../net/types";
import type { PlaceWords } from "../../contract";
import { farEnd, rankOf, roadsOf, suitOf, theMap } from "./board";
import { HUSSARS, isOnMap, standings, type MariaGeneral, type MariaPlay, type MariaView, type Standing } from "./view";

/** Which town a piece stands in: piece id → town id. */
export function placesOf(view: MariaView): Map<string, string> {
  const onMap = ({ at }: { at: string }): boolean => isOnMap(at);
  return new Map([
    ...view.generals.filter(onMap).map((one) => [`general.${one.id}`, `town.${one.at}`] as const),
    ...view.trains.filter(onMap).map((one) => [`train.${one.id}`, `town.${one.at}`] as const),
    ...view.hussars.flatMap((town, number) =>
      town === null ? [] : [[`hussar.${HUSSARS[number] ?? ""}`, `town.${town}`] as const],
    ),
  ]);
}

/** A general in a few words: rank, own troops, supply. */
function generalWords({ texts }: MariaPlay, general: MariaGeneral): string {
  return [
    `${texts.name(`general.${general.id}`)} (${general.rank})`,
    ...(general.troops === null ? [] : [texts.t("panel-troops", { n: general.troops })]),
    ...(general.face_down ? [texts.t("panel-face-down")] : []),
  ].join(", ");
}

/** Where he is fed from, and what he protects. */
function outlookWords({ texts }: MariaPlay, { supply, protects }: MariaGeneral): string[] {
  const { is_fed, path, cost } = supply ?? { is_fed: true, path: [], cost: 0 };
  const feeding = !is_fed
    ? texts.t("panel-supply-none")
    : cost > 0
      ? texts.t("panel-supply-cost", { n: cost })
      : path.length > 0
        ? texts.t("panel-supply-path", { n: path.length })
        : texts.t("panel-supply-home");
  return [
    feeding,
    ...(protects.length === 0
      ? []
      : [texts.t("panel-protects", { towns: protects.map((town) => texts.name(`town.${town}`)).join(", ") })]),
  ];
}

/** Country, suit, fortress and pieces: for the bar under the map and for the ear. */
export function contentsOf(play: MariaPlay, town: MapTown, here: Standing | undefined): string[] {
  const { texts } = play;
  const rank = rankOf(town);
  const fortress = here?.fortress;
  return [
    texts.name(town.region),
    texts.name(`suit.${suitOf(town)}`),
    ...(rank === "town" ? [] : [texts.t(`panel-fort-${rank}`)]),
    ...(fortress?.controller ? [texts.t("panel-held-by", { power: `power.${fortress.controller}` })] : []),
    ...(fortress?.question ? [texts.t("panel-question", { power: `power.${fortress.question}` })] : []),
    ...(here?.stack?.generals ?? []).flatMap((general) => [
      generalWords(play, general),
      ...outlookWords(play, general),
    ]),
    ...(here?.train ? [texts.name(`train.${here.train.id}`)] : []),
    ...(here?.hussars ?? []).map((number) => texts.name(`hussar.${HUSSARS[number] ?? ""}`)),
  ];
}

export const describe = (play: MariaPlay, town: MapTown, here: Standing | undefined): string =>
  [play.texts.name(town.id), ...contentsOf(play, town, here)].join("; ");

export function inWords(play: MariaPlay): PlaceWords[] {
  const all = standings(play.view);
  const seatOf = (power: string | undefined): string | undefined =>
    play.view.powers.find((one) => one.id === power)?.seat;
  return theMap().towns.map((town) => {
    const here = all.get(town.id.replace("town.", ""));
    const owners = [seatOf(here?.fortress?.controller), seatOf(here?.stack?.power), seatOf(here?.train?.power)].filter(
      (seat) => seat !== undefined,
    );
    return {
      id: town.id,
      focus: town.id,
      owners: [...new Set(owners)],
      says: describe(play, town, here),
      near: roadsOf(town.id).map((road) => farEnd(road, town.id)),
    };
  });
}

const MARCHES = ["moved", "marched", "stack-moved", "stack-marched", "retreated"];

/** The march that a line of the log tells of. */
export function marchOf({ message: { key, args } }: LogEntry): { general: string; to: string } | null {
  return MARCHES.includes(key) ? { general: String(args["general"]), to: String(args["town"]) } : null;
}
