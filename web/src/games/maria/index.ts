// Maria at the table.
import { foldsBy } from "../../contract/folds";
import type { GameModule } from "../../contract";
import type { MariaView } from "../../net/types";
import { offerOf } from "./agreements";
import AskedPolitics from "./AskedPolitics.svelte";
import Board from "./Board.svelte";
import { goalsOf } from "./book";
import Dial from "./Dial.svelte";
import Duel from "./Duel.svelte";
import Hand from "./Hand.svelte";
import PoliticsDock from "./PoliticsDock.svelte";
import SeatBody from "./SeatBody.svelte";
import Summary from "./Summary.svelte";
import Troops from "./Troops.svelte";
import { composedTroops, counted, divisions, replaced, troopsPrompt } from "./troops.svelte";
import { cardCarriedOut, phaseOf, powersOf, type MariaPlay } from "./view";
import { nextPiece } from "./march";
import { otherWay } from "./otherway";
import { duelPrompt } from "./duel";
import { inWords } from "./words";

const asksFor = (play: MariaPlay, kinds: readonly string[]): boolean =>
  [...play.targets.keys()].some((id) => kinds.some((kind) => id.startsWith(`${kind}.`)));
/** 18.4, 19.3.1: questions that are answered with a number, about something on the political display. */
const isCounted = (play: MariaPlay): boolean =>
  ["vote_charles", "move_saxony"].some((verb) => play.numbered(verb).length > 0);
/** 17, 20, 21: while politics or talks go on, what they are about lies open by itself. */
const POLITICAL = ["Politics", "Execution", "Election", "SaxonyMarker"];
const isPolitical = (play: MariaPlay): boolean =>
  play.view.form === "advanced" && POLITICAL.some((name) => phaseOf(play.view, name) !== undefined);
const isFight = (play: MariaPlay): boolean => play.view.fight !== null;

export default {
  board: Board,
  docks: [
    {
      id: "politics",
      icon: "mar-scroll",
      title: "panel-politics-short",
      component: PoliticsDock,
    },
    {
      id: "asked",
      icon: "mar-scroll",
      title: "panel-politics-short",
      component: AskedPolitics,
      isBare: true,
      while: (play: MariaPlay) =>
        isPolitical(play) ||
        offerOf(play.view) !== null ||
        isCounted(play) ||
        cardCarriedOut(play) !== null ||
        asksFor(play, ["pc", "track", "suit"]),
    },
    {
      id: "troops",
      icon: "banner",
      title: "panel-divide",
      component: Troops,
      while: (play: MariaPlay) => divisions(play).length > 0 || counted(play).length > 0,
    },
    {
      id: "duel",
      icon: "sword",
      title: "panel-duel",
      component: Duel,
      isBroad: true,
      isBare: true,
      while: isFight,
      tellsForecast: () => true,
    },
  ],
  seat: SeatBody,
  fewest: true,
  chip: (play: MariaPlay, id) => {
    const powers = powersOf(play.view, id);
    const goals = goalsOf(play.view).filter(({ power }) => powers.some((one) => one.id === power));
    return {
      line: play.texts.t("panel-cards", { n: powers.reduce((sum, power) => sum + power.cards, 0) }),
      score: goals.length === 0 ? null : goals.reduce((sum, { left }) => sum + left, 0),
    };
  },
  shelf: Hand,
  dial: Dial,
  summary: Summary,
  finishing: [
    "finish",
    "stop",
    "end_talks",
    "lay_nothing",
    "pass_flanders",
    "save",
    "send_offer",
    "keep_objectives",
    "concede",
    "leave_away",
    "divide",
  ],
  abandoning: ["share_out"],
  composed: composedTroops,
  replaced,
  preparing: ["move_general", "move_stack", "move_train", "take_troops"],
  completes: { move_to: "stop", march_to: "stop" },
  otherWay,
  next: nextPiece,
  told: [
    "conquered",
    "questioned",
    "train-eliminated",
    "moved",
    "marched",
    "stack-moved",
    "stack-marched",
    "train-moved",
    "troop-given",
  ],
  asks: (play: MariaPlay) => duelPrompt(play) ?? troopsPrompt(play),
  tellsPlaces: true,
  field: ({ view: { fight } }: MariaPlay) =>
    fight === null
      ? []
      : [`general.${fight.attacker}`, `general.${fight.defender}`, ...fight.retreat.map((town) => `town.${town}`)],
  cards: { kinds: ["tc", "pc", "general"], load: () => import("./explained") },
  inWords,
  folds: foldsBy({
    "troops-divided": { same: [], name: "power" },
    "pc-turned-up": { same: [], name: "pc" },
    "pc-left": { same: [], name: "pc" },
    laid: { same: [], name: "power" },
    "laid-nothing": { same: [], name: "power" },
    "hussar-placed": { same: [], name: "town" },
    "hussar-taken-off": { same: [], name: "town" },
    "card-drawn": { same: ["power"], name: "tc" },
    "card-paid": { same: ["power"], name: "tc" },
    "train-moved": { same: ["power"], name: "town" },
    conquered: { same: ["power"], name: "town" },
    "conquered-later": { same: ["power"], name: "town" },
    "troop-given": { same: [], name: "general" },
  }),
  logKinds: {
    battles: [
      "combat-begun",
      "card-played",
      "reserve-played",
      "combat-drawn",
      "combat-won",
      "retreated",
      "no-retreat",
      "general-lost",
      "conquered",
      "conquered-later",
      "vp-won",
      "vp-lost",
    ],
    cards: [
      "cards-drawn",
      "card-drawn",
      "card-paid",
      "deck-opened",
      "piles-joined",
      "pc-turned-up",
      "pc-chosen",
      "laid",
      "laid-nothing",
      "turned-up",
      "turned-up-false",
      "influence",
      "trump-named",
      "trump-turned-up",
      "cards-saved",
      "card-discarded",
    ],
  },
} satisfies GameModule<MariaView>;
