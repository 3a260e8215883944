// English "a" or "an", by how the word or number is read aloud.

export function indefiniteArticle(value: number | string): "a" | "an" {
  const text = String(value).trim();
  const digits = /^\d+/.exec(text)?.[0];
  if (digits !== undefined) return /^8/.test(digits) || /^1[18](\d{3})*$/.test(digits) ? "an" : "a";
  const word = /^\p{L}+/u.exec(text)?.[0] ?? "";
  const isAbbreviation = word.length > 1 && word === word.toUpperCase();
  if (isAbbreviation || word.length === 1) return /^[AEFHILMNORSX]/.test(word.toUpperCase()) ? "an" : "a";
  if (/^(hour|heir|honou?r|honest)/i.test(word)) return "an";
  if (/^(uni|use|usu|eu|one)/i.test(word)) return "a";
  return /^[aeiouéá]/i.test(word) ? "an" : "a";
}
