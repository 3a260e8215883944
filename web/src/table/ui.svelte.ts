// Which panels of the table are open. The rules reader can be opened from every rule chip, so it is known to all.
export type Tab = "log" | "chat" | "rules";

class TableUi {
  tab = $state<Tab>("log");
  isFolded = $state(false);
  /** Phone: the drawer that is open ("players", "log", "chat", "rules" or a dock's id). */
  drawer = $state<string | null>(null);
  rule = $state<string | null>(null);
  keysAreShown = $state(false);
  isFinding = $state(false);

  openTab(tab: Tab): void {
    this.tab = tab;
    this.isFolded = false;
    this.drawer = tab;
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.openTab("rules");
  }

  toggleDrawer(id: string): void {
    this.drawer = this.drawer === id ? null : id;
    if (id === "log" || id === "chat" || id === "rules") this.tab = id;
  }
}

export const ui = new TableUi();
