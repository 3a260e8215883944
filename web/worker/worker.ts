// The one service worker of this house: it keeps what can be read without the server, and shows what the house tells a device.
//
// A page always comes from the server while that answers, so no old page ever meets a new server. Files whose names change
// with their content may come from the cache. What is kept for reading offline is asked for anew each time, too.
import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { ExpirationPlugin } from "workbox-expiration";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { isToRead } from "./reading";

declare const self: ServiceWorkerGlobalScope;
/** The files that the pages for reading need; put here when the client is built. */
declare const SHELL: PrecacheEntry[];

const PAGE = "/index.html";
const MOST_FILES = 300;
const MOST_TEXTS = 200;
/** What the page says to a worker that waits, before it loads itself anew. */
const GO_ON = "go-on";

clientsClaim();
precacheAndRoute(SHELL, { cleanURLs: false, directoryIndex: "" });
cleanupOutdatedCaches();

const page = new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache(PAGE) }] });
registerRoute(new NavigationRoute(page, { denylist: [/^\/api\//] }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: "files", plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES })] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isToRead(url.pathname),
  new NetworkFirst({ cacheName: "texts", plugins: [new ExpirationPlugin({ maxEntries: MOST_TEXTS })] }),
);

/** What is told to the server goes there straight: a worker that sleeps is not woken for it, as browsers have it that know this. */
interface Routing extends ExtendableEvent {
  addRoutes?: (rules: { condition: { requestMethod: string }; source: "network" }[]) => Promise<void>;
}
self.addEventListener("install", (event: Routing) => {
  const straight = event.addRoutes?.([{ condition: { requestMethod: "POST" }, source: "network" }]);
  if (straight !== undefined) event.waitUntil(straight);
});

self.addEventListener("message", (event) => {
  if (event.data === GO_ON) void self.skipWaiting();
});

interface Told {
  title: string;
  line: string;
  path: string;
  tag: string;
}

self.addEventListener("push", (event) => {
  const { title, line, path, tag } = event.data?.json() as Told;
  const shown = { body: line, tag, icon: "/icon-192.png", badge: "/badge-96.png", data: { path } };
  event.waitUntil(Promise.all([self.registration.showNotification(title, shown), countTurns()]));
});

self.addEventListener("notificationclick", (event) => {
  const { path } = event.notification.data as Pick<Told, "path">;
  event.notification.close();
  event.waitUntil(open(path));
});

/** In the window that is there, or in a new one. */
async function open(path: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: "window" });
  if (window === undefined) await self.clients.openWindow(path);
  else {
    await window.focus();
    await window.navigate(path);
  }
}

/** How many tables wait for me, on the sign of the app; where there is none, or nobody answers, nothing is shown. */
async function countTurns(): Promise<void> {
  if (!("setAppBadge" in self.navigator)) return;
  try {
    const answer = await fetch("/api/tables?list=mine", { credentials: "same-origin" });
    const tables = (await answer.json()) as { my_turn: boolean }[];
    await self.navigator.setAppBadge(tables.filter(({ my_turn }) => my_turn).length);
  } catch {
    // The next page that opens counts again.
  }
}
