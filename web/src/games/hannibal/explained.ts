// Strategy cards, battle cards and generals, enlarged.
import type { CardBook, CardWords } from "../../contract";
import type { HannibalView } from "../../net/types";
import { seatLook } from "./board";
import { faceOf, saysOf } from "./book";
import { bare, type HannibalPlay } from "./view";

const help = (card: string): string => `card-help-${card.replaceAll("_", "-")}`;

function strategy(play: HannibalPlay, card: string): Omit<CardWords, "title"> {
  const { texts, seat } = play;
  const face = faceOf(card);
  const owner = face.owner === "both" ? texts.t("panel-card-both") : texts.seat(face.owner);
  const notes = [
    texts.t("panel-card-ops", { n: face.ops, owner }),
    ...(face.dual ? [texts.t("panel-card-dual")] : []),
    ...(face.counter ? [texts.t("panel-card-counter")] : []),
    ...(face.ship ? [texts.t("panel-card-ship")] : []),
  ];
  const isForeign = face.owner !== "both" && seat !== null && face.owner !== seat;
  return {
    kind: notes.join(", "),
    rule: face.counter ? "2.12" : "2.7",
    text: isForeign ? `${texts.t("panel-card-foreign")} ${saysOf(play, card)}` : saysOf(play, card),
    face: {
      figure: String(face.ops),
      signs: [...(face.counter ? ["han-sword"] : []), ...(face.ship ? ["han-ship"] : [])],
      ...(face.owner === "both"
        ? { seats: [seatLook("rome").colour, seatLook("carthage").colour] }
        : { seat: seatLook(face.owner).colour }),
    },
  };
}

function general({ texts, view }: HannibalPlay, id: string): Omit<CardWords, "title"> | null {
  const one = view.generals.find((each) => each.id === id);
  if (one === undefined) return null;
  const look = seatLook(one.side);
  return {
    kind: texts.t("panel-card-general", { strategy: one.strategy, battle: one.battle }),
    text: texts.t(help(id)),
    rule: "0.2",
    face: { figure: `${one.strategy} / ${one.battle}`, signs: [`emblem-${look.emblem}`], seat: look.colour },
  };
}

export default {
  words(play: HannibalPlay, id) {
    const { texts } = play;
    const title = texts.name(id, texts.hasForm(id, "title") ? "title" : "nom");
    if (id.startsWith("card.")) return { title, ...strategy(play, bare(id)) };
    if (id.startsWith("battle_card."))
      return {
        title,
        kind: texts.t("panel-card-battle"),
        text: texts.t(help(bare(id))),
        rule: "14.10",
        face: { signs: [`han-${bare(id)}`] },
      };
    const said = general(play, bare(id));
    return said && { title, ...said };
  },
  keywords: {
    control: "0.4",
    walled: "20.1",
    attrition: "21.1",
    "siege-point": "20.5",
    subjugation: "20.8",
    strategy: "2.8",
    "battle-rating": "0.2",
    movement: "6.2",
    operations: "2.8",
    "battle-card": "14.2",
    naval: "13.4",
    campaign: "9.1",
    initiative: "14.11",
    intercept: "11.1",
    match: "14.10",
    "retreat-die": "14.16",
    ally: "14.4",
  },
} satisfies CardBook<HannibalView>;
