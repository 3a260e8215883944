// Pictures of the map as it stood at a ply. One board of the page goes from ply to ply, and what it shows there
// is copied. A copy is only a picture: nothing in it can be pointed at, and what lies outside of it is left out.
import { tick } from "svelte";
import type { Camera } from "../map/camera.svelte";
import type { Placement } from "../map/fit";
import type { Rect } from "../map/types";
import type { MomentWire } from "../net/types";
import type { PlayModel } from "../store/play.svelte";
import { viewport } from "../ui/viewport.svelte";
import { drawn, type Drawn } from "./told";

/** The map at a ply, and what is drawn over it in units of the map. */
export interface Still {
  view: Rect;
  line: string;
  layers: readonly SVGElement[];
  transform: string;
  k: number;
  shown: Drawn | null;
}

const PATIENCE = 20_000;
const PAUSE = 40;
/** Of the picture's width and height, what happened fills at most so much. */
const FILLED = 0.62;
/** Height by width, on a desk and on a phone. */
const FLAT = 0.62;
const HIGH = 0.86;
/** Nearer than this the map is not shown. */
const CLOSEST = 2.4;
const LIVE = [
  "id",
  "tabindex",
  "role",
  "aria-label",
  "aria-pressed",
  "aria-describedby",
  "data-thing",
  "data-piece",
  "data-place",
];

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits until something holds; a picture that never comes is not waited for. */
async function until(holds: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    if (holds()) return true;
    await pause(PAUSE);
  }
  return false;
}

export const boardIsDrawn = (camera: Camera): Promise<boolean> => until(() => camera.at !== null);

/** Shows the table after so many plies. */
export async function goTo(play: PlayModel, ply: number): Promise<void> {
  await play.replay.reach(ply);
  await tick();
}

/** Where the map lies when a box fills the middle of a picture of this size. */
export function placed(box: Rect, home: Placement, stage: DOMRect, width: number, height: number): Placement {
  const k = Math.min(
    (width * FILLED) / Math.max(1, box[2] - box[0]),
    (height * FILLED) / Math.max(1, box[3] - box[1]),
    home.k * CLOSEST,
  );
  return {
    x: stage.width / 2 - (k * (box[0] + box[2])) / 2,
    y: stage.height / 2 - (k * (box[1] + box[3])) / 2,
    k,
  };
}

/** The map as it is drawn now, cut to the middle of the stage; with its patterns where the board will be gone (`isWhole`). */
export function copied(
  stage: HTMLElement,
  camera: Camera,
  width: number,
  height: number,
  shown: Drawn | null,
  isWhole = false,
): Still | null {
  const plane = stage.querySelector<HTMLElement>(".plane");
  const sheets = [...(plane?.querySelectorAll<SVGSVGElement>(":scope > svg.sheet") ?? [])];
  const [ground, , top] = sheets;
  if (plane === null || ground === undefined || top === undefined || camera.at === null) return null;
  const [room, sheet] = [stage.getBoundingClientRect(), ground.getBoundingClientRect()];
  const [left, up] = [room.left + (room.width - width) / 2, room.top + (room.height - height) / 2];
  const cut = new DOMRect(left, up, width, height);
  const layers = [ground, top].flatMap((one) => {
    const drawing = one.querySelector<SVGGElement>(":scope > g");
    return drawing === null ? [] : [pictureOf(drawing, cut)];
  });
  return {
    view: [left - sheet.left, up - sheet.top, width, height],
    line: plane.style.getPropertyValue("--line"),
    layers: isWhole ? [...patternsOf(plane), ...layers] : layers,
    transform: ground.querySelector(":scope > g")?.getAttribute("transform") ?? "",
    k: camera.at.k,
    shown,
  };
}

function patternsOf(plane: HTMLElement): SVGElement[] {
  return [...plane.querySelectorAll("defs")].map((one) => one.cloneNode(true) as SVGElement);
}

function pictureOf(drawing: SVGGElement, cut: DOMRect): SVGGElement {
  const copy = drawing.cloneNode(true) as SVGGElement;
  prune(drawing, copy, cut);
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of LIVE) one.removeAttribute(name);
  return copy;
}

/**
 * Leaves out what lies outside the picture, and the enlarged parts that lie on the map beside it; patterns and
 * gradients stay where the board has them.
 */
function prune(original: Element, copy: Element, cut: DOMRect): void {
  const copies = [...copy.children];
  [...original.children].forEach((one, index) => {
    const its = copies[index];
    if (its === undefined) return;
    if (one.tagName === "defs" || one.hasAttribute("data-inset")) {
      its.remove();
      return;
    }
    const box = one.getBoundingClientRect();
    const isOutside = box.right < cut.left || box.left > cut.right || box.bottom < cut.top || box.top > cut.bottom;
    if (isOutside) its.remove();
    else if (one.children.length > 0) prune(one, its, cut);
  });
}

/** Waits until the camera has come to rest there. */
export async function settled(camera: Camera, to: Placement): Promise<void> {
  await until(() => !camera.isMoving && camera.at !== null && Math.abs(camera.at.k - to.k) < 0.001);
  await tick();
}

/** A picture of a moment: the board goes to its ply, and the camera to where it happened. */
export async function stillOf(
  play: PlayModel,
  stage: HTMLElement,
  camera: Camera,
  moment: MomentWire,
  ply: number,
  home: Placement,
): Promise<Still | null> {
  await goTo(play, ply);
  const [width, height] = sizeIn(stage);
  // As near as a picture comes: what the board showed before must not make the next one smaller.
  const shown = drawn(moment, home.k * CLOSEST);
  const room = stage.getBoundingClientRect();
  const to = shown === null ? home : placed(shown.box, home, room, width, height);
  camera.goTo(to, "told");
  await settled(camera, to);
  return copied(stage, camera, width, height, drawn(moment));
}

/** As broad as the stage where that is small, and of the shape that stills have; on a phone higher, if the stage is. */
export function sizeIn(stage: HTMLElement): [number, number] {
  const width = Math.min(stage.clientWidth, 560);
  const shape = viewport.isNarrow ? Math.max(FLAT, Math.min(HIGH, stage.clientHeight / width)) : FLAT;
  return [width, Math.round(width * shape)];
}
