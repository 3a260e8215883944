// The stored forms of names: every nameable thing has an id with its kind, as in "region.kent".

/** Forms of one name as names.{en,hu}.toml has them: nom, acc, …, adj, pl, poss; art; number; find. */
type NameForms = { nom: string } & Record<string, string | string[] | undefined>;
export type NameTable = Record<string, NameForms>;

export function nounForm(names: NameTable, id: string, kase: string, missing: (what: string) => void): string {
  const forms = names[id];
  if (forms === undefined) {
    missing(`name ${id}`);
    return id.slice(id.indexOf(".") + 1);
  }
  const form = forms[kase];
  if (typeof form === "string") return form;
  missing(`form ${kase} of ${id}`);
  return forms.nom;
}

export function storedArticle(names: NameTable, id: string): string {
  const art = names[id]?.["art"];
  return typeof art === "string" ? art : "";
}

export function grammaticalNumber(names: NameTable, id: string): "sg" | "pl" {
  return names[id]?.["number"] === "pl" ? "pl" : "sg";
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
