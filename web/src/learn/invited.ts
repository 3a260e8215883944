// Whoever takes a lesson before he sits down finds the way back to his seat.
const KEY = "hatalom.invitation";

/** The address of the invitation for which a lesson is taken; null where there is none. */
export const invitationOf = (game: string): string | null => {
  const [about, path] = (sessionStorage.getItem(KEY) ?? "").split(" ");
  return about === game && path !== undefined ? path : null;
};

export function learnFirst(game: string, path: string): void {
  sessionStorage.setItem(KEY, `${game} ${path}`);
}

export function forgetInvitation(): void {
  sessionStorage.removeItem(KEY);
}
