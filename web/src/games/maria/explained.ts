// Tactical cards, political cards and generals, enlarged.
import type { CardBook, CardWords } from "../../contract";
import type { MariaView } from "../../net/types";
import { lookFor } from "./board";
import { book, saysOf } from "./book";
import { bare, faceOf, type MariaPlay } from "./view";

const SIGNS = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" } as const;

function tactical({ texts }: MariaPlay, card: string): Omit<CardWords, "title"> {
  const { suit, value } = faceOf(card);
  return suit === null
    ? { text: texts.t("card-help-reserve"), rule: "8.5", face: { figure: Object.values(SIGNS).join(" "), signs: [] } }
    : {
        text: texts.t("card-help-tactical"),
        rule: "8.5",
        face: { figure: `${value ?? ""} ${SIGNS[suit]}`, ink: `suit-${suit}`, signs: [] },
      };
}

function general({ texts, view }: MariaPlay, id: string): Omit<CardWords, "title"> | null {
  const one = view.generals.find((each) => each.id === id);
  if (one === undefined) return null;
  const look = lookFor(one.power);
  return {
    kind: texts.t("panel-card-general", { power: texts.name(`power.${one.power}`), rank: one.rank }),
    text: texts.t("card-help-general"),
    rule: "6.3",
    face: { figure: String(one.rank), signs: [`emblem-${look.emblem}`], seat: look.colour },
  };
}

export default {
  words(play: MariaPlay, id) {
    const { texts } = play;
    const title = texts.name(id);
    if (id.startsWith("tc.")) return { title, ...tactical(play, bare(id)) };
    if (id.startsWith("pc."))
      return {
        title,
        kind: texts.t("panel-card-political"),
        text: saysOf(play, bare(id)),
        rule: "17.5.6",
        face: { signs: (book().cards[bare(id)]?.arms ?? []).map((power) => `emblem-${lookFor(power).emblem}`) },
      };
    const said = general(play, bare(id));
    return said && { title, ...said };
  },
  keywords: {
    "tactical-card": "8.5",
    track: "17.5.8",
    troops: "17.5.10",
    expedition: "17.5.9",
    execute: "17.5.3",
    emperor: "18.3",
    suit: "11.1.4",
    score: "11.1.6",
    trump: "17.2.1",
    pay: "8.7",
    supreme: "6.2",
  },
} satisfies CardBook<MariaView>;
