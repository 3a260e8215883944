// Attribute and treachery cards, enlarged: what they pay for, whom they kill.
import type { CardBook, CardWords } from "../../contract";
import type { HeadsOfStateView } from "../../net/types";
import type { StatePlay } from "./view";

function attribute({ texts, view }: StatePlay, card: string): Pick<CardWords, "text" | "rule"> {
  if (card === "courtesan") return { text: texts.t("card-help-courtesan"), rule: "9.5" };
  const nobles = view.chart
    .filter((row) => row.cost.includes(card))
    .map((row) => texts.name(`noble.${row.noble}`))
    .join(", ");
  return { text: texts.t("card-help-attribute", { nobles }), rule: "9.1" };
}

function treachery({ texts, view }: StatePlay, card: string): Pick<CardWords, "text" | "rule"> {
  if (card === "assassin") return { text: texts.t("card-help-assassin"), rule: "10.9" };
  const struck = view.strikes_in[card] ?? [];
  const countries = struck.map((country) => texts.name(`country.${country}`)).join(" / ");
  return { text: texts.t("card-help-country", { countries }), rule: struck.length > 1 ? "10.11" : "10.10" };
}

export default {
  words(play: StatePlay, id) {
    const [kind = "", card = ""] = id.split(".");
    const said = kind === "attribute" ? attribute(play, card) : treachery(play, card);
    return {
      ...said,
      title: play.texts.name(id, "title"),
      face: {
        signs: card.split("_").map((sign) => `hos-${sign}`),
        ...(kind === "attribute" ? {} : { token: "card-back-treachery" }),
      },
    };
  },
  keywords: {
    province: "3.1",
    capital: "3.1",
    bag: "10.9",
    replace: "10.8",
    noble: "9.1",
    cost: "9.1",
    courtesan: "9.5",
  },
} satisfies CardBook<HeadsOfStateView>;
