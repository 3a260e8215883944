// Where the map of the table lies, for everything that floats over it. Only the player and the camera's own rule move it:
// when none of a question's targets is in sight it pans to the nearest one, and keeps its scale.
import type { Placement } from "./fit";

/** Who moves the map: its opening, a new window or another part of the map; the player; the camera's own rule. */
export type Mover = "fit" | "player" | "rule";

interface MovableMap {
  panBy: (dx: number, dy: number, mover: Mover) => void;
}

class Camera {
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

  /** Pixels of the screen. */
  panBy(dx: number, dy: number, mover: Mover): void {
    this.#map?.panBy(dx, dy, mover);
  }
}

export const camera = new Camera();
