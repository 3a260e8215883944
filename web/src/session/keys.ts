// Every key of the table in one list, for the help page; no key is used twice. keyboard.ts must have an act for each of
// the shell's keys, or the type check fails; the map and the hand carry out their own.
export interface Key {
  /** KeyboardEvent.key, or a word for several ("digit", "arrows"). */
  key: string;
  shown: string;
  /** Other keys that do the same. */
  also?: readonly string[];
  /** Text key. */
  does: string;
  /** Who acts on it: the shell here, or the board and the panels themselves. */
  by: "shell" | "board";
}

export const KEYS = [
  { key: "digit", shown: "1–9", does: "key-options", by: "shell" },
  { key: "u", shown: "u Backspace Ctrl+Z", also: ["Backspace", "Ctrl+z"], does: "key-undo", by: "shell" },
  { key: "U", shown: "Shift u", does: "undo-phase", by: "shell" },
  { key: "n", shown: "n", does: "key-finish", by: "shell" },
  { key: "b", shown: "b", does: "key-hint", by: "shell" },
  { key: "c", shown: "c", does: "key-next-act", by: "shell" },
  { key: "y", shown: "y", does: "key-again", by: "shell" },
  { key: "P", shown: "Shift p", does: "key-plan", by: "shell" },
  { key: "Escape", shown: "Esc", does: "key-back", by: "shell" },
  { key: "q", shown: "q", does: "tab-log", by: "shell" },
  { key: "w", shown: "w", does: "tab-chat", by: "shell" },
  { key: "e", shown: "e", does: "tab-rules", by: "shell" },
  { key: ",", shown: ",", does: "settings", by: "shell" },
  { key: "o", shown: "o", does: "key-docks", by: "shell" },
  { key: "r", shown: "r", does: "key-fold", by: "shell" },
  { key: "x", shown: "x", does: "players", by: "shell" },
  { key: "z", shown: "z", does: "replay", by: "shell" },
  { key: "m", shown: "m", does: "say-where", by: "shell" },
  { key: "i", shown: "i", does: "say-here", by: "shell" },
  { key: "t", shown: "t", does: "key-pin", by: "shell" },
  { key: "p", shown: "p", does: "say-asked", by: "shell" },
  { key: "ArrowLeft", shown: "← →", does: "key-ply", by: "shell" },
  { key: "Shift+ArrowLeft", shown: "Shift ← →", does: "key-ply-phase", by: "shell" },
  { key: " ", shown: "␣", does: "key-replay", by: "shell" },
  { key: "/", shown: "/", does: "find", by: "shell" },
  { key: "?", shown: "?", does: "keys", by: "shell" },
  { key: "letter", shown: "a s d f g h j k l", does: "key-hand", by: "board" },
  { key: "arrows", shown: "← ↑ → ↓", does: "key-walk", by: "board" },
  { key: "Enter", shown: "Enter", does: "key-pick", by: "board" },
  { key: "+", shown: "+ −", does: "key-zoom", by: "board" },
  { key: "0", shown: "0", does: "key-fit", by: "board" },
  { key: "v", shown: "v", does: "key-hide", by: "board" },
] as const satisfies readonly Key[];

export type ShellKey = Extract<(typeof KEYS)[number], { by: "shell" }>["key"];
