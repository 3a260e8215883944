// The question stands before the map, which takes longest to draw.
export class MapIsDue {
  current = $state(false);

  /** For the component that calls. */
  constructor() {
    $effect(() => {
      const frame = requestAnimationFrame(() => setTimeout(() => (this.current = true)));
      return () => cancelAnimationFrame(frame);
    });
  }
}
