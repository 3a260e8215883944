// A finger that rests is a pointer that hovers: it looks, and lifting it does nothing. The look lasts until the next touch.
const PRESS_MS = 450;
const STRAY_PX = 10;

/** `look` begins to look at what is under the finger and tells how to end it, or null where there is nothing to see. */
export function watchLongPress(root: HTMLElement, look: (target: Element) => (() => void) | null): () => void {
  let press: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  let end: (() => void) | null = null;
  /** The finger has looked: lifting it must not click, nor tell the board that the pointer has left. */
  let isSpent = false;

  function lift(): void {
    if (press !== null) clearTimeout(press.timer);
    press = null;
  }
  function swallow(event: Event): void {
    if (!isSpent) return;
    event.preventDefault();
    event.stopPropagation();
  }
  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerdown: ({ pointerType, target, clientX: x, clientY: y }) => {
      lift();
      isSpent = false;
      if (pointerType !== "touch" || !(target instanceof Element) || target.closest("[data-enlarged]")) return;
      end?.();
      end = null;
      const timer = setTimeout(() => {
        end = look(target);
        isSpent = end !== null;
      }, PRESS_MS);
      press = { x, y, timer };
    },
    pointermove: ({ clientX, clientY }) => {
      if (press !== null && Math.hypot(clientX - press.x, clientY - press.y) > STRAY_PX) lift();
    },
    pointerup: lift,
    pointercancel: lift,
    pointerleave: (event) => void (event.pointerType === "touch" && event.target !== root && swallow(event)),
    contextmenu: swallow,
    click: (event) => {
      swallow(event);
      isSpent = false;
    },
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) root.addEventListener(name, listener, true);
  return () => {
    lift();
    for (const [name, listener] of entries) root.removeEventListener(name, listener, true);
  };
}
