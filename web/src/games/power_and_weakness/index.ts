// Power & Weakness at the table.
import { foldsBy } from "../../contract/folds";
import type { GameModule } from "../../contract";
import type { PowerAndWeaknessView } from "../../net/types";
import CycleDock from "./CycleDock.svelte";
import Dial from "./Dial.svelte";
import DisplayDock from "./DisplayDock.svelte";
import SeatBody from "./SeatBody.svelte";
import Shelf from "./Shelf.svelte";
import Summary from "./Summary.svelte";
import TableBoard from "./TableBoard.svelte";
import type { PowerPlay } from "./view";
import { inWords } from "./words";

export default {
  board: TableBoard,
  docks: [
    { id: "cycle", icon: "clock", title: "panel-cycle-short", component: CycleDock },
    { id: "display", icon: "grid", title: "panel-display", component: DisplayDock },
  ],
  seat: SeatBody,
  chip: (play: PowerPlay, id) => ({
    line: play.texts.t("panel-goal", { n: play.view.win_points }),
    score: play.view.seats.find((seat) => seat.id === id)?.points ?? 0,
  }),
  shelf: Shelf,
  dial: Dial,
  summary: Summary,
  finishing: ["done", "stop_playing", "decline", "let_it_stand", "give_up", "leave_empty"],
  alwaysShown: {
    "ask-action": ["take_tile", "place_unit", "recruit", "play_tile"],
    "ask-influence": ["reinforce", "acquire"],
    "ask-merlin": ["reinforce", "acquire"],
  },
  inHand: ["take_tile", "play_tile"],
  tellsPlaces: true,
  cards: { kinds: ["tile"], load: () => import("./explained") },
  inWords,
  folds: foldsBy({
    "marker-laid": { same: [], name: "region" },
    "tile-turned-up": { same: [], name: "tile" },
    "tile-taken": { same: ["seat"], name: "tile" },
    "unit-placed": { same: ["seat"], name: "region" },
  }),
  logKinds: {
    battles: ["played-to-acquire", "region-acquired", "units-lost", "unit-retreated", "left-empty", "unit-removed"],
    cards: [
      "tile-taken",
      "lightning-taken",
      "bids-shown",
      "auction-won",
      "auction-tied",
      "played-to-reinforce",
      "played-to-acquire",
      "played-for-strength",
      "played-to-recruit",
      "played-to-move",
      "tile-cancelled",
      "declined",
      "marker-exchanged",
    ],
  },
} satisfies GameModule<PowerAndWeaknessView>;
