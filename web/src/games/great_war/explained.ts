// Generals and everything that is bought, enlarged.
import type { CardBook } from "../../contract";
import type { GreatWarView } from "../../net/types";
import { bare, powerLook, type WarPlay } from "./view";

/** Ships, works and cards have paragraphs of their own; everything else stands in the table of units. */
const RULES: Record<string, string> = {
  defence_line: "7.10",
  factory: "11.12",
  hospital: "7.21",
  diplomacy_card: "4.7",
};

export default {
  words({ texts, view }: WarPlay, id) {
    const name = bare(id);
    const text = texts.t(`card-help-${name.replaceAll("_", "-")}`);
    const general = id.startsWith("general.") ? view.generals.find((one) => one.id === name) : undefined;
    if (general === undefined)
      return {
        title: texts.name(id),
        text,
        rule: RULES[name] ?? "6.2",
        face: { signs: [`gw-${name === "diplomacy_card" ? "laurel" : name}`] },
      };
    const look = powerLook(general.power);
    return {
      title: texts.name(id),
      kind: texts.t("panel-card-general", { power: texts.name(`power.${general.power}`) }),
      text,
      rule: "6.7",
      face: { signs: [`emblem-${look.emblem}`], seat: look.colour },
    };
  },
  keywords: {
    luck: "7.8",
    artillery: "7.7",
    strength: "7.9",
    base: "7.9",
    modifiers: "7.14",
    losses: "7.15",
    hospital: "7.21",
    assault: "7.25",
    army: "6.6",
    "face-down": "7.33",
    transport: "13.1",
    ip: "11.5",
    core: "11.12",
  },
} satisfies CardBook<GreatWarView>;
