// The table that is being put together in the start panel: three clicks with sensible defaults.
import { levelsWith, usualLevel } from "../net/levels";
import { boxes, overlayOf } from "../store/boxes.svelte";
import type { GameWire, NewSeatWire, NewTableWire, Pace, Terms, TimeOut } from "../net/types";

export const EITHER = "either";
export type Mode = "computer" | "same_screen" | "friends";
export const CLOCKS: readonly (Pace | "none")[] = ["none", "live", "fast", "slow"];
export const TIME_OUTS: readonly TimeOut[] = ["computer", "players"];
/** Minutes. */
export const DELAYS: readonly string[] = ["0", "5", "15"];
export type Who = NewSeatWire["who"];

export class Draft {
  #mode = $state<Mode>("computer");
  #level = $state("");
  game = $state.raw<GameWire | null>(null);
  players = $state(2);
  /** A seat id, or EITHER: drawn by lot. */
  side = $state<string>(EITHER);
  /** The temper of the computer; "" is the usual one. */
  style = $state("");
  options = $state<Record<string, string>>({});
  /** Who sits in the other seats of a table with friends. */
  others = $state<Record<string, Who>>({});
  clock = $state<Pace | "none">("none");
  timeOut = $state<TimeOut>("computer");
  /** How many minutes later spectators see the game. */
  delay = $state(0);
  /** No list shows the table to others. */
  isPrivate = $state(false);
  /** It changes the ratings of its players; then there are no hints. */
  isRated = $state(false);
  /** Whether players may ask the computer what it would do. */
  hints = $state(true);
  /** The box that is wished for: "usual", "ours", "own", or the id of a friend's. */
  wantedBox = $state("usual");

  choose(game: GameWire): void {
    if (this.game?.name === game.name) return;
    this.game = game;
    this.players = game.seat_counts[0] ?? 2; // the game's usual number comes first
    this.side = this.seats[0] ?? EITHER;
    this.level = usualLevel(this.levels);
    this.style = "";
    this.options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    this.others = {};
  }

  /** Against the computer, unless none knows the game: then everybody sits at this screen. */
  get mode(): Mode {
    return this.isPeopleOnly && this.#mode === "computer" ? "same_screen" : this.#mode;
  }

  set mode(mode: Mode) {
    this.#mode = mode;
  }

  /** No computer knows how to play this game. */
  get isPeopleOnly(): boolean {
    return this.game !== null && this.game.levels.length === 0;
  }

  /** The levels that are offered with so many players, the weakest first. */
  get levels(): readonly string[] {
    return levelsWith(this.game, this.players);
  }

  /** The wished-for level, or the strongest offered where that is not offered with so many players. */
  get level(): string {
    return this.levels.includes(this.#level) ? this.#level : (this.levels.at(-1) ?? "");
  }

  set level(level: string) {
    this.#level = level;
  }

  get seats(): string[] {
    return this.game?.seat_ids[String(this.players)] ?? [];
  }

  /** The times of the chosen clock; null without one. Only people at different screens need one. */
  get terms(): Terms | null {
    if (this.mode !== "friends") return null;
    return this.game?.clocks[String(this.players)]?.find((terms) => terms.pace === this.clock) ?? null;
  }

  /** Whether a computer sits at the table: then its strength is asked for. */
  get hasComputer(): boolean {
    return (
      this.mode !== "same_screen" && this.seats.some((seat) => seat !== this.side && this.whoElse(seat) === "computer")
    );
  }

  /** Only people with a seat each can play a rated game, with the box as we have it. */
  get mayBeRated(): boolean {
    return this.mode === "friends" && !this.hasComputer && this.box === "usual";
  }

  /** The boxes that can be played with: the usual one of this house, ours where that is another, mine, and friends'. */
  get boxChoices(): string[] {
    if (this.game === null) return ["usual"];
    const { name } = this.game;
    const own = boxes.of(name);
    return [
      "usual",
      ...(boxes.houseOf(name) === "" ? [] : ["ours"]),
      ...(own !== null && own.fault === "" && Object.keys(own.overlay).length > 0 ? ["own"] : []),
      ...boxes.friendsOf(name).map(({ id }) => id),
    ];
  }

  /** The chosen one, as long as it is there. */
  get box(): string {
    return this.boxChoices.includes(this.wantedBox) ? this.wantedBox : "usual";
  }

  /** What the chosen box corrects; nothing where the house decides. */
  get overlay(): NewTableWire["overlay"] {
    const [{ name } = { name: "" }, chosen] = [this.game ?? undefined, this.box];
    if (chosen === "usual") return undefined;
    if (chosen === "ours") return {};
    const found = chosen === "own" ? boxes.of(name) : boxes.friendsOf(name).find(({ id }) => id === chosen);
    return found == null ? undefined : overlayOf(found);
  }

  /** The tempers that the chosen level may have in this game, the usual one first. */
  get styles(): readonly string[] {
    const game = this.game;
    return game !== null && game.styles.length > 0 && game.styled.includes(this.level) ? ["", ...game.styles] : [];
  }

  /** The level as the server reads it: "captain" or "captain:bold". */
  get entrant(): string {
    return this.style !== "" && this.styles.includes(this.style) ? `${this.level}:${this.style}` : this.level;
  }

  whoElse(seat: string): Who {
    return this.mode === "computer" ? "computer" : (this.others[seat] ?? "link");
  }

  /** What is sent; `drawLot` picks a seat where none was chosen. */
  request(drawLot: (seats: string[]) => string | undefined): NewTableWire | null {
    if (this.game === null) return null;
    const isShared = this.mode === "same_screen";
    const mine = this.seats.includes(this.side) ? this.side : drawLot(this.seats);
    const seats = this.seats.map((seat): NewSeatWire => {
      const who = isShared || seat === mine ? "me" : this.whoElse(seat);
      return { seat, who, level: who === "computer" ? this.entrant : "" };
    });
    const time = this.terms === null ? {} : { clock: this.terms.pace, time_out: this.timeOut };
    const delay = this.mode === "friends" && this.delay > 0 ? { delay: this.delay } : {};
    const privately = this.mode === "friends" && this.isPrivate ? { private: true } : {};
    const rated = this.mayBeRated && this.isRated ? { rated: true } : {};
    const hints = this.hints && !rated.rated ? {} : { hints: false };
    return {
      game: this.game.name,
      options: { ...this.options },
      seats,
      same_screen: isShared,
      ...time,
      ...delay,
      ...privately,
      ...rated,
      ...hints,
      ...(this.overlay && { overlay: this.overlay }),
    };
  }
}
