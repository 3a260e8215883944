// Phrases that every reader sees in his own language. They travel as "#phrase-hello"; anything else is somebody's own words.
export const PHRASES = ["hello", "good-luck", "nice", "thinking", "sorry", "thanks", "good-game"] as const;
const SENT = /^#(phrase-[a-z-]+)$/;
const KEYS: ReadonlySet<string> = new Set(PHRASES.map((phrase) => `phrase-${phrase}`));

export const sent = (phrase: (typeof PHRASES)[number]): string => `#phrase-${phrase}`;

/** The text key of a phrase, or null for words of one's own. */
export function phraseIn(text: string): string | null {
  const key = SENT.exec(text)?.[1];
  return key !== undefined && KEYS.has(key) ? key : null;
}

/** What somebody said, in the reader's language where it is a phrase. */
export function spoken(text: string, t: (key: string) => string): string {
  const key = phraseIn(text);
  return key === null ? text : t(key);
}
