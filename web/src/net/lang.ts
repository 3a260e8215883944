// The languages in which the server has words.
export type Lang = "en" | "hu";
