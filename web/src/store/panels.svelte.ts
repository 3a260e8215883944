// Which panels of the table are open. The rules reader can be opened from every rule chip, so it is known to all.
import { viewport } from "../ui/viewport.svelte";
import { tips } from "./tips.svelte";

export type Tab = "log" | "chat" | "rules";

class Panels {
  tab = $state<Tab>("log");
  isFolded = $state(false);
  /** Phone: the drawer that is open ("players", "log", "chat", "rules" or a dock's id). */
  drawer = $state<string | null>(null);
  rule = $state<string | null>(null);
  keysAreShown = $state(false);
  isFinding = $state(false);
  /** What lies over the table: play from here, a report, the look back. */
  sheet = $state<"branch" | "report" | "after" | null>(null);
  /** Phone: the scrubber of a running game is shown when it is asked for. */
  replayIsShown = $state(false);
  /** The answer to a command, until it is closed or the position changes. */
  answer = $state<string | null>(null);
  ordersAreShown = $state(false);

  /** Another table begins with nothing open. */
  reset(): void {
    this.tab = "log";
    this.drawer = null;
    this.rule = null;
    this.sheet = null;
    this.answer = null;
  }

  get chatIsOpen(): boolean {
    return viewport.isNarrow ? this.drawer === "chat" : this.tab === "chat" && !this.isFolded;
  }

  openTab(tab: Tab): void {
    this.tab = tab;
    this.isFolded = false;
    this.drawer = tab;
  }

  openRule(rule: string): void {
    tips.use("rule");
    this.rule = rule;
    this.openTab("rules");
  }

  toggleDrawer(id: string): void {
    this.drawer = this.drawer === id ? null : id;
    if (id === "log" || id === "chat" || id === "rules") this.tab = id;
  }
}

export const panels = new Panels();
