// What travels between server and client (docs/protocol.md). Written by hand until it is generated from the Python types.

// ---- src/hatalom/table/wire.py

export interface MessageWire {
  key: string;
  args: Record<string, string | number>;
  rule: string;
}

export interface PartWire {
  label: MessageWire;
  value: number;
  seat: string | null;
  places: [string, number][];
}

export interface ForecastWire {
  parts: PartWire[];
  total: number;
  verdict: MessageWire;
  good: boolean;
  place: string;
}

export interface OptionWire {
  action: string;
  verb: string;
  label: MessageWire;
  target: string | number | null;
  hint: MessageWire | null;
  forecast: ForecastWire | null;
  ends_undo: string | null;
}

export interface QuestionWire {
  seat: string;
  prompt: MessageWire;
  options: OptionWire[];
}

export interface WaitingWire {
  seat: string;
  prompt: MessageWire;
}

export interface LogEntry {
  ply: number;
  message: MessageWire;
  crumb: MessageWire | null;
}

export interface StripWire {
  label: MessageWire;
  when: number;
}

export interface UndoWire {
  step: number;
  label: MessageWire;
  start: number;
  free: boolean;
}

export interface SeatResultWire {
  seat: string;
  rank: number;
  score: number;
}

export interface ResultWire {
  seats: SeatResultWire[];
  reason: MessageWire;
}

export interface StateWire {
  version: number;
  viewer: string | null;
  view: unknown;
  crumbs: MessageWire[];
  strip: StripWire[];
  question: QuestionWire | null;
  waiting: WaitingWire[];
  undo: UndoWire | null;
  result: ResultWire | null;
  plies: number;
  has_secrets: boolean;
}

// ---- src/hatalom/server/wire.py

export interface SeatWire {
  seat: string;
  kind: "human" | "computer" | "open" | "link";
  name: string;
  level: string;
  mine: boolean;
  here: boolean;
  thinking: boolean;
  /** The secret of a seat that waits for a friend; only its host is told. */
  link: string | null;
}

export interface ChatWire {
  id: number;
  seat: string | null;
  name: string;
  text: string;
  at: string;
}

export interface OfferWire {
  kind: "draw" | "take_back";
  seat: string;
  ply: number | null;
  agreed: string[];
}

export interface TableWire {
  id: string;
  game: string;
  seq: number;
  options: Record<string, string>;
  same_screen: boolean;
  counted: boolean;
  commitment: string;
  seats: SeatWire[];
  spectators: number;
  log: LogEntry[];
  chat: ChatWire[];
  offer: OfferWire | null;
  state: StateWire;
}

export type Update =
  | { seq: number; kind: "state"; state: StateWire; log: LogEntry[] }
  | { seq: number; kind: "chat"; line: ChatWire }
  | { seq: number; kind: "seats"; seats: SeatWire[]; spectators: number }
  | { seq: number; kind: "menu"; offer: OfferWire | null }
  | { seq: number; kind: "table"; table: TableWire };

export interface RefusalWire {
  action: string;
  message: MessageWire;
}

export interface MeWire {
  name: string;
  known: boolean;
  account: string | null;
  private: boolean;
}

export interface GameOptionWire {
  key: string;
  choices: string[];
  default: string;
  rule: string;
}

export interface GameWire {
  name: string;
  seat_counts: number[];
  seat_ids: Record<string, string[]>;
  options: GameOptionWire[];
  levels: string[];
  minutes: number;
  weight: number;
}

export interface TextsWire {
  messages: string;
  names: Record<string, Record<string, string | string[]>>;
}

export interface RuleItemWire {
  number: string;
  text: string;
}

export interface ChapterWire {
  title: string;
  items: RuleItemWire[];
}

export interface TableRowWire {
  id: string;
  game: string;
  status: "open" | "running" | "over";
  seats: SeatWire[];
  my_turn: boolean;
  waiting: string[];
  progress: number;
  updated: string;
}

export interface NewSeatWire {
  seat: string;
  who: "me" | "link" | "open" | "computer";
  level: string;
}

export interface NewTableWire {
  game: string;
  options: Record<string, string>;
  seats: NewSeatWire[];
  same_screen: boolean;
}
