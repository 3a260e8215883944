// Plain HTTP to the server: one function per call of docs/protocol.md.
import type { Lang } from "../i18n/numbers";
import type { ChapterWire, GameWire, MeWire, NewTableWire, RefusalWire, TableRowWire, TableWire, TextsWire } from "./types";

/** What went wrong, with the server's code: "stale", "not-offered", "forbidden" … or "away" if it did not answer. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { Accept: "application/json" };
  const init: RequestInit = { method, credentials: "same-origin", headers };
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
    const body = JSON.parse(text) as { error?: string; message?: string };
    return new ApiError(body.error ?? "bad-request", body.message ?? response.statusText);
  } catch {
    return new ApiError("away", response.statusText);
  }
}

const part = encodeURIComponent;
const at = (table: string): string => `/tables/${part(table)}`;

export type List = "mine" | "open" | "watch" | "finished";
export interface ActBody {
  seat: string;
  action: string;
  version: number;
  key: string;
}
export interface UndoBody {
  seat: string;
  ply: number;
  version: number;
  key: string;
}
export type MenuAct =
  | "resign"
  | "offer_draw"
  | "accept_draw"
  | "decline_draw"
  | "ask_take_back"
  | "grant_take_back"
  | "refuse_take_back"
  | "abandon"
  | "hand_to_computer"
  | "take_seat_back";
export interface MenuBody {
  seat: string;
  act: MenuAct;
  ply?: number;
  level?: string;
}

export const api = {
  me: () => request<MeWire>("GET", "/me"),
  rename: (name: string) => request<MeWire>("POST", "/me", { name }),
  games: () => request<GameWire[]>("GET", "/games"),
  texts: (game: string, lang: Lang) => request<TextsWire>("GET", `/games/${part(game)}/texts/${lang}`),
  rules: (game: string, lang: Lang) => request<ChapterWire[]>("GET", `/games/${part(game)}/rules/${lang}`),
  lessonTexts: (game: string, lang: Lang) => request<TextsWire>("GET", `/games/${part(game)}/lessons/texts/${lang}`),
  openLesson: (game: string, lesson: string) => request<{ id: string }>("POST", `/games/${part(game)}/lessons/${part(lesson)}`),
  nextStep: (table: string) => request<void>("POST", `/lessons/${part(table)}/next`),
  stepAgain: (table: string) => request<void>("POST", `/lessons/${part(table)}/again`),
  tables: (list: List) => request<TableRowWire[]>("GET", `/tables?list=${list}`),
  newTable: (table: NewTableWire) => request<{ id: string }>("POST", "/tables", table),
  table: (table: string, as: string | null) => request<TableWire>("GET", at(table) + (as === null ? "" : `?as=${part(as)}`)),
  join: (table: string, body: { seat: string; secret?: string }) => request<TableWire>("POST", `${at(table)}/join`, body),
  act: (table: string, body: ActBody) => request<void>("POST", `${at(table)}/act`, body),
  undo: (table: string, body: UndoBody) => request<void>("POST", `${at(table)}/undo`, body),
  why: (table: string, body: { seat: string; thing: string }) => request<RefusalWire[]>("POST", `${at(table)}/why`, body),
  say: (table: string, text: string) => request<void>("POST", `${at(table)}/say`, { text }),
  menu: (table: string, body: MenuBody) => request<void>("POST", `${at(table)}/menu`, body),
};
