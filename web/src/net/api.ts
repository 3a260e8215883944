// Plain HTTP to the server. One function per thing the page can ask for; errors carry the server's own words.
import type { GameTextsData } from "../i18n/i18n.svelte";
import type { Lang } from "../i18n/numbers";
import type { GameInfo, LobbyLists, Me, NewTable, TableState } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  const response = await fetch(`/api${path}`, init);
  if (!response.ok) throw new ApiError(response.status, await detailOf(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function detailOf(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { detail?: unknown };
    return typeof body.detail === "string" ? body.detail : response.statusText;
  } catch {
    return response.statusText;
  }
}

const part = encodeURIComponent;

export const api = {
  games: () => request<GameInfo[]>("GET", "/games"),
  gameTexts: (game: string, lang: Lang) => request<GameTextsData>("GET", `/games/${part(game)}/texts/${lang}`),
  lobby: () => request<LobbyLists>("GET", "/tables"),
  me: () => request<Me>("GET", "/me"),
  rename: (name: string) => request<Me>("PUT", "/me", { name }),
  newTable: (table: NewTable) => request<{ table: string }>("POST", "/tables", table),
  table: (table: string) => request<TableState>("GET", `/tables/${part(table)}`),
  tableTexts: (table: string, lang: Lang) => request<GameTextsData>("GET", `/tables/${part(table)}/texts/${lang}`),
};
