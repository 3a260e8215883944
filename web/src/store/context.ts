// The table that the components of a page belong to.
import { getContext, setContext } from "svelte";
import type { PlayModel } from "./play.svelte";

const KEY = Symbol("play");

export function givePlay(play: PlayModel): void {
  setContext(KEY, play);
}

export function usePlay(): PlayModel {
  return getContext<PlayModel>(KEY);
}
