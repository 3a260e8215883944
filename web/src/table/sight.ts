// What of the map is in sight: what floats at the edges covers the rest. And where the things of the map are on the screen.
import type { Insets } from "../contract";
import { holds, type Box } from "../map/boxes";
import type { Spare } from "../map/dodge";
import type { Point } from "../map/types";
import { panels } from "../store/panels.svelte";
import { viewport } from "../ui/viewport.svelte";

/** The free rectangle for fitting the map. It is always the same: nothing that opens moves the map. */
export const FIT: Insets = { top: 64, right: 12, bottom: 140, left: 12 };
export const FIT_ON_PHONE: Insets = { top: 60, right: 8, bottom: 150, left: 8 };

const RIBBON = 72;
const DOCK = 136;
const TOP_ROW = 56;
const DRAWER = 372;
/** An area is pointed at in its middle. */
const LARGE = 64;
const PLAN = "[data-part=plan]";

/** The window without dock, drawer and plan. The ribbon does not reach the edges of a desk: beside it there is map. */
export function inSight(): Box {
  const isDrawer = panels.drawerIsOpen && !viewport.isNarrow;
  const plan = viewport.isNarrow ? null : document.querySelector(PLAN);
  return {
    left: 0,
    top: viewport.isNarrow ? TOP_ROW : 0,
    right: Math.min(innerWidth - (isDrawer ? DRAWER : 0), plan?.getBoundingClientRect().left ?? innerWidth),
    bottom: innerHeight - (viewport.isNarrow ? DOCK : 0),
  };
}

/** Whether a point of the map is seen: in the window, and under nothing that floats. */
export const isSeen = (at: Point, floats: readonly Box[]): boolean =>
  holds(inSight(), at) && !floats.some((box) => holds(box, at));

/** Where cards and pointers may lie: between the chips above and the hand, or a broad panel, below. On a phone all panels are below. */
export function freeRoom(): Box {
  const sight = inSight();
  const gap = viewport.isNarrow ? 8 : 12;
  const below = [...document.querySelectorAll(viewport.isNarrow ? ".shelf, .panels > *" : ".shelf, .broad")]
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return {
    left: gap,
    top: viewport.isNarrow ? 60 : 64,
    right: sight.right - gap,
    bottom: Math.min(innerHeight - (viewport.isNarrow ? DOCK : RIBBON), ...below.map(({ top }) => top)) - 8,
  };
}

/** The element on the map that stands for a thing, larger in an inset if it is pointed at there; null for what is not on the map. */
export function onMap(thing: string): Element | null {
  const name = JSON.stringify(thing);
  const copy = document.querySelector(`.view [data-inset] [data-copy=${name}]:hover`);
  const found = copy ?? document.getElementById(thing);
  if (found?.closest(".view")) return found;
  // An area that nobody points at has its own name on what is drawn of it.
  return document.querySelector(`.view [data-thing=${name}]`) ?? document.querySelector(`.view [data-place=${name}]`);
}

/** Where it is; of a large area the middle. */
export function boxOnMap(thing: string, large = LARGE): Box | null {
  const box = onMap(thing)?.getBoundingClientRect();
  if (box === undefined || (box.width === 0 && box.height === 0)) return null;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [dx, dy] = [Math.min(box.width, large) / 2, Math.min(box.height, large) / 2];
  return { left: x - dx, right: x + dx, top: y - dy, bottom: y + dy };
}

/** Where the pieces of an area stand, so that a sign lies with them and not in the middle of the land. */
export function spotOnMap(thing: string): Box | null {
  const box = document.querySelector(`.view [data-spot=${JSON.stringify(thing)}]`)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? boxOnMap(thing) : box;
}

/**
 * What floats in the way of a card, pointer or panel, and what the map shows larger; `own` is the panel itself. A tip goes
 * by itself after some seconds: what made way for it would stay in the wrong place.
 */
export function floating(own?: Element): Box[] {
  return [
    ...document.querySelectorAll(".ribbon, .ticker, .panels > *, .coach, .side > *, .verdict, .under"),
    ...document.querySelectorAll(".toasts > :not(.tip)"),
    ...document.querySelectorAll(`${PLAN}, [data-map-control], [data-inset] .plate`),
  ]
    .filter((one) => one !== own)
    .map((one) => one.getBoundingClientRect());
}

/** What tells of others' acts, while it does. */
export const boxOfDispatch = (): Box[] =>
  [...document.querySelectorAll("[data-part=dispatch]")].map((one) => one.getBoundingClientRect());

/** Armies and fleets on the map, and what it tells of a country. */
export const pieces = (): Box[] =>
  [...document.querySelectorAll(".view [data-piece], .view [data-spare]")].map((one) => one.getBoundingClientRect());

/** The same, and the places that show more than a name: what buttons and pointers had better leave in sight. */
export const worthSeeing = (): Box[] => [
  ...pieces(),
  ...[...document.querySelectorAll(".view [data-place]")].map((one) => one.getBoundingClientRect()),
];

/** The names of places. */
export const placeNames = (): Box[] =>
  [...document.querySelectorAll(".view [data-name]")].map((one) => one.getBoundingClientRect());

/** To cover an army is as bad as to cover so many names of its size. */
const ARMY = 2;

/** What a card at a place had better leave in sight: armies, names, the way there, and the land it speaks of. */
export const aroundPlace = (thing: string): Spare[] => [
  ...pieces().map(({ left, top, right, bottom }) => ({ left, top, right, bottom, weight: ARMY })),
  ...placeNames(),
  ...[onMap(thing), ...document.querySelectorAll(".view .way, .view [data-place]")].flatMap(
    (one) => one?.getBoundingClientRect() ?? [],
  ),
];
