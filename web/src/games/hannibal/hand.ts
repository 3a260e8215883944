// Strategy cards by number, by operations, or what can be played first.
import type { Order } from "../../hand/order";
import { faceOf } from "./book";
import type { HannibalPlay } from "./view";

export const CARD_VERBS = ["play_card", "play_counter", "preempt"];

export function orderOf(play: HannibalPlay): Order<string> {
  return {
    value: (card) => faceOf(card).ops,
    playable: (card) => play.optionsOf(`card.${card}`, CARD_VERBS).length > 0,
  };
}
