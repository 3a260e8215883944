// The table that is being put together in the start panel: three clicks with sensible defaults (L1, L3, L4).
import type { GameInfo, NewTable, SeatKind, TableMode } from "../net/types";

export const EITHER = "either";

export class Draft {
  mode = $state<TableMode>("computer");
  game = $state.raw<GameInfo | null>(null);
  players = $state(2);
  /** A seat id, or EITHER: drawn by lot. */
  side = $state<string>(EITHER);
  level = $state("");
  options = $state<Record<string, string>>({});
  /** Who sits in the other seats of a table with friends. */
  others = $state<Record<string, SeatKind>>({});

  choose(game: GameInfo): void {
    if (this.game?.name === game.name) return;
    this.game = game;
    this.players = Math.min(...game.seat_counts);
    this.side = this.seats[0] ?? EITHER;
    this.level = game.levels[Math.floor((game.levels.length - 1) / 2)] ?? "";
    this.options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    this.others = {};
  }

  get seats(): string[] {
    return this.game?.seats[String(this.players)] ?? [];
  }

  kindOf(seat: string): SeatKind {
    if (this.mode === "same_screen") return "human";
    if (this.mode === "computer") return "computer";
    return this.others[seat] ?? "link";
  }

  /** What is sent; `drawLot` picks a seat where none was chosen. */
  request(drawLot: (seats: string[]) => string | undefined): NewTable | null {
    if (this.game === null) return null;
    const mine = this.seats.includes(this.side) ? this.side : drawLot(this.seats);
    return {
      game: this.game.name,
      mode: this.mode,
      options: { ...this.options },
      seats: this.seats.map((seat) => {
        const isMine = this.mode === "same_screen" || seat === mine;
        const kind = isMine ? "human" : this.kindOf(seat);
        return { seat, kind, level: kind === "computer" ? this.level : null, mine: isMine };
      }),
    };
  }
}
