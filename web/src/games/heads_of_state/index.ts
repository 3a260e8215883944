// Heads of State at the table.
import { foldsBy } from "../../contract/folds";
import type { GameModule } from "../../contract";
import type { HeadsOfStateView } from "../../net/types";
import { attemptOf } from "./bag";
import BagDock from "./BagDock.svelte";
import Board from "./Board.svelte";
import Dial from "./Dial.svelte";
import NoblesDock from "./NoblesDock.svelte";
import SeatBody from "./SeatBody.svelte";
import Shelf from "./Shelf.svelte";
import Summary from "./Summary.svelte";
import { seatOf, type StatePlay } from "./view";
import { asksFor, inWords } from "./words";

function cardsOf(play: StatePlay, id: string): number {
  const seat = seatOf(play, id);
  return seat === undefined ? 0 : seat.attributes + seat.treachery;
}

export default {
  board: Board,
  docks: [
    {
      id: "bag",
      icon: "hos-assassin",
      title: "panel-bag",
      component: BagDock,
      isBare: true,
      while: (play: StatePlay) => attemptOf(play) !== null,
      tellsForecast: (play: StatePlay) => attemptOf(play)?.drawn === null,
    },
    { id: "nobles", icon: "hos-duke", title: "panel-nobles-short", component: NoblesDock },
  ],
  seat: SeatBody,
  score: (play: StatePlay, seat) => seatOf(play, seat)?.score ?? 0,
  chip: (play: StatePlay, id) => ({
    line: play.texts.t("panel-chip", { n: cardsOf(play, id) }),
    score: seatOf(play, id)?.score ?? 0,
  }),
  shelf: Shelf,
  dial: Dial,
  summary: Summary,
  asks: asksFor,
  finishing: ["finish"],
  inHand: [
    "take_attribute",
    "take_treachery",
    "play_treachery",
    "add_treachery",
    "discard_attribute",
    "discard_treachery",
  ],
  atOnce: ["play_treachery"],
  alwaysShown: {
    "ask-option": ["take_three", "refresh", "choose_treachery"],
    "ask-place": ["place_noble"],
    "ask-treachery": ["play_treachery", "place_noble"],
    "ask-treachery-duty": ["play_treachery", "place_noble", "finish"],
  },
  cards: { kinds: ["attribute", "treachery"], load: () => import("./explained") },
  inWords,
  folds: foldsBy({
    "attribute-turned-up": { same: [], name: "attribute" },
    "treachery-turned-up": { same: [], name: "treachery" },
    "attribute-taken": { same: ["seat"], name: "attribute" },
    "attribute-drawn": { same: ["seat"], name: "attribute" },
    "attribute-drawn-blind": { same: ["seat"] },
    "attributes-discarded": { same: ["seat"], name: "attribute" },
  }),
  logKinds: {
    battles: ["struck", "struck-capital", "cube-drawn", "killed", "survived"],
    cards: [
      "attribute-turned-up",
      "treachery-turned-up",
      "attribute-taken",
      "attribute-drawn",
      "attribute-drawn-blind",
      "treachery-taken",
      "treachery-drawn",
      "treachery-drawn-blind",
      "attributes-discarded",
      "treachery-discarded",
      "set-aside-returned",
      "treachery-reshuffled",
    ],
  },
} satisfies GameModule<HeadsOfStateView>;
