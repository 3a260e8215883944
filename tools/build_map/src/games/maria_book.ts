/** What the panels of Maria show: the political display, the political cards, goals. All from the content files. */
import type { Book, Icon, TrackSpace } from '../../../../web/src/games/maria/book.types.ts';

export interface PoliticsContent {
  tracks: { id: string; spaces: { star: boolean; status: string; icons: Icon[] }[] }[];
  political_cards: { id: string; year: number; arms: string[] }[];
}

export interface GameContent {
  game: { winter_every: number; votes_to_win: number; max_troops_per_general: number };
  powers: { id: string; pool: number }[];
  setup_introductory: { louis_needs_fortresses_in_austria: number; frederick_needs_fortresses_in_austria_or_silesia: number };
}

export interface PiecesContent {
  generals: { id: string; min_troops: number }[];
}

export function buildMariaBook(
  { tracks, political_cards }: PoliticsContent,
  { game, powers, setup_introductory: needs }: GameContent,
  { generals }: PiecesContent,
): Book {
  return {
    winterEvery: game.winter_every,
    votesToWin: game.votes_to_win,
    mostTroops: game.max_troops_per_general,
    leastTroops: Object.fromEntries(generals.map(({ id, min_troops }) => [id, min_troops])),
    needs: { france: needs.louis_needs_fortresses_in_austria, prussia: needs.frederick_needs_fortresses_in_austria_or_silesia },
    pools: Object.fromEntries(powers.filter(({ pool }) => pool > 0).map(({ id, pool }) => [id, pool])),
    tracks: Object.fromEntries(tracks.map(({ id, spaces }) => [id, spaces.map(({ star, status, icons }): TrackSpace => ({ star, status, icons }))])),
    cards: Object.fromEntries(political_cards.map(({ id, year, arms }) => [id, { year, arms }])),
  };
}
