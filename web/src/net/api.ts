// Plain HTTP to the server: one function per call of docs/protocol.md.
import type { Lang } from "./lang";
import type {
  AccountWire,
  SecretLoginWire,
  PasswordWire,
  PasskeyLoginWire,
  NewPasskeyWire,
  MyAccountWire,
  MailLinkWire,
  FarewellWire,
  CodesWire,
  BegunWire,
  BlockWire,
  BoxCheckWire,
  BoxesWire,
  BoxFault,
  BoxFileWire,
  BoxRowWire,
  DraftWire,
  KeepBoxWire,
  LaidBoxWire,
  SharedBoxWire,
  ActWire,
  AheadWire,
  AlmanacWire,
  AnalysisWire,
  AnnotationWire,
  AgainstWire,
  AwayWire,
  BalancesWire,
  BranchWire,
  ClosingWire,
  ChapterWire,
  ChronicleWire,
  ConsentWire,
  DecisionWire,
  DoneWire,
  ErrorWire,
  ExampleWire,
  ExperimentWire,
  GameWire,
  HandStudyWire,
  HintsWire,
  HintWire,
  HeardWire,
  HomeWire,
  InvitationWire,
  JoinWire,
  JournalWire,
  LaboratoryWire,
  LeagueAnswer,
  LeagueRowWire,
  LeagueWire,
  MeasureWire,
  MenuWire,
  MeWire,
  ModerationWire,
  MyPeopleWire,
  NewAnnotationWire,
  NewComplaintWire,
  NewExperimentWire,
  NewLeagueWire,
  NewSeatWire,
  NewTableAnswer,
  NewTableWire,
  NewWayWire,
  NoticesWire,
  OperatorWire,
  OrdersWire,
  OrderWire,
  PersonWire,
  OwnBoxWire,
  PlannedWire,
  PlanWire,
  PositionFault,
  PositionWire,
  PrivacyWire,
  ProfileWire,
  ReaderWire,
  RefusalWire,
  RematchWire,
  ReportWire,
  RestWire,
  ResultRowWire,
  SayWire,
  StateWire,
  StudyWire,
  TableRowWire,
  TableWire,
  TestedWire,
  TextsWire,
  UndoRequest,
  WhyPlannedWire,
  WhyWire,
  WishesWire,
} from "./types";

/** What went wrong, with the server's code: "stale", "not-offered", "forbidden" … or "away" if it did not answer. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** What is wrong with a box, where that is the reason. */
    readonly fault: BoxFault | null = null,
    /** What is wrong with a position set up by hand, likewise. */
    readonly position: PositionFault | null = null,
  ) {
    super(message);
  }
}

interface More {
  token?: string;
  /** Says when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  { token, signal }: More = {},
): Promise<Answer> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  const init: RequestInit = { method, credentials: "same-origin", headers, signal: signal ?? null };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers["Content-Type"] = "application/json";
  }
  const response = await fetch(`/api${path}`, init).catch((error: unknown) => {
    throw new ApiError("away", String(error));
  });
  if (!response.ok) throw await errorOf(response);
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  try {
    const body = JSON.parse(text) as Partial<ErrorWire>;
    const { error, message, fault, position } = body;
    return new ApiError(error ?? "bad-request", message ?? response.statusText, fault ?? null, position ?? null);
  } catch {
    return new ApiError("away", response.statusText);
  }
}

const part = encodeURIComponent;
const at = (table: string): string => `/tables/${part(table)}`;

const seenAs = (as: string | null): string => (as === null ? "" : `?as=${part(as)}`);

export type List = "mine" | "open" | "watch" | "finished" | "invited";
export type MenuAct = MenuWire["act"];

export const api = {
  me: () => request<MeWire>("GET", "/me"),
  rename: (name: string) => request<MeWire>("POST", "/me", { name }),
  rest: () => request<RestWire>("GET", "/me/rest"),
  setRest: (body: RestWire) => request<RestWire>("PUT", "/me/rest", body),
  notices: () => request<NoticesWire>("GET", "/me/notices"),
  setNotices: (body: WishesWire) => request<NoticesWire>("PUT", "/me/notices", body),
  addWay: (body: NewWayWire) => request<NoticesWire>("POST", "/me/ways", body),
  removeWay: (way: string) => request<NoticesWire>("DELETE", `/me/ways/${part(way)}`),
  testWay: (way: string) => request<TestedWire>("POST", `/me/ways/${part(way)}/test`),
  confirmWay: (way: string, code: string) => request<void>("POST", `/ways/${part(way)}/confirm`, { code }),
  stopWay: (way: string) => request<void>("POST", `/ways/${part(way)}/stop`),
  goOnWithWay: (way: string) => request<void>("POST", `/ways/${part(way)}/go-on`),
  nudge: (table: string, seat: string) => request<void>("POST", `${at(table)}/nudge`, { seat }),
  account: () => request<MyAccountWire>("GET", "/me/account"),
  claim: (body: AccountWire) => request<MeWire>("POST", "/me/account", body),
  setPassword: (body: PasswordWire) => request<void>("PUT", "/me/password", body),
  beginPasskey: () => request<BegunWire>("POST", "/me/passkeys/begin"),
  addPasskey: (body: NewPasskeyWire) => request<MyAccountWire>("POST", "/me/passkeys", body),
  removePasskey: (key: string) => request<MyAccountWire>("DELETE", `/me/passkeys/${part(key)}`),
  newCodes: () => request<CodesWire>("POST", "/me/codes"),
  endSession: (session: string) => request<MyAccountWire>("DELETE", `/me/sessions/${part(session)}`),
  farewell: (body: FarewellWire) => request<MeWire>("POST", "/me/farewell", body),
  beginLogin: () => request<BegunWire>("POST", "/login/passkey/begin"),
  loginByPasskey: (body: PasskeyLoginWire) => request<MeWire>("POST", "/login/passkey", body),
  sendLink: (body: MailLinkWire) => request<void>("POST", "/login/mail", body),
  loginByLink: (body: SecretLoginWire) => request<MeWire>("POST", "/login/link", body),
  loginByCode: (body: SecretLoginWire) => request<MeWire>("POST", "/login/code", body),
  login: (body: AccountWire) => request<MeWire>("POST", "/login", body),
  logout: () => request<MeWire>("POST", "/logout"),
  games: () => request<GameWire[]>("GET", "/games"),
  texts: (game: string, lang: Lang) => request<TextsWire>("GET", `/games/${part(game)}/texts/${lang}`),
  rules: (game: string, lang: Lang) => request<ChapterWire[]>("GET", `/games/${part(game)}/rules/${lang}`),
  decisions: (game: string) => request<DecisionWire[]>("GET", `/games/${part(game)}/decisions`),
  examples: (game: string) => request<ExampleWire[]>("GET", `/games/${part(game)}/examples`),
  example: (game: string, { lesson, step }: ExampleWire) =>
    request<TableWire>("GET", `/games/${part(game)}/examples/${part(lesson)}/${step}`),
  readBox: (game: string, body: BoxFileWire) => request<OwnBoxWire>("POST", `/games/${part(game)}/box`, body),
  checkBox: (game: string, body: DraftWire) => request<BoxCheckWire>("POST", `/games/${part(game)}/box/check`, body),
  boxes: () => request<BoxesWire>("GET", "/boxes"),
  keepBox: (body: KeepBoxWire) => request<BoxRowWire>("POST", "/boxes", body),
  keptBox: (box: string) => request<SharedBoxWire>("GET", `/boxes/${part(box)}`),
  shareBox: (box: string, shared: boolean) => request<BoxRowWire>("POST", `/boxes/${part(box)}/share`, { shared }),
  forgetBox: (box: string) => request<void>("DELETE", `/boxes/${part(box)}`),
  tableTexts: (table: string, lang: Lang) => request<TextsWire>("GET", `${at(table)}/texts/${lang}`),
  tableContent: (table: string) => request<LaidBoxWire>("GET", `${at(table)}/content`),
  box: (game: string) => request<BlockWire[]>("GET", `/games/${part(game)}/box`),
  lessonTexts: (game: string, lang: Lang) => request<TextsWire>("GET", `/games/${part(game)}/lessons/texts/${lang}`),
  openLesson: (game: string, lesson: string) =>
    request<{ id: string }>("POST", `/games/${part(game)}/lessons/${part(lesson)}`),
  nextStep: (table: string) => request<void>("POST", `/lessons/${part(table)}/next`),
  stepAgain: (table: string) => request<void>("POST", `/lessons/${part(table)}/again`),
  person: (id: string) => request<PersonWire>("GET", `/people/${part(id)}`),
  people: () => request<MyPeopleWire>("GET", "/me/people"),
  befriend: (id: string) => request<MyPeopleWire>("POST", `/people/${part(id)}/friend`),
  unfriend: (id: string) => request<MyPeopleWire>("DELETE", `/people/${part(id)}/friend`),
  block: (id: string) => request<MyPeopleWire>("POST", `/people/${part(id)}/block`),
  unblock: (id: string) => request<MyPeopleWire>("DELETE", `/people/${part(id)}/block`),
  privacy: () => request<PrivacyWire>("GET", "/me/privacy"),
  setPrivacy: (body: PrivacyWire) => request<PrivacyWire>("PUT", "/me/privacy", body),
  complain: (body: NewComplaintWire) => request<void>("POST", "/complaints", body),
  moderation: () => request<ModerationWire>("GET", "/moderation"),
  complaintTalk: (id: number) => request<HeardWire[]>("GET", `/moderation/complaints/${id}/talk`),
  closeComplaint: (id: number, body: ClosingWire) =>
    request<ModerationWire>("POST", `/moderation/complaints/${id}/close`, body),
  closeReport: (id: number, body: ClosingWire) =>
    request<ModerationWire>("POST", `/moderation/reports/${id}/close`, body),
  measure: (person: string, body: MeasureWire) =>
    request<ModerationWire>("POST", `/moderation/people/${part(person)}`, body),
  leagues: () => request<LeagueRowWire[]>("GET", "/leagues"),
  makeLeague: (body: NewLeagueWire) => request<LeagueAnswer>("POST", "/leagues", body),
  league: (league: string) => request<LeagueWire>("GET", `/leagues/${part(league)}`),
  removeLeague: (league: string) => request<void>("DELETE", `/leagues/${part(league)}`),
  joinLeague: (league: string) => request<LeagueWire>("POST", `/leagues/${part(league)}/join`),
  leaveLeague: (league: string) => request<LeagueWire>("POST", `/leagues/${part(league)}/leave`),
  beginLeague: (league: string) => request<LeagueWire>("POST", `/leagues/${part(league)}/begin`),
  setAway: (league: string, body: AwayWire) => request<LeagueWire>("PUT", `/leagues/${part(league)}/away`, body),
  againstComputers: () => request<AgainstWire[]>("GET", "/me/computers"),
  almanac: (game: string) => request<AlmanacWire>("GET", `/games/${part(game)}/almanac`),
  profile: () => request<ProfileWire>("GET", "/me/profile"),
  home: () => request<HomeWire>("GET", "/home"),
  finished: (query: Record<string, string>) =>
    request<ResultRowWire[]>("GET", `/finished?${new URLSearchParams(query).toString()}`),
  tables: (list: List) => request<TableRowWire[]>("GET", `/tables?list=${list}`),
  newTable: (table: NewTableWire) => request<NewTableAnswer>("POST", "/tables", table),
  table: (table: string, as: string | null) => request<TableWire>("GET", at(table) + seenAs(as)),
  past: (table: string, ply: number, as: string | null) =>
    request<StateWire>("GET", `${at(table)}/at/${ply}${seenAs(as)}`),
  analysis: (table: string) => request<AnalysisWire>("GET", `${at(table)}/analysis`),
  study: (table: string, ply: number, signal?: AbortSignal) =>
    request<StudyWire>("GET", `${at(table)}/study/${ply}`, undefined, { signal }),
  position: (table: string, ply: number, signal?: AbortSignal) =>
    request<PositionWire>("GET", `${at(table)}/position/${ply}`, undefined, { signal }),
  studyByHand: (table: string, position: PositionWire, signal?: AbortSignal) =>
    request<HandStudyWire>("POST", `${at(table)}/position`, position, { signal }),
  chronicle: (table: string) => request<ChronicleWire>("GET", `${at(table)}/chronicle`),
  consent: (table: string, body: ConsentWire) => request<void>("PUT", `${at(table)}/consent`, body),
  annotations: (table: string) => request<AnnotationWire[]>("GET", `${at(table)}/annotations`),
  annotate: (table: string, body: NewAnnotationWire) =>
    request<AnnotationWire>("POST", `${at(table)}/annotations`, body),
  removeAnnotation: (table: string, id: number) => request<void>("DELETE", `${at(table)}/annotations/${id}`),
  branch: (table: string, body: BranchWire) => request<NewTableAnswer>("POST", `${at(table)}/branch`, body),
  report: (table: string, body: ReportWire) => request<void>("POST", `${at(table)}/report`, body),
  importJournal: (body: JournalWire) => request<NewTableAnswer>("POST", "/journals", body),
  join: (table: string, body: JoinWire) => request<TableWire>("POST", `${at(table)}/join`, body),
  invitation: (table: string, body: ReaderWire) => request<InvitationWire>("POST", `${at(table)}/invitation`, body),
  changeSeat: (table: string, body: NewSeatWire) => request<void>("POST", `${at(table)}/seats`, body),
  closeTable: (table: string) => request<void>("DELETE", at(table)),
  rematch: (table: string, body: RematchWire) => request<NewTableAnswer>("POST", `${at(table)}/rematch`, body),
  act: (table: string, body: ActWire) => request<DoneWire>("POST", `${at(table)}/act`, body),
  undo: (table: string, body: UndoRequest) => request<DoneWire>("POST", `${at(table)}/undo`, body),
  why: (table: string, body: WhyWire) => request<RefusalWire[]>("POST", `${at(table)}/why`, body),
  ahead: (table: string, body: AheadWire) => request<StateWire>("POST", `${at(table)}/ahead`, body),
  plan: (table: string, body: PlannedWire) => request<PlanWire>("POST", `${at(table)}/plan`, body),
  whyPlanned: (table: string, body: WhyPlannedWire) => request<RefusalWire[]>("POST", `${at(table)}/plan/why`, body),
  hint: (table: string, body: HintWire) => request<HintsWire>("POST", `${at(table)}/hint`, body),
  say: (table: string, body: SayWire) => request<void>("POST", `${at(table)}/say`, body),
  orders: (table: string, seat: string) => request<OrdersWire>("GET", `${at(table)}/orders?seat=${part(seat)}`),
  giveOrder: (table: string, order: OrderWire) => request<OrdersWire>("PUT", `${at(table)}/orders`, order),
  balances: () => request<BalancesWire>("GET", "/balance"),
  laboratory: () => request<LaboratoryWire>("GET", "/laboratory"),
  beginExperiment: (body: NewExperimentWire) => request<ExperimentWire>("POST", "/laboratory", body),
  experiment: (id: string) => request<ExperimentWire>("GET", `/laboratory/${part(id)}`),
  stopExperiment: (id: string) => request<ExperimentWire>("POST", `/laboratory/${part(id)}/stop`),
  goOnWithExperiment: (id: string) => request<ExperimentWire>("POST", `/laboratory/${part(id)}/go-on`),
  operator: (token: string) => request<OperatorWire>("GET", "/operator", undefined, { token }),
  menu: (table: string, body: MenuWire) => request<DoneWire>("POST", `${at(table)}/menu`, body),
};
