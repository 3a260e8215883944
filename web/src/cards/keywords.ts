// Words of the game in a card's text that have an explanation of their own.
export interface Keyword {
  id: string;
  /** How it is written: "unit|units"; a star stands for any ending ("készlet*"), as Hungarian needs. */
  forms: string;
}

export interface Run {
  text: string;
  /** The keyword that this piece is. */
  word?: string;
  /** The sign after it, which no line may begin with. */
  tail?: string;
}

const escaped = (form: string): string =>
  form
    .trim()
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", "\\p{L}*");

/** The text in pieces; a keyword is marked where it stands first, a longer one before a shorter. */
export function underline(text: string, keywords: readonly Keyword[]): Run[] {
  const forms = keywords
    .flatMap(({ id, forms }) => forms.split("|").map((form) => ({ id, form })))
    .sort((a, b) => b.form.length - a.form.length);
  if (forms.length === 0) return [{ text }];
  const pattern = new RegExp(
    `(?<![\\p{L}-])(?:${forms.map(({ form }) => `(${escaped(form)})`).join("|")})(?!\\p{L})`,
    "giu",
  );
  const runs: Run[] = [];
  const seen = new Set<string>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const word = forms[match.slice(1).findIndex((group) => group !== undefined)]?.id;
    if (word === undefined || seen.has(word)) continue;
    seen.add(word);
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const tail = /^[.,:;!?)]+/.exec(text.slice(end))?.[0];
    runs.push({ text: match[0], word, ...(tail && { tail }) });
    end += tail?.length ?? 0;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}
