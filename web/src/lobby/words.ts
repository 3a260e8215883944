// Small phrases of the lobby.
import { t } from "../i18n/i18n.svelte";
import { levelName } from "../i18n/levels";
import type { GameWire, SeatWire } from "../net/types";

/** Who sits there: a name, the level of a computer, or that nobody does. */
export function playerName(seat: SeatWire): string {
  if (seat.kind === "computer")
    return seat.level === "" ? t("computer") : t("computer-level", { level: levelName(seat.level) });
  if (seat.kind !== "human") return t(seat.kind === "open" ? "seat-free" : "seat-invited");
  if (seat.gone) return t("somebody");
  return seat.name === "" ? t("guest") : seat.name;
}

export function playersRange(game: GameWire): string {
  const least = Math.min(...game.seat_counts);
  const most = Math.max(...game.seat_counts);
  return least === most ? String(least) : `${least}–${most}`;
}

/** "just now", "5 minutes ago": how long a table has been waiting. */
export function ago(when: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(when)) / 60_000));
  if (minutes < 1) return t("ago-now");
  if (minutes < 60) return t("ago-minutes", { n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 24 ? t("ago-hours", { n: hours }) : t("ago-days", { n: Math.round(hours / 24) });
}
