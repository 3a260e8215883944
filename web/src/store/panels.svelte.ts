// Which panels of the table are open. The rules reader can be opened from every rule chip, so it is known to all.
import { viewport } from "../ui/viewport.svelte";
import { tips } from "./tips.svelte";

export const TABS = ["log", "chat", "rules", "settings"] as const;
export type Tab = (typeof TABS)[number];

class Panels {
  /** The drawer with its tabs. */
  drawerIsOpen = $state(false);
  tab = $state<Tab>("log");
  /** The seat whose card is open; on a phone all of them ("all"). */
  seat = $state<string | null>(null);
  /** The game's panel that was opened by hand. */
  dock = $state<string | null>(null);
  /** Panels that open by themselves and were closed by hand. */
  closed = $state.raw<ReadonlySet<string>>(new Set());
  /** Phone: the parts of the map. */
  partsAreShown = $state(false);
  /** Everything that floats is away, but for the question. */
  isFolded = $state(false);
  rule = $state<string | null>(null);
  keysAreShown = $state(false);
  isFinding = $state(false);
  /** What lies over the table: play from here, a report, the look back. */
  sheet = $state<"branch" | "report" | "after" | "note" | null>(null);
  /** The scrubber of a running game is shown when it is asked for. */
  replayIsShown = $state(false);
  /** The answer to a command, until it is closed or the position changes. */
  answer = $state<string | null>(null);
  ordersAreShown = $state(false);

  /** Another table begins with nothing open. */
  reset(): void {
    this.tab = "log";
    this.close();
    this.closed = new Set();
    this.rule = null;
    this.sheet = null;
    this.answer = null;
    this.replayIsShown = false;
    this.isFolded = false;
  }

  /** Closes drawer, cards and panels that were opened by hand; whether there was one. */
  close(): boolean {
    const wasOpen = this.drawerIsOpen || this.seat !== null || this.dock !== null || this.partsAreShown;
    this.drawerIsOpen = false;
    this.seat = null;
    this.dock = null;
    this.partsAreShown = false;
    return wasOpen;
  }

  /** On a phone one sheet at a time. */
  #makeRoom(): void {
    if (viewport.isNarrow) this.close();
    this.isFolded = false;
  }

  get chatIsOpen(): boolean {
    return this.drawerIsOpen && this.tab === "chat";
  }

  openTab(tab: Tab): void {
    this.#makeRoom();
    this.tab = tab;
    this.drawerIsOpen = true;
  }

  /** The key or button of a tab that is open closes the drawer. */
  toggleTab(tab: Tab): void {
    if (this.drawerIsOpen && this.tab === tab) this.drawerIsOpen = false;
    else this.openTab(tab);
  }

  openRule(rule: string): void {
    tips.use("rule");
    this.rule = rule;
    this.openTab("rules");
  }

  toggleSeat(seat: string): void {
    const next = this.seat === seat ? null : seat;
    this.#makeRoom();
    this.seat = next;
  }

  toggleParts(): void {
    const next = !this.partsAreShown;
    this.#makeRoom();
    this.partsAreShown = next;
  }

  openDock(id: string): void {
    this.#makeRoom();
    this.dock = id;
    this.closed = new Set([...this.closed].filter((one) => one !== id));
  }

  closeDock(id: string): void {
    if (this.dock === id) this.dock = null;
    this.closed = new Set([...this.closed, id]);
  }

  /** What opens by itself may do so again. */
  forget(id: string): void {
    if (this.closed.has(id)) this.closed = new Set([...this.closed].filter((one) => one !== id));
  }
}

export const panels = new Panels();
