// Which lines of the log are told as one. A piece bears its power's name: lines about pieces are alike where their power is.
import { foldsBy, type Likeness } from "../../contract/folds";
import type { MessageWire } from "../../net/types";
import { ORDER } from "./view";

const table = foldsBy({
  "ready-made-taken": { same: [], name: "power" },
  "units-placed": { same: ["power"], name: "place" },
  "unit-lost": { same: ["power"], name: "piece" },
  "hit-taken": { same: ["power"], name: "piece" },
  "cargo-lost": { same: ["power"], name: "piece" },
  "came-from": { same: ["power"], name: "origin" },
  retreated: { same: ["power", "place"], name: "piece" },
  advanced: { same: ["power", "place"], name: "piece" },
  moved: { same: ["power", "place"], name: "piece" },
  "ships-fled": { same: ["power"], name: "place" },
  "ships-entered": { same: ["power", "place"], name: "piece" },
  bought: { same: ["power"], name: "item" },
  "transport-passed": { same: [], name: "power" },
  transported: { same: ["power", "place"], name: "piece" },
  "general-appointed": { same: [], name: "general" },
  "general-advanced": { same: ["place"], name: "general" },
});

/** "piece.germany_infantry" is a piece of "power.germany"; a defence line is nobody's. */
function powerOf(piece: string): string | null {
  const bare = piece.replace("piece.", "").replace("_loaded", "");
  const unit = ORDER.find((one) => bare.endsWith(`_${one}`));
  return unit === undefined ? null : `power.${bare.slice(0, -unit.length - 1)}`;
}

export function folds(message: MessageWire): Likeness | null {
  const { piece } = message.args;
  const power = typeof piece === "string" ? powerOf(piece) : undefined;
  if (power === null) return null;
  return table(power === undefined ? message : { ...message, args: { ...message.args, power } });
}
