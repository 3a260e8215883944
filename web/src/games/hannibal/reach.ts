// How far a general could go: a look ahead for the eye. What is legal the engine says, step by step.
import { fromBox } from "../../contract/laid.svelte";
import { theMap } from "./board";
import { book, faceOf } from "./book";
import {
  enemyOf,
  forcesAt,
  holderOf,
  type HannibalGeneral,
  type HannibalSpace,
  type HannibalPlay,
  type HannibalView,
  type Side,
} from "./view";

export interface Reach {
  general: HannibalGeneral;
  /** Movement points he has. */
  points: number;
  /** Points that are left where he arrives by land. */
  left: ReadonlyMap<string, number>;
  /** Spaces among them where enemies stand: there the march ends in battle. */
  battles: ReadonlySet<string>;
  /** Ports to which a ship could take him. */
  ports: readonly string[];
}

const FORCED = 1;
type Links = ReadonlyMap<string, readonly { to: string; kind: string }[]>;
const links = fromBox(joined(), joined);

/** The ways from every space. */
function joined(): Links {
  const found = new Map<string, { to: string; kind: string }[]>();
  for (const { a, b, kind } of theMap().links) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      found.set(bareOf(from), [...(found.get(bareOf(from)) ?? []), { to: bareOf(to), kind }]);
  }
  return found;
}

function bareOf(id: string): string {
  return id.replace("space.", "");
}

/**
 * The general whose reach is shown: he who is pointed at, or who commands where the pointer is.
 * What can be clicked speaks for itself, unless the click would send him on the march.
 */
export function pointedAt({
  view,
  marked,
  targets,
}: Pick<HannibalPlay, "view" | "marked" | "targets">): HannibalGeneral | null {
  if (marked === null || (targets.get(marked) ?? []).some(({ verb }) => verb !== "activate")) return null;
  const named = view.generals.find(({ id }) => `general.${id}` === marked);
  const space = view.spaces.find(({ id }) => `space.${id}` === (named === undefined ? marked : `space.${named.at}`));
  if (space === undefined) return null;
  if (named !== undefined) return named;
  const led = forcesAt(view, space).filter((force) => force.generals.length > 0);
  return (led.find((force) => !force.isInside) ?? led[0])?.generals[0] ?? null;
}

/** 6.2, 10.7, 13.1  Land by movement points, and ports if a ship can be had. */
export function reachFrom(view: HannibalView, general: HannibalGeneral, viewer: string | null): Reach {
  const marches = view.army?.general === general.id;
  const points = marches ? (view.numbers["march_left"] ?? 0) : pointsOf(view);
  const side = general.side as Side;
  const spaces = new Map(view.spaces.map((space) => [space.id, space]));
  const hasArmy = marches ? (view.army?.units ?? 0) > 0 : unitsAt(spaces, side, general.at) > 0;
  const left = new Map([[general.at, points]]);
  const battles = new Set<string>();
  const start = spaces.get(general.at);
  const isShut = general.inside && start !== undefined && start[enemyOf(side)].units > 0;
  for (const queue = isShut ? [] : [general.at]; queue.length > 0;) {
    const from = queue.shift() as string;
    if (from !== general.at && battles.has(from)) continue;
    for (const { to, kind } of links().get(from) ?? []) {
      const rest = (left.get(from) ?? 0) - costOf(kind);
      const space = spaces.get(to);
      if (space === undefined || rest < (left.get(to) ?? 0) || left.get(to) === rest) continue;
      if (!mayCross(spaces, side, from, to) || !mayEnter(view, general, space, hasArmy)) continue;
      left.set(to, rest);
      if (space[enemyOf(side)].units > 0) battles.add(to);
      queue.push(to);
    }
  }
  const setsSail =
    hasShip(view, side, viewer, marches) && [...left].some(([id, rest]) => rest >= book().movement.sea && isPort(id));
  left.delete(general.at);
  const ports = setsSail
    ? view.spaces
        .filter((space) => space.id !== general.at && isPort(space.id) && mayEnter(view, general, space, hasArmy))
        .map(({ id }) => id)
    : [];
  return { general, points, left, battles, ports };
}

const costOf = (kind: string): number =>
  kind === "normal" ? 1 : kind === "strait" ? book().movement.strait : book().movement.pass;
const isPort = (id: string): boolean =>
  theMap().spaces.some((space) => space.id === `space.${id}` && space.port !== undefined);
const unitsAt = (spaces: ReadonlyMap<string, HannibalSpace>, side: Side, id: string): number => {
  const stack = spaces.get(id)?.[side];
  return stack === undefined ? 0 : stack.units + stack.inside;
};

const ordersOf = (phase: Record<string, unknown>): Record<string, unknown> =>
  phase["orders"] as Record<string, unknown>;

/** 2.17  A Force March that is being played has more points. */
function pointsOf(view: HannibalView): number {
  const isForced = view.stack.some((phase) => phase["phase"] === "Activation" && ordersOf(phase)["mode"] === FORCED);
  return isForced ? book().movement.forced : book().movement.points;
}

/** 2.11  On the march the card says it; before, any card of the viewer's own hand that bears a ship. */
function hasShip(view: HannibalView, side: Side, viewer: string | null, marches: boolean): boolean {
  if (marches) return (view.numbers["march_ships"] ?? 0) > 0;
  return side === viewer && view.seats.some((seat) => seat.id === side && seat.hand.some((card) => faceOf(card).ship));
}

/** 10.9  The strait of Messana is crossed from an own city only. */
function mayCross(spaces: ReadonlyMap<string, HannibalSpace>, side: Side, from: string, to: string): boolean {
  const isGuarded = book().guarded.some((pair) => pair.includes(from) && pair.includes(to));
  const space = spaces.get(from);
  return !isGuarded || (space !== undefined && holderOf(space) === side);
}

/** 6.6, 23.3, 23.5, 24.2  Lone generals keep clear of enemies, Hanno and Fabius stay at home, a truce bars the enemy's spaces. */
function mayEnter(view: HannibalView, general: HannibalGeneral, space: HannibalSpace, hasArmy: boolean): boolean {
  const enemy = enemyOf(general.side as Side);
  const isHeld = space[enemy].units > 0;
  const home = book().confined[general.id];
  if (home !== undefined && book().provinces[space.province]?.country !== home) return false;
  if (!hasArmy && isHeld) return false;
  return view.effects["truce"] !== true || (!isHeld && space[enemy].inside === 0 && holderOf(space) !== enemy);
}
