// The card or tile that is enlarged: under the pointer, with the keyboard on it, or under a finger that rests.
// It lies there without being in the way until it is pinned: then one can go into it.
const DELAY_MS = 350;
/** A card of the hand rises sooner: there it shows only its title. */
const RISE_MS = 120;
/** From one card to the next the eye does not wait. */
const NEXT_MS = 60;

export interface Shown {
  id: string;
  anchor: Element;
  /** The verbs that are closed to it now: the card then says why. */
  refused: readonly string[] | null;
  /** A finger has lifted it; the next tap chooses it. */
  isLifted?: boolean;
}

type IsCard = (id: string) => boolean;

class Cards {
  shown = $state.raw<Shown | null>(null);
  isPinned = $state(false);
  /** What the pointer or the keyboard is on. */
  #on: Shown | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Which things are cards, on the page that is shown. */
  isCard: IsCard = () => false;

  /** The pointer or the keyboard has come to something, or to nothing. */
  consider(card: Shown | null): void {
    if (card?.anchor === this.#on?.anchor) return;
    this.#on = card;
    clearTimeout(this.#timer);
    if (this.isPinned) return;
    // Not at once: the focus also leaves a button that is just being taken off the page, and nothing may change in the midst of that.
    const first = card?.anchor.closest("[data-shelf]") ? RISE_MS : DELAY_MS;
    const delay = card === null ? 0 : this.shown === null ? first : NEXT_MS;
    this.#timer = setTimeout(() => (this.shown = card), delay);
  }

  open(card: Shown, isPinned: boolean): void {
    clearTimeout(this.#timer);
    this.shown = card;
    this.isPinned = isPinned;
  }

  /** T: pins what is shown or pointed at, or what has the keyboard while the mouse rests elsewhere; a second time lets it go. */
  pin(): void {
    const card = this.shown ?? this.#on ?? cardAt(document.activeElement, this.isCard);
    if (this.isPinned) this.close();
    else if (card !== null) this.open(card, true);
  }

  /** Whether there was a card to close; the keyboard goes back to where it came from. */
  close(): boolean {
    clearTimeout(this.#timer);
    const { shown, isPinned } = this;
    this.shown = null;
    this.isPinned = false;
    if (shown !== null) this.#on = shown; // or it would open again at once
    if (isPinned && shown?.anchor instanceof HTMLElement) shown.anchor.focus({ preventScroll: true });
    return shown !== null;
  }
}

export const cards = new Cards();

/** The card that an element belongs to, or null; `isCard` says which things are cards. */
export function cardAt(target: EventTarget | null, isCard: IsCard): Shown | null {
  const anchor = target instanceof Element ? target.closest("[data-thing]") : null;
  const id = anchor?.getAttribute("data-thing") ?? "";
  return anchor === null || !isCard(id)
    ? null
    : { id, anchor, refused: anchor.getAttribute("data-refused")?.split(" ") ?? null };
}

const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === "touch";

/** A button inside a card, such as a stepper's +, is no card: it is pressed at once. */
const isOnControl = ({ target }: Event, { anchor }: { anchor: Element }): boolean => {
  const control = target instanceof Element ? target.closest("button") : null;
  return control !== null && control !== anchor && anchor.contains(control);
};

/** Watches everything that names its thing, for the pointer and the keyboard; fingers have the long press. */
export function watchCards(root: HTMLElement, isCard: IsCard): () => void {
  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerover: (event) => void (event.pointerType !== "touch" && cards.consider(cardAt(event.target, isCard))),
    pointerleave: (event) => void (event.pointerType !== "touch" && event.target === root && cards.consider(null)),
    focusin: (event) =>
      void (
        event.target instanceof Element &&
        event.target.matches(":focus-visible") &&
        cards.consider(cardAt(event.target, isCard))
      ),
    focusout: () => cards.consider(null),
    pointerdown: ({ target }) =>
      void (cards.isPinned && target instanceof Element && !target.closest("[data-enlarged]") && cards.close()),
    click: (event) => {
      const card = isTouch(event) ? cardAt(event.target, isCard) : null;
      const isHand = card?.anchor.closest("[data-shelf]") && !card.anchor.closest("[data-at-once]");
      if (card && isHand && cards.shown?.anchor !== card.anchor && !isOnControl(event, card)) {
        // A finger lifts a card of the hand first, and reads it; the next tap plays it. Battle cards tell their odds instead.
        event.preventDefault();
        event.stopPropagation();
        cards.open({ ...card, isLifted: true }, false);
      } else if (!cards.isPinned) cards.close();
    },
  };
  cards.isCard = isCard;
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) root.addEventListener(name, listener, true);
  return () => {
    cards.close();
    for (const [name, listener] of entries) root.removeEventListener(name, listener, true);
  };
}
