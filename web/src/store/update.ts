// What an update of the server makes of the table.
import type { LogEntry, TableWire, Update } from "../net/types";

/** The table with one update taken in. */
export function patched(table: TableWire, update: Exclude<Update, { kind: "table" }>): TableWire {
  switch (update.kind) {
    case "state":
      return {
        ...table,
        seq: update.seq,
        state: update.state,
        log: mergedLog(table.log, update.log, update.kept),
        moments: [...table.moments.filter((moment) => moment.ply <= update.kept), ...update.moments],
      };
    case "chat":
      return { ...table, seq: update.seq, chat: [...table.chat, update.line] };
    case "seats":
      return { ...table, seq: update.seq, seats: update.seats, spectators: update.spectators, rematch: update.rematch };
    case "menu":
      return { ...table, seq: update.seq, offer: update.offer };
    case "clock":
      return { ...table, seq: update.seq, clock: update.clock };
  }
}

/** After an undo the lines of the plies that no longer stand are gone, also where new ones have taken their numbers. */
function mergedLog(log: LogEntry[], more: LogEntry[], kept: number): LogEntry[] {
  return [...log.filter((entry) => entry.ply <= kept), ...more];
}
