// Hannibal at the table.
import { foldsBy } from "../../contract/folds";
import type { GameModule } from "../../contract";
import type { HannibalView } from "../../net/types";
import Battle from "./Battle.svelte";
import Board from "./Board.svelte";
import Dial from "./Dial.svelte";
import Hand from "./Hand.svelte";
import Muster from "./Muster.svelte";
import { musterActs, musterField, numbersOf, replaced } from "./muster.svelte";
import SeatBody from "./SeatBody.svelte";
import StatusDock from "./StatusDock.svelte";
import Summary from "./Summary.svelte";
import { seatOf, type HannibalPlay } from "./view";
import { composed } from "./ways.svelte";
import { inWords } from "./words";

export default {
  board: Board,
  docks: [
    { id: "status", icon: "scales", title: "panel-status-short", component: StatusDock },
    {
      id: "muster",
      icon: "banner",
      title: "panel-muster",
      component: Muster,
      heading: (play: HannibalPlay) => play.texts.t("crumb-muster", { general: play.asked["general"] ?? "" }),
      isAtField: true,
      while: (play: HannibalPlay) => numbersOf(play).length > 0,
    },
    {
      id: "battle",
      icon: "sword",
      title: "panel-battle",
      component: Battle,
      heading: (play: HannibalPlay) =>
        play.texts.t("crumb-battle", { space: `space.${play.view.battle?.space ?? ""}` }),
      isAtField: true,
      while: (play: HannibalPlay) => play.view.battle !== null,
      tellsForecast: () => true,
    },
  ],
  seat: SeatBody,
  score: (play: HannibalPlay, seat) => seatOf(play.view, seat)?.points ?? 0,
  chip: (play: HannibalPlay, id) => {
    const seat = seatOf(play.view, id);
    return { line: play.texts.t("panel-cards", { n: seat?.hand_size ?? 0 }), score: seat?.points ?? 0 };
  },
  shelf: Hand,
  dial: Dial,
  summary: Summary,
  finishing: ["done", "stop", "rest", "let_pass", "enough_generals", "discard"],
  composed: (play: HannibalPlay) => [...composed(play), ...musterActs(play)],
  replaced,
  told: ["army-marched", "army-sailed", "card-for-ops", "card-as-event"],
  apart: ["sail_to", "sail_into"],
  folding: ["march_to", "sail_to"],
  inHand: ["play_card", "attack_with"],
  alwaysShown: { "ask-use": ["move_general", "place_pcs", "raise_troops", "play_event"] },
  tellsPlaces: true,
  /** 14, 20: the battle; or the army that is mustered, or of whose siege or halt one is asked. */
  field: (play: HannibalPlay) => {
    const { battle, army, generals } = play.view;
    if (numbersOf(play).length > 0) return musterField(play);
    if (battle !== null) return [`space.${battle.space}`];
    const leader = play.question === null ? undefined : generals.find(({ id }) => id === army?.general);
    return leader === undefined ? [] : [`space.${leader.at}`];
  },
  cards: { kinds: ["card", "battle_card", "general"], load: () => import("./explained") },
  inWords,
  folds: foldsBy({
    reinforced: { same: ["seat"], name: "space" },
    "consul-drawn": { same: [], name: "general" },
    "card-dealt": { same: [], name: "card" },
    "pc-placed": { same: ["seat"], name: "space" },
    "pc-converted": { same: ["seat"], name: "space" },
    "pc-removed": { same: ["seat"], name: "space" },
    "marker-changed": { same: ["seat"], name: "space" },
    isolated: { same: ["seat"], name: "space" },
    charmed: { same: [], name: "space" },
    "army-marched": { same: ["general"] },
  }),
  logKinds: {
    battles: [
      "battle-begun",
      "sortie-joined",
      "charge-rolled",
      "hands-dealt",
      "attacked-with",
      "matched",
      "conceded",
      "out-of-cards",
      "initiative-taken",
      "counterattack-rolled",
      "withdraw-rolled",
      "prevent-rolled",
      "casualties-rolled",
      "retreat-rolled",
      "battle-lost",
      "withdrew-to",
      "retreated-to",
      "intercept-rolled",
      "intercepted",
      "avoid-rolled",
      "siege-rolled",
      "city-taken",
      "tribe-subjugated",
      "overrun-done",
    ],
    cards: [
      "card-dealt",
      "card-for-ops",
      "card-as-event",
      "card-discarded",
      "counter-played",
      "card-lost",
      "card-stolen",
      "card-stolen-hidden",
      "deck-shuffled",
    ],
  },
} satisfies GameModule<HannibalView>;
