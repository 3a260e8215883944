// Levels of the computer and their styles: "captain", or "captain:bold".
import { t } from "./i18n.svelte";

const parts = (name: string): { level: string; style: string } => {
  const [level = "", style = ""] = name.split(":");
  return { level, style };
};

/** "captain", or "bold captain". */
export function levelName(name: string): string {
  const { level, style } = parts(name);
  return style === ""
    ? t(`level-${level}`)
    : t("level-styled", { level: t(`level-${level}`), style: t(`style-${style}`) });
}

/** How it plays, after its name. */
export const levelNote = (name: string): string => t(`level-${parts(name).level}-note`);

/** How it plays, under its name. */
export const levelWords = (name: string): string => t(`level-${parts(name).level}-words`);
