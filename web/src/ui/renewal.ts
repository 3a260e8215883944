// After a new version of the client was put on the server, the page loads itself anew: with the next page that is opened,
// or by itself as soon as nobody is disturbed by it. Never in the middle of a decision, and never twice for one version.
const LOOK_MS = 1000;
const TRIED = "hatalom.renewed";
/** What the waiting service worker is told. */
const GO_ON = "go-on";

/** The script that this page was begun with; its name changes with every version. Nothing where the client is not built. */
export function ownClient(page: Pick<Document, "querySelector"> = document): string {
  const source = page.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute("src");
  return source ?? "";
}

export class Renewal {
  /** Whether the server has another client than the one that runs here. */
  isDue = false;
  readonly #own: string;
  readonly #load: (path: string | null) => void;
  #newest = "";
  #isCalm: () => boolean = () => false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(own: string, load: (path: string | null) => void) {
    this.#own = own;
    this.#load = load;
  }

  /** What the server says its client is. */
  heard(client: string): void {
    if (this.#own === "" || client === "" || client === this.#own || sessionStorage.getItem(TRIED) === client) return;
    this.isDue = true;
    this.#newest = client;
    this.#timer ??= setInterval(() => this.#isCalm() && this.renew(), LOOK_MS);
  }

  /** A part of this version is not there any more: nothing can be gone on with, calm or not. */
  broken(): void {
    if (sessionStorage.getItem(TRIED) === this.#own) return;
    this.#newest = this.#own;
    this.renew();
  }

  /** The open page says when it may be loaded anew without disturbing anybody. Returns how to take that back. */
  whileCalm(isCalm: () => boolean): () => void {
    this.#isCalm = isCalm;
    return () => {
      if (this.#isCalm === isCalm) this.#isCalm = () => false;
    };
  }

  renew(path: string | null = null): void {
    clearInterval(this.#timer);
    sessionStorage.setItem(TRIED, this.#newest);
    this.isDue = false;
    this.#load(path);
  }
}

async function load(path: string | null): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.waiting?.postMessage(GO_ON);
  if (path === null) location.reload();
  else location.assign(path);
}

export const renewal = new Renewal(ownClient(), (path) => void load(path));

/** Whether somebody is writing: what is half written would be lost. */
export const isWriting = (page: Document = document): boolean =>
  page.activeElement !== null && page.activeElement.matches("input, textarea, select, [contenteditable]");
