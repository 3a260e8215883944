// The faces of the computers, and their order on the ladder.
import captain from "./portraits/captain.svg";
import marshal from "./portraits/marshal.svg";
import novice from "./portraits/novice.svg";
import sovereign from "./portraits/sovereign.svg";
import squire from "./portraits/squire.svg";

const FACES: Readonly<Record<string, string>> = { novice, squire, captain, marshal, sovereign };

/** All characters, also those that a game does not have yet. */
export const LADDER = Object.keys(FACES);
export const portrait = (level: string): string => FACES[level] ?? "";
