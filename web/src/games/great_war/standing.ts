// Where armies and fleets stand on the drawing: at their town or in its port, side by side, and clear of each other.
import { spread, type Piece } from "../../map/spread";
import type { Point, Rect, WarPlace } from "../../map/types";
import { isShip, powerLook, type Host } from "./view";

export interface Standing {
  key: string;
  host: Host;
  isFleet: boolean;
  /** Drawn by kinds, not by one number. */
  isOpen: boolean;
  home: Point;
  at: Point;
}

const GAP = 2;
/** In units of a sign: a piece goes no farther from its place, and from here on a line leads back to it. */
const FARTHEST = 40;
const LINE_FROM = 9;
/** Neighbours in one place. */
const ASIDE = { counter: 27, chips: 68, fleet: 24 };
const COUNTER: Point = [12, 9];
const RIMMED: Point = [15, 12];
const HULL: Point = [12.5, 8.5];
const CHIP = { wide: 31, high: 21, tag: 18, letter: 3.1 };

/** Half the size of a piece in units of a sign, and how far its middle lies above its place. */
function sizeOf({ host, isFleet, isOpen }: Pick<Standing, "host" | "isFleet" | "isOpen">): { half: Point; up: number } {
  if (!isOpen) return { half: isFleet ? HULL : host.generals.length > 0 ? RIMMED : COUNTER, up: 0 };
  const rows = Math.ceil(host.stacks.length / 2);
  const letters = host.generals[0]?.id.length ?? (powerLook(host.power).colour === "slate" ? host.power.length : 0);
  const tag = letters > 0 ? CHIP.tag : 0;
  const wide = host.stacks.length > 1 ? CHIP.wide + 1 : CHIP.wide / 2;
  return { half: [Math.max(wide, letters * CHIP.letter + 6), (rows * CHIP.high + tag) / 2], up: tag / 2 };
}

export function standings(
  places: readonly { key: string; map: WarPlace; hosts: readonly Host[] }[],
  unit: number,
  detail: boolean,
): Standing[] {
  const all = places.flatMap(({ key, map, hosts }) => {
    const armies = hosts.filter(({ land, generals }) => land > 0 || generals.length > 0);
    const [px, py] = map.port ?? [0, 0];
    const home = map.at;
    const ashore = armies.map((host, i): Standing => {
      const x = (i - (armies.length - 1) / 2) * (detail ? ASIDE.chips : ASIDE.counter);
      return {
        key: `${key} ${host.power}`,
        host: dry(host),
        isFleet: false,
        isOpen: detail,
        home,
        at: [home[0] + unit * x, home[1]],
      };
    });
    const afloat = hosts
      .filter(({ ships }) => ships > 0)
      .map((host, i): Standing => ({
        key: `${key} ${host.power} fleet`,
        host: wet(host),
        isFleet: true,
        isOpen: detail && map.kind === "sea",
        home,
        at: [home[0] + unit * (px + i * ASIDE.fleet), home[1] + unit * py],
      }));
    return [...afloat, ...ashore];
  });
  const pieces = all.map((one): Piece => {
    const {
      half: [w, h],
      up,
    } = sizeOf(one);
    return { at: [one.at[0], one.at[1] - unit * up], half: [unit * w, unit * h] };
  });
  const clear = spread(pieces, unit * GAP, unit * FARTHEST);
  return all.map((one, i) => {
    const [x, y] = clear[i] ?? one.at;
    return { ...one, at: [x, y + unit * sizeOf(one).up] };
  });
}

/** What the pieces take up on the map. */
export const boxesOf = (pieces: readonly Standing[], unit: number): Rect[] =>
  pieces.map((one) => {
    const {
      half: [w, h],
      up,
    } = sizeOf(one);
    const [x, y] = [one.at[0], one.at[1] - unit * up];
    return [x - unit * w, y - unit * h, x + unit * w, y + unit * h];
  });

/** Whether a line should lead from the piece to its place. */
export const isAway = ({ home, at, isFleet }: Standing, unit: number): boolean =>
  !isFleet && Math.hypot(at[0] - home[0], at[1] - home[1]) > LINE_FROM * unit;

const dry = (host: Host): Host => ({ ...host, stacks: host.stacks.filter(({ unit: kind }) => !isShip(kind)) });
const wet = (host: Host): Host => ({
  ...host,
  generals: [],
  stacks: host.stacks.filter(({ unit: kind }) => isShip(kind)),
});
