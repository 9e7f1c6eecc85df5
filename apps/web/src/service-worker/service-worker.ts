/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isKeptGround, PICTURE_CACHE, TILE_CACHE } from './cache-names.ts';

/** What the build made, written here by it. */
declare const __SHELL__: { url: string; revision: string | null }[];
declare const self: ServiceWorkerGlobalScope;

const DAY_SECONDS = 86_400;

// The shell: the page, its parts, fonts, the geometry engine. All of a release or none of it; the one before goes when this one takes over.
precacheAndRoute(__SHELL__, { cleanURLs: false });
cleanupOutdatedCaches();

// Every address of a screen is the one page. What the server answers by itself is left to it.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(?:api|ogc|dev|dev-idp|livez|readyz)(?:\/|$)/, /\/[^/?]+\.[a-z]+$/],
  }),
);

// Ground that was looked at: titles and rivers change seldom. A stated room, the oldest out first.
const lookedAt = new CacheFirst({
  cacheName: TILE_CACHE,
  plugins: [
    new ExpirationPlugin({ maxEntries: 3000, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
  ],
});

const fromServer = new NetworkOnly();

// The ground of a farm that is kept on purpose is the page's own to fill and to empty: it is looked for first.
registerRoute(
  ({ url }) => url.pathname.startsWith('/api/tiles/'),
  async ({ event, request }) => {
    // The page is filling it just now.
    if (request.cache === 'no-store') return fromServer.handle({ event, request });
    for (const name of (await caches.keys()).filter(isKeptGround)) {
      const kept = await caches.match(request, { cacheName: name });
      if (kept) return kept;
    }
    return lookedAt.handle({ event, request });
  },
);

// Small pictures of a plan. The server is asked first, for a right may have ended; without a line the last one stands.
registerRoute(
  ({ url }) => /^\/api\/plan\/[^/]+\/file\/get\/[^/]+\/small$/.test(url.pathname),
  new NetworkFirst({
    cacheName: PICTURE_CACHE,
    plugins: [new ExpirationPlugin({ maxEntries: 500, purgeOnQuotaError: true })],
  }),
);

// A new release waits until the person says so, or until no page of the old one is open.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
