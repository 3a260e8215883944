// Keeps what opens beside a button inside the window, whatever stands next to the button.
const RIM = 8;

/** How far a box has to move so that it lies between two edges; one that is too long begins at the first. */
export function shift(from: number, to: number, room: number): number {
  if (from < RIM) return RIM - from;
  return to > room - RIM ? Math.max(room - RIM - to, RIM - from) : 0;
}

/** For a panel that has just opened: it is moved sideways, and scrolls where it would reach below the window. */
export function keepInside(panel: HTMLElement): { destroy: () => void } {
  const place = (): void => {
    panel.style.translate = "";
    panel.style.maxHeight = "";
    const { left, right, top } = panel.getBoundingClientRect();
    panel.style.translate = `${shift(left, right, document.documentElement.clientWidth)}px 0`;
    panel.style.maxHeight = `${innerHeight - top - RIM}px`;
  };
  place();
  addEventListener("resize", place);
  return { destroy: () => removeEventListener("resize", place) };
}
