// The board in words: every place with its holder, units and neighbours.
import type { PlaceWords } from "../../contract";
import { nearOf, placeOf } from "./board";
import { powerIn } from "./targets";
import { hostsAt, placeIn, powersOf, unitsAt, type Host, type WarPlay } from "./view";

/** What a power has in a place, in a few words. */
function hostWords({ texts }: WarPlay, host: Host): string {
  const units = host.stacks.map(({ unit, count }) => `${count} ${texts.name(`unit.${unit}`)}`);
  const generals = host.generals.map((general) => texts.name(`general.${general.id}`));
  return `${texts.name(`power.${host.power}`)}: ${[...generals, ...units].join(", ")}`;
}

/** Holder, worth, works and units: for the line under the map and for the ear. */
export function contentsOf(play: WarPlay, id: string): string[] {
  const place = placeIn(play.view, id);
  const map = placeOf(`place.${id}`);
  if (place === undefined) return [];
  const { texts } = play;
  const works = [
    ...(map.fortress ? ["modifier.fortress"] : []),
    ...(place.factory ? ["item.factory"] : []),
    ...(place.hospital ? ["item.hospital"] : []),
    ...(place.line ? ["item.defence_line"] : []),
  ].map((work) => texts.name(work));
  const port = map.port ? [texts.t("panel-port")] : [];
  const worth =
    map.kind === "land"
      ? [texts.t("panel-worth", { n: map.ip }), ...(map.vp > 0 ? [texts.t("panel-vp", { n: map.vp })] : [])]
      : [];
  return [
    ...(place.controller == null ? [] : [texts.name(`power.${place.controller}`)]),
    ...worth,
    ...port,
    ...works,
    ...hostsAt(play.view, place).map((host) => hostWords(play, host)),
  ];
}

export const describe = (play: WarPlay, id: string): string =>
  [play.texts.name(`place.${id}`), ...contentsOf(play, id)].join("; ");

/** The seat ids of this table, by number; the view names powers, each power tells its seat's number. */
export function seatNames(play: WarPlay): string[] {
  const names: string[] = [];
  for (const power of play.view.powers) if (power.seat >= 0) names[power.seat] ??= power.id;
  return names;
}

export function inWords(play: WarPlay): PlaceWords[] {
  const seats = seatNames(play);
  const seatOf = (power: string): string[] => {
    const seat = seats[play.view.powers.find(({ id }) => id === power)?.seat ?? -1];
    return seat === undefined ? [] : [seat];
  };
  return play.view.places.map((place) => {
    const id = `place.${place.id}`;
    return {
      id,
      focus: id,
      owners: [
        ...new Set([
          ...(place.controller == null ? [] : seatOf(place.controller)),
          ...unitsAt(place).flatMap((stack) => seatOf(stack.power)),
        ]),
      ],
      says: describe(play, place.id),
      near: nearOf(id),
    };
  });
}
export const minePowers = (play: WarPlay): ReturnType<typeof powersOf> =>
  play.seat === null ? [] : powersOf(play.view, play.seat, seatNames(play));

/** A power that the viewer runs, or one of its generals or pieces. */
export function isMine(play: WarPlay, id: string): boolean {
  const power = powerIn(play, id);
  return power !== null && minePowers(play).some((mine) => mine.id === power);
}
