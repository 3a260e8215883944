// The experiment that is being put together in the form.
import { quickLevels } from "../net/levels";
import { boxes, overlayOf, type OwnBox } from "../store/boxes.svelte";
import type { ExperimentRowWire, GameWire, NewExperimentWire } from "../net/types";

export type Kind = NewExperimentWire["kind"];
export const RANDOM = "random";
const GAMES = 200;

export class Wish {
  kind = $state<Kind>("simulate");
  game = $state.raw<GameWire | null>(null);
  players = $state(2);
  options = $state<Record<string, string>>({});
  /** By seat, where everybody keeps his own. */
  seated = $state<string[]>([]);
  /** Those that are compared, where seats rotate. */
  compared = $state<string[]>([]);
  /** Whether those who keep a seat of their own move on after every game. */
  changesSeats = $state(true);
  games = $state(GAMES);
  seed = $state(1);
  /** The rule that a second experiment plays otherwise; none where nothing is compared. */
  rule = $state("");
  #choiceOfB = $state("");
  /** Whether the second experiment is played with the reader's own box. */
  hasOwnBox = $state(false);

  choose(game: GameWire): void {
    this.game = game;
    this.rule = "";
    this.hasOwnBox = false;
    this.options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    this.compared = [...quickLevels(this.levels)].reverse().slice(0, 2);
    this.sit(game.seat_counts[0] ?? 2);
  }

  /** Another number of players: everybody a computer that answers at once, none of the weakest. */
  sit(players: number): void {
    this.players = players;
    const quick = quickLevels(this.levels);
    const usual = quick[Math.floor(quick.length / 2)] ?? RANDOM;
    this.seated = this.seats.map((_, index) => this.seated[index] ?? usual);
    if (!this.seated.every((level) => this.levels.includes(level))) this.seated = this.seats.map(() => usual);
  }

  /** Takes over what another experiment asked. */
  repeat(game: GameWire, row: ExperimentRowWire): void {
    this.choose(game);
    this.kind = row.kind;
    this.sit(row.players);
    this.options = { ...this.options, ...row.options };
    if (row.kind === "arena") this.compared = [...row.bots];
    else {
      this.seated = [...row.bots];
      this.changesSeats = row.changes_seats || new Set(row.bots).size === 1;
    }
    this.games = row.games;
    this.seed = row.seed;
  }

  get seats(): string[] {
    return this.game?.seat_ids[String(this.players)] ?? [];
  }

  /** From weak to strong; any game can be played at random. */
  get levels(): string[] {
    return [RANDOM, ...(this.game?.levels ?? [])];
  }

  /** How else the compared rule can be played. */
  get otherChoices(): string[] {
    const choices = this.game?.options.find((option) => option.key === this.rule)?.choices ?? [];
    return choices.filter((choice) => choice !== this.options[this.rule]);
  }

  get choiceOfB(): string {
    return this.otherChoices.includes(this.#choiceOfB) ? this.#choiceOfB : (this.otherChoices[0] ?? "");
  }

  set choiceOfB(choice: string) {
    this.#choiceOfB = choice;
  }

  compare(level: string, isChosen: boolean): void {
    const chosen = new Set(this.compared);
    if (isChosen) chosen.add(level);
    else chosen.delete(level);
    this.compared = this.levels.filter((one) => chosen.has(one)).reverse();
  }

  get isWhole(): boolean {
    return (
      this.game !== null && this.games >= 1 && this.seed >= 0 && (this.kind === "simulate" || this.compared.length > 1)
    );
  }

  request(): NewExperimentWire | null {
    if (this.game === null || !this.isWhole) return null;
    const bots = this.kind === "arena" ? this.compared : this.seated;
    const { kind, players, games, seed } = this;
    const [game, options] = [this.game.name, { ...this.options }];
    const changes_seats = kind === "simulate" && this.changesSeats;
    return { kind, game, players, bots: [...bots], options, games, seed, changes_seats };
  }

  /** The reader's own box of this game, where it can be played with. */
  get ownBox(): OwnBox | null {
    const own = this.game === null ? null : boxes.of(this.game.name);
    return own !== null && own.fault === "" && Object.keys(own.overlay).length > 0 ? own : null;
  }

  /** The second experiment: the same computers and seeds, one rule apart, or with a corrected box. */
  requestOfB(): NewExperimentWire | null {
    const first = this.request();
    if (first !== null && this.hasOwnBox && this.ownBox !== null) return { ...first, overlay: overlayOf(this.ownBox) };
    return first === null || this.rule === ""
      ? null
      : { ...first, options: { ...first.options, [this.rule]: this.choiceOfB } };
  }
}
