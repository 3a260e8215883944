// Made by tools/build_types.py from the Python types; change those, then run `python -m tools.build_types`.

/** A sentence without its language: the browser has the words. */
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
  off: MessageWire | null;
}

/** One thing that an act leads to: "way", "supply", "fight", "gain" or "loss", in words, and where it is drawn. */
export interface RowWire {
  about: string;
  text: MessageWire;
  note: MessageWire | null;
  places: string[];
  is_good: boolean | null;
}

export interface ForecastWire {
  parts: PartWire[];
  total: number;
  verdict: MessageWire;
  good: boolean;
  place: string;
  is_chance: boolean;
  costs: number[][];
  rows: RowWire[];
}

/** One thing that can be done now. `action` is what the client sends back. */
export interface OptionWire {
  action: string;
  verb: string;
  label: MessageWire;
  target: string | number | null;
  hint: MessageWire | null;
  forecast: ForecastWire | null;
  ends_undo: string | null;
}

/** Several acts that can be chosen as one; the client sends them one after the other. What they lead to is the target of the last. */
export interface ChainWire {
  acts: string[];
  hint?: MessageWire | null;
  forecast?: ForecastWire | null;
  risks?: MessageWire[];
  ends_undo?: string | null;
}

/** A verb of the running phase that has no option now, and why; no message where that depends on the target. */
export interface ClosedWire {
  verb: string;
  message: MessageWire | null;
}

/** What this viewer is asked. */
export interface QuestionWire {
  seat: string;
  prompt: MessageWire;
  options: OptionWire[];
  closed: ClosedWire[];
  chains: ChainWire[];
}

/** Somebody else is asked: who, and what about. */
export interface WaitingWire {
  seat: string;
  prompt: MessageWire;
}

/** One line of the log; `ply` is where the scrubber jumps. */
export interface LogEntry {
  ply: number;
  message: MessageWire;
  crumb: MessageWire | null;
}

/** Something that goes from one place to another: whose ("power.france"), how, and how many; "" is nowhere. */
export interface ArrowWire {
  start: string;
  goal: string;
  who: string;
  what: string;
  n: number;
}

/** A term of a sum that is written out; `joint` stands before it: "", "plus", "against", "then" or "equals". */
export interface TermWire {
  label: MessageWire;
  value: number | null;
  who: string;
  joint: string;
  is_signed: boolean;
  good: boolean | null;
}

/** A card or a die as it fell, and how things stood after it. */
export interface FallenWire {
  who: string;
  label: MessageWire;
  score: number | null;
  die: number;
}

/** A line of a reckoning, with a value and perhaps dice for each side. */
export interface ReckoningWire {
  label: MessageWire;
  values: (number | null)[];
  dice: number[][];
  rule: string;
  total: boolean;
}

export interface OddsWire {
  label: MessageWire;
  percent: number;
}

/** Why something came out as it did; `why` says in a sentence what decided it. */
export interface VerdictWire {
  title: MessageWire;
  sides: string[];
  cards: FallenWire[];
  rows: ReckoningWire[];
  follows: MessageWire[];
  odds: OddsWire[];
  why: MessageWire | null;
}

/** Lines of the log that are told as one, from the ply `start` up to `ply`. */
export interface MomentWire {
  kind: string;
  start: number;
  ply: number;
  text: MessageWire;
  who: string;
  seats: string[];
  weight: number;
  by_me: boolean;
  places: string[];
  arrows: ArrowWire[];
  terms: TermWire[];
  verdict: VerdictWire | null;
}

export interface StripWire {
  label: MessageWire;
  when: number;
}

/** What one step back (to ply `step`), and going back as far as one may alone (to ply `start`), would take back. */
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

/** Why a thing cannot be done now, and which action that is about. */
export interface RefusalWire {
  action: string;
  message: MessageWire;
}

/** One thing that what is judged consists of, and whose it is; `count` is how many more, or fewer, there are. */
export interface GroundWire {
  label: MessageWire;
  count: number;
  seat: string | null;
}

/** What speaks for or against something: a thing that can be counted, by how much it changes, and whose it is. */
export interface ReasonWire {
  label: MessageWire;
  change: number;
  seat: string | null;
  judged: boolean;
  answered: boolean;
  compared: boolean;
  ahead: boolean;
  large: boolean;
  against: boolean;
  grounds: GroundWire[];
  more: boolean;
}

/** An option that the computer would take, why, and how it would go on in this turn; `arrows` are for the map. */
export interface AdviceWire {
  action: string;
  reasons: ReasonWire[];
  then: MessageWire[];
  answer: MessageWire[];
  label: MessageWire | null;
  arrows: ArrowWire[];
  example: MessageWire[];
  played: boolean;
  then_alike: boolean;
  answer_alike: boolean;
  forced: MessageWire[];
}

/** What holds for all options that are told, and these, the best first. */
export interface CounselWire {
  common: ReasonWire[];
  advice: AdviceWire[];
}

/** A lesson's running step: what the coach says (its hint is the text's `.hint`) and what he points at. */
export interface CoachWire {
  lesson: string;
  step: number;
  steps: number;
  kind: string;
  say: MessageWire;
  show: string[];
  lost: boolean;
  astray: boolean;
}

/** The game as one viewer sees it at one version. */
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
  coach: CoachWire | null;
  verdict: MessageWire | null;
}

/** What became of one step of a plan. */
export interface TriedWire {
  labels: MessageWire[];
  status: string;
  stop: string | null;
  why: MessageWire | null;
  told: MessageWire[];
  said: MessageWire[];
  forecast: ForecastWire | null;
  way: string[];
  arrows: ArrowWire[];
  is_open: boolean;
}

/** A number before a plan and after it; `of` how many. */
export interface TallyWire {
  label: MessageWire;
  before: number;
  after: number;
  of: number | null;
}

/** A plan that was tried: its steps, what it leads to as a whole, and the game as it would be after it. */
export interface PlanWire {
  steps: TriedWire[];
  outlook: RowWire[];
  tallies: TallyWire[];
  state: StateWire;
}

/** A curve: for every seat, in the order of the seats, one value at the start and one after every ply. */
export interface SeriesWire {
  label: MessageWire;
  values: number[][];
  is_estimate: boolean;
}

/** A stretch of one seat's plies (after `start`, up to `ply`) in which a seat gained more than elsewhere. */
export interface TurningPointWire {
  start: number;
  ply: number;
  seat: string;
  swing: number;
}

/** What chance brought at a ply: the outcome, and its chance as weight / total. */
export interface DrawWire {
  ply: number;
  outcome: string | number | null;
  weight: number;
  total: number;
}

/** How often an outcome was to be expected (its chances added up, give or take `spread`), and how often it came. */
export interface OutcomeWire {
  outcome: string | number | null;
  expected: number;
  spread: number;
  came: number;
}

/** All draws or rolls of one kind. Surprise is measured in bits: 1 is a coin toss, 3.3 is one in ten. */
export interface LuckWire {
  label: MessageWire;
  draws: DrawWire[];
  outcomes: OutcomeWire[];
  surprise: number;
  expected_surprise: number;
}

/** How often every seat chose to do a thing. */
export interface DeedWire {
  label: MessageWire;
  counts: number[];
}

/** The look back on a game: curves, turning points, luck, and who did what how often. */
export interface AnalysisWire {
  seats: string[];
  plies: number;
  series: SeriesWire[];
  turning_points: TurningPointWire[];
  luck: LuckWire[];
  deeds: DeedWire[];
}

/** A decision (after `ply` plies) of a seat, and what a computer of a level would have done with the same eyes. */
export interface AdvisedWire {
  seat: string;
  ply: number;
  level: string;
  told: MessageWire[];
  same: boolean;
}

/** A stretch in which the game turned: told in moments, of which number `head` says most. */
export interface EpisodeWire {
  start: number;
  ply: number;
  still: number;
  seat: string;
  swing: number;
  moments: MomentWire[];
  head: number;
  title: MessageWire;
  told: MessageWire[];
  heading: MessageWire | null;
  advised: AdvisedWire | null;
}

/** What chance did, in plain words. */
export interface FortuneWire {
  text: MessageWire;
  seat: string | null;
  good: boolean;
  rare: number;
  ply: number | null;
  stroke: MessageWire | null;
}

/** A game as its chronicle tells it, the same for every reader; curves as in `SeriesWire`. */
export interface StoryWire {
  title: MessageWire;
  ending: MessageWire | null;
  seats: string[];
  plies: number;
  curve: SeriesWire | null;
  episodes: EpisodeWire[];
  fortune: FortuneWire[];
}

export interface PasskeyWire {
  id: string;
  name: string;
  used: string;
}

/** Where I am signed in: the browser, when it was last used, and whether it is this one. */
export interface SessionWire {
  id: string;
  name: string;
  seen: string;
  mine: boolean;
}

/** How I can come back: `login` with a password, passkeys, a link to `mail`, so many codes. */
export interface MyAccountWire {
  login: string | null;
  mail: string | null;
  mails: boolean;
  passkeys: PasskeyWire[];
  sessions: SessionWire[];
  codes: number;
}

/** Each of them opens my account once. They are shown this one time. */
export interface CodesWire {
  codes: string[];
}

/** What the browser needs to ask for a passkey; `ticket` comes back with its answer. */
export interface BegunWire {
  ticket: string;
  options: Record<string, unknown>;
}

/** The browser's answer to `options`. */
export interface NewPasskeyWire {
  ticket: string;
  credential: Record<string, unknown>;
  name?: string;
}

/** With `bring` the games that I have played as a guest come along. */
export interface PasskeyLoginWire {
  ticket: string;
  credential: Record<string, unknown>;
  bring?: boolean;
}

/** Where to a link is sent that opens my account. */
export interface MailLinkWire {
  address: string;
  lang?: string;
}

/** The secret of a mail's link, or one of my codes. */
export interface SecretLoginWire {
  secret: string;
  bring?: boolean;
}

/** A new password; the old one is needed unless I have just proved who I am. */
export interface PasswordWire {
  new: string;
  old?: string;
}

/** My name as it is written, so that nobody goes by mistake. */
export interface FarewellWire {
  name: string;
}

/** How often each side won, with so many players: between people only, or what people won against computers. */
export interface SidesWire {
  among: "computers" | "people";
  players: number;
  games: number;
  fair: number;
  shares: Share[];
}

/** How often a bot (or a seat) won, with its 95 % interval; `of` counts a bot's games once for each of its seats. */
export interface Share {
  name: string;
  wins: number;
  of: number;
  share: number;
  low: number;
  high: number;
}

/** How many games ended in the week that begins on this Monday. */
export interface WeekWire {
  monday: string;
  games: number;
}

/** A game whose chronicle everybody may read; `ms` is the time from its first decision to its last. */
export interface RemarkableWire {
  which: "closest" | "longest" | "shortest";
  table: string;
  decisions: number;
  ms: number;
  result: SeatResultWire[];
  ended: string;
}

export interface RegularWire {
  person: string;
  name: string;
  games: number;
}

/** `finished` games in all; what stands after it is told of the `judged` last ones. */
export interface AlmanacWire {
  game: string;
  finished: number;
  judged: number;
  sides: SidesWire[];
  lengths: Lengths;
  ms: number;
  weeks: WeekWire[];
  remarkable: RemarkableWire[];
  regulars: RegularWire[];
}

/** How many decisions games took: bar n counts those from `first` + n · `width` on. */
export interface Lengths {
  first: number;
  width: number;
  counts: number[];
  median: number;
  mean: number;
  deviation: number;
}

/** The file with which the owner of a box corrects it: TOML, written like the content files of the game. */
export interface BoxFileWire {
  name: string;
  text: string;
}

/** A value as it was and as it is, in words of the file; nothing where there is none. */
export interface ChangeWire {
  key: string;
  was: string | null;
  now: string | null;
}

/** The corrected box of a table: all that is in it, in the form of the content files, and what differs from ours. */
export interface LaidBoxWire {
  content: Record<string, unknown>;
  changes: ChangeWire[];
}

/** A box that can be played with: its data as a new table takes them, its name with a digest, its corrections. */
export interface OwnBoxWire {
  overlay: Record<string, unknown>;
  label: string;
  changes: ChangeWire[];
  about: About;
  text: string;
}

/** What a box says of itself. */
export interface About {
  game: string;
  name: string;
  digest: string;
  notes: Record<string, string>;
  confirmed: string[];
}

/** A box that is being corrected. */
export interface DraftWire {
  overlay: Record<string, unknown>;
  about?: About;
}

/** What was found: everything that was tried, the corrections, and the box as a file. */
export interface BoxCheckWire {
  checks: Check[];
  label: string;
  changes: ChangeWire[];
  text: string;
}

/** One thing that was examined. `why` says what is wrong and at which key; a sum was `found` and `wanted`. */
export interface Check {
  name: "fits" | "joined" | "played" | "set_up" | "total";
  is_good: boolean;
  why: string;
  key: string;
  rule: string;
  found: number;
  wanted: number;
  fault: BoxFault | null;
}

/** Which fault it is, its particulars, what it is in English, and the line of the file where that is known. */
export interface BoxFault {
  name: string;
  args: Record<string, string | number>;
  english: string;
  line: number;
}

/** A box to be kept in the account, in the place of one that is there if `id` names it. */
export interface KeepBoxWire {
  game: string;
  text: string;
  id?: string;
}

/** A box in the account. */
export interface BoxRowWire {
  id: string;
  game: string;
  name: string;
  digest: string;
  is_shared: boolean;
  updated: string;
}

/** My boxes, the newest first, and by game those of this house: tables are played with them unless they say. */
export interface BoxesWire {
  mine: BoxRowWire[];
  house: Record<string, string>;
}

/** A box that its owner keeps in his account; others see it once he has shared it. */
export interface SharedBoxWire {
  game: string;
  is_mine: boolean;
  is_shared: boolean;
  owner: string;
  box: OwnBoxWire;
}

export interface ShareWire {
  shared?: boolean;
}

/** An arrow that a player has drawn, from one thing on the map to another. */
export interface DrawnArrowWire {
  start: string;
  goal: string;
}

/** What a player writes and draws at a ply of a finished game, as the one who had this seat. */
export interface NewAnnotationWire {
  seat: string;
  ply: number;
  text?: string;
  arrows?: DrawnArrowWire[];
}

/** A player's note at a ply; `mine` says that the reader wrote it and may remove it. */
export interface AnnotationWire {
  id: number;
  seat: string;
  ply: number;
  text: string;
  arrows: DrawnArrowWire[];
  at: string;
  mine: boolean;
}

/** Who had a seat, as far as this reader is told, and how it did; `agreed`: its player wants a public page. */
export interface CastWire {
  seat: string;
  kind: string;
  name: string | null;
  level: string;
  rank: number;
  score: number;
  mine: boolean;
  agreed: boolean | null;
}

/** A game that one of the players has played on from a ply of this one. */
export interface BranchOfWire {
  id: string;
  ply: number;
  seat: string;
  is_over: boolean;
  notes: AnnotationWire[];
}

/** The page of a finished game for one reader. */
export interface ChronicleWire {
  id: string;
  game: string;
  options: Record<string, string>;
  played: string;
  commitment: string;
  imported: boolean;
  story: StoryWire;
  result: ResultWire;
  verdict: MessageWire;
  cast: CastWire[];
  annotations: AnnotationWire[];
  branches: BranchOfWire[];
  public: boolean;
  in_points: boolean;
  may_consent: boolean;
  agrees: boolean;
  named: boolean;
}

/** Whether a player wants everybody to read the chronicle, and whether his name may stand in it. */
export interface ConsentWire {
  agree: boolean;
  named?: boolean;
}

export interface ErrorWire {
  error: string;
  message: string;
  fault: BoxFault | null;
  position: PositionFault | null;
}

/** Which fault it is, its particulars, and what it is in English; `detail` says more, in English only. */
export interface PositionFault {
  name: string;
  args: Record<string, string | number>;
  english: string;
  detail: string;
}

/** Somebody I know; `here` is null where he does not tell me. */
export interface KnownWire {
  id: string;
  name: string;
  here: boolean | null;
}

/** My friends; those whom I have asked, and who ask me; those from whom I want to hear nothing. */
export interface MyPeopleWire {
  friends: KnownWire[];
  asked: KnownWire[];
  asks: KnownWire[];
  blocked: KnownWire[];
}

/** Somebody, as far as he shows himself to me. */
export interface PersonWire {
  id: string;
  name: string;
  guest: boolean;
  tie: "asked" | "asks" | "friend" | "me" | "none";
  blocked: boolean;
  here: boolean | null;
  profile: ProfileWire | null;
}

/** `finished` games that count, and `left` ones that were given up; the reliability follows from both. */
export interface ProfileWire {
  since: string;
  finished: number;
  left: number;
  reliability: "leaves" | "new" | "reliable" | "very";
  sides: SideWire[];
  strengths: StrengthWire[];
}

/** One side of a game: the last results, the newest last, and the counts of all of them. */
export interface SideWire {
  game: string;
  seat: string;
  won: number;
  lost: number;
  drawn: number;
  beads: ("drawn" | "lost" | "won")[];
}

/** My rating in a game after so many rated games, and how unsure it is. */
export interface StrengthWire {
  game: string;
  games: number;
  rating: number | null;
  half: number;
  most: number;
}

/** Who may see my results, my strength, and whether I am here. */
export interface PrivacyWire {
  results: "all" | "friends" | "me";
  strength: "all" | "friends" | "me";
  here: "all" | "friends" | "me";
}

export interface GameOptionWire {
  key: string;
  choices: string[];
  default: string;
  rule: string;
}

/** A lesson; its words are `lesson-<id>`, `lesson-<id>.about` and, for each step, `lesson-<id>-<step>`. */
export interface LessonWire {
  id: string;
  minutes: number;
  steps: string[];
}

/** The words of a game in one language: the Fluent file, and every form of every name by id. */
export interface TextsWire {
  messages: string;
  names: Record<string, Record<string, string | string[]>>;
}

/** What was measured: one seat of a level won so much of its games against others, 19 times of 20 in this range. */
export interface RungWire {
  level: string;
  rivals: string;
  players: number;
  games: number;
  won: number;
  low: number;
  high: number;
  fair: number;
}

/** A game of this server; `seat_ids` and `clocks` by number of players, `weight` from 1 (light) to 5 (heavy). */
export interface GameWire {
  name: string;
  seat_counts: number[];
  seat_ids: Record<string, string[]>;
  options: GameOptionWire[];
  levels: string[];
  levels_with: Record<string, string[]>;
  styles: string[];
  styled: string[];
  rungs: RungWire[];
  minutes: number;
  weight: number;
  lessons: LessonWire[];
  clocks: Record<string, Terms[]>;
  box: Record<string, TextsWire>;
}

/** What was agreed on: the times of every seat, in milliseconds. */
export interface Terms {
  pace: Pace;
  bank: number;
  grace: number;
  holiday: number;
}

export type Pace = "fast" | "live" | "slow";

/** One item of the rules; its text is Markdown. A ruling has the number of its item and an r. */
export interface RuleItemWire {
  number: string;
  text: string;
}

/** A chapter, or a part of the chapter before it. */
export interface ChapterWire {
  title: string;
  items: RuleItemWire[];
  is_part: boolean;
}

/** A position that shows a rule: a step of a lesson, and the things it is about. */
export interface ExampleWire {
  rule: string;
  lesson: string;
  step: number;
  things: string[];
}

/** Why an unclear rule was read as it was, and what else would have been possible; in English, as Markdown. */
export interface DecisionWire {
  number: string;
  rules: string[];
  decision: string;
  ground: string;
  alternative: string;
}

/** One row of a block, and where it comes from: "rulebook", "public" or "reconstructed". */
export interface FactWire {
  id: string;
  source: string;
  ends?: [string, string] | null;
  details?: Record<string, string>;
  rule?: string;
  values?: Record<string, unknown>;
}

/** Rows of a game's content that belong together; `kind` is the kind of things they are about, if there is one. */
export interface BlockWire {
  path: string;
  rule: string;
  kind: string;
  key: string;
  is_links: boolean;
  columns: Column[];
  rows: FactWire[];
}

/** One fact that the rows of a block have, or may have. */
export interface Column {
  key: string;
  kind: "decimal" | "degrees" | "flag" | "locked" | "number" | "numbers" | "rows" | "text" | "word" | "words";
  rule: string;
  low: number;
  high: number;
  words: string[];
  names: string;
  columns: Column[];
}

/** A seat that waits for its reader. */
export interface InvitationWire {
  id: string;
  game: string;
  seat: string;
  status: "another" | "free" | "held" | "mine" | "over" | "taken";
  host: string;
  here: boolean;
  options: Record<string, string>;
  seats: SeatWire[];
  terms: Terms | null;
  delay: number;
  rated: boolean;
}

/** A seat as a viewer is told of it; `link` is the secret of a seat that waits for a friend, for its host only. */
export interface SeatWire {
  seat: string;
  kind: "computer" | "human" | "link" | "open";
  name: string;
  level: string;
  mine: boolean;
  here: boolean;
  thinking: boolean;
  link: string | null;
  hints: number;
  intent: ReasonWire[];
  reader: string;
  kept: boolean;
  gone: boolean;
  person: string;
}

/** An experiment to be played: the arguments of `hatalom arena` or of `hatalom simulate`. */
export interface NewExperimentWire {
  kind: "arena" | "simulate";
  game: string;
  bots: string[];
  games: number;
  seed?: number;
  changes_seats?: boolean;
  players?: number | null;
  options?: Record<string, string>;
  overlay?: Record<string, unknown> | null;
}

/** An experiment in a list. */
export interface ExperimentRowWire {
  id: string;
  kind: "arena" | "simulate";
  game: string;
  players: number;
  options: Record<string, string>;
  bots: string[];
  games: number;
  seed: number;
  changes_seats: boolean;
  status: "done" | "failed" | "running" | "stopped" | "waiting";
  created: string;
  box: string;
}

/** What every seat won where all were held by computers of this level. */
export interface LevelWire {
  level: string;
  shares: Share[];
}

/** One experiment. `command` plays the games again that have been played; `files` can be fetched. */
export interface ExperimentWire {
  id: string;
  kind: "arena" | "simulate";
  game: string;
  players: number;
  options: Record<string, string>;
  bots: string[];
  games: number;
  seed: number;
  changes_seats: boolean;
  status: "done" | "failed" | "running" | "stopped" | "waiting";
  created: string;
  box: string;
  is_mine: boolean;
  is_stopping: boolean;
  place: number;
  command: string;
  files: string[];
  findings: Findings | null;
  by_level: LevelWire[];
}

/** What has been found. `fair` is the share of one that is as good as the others. */
export interface Findings {
  played: number;
  seconds: number;
  rules_version: number;
  shares: Share[];
  fair: number;
  control: number[];
  cross_table: ((number | null)[])[];
  ratings: Rating[];
  course: Point[];
  lengths: Lengths;
  draws: number;
  errors: number;
  digest: string;
}

/** A rating by openskill, and how unsure it is. */
export interface Rating {
  mu: number;
  sigma: number;
}

/** The share of the first bot (or seat) after so many games. */
export interface Point {
  games: number;
  share: number;
  low: number;
  high: number;
}

/** The balance reports that came with the games. */
export interface BalancesWire {
  reports: Balance[];
}

/** The report of one game, the day it was made, and the command that makes it again. */
export interface Balance {
  game: string;
  day: string;
  command: string;
  digest: string;
  is_cut_short: boolean;
  cells: BalanceCell[];
}

/** The games of one number of players, variant and level; `options` are those that are not as usual. */
export interface BalanceCell {
  players: number;
  options: Record<string, string>;
  level: string;
  games: number;
  fair: number;
  shares: Share[];
  lengths: Lengths;
}

/** Whether this server has a laboratory, its limits, and my experiments, the newest first. */
export interface LaboratoryWire {
  is_open: boolean;
  workers: number;
  most_games: number;
  most_open: number;
  most_minutes: number;
  waiting: number;
  mine: ExperimentRowWire[];
}

/** A league to be made, with so many `seats` at a table. */
export interface NewLeagueWire {
  name: string;
  game: string;
  system: "robin" | "swiss";
  seats?: number;
  rounds?: number;
  days?: number;
  rated?: boolean;
  private?: boolean;
  starts?: string;
}

export interface LeagueAnswer {
  id: string;
}

/** Whether I do not want to be paired in the next round. */
export interface AwayWire {
  away: boolean;
}

/** A line of the list of leagues; `mine` says that I take part. */
export interface LeagueRowWire {
  id: string;
  name: string;
  game: string;
  seats: number;
  system: "robin" | "swiss";
  rounds: number;
  days: number;
  rated: boolean;
  status: "open" | "over" | "running";
  starts: string;
  entrants: number;
  mine: boolean;
}

export interface RoundWire {
  number: number;
  begun: string;
  ends: string;
}

/** One row of the table. */
export interface EntrantWire {
  number: number;
  person: string;
  name: string;
  mine: boolean;
  place: number;
  points: number;
  tie_break: number;
  wins: number;
  cells: (number | null)[];
  away: boolean;
  left_after: number;
}

/** A game: its players by their numbers, in the order of the seats; somebody alone is free or away. */
export interface LeagueGameWire {
  round: number;
  players: number[];
  table: string;
  points: number[];
  how: "" | "absent" | "away" | "computer" | "free" | "late" | "played" | "unfinished" | "walkover";
  scores: number[];
}

/** Everything about a league. `entrants` stand in the order of the table, `tables` are those of running games. */
export interface LeagueWire {
  id: string;
  name: string;
  game: string;
  seats: string[];
  least: number;
  system: "robin" | "swiss";
  rounds: number;
  days: number;
  rated: boolean;
  private: boolean;
  status: "open" | "over" | "running";
  starts: string;
  begun: RoundWire[];
  entrants: EntrantWire[];
  games: LeagueGameWire[];
  tables: TableRowWire[];
  is_maker: boolean;
  may_join: boolean;
}

/** A line of the lobby's lists; `left` is how many milliseconds the asked player still has, `pace` its clock's. */
export interface TableRowWire {
  id: string;
  game: string;
  status: "open" | "over" | "running";
  seats: SeatWire[];
  my_turn: boolean;
  waiting: string[];
  progress: number;
  updated: string;
  left: number | null;
  is_scarce: boolean;
  asleep: number | null;
  pace: Pace | null;
  delay: number;
  begun: boolean;
  rated: boolean;
}

/** A finished game in a list: how it ended, and whether it counts. */
export interface ResultRowWire {
  id: string;
  game: string;
  status: "open" | "over" | "running";
  seats: SeatWire[];
  my_turn: boolean;
  waiting: string[];
  progress: number;
  updated: string;
  left: number | null;
  is_scarce: boolean;
  asleep: number | null;
  pace: Pace | null;
  delay: number;
  begun: boolean;
  rated: boolean;
  result: SeatResultWire[];
  counted: boolean;
  turned: MessageWire | null;
}

/** A table at which it is my turn: what I am asked, and what has happened since I was there. */
export interface TurnWire {
  table: TableRowWire;
  seat: string;
  crumbs: MessageWire[];
  prompt: MessageWire | null;
  moments: MomentWire[];
  lines: number;
  said: ChatWire | null;
}

/** What a `person` said; `ply` is how far the game was then, as everybody knew it. */
export interface ChatWire {
  seat: string | null;
  name: string;
  text: string;
  at: string;
  ply: number;
  to: string | null;
  person: string;
}

/** What waits for me: the first tables at which it is my turn, and the games that I finished last. */
export interface HomeWire {
  turns: TurnWire[];
  finished: ResultRowWire[];
}

/** What the lobby's page brings along, so that it is whole when it is first seen: the games, me, and my tables. */
export interface FrontWire {
  games: GameWire[];
  me: MeWire;
  mine: TableRowWire[];
}

/** Who I am. */
export interface MeWire {
  name: string;
  known: boolean;
  account: string | null;
  private: boolean;
  laboratory: boolean;
  returns: boolean;
  moderator: boolean;
  client: string;
}

/** About what was said at a `table` at a moment (`at`), about the player of a `seat` there, or about a `person`. */
export interface NewComplaintWire {
  table?: string;
  at?: string;
  seat?: string;
  person?: string;
  words?: string;
}

/** `by` whom, about whom (`person`, `name`); `said` are the words that were reported, if it is about those. */
export interface ComplaintWire {
  id: number;
  by: string;
  person: string;
  name: string;
  table: string;
  game: string;
  said: string;
  words: string;
  at: string;
  muted: string;
  banned: string;
}

/** What waits for a moderator, the oldest first, and what was done, the newest first. */
export interface ModerationWire {
  complaints: ComplaintWire[];
  reports: ReportRowWire[];
  done: HappenedWire[];
}

/** Something that a player thinks is wrong by the rules. */
export interface ReportRowWire {
  id: number;
  game: string;
  table: string;
  ply: number;
  name: string;
  words: string;
  at: string;
}

export interface HappenedWire {
  at: string;
  what: "answered" | "backup" | "banned" | "closed" | "looked" | "muted" | "removed" | "renamed" | "restore" | "start" | "unbanned" | "unmuted";
  words: Record<string, string>;
}

/** A line of the talk around a complaint; `reported` is the one that it is about. */
export interface HeardWire {
  name: string;
  text: string;
  at: string;
  secret: boolean;
  reported: boolean;
}

/** Why there is nothing more to do. */
export interface ClosingWire {
  why: string;
}

/** What a moderator does with somebody, for so many days, and why; a new `name` where that is the measure. */
export interface MeasureWire {
  act: "ban" | "mute" | "rename" | "unban" | "unmute";
  why: string;
  days?: number;
  name?: string;
}

/** Of what I want to be told by which ways, in which language. */
export interface WishesWire {
  lang: "en" | "hu";
  wait: number;
  bundle: number;
  wants: Record<string, ("mail" | "push" | "webhook")[]>;
}

/** A way that I have set up; `name` is the address, or how the device calls itself. */
export interface WayWire {
  id: string;
  kind: "mail" | "push" | "webhook";
  name: string;
  confirmed: boolean;
  off: boolean;
  failures: number;
}

/** `house` names the ways that this house has, none where its operator has set up none. */
export interface NoticesWire {
  house: ("mail" | "push" | "webhook")[];
  key: string | null;
  wishes: WishesWire;
  ways: WayWire[];
}

/** A mail address, the https address of a webhook, or a browser's subscription as JSON. */
export interface NewWayWire {
  kind: "mail" | "push" | "webhook";
  address: string;
  name?: string;
}

/** What came to the address. */
export interface ProofWire {
  code: string;
}

/** What the other side has answered. */
export interface TestedWire {
  ok: boolean;
  answer: string;
}

/** The seat whose player is to be reminded that the table waits for him. */
export interface NudgeWire {
  seat: string;
}

export interface NewSeatWire {
  seat: string;
  who: "computer" | "link" | "me" | "open";
  level?: string;
  person?: string;
}

/** A table to be opened. */
export interface NewTableWire {
  game: string;
  seats: NewSeatWire[];
  options?: Record<string, string>;
  same_screen?: boolean;
  overlay?: Record<string, unknown> | null;
  clock?: Pace | null;
  time_out?: TimeOut;
  delay?: number;
  hints?: boolean;
  private?: boolean;
  rated?: boolean;
}

export type TimeOut = "computer" | "players";

export interface NewTableAnswer {
  id: string;
}

export interface JoinWire {
  seat: string;
  secret?: string;
}

/** Somebody has opened the link of a seat, takes a lesson first, or does not want it. */
export interface ReaderWire {
  seat: string;
  secret?: string;
  doing?: "declined" | "lesson" | "reading";
}

/** The same people once more; with `swap` everybody has the next side. */
export interface RematchWire {
  swap?: boolean;
}

/** `status` is "ok", or says what is wrong. */
export interface HealthWire {
  status: string;
  version: string;
}

/** A few minutes: actions a second, and within how many milliseconds 99 of 100 acts were answered. */
export interface LoadWire {
  at: string;
  rate: number;
  act_ms: number | null;
}

/** One process of the server; memory in bytes. */
export interface ProcessWire {
  id: string;
  memory: number;
  awake: number;
  sockets: number;
  lag_ms: number;
}

/** How the server fares. `waiting_long` games have stood still for a day; `unstored` actions were refused. */
export interface OperatorWire {
  version: string;
  is_compiled: boolean;
  database: string;
  here: number;
  open_games: number;
  waiting_long: number;
  awake: number;
  act_ms: number | null;
  unstored: number;
  errors: number;
  thinking: number;
  thinkers: number;
  thinking_waiting: number;
  last_backup: string | null;
  disk_free: number | null;
  processes: ProcessWire[];
  load: LoadWire[];
  reports: ReportRowWire[];
  logbook: HappenedWire[];
}

/** The best turns at a ply of a finished game, for the seat that chose next and with its eyes. */
export interface StudyWire {
  ply: number;
  seat: string;
  level: string;
  turns: AdviceWire[];
  common: ReasonWire[];
}

/** A position as the text that the game writes, one thing a line; whoever changes it sets up another one by hand. */
export interface PositionWire {
  text: string;
}

/** A position set up by hand, as the seat sees it that chooses there, and the best turns for this seat. */
export interface HandStudyWire {
  seat: string;
  level: string;
  turns: AdviceWire[];
  common: ReasonWire[];
  state: StateWire;
}

/** A game to be played on from a ply of another one, alone or against computers. */
export interface BranchWire {
  ply: number;
  seats: NewSeatWire[];
}

/** A journal file to be looked at here; the overlay, if it was played with one, comes along as plain data. */
export interface JournalWire {
  text: string;
  overlay?: Record<string, unknown> | null;
}

/** What somebody thinks is wrong by the rules, at this ply, seen with these eyes. */
export interface ReportWire {
  ply: number;
  words: string;
  seen_as?: string;
}

/** When I rest: from when to when I am awake (minutes since midnight there), and holidays by first and last day. */
export interface RestWire {
  zone: string;
  week: [number, number];
  weekend: [number, number];
  holidays?: [string, string][];
}

export interface NameWire {
  name: string;
}

/** A login name and a password, to claim an account or to come back to it. */
export interface AccountWire {
  login: string;
  password: string;
  bring?: boolean;
}

export interface ActWire {
  seat: string;
  action: string;
  version: number;
  key: string;
}

export interface UndoRequest {
  seat: string;
  ply: number;
  version: number;
  key: string;
}

/** Done and stored; `version` is what the seat's position has now. */
export interface DoneWire {
  version: number;
}

export interface WhyWire {
  seat: string;
  thing: string;
}

/** What would I be asked after these acts of mine? */
export interface AheadWire {
  seat: string;
  acts: string[];
  version: number;
}

/** What would come of these steps of mine, each of one act or several? */
export interface PlannedWire {
  seat: string;
  steps: string[][];
  version: number;
}

/** Why could nothing be done with a thing after these steps of mine? */
export interface WhyPlannedWire {
  seat: string;
  steps: string[][];
  version: number;
  thing: string;
}

/** What would the computer do here? */
export interface HintWire {
  seat: string;
  version: number;
}

/** Up to three options of the open question, the best first; asking again gives the same, uncounted. */
export interface HintsWire {
  version: number;
  advice: AdviceWire[];
  common: ReasonWire[];
}

export interface MenuWire {
  seat: string;
  act: "abandon" | "accept_draw" | "accept_pause" | "ask_seat" | "ask_take_back" | "claim_game" | "decline_draw" | "decline_pause" | "end_holiday" | "grant_seat" | "grant_take_back" | "hand_to_computer" | "offer_draw" | "offer_pause" | "refuse_seat" | "refuse_take_back" | "replace_late" | "resign" | "resume" | "start_holiday" | "take_seat_back";
  ply?: number | null;
  level?: string;
  other?: string;
}

/** A standing order for one kind of question. */
export interface OrderWire {
  seat: string;
  prompt: string;
  order: string;
}

/** A seat's standing orders by prompt, for its player's eyes only; what is not in it is asked. */
export interface OrdersWire {
  orders: Record<string, string>;
}

/** How I fare against computers of a level alone: of my last games, ten at most, I have won so many. */
export interface AgainstWire {
  game: string;
  level: string;
  games: number;
  won: number;
}

/** What waits for consent; `agreed` are the seats that have given theirs, `target` is a second seat asked for. */
export interface OfferWire {
  kind: "draw" | "pause" | "seat" | "take_back";
  seat: string;
  ply: number | null;
  agreed: string[];
  target: string | null;
}

/** A seat's time at the moment the clock tells: how long until it is over, and whether it `runs`. */
export interface SeatClockWire {
  seat: string;
  left: number;
  runs: boolean;
  holiday: number;
  away: boolean;
  asleep: number | null;
  warn: number | null;
}

/** All clocks as they stood `at` a moment of the server's time; all times are milliseconds. */
export interface ClockWire {
  terms: Terms;
  time_out: TimeOut;
  at: number;
  paused: boolean;
  seats: SeatClockWire[];
}

/** Everything about a table for one viewer; `seq` is the number of the last update it contains. */
export interface TableWire {
  id: string;
  game: string;
  seq: number;
  same_screen: boolean;
  counted: boolean;
  commitment: string;
  options: Record<string, string>;
  seats: SeatWire[];
  spectators: number;
  log: LogEntry[];
  moments: MomentWire[];
  chat: ChatWire[];
  offer: OfferWire | null;
  now: number;
  clock: ClockWire | null;
  windows: WindowWire[];
  state: StateWire;
  seen: number | null;
  given: number;
  imported: boolean;
  delay: number;
  hints: boolean;
  think_limit: number;
  begun: boolean;
  hosts: boolean;
  private: boolean;
  rematch: string;
  box: string;
  secret_talk: boolean;
}

/** A question for which orders may be given; the text `<prompt>.order` says what is ordered. */
export interface WindowWire {
  prompt: string;
  rule: string;
  orders: string[];
}

/** Something to be said to everybody, or `to` one seat alone where the game allows secret talk. */
export interface SayWire {
  text: string;
  to?: string;
}

/** A player's own notes on a table, for nobody else's eyes. */
export interface NoteWire {
  text: string;
}

/** The game went on. Lines and moments after the ply `kept` are dropped, then `log` and `moments` are added. */
export interface StateUpdate {
  kind: "state";
  seq: number;
  state: StateWire;
  kept: number;
  log: LogEntry[];
  moments: MomentWire[];
}

export interface ChatUpdate {
  kind: "chat";
  seq: number;
  line: ChatWire;
}

export interface SeatsUpdate {
  kind: "seats";
  seq: number;
  seats: SeatWire[];
  spectators: number;
  rematch: string;
}

export interface MenuUpdate {
  kind: "menu";
  seq: number;
  offer: OfferWire | null;
}

export interface ClockUpdate {
  kind: "clock";
  seq: number;
  clock: ClockWire | null;
}

export interface TableUpdate {
  kind: "table";
  seq: number;
  table: TableWire;
}

export type Update = StateUpdate | ChatUpdate | SeatsUpdate | MenuUpdate | ClockUpdate | TableUpdate;

/** The whole table as one viewer sees it. */
export interface PowerAndWeaknessView {
  cycle: string;
  cycle_number: number;
  hourglass: number;
  cycle_length: number;
  first_recruit_open: boolean;
  win_points: number;
  regions: PowerAndWeaknessRegion[];
  seats: PowerAndWeaknessSeat[];
  display: Record<string, number>;
  discard: Record<string, number>;
  pile: Record<string, number>;
  set_aside: Record<string, number>;
  time_pile: Record<string, number>;
  time_used: Record<string, number>;
  last_points: number[];
  if_it_ended: PowerAndWeaknessEnding | null;
  bids: number[];
  stack: Record<string, unknown>[];
}

export interface PowerAndWeaknessRegion {
  id: string;
  marker: string | null;
  owner: string | null;
  knights: number;
  mages: number;
  active: boolean;
  coastal: boolean;
  adjacent: string[];
}

export interface PowerAndWeaknessSeat {
  id: string;
  vp: number;
  active_regions: number;
  points: number;
  reserve: PowerAndWeaknessUnits;
  stock: PowerAndWeaknessUnits;
  tiles: Record<string, number>;
  strength: Record<string, number>;
}

export interface PowerAndWeaknessUnits {
  mage: number;
  knight: number;
}

/** The points of both seats, and who would win with them: nobody where the game would go on, or both. */
export interface PowerAndWeaknessEnding {
  points: number[];
  winners: string[];
}

/** The whole table as one viewer sees it. */
export interface HeadsOfStateView {
  viewer: string | null;
  century: string;
  turns: number;
  active: string | null;
  option: string | null;
  attribute_limit: number;
  treachery_limit: number;
  seats: HeadsOfStateSeat[];
  areas: HeadsOfStateArea[];
  countries: HeadsOfStateCountry[];
  large: HeadsOfStateMarker[];
  chart: HeadsOfStateChartRow[];
  display: Record<string, number>;
  set_aside: Record<string, number>;
  discard: Record<string, number>;
  returned: Record<string, number>;
  draw_pile: number;
  revolution_pile: number;
  unseen: Record<string, number>;
  treachery_display: Record<string, number>;
  treachery_discard: Record<string, number>;
  treachery_pile: number;
  unseen_treachery: Record<string, number>;
  strikes_in: Record<string, string[]>;
  stack: Record<string, unknown>[];
}

export interface HeadsOfStateSeat {
  id: string;
  score: number;
  attributes: number;
  treachery: number;
  known: Record<string, number>;
  known_treachery: Record<string, number>;
  hand: Record<string, number> | null;
  treachery_hand: Record<string, number> | null;
  tiles: Record<string, number>;
  cards: Record<string, number>;
  chosen: HeadsOfStateChosen;
}

/** 5.7r1 How many cards a player has chosen to discard; which ones is his secret until all are shown. */
export interface HeadsOfStateChosen {
  attributes: number;
  treachery: number;
}

export interface HeadsOfStateArea {
  id: string;
  country: string;
  capital: boolean;
  hex: HeadsOfStateMarker;
  boxes: HeadsOfStateBox[];
  dead: HeadsOfStateDead[];
}

export interface HeadsOfStateMarker {
  points: number;
  taken_by: string | null;
}

export interface HeadsOfStateBox {
  id: string;
  noble: string;
  influence: number;
  owner: string | null;
  emptied: boolean;
  named: boolean;
}

export interface HeadsOfStateDead {
  seat: string;
  noble: string;
  count: number;
}

export interface HeadsOfStateCountry {
  id: string;
  standings: HeadsOfStateStanding[];
  squares: HeadsOfStateMarker[];
  rounds: HeadsOfStateMarker[][];
}

/** 11.4.1 A seat's place in a country, and what sets it above the next one: influence, rank or hex. */
export interface HeadsOfStateStanding {
  seat: string;
  influence: number;
  above_next_by: string | null;
}

/** 9.1 A line of the noble chart; the last two only for the viewer's own hand. */
export interface HeadsOfStateChartRow {
  noble: string;
  cost: string[];
  courtesan: boolean;
  final_points: number;
  cards_left: number;
  lacking: string[] | null;
  payable: boolean;
}

/** The whole table as one viewer sees it. */
export interface HannibalView {
  scenario: string;
  turn: number;
  last_turn: number;
  spaces: HannibalSpace[];
  generals: HannibalGeneral[];
  seats: HannibalSeat[];
  train: string | null;
  discard: string[];
  removed: string[];
  deck_size: number;
  switches: Record<string, boolean>;
  effects: Record<string, boolean>;
  numbers: Record<string, number>;
  lists: Record<string, number[]>;
  reactions: Record<string, boolean>;
  tired: HannibalTiredUnits[];
  army: HannibalArmy | null;
  battle: HannibalBattleView | null;
  stack: Record<string, unknown>[];
}

export interface HannibalSpace {
  id: string;
  province: string;
  marker: string | null;
  siege: number;
  rome: HannibalStack;
  carthage: HannibalStack;
}

/** CUs of one side in a space: outside the walls and inside, elephants among them. */
export interface HannibalStack {
  units: number;
  elephants: number;
  inside: number;
  inside_elephants: number;
}

export interface HannibalGeneral {
  id: string;
  side: string;
  strategy: number;
  battle: number;
  at: string;
  inside: boolean;
  office: string;
  commands: boolean;
}

export interface HannibalSeat {
  id: string;
  hand_size: number;
  hand: string[];
  known: string[];
  points: number;
  provinces: string[];
  removable_pcs: number;
}

/** 9.3 CUs that have used movement points with this card; without a space they go with the army. */
export interface HannibalTiredUnits {
  space: string | null;
  used: number;
  units: number;
}

/** The army on the march. */
export interface HannibalArmy {
  general: string;
  generals: string[];
  units: number;
  elephants: number;
  train: boolean;
  inside: boolean;
}

export interface HannibalBattleView {
  space: string;
  active: string;
  came_from: string | null;
  way: number;
  used: Record<string, number>;
  sortie_units: number;
  sortie_generals: string[];
  rome: HannibalBattleSide;
  carthage: HannibalBattleSide;
}

export interface HannibalBattleSide {
  commander: string | null;
  start: number;
  lost: number;
  hand_size: number;
  hand: Record<string, number>;
  open: Record<string, number>;
  declared: string[];
  parts: number[];
}

/** The whole table as one viewer sees it. */
export interface MariaView {
  viewer: string | null;
  seats: number;
  form: string;
  bluff_costs: boolean;
  round_up: boolean;
  turn: number;
  last_turn: number;
  generals: MariaGeneral[];
  trains: MariaTrain[];
  hussars: (string | null)[];
  fortresses: MariaFortress[];
  powers: MariaPower[];
  boxes: Record<string, string | null>;
  tracks: Record<string, number>;
  noted: number[];
  executed: number;
  saxony: string;
  saxony_left: boolean;
  saxony_drew: number;
  annexed: boolean;
  neutral_until: number;
  reduced: number;
  trump: string | null;
  last_winner: string | null;
  election: number;
  political_year: number;
  political_cards: string[];
  open_cards: string[];
  draw_pile: number;
  decks_opened: number;
  drawing: number;
  discard: number[][];
  votes: Record<string, string>;
  agreements: MariaClause[];
  offer: MariaOffer | null;
  winters: number[][] | null;
  winters_scored: number;
  fight: MariaFight | null;
  ways: MariaWays | null;
  reach: Record<string, MariaWays>;
  winner: string | null;
  reason: number;
  stack: Record<string, unknown>[];
}

export interface MariaGeneral {
  id: string;
  power: string;
  rank: number;
  at: string;
  face_down: boolean;
  leads: boolean;
  commands: boolean;
  troops: number | null;
  supply: MariaSupply | null;
  protects: string[];
}

/** 9 How a general would be supplied if it were checked now. */
export interface MariaSupply {
  is_fed: boolean;
  path: string[];
  cost: number;
}

export interface MariaTrain {
  id: string;
  power: string;
  at: string;
}

export interface MariaFortress {
  town: string;
  marker: string | null;
  controller: string;
  question: string | null;
}

export interface MariaPower {
  id: string;
  seat: string;
  side: string;
  cards: number;
  hand: string[] | null;
  deck_of_card: number[] | null;
  troops: number;
  income: number;
  pool: number;
  battle: number;
  set_aside: number;
  surplus: number;
  saved: string[];
  saved_decks: number[];
  laid: number;
  laid_cards: string[] | null;
  laid_decks: number[] | null;
  expedition_until: number;
  subsidies: Record<string, number>;
}

/** 20, 21 A clause of an offer, or one that is in force. */
export interface MariaClause {
  kind: string;
  power: string | null;
  thing: string | null;
  turns: number;
  until: number;
  seat: string;
  partner: string;
}

export interface MariaOffer {
  seat: string;
  partner: string;
  clauses: MariaClause[];
  is_draft: boolean;
}

/** 11.1 The combat that is being fought. */
export interface MariaFight {
  attacker: string;
  defender: string;
  troops: number[];
  score: number;
  right: string;
  suits: string[];
  loss: number;
  retreat: string[];
  points: number;
}

/** 10.1 Towns that a piece can reach, each with the town before it on the way there. */
export interface MariaWays {
  main: Record<string, string>;
  any: Record<string, string>;
  forced: Record<string, string>;
}

export interface GreatWarView {
  viewer: number;
  seats: number;
  turn: string;
  stage: string | null;
  switches: string[];
  places: GreatWarPlace[];
  powers: GreatWarPower[];
  order: string[];
  generals: GreatWarGeneral[];
  conditions: GreatWarCondition[];
  points: Record<string, number>;
  battle: GreatWarBattle | null;
  facts: Record<string, unknown>;
  stack: Record<string, unknown>[];
}

export interface GreatWarPlace {
  id: string;
  controller?: string | null;
  units?: GreatWarStack[];
  factory?: boolean;
  strike?: boolean;
  hospital?: boolean;
  line?: boolean;
  patient?: string | null;
  rebel?: string | null;
}

/** Units of one nation and kind that are alike. */
export interface GreatWarStack {
  power: string;
  unit: string;
  count: number;
  points: number;
  face_down?: boolean;
  attacked?: boolean;
  army?: string | null;
  origin?: string | null;
  via?: string | null;
  loaded?: boolean;
}

export interface GreatWarPower {
  id: string;
  seat: number;
  ip: number;
  cards: number;
  card: Record<string, number>;
  dead: Record<string, number>;
  transport_left: number;
  points: number;
  alliance?: string | null;
  in_war?: boolean;
  gone?: boolean;
  marked?: boolean;
  war_production?: boolean;
  due?: string | null;
}

export interface GreatWarGeneral {
  id: string;
  power: string;
  place?: string | null;
  is_removed?: boolean;
  moved?: boolean;
}

export interface GreatWarCondition {
  id: string;
  alliance: string;
  counter: number;
  valid: boolean;
  places: Record<string, boolean>;
}

export interface GreatWarBattle {
  mode: number;
  target: string;
  lead: string;
  assault: number;
  force: GreatWarStack[];
  inside: GreatWarStack[];
}
