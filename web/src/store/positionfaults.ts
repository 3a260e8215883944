// What is wrong with a position that was set up by hand, in the reader's language.
import { t } from "../i18n/i18n.svelte";
import { ApiError } from "../net/api";

export interface Problem {
  text: string;
  /** The rule that it is about, or none. */
  rule: string;
  /** What more the server knows of it, in English only. */
  detail: string;
}

/** What else can go wrong with the study board, in words of ours. */
const KNOWN: Readonly<Record<string, string>> = {
  "no-hint": "study-none",
  "too-many": "trouble-too-many",
  forbidden: "trouble-forbidden",
  away: "trouble-away",
};

const plain = (text: string): Problem => ({ text, rule: "", detail: "" });

export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return plain(String(error));
  const { code, message, position } = error;
  if (position !== null) {
    const { name, args, detail } = position;
    return { text: t(`position-fault-${name}`, args), rule: String(args["rule"] ?? ""), detail };
  }
  const key = KNOWN[code];
  return plain(key === undefined ? message : t(key));
}
