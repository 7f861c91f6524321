/**
 * Keeps the page itself, so that it opens in a basement gym without a connection: what has been written is shown there as
 * on its way. No answer of the API is ever kept. A page is taken from the server whenever it answers, so that an old page
 * never speaks to a new server; only files whose names carry their content are taken from here first.
 *
 * `vite.config.ts` writes the names of the build's files in place of `SHELL_FILES`, and one of its own for `SHELL_STORE`: another build is another worker, with
 * a store of its own, and the old one's goes.
 *
 * A worker takes the place of an older one when the browser has stopped that one. A request that reaches it in the moment of
 * stopping brings it back, and it is asked to go again only after minutes. So requests that nobody answers here do not come
 * here, where the browser can tell them apart, and a worker that still waits is told to try again by the page: `keepShell.ts`.
 */
const FILES = SHELL_FILES;
const STORE = SHELL_STORE;
const PAGE = "/";
const VIEWS = /^\/(?:(?:chat|workouts|logs|progress|exercises|settings)(?:\/[^/]*)?)?$/;

self.addEventListener("install", (event) => {
  event.addRoutes?.({ condition: { urlPattern: "/api/*" }, source: "network" });
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(self.skipWaiting());
  // A store of another build is nobody's when no other build is on its way.
  const { installing, waiting } = self.registration;
  if (event.data === "tidy" && !installing && !waiting) event.waitUntil(dropOthers());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && VIEWS.test(url.pathname)) event.respondWith(fromServer(request, PAGE));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fromStore(request));
  else if (FILES.includes(url.pathname)) event.respondWith(fromServer(request, url.pathname));
});

async function keepAll() {
  const wasThere = await caches.has(STORE);
  const store = await caches.open(STORE);
  try {
    // Past the browser's own store: what is kept here belongs together.
    await store.addAll([PAGE, ...FILES].map((path) => new Request(path, { cache: "reload" })));
  } catch (error) {
    // A newer server has come meanwhile, whose files have other names: no half of a page stays behind.
    if (!wasThere) await caches.delete(STORE);
    throw error;
  }
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("setpoint-shell-") && name !== STORE).map((name) => caches.delete(name)),
  );
}

async function fromServer(request, keptAs) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(keptAs);
    if (kept) return kept;
    throw error;
  }
}

async function fromStore(request) {
  return (await caches.match(request)) ?? fetch(request);
}
