// The service worker of this house, and the house as an app of the device. Neither is there on a connection that others can read.
const WORKER = "/worker.js";
/** Two hundred files are fetched to be read offline: those who have just come in are not to wait for them. */
const AFTER = 10_000;

/** The worker at work; throws where the browser has none for this address. */
export async function installed(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}

/** Begins to keep what can be read offline when the page has stood for a while; nobody waits for it. */
export function install(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = (): void => void installed().catch(() => undefined);
  addEventListener("load", () => void setTimeout(begin, AFTER), { once: true });
}

/** How many tables wait for me, on the sign of the app. */
export function badge(turns: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (turns > 0 ? navigator.setAppBadge(turns) : navigator.clearAppBadge()).catch(() => undefined);
}

/** The description of the app in a language; it is read when somebody installs it. */
export function describe(lang: string, page: Document = document): void {
  page.querySelector('link[rel="manifest"]')?.setAttribute("href", `/app.${lang}.webmanifest`);
}
