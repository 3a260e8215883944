// Great War at the table.
import { folds } from "./folds";
import type { GameModule } from "../../contract";
import type { GreatWarView } from "../../net/types";
import { isBattle, PLANNING } from "./battle";
import Battle from "./Battle.svelte";
import Board from "./Board.svelte";
import Conditions from "./Conditions.svelte";
import CountryCard from "./CountryCard.svelte";
import SeatBody from "./SeatBody.svelte";
import Summary from "./Summary.svelte";
import Track from "./Track.svelte";
import { powersOf, type WarPlay } from "./view";
import { inWords, isMine, seatNames } from "./words";

export default {
  board: Board,
  docks: [
    { id: "country", icon: "gw-factory", title: "panel-country", component: CountryCard, side: "drawer" },
    { id: "conditions", icon: "gw-laurel", title: "panel-conditions", component: Conditions, side: "drawer" },
    {
      id: "battle",
      icon: "gw-artillery",
      title: "panel-battle",
      component: Battle,
      side: "drawer",
      while: isBattle,
      tellsForecast: () => true,
    },
  ],
  seat: SeatBody,
  atOnce: PLANNING,
  score: (play: WarPlay, seat) =>
    powersOf(play.view, seat, seatNames(play)).reduce((sum, { points }) => sum + points, 0),
  track: Track,
  summary: Summary,
  finishing: [
    "end_diplomacy",
    "end_battles",
    "end_moves",
    "end_purchase",
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
  abandoning: ["cancel"],
  folding: ["place", "declare_war", "attack", "from", "to", "buy", "at", "transport"],
  standing: { "ask-battle": ["attack", "sea_attack", "invade"] },
  tellsPlaces: true,
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
