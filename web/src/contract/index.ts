// What a game brings to the table shell: a board and a few panels. The shell draws the rest from the protocol.
import type { Component } from "svelte";
import type { GameTexts } from "../i18n/i18n.svelte";
import type { LogEntry, MessageWire, OptionWire, QuestionWire } from "../net/types";
import type { Likeness } from "./folds";

/** More options than this and those of one verb share a button that opens them. */
export const ROOM = 6;

/** A choice that the client puts together: several acts, played one after the other, or something done on this screen alone. */
export interface Composed extends OptionWire {
  acts: readonly string[];
  /** Done instead of acts: a plan is cleared. */
  run?: () => void;
  /** Done after the acts: until then what was planned is seen. */
  onDone?: () => void;
  /** The places that the acts lead through. */
  via?: readonly string[];
  /** What may come between. */
  risks?: readonly MessageWire[];
  /** What is played in the end, where it is offered and the question is about the same ("power": "power.france"). */
  last?: { action: string; asked: Readonly<Record<string, string | number>> };
  /** Another way to the same place, of equal cost. */
  other?: () => void;
}

/** The last thing that was laid out on this screen alone, and how it is taken away. */
export interface Laid {
  label: MessageWire;
  takeAway: () => void;
}

/** The sum of what is planned: it stands in the ribbon beside the question. */
export interface PlannedSum {
  words: string;
  left: string;
}

/** Room at the edges of the window that is kept free when the map is fitted, in pixels. It is always the same. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * Everything a board or panel may know and do. Fields are reactive: read them in markup or $derived.
 * Things are named by full ids ("region.kent"), as in options and messages; seats by their bare ids ("orange"), as in views.
 */
export interface Play<View = unknown> {
  readonly game: string;
  readonly view: View;
  readonly texts: GameTexts;
  /** The seat whose eyes these are ("orange"), or null for a spectator. */
  readonly seat: string | null;
  /** What the open question lets this viewer point at: thing id → its options. A key here must glow. */
  readonly targets: ReadonlyMap<string, readonly OptionWire[]>;
  /** The thing that is hovered or focused anywhere on the page: on the board, in the log, in the action bar. */
  readonly marked: string | null;
  /** The option that is hovered or armed; its forecast has the numbers to draw. */
  readonly considered: OptionWire | null;
  /** What the asked seat has chosen on its way to this question: the tile it plays, the region it moves from. They keep a halo. */
  readonly chosen: ReadonlySet<string>;
  /** Things that the last move touched, for a thin trail. */
  readonly recent: readonly string[];
  /** What the open question tells with its prompt ("power": "power.france"); nothing where this viewer is not asked. */
  readonly asked: Readonly<Record<string, string | number>>;
  /** What the coach of a lesson points at; outside lessons nothing. */
  readonly pointed: readonly string[];
  /** A wish to bring a thing into the middle; a new object every time. */
  readonly centre: { readonly id: string } | null;
  readonly insets: Insets;
  /** The open question as the server put it; what is put together from its chains is not in it. */
  readonly question: QuestionWire | null;
  /** Whether a coach leads through a lesson, act by act. */
  readonly isLesson: boolean;
  /** Whether an answer is on its way. */
  readonly isBusy: boolean;
  /** What was told so far, for panels that show the result of the last throw or draw. */
  readonly log: readonly LogEntry[];
  /** What the plan would add to it; nothing where none is being made. */
  readonly foreseen: readonly LogEntry[];
  /** The lines that the last change brought: what they tell may be shown moving. */
  readonly news: readonly LogEntry[];
  mark(id: string | null): void;
  /**
   * Click, tap or Enter on a thing: acts, asks which, or explains why nothing can be done with it.
   * Where one thing is drawn in two places (a tile on display and in hand), the place names its verbs.
   */
  pick(id: string, verbs?: readonly string[]): void;
  /** Why nothing can be done with a thing now, in words; null where nothing is asked. */
  reason(id: string, verbs?: readonly string[]): Promise<string | null>;
  /** The options that a thing has now, of these verbs only if they are given. */
  optionsOf(id: string, verbs?: readonly string[]): readonly OptionWire[];
  /** The option of a verb that points at nothing, for the pile or button it is drawn at. */
  offered(verb: string): OptionWire | null;
  /** The options of a verb that name a number, for panels that draw them beside what they are about. */
  numbered(verb: string): readonly OptionWire[];
  /** Click on such an option: acts, or asks for a second click where undo ends. */
  choose(option: OptionWire): void;
  /** Tries an option: what would be asked then is shown, and it is carried out with the act that completes it. */
  prepare(option: OptionWire): void;
  /** The acts that are prepared now; and others, prepared in their place. */
  readonly prepared: readonly string[];
  prepareAll(acts: readonly string[]): void;
  /** What could be prepared instead of what is prepared now: thing id → its options. */
  readonly instead: ReadonlyMap<string, readonly OptionWire[]>;
  /** Opens the rules at a paragraph. */
  openRule(rule: string): void;
}

/** The look of a seat: colour and hatch of tokens.css, emblem of symbols.svg. */
export interface SeatLook {
  colour: string;
  emblem: string;
}

/** A panel of the game. A button over the map opens it; on a phone it is a sheet above the question. */
export interface Dock<View = unknown> {
  id: string;
  icon: string;
  /** Key in the game's texts. */
  title: string;
  component: Component<{ play: Play<View> }>;
  /** Only on a phone: a wide table has its contents elsewhere. */
  onPhone?: true;
  /** Shown only while this holds, then by itself; it can be folded. */
  while?: (play: Play<View>) => boolean;
  /** On a wide table it lies above the question, as broad as it is: two sides and what is played between them. */
  isBroad?: true;
  /** What its head says instead of the title. */
  heading?: (play: Play<View>) => string;
  /** On a wide table it lies beside the field, off everything that may be clicked. */
  isAtField?: true;
  /** Without a line for its title while it is open: it says itself what it is. */
  isBare?: true;
  /** On a wide table it opens by itself while this holds, unless it was closed by hand. */
  opens?: (play: Play<View>) => boolean;
  /** Whether this panel tells the forecast itself: nobody wants to read it twice. */
  tellsForecast?: (play: Play<View>) => boolean;
  /** A number on its button, such as the cards in hand. */
  badge?: (play: Play<View>) => number;
}

/** What the chip of a seat tells beside its name. */
export interface SeatWords {
  /** A few words: cards in hand, units, how many points win. */
  line: string;
  score: number | null;
}

/** A place of the board in words: for the list of places, and for commands that are answered aloud. */
export interface PlaceWords {
  id: string;
  /** The id of the element on the board that takes the keyboard there. */
  focus: string;
  /** The seats that hold it or a part of it. */
  owners: readonly string[];
  /** Name, owner, pieces. */
  says: string;
  /** Places that can be reached from it, or that count for it, at this moment. */
  near: readonly string[];
}

/** A piece that a line of the log tells of, on its way; from nowhere it comes down from above. */
export interface Flight {
  from: string | null;
  to: string;
  seat: string;
  piece: string;
}

/** A card, tile or person in words, as it is enlarged. */
export interface CardWords {
  title: string;
  /** What kind of thing it is, in a line under its name. */
  kind?: string;
  /** All it says; the game's keywords in it are underlined. */
  text: string;
  rule?: string;
  /** The picture above the words: signs of symbols.svg or a figure, on the colour of a seat or of a token ("marker-key"). */
  face: {
    signs: readonly string[];
    figure?: string;
    ink?: string;
    seat?: string;
    /** A card that belongs to both: half of its head in the colour of each. */
    seats?: readonly [string, string];
    token?: string;
  };
}

/** What the enlarged cards of a game show. */
export interface CardBook<View = unknown> {
  words: (play: Play<View>, id: string) => CardWords | null;
  /** Words of the game with their rule. Texts: `word-<id>` (its name), `.forms` (how it is written in cards), `.says`. */
  keywords: Readonly<Record<string, string>>;
}

/** What a game brings. `View` is what its views hold: the server sends the views of a game to the module of that game alone. */
export interface GameModule<View = unknown> {
  board: Component<{ play: Play<View> }>;
  docks: readonly Dock<View>[];
  /** What stands in a seat's panel below its name: score, pools, effects. */
  seat?: Component<{ play: Play<View>; seat: string }>;
  /** The number that stands beside a seat's name. */
  score?: (play: Play<View>, seat: string) => number;
  /** Whoever has the fewest of what is scored leads: it is what is still to be done. */
  fewest?: true;
  /** What stands in a seat's chip. */
  chip?: (play: Play<View>, seat: string) => SeatWords;
  /** The hand, or what can be taken: at the lower edge, above the question. */
  shelf?: Component<{ play: Play<View> }>;
  /** A line beside the game's name: a balance, the time left. */
  dial?: Component<{ play: Play<View> }>;
  /** Verbs that act with the first tap although they have a forecast: steps of a plan, told as a whole. */
  atOnce?: readonly string[];
  /** On a phone, behind a button: the parts of the map, and what the dial tells. */
  summary?: Component<{ play: Play<View> }>;
  /** Verbs that finish something; their buttons stand on the right, where Done is. */
  finishing: readonly string[];
  /** Verbs whose targets all glow on a wide board: a long list of them is one button in the bar, so that the map keeps its room. */
  folding?: readonly string[];
  /** Verbs whose targets are cards in sight above the ribbon: on a desk three of them are one button there. */
  inHand?: readonly string[];
  /** Verbs that give up what is being put together; their buttons are plain, so that nobody takes them for the way on. */
  abandoning?: readonly string[];
  /** The question in other words: for what is planned, or where only this viewer may know how little he can do; null where the prompt is right. */
  asks?: (play: Play<View>) => MessageWire | null;
  /** Verbs that only choose a piece: what would be asked then is shown, and nothing is sent before an act completes it. */
  preparing?: readonly string[];
  /** Another way to where an option leads, shown in its place; null where there is none. */
  otherWay?: (play: Play<View>, option: OptionWire) => (() => void) | null;
  /** By verb: the act that is played after it by itself, where it is offered. */
  completes?: Readonly<Record<string, string>>;
  /** What is prepared by itself after such an act: the next piece. */
  next?: (play: Play<View>) => OptionWire | null;
  /** What can be chosen besides the options, put together from the question's chains. */
  composed?: (play: Play<View>) => readonly Composed[];
  /** Verbs or single acts that have their place elsewhere now, on the shelf or the map: the ribbon does not offer them too. */
  replaced?: (play: Play<View>) => readonly string[];
  /** What one step back takes away before anything that was sent; null where nothing is laid out. */
  lastLaid?: (play: Play<View>) => Laid | null;
  /** The sum of what is planned; null where nothing is. */
  sum?: (play: Play<View>) => PlannedSum | null;
  /** Messages that several acts tell by themselves; any other line ends them. */
  told?: readonly string[];
  /** Verbs whose targets glow only once the verb is chosen: ports, which would drown the roads. */
  apart?: readonly string[];
  /** By prompt: the acts that always stand at this question, in their order; those that are not legal now say why. */
  alwaysShown?: Readonly<Record<string, readonly string[]>>;
  /** Things that are enlarged under the pointer, by kind ("tile"); what they say is loaded when the first one is. */
  cards?: { kinds: readonly string[]; load: () => Promise<{ default: CardBook<View> }> };
  /** What a place of the map stands for now, where that is not on the map itself: a country; null where the place is meant. */
  meant?: (play: Play<View>, place: string) => string | null;
  /** Where a battle is, by things of the map: the camera keeps it in sight. */
  field?: (play: Play<View>) => readonly string[];
  /** Whether the board itself says what lies under the pointer; elsewhere the table does. */
  tellsPlaces?: true;
  /** The whole board as a list of places. */
  inWords: (play: Play<View>) => readonly PlaceWords[];
  /** Which lines of the log are battles and which tell of cards or tiles, by message key. */
  logKinds: Readonly<Record<"battles" | "cards", readonly string[]>>;
  /** Messages of which several alike in a row are told as one, their numbers ("n") added. */
  gathers?: readonly string[];
  /** Messages of which several in a row are folded into the sentence "many-…" of the game's texts. */
  folds?: (message: MessageWire) => Likeness | null;
  /** Whether a thing that a line of the log names is the viewer's; his seat itself always is. */
  isMine?: (play: Play<View>, id: string) => boolean;
}
