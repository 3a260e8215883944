// Where the map of the table lies, for everything that floats over it. Only the player, the camera's own rule and a dispatch
// move it: when none of a question's targets is in sight it pans to the nearest one, and keeps its scale. A dispatch shows
// where something happens, and brings the map back to where it lay.
import { getContext, setContext } from "svelte";
import type { Placement } from "./fit";
import type { Rect } from "./types";

/** Who moves the map: its opening, a new window or another part of the map; the player; the camera's own rule; a dispatch. */
export type Mover = "fit" | "player" | "rule" | "told";

interface MovableMap {
  panBy: (dx: number, dy: number, mover: Mover) => void;
  /** Shows a part of the map, with so much of the window covered below. */
  tell: (box: Rect, below: number) => void;
  go: (to: Placement, mover: Mover) => void;
  /** Who moved it last. */
  mover: () => Mover;
}

export class Camera {
  /** Where the map rests; null until it is drawn. */
  at = $state.raw<Placement | null>(null);
  isMoving = $state(false);
  #map: MovableMap | null = null;

  /** The map that is shown from now on; returns how it goes. */
  attach(map: MovableMap): () => void {
    this.#map = map;
    return () => {
      if (this.#map !== map) return;
      this.#map = null;
      this.at = null;
      this.isMoving = false;
    };
  }

  rest(at: Placement): void {
    this.at = { x: at.x, y: at.y, k: at.k };
    this.isMoving = false;
  }

  /** Whether the player has moved the map since it was last moved otherwise. */
  get isPlayers(): boolean {
    return this.#map?.mover() === "player";
  }

  /** Whether a dispatch has moved it. */
  get isTold(): boolean {
    return this.#map?.mover() === "told";
  }

  tell(box: Rect, below: number): void {
    this.#map?.tell(box, below);
  }

  goTo(to: Placement, mover: Mover): void {
    this.#map?.go(to, mover);
  }

  /** Pixels of the screen. */
  panBy(dx: number, dy: number, mover: Mover): void {
    this.#map?.panBy(dx, dy, mover);
  }
}

export const camera = new Camera();

const KEY = Symbol("camera");

/** For the maps inside the component that calls: one out of sight, of which pictures are taken, has a camera of its own. */
export function giveCamera(own: Camera): void {
  setContext(KEY, own);
}

export function useCamera(): Camera {
  return getContext<Camera | undefined>(KEY) ?? camera;
}
