// Great War at the table.
import { folds } from "./folds";
import type { GameModule } from "../../contract";
import type { GreatWarView } from "../../net/types";
import { viewport } from "../../ui/viewport.svelte";
import { fieldOf, PLANNING, titleOf } from "./battle";
import Battle from "./Battle.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Conditions from "./Conditions.svelte";
import CountryCard from "./CountryCard.svelte";
import Dial from "./Dial.svelte";
import SeatBody from "./SeatBody.svelte";
import Summary from "./Summary.svelte";
import { composed, lastLaid, replaced } from "./plan.svelte";
import Purchase from "./Purchase.svelte";
import { asksFor, sumOf } from "./sum";
import { isChoice, isPurchase, thingAt } from "./targets";
import { countOf, powersOf, type WarPlay } from "./view";
import { inWords, isMine, seatNames } from "./words";

export default {
  board: Board,
  docks: [
    {
      id: "country",
      icon: "gw-factory",
      title: "panel-country",
      component: CountryCard,
      opens: (play: WarPlay) => play.isLesson && isPurchase(play),
    },
    {
      id: "conditions",
      icon: "gw-laurel",
      title: "panel-conditions",
      component: Conditions,
      opens: (play: WarPlay) => play.pointed.includes("panel.track"),
    },
    {
      id: "choices",
      icon: "gw-infantry",
      title: "panel-choices",
      component: Choices,
      while: (play: WarPlay) => !viewport.isNarrow && isChoice(play),
    },
    {
      id: "battle",
      icon: "gw-artillery",
      title: "panel-battle",
      component: Battle,
      heading: titleOf,
      isAtField: true,
      while: (play: WarPlay) => play.view.battle !== null,
      tellsForecast: () => true,
    },
  ],
  seat: SeatBody,
  atOnce: PLANNING,
  score: (play: WarPlay, seat) =>
    powersOf(play.view, seat, seatNames(play)).reduce((sum, { points }) => sum + points, 0),
  chip: (play: WarPlay, seat) => {
    const powers = powersOf(play.view, seat, seatNames(play));
    const isOf = (power: string): boolean => powers.some(({ id }) => id === power);
    return {
      line: `${countOf(play.view, isOf)} ${play.texts.t("panel-units-short")}`,
      score: powers.reduce((sum, { points }) => sum + points, 0),
    };
  },
  shelf: Purchase,
  composed,
  replaced,
  lastLaid,
  asks: asksFor,
  sum: sumOf,
  told: ["bought", "card-bought"],
  dial: Dial,
  summary: Summary,
  finishing: [
    "end_diplomacy",
    "end_battles",
    "end_moves",
    "end_purchase",
    "buy_all",
    "pass",
    "pass_all",
    "fight",
    "origin_done",
    "join_done",
    "move_done",
    "advance_done",
    "stop",
    "stop_pursuit",
  ],
  abandoning: ["cancel", "clear_plan"],
  folding: ["place", "declare_war", "attack", "from", "to", "buy", "at", "transport"],
  alwaysShown: { "ask-battle": ["attack", "sea_attack", "invade"] },
  tellsPlaces: true,
  meant: thingAt,
  field: fieldOf,
  cards: { kinds: ["general", "item"], load: () => import("./explained") },
  inWords,
  gathers: [
    "units-placed",
    "units-unplaced",
    "unit-lost",
    "hit-taken",
    "cargo-lost",
    "retreated",
    "advanced",
    "moved",
    "ships-fled",
    "ships-entered",
    "ships-crossed",
    "fled",
    "bought",
    "card-bought",
    "transported",
    "revolution-took",
  ],
  folds,
  isMine,
  logKinds: {
    battles: [
      "attack-declared",
      "came-from",
      "attack-cancelled",
      "power-invited",
      "power-joined",
      "power-declined",
      "assault-begun",
      "gas-used",
      "artillery-rolled",
      "hit-taken",
      "line-hit",
      "luck-rolled",
      "luck-won",
      "strengths",
      "unit-lost",
      "broken-off",
      "stood",
      "retreated",
      "general-retreated",
      "attack-won",
      "attack-failed",
      "technical-lost",
      "advanced",
      "general-advanced",
      "occupied",
      "liberated",
      "line-removed",
      "ships-fled",
      "ships-lost",
      "sea-attack-declared",
      "invasion-declared",
      "torpedoes-used",
      "torpedo-rolled",
      "cargo-lost",
      "invasion-stuck",
    ],
    cards: [],
  },
} satisfies GameModule<GreatWarView>;
