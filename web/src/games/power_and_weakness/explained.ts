// Action tiles, enlarged.
import type { CardBook } from "../../contract";
import type { PowerAndWeaknessView } from "../../net/types";
import { faceOf, type TileFace } from "./tiles";
import type { PowerPlay } from "./view";

const RULES: Record<string, string> = {
  move: "13.1",
  ship: "14.1",
  merlin: "15.1",
  snake: "16.1",
  victory_point: "9.8",
  revolt: "9.9",
  marker_exchange: "9.10",
};
const RULES_OF_KIND: Partial<Record<TileFace["kind"], string>> = { influence: "11.3", strength: "12.1" };

export default {
  words({ texts }: PowerPlay, id) {
    const tile = id.slice("tile.".length);
    const face = faceOf(tile);
    const rule = RULES[tile] ?? RULES_OF_KIND[face.kind] ?? "";
    return {
      title: texts.name(id, "title"),
      text: texts.t(face.help),
      rule,
      face: {
        signs: [face.sign],
        ...(face.kind === "strength" ? { figure: "+1" } : {}),
        ...(face.marker === null ? {} : { token: `marker-${face.marker}` }),
      },
    };
  },
  keywords: {
    active: "3.4",
    units: "2.2",
    reserve: "3.7",
    recruit: "15.2",
    adjacent: "3.1",
    symbol: "11.3",
    reinforce: "11.4",
    acquire: "11.5",
    coast: "14.1",
    hourglass: "6.1",
    cycle: "3.1",
    auction: "9.4",
    "victory-point": "17.2",
  },
} satisfies CardBook<PowerAndWeaknessView>;
