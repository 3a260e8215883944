// Addresses of the page. Small enough to need no library: a handful of places, links that do not reload.
import { renewal } from "./renewal";

type Place =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "watch" }
  | { page: "learn" }
  | { page: "settings" }
  | { page: "profile" }
  | { page: "enter"; secret: string }
  | { page: "way"; way: string; code: string | null }
  | { page: "records"; game: string | null }
  | { page: "leagues" }
  | { page: "league"; league: string }
  | { page: "moderation" }
  | { page: "person"; person: string }
  | { page: "credits" }
  | { page: "operator" }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "balance"; game: string | null }
  | { page: "lab"; experiment: string | null; other: string | null }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "box"; game: string | null }
  | { page: "aid"; game: string }
  | { page: "computers"; game: string | null }
  | { page: "table"; table: string }
  | { page: "chronicle"; table: string }
  | { page: "invite"; table: string; seat: string; secret: string };

function placeOf(path: string): Place {
  const [head, first, second, third, fourth] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  if (head === "tables" && first !== undefined) {
    if (second === "chronicle") return { page: "chronicle", table: first };
    return second === "join" && third !== undefined && fourth !== undefined
      ? { page: "invite", table: first, seat: third, secret: fourth }
      : { page: "table", table: first };
  }
  if (head === "learn")
    return first !== undefined && second !== undefined
      ? { page: "lesson", game: first, lesson: second }
      : { page: "learn" };
  if (head === "rules") return { page: "rules", game: first ?? null, rule: second ?? null };
  if (head === "box") return { page: "box", game: first ?? null };
  if (head === "aid" && first !== undefined) return { page: "aid", game: first };
  if (head === "computers") return { page: "computers", game: first ?? null };
  if (head === "lab" && first === "balance") return { page: "balance", game: second ?? null };
  if (head === "lab") return { page: "lab", experiment: first ?? null, other: second ?? null };
  if (head === "watch") return { page: "watch" };
  if (head === "leagues") return first === undefined ? { page: "leagues" } : { page: "league", league: first };
  if (head === "records") return { page: "records", game: first ?? null };
  if (head === "moderation") return { page: "moderation" };
  if (head === "people" && first !== undefined) return { page: "person", person: first };
  if (head === "settings" || head === "rest") return { page: "settings" };
  if (head === "profile") return { page: "profile" };
  if (head === "enter" && first !== undefined) return { page: "enter", secret: first };
  if (head === "confirm" && first !== undefined && second !== undefined)
    return { page: "way", way: first, code: second };
  if (head === "stop" && first !== undefined) return { page: "way", way: first, code: null };
  if (head === "operator") return { page: "operator" };
  if (head === "credits") return { page: "credits" };
  if (head === "play") return { page: "lobby" };
  return { page: "home" };
}

class Router {
  #path = $state(location.pathname);

  get place(): Place {
    return placeOf(this.#path);
  }

  go(path: string, replace = false): void {
    if (renewal.isDue && !replace) {
      renewal.renew(path);
      return;
    }
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** Lets ordinary links inside the page change the place without a reload. */
  start(): void {
    addEventListener("popstate", () => (this.#path = location.pathname));
    document.addEventListener("click", (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null || link.target !== "" || link.origin !== location.origin || link.pathname.startsWith("/api"))
        return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }
}

export const router = new Router();
