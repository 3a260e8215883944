// What travels between server and client. Provisional until it is generated from the Python schema.

export interface Message {
  key: string;
  rule: string | null;
  args: Record<string, number | string>;
}

export interface ForecastPart {
  label: Message;
  value: number;
  /** Whose number it is, and where on the board it comes from. */
  seat: string | null;
  place: string | null;
}

export interface Forecast {
  parts: ForecastPart[];
  total: number;
  verdict: Message;
  good: boolean;
}

export interface Option {
  /** The text form that is sent back: "place_unit kent". */
  action: string;
  verb: string;
  target: string | number | null;
  label: Message;
  forecast: Forecast | null;
  /** Why undo ends with this act (chance, another seat's turn …), or null while it can be taken back. */
  ends_undo: string | null;
}

export interface Question {
  seat: string;
  prompt: Message;
  options: Option[];
}

export interface Waiting {
  seat: string;
  prompt: Message;
}

export type SeatKind = "human" | "computer" | "open" | "link";

export interface Seat {
  seat: string;
  kind: SeatKind;
  name: string | null;
  level: string | null;
  mine: boolean;
  connected: boolean;
  thinking: { seconds: number; limit: number } | null;
}

export interface LogEntry {
  seq: number;
  ply: number;
  group: Message;
  message: Message;
}

export interface ChatLine {
  seq: number;
  seat: string | null;
  name: string;
  text: string;
  at: string;
}

export interface UndoState {
  /** What the button will take back. */
  takes_back: Message;
}

export interface Proposal {
  kind: "draw" | "take_back";
  seat: string;
}

export interface SeatResult {
  seat: string;
  rank: number;
  score: number;
}

export interface Result {
  seats: SeatResult[];
  reason: Message;
}

export type TableMode = "computer" | "same_screen" | "friends";

export interface TableState {
  table: string;
  game: string;
  mode: TableMode;
  version: number;
  seq: number;
  ply: number;
  /** The seat whose eyes this state is seen with; null for a spectator. */
  viewer: string | null;
  seats: Seat[];
  crumbs: Message[];
  view: unknown;
  question: Question | null;
  waiting: Waiting[];
  undo: UndoState | null;
  proposal: Proposal | null;
  log: LogEntry[];
  chat: ChatLine[];
  spectators: number;
  result: Result | null;
}

export interface GameOption {
  key: string;
  choices: string[];
  default: string;
  rule: string;
}

export interface GameInfo {
  name: string;
  seat_counts: number[];
  /** Seat ids for each number of players. */
  seats: Record<string, string[]>;
  minutes: number;
  weight: number;
  options: GameOption[];
  levels: string[];
}

export interface TableSummary {
  table: string;
  game: string;
  mode: TableMode;
  status: "open" | "running" | "over";
  seats: Seat[];
  my_turn: boolean;
  waiting: string[];
  last: Message | null;
  updated: string;
}

export interface LobbyLists {
  mine: TableSummary[];
  open: TableSummary[];
  watch: TableSummary[];
  finished: TableSummary[];
}

export interface Me {
  name: string;
}

export interface NewTable {
  game: string;
  mode: TableMode;
  options: Record<string, string>;
  seats: { seat: string; kind: SeatKind; level: string | null; mine: boolean }[];
}
