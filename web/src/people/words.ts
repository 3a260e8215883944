// Small phrases about tables and people.
import { t } from "../i18n/i18n.svelte";
import { lasting } from "../i18n/time";
import type { Terms } from "../net/types";

/** The clock of a table in a few words. */
export function paceWords(terms: Terms | null): string {
  return terms === null ? t("pace-none") : t(`pace-${terms.pace}-terms`, { grace: lasting(terms.grace) });
}
